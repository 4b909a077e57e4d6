"""Scoring a deal, row by row: most cards, each scoring card, Zwicks and fines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from zwicker_lab.cards import Card, card
from zwicker_lab.names import capital, card_name
from zwicker_lab.texts import say

if TYPE_CHECKING:
    from zwicker_lab.variants import Variant
    from zwicker_lab.zwicker.position import Position

Points = int | Fraction


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a side's score.

    ``code`` is a card code, ``A`` (aces together), ``most_cards``, ``zwick`` or ``fine``; ``count`` how many cards,
    Zwicks or fined builds the side has; ``points`` what they bring, below zero for fines.
    """

    code: str
    count: int
    points: Points

    def name(self, lang: str) -> str:
        """The row's name in words.

        >>> Row("Td", 1, 3).name("en"), Row("*15", 1, 5).name("de"), Row("zwick", 2, 2).name("en")
        ('10 of diamonds', 'Joker 15', 'Zwicks')
        """
        return row_name(self.code, lang)


@dataclass(frozen=True, slots=True)
class SideScore:
    """What one side has: its cards, its Zwicks, the points of all rows together, and the rows."""

    side: str
    cards: int
    zwicks: int
    total: Points
    rows: tuple[Row, ...]


def rows(position: Position, final: bool) -> tuple[SideScore, ...]:
    """The score of every side, in the order of ``position.sides``.

    A ``final`` score counts a deal that is over; else the piles so far are counted, and there is no row for most cards.
    A share of the majority may be a ``Fraction``; whole points are ``int``.

    >>> from zwicker_lab.variants import load_variant
    >>> from zwicker_lab.zwicker.packets import deal
    >>> zwicker = load_variant("zwicker3")
    >>> [row.code for row in rows(deal(zwicker, 4, 3, zwicker.pack(4)), final=False)[0].rows]
    ['*15', '*20', '*25', 'Td', 'Ts', '2s', 'A', 'zwick']
    """
    most = majority(position) if final else ()
    return tuple(_side_score(position, side, most) for side in range(len(position.won)))


def points(position: Position, final: bool) -> tuple[Points, ...]:
    """Only the totals of ``rows``, by side."""
    return tuple(side.total for side in rows(position, final))


def majority(position: Position) -> tuple[Points, ...]:
    """The points for most cards, by side; nobody has most while nobody has a card.

    On a tie the switch ``majority_tie`` says who gets them: nobody, all of the sides that tie, or each a share.
    """
    counts = [len(pile) for pile in position.won]
    prize = _tied_prize(position.variant, counts.count(max(counts))) if max(counts) else 0
    return tuple(prize if count == max(counts) else 0 for count in counts)


def row_name(code: str, lang: str) -> str:
    """The name of a row in words.

    >>> row_name("most_cards", "de"), row_name("Ts", "de"), row_name("2s", "en")
    ('Die meisten Karten', 'Pik-10', '2 of spades')
    """
    fixed = {"most_cards": "row-most-cards", "zwick": "row-zwick", "fine": "row-fine", "A": "row-aces"}
    if code in fixed:
        return say(lang, fixed[code])
    return capital(card_name(card(code), lang))


def row_code(variant: Variant, scored: Card) -> str:
    """The row a card counts in, were it to score: its own, both packs together, else its rank's.

    >>> from zwicker_lab.variants import load_variant
    >>> [row_code(load_variant("zwickern"), card(code)) for code in ("7d'", "Ah", "9c")]
    ['7d', 'A', '9']
    """
    return scored.plain if scored.plain in variant.scoring.points else scored.rank


def _tied_prize(variant: Variant, holders: int) -> Points:
    """What each of ``holders`` sides with equally many cards gets."""
    prize = variant.scoring.most_cards
    if holders == 1 or variant.switches.majority_tie == "all":
        return prize
    return _whole(Fraction(prize, holders)) if variant.switches.majority_tie == "shared" else 0


def _whole(number: Points) -> Points:
    return int(number) if number.denominator == 1 else number


def _side_score(position: Position, side: int, most: tuple[Points, ...]) -> SideScore:
    pile, zwicks = position.won[side], position.zwicks[side]
    found = tuple(_side_rows(position, side, most))
    total = _whole(sum((row.points for row in found), Fraction(0)))
    return SideScore(position.sides[side], len(pile), zwicks, total, found)


def _side_rows(position: Position, side: int, most: tuple[Points, ...]) -> Iterator[Row]:
    scoring, pile = position.variant.scoring, position.won[side]
    if most:
        yield Row("most_cards", len(pile), most[side])
    counts = Counter(row_code(position.variant, c) for c in pile)
    for code, each in scoring.points.items():
        yield Row(code, counts[code], counts[code] * each)
    zwicks, fined = position.zwicks[side], position.fines[side]
    yield Row("zwick", zwicks, zwicks * scoring.zwick)
    if scoring.fine:
        yield Row("fine", fined, -fined * scoring.fine)
