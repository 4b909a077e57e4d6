"""What stands above the table of a guest: the door, who one is, what is to be done now, and the buttons for it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from zwicker_lab.texts import in_language, say
from zwicker_lab.ui import settings
from zwicker_lab.ui.guest.deal import DealStep, called
from zwicker_lab.ui.guest.pressing import buttons, people
from zwicker_lab.ui.room.door import spaced
from zwicker_lab.ui.table.rich import rich
from zwicker_lab.workshop import Deals

if TYPE_CHECKING:
    from zwicker_lab.ui.guest.drawn import DrawnGuest

Scene = dict[str, Any]
DOOR = ("title", "code", "code-help", "name", "name-help", "come", "fine", "back", "another")
WORDS = (
    *("waits", "people", "more", "leave-yes", "forget-yes", "delete-yes"),
    *("device", "device-text", "copy", "copied", "copy-failed"),
)
LONGEST_NAME = 24
MOST_POSTS = 20
POSTS = {"not_begun": "open", "trying": "tried", "first": "first", "later": "later"}


def room_scene(play: DrawnGuest) -> Scene:
    """Everything that is no table, no slip and no result."""
    lang, door = play.lang, play.door
    scene = {
        "lang": lang,
        "phase": "in" if play.seen is not None else "door",
        "code": spaced(door.code) if door.code else "",
        "name": play.seen["you"]["name"] if play.seen is not None else "",
        "door": _door_words(lang) | {"problem": door.problem},
        "longest": LONGEST_NAME,
        "words": _words(lang),
        "place": play.place,
        "acks": list(play.answered)[-40:],
        "met": play.met,
        "started": settings.STARTED,
        "keep": keep_scene(play),
    }
    return scene | (_inside(play) if play.seen is not None else {})


@lru_cache
def _words(lang: str) -> Scene:
    return {name: say(lang, f"guest-{name}") for name in WORDS}


@lru_cache
def _door_words(lang: str) -> Scene:
    return {name: say(lang, f"guest-door-{name}") for name in DOOR}


def keep_scene(play: DrawnGuest) -> Scene:
    """What the browser is to keep: the seats in this room, and the points filled in of a count."""
    door = play.door
    rows = {play.place: play.rows[play.place]} if play.place in play.rows else {}
    return {
        "code": door.code if door.room is not None else "",
        "seats": list(door.tokens),
        "gone": list(door.gone),
        "active": door.active,
        "rows": rows,
    }


def _inside(play: DrawnGuest) -> Scene:
    assert play.seen is not None
    seen, lang = play.seen, play.lang
    told = _exercise(play) if seen["exercise"] else _deal(play) if seen["deal"] else _between(play)
    device = None
    if play.device:
        link = f"{play.link('join', code=play.door.code)}#{play.device}"
        device = {"href": link}
    return {
        "still": _still(play),
        "people": people(play),
        "device": device,
        "buttons": buttons(play),
        "line": "",
        "posts": [],
        "await": None,
        **told,
        "prompt": rich(told["prompt"], lang),
    }


def _still(play: DrawnGuest) -> Scene | None:
    """That one has to wait, and why."""
    assert play.seen is not None
    kind = (
        "ended"
        if play.seen["ended"]
        else "frozen"
        if play.seen["frozen"]
        else "away"
        if play.seen["you"]["away"]
        else ""
    )
    return (
        {name: say(play.lang, f"guest-{kind}-{name}") for name in ("title", "text")} | {"kind": kind} if kind else None
    )


def _exercise(play: DrawnGuest) -> Scene:
    assert play.seen is not None
    task, lang = play.seen["exercise"], play.lang
    places = task["places"] if len(task["places"]) <= MOST_POSTS else []
    posts = [
        {"state": state, "now": at == task["item"], "name": say(lang, f"learn-standing-{state}")}
        for at, state in enumerate(POSTS[place] for place in places)
    ]
    return {
        "line": say(lang, "guest-item", item=task["item"] + 1, items=task["items"]),
        "posts": posts,
        "prompt": play.exercise.task.of(lang) if play.is_still or play.work.is_solved else play.step.prompt(),
        "next": say(lang, "guest-wait-next") if _waits(task) and not play.seen["frozen"] else "",
    }


def _waits(task: Scene) -> bool:
    done = task["state"] in ("first", "later") or task["answers"]
    return bool(done and task["pace"] == "host")


def _deal(play: DrawnGuest) -> Scene:
    assert play.seen is not None
    deal, lang = play.seen["deal"], play.lang
    plan = play.room.room.tables.plan if play.room.room.tables is not None else None
    rules = in_language(lang, plan.variant.title) if isinstance(plan, Deals) else ""
    told = {"deal": deal["deal"] + 1, "deals": deal["deals"], "table": deal.get("table", 0), "rules": rules}
    if "table" not in deal:
        kind = "resting" if deal["state"] == "resting" else "over" if deal["over"] else deal["state"]
        return {"line": say(lang, "guest-deals-line", **told), "prompt": say(lang, f"guest-{kind}")}
    step = play.step
    film = {"n": step.awaited, "pause": False, "shown": True} if isinstance(step, DealStep) and step.awaited else None
    is_over = bool(deal["lines"]) and isinstance(step, DealStep) and step.is_shown
    return {"line": say(lang, "guest-deal-line", **told), "prompt": _turn(play, deal), "await": film, "over": is_over}


def _turn(play: DrawnGuest, deal: Scene) -> str:
    lang = play.lang
    if isinstance(play.step, DealStep) and not play.step.is_shown:
        return say(lang, "guest-watch")
    if deal["state"] == "over":
        return say(lang, "guest-deal-over" if deal["lines"] else "guest-others-play")
    if deal["yours"]:
        return say(lang, "guest-turn-own")
    at = next(one for one in deal["seats"] if one["seat"] == deal["turn"])
    return say(lang, "guest-turn-program" if at["program"] else "guest-turn", seat=called(at, deal["seats"], lang))


def _between(play: DrawnGuest) -> Scene:
    assert play.seen is not None
    kind = "over" if play.seen["ended"] else "wait" if play.seen["led"] else "friends"
    return {"prompt": say(play.lang, f"guest-{kind}")}
