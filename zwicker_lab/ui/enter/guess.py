"""Unknown cards, settled so that all that was entered is legal: one order of the pack among those that fit.

Nobody writes down a whole pack in the order dealt. So some order is always supposed, with what is known in its place.
Whenever a card turns up where another one was supposed, the two change places; and where a move would then not have
been legal, as a build whose total the player must hold, further supposed cards change places until it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from zwicker_lab.cards import Card
from zwicker_lab.zwicker.items import Item
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.reasons import Reason

MOST_TRIES = 600
"""So many orders are looked at before a move counts as impossible."""


@dataclass(frozen=True)
class Guess:
    """One supposed order of the pack, and the packet that is played with it.

    ``start`` is the position in which the packet began, ``moves`` those played since, ``fixed`` the cards whose place
    is known or must not change.

    >>> from zwicker_lab.variants import load_variant
    >>> from zwicker_lab.zwicker.packets import deal
    >>> zwicker = load_variant("zwicker3")
    >>> guess = Guess(zwicker.pack(2), deal(zwicker, 2, 1, zwicker.pack(2)), ())
    >>> guess.start.hands[0], guess.swap(Card("As"), Card("Kc")).start.hands[0]
    (('As', '3s', '5s', '7s'), ('Kc', '3s', '5s', '7s'))
    """

    pack: tuple[Card, ...]
    start: Position
    moves: tuple[Move, ...]
    fixed: frozenset[Card] = frozenset()

    @cached_property
    def _played(self) -> tuple[tuple[Position, ...], Reason | None]:
        positions = [self.start]
        for move in self.moves:
            reason = positions[-1].refusal(move)
            if reason is not None:
                return tuple(positions), reason
            positions.append(positions[-1].play(move))
        return tuple(positions), None

    @property
    def positions(self) -> tuple[Position, ...]:
        """The position in which the packet began, and that after each move up to the first illegal one."""
        return self._played[0]

    @property
    def reason(self) -> Reason | None:
        """Why the first illegal move is not legal, ``None`` where all are legal."""
        return self._played[1]

    def swap(self, one: Card, other: Card) -> Guess:
        """The same with two cards in each other's place."""
        places = {one: other, other: one}

        def swapped(cards: tuple[Card, ...]) -> tuple[Card, ...]:
            return tuple(places.get(card, card) for card in cards)

        start = self.start
        stock = start.stock if isinstance(start.stock, int) else swapped(start.stock)
        table = tuple(item if item.is_build else Item((swapped(item.cards),), item.total) for item in start.table)
        return replace(
            self,
            pack=swapped(self.pack),
            start=start.changed(hands=tuple(map(swapped, start.hands)), stock=stock, table=table),
        )

    def fixing(self, *cards: Card) -> Guess:
        """The same with further cards that stay where they are."""
        return replace(self, fixed=self.fixed.union(cards))

    def settled(self) -> Guess | None:
        """An order in which every move is legal, the fixed cards staying; ``None`` where none is found."""
        found = _settle(self, [MOST_TRIES])
        return None if found is None else replace(found, fixed=self.fixed)


def _settle(guess: Guess, tries: list[int]) -> Guess | None:
    if guess.reason is None:
        return guess
    for better in _changes(guess, guess.positions[-1], guess.reason):
        tries[0] -= 1
        if tries[0] < 0:
            return None
        found = _settle(better, tries)
        if found is not None:
            return found
    return None


def _changes(guess: Guess, position: Position, reason: Reason) -> Iterator[Guess]:
    """Changes of places that may make the first illegal move legal."""
    hand = [card for card in position.hand if card not in guess.fixed]
    if reason.code == "total_not_held":
        total, played = reason.numbers["total"], reason.numbers["card"]
        holders = [card for card in _elsewhere(guess, position) if total in position.variant.values_of(card)]
        for wanted in holders:
            yield from (guess.swap(card, wanted).fixing(wanted) for card in hand if card != played)
    elif reason.code == "must_capture" and reason.numbers["taker"] in hand:
        taker = Card(reason.numbers["taker"])
        yield from (guess.swap(taker, other).fixing(other) for other in _elsewhere(guess, position))


def _elsewhere(guess: Guess, position: Position) -> list[Card]:
    """A card of every value there is whose place may change and who is not in the mover's hand."""
    found: dict[tuple[int, ...], Card] = {}
    for card in guess.pack:
        if card not in guess.fixed and card not in position.hand:
            found.setdefault(position.variant.values_of(card), card)
    return list(found.values())
