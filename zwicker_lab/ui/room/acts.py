"""What a host can do at the moment, as buttons that hold their command; and the line above everything."""

from __future__ import annotations

from typing import Any

from zwicker_lab.texts import say
from zwicker_lab.ui.query import Query
from zwicker_lab.workshop import Room

Scene = dict[str, Any]


def act(lang: str, name: str, command: Scene | None = None, **more: Any) -> Scene:
    """One button; ``send`` instead of a command is for the page itself, ``ask`` wants a second press."""
    text = more.pop("text", None) or say(lang, f"room-act-{name}")
    return {"id": name, "text": text, "command": command, **more}


def head(room: Room, seen: Scene, lang: str) -> Scene:
    """What is done now, and how it stands."""
    at, chips, progress, title = seen["exercise"], [], None, say(lang, "room-heading")
    if at:
        title = (room.exercises.plan.title if room.exercises else "") or say(lang, "room-exercises")
        progress = _progress(room, at, lang)
        revealed = room.exercises is not None and at["item"] in room.exercises.revealed
        chips += [say(lang, "room-chip-open")] if revealed else []
        chips += [say(lang, "room-chip-own")] if at["pace"] == "own" else []
    elif seen["deal"]:
        title = deals_title(seen["deal"], lang)
    chips += [say(lang, "room-chip-frozen")] if seen["frozen"] else []
    chips += [say(lang, "room-chip-ended")] if seen["ended"] else []
    return {"title": title, "chips": chips, "progress": progress}


def deals_title(deal: Scene, lang: str) -> str:
    """Which deal it is; before the first, how many there will be."""
    at, deals = deal["deal"] + 1, deal["deals"]
    return say(lang, "room-deal-title", deal=at, deals=deals) if at else say(lang, "room-deals", count=deals)


def _progress(room: Room, at: Scene, lang: str) -> Scene:
    text = say(lang, "room-item", item=at["item"] + 1, items=at["items"])
    revealed = room.exercises.revealed if room.exercises else ()
    posts = ["now open" if item == at["item"] else "first" if item in revealed else "" for item in range(at["items"])]
    return {"text": text, "posts": posts if at["items"] <= 20 else []}


def controls(room: Room, seen: Scene, lang: str) -> list[Scene]:
    """The buttons of the round: freeze, reveal, on, deal."""
    if seen["ended"]:
        return []
    stop = act(lang, "stop", {"kind": "stop"}, ask=say(lang, "room-ask-stop"), quiet=True)
    number, found = seen["round"], []
    if room.led and (seen["exercise"] or seen["deal"]):
        on = seen["frozen"]
        found.append(act(lang, "thaw" if on else "freeze", {"kind": "freeze", "on": not on}))
    if seen["exercise"]:
        found += _exercise_controls(room, seen["exercise"], number, lang)
    elif seen["deal"]:
        found += _deal_controls(room, seen["deal"], number, lang)
    return [stop, *found] if found else []


def _exercise_controls(room: Room, at: Scene, number: int, lang: str) -> list[Scene]:
    item, last = at["item"], at["items"] - 1
    revealed = room.exercises is not None and item in room.exercises.revealed
    to_own = at["pace"] == "host"
    pace = {"kind": "pace", "round": number, "pace": "own" if to_own else "host"}
    found = [act(lang, "pace-own" if to_own else "pace-host", pace)]
    if item:
        found.append(act(lang, "back", {"kind": "go", "round": number, "item": item - 1}))
    if not revealed:
        found.append(act(lang, "reveal", {"kind": "reveal", "round": number, "item": item}))
    if item < last:
        onward = {"kind": "go", "round": number, "item": item + 1}
        found.append(act(lang, "go", onward, main=True, text=say(lang, "room-act-go", item=item + 2)))
    return found


def _deal_controls(room: Room, deal: Scene, number: int, lang: str) -> list[Scene]:
    dealt, still = deal["deal"] + 1, sum(not one["over"] for one in deal["tables"])
    if dealt >= deal["deals"]:
        return []
    text = say(lang, "room-act-wait", tables=still) if still else say(lang, "room-act-deal", deal=dealt + 1)
    command = {"kind": "deal", "round": number, "deal": dealt}
    return [act(lang, "deal", command, main=not still, off=bool(still), text=text)]


