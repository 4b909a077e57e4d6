"""A player that takes whatever brings most at once, else lays down its first card; and how it fares."""

import zwicker_lab as zl


class Hasty:
    """Looks at the next second only."""

    name = "hasty"

    def choose(self, view: zl.View, seed: int = 0) -> zl.Move:
        """The legal move that wins most points at once; among equals the one listed first."""
        return max(view.position.moves(), key=view.position.points_of)


if __name__ == "__main__":
    for rival in ("random", "greedy", "traditional"):
        found = zl.contest(Hasty(), zl.player(rival), "zwicker3", players=2, deals=150, seed=1)
        print(f"hasty against {rival}, points a deal: {found}")
