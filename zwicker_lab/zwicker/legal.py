"""Legal moves, found one by one: tables can grow large, and sets of captures explode with them."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from typing import TYPE_CHECKING

from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.errors import InputError
from zwicker_lab.zwicker.items import Item
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.sums import SMALL, Sums, can_take_more, full_unions, subsets, sums_of, unions

if TYPE_CHECKING:
    from zwicker_lab.variants import Variant
    from zwicker_lab.zwicker.position import Position

NO_CAP = 10_000


def item_values(variant: Variant, item: Item) -> tuple[int, ...]:
    """What an item may count: its total or kept value, else the values of its card."""
    return variant.values_of(item.groups[0][0]) if item.total is None else (item.total,)


def legal_moves(position: Position, card: Card | None = None) -> Iterator[Move]:
    """Every legal move of the seat to move, or of one of its cards: captures, then builds, then trails.

    Raises ``InputError`` where the mover's cards are not known.
    """
    hand = position.hand
    if UNKNOWN in hand:
        raise InputError("hand-unknown", seat=position.mover)
    cards = hand if card is None else tuple(own for own in hand if own == card)
    for own in cards:
        yield from captures(position, own)
    yield from lays(position, cards)


def lays(position: Position, cards: tuple[Card, ...]) -> Iterator[Move]:
    """Every legal move of these hand cards that captures nothing: builds, then trails."""
    free = _free_to_lay(position, cards)
    for own in free:
        yield from builds(position, own)
    for own in free:
        yield from trails(position.variant, own)


def few_moves(position: Position, card: Card) -> Iterator[Move]:
    """Legal moves of one card to show: without captures where those would take long to find."""
    if not takes_long(position):
        yield from legal_moves(position, card)
        return
    yield from lays(position, (card,))


def takes_long(position: Position) -> bool:
    """Whether listing captures may take seconds: on a large table, where only the fullest ones count."""
    return position.variant.switches.capture_all == "yes" and len(position.table) > SMALL


def _free_to_lay(position: Position, cards: tuple[Card, ...]) -> list[Card]:
    """The cards that need not capture (switch ``capture``)."""
    duty = position.variant.switches.capture
    if duty == "card":
        return [card for card in cards if not can_capture(position, card)]
    if duty == "turn" and any(can_capture(position, card) for card in position.hand):
        return []
    return list(cards)


# ---- captures --------------------------------------------------------------------------------------------------


def captures(position: Position, card: Card) -> Iterator[Move]:
    """Every legal capture by one hand card."""
    table, masks = position.table, _full_masks if position.variant.switches.capture_all == "yes" else _capture_masks
    for mask in masks(position, card):
        yield Move(card, tuple([item for index, item in enumerate(table) if mask >> index & 1]))


def can_capture(position: Position, card: Card) -> bool:
    """Whether a hand card can take anything."""
    return next(_capture_masks(position, card), None) is not None


def must_take_more(position: Position, card: Card, mask: int) -> bool:
    """Whether a capture is a proper part of another by the same card where that is forbidden (``capture_all``)."""
    if position.variant.switches.capture_all == "no":
        return False
    values, alone = position.values, alone_in_sums(position)
    free = (1 << len(values)) - 1 & ~mask & ~protected(position, card)
    return any(can_take_more(values, own, mask, free, alone) for own in position.variant.values_of(card))


def _capture_masks(position: Position, card: Card) -> Iterator[int]:
    """Every set of items that the card can take with one of its values, as a mask, each once."""
    barred, seen = protected(position, card), set[int]()
    for value in position.variant.values_of(card):
        groups = position.sums.making(value)
        if groups:
            yield from unions((mask for mask in groups if not mask & barred) if barred else groups, seen)


def _full_masks(position: Position, card: Card) -> Iterator[int]:
    """Every set of items that the card can take and that is no part of a larger one (switch ``capture_all``)."""
    barred = protected(position, card)
    seen = set[int]()
    for value in position.variant.values_of(card):
        for mask in full_unions(mask for mask in position.sums.making(value) if not mask & barred):
            if mask not in seen:
                seen.add(mask)
                if not must_take_more(position, card, mask):
                    yield mask


def sums_on_table(position: Position) -> Sums:
    """The sums the items on the table can make, up to the highest value in the mover's hand."""
    limit = max(value for own in position.hand for value in position.variant.values_of(own))
    return sums_of(position.values, limit, alone_in_sums(position))


def alone_in_sums(position: Position) -> int:
    """The builds that enter no sum (switch ``builds_in_sums``), as a mask."""
    if position.variant.switches.builds_in_sums == "yes":
        return 0
    return _mask(position, lambda item: item.is_build)


