"""An advice in words and as a sheet for a notebook: what each move can expect, why, and what answers it."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING

from zwicker_lab.names import capital, percent
from zwicker_lab.still import sheet
from zwicker_lab.texts import decimal_sign, say

if TYPE_CHECKING:
    from zwicker_lab.players.advice import Advice, Judged
    from zwicker_lab.zwick.players.advice import Judged as SwissJudged

SIGNS = {"best": "★", "good": "●", "playable": "■", "mistake": "▲"}
"""The sign of each verdict, so that nobody needs a colour."""
MOST_DRAWN = 12


def how(advice: Advice, lang: str) -> str:
    """What the values of an advice mean, and how they were found."""
    entry = "exact" if advice.exact else "known" if advice.position.is_known else "sampled"
    return say(lang, f"advice-head-{entry}", worlds=advice.worlds)


def expected(judged: Judged | SwissJudged, lang: str) -> tuple[str, str]:
    """The expected points, and the interval, empty where there is none.

    >>> from types import SimpleNamespace
    >>> expected(SimpleNamespace(value=-1.25, low=-2.0, high=0.5), "de")
    ('−1,2', '−2,0 bis +0,5')
    """
    value, low, high = (
        decimal_sign(f"{number:+.1f}".replace("-", "−"), lang) for number in (judged.value, judged.low, judged.high)
    )
    return value, "" if judged.low == judged.high else say(lang, "advice-interval", low=low, high=high)


def reply(judged: Judged, lang: str) -> str:
    """The answer that costs most, and how likely it is; empty where none is known."""
    if judged.reply is None:
        return ""
    seat, chance = say(lang, "seat-name", seat=judged.reply_seat), percent(judged.reply_chance or 0, lang)
    entry = "advice-reply-sure" if judged.reply_chance == 1 else "advice-reply"
    return capital(say(lang, entry, seat=seat, move=str(judged.reply), chance=chance))


def advice_html(advice: Advice, lang: str = "en") -> str:
    """An advice as a sheet: verdict, move, what can be expected, and why.

    >>> from zwicker_lab.notation import read_position
    >>> from zwicker_lab.players.advice import advise
    >>> drawn = advice_html(advise(read_position("zwicker3; players 2; table 9d; hands 1: 9s 2c / 2: 4h"), worlds=1))
    >>> drawn.count("<tr"), "★ best" in drawn
    (4, True)
    """
    shown = advice.moves[:MOST_DRAWN]
    rows = (
        row(judged, [*(claim.text(lang) for claim in judged.reasons), reply(judged, lang)], lang) for judged in shown
    )
    more = len(advice.moves) - len(shown)
    below = [say(lang, "advice-more", count=more)] if more else []
    below += [say(lang, "advice-bounded", count=len(advice.moves))] if advice.bounded else []
    return sheet(how(advice, lang), heads(lang), rows, below)


def heads(lang: str) -> list[str]:
    """What the columns of a sheet are called."""
    return [say(lang, f"advice-column-{name}") for name in ("move", "verdict", "expected", "why")]


def row(judged: Judged | SwissJudged, why: Iterable[str], lang: str) -> list[str]:
    """One move of a sheet as HTML: the move, the verdict with its sign, expected points, and ``why`` line by line."""
    value, span = expected(judged, lang)
    interval = f"<br><small style='white-space:nowrap'>{escape(span)}</small>" if span else ""
    verdict = f"{SIGNS[judged.verdict]} {escape(say(lang, f'verdict-{judged.verdict}'))}"
    return [
        f"<code style='white-space:nowrap;padding:0;color:inherit;background:none'>{escape(str(judged.move))}</code>",
        f"<span style='white-space:nowrap'>{verdict}</span>",
        f"<b style='font-variant-numeric:tabular-nums'>{value}</b>{interval}",
        f"<div style='min-width:15em'>{'<br>'.join(escape(line) for line in why if line)}</div>",
    ]
