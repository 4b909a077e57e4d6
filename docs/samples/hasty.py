"""A player that takes whatever brings most at once, else lays down its first card; and how it fares."""

from dataclasses import dataclass
from statistics import mean, stdev

from zwicker_lab.players import View, player, view_of
from zwicker_lab.variants import load_variant
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import new_deal
from zwicker_lab.zwicker.score import points


@dataclass(frozen=True)
class Hasty:
    """Looks at the next second only."""

    name: str = "hasty"

    def choose(self, view: View, seed: int = 0) -> Move:
        """The legal move that wins most points at once; among equals the one listed first."""
        return max(view.position.moves(), key=view.position.points_of)


def lead(seed: int) -> float:
    """What Hasty scores above a random player with the same cards, once in either seat, a deal."""
    variant, other, total = load_variant("zwicker3"), player("random"), 0.0
    for seat in (0, 1):
        position, _ = new_deal(variant, players=2, dealer=0, seed=seed)
        while not position.is_over:
            mover = Hasty() if position.turn == seat else other
            position = position.play(mover.choose(view_of(position), seed))
        mine, yours = points(position, final=True)[seat], points(position, final=True)[1 - seat]
        total += float(mine - yours) / 2
    return total


if __name__ == "__main__":
    leads = [lead(seed) for seed in range(40)]
    error = 1.96 * stdev(leads) / len(leads) ** 0.5
    print(f"hasty beats random by {mean(leads):.1f} ± {error:.1f} points a deal (40 deals, each twice, seeds 0 to 39)")
