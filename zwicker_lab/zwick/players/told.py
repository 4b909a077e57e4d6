"""An advice on Swiss Zwick in words, and as a sheet for a notebook."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from zwicker_lab.names import percent
from zwicker_lab.players.told import MOST_DRAWN, heads, row
from zwicker_lab.still import sheet
from zwicker_lab.texts import say

if TYPE_CHECKING:
    from zwicker_lab.zwick.players.advice import Advice, Judged


def how(advice: Advice, lang: str) -> str:
    """What the values of an advice mean, and how they were found."""
    entry = "known" if advice.known else "solved" if advice.solved else "played"
    return say(lang, f"zwick-advice-{entry}", worlds=advice.worlds)


def told_apart(advice: Advice) -> tuple[Judged, ...]:
    """The moves that are worth telling apart: cuts are all alike, so the best stands for all."""
    return advice.moves[:1] if advice.position.phase == "cut" else advice.moves


def advice_html(advice: Advice, lang: str = "en") -> str:
    """An advice as a sheet: verdict, move, what can be expected, and why.

    >>> from zwicker_lab.zwick import read_position
    >>> from zwicker_lab.zwick.players import advise
    >>> drawn = advice_html(advise(read_position("zwick; phase join; trump r; in C; hand Ar 7b Kr 9a 9s"), worlds=20))
    >>> drawn.count("<tr"), "★ best" in drawn
    (3, True)
    """
    shown = told_apart(advice)[:MOST_DRAWN]
    *usual, why = heads(lang)
    return sheet(
        how(advice, lang), [*usual, say(lang, "zwick-advice-column-bird"), why], (_row(one, lang) for one in shown)
    )


def _row(judged: Judged, lang: str) -> list[str]:
    *usual, why = row(judged, [claim.text(lang) for claim in judged.reasons], lang)
    return [*usual, f"<span style='white-space:nowrap'>{escape(percent(judged.bird, lang))}</span>", why]
