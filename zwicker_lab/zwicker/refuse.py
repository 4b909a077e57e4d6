"""Whether one move is legal, and if not, why: never by listing all the moves.

The checks stand in the order in which their codes go before one another: turn and ownership, the sum, permissions, the
held total, duties.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from zwicker_lab.cards import UNKNOWN
from zwicker_lab.errors import InputError
from zwicker_lab.zwicker import legal
from zwicker_lab.zwicker.items import Item
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.reasons import Reason
from zwicker_lab.zwicker.sums import partition, sums_of, unions

if TYPE_CHECKING:
    from zwicker_lab.zwicker.position import Position

OFFERED = 3
LOOKED_AT = 500


def refusal(position: Position, move: Move, seat: str | None = None) -> Reason | None:
    """Why ``move`` is not legal; ``None`` where it is. ``seat`` names who makes it, else the seat to move.

    Raises ``InputError`` where the mover's cards are not known.

    >>> from zwicker_lab.notation import read_position
    >>> position = read_position("zwicker3; table 9d; hand 9s 6c")
    >>> refusal(position, Move.read("6c x 9d")).code
    'wrong_sum'
    >>> refusal(position, Move.read("9s x 9d")) is None
    True
    """
    return judged(position, move, seat)[0]


def judged(position: Position, move: Move, seat: str | None = None) -> tuple[Reason | None, Move]:
    """The refusal of ``move``, if any, and the move with the table's own items in table order."""
    found = legal.resolve(position, move)
    reason = _ownership(position, move, found.items, seat)
    if reason is None:
        reason = {"capture": _capture, "build": _build, "trail": _trail}[move.kind](position, found)
    return reason, found


def _ownership(position: Position, move: Move, lying: tuple[Item, ...], seat: str | None) -> Reason | None:
    if position.is_over:
        return Reason("deal_over", "5", {})
    if seat is not None and seat != position.mover:
        return Reason("not_your_turn", "3", {"seat": seat, "mover": position.mover})
    if UNKNOWN in position.hand:
        raise InputError("hand-unknown", seat=position.mover)
    if move.card not in position.hand:
        return Reason("not_in_hand", "4", {"card": move.card, "hand": position.hand})
    if len(lying) == len(move.items):
        return None
    here = {item.cards for item in lying}
    missing = tuple(str(item) for item in move.items if item.cards not in here)
    if missing:
        numbers = {"card": move.card, "items": missing, "table": position.table}
        return Reason("not_on_table", "4", numbers, **_uses(position, move))
    names = [item.cards for item in move.items]
    twice = next(str(item) for item in move.items if names.count(item.cards) > 1)
    return Reason("card_twice", "4.capture", {"card": move.card, "item": twice}, **_uses(position, move))


# ---- captures --------------------------------------------------------------------------------------------------


def _capture(position: Position, move: Move) -> Reason | None:
    own = position.variant.values_of(move.card)
    if move.value is not None and move.value not in own:
        return _wrong_value(position, move)
    tried = own if move.value is None else (move.value,)
    values = tuple(legal.item_values(position.variant, item) for item in move.items)
    if not any(partition(values, value, _alone(position, move)) for value in tried):
        return Reason("wrong_sum", "4.capture", _sum_numbers(position, move, tried), **_uses(position, move))
    mask = sum(1 << position.table.index(item) for item in move.items)
    barred = mask & legal.protected(position, move.card)
    if barred:
        jokers = [str(item) for index, item in enumerate(position.table) if barred >> index & 1]
        numbers = {"card": move.card, "items": tuple(jokers)}
        return Reason("joker_protected", _joker_rule(position), numbers, **_uses(position, move))
    if legal.must_take_more(position, move.card, mask):
        return Reason("must_take_all", "6.capture_all", {"card": move.card}, **_uses(position, move))
    return None


def _alone(position: Position, move: Move) -> int:
    if position.variant.switches.builds_in_sums == "yes":
        return 0
    return sum(1 << index for index, item in enumerate(move.items) if item.is_build)


def _sum_numbers(position: Position, move: Move, tried: tuple[int, ...]) -> dict[str, object]:
    """The arithmetic of a capture that does not fit: what was tried, and the part of it that does fit."""
    values = tuple(legal.item_values(position.variant, item) for item in move.items)
    fits: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    makes = None
    for value in tried:
        groups = sums_of(values, value, _alone(position, move)).making(value)
        best = max(islice(unions(groups), LOOKED_AT), key=int.bit_count, default=0)
        if best.bit_count() > len(fits):
            fits = tuple(str(item) for index, item in enumerate(move.items) if best >> index & 1)
            left = tuple(str(item) for index, item in enumerate(move.items) if not best >> index & 1)
            makes = value
    return {
        "card": move.card,
        "values": tried,
        "items": tuple(map(str, move.items)),
        "item_values": values,
        "fits": fits,
        "left": left,
        "makes": makes,
        "alone": bool(_alone(position, move)),
    }


def _joker_rule(position: Position) -> str:
    switches = position.variant.switches
    if switches.joker_only_by_building_down == "yes":
        return "6.joker_only_by_building_down"
    return "6.table_joker" if switches.table_joker == "never" else "6.lone_joker"


def _wrong_value(position: Position, move: Move) -> Reason:
    values = position.variant.values_of(move.card)
    numbers = {"card": move.card, "value": move.value, "values": values}
    return Reason("wrong_value", "2.values", numbers, **_uses(position, move))


# ---- builds ----------------------------------------------------------------------------------------------------


