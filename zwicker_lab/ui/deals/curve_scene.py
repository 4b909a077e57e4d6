"""The panel of the adviser's curve: what is drawn of it, how far it is thought about, and what it rests on."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from zwicker_lab.texts import say
from zwicker_lab.ui.coach.words import SIGNS, signed
from zwicker_lab.ui.deals.advised import Advised
from zwicker_lab.ui.deals.analysis import OPEN, SEEN
from zwicker_lab.ui.deals.curve import Point, curve, lead, shown_side, ticks
from zwicker_lab.ui.deals.judged import LOSING, dear_scene, named
from zwicker_lab.ui.deals.line import path_text
from zwicker_lab.ui.deals.place import ALL
from zwicker_lab.ui.deals.words import seat_text, side_label
from zwicker_lab.ui.table.scene import Scene
from zwicker_lab.zwicker.position import Position


def curve_scene(stepping: Advised) -> Scene:
    """The panel below the table: the curve, how far it is thought about, and what it rests on."""
    lang, analysis, place = stepping.lang, stepping.analysis, stepping.place
    if not analysis.can or stepping.waits:
        return {"lang": lang, "title": ""}
    found = curve(stepping)
    total, finished = len(analysis.moments), analysis.done
    position = stepping.position
    name = _side(stepping, shown_side(stepping))
    return {
        "lang": lang,
        "channel": stepping.table.scene["channel"],
        "title": say(lang, "deals-curve"),
        "lead": say(lang, "deals-curve-lead"),
        "key": f"{stepping.deal.id} {crc32(stepping.deal.text.encode())}",
        "acts": _acts(stepping, finished, total),
        "on": analysis.is_on,
        "progress": _progress(stepping, finished, total),
        "readings": _choices(stepping) if finished and place.seat == ALL else None,
        "sides": _sides(stepping) if finished and place.seat == ALL else None,
        "chart": _chart(stepping, found, name) if found else None,
        "dear": dear_scene(stepping) if found else None,
        "texts": _texts(stepping, found, position) if found else [],
        "note": _note(stepping),
        "now": {"at": place.at, "line": path_text(place.path)},
    }


def _acts(stepping: Advised, finished: int, total: int) -> list[Scene]:
    lang = stepping.lang
    if stepping.analysis.is_on and finished < total:
        return [{"id": "stop", "text": say(lang, "deals-curve-stop")}]
    if finished == total:
        return []
    return [{"id": "begin", "text": say(lang, "deals-curve-on" if finished else "deals-curve-begin"), "main": True}]


def _progress(stepping: Advised, finished: int, total: int) -> Scene | None:
    if not stepping.analysis.is_on and not finished:
        return None
    name = "deals-curve-done" if finished == total else "deals-curve-progress"
    return {"done": finished, "total": total, "text": say(stepping.lang, name, done=finished, total=total)}


def _choices(stepping: Advised) -> Scene:
    lang = stepping.lang
    names = [{"id": name, "text": say(lang, f"deals-reading-{name}")} for name in (SEEN, OPEN)]
    return {"label": say(lang, "deals-reading"), "now": stepping.analysis.reading, "choices": names}


def _sides(stepping: Advised) -> Scene:
    names = [{"id": at, "text": _side(stepping, at)} for at in range(len(stepping.position.sides))]
    return {"label": say(stepping.lang, "deals-curve-side"), "now": shown_side(stepping), "choices": names}


def _side(stepping: Advised, at: int) -> str:
    return side_label(stepping.deal, stepping.place.me, at, stepping.lang)


def _chart(stepping: Advised, found: Sequence[Point], name: str) -> Scene:
    lang, line, side = stepping.lang, stepping.line, shown_side(stepping)
    values = [value for one in found for value in (one.low, one.high, one.best)]
    over = line.positions[-1].is_over
    end = lead(line.positions[-1], side, final=True) if over else None
    values += [] if end is None else [end]
    result = {} if end is None else {"value": end, "name": say(lang, "deals-curve-end", value=signed(end, lang))}
    return {
        "label": say(lang, "deals-curve-label", side=name),
        "up": say(lang, "deals-curve-up", side=name),
        "across": say(lang, "deals-curve-across"),
        "ticks": [{"at": tick, "text": _whole(tick)} for tick in ticks(min(values), max(values))],
        "last": line.end,
        "packets": [at for at in stepping.deal.packets(stepping.place.path) if 0 < at < line.end],
        "branch": line.start if line.path else None,
        "points": [_point(stepping, one) for one in found],
        "end": result or None,
    }


def _whole(tick: int) -> str:
    return f"{tick:+d}".replace("-", "−") if tick else "0"


def _point(stepping: Advised, point: Point) -> Scene:
    moment, weighed = point.moment, point.weighed
    told = stepping.analysis.reading == SEEN
    return {
        "at": moment.number,
        "line": path_text(moment.line.path),
        "value": round(point.value, 2),
        "low": round(point.low, 2),
        "high": round(point.high, 2),
        "best": round(point.best, 2) if told and weighed.verdict in LOSING else None,
        "state": weighed.verdict if told else "",
        "sign": SIGNS[weighed.verdict] if told else "",
        "name": named(stepping, moment, weighed if told else None, point.value),
    }


def _texts(stepping: Advised, found: Sequence[Point], position: Position) -> list[str]:
    """What the curve means and rests on: whose knowledge, how many deals, and that no best play is meant."""
    lang, analysis = stepping.lang, stepping.analysis
    told = [say(lang, f"deals-reads-{analysis.reading}")]
    answers = [analysis.answer(one.moment, analysis.reading) for one in found]
    guessed = [answer.worlds for answer in answers if answer is not None and not answer.exact]
    if analysis.reading == SEEN and guessed:
        told.append(say(lang, "deals-curve-worlds", low=min(guessed), high=max(guessed)))
    elif guessed:
        told.append(say(lang, "deals-curve-played"))
    exact = len(answers) - len(guessed)
    if exact:
        told.append(say(lang, "deals-curve-exact", count=exact))
    if stepping.place.seat != ALL:
        told.append(say(lang, "deals-curve-seat", seat=seat_text(stepping.deal, stepping.place.seat, lang)))
    elif len(position.sides) > 2:
        told.append(say(lang, "deals-curve-many", side=_side(stepping, shown_side(stepping))))
    return told


def _note(stepping: Advised) -> Scene | None:
    """That moves after an open question are left out, and the way to have them in."""
    lang, covered = stepping.lang, stepping.covered_from
    if covered is None or stepping.place.path:
        return None
    return {"text": say(lang, "deals-curve-covered", number=covered), "act": say(lang, "deals-watch")}
