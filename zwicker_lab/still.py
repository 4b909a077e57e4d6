"""What the still pictures of a notebook share: felt with a line across it, a hand with its seat, a sheet of figures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from zwicker_lab.texts import say

LINE = "border-top:1px solid #3B7A70;margin:10px 0 4px"
_FELT = (
    "display:inline-block;padding:10px 14px;border-radius:12px;border:4px solid #6B4A33;background:#0F4C45;"
    "color:#F8F3E4;font:14px/1.5 system-ui,sans-serif"
)

_SHEET = "border-collapse:collapse;margin:0;max-width:100%;font:14px/1.45 system-ui,sans-serif;color:inherit"
_CAPTION = "caption-side:top;text-align:left;padding:0 0 6px;color:inherit;font-style:normal;max-width:44em"
_CELL = "padding:4px 14px 4px 0;text-align:left;vertical-align:top;white-space:normal;max-width:none"
_RULE = "border:0;border-top:1px solid color-mix(in srgb,currentColor 25%,transparent);background:none"


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


def sheet(caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]], below: Iterable[str] = ()) -> str:
    """A table in the colours of its surroundings, light or dark; the first cell of a row is its heading.

    ``caption``, ``heads`` and the lines ``below`` are text; the cells of ``rows`` are HTML.

    >>> sheet("<b>", ["move"], [["<code>9s</code>"]]).count("&lt;b&gt;"), "<th scope='row'" in sheet("", [], [["x"]])
    (1, True)
    """
    head = "".join(f"<th scope='col' style='{_CELL};font-weight:700'>{escape(one)}</th>" for one in heads)
    body = "".join(f"<tr style='{_RULE}'>{_row(cells)}</tr>" for cells in rows)
    after = "".join(f"<p style='margin:8px 0 0;max-width:44em'>{escape(line)}</p>" for line in below)
    table = (
        f"<caption style='{_CAPTION}'>{escape(caption)}</caption><thead><tr style='background:none'>{head}</tr></thead>"
    )
    return f"<div style='overflow-x:auto'><table style='{_SHEET}'>{table}<tbody>{body}</tbody></table>{after}</div>"


def _row(cells: Sequence[str]) -> str:
    first, *others = cells
    rest = "".join(f"<td style='{_CELL}'>{cell}</td>" for cell in others)
    return f"<th scope='row' style='{_CELL};font-weight:400'>{first}</th>{rest}"
