"""What a move leaves to the next seat: which cards take what, and how likely that seat holds one of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import islice, pairwise

from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.players.odds import Cards, Odds
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.items import Item
from zwicker_lab.zwicker.legal import captures
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import next_packet
from zwicker_lab.zwicker.play import after
from zwicker_lab.zwicker.position import Position

MOST_ITEMS, LOOKED_AT = 12, 200
"""Items on the table, and captures of one card, that are looked at; of what is larger nothing is told."""

Chance = Callable[[Collection[Card]], Fraction]


@dataclass(frozen=True, slots=True)
class Taking:
    """What cards of one kind can take: the capture that wins most, and everything within their reach.

    ``cards`` are those the seat may hold; ``points`` counts the captured cards and the Zwick, not the card played;
    ``reach`` names items by their bottom card.
    """

    cards: Cards
    best: Move
    points: int
    zwick: bool
    reach: Cards


@dataclass(frozen=True)
class Outlook:
    """What the next seat can do after a move, as far as the mover knows.

    ``before`` is the position that seat meets, ``may`` the cards it can hold; ``chance`` gives the exact chance that it
    holds one of some cards.
    """

    before: Position
    may: Cards
    chance: Chance
    takings: tuple[Taking, ...]

    @property
    def seat(self) -> str:
        """The name of the next seat."""
        return self.before.mover

    @property
    def table(self) -> tuple[Item, ...]:
        """What the next seat finds on the table."""
        return self.before.table

    @cached_property
    def sweepers(self) -> Cards:
        """The cards that clear the table with a Zwick."""
        return self._cards(taking.zwick for taking in self.takings)

    def takers(self, item: Item) -> Cards:
        """The cards that can take an item."""
        return self._cards(item.groups[0][0] in taking.reach for taking in self.takings)

    @cached_property
    def loss(self) -> Fraction:
        """The points the next seat can expect to take at once, by its best capture."""
        levels = [0, *sorted({taking.points for taking in self.takings if taking.points > 0})]
        loss = Fraction(0)
        for low, high in pairwise(levels):
            loss += (high - low) * self.chance(self._cards(taking.points >= high for taking in self.takings))
        return loss

    def _cards(self, chosen: Iterable[bool]) -> Cards:
        kept = zip(self.takings, chosen, strict=True)
        return frozenset(card for taking, wanted in kept if wanted for card in taking.cards)


def outlook(position: Position, move: Move, odds: Odds) -> Outlook | None:
    """What ``move`` leaves to the next seat.

    ``None`` where that seat is no opponent, where its table is not known yet, or where the table offers too much.

    >>> from zwicker_lab.notation import read_position
    >>> from zwicker_lab.players.view import view_of
    >>> position = read_position("zwicker3; table 8d 6s; hand 2c 3d 5h 9s; stock 36")
    >>> found = outlook(position, Move.read("5h"), Odds(view_of(position)))
    >>> sorted(found.sweepers), len(found.takers(Item.read("8d")))
    ([], 11)
    """
    then = after(position, move)
    if (
        then.is_over
        or then.side == position.side
        or len(then.table) > MOST_ITEMS
        or _lays_unknown(position, move, then)
    ):
        return None
    seat = then.turn
    if not then.hand:
        then, dealt = _as_dealt(then)
        may: Cards = odds.unseen
        chance: Chance = lambda cards: odds.dealt(dealt, cards)  # noqa: E731
    elif sum(map(len, then.hands)) >= sum(map(len, position.hands)):
        may = frozenset(then.hand)
        chance = lambda cards: Fraction(not may.isdisjoint(cards))  # noqa: E731
    else:
        may = odds.may_hold(seat)
        chance = lambda cards: odds.holds(seat, cards)  # noqa: E731
    takings = _takings(then, may)
    return None if takings is None else Outlook(then, may, chance, takings)


def _lays_unknown(position: Position, move: Move, then: Position) -> bool:
    """Whether cards nobody knows come to the table before the next seat plays."""
    if not isinstance(position.stock, int):
        return False
    switches = position.variant.switches
    if switches.after_zwick == "four_from_stock" and position.is_zwick(move):
        return True
    size = next_packet(position.variant, position.players, position.stock) or 0
    return (
        not then.hand
        and switches.leftovers != "last_capturer"
        and 0 < position.stock - size * position.players < position.players
    )


def _as_dealt(between: Position) -> tuple[Position, int]:
    """The position once the next packet is dealt face down, and how many cards each seat gets."""
    size = next_packet(between.variant, between.players, between.stock_count) or 0
    hands = ((UNKNOWN,) * size,) * between.players
    return between.changed(hands=hands, stock=between.stock_count - size * between.players), size


def _takings(then: Position, may: Cards) -> tuple[Taking, ...] | None:
    """What each kind of card could take in the next seat's hand; ``None`` where a card can take in too many ways."""
    kinds = [cards for kind in _kinds(then.variant, then.players) if (cards := kind & may)]
    every = _holding(then, tuple(map(min, kinds)))
    worth = {item.groups[0][0]: card_points(then, (item,)) for item in then.table}
    found = []
    for card, cards in zip(every.hand, kinds, strict=True):
        moves = list(islice(captures(every, card), LOOKED_AT + 1))
        if len(moves) > LOOKED_AT:
            return None
        if moves:
            found.append(_taking(_holding(then, (card,) * len(then.hand)), cards, moves, worth))
    return tuple(found)


def _holding(position: Position, hand: tuple[Card, ...]) -> Position:
    """The position with other cards in the hand of the seat to move."""
    hands = tuple(hand if seat == position.turn else other for seat, other in enumerate(position.hands))
    return position.changed(hands=hands)


@lru_cache(maxsize=64)
def _kinds(variant: Variant, players: int) -> tuple[Cards, ...]:
    """The cards of the pack by what they can take: those of the same values, jokers apart; the highest first."""
    kinds: dict[tuple[int, ...], set[Card]] = {}
    for card in variant.pack(players):
        kinds.setdefault((*variant.values_of(card)[::-1], -card.is_joker), set()).add(card)
    return tuple(frozenset(kinds[values]) for values in sorted(kinds, reverse=True))


def _taking(held: Position, cards: Cards, moves: list[Move], worth: Mapping[Card, int]) -> Taking:
    """The best of all captures by one kind of card."""
    reach: set[Card] = set()
    swept, most = False, (-1, 0)
    for move in moves:
        bottoms = [item.groups[0][0] for item in move.items]
        reach.update(bottoms)
        zwick = len(bottoms) == len(worth) and held.is_zwick(move)
        points = sum(map(worth.__getitem__, bottoms)) + held.variant.scoring.zwick * zwick
        swept = swept or zwick
        if (points, _count(move)) > most:
            most, best = (points, _count(move)), move
    return Taking(cards, best, most[0], swept, frozenset(reach))


def best_capture(position: Position) -> Move | None:
    """The capture of the seat to move that wins most points, then most cards; on a large table the best of many."""
    moves = (move for card in position.hand for move in islice(captures(position, card), LOOKED_AT))
    return max(moves, key=lambda move: (position.points_of(move), _count(move)), default=None)


def card_points(position: Position, items: Iterable[Item]) -> int:
    """The points of all cards in some items."""
    return sum(position.variant.points_of(card) for item in items for card in item.cards)


def _count(move: Move) -> int:
    return sum(len(item.cards) for item in move.items)
