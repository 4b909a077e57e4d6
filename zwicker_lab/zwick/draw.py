"""Positions of Swiss Zwick as small still pictures for a notebook: HTML and SVG, without a script."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from zwicker_lab.names import capital
from zwicker_lab.still import LINE, felt, hand
from zwicker_lab.texts import say
from zwicker_lab.zwick.cards import UNKNOWN, Card
from zwicker_lab.zwick.names import card_index, card_name, suit_name

if TYPE_CHECKING:
    from zwicker_lab.zwick.position import Position

_COLOUR = {"a": "#3C6A1E", "r": "#B5173C", "b": "#865300", "s": "#1D4E89"}
_SIGN = {
    "a": "M-27-10C-27 22-13 40 0 51C13 40 27 22 27-10ZM-34-14C-36-30-18-42 0-42S36-30 34-14Z",
    "r": "M0-48A19 19 0 0 1 27-28A19 19 0 0 1 42 8A19 19 0 0 1 18 40A19 19 0 0 1-18 40A19 19 0 0 1-42 8"
    "A19 19 0 0 1-27-28A19 19 0 0 1 0-48ZM0-12A12 12 0 1 0 0 12A12 12 0 1 0 0-12Z",
    "b": "M0-34A42 42 0 1 0 0 50A42 42 0 1 0 0-34ZM-40 4H40V10H-40ZM-4 22H4V48H-4ZM-7-50H7V-36H-7Z",
    "s": "M-41-46C-20-40 20-40 41-46V-4C41 27 19 43 0 52C-19 43-41 27-41-4ZM-30-34V-4H0V-32C-10-32-22-33-30-34Z",
}
_ROW = "display:flex;flex-wrap:wrap;gap:8px 20px;align-items:flex-end;min-height:64px"


def position_html(position: Position, lang: str = "en") -> str:
    """A still picture of a position: the trick or what was turned, every hand, trump.

    >>> from zwicker_lab.zwick import read_position
    >>> drawn = position_html(read_position("zwick; trump r; trick Ab 7a; hand 9r Tr 9a Ka Ks"))
    >>> drawn.count("<svg"), "Trump: roses" in drawn
    (20, True)
    """
    lying = "".join(_card(card, lang) for card in (position.trick or position.turned))
    middle = lying or escape(say(lang, f"zwick-empty-{position.phase}"))
    hands = "".join(_hand(position, seat, lang) for seat in range(position.players))
    held = f"<div style='{LINE}'></div><div style='{_ROW}'>{hands}</div>" if any(position.hands) else ""
    trump = "" if position.trump is None else say(lang, "zwick-trump", suit=suit_name(position.trump, lang))
    return felt(
        str(position),
        f"<div style='{_ROW}'>{middle}</div>{held}<div style='{LINE};color:#C4DAD3'>{escape(trump)}</div>",
    )


def _hand(position: Position, seat: int, lang: str) -> str:
    cards = "".join(_card(card, lang) for card in position.hands[seat])
    to_play = seat == position.turn and not position.is_over
    return hand(cards, position.seats[seat], lang, to_play=to_play, high=64)


def _card(card: Card, lang: str) -> str:
    """One card, 44 by 64: index, sign and the name of the suit, so that nobody needs the colour."""
    name = escape(capital(card_name(card, lang)), quote=True)
    if card == UNKNOWN:
        face = "<rect x='2' y='2' width='106' height='156' rx='9' fill='#1B587A' stroke='#F8F3E4' stroke-width='4'/>"
    else:
        colour, suit = _COLOUR[card.suit], escape(capital(suit_name(card.suit, lang)))
        face = (
            "<rect x='1' y='1' width='108' height='158' rx='9' fill='#FFFDF7' stroke='#CFC6B4' stroke-width='2'/>"
            f"<text x='8' y='52' font-size='50' font-weight='700' font-family='system-ui' fill='{colour}'>"
            f"{card_index(card)}</text><path d='{_SIGN[card.suit]}' transform='translate(70 92) scale(.6)' "
            f"fill='{colour}' fill-rule='evenodd'/><text x='55' y='150' font-size='22' text-anchor='middle' "
            f"font-family='system-ui' fill='{colour}'>{suit}</text>"
        )
    style = "width:44px;height:64px;flex:none"
    return f"<svg viewBox='0 0 110 160' style='{style}' role='img' aria-label='{name}'>{face}</svg>"
