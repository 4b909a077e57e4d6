"""What a move does, told once for the film on the table and for the ear."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zwicker_lab.texts import say
from zwicker_lab.ui.table.rich import spoken
from zwicker_lab.ui.table.scene import Staging, item_id, side_name
from zwicker_lab.ui.table.uses import table_after

if TYPE_CHECKING:
    from zwicker_lab.zwicker.moves import Move
    from zwicker_lab.zwicker.position import Position


def event(before: Position, move: Move, after: Position, staging: Staging) -> dict[str, Any]:
    """The film of a legal ``move``: the card, the items, the pile they go to, and the sentence for it."""
    told: dict[str, Any] = {
        "kind": move.kind,
        "card": move.card,
        "items": [item_id(item) for item in move.items],
        "seat": before.mover,
        "pile": before.sides[before.side],
        "text": sentence(before, move, staging),
        "onward": say(staging.lang, "table-event-onward"),
    }
    left = table_after(before, move)
    if after.is_over and left and not after.table:
        told["rest"] = _rest(before, left, after, staging)
    elif not after.is_over and after.turn != before.turn and staging.show_seats:
        told["text"] += " " + say(staging.lang, "table-event-next", seat=staging.name(after.mover))
    return told


def sentence(before: Position, move: Move, staging: Staging) -> str:
    """One sentence for what a seat did."""
    lang = staging.lang
    told: dict[str, Any] = {"seat": staging.name(before.mover), "card": spoken(move.card, lang)}
    if move.kind == "trail":
        return say(lang, "table-event-trail", **told)
    if move.kind == "build":
        return say(lang, "table-event-build", total=move.total, **told)
    if before.is_zwick(move):
        return say(lang, "table-event-zwick", **told)
    count = sum(len(item.cards) for item in move.items)
    left = sum(len(item.cards) for item in table_after(before, move))
    return say(lang, "table-event-capture", count=count, left=left, **told)


def _rest(before: Position, left: Any, after: Position, staging: Staging) -> dict[str, Any]:
    """Where the last cards of the deal go."""
    lying = {item_id(item) for item in before.table}
    told = {"items": [item_id(item) for item in left if item_id(item) in lying], "pile": ""}
    if after.last is None or sum(map(len, after.won)) == sum(map(len, before.won)):
        return told | {"text": say(staging.lang, "table-event-rest-nobody")}
    side = side_name(after, after.last, staging)
    return told | {"pile": after.sides[after.last], "text": say(staging.lang, "table-event-rest", side=side)}