def protected(position: Position, card: Card) -> int:
    """The items this card may not capture because of a joker in them, as a mask."""
    switches = position.variant.switches
    if not switches.protect_jokers:
        return 0
    barred = 0
    if switches.joker_only_by_building_down == "yes":
        barred |= _mask(position, is_loose_numbered_joker)
    if switches.table_joker == "never":
        barred |= _mask(position, holds_wild)
    if switches.lone_joker == "joker" and len(position.table) == 1 and not card.is_joker:
        barred |= _mask(position, lambda item: not item.is_build and item.cards[0].is_wild)
    return barred


def is_loose_numbered_joker(item: Item) -> bool:
    """Whether an item is a joker with a number, lying by itself."""
    return not item.is_build and item.cards[0].is_joker and not item.cards[0].is_wild


def holds_wild(item: Item) -> bool:
    """Whether an item is or holds a wild joker."""
    return any(card.is_wild for card in item.cards)


def _mask(position: Position, wanted: Callable[[Item], bool]) -> int:
    return sum(1 << index for index, item in enumerate(position.table) if wanted(item))


# ---- builds ----------------------------------------------------------------------------------------------------


def builds(position: Position, card: Card) -> Iterator[Move]:
    """Every legal build with one hand card, apart from the duty to capture."""
    allowed = allowed_totals(position, card)
    own = position.variant.values_of(card)
    for item, values, (up, down) in zip(position.table, position.values, position.build_ways, strict=True):
        totals = [base + value for base in values for value in own if base + value in allowed] if up else []
        if down:
            totals += [base - value for base in values for value in own if base - value in allowed]
        for total in dict.fromkeys(totals):
            yield Move(card, (item,), total)
    if position.variant.switches.build_target == "several":
        yield from _builds_on_several(position, card, allowed)


def allowed_totals(position: Position, card: Card) -> Container[int]:
    """The totals a new build may have: at least 1, within the cap, and held where they must be."""
    build = position.variant.build
    within = range(1, NO_CAP if build.cap is None else build.cap + 1)
    if not build.holds:
        return within
    others = (own for own in position.hand if own != card)
    return {value for other in others for value in position.variant.values_of(other) if value in within}


def build_ways(position: Position, item: Item) -> tuple[bool, bool]:
    """Whether the mover may build on an item up, and down."""
    variant = position.variant
    if item.is_merged or not owns(position, item):
        return False, False
    if variant.switches.table_joker == "never" and holds_wild(item):
        return False, False
    only_down = variant.switches.joker_only_by_building_down == "yes" and is_loose_numbered_joker(item)
    return variant.build.up and not only_down, variant.build.down


def owns(position: Position, item: Item) -> bool:
    """Whether the mover may build on an item as far as its last builder goes (switch ``rebuild_by``)."""
    if not item.is_build or position.variant.switches.rebuild_by == "anyone":
        return True
    if item.by is None:
        return False
    return position.variant.side_of(position.seats.index(item.by), position.players) == position.side


def _builds_on_several(position: Position, card: Card, allowed: Container[int]) -> Iterator[Move]:
    own = position.variant.values_of(card)
    most = sum(max(values) for values in position.values) + max(own)
    limit = max((total for total in range(1, most + 1) if total in allowed), default=0)
    barred = sum(1 << index for index, (up, _) in enumerate(position.build_ways) if not up)
    for mask, sums in subsets(position.values, max(limit - min(own), 0)):
        if mask & barred or mask.bit_count() < 2:
            continue
        items = tuple(item for index, item in enumerate(position.table) if mask >> index & 1)
        bases = (base for base in range(sums.bit_length()) if sums >> base & 1)
        for total in dict.fromkeys(base + value for base in bases for value in own):
            if total in allowed:
                yield Move(card, items, total)


# ---- trails ----------------------------------------------------------------------------------------------------


def trails(variant: Variant, card: Card) -> Iterator[Move]:
    """Laying the card: one move, or one for each value where a laid card keeps its value (``table_value``)."""
    values = variant.values_of(card)
    if variant.switches.table_value == "per_capture" or len(values) == 1 or card.is_wild:
        yield Move(card)
    else:
        yield from (Move(card, value=value) for value in values)


def resolve(position: Position, move: Move) -> Move:
    """The move with the table's own items, in table order; items that do not lie there are dropped."""
    if not move.items:
        return move
    wanted = {item.cards: item.total for item in move.items}
    items = tuple(
        item
        for item in position.table
        if item.cards in wanted and wanted[item.cards] in (item.total, None if not item.is_build else item.total)
    )
    return Move(move.card, items, move.total, move.value)
