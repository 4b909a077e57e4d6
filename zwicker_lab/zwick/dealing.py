"""The pack before the deal, and how it is dealt."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from zwicker_lab.errors import InputError
from zwicker_lab.zwick.cards import PACK, Card
from zwicker_lab.zwick.rules import HAND, Rules, load_rules

if TYPE_CHECKING:
    from zwicker_lab.zwick.position import Position


def new_deal(rules: Rules | None = None, players: int = 4, dealer: int = 1, seed: int | None = None) -> Position:
    """A shuffled pack before the cut; the same seed shuffles the same pack.

    >>> position = new_deal(seed=7)
    >>> position.phase, position.mover, position.seats[position.dealer], len(position.stock)
    ('cut', 'A', 'B', 28)
    """
    pack = list(PACK)
    random.Random(seed).shuffle(pack)
    return opening(load_rules() if rules is None else rules, players, dealer, tuple(pack))


def opening(rules: Rules, players: int, dealer: int, pack: tuple[Card, ...]) -> Position:
    """The position before the cut; ``pack`` is the whole shuffled pack, the top card first.

    Raises ``InputError`` for a number of players the rules do not know and for a pack that is not whole.
    """
    from zwicker_lab.zwick.position import Position

    check_players(rules, players)
    if sorted(pack) != sorted(PACK):
        missing = [card for card in PACK if card not in pack]
        raise InputError("zwick-pack", got=len(pack), missing=" ".join(missing) or "–")
    return Position(
        rules=rules,
        players=players,
        dealer=dealer % players,
        phase="cut",
        turn=(dealer - 1) % players,
        hands=((),) * players,
        stock=pack,
        joined=(None,) * players,
    )


def check_players(rules: Rules, players: int) -> None:
    """Raises ``InputError`` for a number of players the rules do not know."""
    if players not in rules.players:
        raise InputError("zwick-players", players=players, allowed=", ".join(map(str, sorted(rules.players))))


def dealt(position: Position) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Hands and stock after the deal: the cut completed, five each one by one, the top stock card put to the bottom."""
    pack = list(_completed(position))
    hands = [list(hand) for hand in position.hands]
    for number in range(HAND):
        for step in range(position.players):
            seat = (position.first + step) % position.players
            if not _passed_over(position, seat, number):
                hands[seat].append(pack.pop(0))
    top, *others = pack
    return tuple(map(tuple, hands)), (*others, top)


def _completed(position: Position) -> tuple[Card, ...]:
    """The pack after the cut (switch ``after_cut``)."""
    if position.rules.switches.after_cut == "put_back":
        return position.stock
    return position.stock[position.lifted :] + position.stock[: position.lifted]


def _passed_over(position: Position, seat: int, number: int) -> bool:
    """Whether a seat gets no card in a round of the deal (switches ``licked`` and ``passed_over``)."""
    switches, count = position.rules.switches, len(position.licked)
    if seat != position.licker or switches.licked == "extra":
        return False
    return number < count if switches.passed_over == "at_first" else number >= HAND - count
