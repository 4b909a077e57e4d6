"""From positions and moves of the readable engine to the kernel's numbers, and back."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.kernel.hand import MOST_HAND
from zwicker_lab.kernel.jit import Ints
from zwicker_lab.kernel.rules import Rules
from zwicker_lab.kernel.state import State
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.items import Item
from zwicker_lab.zwicker.legal import resolve
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position


class Unfit(ValueError):  # noqa: N818 - what it is, not an error of the caller
    """A position the kernel cannot hold: ask the readable engine."""


def state_of(position: Position, rules: Rules) -> State:
    """A position as the kernel holds it; every card must be known.

    Raises ``Unfit`` for unknown cards, more than 62 items on the table, or more hand cards than ``rules`` has room for
    (``rules_for`` has enough).
    """
    _check(position, rules)
    places = _places(position.variant, position.players)
    state = s.new_state(rules)
    state[s.TURN], state[s.DEALER] = position.turn, position.dealer
    state[s.LAST] = -1 if position.last is None else position.last
    for seat, hand in enumerate(position.hands):
        at = s.hand_at(state, seat)
        state[at : at + len(hand)] = [places[card] for card in hand]
        state[s.HAND_COUNT + seat] = len(hand)
    state[s.HELD] = sum(map(len, position.hands))
    _set_stock(state, [places[card] for card in position.stock] if isinstance(position.stock, tuple) else [])
    for item in position.table:
        _set_item(rules, state, item, position, places)
    for side, pile in enumerate(position.won):
        state[s.ZWICKS + side], state[s.FINES + side] = position.zwicks[side], position.fines[side]
        _set_pile(rules, state, side, [places[card] for card in pile])
    return state


def position_of(state: State, variant: Variant, players: int) -> Position:
    """What a state stands for: the exact inverse of ``state_of``."""
    pack, seats = variant.pack(players), variant.seats(players)
    sides = range(len(variant.sides(players)))
    hands = tuple(tuple(pack[card] for card in hand_cards(state, seat)) for seat in range(players))
    stock = tuple(pack[card] for card in _chain(state, int(state[s.STOCK_FIRST]), int(state[s.STOCK])))
    won = tuple(
        tuple(pack[c] for c in _chain(state, int(state[s.PILE_FIRST + side]), int(state[s.PILE_CARDS + side])))
        for side in sides
    )
    return Position(
        variant=variant,
        players=players,
        table=tuple(item_of(state, place, pack, seats) for place in range(int(state[s.ITEMS]))),
        hands=hands,
        turn=int(state[s.TURN]),
        dealer=int(state[s.DEALER]),
        won=won,
        zwicks=tuple(int(state[s.ZWICKS + side]) for side in sides),
        fines=tuple(int(state[s.FINES + side]) for side in sides),
        last=None if state[s.LAST] < 0 else int(state[s.LAST]),
        stock=stock,
    )


def hand_cards(state: State, seat: int) -> list[int]:
    """The hand of a seat, as places in the pack."""
    at = int(s.hand_at(state, seat))
    return [int(card) for card in state[at : at + int(state[s.HAND_COUNT + seat])]]


def item_of(state: State, place: int, pack: tuple[Card, ...], seats: tuple[str, ...]) -> Item:
    """The item at a place of the table."""
    info = int(s.item_info(state, place))
    groups: list[list[Card]] = [[]]
    for card in _chain(state, s.first_card(info), s.card_count(info)):
        groups[-1].append(pack[card])
        if state[state[s.LINKS] + card] & s.GROUP and state[state[s.LINKS] + card] != s.END:
            groups.append([])
    total, owner = int(s.total_on(info)), int(s.builder(info))
    return Item(tuple(map(tuple, groups)), total or None, None if owner < 0 else seats[owner])


def move_of(move: Ints, state: State, variant: Variant, players: int) -> Move:
    """A move of the kernel in the words of the readable engine, with the table's items."""
    pack, seats = variant.pack(players), variant.seats(players)
    card, mask, total, value = (int(number) for number in move)
    items = tuple(item_of(state, place, pack, seats) for place in range(int(state[s.ITEMS])) if mask >> place & 1)
    return Move(pack[card], items, total or None, value or None)


def kernel_move(position: Position, move: Move, rules: Rules) -> Ints:
    """A move of the readable engine as the kernel's four numbers; it is not checked for being legal."""
    card = position.variant.pack(position.players).index(move.card)
    mask = sum(1 << position.table.index(item) for item in resolve(position, move).items)
    value = (move.value or 0) if move.kind == "trail" else 0
    return np.array([card, mask, move.total or 0, value], np.int64)


def _places(variant: Variant, players: int) -> dict[Card, int]:
    return {card: index for index, card in enumerate(variant.pack(players))}


def _check(position: Position, rules: Rules) -> None:
    if not isinstance(position.stock, tuple) and position.stock:
        raise Unfit("the cards of the stock are not known")
    if any(UNKNOWN in hand for hand in position.hands):
        raise Unfit("a hand has unknown cards")
    if len(position.table) > r.MOST_ITEMS:
        raise Unfit("too many items lie on the table")
    if any(len(hand) > min(rules[r.HAND_SIZE], MOST_HAND) for hand in position.hands):
        raise Unfit("a hand holds more cards than there is room for")
    if any((item.total or 0) > s.MOST_TOTAL for item in position.table):
        raise Unfit("a build's total is too high")


def _chain(state: State, card: int, count: int) -> Iterator[int]:
    for _ in range(count):
        yield card
        card = int(s.next_card(state, card))


def _link(state: State, cards: list[int]) -> None:
    for card, after in zip(cards, [*cards[1:], s.END], strict=True):
        state[state[s.LINKS] + card] = after


def _set_stock(state: State, cards: list[int]) -> None:
    if cards:
        _link(state, cards)
        state[s.STOCK], state[s.STOCK_FIRST] = len(cards), cards[0]


def _set_pile(rules: Rules, state: State, side: int, cards: list[int]) -> None:
    if not cards:
        return
    _link(state, cards)
    state[s.PILE_FIRST + side], state[s.PILE_TOP + side] = cards[0], cards[-1]
    state[s.PILE_CARDS + side] = len(cards)
    for card in cards:
        state[s.PILE_POINTS + side] += rules[r.POINTS + card]
        s.see(state, card)


def _set_item(rules: Rules, state: State, item: Item, position: Position, places: dict[Card, int]) -> None:
    cards = [places[card] for card in item.cards]
    total = item.total or 0
    info = int(s.loose_info(rules, cards[0], 0 if item.is_build else total))
    for card in cards[1:]:
        info = int(s.build_info(info, int(s.loose_info(rules, card, 0)), total, -1))
    if item.by is not None:
        info |= position.seats.index(item.by) + 1 << s.BUILDER_AT
    if item.is_merged:
        info |= s.MERGED
    _link(state, cards)
    for group in item.groups[:-1]:
        state[state[s.LINKS] + places[group[-1]]] |= s.GROUP
    for card in cards:
        s.see(state, card)
    s.add_item(state, s.total_values(total) if total else int(rules[r.VALUES + cards[0]]), info)
