"""Positions and moves as small still pictures: HTML and SVG for a notebook, without a script or a further package."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.names import card_name
from zwicker_lab.still import LINE, felt, hand
from zwicker_lab.texts import say

if TYPE_CHECKING:
    from zwicker_lab.zwicker.items import Item
    from zwicker_lab.zwicker.moves import Move
    from zwicker_lab.zwicker.position import Position

_SIGN = {
    "h": "M0 48C-10 32-50 10-50-19C-50-36-38-47-24-47C-13-47-4-40 0-29"
    "C4-40 13-47 24-47C38-47 50-36 50-19C50 10 10 32 0 48Z",
    "d": "M0-52C11-32 24-14 41 0C24 14 11 32 0 52C-11 32-24 14-41 0C-24-14-11-32 0-52Z",
    "s": "M0-50C9-31 49-12 49 16C49 31 38 40 26 40C17 40 10 36 5 29C6 39 11 46 20 50H-20C-11 46-6 39-5 29"
    "C-10 36-17 40-26 40C-38 40-49 31-49 16C-49-12-9-31 0-50Z",
    "c": "M0-50A23.5 23.5 0 0 1 17.5-10.8A23.5 23.5 0 1 1 7 25C8 37 12 45 21 50H-21C-12 45-8 37-7 25"
    "A23.5 23.5 0 1 1-17.5-10.8A23.5 23.5 0 0 1 0-50Z",
}
_STAR = "M0-50L13.5-17.5L48-15L21.5 8L30 42L0 23.5L-30 42L-21.5 8L-48-15L-13.5-17.5Z"
_COLOUR = {"s": "#17212B", "h": "#C8102E", "d": "#1F6FB2", "c": "#1E7A3C", "": "#6B2C91"}
_ROW = "display:flex;flex-wrap:wrap;gap:8px;align-items:flex-end"
_TOTAL = (
    "position:absolute;left:50%;bottom:-7px;transform:translateX(-50%);padding:0 7px;border-radius:99px;"
    "background:#E9B72F;color:#16211F;font-weight:700;white-space:nowrap"
)


def position_html(position: Position, lang: str = "en") -> str:
    """A still picture of a position: the table with its builds, every hand, the piles.

    >>> from zwicker_lab.notation import read_position
    >>> "=6" in position_html(read_position("zwicker3; table 5d (9c 3h =6); hand 6s Kc"))
    True
    """
    table = "".join(_item(item, lang) for item in position.table) or escape(say(lang, "table-empty-title"))
    hands = "".join(_hand(position, seat, lang) for seat in range(position.players))
    held = f"<div style='{LINE}'></div><div style='{_ROW};gap:8px 20px'>{hands}</div>" if any(position.hands) else ""
    counted = zip(position.sides, position.won, position.zwicks, strict=True)
    piles = [say(lang, "table-pile", side=side, count=len(pile), zwicks=zwicks) for side, pile, zwicks in counted]
    foot = [position.variant.spelled, *piles, say(lang, "table-stock", count=position.stock_count)]
    return felt(
        str(position),
        f"<div style='{_ROW};min-height:56px;padding-bottom:8px'>{table}</div>"
        f"{held}"
        f"<div style='{LINE};color:#C4DAD3'>{' &middot; '.join(map(escape, foot))}</div>",
    )


def move_html(move: Move, lang: str = "en") -> str:
    """A still picture of a move: the card, what it takes or builds on, the total.

    >>> from zwicker_lab.zwicker.moves import Move
    >>> move_html(Move.read("9s x 5c 4h")).count("<svg")
    3
    """
    sign = {"capture": "&times;", "build": "&rarr;", "trail": "&darr;"}[move.kind]
    value, total = (f"<b>= {number}</b>" if number is not None else "" for number in (move.value, move.total))
    items = "".join(_item(item, lang) for item in move.items)
    inner = f"{_card(move.card, lang)}{value}<b>{sign}</b>{items}{total}"
    return felt(str(move), f"<div style='{_ROW};align-items:center;padding-bottom:4px'>{inner}</div>")


def _hand(position: Position, seat: int, lang: str) -> str:
    cards = "".join(_card(card, lang) for card in position.hands[seat])
    to_play = seat == position.turn and not position.is_over
    return hand(cards, position.seats[seat], lang, to_play=to_play, high=56)


def _item(item: Item, lang: str) -> str:
    cards = "".join(_card(card, lang, over=at > 0) for at, card in enumerate(item.cards))
    by = f" {escape(item.by)}" if item.by else ""
    total = "" if item.total is None else f"<span style='{_TOTAL}'>={item.total}{by}</span>"
    return f"<span style='position:relative;display:inline-flex'>{cards}{total}</span>"


def _card(card: Card, lang: str, over: bool = False) -> str:
    """One card, 40 by 56; the next card of a build lies partly over it."""
    style = "width:40px;height:56px;flex:none" + (";margin-left:-12px" if over else "")
    name = escape(card_name(card, lang), quote=True)
    return f"<svg viewBox='0 0 100 140' style='{style}' role='img' aria-label='{name}'>{_face(card)}</svg>"


def _face(card: Card) -> str:
    if card == UNKNOWN:
        return "<rect x='2' y='2' width='96' height='136' rx='9' fill='#1B587A' stroke='#F8F3E4' stroke-width='4'/>"
    colour = _COLOUR[card.suit]
    index = "10" if card.rank == "T" else "" if card.is_wild else card.rank
    shape, fill = (_STAR, "#F2B632") if card.is_joker else (_SIGN[card.suit], colour)
    length = " textLength='60' lengthAdjust='spacingAndGlyphs'" if len(index) > 1 else ""
    return (
        "<rect x='1' y='1' width='98' height='138' rx='9' fill='#FFFDF7' stroke='#CFC6B4' stroke-width='2'/>"
        f"<text x='7' y='56' font-size='58' font-weight='700' font-family='system-ui' fill='{colour}'{length}>"
        f"{escape(index)}</text><path d='{shape}' transform='translate(62 98) scale(.6)' fill='{fill}'/>"
    )
