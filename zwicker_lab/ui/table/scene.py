"""A position as the scene the card table draws: every word made here, in one language."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from math import ceil
from typing import TYPE_CHECKING, Any

from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.names import listed
from zwicker_lab.texts import say
from zwicker_lab.ui.table.rich import Part, rich, spoken

if TYPE_CHECKING:
    from zwicker_lab.variants import Variant
    from zwicker_lab.zwicker.items import Item
    from zwicker_lab.zwicker.position import Position

Scene = dict[str, Any]
_PLACES = {2: ("n",), 3: ("w", "e"), 4: ("w", "n", "e")}


@dataclass(frozen=True)
class Staging:
    """How a position is shown: language, names of the seats, whose hand lies below, what stands round the table."""

    lang: str = "en"
    names: Mapping[str, str] = field(default_factory=dict, hash=False)
    seat: str | None = None
    show_seats: bool = False
    open_hands: bool = True

    def __post_init__(self) -> None:
        object.__setattr__(self, "names", dict(self.names))  # scenes are kept by it

    def name(self, seat: str) -> str:
        """What a seat is called."""
        return self.names.get(seat) or say(self.lang, "seat-name", seat=seat)

    def below(self, position: Position) -> int:
        """The seat whose hand lies below the table: the chosen one, else the mover."""
        return position.seats.index(self.seat) if self.seat in position.seats else position.turn


@dataclass(frozen=True)
class Marks:
    """What is chosen, touched, usable or refused at the moment; items by their ``item_id``."""

    chosen: Card | None = None
    marked: Collection[str] = ()
    targets: Collection[str] = ()
    refused: Collection[str] = ()
    bubble: str = ""

    def __bool__(self) -> bool:
        """Whether anything is."""
        return bool(self.chosen or self.marked or self.targets or self.refused or self.bubble)


def item_id(item: Item) -> str:
    """The name of an item between browser and Python: its bottom card, which stays while the item lies there."""
    return item.cards[0]


UNTOUCHED = Marks()
MOST_KEPT = 256


def scene(position: Position, staging: Staging, marks: Marks = UNTOUCHED) -> Scene:
    """All a table needs to draw one moment; buttons, events and notes are added by who runs it.

    What touching leaves as it is was drawn once for all who see that position so: put other values into the scene, but
    change none of those it holds.
    """
    drawn = dict(_untouched(position, staging))
    if marks:
        drawn |= {"table": _items(position, staging, marks), "hand": _hand(position, staging, marks)}
    return drawn


@lru_cache(maxsize=MOST_KEPT)
def _untouched(position: Position, staging: Staging) -> Scene:
    from zwicker_lab.ui.table.sentences import told  # sentences are made of what a scene knows

    lang = staging.lang
    return {
        "lang": lang,
        "label": say(lang, "table-label"),
        "tableLabel": say(lang, "word-table"),
        "head": _head(position, staging),
        "empty": _empty(position, lang),
        "fit": _fit(position, staging),
        "badges": _badges(position, staging),
        "table": _items(position, staging, UNTOUCHED),
        "hand": _hand(position, staging, UNTOUCHED),
        "seats": _seats(position, staging) if staging.show_seats else [],
        "piles": _piles(position, staging) if staging.show_seats else [],
        "told": told(position, staging),
        "buttons": [],
        "note": [],
    }


def _head(position: Position, staging: Staging) -> dict[str, list[Part]]:
    lang = staging.lang
    count = sum(len(item.cards) for item in position.table)
    right = ""
    if staging.show_seats:
        right = "" if position.is_over else say(lang, "table-stock", count=position.stock_count)
    elif staging.seat and any(position.won):
        side = position.variant.side_of(staging.below(position), position.players)
        other = sum(len(pile) for at, pile in enumerate(position.won) if at != side)
        right = say(lang, "table-took", own=len(position.won[side]), other=other, players=position.players)
    return {"left": rich(say(lang, "table-head", count=count), lang), "right": rich(right, lang)}


def _empty(position: Position, lang: str) -> dict[str, str]:
    kind = "over" if position.is_over else "empty"
    return {"title": say(lang, f"table-{kind}-title"), "text": say(lang, f"table-{kind}-text")}


def _fit(position: Position, staging: Staging) -> dict[str, float]:
    """How many cards side by side the widths are reckoned for."""
    units = sum(1 + 0.64 * (min(len(item.cards), 4) - 1) for item in position.table)
    around = staging.show_seats and position.players in _PLACES
    rows = 1 if units <= (3 if around else 5) else 2 if units <= 13 else 3
    return {
        "table": max(3 if around else 4, ceil(units / rows)),
        "hand": max(4, len(position.hands[staging.below(position)])),
    }


# ---- cards and items -------------------------------------------------------------------------------------------


def badge(variant: Variant, card: Card) -> list[int] | str | None:
    """The values to print on a card whose index does not say them.

    >>> from zwicker_lab.variants import load_variant
    >>> variant = load_variant("zwicker3")
    >>> badge(variant, Card("Kd")), badge(variant, Card("9d")), badge(variant, Card("*15"))
    ([4, 14], None, None)
    """
    if card == UNKNOWN:
        return None
    values = variant.values_of(card)
    if card.is_wild:
        return f"{values[0]}-{values[-1]}"
    shown = "10" if card.rank == "T" else card.rank
    return None if shown == str(values[0]) and len(values) == 1 else list(values)


def _badges(position: Position, staging: Staging) -> dict[str, list[int] | str]:
    seen = [*position.hands[staging.below(position)], *(card for item in position.table for card in item.cards)]
    found = {card: badge(position.variant, card) for card in seen}
    return {card: values for card, values in found.items() if values is not None}


def item_name(item: Item, staging: Staging) -> str:
    """The spoken name of an item: the card, or the build with its cards and its last builder."""
    lang = staging.lang
    if not item.is_build:
        name = spoken(item.cards[0], lang)
        return name if item.total is None else say(lang, "table-item-fixed", card=name, value=item.total)
    cards = listed((spoken(card, lang) for card in item.cards), lang)
    if item.by is None:
        return say(lang, "table-build-name", total=item.total, cards=cards)
    return say(lang, "table-build-by", total=item.total, seat=staging.name(item.by), cards=cards)


def _items(position: Position, staging: Staging, marks: Marks) -> list[Scene]:
    return [_item(position, at, staging, marks) for at in range(len(position.table))]


def _item(position: Position, at: int, staging: Staging, marks: Marks) -> Scene:
    item, name = position.table[at], item_id(position.table[at])
    marked, refused = name in marks.marked, name in marks.refused
    state = "no" if refused else "taken" if marked else "target" if name in marks.targets else ""
    place = {"card": item_name(item, staging), "at": at + 1, "count": len(position.table)}
    return {
        "id": name,
        "groups": [list(group) for group in item.groups],
        "total": "" if item.total is None else f"={item.total}",
        "by": staging.name(item.by) if item.by else "",
        "state": state,
        "mark": "✓" if marked and not refused else "",
        "marked": marked,
        "bubble": rich(marks.bubble, staging.lang) if marks.bubble and name == _last(position, marks.refused) else [],
        "name": say(staging.lang, "table-item-place", **place),
    }


def _last(position: Position, names: Collection[str]) -> str | None:
    return next((item_id(item) for item in reversed(position.table) if item_id(item) in names), None)


# ---- hands and piles -------------------------------------------------------------------------------------------


def _hand(position: Position, staging: Staging, marks: Marks) -> Scene:
    lang, seat = staging.lang, staging.below(position)
    cards = position.hands[seat]
    turn = seat == position.turn and bool(cards)
    own = staging.seat is not None and not staging.names.get(staging.seat)
    title = say(lang, "table-your-hand") if own else staging.name(position.seats[seat])
    name = f"**{title}**" + (f" · {say(lang, 'table-turn')}" if turn and staging.show_seats else "")
    chosen = say(lang, "table-chosen", card=spoken(marks.chosen, lang)) if marks.chosen else ""
    return {
        "label": title,
        "name": rich(name, lang),
        "note": rich(chosen, lang),
        "turn": turn and staging.show_seats,
        "cards": [_hand_card(card, at, len(cards), marks, lang) for at, card in enumerate(cards)],
    }


def _hand_card(card: Card, at: int, count: int, marks: Marks, lang: str) -> Scene:
    if card == UNKNOWN:
        name = say(lang, "table-hidden-card", at=at + 1, count=count)
        return {"id": f"?{at}", "code": card, "chosen": False, "name": name}
    name = say(lang, "table-card-place", card=spoken(card, lang), at=at + 1, count=count)
    return {"id": card, "code": card, "chosen": card == marks.chosen, "name": name}


def _seats(position: Position, staging: Staging) -> list[Scene]:
    """The other seats clockwise from the hand below; up to four sit round the table, more in a row above it."""
    below, players = staging.below(position), position.players
    places = _PLACES.get(players, ("row",) * (players - 1))
    return [_seat(position, (below + 1 + at) % players, place, staging) for at, place in enumerate(places)]


def _seat(position: Position, seat: int, place: str, staging: Staging) -> Scene:
    lang, cards = staging.lang, position.hands[seat]
    name = staging.name(position.seats[seat])
    is_open = staging.open_hands and bool(cards) and UNKNOWN not in cards
    held = listed((spoken(card, lang) for card in cards), lang)
    alone = len(position.sides) == position.players > 2
    label = (
        say(lang, "table-hand-open", seat=name, cards=held)
        if is_open
        else say(lang, "table-hand-count", seat=name, count=len(cards))
    )
    return {
        "seat": position.seats[seat],
        "place": place,
        "name": name,
        "note": say(lang, "table-deals") if seat == position.dealer else "",
        "turn": seat == position.turn and not position.is_over,
        "open": is_open,
        "cards": list(cards) if is_open else [UNKNOWN] * len(cards),
        "label": label,
        "pile": _pile(position, seat, staging, is_own=False) | {"name": ""} if alone else None,
    }


def side_name(position: Position, side: int, staging: Staging) -> str:
    """What a side is called: the names of its seats, the one whose hand lies below first."""
    seats = (seat for at, seat in enumerate(position.seats) if position.variant.side_of(at, position.players) == side)
    own_first = sorted(seats, key=lambda seat: seat != staging.seat)
    return listed((staging.name(seat) for seat in own_first), staging.lang)


def _piles(position: Position, staging: Staging) -> list[Scene]:
    """The piles round the table, the own side's first; where everybody plays alone the others' stand at their seats."""
    own, count = position.variant.side_of(staging.below(position), position.players), len(position.sides)
    alone = count == position.players > 2
    sides = [own] if alone else sorted(range(count), key=lambda side: (side - own) % count)
    return [_pile(position, side, staging, is_own=side == own) for side in sides]


def _pile(position: Position, side: int, staging: Staging, *, is_own: bool) -> Scene:
    lang, sides = staging.lang, len(position.sides)
    name = side_name(position, side, staging)
    told = {"count": len(position.won[side]), "zwicks": position.zwicks[side]}
    if staging.seat is not None and (sides == 2 or is_own):
        seats = position.players // sides
        shown = say(lang, "table-yours" if is_own else "table-theirs", seats=seats)
    else:
        shown = name
    return told | {
        "side": position.sides[side],
        "place": "row" if position.players > 4 else "a" if is_own else "b",
        "tone": ("ns", "ew")[side] if sides == 2 else "",
        "name": shown,
        "label": say(lang, "table-pile", side=name, **told),
    }