def shows(room: Room, seen: Scene, lang: str) -> Scene:
    """What the projector can show now, what it shows, and its window."""
    kinds = ["code"]
    if seen["exercise"]:
        kinds += ["exercise", "counts"]
    if seen["deal"]:
        kinds += ["tables"]
    if seen["deal"] or seen["last"]:
        kinds += ["results"]
    now = seen["shown"]["what"]
    return {
        "title": say(lang, "room-projector"),
        "window": {
            "text": say(lang, "room-open-projector"),
            "href": Query({"lang": lang}).link("wall", code=room.code),
        },
        "list": [
            {
                "id": f"show-{kind}",
                "text": say(lang, f"room-show-{kind}"),
                "on": kind == now,
                "command": {"kind": "show", "what": kind},
            }
            for kind in kinds
        ],
    }


def more(room: Room, seen: Scene, lang: str, *, host: bool) -> Scene:
    """What is wanted less often: names, the summary, other devices, the end, what is kept."""
    names = seen["names"]
    buttons = [act(lang, "nameless" if names else "names", {"kind": "name", "on": not names})]
    if host:
        buttons += [
            act(lang, "second", send={"kind": "second"}),
            act(lang, "only", send={"kind": "only"}, ask=say(lang, "room-ask-only")),
        ]
        tables = seen["deal"]["tables"] if seen["deal"] else []
        for table in (one["table"] for one in tables[:30]):
            text, send = say(lang, "room-act-helper", table=table), {"kind": "helper", "table": table}
            buttons.append(act(lang, f"helper-{table}", send=send, group="helpers", text=text))
        buttons += [right for helper in seen["helpers"] if helper["table"] for right in _rights(helper, lang)]
        if not seen["ended"]:
            buttons.append(act(lang, "end", {"kind": "end"}, ask=say(lang, "room-ask-end")))
        buttons.append(act(lang, "delete", send={"kind": "delete"}, ask=say(lang, "room-ask-delete")))
    return {
        "title": say(lang, "room-more"),
        "buttons": buttons,
        "helpers": say(lang, "room-helpers"),
        "sheet": sheet(room, lang) if host else None,
        "kept": {"text": say(lang, "room-kept-title"), "href": f"{Query({'lang': lang}).link('room')}#kept"},
    }


def sheet(room: Room, lang: str) -> Scene:
    """The way to the summary."""
    query = Query({"lang": lang})
    return {"text": say(lang, "room-open-sheet"), "href": query.link("evening", code=room.code)}


def _rights(helper: Scene, lang: str) -> list[Scene]:
    """What a helper may, to be given and taken; and that a helper sees no table any more."""
    number, table = helper["number"], helper["table"]
    now = {"kind": "help", "helper": number, "table": table, "hands": helper["hands"], "acts": helper["acts"]}
    none = {"kind": "help", "helper": number}
    text = say(lang, "room-act-helper-away", helper=number)
    return [
        act(
            lang,
            f"helper-{number}-{right}",
            {**now, right: not now[right]},
            on=now[right],
            group="helpers",
            text=say(lang, f"room-act-helper-{right}", helper=number, table=table),
        )
        for right in ("hands", "acts")
    ] + [act(lang, f"helper-{number}-away", none, group="helpers", text=text)]


def seats(seen: Scene, guest: int, lang: str) -> list[Scene]:
    """The free seats that a guest who waits can be given."""
    deal = seen["deal"]
    if not deal or any(seat["guest"] == guest for table in deal["tables"] for seat in table["seats"]):
        return []
    return [
        act(
            lang,
            f"sit-{free['table']}-{free['seat']}",
            {"kind": "sit", "round": seen["round"], "table": free["table"], "seat": free["seat"], "guest": guest},
            text=say(lang, "room-act-sit", table=free["table"], seat=say(lang, "seat-name", seat=free["name"])),
        )
        for free in deal["free"]
    ]


def person(one: Scene, tried: list[Scene], lang: str, *, asked: bool, free: list[Scene], deals: bool) -> Scene:
    """One guest: what was tried and why it was wrong, the name, a seat or a program in it, the way out."""
    number, away = one["number"], one["away"]
    stand_in = act(lang, "take-seat" if away else "stand-in", {"kind": "stand_in", "on": not away, "guest": number})
    return {
        "number": number,
        "name": one["name"],
        "tried": tried,
        "here": "" if one["here"] else say(lang, "room-not-here"),
        "none": say(lang, "room-not-tried") if asked and not tried else "",
        "rename": {"label": say(lang, "room-rename"), "text": say(lang, "room-act-rename"), "most": 24},
        "buttons": [
            *free,
            *([stand_in] if deals or away else []),
            act(lang, "remove", {"kind": "remove", "guest": number}, ask=say(lang, "room-ask-remove", who=one["name"])),
            act(
                lang,
                "forget",
                {"kind": "remove", "guest": number, "forget": True},
                ask=say(lang, "room-ask-forget", who=one["name"]),
            ),
        ],
        "close": say(lang, "room-close"),
    }
