"""The buttons of a guest's page beside the table, and what pressing them does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from zwicker_lab.texts import say
from zwicker_lab.workshop import commands as do

if TYPE_CHECKING:
    from zwicker_lab.ui.guest.drawn import DrawnGuest
    from zwicker_lab.ui.guest.play import GuestPlay

Scene = dict[str, Any]
LONGEST = 400


def pressed(play: GuestPlay, told: Mapping[str, Any]) -> None:
    """Do what was pressed, where there is such a button now."""
    seen, name = play.seen, str(told.get("id"))
    if seen is None:
        return
    acts: dict[str, Callable[[], object]] = {
        "person": lambda: play.turn_to(told.get("at")),
        "rename": lambda: play.ask(do.Rename(name=text(told, "name"))),
        "leave": play.leave,
        "forget": lambda: play.leave(forget=True),
        "delete": play.delete_room,
        "device": play.show_device,
        "home": play.show_home,
    }
    offered = {button["id"] for button in buttons(play)}
    act = acts.get(name) or (_guiding(play, seen).get(name) if name in offered else None)
    if act is not None:
        act()


def text(told: Mapping[str, Any], name: str) -> str:
    """A text a browser sent under a name; empty for all else."""
    value = told.get(name)
    return value[:LONGEST] if isinstance(value, str) else ""


def _guiding(play: GuestPlay, seen: Mapping[str, Any]) -> dict[str, Callable[[], object]]:
    """What is done with the round: one's own way through it, and in a room of friends everything."""
    number, task, deal = seen["round"], seen["exercise"], seen["deal"]
    found: dict[str, Callable[[], object]] = {
        "stand-in": lambda: play.ask(do.StandIn(on=True)),
        "back-in": lambda: play.ask(do.StandIn(on=False)),
        "stop": lambda: play.ask(do.Stop()),
    }
    if task:
        found["earlier"] = lambda: play.go(task["item"] - 1)
        found["later"] = lambda: play.go(task["item"] + 1)
        found["reveal"] = lambda: play.ask(do.Reveal(round=number, item=task["item"]))
    if deal:
        found["deal"] = lambda: play.ask(do.DealNext(round=number, deal=deal["deal"] + 1))
        found["take-back"] = lambda: play.take_back()
        for free in deal.get("free", ()):
            sit = do.Sit(round=number, table=free["table"], seat=free["seat"])
            found[f"sit-{free['table']}-{free['seat']}"] = lambda sit=sit: play.ask(sit)  # type: ignore[misc]
    return found


def buttons(play: DrawnGuest) -> list[Scene]:
    """What can be pressed now, below what is to be done."""
    seen = play.seen
    if seen is None or seen["ended"] or seen["frozen"]:
        return []
    if seen["you"]["away"]:
        return [_button(play, "back-in", main=True)]
    task, deal, found = seen["exercise"], seen["deal"], []
    if task:
        found += _on_the_way(play, task, friends=not seen["led"])
    if deal:
        found += _at_the_table(play, deal, friends=not seen["led"])
    if not seen["led"]:
        found.append(_button(play, "stop", quiet=True, sure=True) if task or deal else _choosing(play))
    return found


def _choosing(play: DrawnGuest) -> Scene:
    """The way to the form in which friends choose what they play; whoever goes there is known by the own token."""
    return _button(play, "choose", main=True) | {"href": f"{play.link('host', code=play.door.code)}#{play.door.token}"}


def _on_the_way(play: DrawnGuest, task: Scene, *, friends: bool) -> list[Scene]:
    found = []
    if task["pace"] == "own" or friends:
        if task["item"]:
            found.append(_button(play, "earlier"))
        if task["item"] + 1 < task["items"]:
            found.append(_button(play, "later", main=task["state"] in ("first", "later")))
    if friends and not task["answers"]:
        found.append(_button(play, "reveal", quiet=True))
    return found


def _at_the_table(play: DrawnGuest, deal: Scene, *, friends: bool) -> list[Scene]:
    found = []
    dealt, is_over = deal["deal"] + 1, deal["deal"] < 0 or bool(deal.get("lines"))
    if friends and dealt < deal["deals"] and (is_over or deal["state"] in ("waiting", "resting")):
        found.append(_button(play, "deal", main=True, deal=dealt + 1))
    if friends and deal["state"] == "playing" and deal["ply"]:
        found.append(_button(play, "take-back", quiet=True))
    for free in deal.get("free", ()) if friends else ():
        seat = say(play.lang, "seat-name", seat=free["name"])
        name = f"sit-{free['table']}-{free['seat']}"
        found.append(_button(play, "sit", table=free["table"], seat=seat) | {"id": name})
    if deal["state"] == "playing" and deal["players"] > 2:
        found.append(_button(play, "stand-in", quiet=True, sure=True))
    return found


def _button(
    play: DrawnGuest, name: str, *, main: bool = False, quiet: bool = False, sure: bool = False, **values: object
) -> Scene:
    """A button; ``sure`` asks once more."""
    ask = say(play.lang, f"guest-sure-{name}") if sure else ""
    return {"id": name, "text": say(play.lang, f"guest-act-{name}", **values), "main": main, "quiet": quiet, "ask": ask}


def people(play: DrawnGuest) -> Scene:
    """Who shares the device, and what each of them can do about the own seat."""
    assert play.seen is not None
    acts = ("another", "rename", "device", "home", "leave", "forget", *(("delete",) if play.door.may_delete else ()))
    return {
        "names": play.door.names(),
        "active": play.door.active,
        "acts": {name: say(play.lang, f"guest-act-{name}") for name in acts},
        "friends": list(play.seen["guests"] or ()),
        "here": say(play.lang, "guest-here"),
    }
