"""Completing a position at random under conditions, such as that the mover can Zwick in exactly two ways."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise, product
from random import Random

from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.errors import InputError
from zwicker_lab.lessons.fields import position_of
from zwicker_lab.notation.totals import possible_totals
from zwicker_lab.texts import say
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.items import Item
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

TRIES = 12_000
"""So many positions are looked at before the search gives up."""
MOST_TABLE, MOST_HAND, MOST_CONDITIONS, MOST_NUMBER = 10, 8, 4, 30
PAIRS = 60


def zwicks(position: Position) -> tuple[Move, ...]:
    """The mover's ways to make a Zwick.

    >>> [str(move) for move in zwicks(position_of("zwicker3; table As Kd; hand 5c *15"))]
    ['5c x As Kd', '*15 x As Kd']
    """
    return tuple(move for move in position.moves() if move.kind == "capture" and position.is_zwick(move))


def sum_of_cards(position: Position, number: int) -> bool:
    """Whether the mover can capture by adding so many items to one value."""
    values = position.variant.values_of
    return any(
        len(move.items) == number and any(sum(one) in values(move.card) for one in product(*_values(position, move)))
        for move in _captures(position)
    )


def _values(position: Position, move: Move) -> Iterator[tuple[int, ...]]:
    known = dict(zip((item.cards for item in position.table), position.values, strict=True))
    return (known[item.cards] for item in move.items)


def _captures(position: Position) -> Iterator[Move]:
    return (move for move in position.moves() if move.kind == "capture")


def _can(position: Position, kind: str) -> bool:
    return any(move.kind == kind for move in position.moves())


def _build_there(position: Position, total: int) -> bool:
    return any(item.is_build and item.total == total for item in position.table)


CONDITIONS: Mapping[str, Callable[[Position, int], bool]] = {
    "zwick-exactly": lambda position, number: len(zwicks(position)) == number,
    "zwick-at-least": lambda position, number: len(zwicks(position)) >= number,
    "no-zwick": lambda position, _: not zwicks(position),
    "capture": lambda position, _: _can(position, "capture"),
    "no-capture": lambda position, _: not _can(position, "capture"),
    "sum": sum_of_cards,
    "build": lambda position, _: _can(position, "build"),
    "build-there": _build_there,
    "joker-hand": lambda position, _: any(card.is_joker for card in position.hand),
    "joker-table": lambda position, _: any(card.is_joker for item in position.table for card in item.cards),
    "points": lambda position, number: any(position.points_of(move) >= number for move in _captures(position)),
}
"""What a position may have to fulfil, each with its number where it has one."""
NUMBERED = ("zwick-exactly", "zwick-at-least", "sum", "build-there", "points")


@dataclass(frozen=True)
class Condition:
    """One condition; ``number`` matters to those of ``NUMBERED`` only."""

    name: str
    number: int = 1

    def __post_init__(self) -> None:
        if self.name not in CONDITIONS:
            raise InputError("own-condition", condition=self.name, known=", ".join(CONDITIONS))
        if not 1 <= self.number <= MOST_NUMBER:
            raise InputError("own-condition-number", most=MOST_NUMBER, got=self.number)

    def holds(self, position: Position) -> bool:
        """Whether a position fulfils it.

        >>> Condition("sum", 2).holds(position_of("zwicker3; table 5c 4d; hand 9h"))
        True
        """
        return CONDITIONS[self.name](position, self.number)

    def text(self, lang: str) -> str:
        """The condition in words, to follow the name of a seat."""
        return say(lang, f"own-condition-{self.name}", number=self.number)


@dataclass(frozen=True)
class Wish:
    """A position wished for: so many items on the table and cards in the hand, under conditions.

    ``kept_table`` and ``kept_hand`` lie there already and stay.
    """

    variant: Variant
    table: int
    hand: int
    conditions: tuple[Condition, ...] = ()
    kept_table: tuple[Item, ...] = ()
    kept_hand: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        if not (0 <= self.table <= MOST_TABLE and 1 <= self.hand <= MOST_HAND):
            raise InputError("own-wish-cards", table=self.table, hand=self.hand, on_table=MOST_TABLE, in_hand=MOST_HAND)


def search(wish: Wish, seed: int, tries: int = TRIES) -> Iterator[str | None]:
    """Look for a position, one try at a time: ``None`` for one that does not fit, at last the line of one that does.

    It ends without a line where ``tries`` were not enough. The same seed leads to the same position.

    >>> wish = Wish(position_of("zwicker3; table ; hand 2c").variant, 3, 2, (Condition("zwick-exactly", 2),))
    >>> line = next(filter(None, search(wish, 1)))
    >>> len(zwicks(position_of(line))), line == next(filter(None, search(wish, 1)))
    (2, True)
    """
    chance = Random(f"conditions {seed}")
    known = {*wish.kept_hand, *(card for item in wish.kept_table for card in item.cards)}
    pack = [card for card in wish.variant.pack(wish.variant.default_players) if card not in known]
    blank = _blank(wish)
    for _ in range(tries):
        position = _tried(wish, blank, pack, chance)
        if position is not None and all(condition.holds(position) for condition in wish.conditions):
            table, hand = " ".join(map(str, position.table)), " ".join(position.hand)
            yield f"{wish.variant.spelled}; table {table}; hand {hand}"
            return
        yield None


def _blank(wish: Wish) -> Position:
    """A position whose table and hands are filled anew for each try."""
    return position_of(f"{wish.variant.spelled}; table ; hand {wish.variant.pack(wish.variant.default_players)[0]}")


def _tried(wish: Wish, blank: Position, pack: list[Card], chance: Random) -> Position | None:
    """The kept cards completed by chance; ``None`` where a wished build cannot be made of what was drawn."""
    drawn = chance.sample(pack, len(pack))
    table = list(wish.kept_table)
    for condition in wish.conditions:
        if condition.name == "build-there" and not any(item.total == condition.number for item in table):
            build = _build(wish.variant, drawn, condition.number)
            if build is None:
                return None
            table.append(build)
    hand = list(wish.kept_hand)
    for condition in wish.conditions:
        _take_joker(condition, drawn, hand, table)
    while len(hand) < wish.hand:
        hand.append(drawn.pop())
    while len(table) < wish.table:
        table.append(Item.loose(drawn.pop()))
    others = ((UNKNOWN,) * (len(hand) - 1),) * (blank.players - 1)
    return blank.changed(table=tuple(table), hands=(tuple(hand), *others))


def _build(variant: Variant, drawn: list[Card], total: int) -> Item | None:
    """A build of two of the drawn cards, which are taken away."""
    for one, other in pairwise(drawn[:PAIRS]):
        if total in possible_totals(variant, (one, other)):
            drawn.remove(one)
            drawn.remove(other)
            return Item(((one, other),), total)
    return None


def _take_joker(condition: Condition, drawn: list[Card], hand: list[Card], table: list[Item]) -> None:
    """Bring a joker to where a condition wants one, if none lies there."""
    joker = next((card for card in drawn if card.is_joker), None)
    if joker is None or condition.name not in ("joker-hand", "joker-table"):
        return
    if condition.name == "joker-hand" and not any(card.is_joker for card in hand):
        drawn.remove(joker)
        hand.append(joker)
    elif condition.name == "joker-table" and not any(card.is_joker for item in table for card in item.cards):
        drawn.remove(joker)
        table.append(Item.loose(joker))
