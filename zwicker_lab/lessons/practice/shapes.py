"""What a capture is made of: pairs, one sum, several groups, cards with two values, jokers."""

from __future__ import annotations

from collections.abc import Iterator

from zwicker_lab.cards import Card
from zwicker_lab.zwicker.legal import alone_in_sums, item_values
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.sums import partition


def splits(position: Position, move: Move) -> Iterator[tuple[int, ...]]:
    """One way to split a legal capture into groups for each value the card can be given, as sizes of the groups.

    >>> from zwicker_lab.lessons.fields import position_of
    >>> start = position_of("zwicker3; table 9d 5c 4h; hand 9s 2c")
    >>> list(splits(start, Move.read("9s x 9d 5c 4h")))
    [(1, 2)]
    """
    values = tuple(item_values(position.variant, item) for item in move.items)
    barred = alone_in_sums(position)
    alone = sum(1 << at for at, item in enumerate(move.items) if barred >> position.table.index(item) & 1)
    for value in position.variant.values_of(move.card):
        groups = partition(values, value, alone)
        if groups is not None:
            yield tuple(sorted(group.bit_count() for group in groups))


def is_equal(position: Position, move: Move) -> bool:
    """Whether a capture takes nothing but equals: cards of the card's rank, and builds of one of its values."""
    own = position.variant.values_of(move.card)
    return all(item.total in own if item.is_build else item.cards[0].rank == move.card.rank for item in move.items)


def is_plain_pair(position: Position, move: Move) -> bool:
    """Whether a capture takes one item that counts what the card counts, so that nothing is added up."""
    own = set(position.variant.values_of(move.card))
    return len(move.items) == 1 and bool(own & set(item_values(position.variant, move.items[0])))


def is_several(position: Position, move: Move) -> bool:
    """Whether a capture takes more than one group whatever value the card is given, a sum among them."""
    found = list(splits(position, move))
    return all(len(groups) > 1 for groups in found) and any(groups[-1] > 1 for groups in found)


def has_two_values(position: Position, move: Move) -> bool:
    """Whether a card with two values plays a part in a capture without being taken by its own rank."""
    loose = [item.cards[0] for item in move.items if not item.is_build and item.total is None]
    return not is_equal(position, move) and any(_is_dual(position, card) for card in (move.card, *loose))


def _is_dual(position: Position, card: Card) -> bool:
    return not card.is_joker and len(position.variant.values_of(card)) == 2


def jokers_of(move: Move) -> set[Card]:
    """The jokers a move plays or takes."""
    cards = (move.card, *(card for item in move.items for card in item.cards))
    return {card for card in cards if card.is_joker}
