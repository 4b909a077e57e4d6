"""How good the moves of a deal were, in words and signs, and which lost most."""

from __future__ import annotations

from zwicker_lab.texts import say
from zwicker_lab.ui.coach.answer import Weighed
from zwicker_lab.ui.coach.words import SIGNS, lost_text, number, signed
from zwicker_lab.ui.deals.advised import Advised
from zwicker_lab.ui.deals.line import path_text
from zwicker_lab.ui.deals.track import Moment
from zwicker_lab.ui.deals.words import label
from zwicker_lab.ui.look.words import done
from zwicker_lab.ui.table.rich import plain, rich
from zwicker_lab.ui.table.scene import Scene

DEAREST = 5
LOSING = ("playable", "mistake")
"""The verdicts that name the points a move loses."""


def named(stepping: Advised, moment: Moment, weighed: Weighed | None, value: float | None = None) -> str:
    """A move in words: its number, who played what, the verdict, and what was to be expected."""
    lang = stepping.lang
    move = plain(rich(done(moment.position, moment.move, lang), lang))
    parts = [
        say(
            lang,
            "deals-row",
            number=moment.number,
            seat=_seat(stepping, moment),
            move=move,
        )
    ]
    if weighed is not None:
        parts += [say(lang, f"coach-word-{weighed.verdict}"), lost_text(weighed, lang)]
    if value is not None:
        parts.append(say(lang, "deals-curve-value", value=signed(value, lang)))
    return ", ".join(part for part in parts if part)


def _seat(stepping: Advised, moment: Moment) -> str:
    return label(stepping.deal, stepping.place.me, moment.position.mover, stepping.lang)


def verdicts(stepping: Advised) -> dict[tuple[str, int], Scene]:
    """The sign of every judged move, by line and number, with the points it lost; by what its player could know."""
    lang, found = stepping.lang, {}
    for moment in stepping.judged:
        weighed = stepping.analysis.weighed(moment)
        if weighed is not None:
            lost = lost_text(weighed, lang)
            word = say(lang, f"coach-word-{weighed.verdict}")
            found[path_text(moment.line.path), moment.number] = {
                "sign": SIGNS[weighed.verdict],
                "lost": f"−{number(weighed.lost, lang)}" if weighed.verdict in LOSING else "",
                "name": f"{word}, {lost}" if lost else word,
            }
    return found


def dear_scene(stepping: Advised) -> Scene:
    """The moves that lost most, dearest first."""
    lang = stepping.lang
    known = [(stepping.analysis.weighed(moment), moment) for moment in stepping.judged]
    losing = [(weighed, moment) for weighed, moment in known if weighed is not None and weighed.verdict in LOSING]
    losing.sort(key=lambda one: -one[0].lost)
    return {
        "title": say(lang, "deals-dear"),
        "empty": "" if losing else say(lang, "deals-dear-none"),
        "rows": [
            {
                "at": moment.number,
                "line": path_text(moment.line.path),
                "sign": SIGNS[weighed.verdict],
                "seat": _seat(stepping, moment),
                "text": rich(done(moment.position, moment.move, lang), lang),
                "lost": f"−{number(weighed.lost, lang)}",
                "name": named(stepping, moment, weighed),
            }
            for weighed, moment in losing[:DEAREST]
        ],
    }
