"""The rules of the fishing games: positions, moves, play, scoring, matches, explanations."""