def _build(position: Position, move: Move) -> Reason | None:
    own = position.variant.values_of(move.card)
    if move.value is not None and move.value not in own:
        return _wrong_value(position, move)
    tried = own if move.value is None else (move.value,)
    up, down, upside_down = _totals(position, move, tried)
    code = _sum_code(position, move, up | down, upside_down) or _permission(position, move, up, down)
    if code:
        return _build_reason(position, move, code, tried, up | down)
    if move.total not in legal.allowed_totals(position, move.card):
        return _build_reason(position, move, "total_not_held", tried, up | down)
    return _duty(position, move)


def _totals(position: Position, move: Move, tried: tuple[int, ...]) -> tuple[set[int], set[int], set[int]]:
    """The totals that adding makes, that taking away makes, and those of the wrong way round (card minus item)."""
    bases = {0}
    for item in move.items:
        bases = {base + value for base in bases for value in legal.item_values(position.variant, item)}
    up = {base + value for base in bases for value in tried}
    if len(move.items) > 1:
        return up, set(), set()
    down = {base - value for base in bases for value in tried}
    return up, down, {-total for total in down if total < 0}


def _sum_code(position: Position, move: Move, makes: set[int], upside_down: set[int]) -> str | None:
    total, cap = move.total or 0, position.variant.build.cap
    if total not in makes:
        return "below_one" if total in upside_down else "wrong_sum"
    if cap is not None and total > cap:
        return "over_cap"
    return "below_one" if total < 1 else None


def _permission(position: Position, move: Move, up: set[int], down: set[int]) -> str | None:
    """Which permission a build with a right sum lacks."""
    variant, item = position.variant, move.items[0]
    ways = legal.build_ways(position, item)
    if len(move.items) > 1:
        codes = {_item_permission(position, item, ways=(True, False)) for item in move.items}
        if variant.switches.build_target == "one":
            codes.add("one_item_only")
        return next((code for code in _PERMISSIONS if code in codes), None)
    if (move.total in up and ways[0]) or (move.total in down and ways[1]):
        return None
    return _item_permission(position, item, ways=(move.total in up, move.total in down))


def _item_permission(position: Position, item: Item, ways: tuple[bool, bool]) -> str | None:
    """Why nothing may be built on an item in one of the wanted ``ways`` (up, down)."""
    variant = position.variant
    wants_up, wants_down = ways
    allowed = legal.build_ways(position, item)
    if (wants_up and allowed[0]) or (wants_down and allowed[1]):
        return None
    if wants_up and not variant.build.up and not (wants_down and variant.build.down):
        return "up_not_allowed"
    if wants_down and not wants_up and not variant.build.down:
        return "down_not_allowed"
    if not legal.owns(position, item):
        return "not_your_build"
    return "merged_build" if item.is_merged else "joker_protected"


_PERMISSIONS = (
    "up_not_allowed",
    "down_not_allowed",
    "one_item_only",
    "not_your_build",
    "merged_build",
    "joker_protected",
)

_BUILD_RULES = {
    "one_item_only": "6.build_target",
    "not_your_build": "6.rebuild_by",
    "merged_build": "6.merge_equal_builds",
}


def _build_reason(position: Position, move: Move, code: str, tried: tuple[int, ...], makes: set[int]) -> Reason:
    variant = position.variant
    numbers: dict[str, object] = {
        "card": move.card,
        "values": tried,
        "items": tuple(map(str, move.items)),
        "item_values": tuple(legal.item_values(variant, item) for item in move.items),
        "total": move.total,
        "totals": tuple(sorted(total for total in makes if total >= 1)),
        "cap": variant.build.cap,
        "hand": tuple((card, variant.values_of(card)) for card in position.hand if card != move.card),
        "by": move.items[0].by,
    }
    rule = _joker_rule(position) if code == "joker_protected" else _BUILD_RULES.get(code, "4.build")
    return Reason(code, rule, numbers, **_uses(position, move))


# ---- trails and duties -----------------------------------------------------------------------------------------


def _trail(position: Position, move: Move) -> Reason | None:
    if move not in legal.trails(position.variant, move.card):
        return _wrong_value(position, move)
    return _duty(position, move)


def _duty(position: Position, move: Move) -> Reason | None:
    """The duty to capture (switch ``capture``)."""
    duty = position.variant.switches.capture
    if duty == "optional":
        return None
    candidates = (move.card,) if duty == "card" else position.hand
    card = next((own for own in candidates if legal.can_capture(position, own)), None)
    if card is None:
        return None
    examples = tuple(islice(legal.captures(position, card), OFFERED))
    return Reason("must_capture", "6.capture", {"card": move.card, "taker": card, "duty": duty}, examples)


# ---- what else the card can do ---------------------------------------------------------------------------------


def _uses(position: Position, move: Move) -> dict[str, tuple[Move, ...]]:
    """A few legal uses of the card, and those nearest to what was tried."""
    found = list(islice(legal.few_moves(position, move.card), LOOKED_AT))
    wanted = {item.cards for item in move.items}

    def far(other: Move) -> int:
        return len(wanted ^ {item.cards for item in other.items})

    same = [other for other in found if other.kind == move.kind and any(item.cards in wanted for item in other.items)]
    kinds = ([other for other in found if other.kind == kind][:OFFERED] for kind in ("capture", "build", "trail"))
    instead = tuple(other for few in kinds for other in few)
    return {"instead": instead, "fitting": tuple(sorted(same, key=far)[:OFFERED])}
