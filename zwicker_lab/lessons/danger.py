"""How dangerous a table is: which cards could take all of it at once, and how likely the next player holds one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import comb

from zwicker_lab.cards import Card
from zwicker_lab.zwicker.legal import alone_in_sums
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.sums import partition


def unseen(position: Position, own: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of the pack that lie neither on the table, nor in a pile, nor in an open hand, nor in ``own``."""
    seen = {card for item in position.table for card in item.cards}
    seen.update(own, *position.won, *position.hands)
    return tuple(card for card in position.variant.pack(position.players) if card not in seen)


def sweepers(after: Position, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Those of ``cards`` with which the seat to move could make a Zwick that counts.

    >>> from zwicker_lab.lessons.fields import position_of
    >>> start = position_of("zwicker3; table 9c 3h; hand 2s 8d")
    >>> [str(card) for card in sweepers(start, unseen(start, start.hand))]
    ['Js', 'Jh', 'Jd', 'Jc']
    """
    known: dict[object, bool] = {}
    found = []
    for card in cards if after.table else ():
        alike = after.variant.values_of(card), card.is_joker
        if alike not in known:
            known[alike] = _sweeps(after, card)
        if known[alike]:
            found.append(card)
    return tuple(found)


def _sweeps(after: Position, card: Card) -> bool:
    values, alone = after.variant.values_of(card), alone_in_sums(after)
    if not any(partition(after.values, value, alone) for value in values):
        return False
    holding, move = with_card(after, card), Move(card, after.table)
    return holding.refusal(move) is None and holding.is_zwick(move)


def with_card(position: Position, card: Card) -> Position:
    """The position with nothing but ``card`` in the hand of the seat to move."""
    hands = list(position.hands)
    hands[position.turn] = (card,)
    return replace(position, hands=tuple(hands))


def chance(sought: int, among: int, held: int) -> float:
    """How likely a hand of ``held`` cards out of ``among`` holds one of the ``sought``, in percent with one decimal.

    >>> chance(4, 48, 4), chance(0, 48, 4), chance(1, 9, 3)
    (30.2, 0.0, 33.3)
    """
    return round(100 * (1 - comb(among - sought, held) / comb(among, held)), 1)
