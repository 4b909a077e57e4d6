"""The same cards in another pack: which joker stands in for which, and a position moved over."""

from __future__ import annotations

import re
from collections.abc import Mapping

from zwicker_lab.cards import Card
from zwicker_lab.errors import InputError
from zwicker_lab.names import card_sign, listed
from zwicker_lab.texts import in_language, say
from zwicker_lab.ui.look.rules import refitted
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

_JOKER = re.compile(r"\*(?:[1-9]\d?|[a-z])(?![a-z0-9])")


def stand_ins(pack: Variant, other: Variant) -> dict[Card, Card]:
    """For each joker of one rule set the joker of another that takes its place; those without one are left out.

    A joker stands for itself where the other pack has it; the others follow in order.

    >>> from zwicker_lab.variants import load_variant
    >>> stand_ins(load_variant("zwicker3"), load_variant("zwickern-wild3"))
    {'*15': '*a', '*20': '*b', '*25': '*c'}
    >>> stand_ins(load_variant("zwicker6"), load_variant("zwicker3"))
    {'*15': '*15', '*20': '*20', '*25': '*25'}
    """
    same = {joker: joker for joker in pack.jokers if joker in other.jokers}
    lone = [joker for joker in pack.jokers if joker not in same]
    free = [joker for joker in other.jokers if joker not in same]
    found = same | dict(zip(lone, free, strict=False))
    return {joker: found[joker] for joker in pack.jokers if joker in found}


def lacking(pack: Variant, other: Variant) -> tuple[Card, ...]:
    """The jokers of one rule set that have no place in the pack of another.

    >>> from zwicker_lab.variants import load_variant
    >>> lacking(load_variant("zwicker6"), load_variant("zwicker3"))
    ('*17', '*22', '*30')
    """
    found = stand_ins(pack, other)
    return tuple(joker for joker in pack.jokers if joker not in found)


def moved(position: Position, variant: Variant) -> Position:
    """A position under another rule set, jokers taken over by those of its pack.

    A stock too large for the other pack becomes as large as it can be. Raises ``InputError`` where the position does
    not fit, such as for a joker the other pack does not have.

    >>> from zwicker_lab.notation import read_position
    >>> from zwicker_lab.variants import load_variant
    >>> there = moved(read_position("zwicker3; table *20 3d; hand *15 Kc; stock 36"), load_variant("zwickern-wild3"))
    >>> there.hand, there.table[0].cards
    (('*a', 'Kc'), ('*b',))
    """
    found = stand_ins(position.variant, variant)

    def swap(field: str) -> str:
        return _JOKER.sub(lambda code: _stand_in(Card(code[0]), found, variant), field)

    return refitted(_with_stock_for(position, variant), variant, swap)


def _with_stock_for(position: Position, variant: Variant) -> Position:
    if position.variant.pack(position.players) == variant.pack(position.players):
        return position
    out = sum(len(item.cards) for item in position.table) + sum(map(len, (*position.hands, *position.won)))
    room = max(0, len(variant.pack(position.players)) - out)
    return position.changed(stock=min(position.stock_count, room) or ())


def _stand_in(joker: Card, found: Mapping[Card, Card], variant: Variant) -> str:
    if joker not in found:
        raise InputError("lab-no-joker", joker=joker, variant=variant.name)
    return found[joker]


def moved_move(move: Move, pack: Variant, other: Variant) -> Move:
    """A move as it is made with the jokers of another pack; those without a stand-in stay.

    >>> from zwicker_lab.variants import load_variant
    >>> str(moved_move(Move.read("*20 x Kd"), load_variant("zwicker3"), load_variant("zwickern-wild3")))
    '*b x Kd'
    """
    found = stand_ins(pack, other)
    if all(joker == other_one for joker, other_one in found.items()):
        return move
    return Move.read(_JOKER.sub(lambda code: found.get(Card(code[0]), code[0]), str(move)))


def swaps_text(pack: Variant, other: Variant, lang: str) -> str:
    """Which joker stands for which, in one sentence; empty where the packs have the same ones.

    >>> from zwicker_lab.variants import load_variant
    >>> swaps_text(load_variant("zwicker3"), load_variant("zwickern-wild3"), "en").split(", ")[1]
    'three wild jokers: joker 15 is wild joker A there'
    """
    changed = {one: two for one, two in stand_ins(pack, other).items() if one != two}
    parts = [
        say(lang, "lab-swap", one=card_sign(one, lang), other=card_sign(two, lang)) for one, two in changed.items()
    ]
    if not parts:
        return ""
    return say(lang, "lab-swaps", title=in_language(lang, other.title), swaps=listed(parts, lang))
