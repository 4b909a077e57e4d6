"""What the still pictures of both games share, for a notebook: the felt, a line across it, a hand with its seat."""

from __future__ import annotations

from html import escape

from zwicker_lab.texts import say

LINE = "border-top:1px solid #3B7A70;margin:10px 0 6px"
_FELT = (
    "display:inline-block;padding:10px 14px;border-radius:12px;border:4px solid #6B4A33;background:#0F4C45;"
    "color:#F8F3E4;font:14px/1.5 system-ui,sans-serif"
)


def felt(title: str, inner: str) -> str:
    """A table of felt around ``inner``, which is HTML; ``title`` is what it is called, as text.

    >>> felt("<b>", "here").endswith("title='&lt;b&gt;'>here</div>")
    True
    """
    return f"<div style='{_FELT}' title='{escape(title, quote=True)}'>{inner}</div>"


def hand(cards: str, seat: str, lang: str, *, to_play: bool, high: int) -> str:
    """The hand of a seat, ``cards`` being HTML and ``high`` pixels high; whose turn it is is said beside the name.

    >>> ["North to play" in hand("", "N", "en", to_play=turn, high=56) for turn in (True, False)]
    [True, False]
    """
    name = escape(say(lang, "seat-name", seat=seat))
    if to_play:
        name = f"<b style='color:#E9B72F'>{name} {escape(say(lang, 'table-turn'))}</b>"
    return f"<div>{name}<div style='display:flex;gap:4px;min-height:{high}px'>{cards}</div></div>"
