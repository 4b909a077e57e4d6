"""Reading what lies on the table: loose cards, values they keep, builds and their totals."""

from __future__ import annotations

from zwicker_lab.cards import Card
from zwicker_lab.notation.tokens import Token
from zwicker_lab.notation.totals import may_total, possible_totals
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.items import Item

SHOWN = 12


def read_table(field: Token, variant: Variant, seats: tuple[str, ...]) -> list[tuple[Token, Item]]:
    """The items of the ``table`` field, each beside the piece of text it was read from.

    Raises ``InputError`` for a one-card build, a total that does not follow from the cards or exceeds the cap, a value
    the card does not have, an unknown seat, and a form the variant's switches do not know.
    """
    return [(token, _item(token, variant, seats)) for token in field.items()]


def _item(token: Token, variant: Variant, seats: tuple[str, ...]) -> Item:
    item = token.read(Item.read)
    pack = frozenset(variant.pack(len(seats)))
    for code in item.cards:
        if code not in pack:
            raise token.error("position-not-in-pack", card=code, variant=variant.name)
    if item.is_build:
        return _build(token, item, variant, seats)
    if item.total is not None:
        _check_kept_value(token, item, variant)
    return item


def _check_kept_value(token: Token, item: Item, variant: Variant) -> None:
    code = item.cards[0]
    values = variant.values_of(code)
    if variant.switches.table_value != "fixed" or code.is_wild:
        raise token.error("position-value-kept", text=str(item), card=code)
    if item.total not in values:
        raise token.error("position-value", card=code, value=item.total, values=", ".join(map(str, values)))


def _build(token: Token, item: Item, variant: Variant, seats: tuple[str, ...]) -> Item:
    total, cap = item.total or 0, variant.build.cap
    if item.by is not None and item.by not in seats:
        raise token.error("position-name-unknown", who=item.by, known=" ".join(seats))
    if item.is_merged and variant.switches.merge_equal_builds == "no":
        raise token.error("position-merged", text=str(item))
    if cap is not None and total > cap:
        raise token.error("position-cap", text=str(item), total=total, cap=cap)
    for group in item.groups:
        if not may_total(variant, group, total):
            raise token.error("position-sum", text=str(item), total=total, possible=_listed(variant, group))
    return item if variant.marks_builder else Item(item.groups, item.total)


def _listed(variant: Variant, group: tuple[Card, ...]) -> str:
    totals = [str(total) for total in possible_totals(variant, group)]
    shown = ", ".join(totals[:SHOWN]) + (" …" if len(totals) > SHOWN else "")
    return shown or "–"
