"""The end of a deal by trying everything with the readable engine, and last packets small enough for that."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice

from hypothesis import assume
from hypothesis import strategies as st

from tests.strategies import variants
from zwicker_lab.cards import Card
from zwicker_lab.kernel.score import UNIT
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.items import Item
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.play import after
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.score import points

Shares = tuple[Fraction, ...]
MOST_MOVES = 30


class Budget:
    """How many positions may still be looked at; a test with more than that tries another position."""

    def __init__(self, left: int) -> None:
        self.left = left

    def spend(self) -> None:
        self.left -= 1
        assume(self.left > 0)


def brute_values(position: Position, budget: int) -> dict[Move, int]:
    """The value of every legal move in 1/840 points, rounded down to a whole one."""
    spent, side, before = Budget(budget), position.side, shares(points(position, final=False))
    found = {}
    for move in legal(position):
        gain = outcome(after(position, move), spent)[side] - before[side]
        found[move] = gain * UNIT // 1
    return found


def outcome(position: Position, budget: Budget) -> Shares:
    """What each side ends with, its points less the mean of the others', when every side plays for itself."""
    budget.spend()
    if position.is_over:
        return shares(points(position, final=True))
    ends = [outcome(after(position, move), budget) for move in legal(position)]
    return max(ends, key=lambda end: wish(end, position.side))


def wish(end: Shares, side: int) -> Shares:
    """A side wants most for itself, then least for the next side, then for the one after it."""
    others = (end[(side + step) % len(end)] for step in range(1, len(end)))
    return (end[side], *(-share for share in others))


def shares(scores: tuple[int | Fraction, ...]) -> Shares:
    """Each side's points less the mean of the others'."""
    everything = sum(scores)
    return tuple(Fraction(own) - Fraction(everything - own) / (len(scores) - 1) for own in scores)


def legal(position: Position) -> list[Move]:
    """All legal moves, where they are few."""
    moves = list(islice(position.moves(), MOST_MOVES + 1))
    assume(len(moves) <= MOST_MOVES)
    return moves


@st.composite
def last_packets(
    draw: st.DrawFn, variant: st.SearchStrategy[Variant] | None = None, most: int = 5, sides: tuple[int, ...] = ()
) -> Position:
    """A position with no packet left to deal and at most so many cards in all hands, a few moves after an invented one.

    ``sides`` are the numbers of sides wanted.
    """
    rules = draw(variants() if variant is None else variant)
    players = draw(st.sampled_from([p for p in rules.players if not sides or len(rules.sides(p)) in sides] or [0]))
    assume(players)
    position = _invented(draw, rules, players, most)
    for _ in range(draw(st.integers(0, 3))):
        moves = list(islice(position.moves(), 60))
        built = [move for move in moves if move.kind == "build"]
        position = after(position, draw(st.sampled_from(built or moves)))
        if position.is_over:
            break
    assume(not position.is_over)
    return position


def _invented(draw: st.DrawFn, variant: Variant, players: int, most: int) -> Position:
    cards = list(variant.pack(players))
    draw(st.randoms(use_true_random=False)).shuffle(cards)
    if variant.jokers and draw(st.booleans()):
        cards.sort(key=lambda card: not card.is_joker)
    turn = draw(st.integers(0, players - 1))
    held = draw(st.integers(1, most + 2))
    hands = [_take(cards, held // players + ((seat - turn) % players < held % players)) for seat in range(players)]
    draw(st.randoms(use_true_random=False)).shuffle(cards)
    kept = variant.switches.leftovers == "last_capturer" or variant.switches.after_zwick == "four_from_stock"
    stock = _take(cards, draw(st.integers(0, players - 1)) if kept else 0)
    table = tuple(map(Item.loose, _take(cards, draw(st.integers(0, 4)))))
    sides = len(variant.sides(players))
    cuts = sorted(draw(st.integers(0, len(cards))) for _ in range(sides - 1))
    piles = tuple(tuple(cards[low:high]) for low, high in zip([0, *cuts], [*cuts, len(cards)], strict=True))
    return Position(
        variant=variant,
        players=players,
        table=table,
        hands=tuple(hands),
        turn=turn,
        dealer=draw(st.integers(0, players - 1)),
        won=_thinned(draw, piles),
        zwicks=tuple(draw(st.integers(0, 2)) for _ in range(sides)),
        fines=(0,) * sides,
        last=draw(st.none() | st.integers(0, sides - 1)),
        stock=stock,
    )


def _take(cards: list[Card], count: int) -> tuple[Card, ...]:
    taken = tuple(cards[:count])
    del cards[:count]
    return taken


def _thinned(draw: st.DrawFn, piles: tuple[tuple[Card, ...], ...]) -> tuple[tuple[Card, ...], ...]:
    """Piles of nearly the same size as often as not, so that most cards is still open."""
    if draw(st.booleans()):
        return piles
    size = min(map(len, piles))
    return tuple(pile[: size + draw(st.integers(0, 2))] for pile in piles)
