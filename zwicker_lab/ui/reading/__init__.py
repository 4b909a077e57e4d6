"""Pages to read: the rules of a rule set, the origin of the game, its words, and how these pages are used."""
