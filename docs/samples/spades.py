"""A player that takes spades first and never leaves a sum of nine if it can help it."""

from itertools import combinations, product

import zwicker_lab as zl


class Spades:
    """Spades first, then no sum of nine for the next, then points."""

    name = "spades"

    def choose(self, view: zl.View, seed: int = 0) -> zl.Move:
        """The move that is best by the idea; among equals the one listed first."""
        position = view.position

        def worth(move: zl.Move) -> tuple[int, bool, int]:
            taken = [card for item in move.items for card in item.cards] if move.kind == "capture" else []
            spades = sum(card.suit == "s" for card in taken)
            return spades, not leaves_nine(position.play(move)), position.points_of(move)

        return max(position.moves(), key=worth)


def leaves_nine(position: zl.Position) -> bool:
    """Whether any items on the table add up to nine."""
    some = (part for many in range(1, 5) for part in combinations(position.values, many))
    return any(sum(values) == 9 for part in some for values in product(*part))


if __name__ == "__main__":
    print(zl.contest(Spades(), zl.player("greedy"), players=2, deals=150, seed=1))
