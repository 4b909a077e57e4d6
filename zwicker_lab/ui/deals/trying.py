"""What stands under the table while one tries what else could have been played."""

from __future__ import annotations

from zwicker_lab.texts import say
from zwicker_lab.ui.deals.line import MAIN
from zwicker_lab.ui.deals.state import Stepping
from zwicker_lab.ui.deals.words import seat_text, side_label
from zwicker_lab.ui.play.setup import STRENGTHS
from zwicker_lab.ui.table.scene import Scene
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.score import points


def try_scene(stepping: Stepping) -> Scene:
    """The button that begins, and once begun whose move it is, who may play on, and how it came out."""
    lang, place = stepping.lang, stepping.place
    return {
        "lang": lang,
        "label": say(lang, "deals-try-label"),
        "channel": stepping.table.scene["channel"],
        "on": place.trying,
        "begin": "" if place.trying or not stepping.can_try else say(lang, "deals-try"),
        "text": _text(stepping) if place.trying else "",
        "result": result_text(stepping),
        "strengths": _strengths(stepping) if _plays_on(stepping) else None,
        "acts": _acts(stepping),
        "progress": _progress(stepping),
    }


def _plays_on(stepping: Stepping) -> bool:
    return stepping.place.trying and stepping.can_try and stepping.playout is not None


def _text(stepping: Stepping) -> str:
    lang, position = stepping.lang, stepping.position
    if position.is_over or not stepping.can_try:
        return say(lang, "deals-try-over" if position.is_over else "deals-try-end")
    seat = seat_text(stepping.deal, position.mover, lang)
    if not stepping.plays:
        return say(lang, "deals-try-hidden", seat=seat, own=seat_text(stepping.deal, stepping.place.seat, lang))
    return say(lang, "deals-try-turn", seat=seat)


def _strengths(stepping: Stepping) -> Scene:
    lang = stepping.lang
    choices = [{"id": name, "text": say(lang, f"play-strength-{name}")} for name in STRENGTHS]
    return {"label": say(lang, "deals-try-strength"), "now": stepping.strength, "choices": choices}


def _acts(stepping: Stepping) -> list[Scene]:
    """The buttons: programs play on, looking on again, forgetting what was tried."""
    lang, place = stepping.lang, stepping.place
    runs = stepping.playout is not None and stepping.playout.is_running
    names = ["halt"] if runs else ["one", "all"] if _plays_on(stepping) else []
    if place.trying:
        names.append("stop")
    if stepping.deal.tries and not runs:
        names.append("forget")
    return [{"id": name, "text": say(lang, f"deals-try-{name}"), "quiet": name == "forget"} for name in names]


def _progress(stepping: Stepping) -> str:
    playout = stepping.playout
    if playout is None or not playout.is_running:
        return ""
    return say(stepping.lang, "deals-try-playing", count=len(playout.moves))


def result_text(stepping: Stepping) -> str:
    """How a side line that is over came out, beside how the deal did."""
    lang, place, position = stepping.lang, stepping.place, stepping.position
    if place.path == MAIN or not position.is_over:
        return ""
    here = scores_text(stepping, position)
    if not stepping.deal.replay.complete:
        return say(lang, "deals-try-result-alone", here=here)
    return say(lang, "deals-try-result", here=here, played=scores_text(stepping, stepping.deal.main.positions[-1]))


def scores_text(stepping: Stepping, position: Position) -> str:
    """The points of every side of a deal that is over."""
    deal, me, lang = stepping.deal, stepping.place.me, stepping.lang
    found = enumerate(points(position, final=True))
    return ", ".join(f"{side_label(deal, me, side, lang)} {str(score).replace('-', '−')}" for side, score in found)
