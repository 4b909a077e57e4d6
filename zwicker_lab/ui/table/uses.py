"""The legal uses of a card as choices: what each takes or builds, and the table it leaves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, Any

from zwicker_lab.cards import Card
from zwicker_lab.names import listed
from zwicker_lab.texts import say
from zwicker_lab.ui.table.rich import card_part, plain, rich, spoken
from zwicker_lab.ui.table.scene import item_id
from zwicker_lab.zwicker.legal import alone_in_sums, few_moves, item_values
from zwicker_lab.zwicker.play import act
from zwicker_lab.zwicker.sums import partition

if TYPE_CHECKING:
    from zwicker_lab.zwicker.items import Item
    from zwicker_lab.zwicker.moves import Move
    from zwicker_lab.zwicker.position import Position

SHOWN = 12
SHOWN_CROWDED = 6
CROWDED = 8
LOOKED_AT = 2_000
KINDS = ("capture", "build", "trail")


def uses(position: Position, card: Card) -> list[Move]:
    """The legal moves of one card, captures of few cards first, then builds, then laying it.

    On a large table only the first ``LOOKED_AT`` are looked at, and laying the card is always among them.
    """
    moves = list(islice(few_moves(position, card), LOOKED_AT))
    if len(moves) == LOOKED_AT:
        moves += [move for move in _without_captures(position, card) if position.refusal(move) is None]
    captures = sorted((move for move in moves if move.kind == "capture"), key=_taken)
    return captures + [move for move in moves if move.kind != "capture"]


def _without_captures(position: Position, card: Card) -> Iterable[Move]:
    bare = replace(position, table=())
    return bare.moves(card)


def _taken(move: Move) -> int:
    return sum(len(item.cards) for item in move.items)


def page_size(position: Position) -> int:
    """How many choices of a kind are shown at once: fewer where each leaves a crowded table."""
    return SHOWN if len(position.table) < CROWDED else SHOWN_CROWDED


def first(moves: Sequence[Move], shown: int) -> list[Move]:
    """The first ``shown`` moves of each kind, in order."""
    return [move for kind in KINDS for move in islice((move for move in moves if move.kind == kind), shown)]


def table_after(position: Position, move: Move) -> tuple[Item, ...]:
    """The table a legal move leaves, before anything is dealt or counted."""
    return act(position, move).table


def choices(position: Position, moves: Sequence[Move], lang: str, shown: int = SHOWN) -> dict[str, Any]:
    """The first ``shown`` moves of each kind; ``more`` names the button for the next ones, empty when all are there."""
    some = first(moves, shown)
    groups = []
    for kind in KINDS:
        found = [_choice(position, move, at + 1, len(moves), lang) for at, move in enumerate(some) if move.kind == kind]
        if found:
            groups.append({"title": say(lang, f"table-group-{kind}"), "choices": found})
    return {
        "lang": lang,
        "groups": groups,
        "all": say(lang, "table-uses-all", count=len(some)),
        "more": say(lang, "table-uses-more") if len(moves) > len(some) else "",
        "empty": say(lang, "table-nothing-left"),
    }


def _choice(position: Position, move: Move, at: int, count: int, lang: str) -> dict[str, Any]:
    left = table_after(position, move)
    verb, sum_text = _verb(position, move, lang), sum_of(position, move, lang)
    parts = rich(sum_text, lang)
    told: dict[str, Any] = {"verb": verb, "sum": plain(parts), "at": at, "count": count}
    if move.kind == "capture":
        told["left"] = listed((_short(item, lang) for item in left), lang) or say(lang, "table-left-nothing")
        if position.is_zwick(move):
            told["left"] += f". {say(lang, 'table-is-zwick')}"
    return {
        "id": str(move),
        "verb": verb,
        "sum": parts,
        "then": rich(_then(position, move, lang), lang),
        "after": [_left(item, lang) for item in left],
        "items": [item_id(item) for item in move.items],
        "mark": {"capture": "✓", "build": build_mark(position, move), "trail": ""}[move.kind],
        "name": say(lang, f"table-choice-{move.kind}", **told),
    }


def _short(item: Item, lang: str) -> str:
    return say(lang, "item-build", total=item.total) if item.is_build else spoken(item.cards[0], lang)


def _left(item: Item, lang: str) -> dict[str, Any]:
    return {
        "cards": [card_part(card, lang) for card in item.cards],
        "sign": "" if item.total is None else f"={item.total}",
    }


def _verb(position: Position, move: Move, lang: str) -> str:
    if move.kind == "capture":
        return say(lang, "table-take", count=_taken(move))
    if move.kind == "build":
        return say(lang, "table-build-up" if _is_up(position, move) else "table-build-down")
    return say(lang, "table-trail") if move.value is None else say(lang, "table-trail-as", value=move.value)


def _then(position: Position, move: Move, lang: str) -> str:
    if move.kind == "capture" and position.is_zwick(move):
        return say(lang, "table-is-zwick")
    if move.kind == "build":
        fits = (card for card in position.hand if card != move.card and move.total in position.variant.values_of(card))
        holder = next(fits, None)
        if holder is not None:
            return say(lang, "table-fetch", card=f"{{{holder}}}")
    return say(lang, "table-leaves")


# ---- sums ------------------------------------------------------------------------------------------------------


def sum_of(position: Position, move: Move, lang: str) -> str:
    """The reckoning of a move, cards in braces: ``{8d} ((and)) {5c} + {3h}``, ``{9d} − {3s} = 6``.

    Where a capture does not come out, as in a try that is refused, what it was meant to take.

    >>> from zwicker_lab.notation import read_position
    >>> from zwicker_lab.zwicker.moves import Move
    >>> position = read_position("zwicker3; table 8d 5c 3h; hand 8s Kc 2d")
    >>> sum_of(position, Move.read("8s x 8d 5c 3h"), "en")
    '{8d} ((and)) {5c} + {3h}'
    >>> sum_of(position, Move.read("8s x 8d 5c"), "en")
    '{8d} ((and)) {5c}'
    """
    if move.kind == "capture":
        return _capture_sum(position, move, lang)
    if move.kind == "build":
        return build_sum(move, up=_is_up(position, move))
    return ""


def build_sum(move: Move, *, up: bool) -> str:
    """The reckoning of a build, meant upwards or downwards."""
    return f"{' + '.join(map(term, move.items))} {'+' if up else '−'} {{{move.card}}} = {move.total}"


def _capture_sum(position: Position, move: Move, lang: str) -> str:
    values = tuple(item_values(position.variant, item) for item in move.items)
    barred = alone_in_sums(position)
    alone = sum(1 << at for at, item in enumerate(move.items) if barred >> position.table.index(item) & 1)
    own = position.variant.values_of(move.card)
    split = ((value, partition(values, value, alone)) for value in own)
    alone_each = (0, tuple(1 << at for at in range(len(move.items))))
    value, groups = next(((value, groups) for value, groups in split if groups), alone_each)
    terms = [[term(item) for at, item in enumerate(move.items) if group >> at & 1] for group in groups]
    total = f" = {value}" if value and _is_told(position, move, groups) else ""
    return f" (({say(lang, 'table-and')})) ".join(" + ".join(group) for group in sorted(terms, key=len)) + total


def _is_told(position: Position, move: Move, groups: Sequence[int]) -> bool:
    """Whether the value of a capture has to be said: where a sum or a single card could count otherwise too."""
    played = position.variant.values_of(move.card)
    choosable = [len(item_values(position.variant, item)) > 1 for item in move.items]
    sums = [group for group in groups if group.bit_count() > 1]
    if sums and (len(played) > 1 or any(free for at, free in enumerate(choosable) if any(g >> at & 1 for g in sums))):
        return True
    alone = [move.items[group.bit_length() - 1] for group in groups if group.bit_count() == 1]
    return len(played) == 1 and any(len(item_values(position.variant, item)) > 1 for item in alone)


def term(item: Item) -> str:
    """An item inside a sum: the card, or a build by its total."""
    return f"[[{item.total}]]" if item.is_build else f"{{{item.cards[0]}}}"


def build_mark(position: Position, move: Move) -> str:
    """The sign on what is built on: added to, or taken off."""
    return "+" if _is_up(position, move) else "−"


def _is_up(position: Position, move: Move) -> bool:
    """Whether a build's total can be reached by adding."""
    bases = {0}
    for item in move.items:
        bases = {base + value for base in bases for value in item_values(position.variant, item)}
    return any(base + value == move.total for base in bases for value in position.variant.values_of(move.card))


def the_card(card: Card, hand: Sequence[Card], lang: str) -> str:
    """A hand card as one says it at the table: by its rank, or in full where two of a rank are held.

    >>> the_card(Card("8s"), [Card("8s"), Card("Kd")], "en"), the_card(Card("Kd"), [Card("Kd"), Card("Kh")], "de")
    ('the 8', 'der Karo-König')
    """
    twice = sum(other.rank == card.rank and not other.is_joker for other in hand) > 1
    short = not twice and not card.is_joker
    name = (say(lang, f"rank-{card.rank}") if card.rank in "ATJQK" else card.rank) if short else spoken(card, lang)
    return say(lang, "table-the-card", kind="joker" if card.is_joker else card.rank, card=name)
