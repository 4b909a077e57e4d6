"""A guest in a room: what is shown at the moment, and what is made of everything the browser sends."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any
from uuid import uuid4

from zwicker_lab.errors import InputError
from zwicker_lab.ui.guest.answering import NotDone
from zwicker_lab.ui.guest.deal import DealStep
from zwicker_lab.ui.guest.door import Door
from zwicker_lab.ui.guest.drawn import DrawnGuest, Link
from zwicker_lab.ui.guest.looking import NOBODY
from zwicker_lab.ui.guest.pressing import pressed, text
from zwicker_lab.ui.learn.keep import MOST_POINTS
from zwicker_lab.ui.table.slips import slip
from zwicker_lab.workshop import Command, Done, Refusal, Who
from zwicker_lab.workshop import commands as do

MOST_KEYS = 200
MOST_ROWS = 40
TOO_FAST = "too-fast"


class GuestPlay(DrawnGuest):
    """One device in a room. ``receive`` takes what its components report, ``look`` shows what there is now.

    Every act comes with a key the browser made for it: sent again, after a cut line or a second tap, it is done once.

    >>> from zwicker_lab.workshop import Rooms, Store
    >>> rooms = Rooms(Store.in_memory())
    >>> room, _ = rooms.create()
    >>> play = GuestPlay("en", Door(lambda: rooms, "en", room.room.code))
    >>> told = {"code": room.room.code, "name": "Anna"}
    >>> join = {"kind": "act", "key": "key-of-anna", "view": "door", "message": told}
    >>> play.receive("steps", join), play.receive("steps", join)
    (None, None)
    >>> play.steps["name"], [guest.name for guest in room.room.guests.values()]
    ('Anna', ['Anna'])
    >>> rooms.close()
    """

    def __init__(self, lang: str, door: Door, link: Link = lambda page, **values: page) -> None:
        self.watching = NOBODY
        self._key = ""
        self._watched: Who | None = None
        super().__init__(lang, door, link)
        self.enter()

    # ---- what the components report ------------------------------------------------------------------------------

    def hear(self, view: str, message: dict[str, Any]) -> None:
        """Do what the browser sends: everything comes through the one component that keeps it until it is answered."""
        acts: dict[object, Callable[[], None]] = {
            "stored": lambda: self._meet(message),
            "act": lambda: self._take(message),
            "seen": lambda: self._seen(message.get("n")),
        }
        act = acts.get(message.get("kind")) if view == "steps" else None
        if act:
            act()

    def _meet(self, message: Mapping[str, Any]) -> None:
        """Take over what the browser has kept of this room."""
        rows = message.get("rows")
        if isinstance(rows, dict) and not self.rows:
            self.rows = {str(name): cells for name, cells in list(rows.items())[:MOST_ROWS] if _are_points(cells)}
        self.door.meet(message.get("seats"), message.get("active"))
        nonce = message.get("nonce")
        self.met = nonce if isinstance(nonce, int) else 0
        self.look()

    def _take(self, message: Mapping[str, Any]) -> None:
        key, told = message.get("key"), message.get("message")
        if not isinstance(key, str) or not 8 <= len(key) <= 64 or not isinstance(told, dict):
            return
        if key in self.answered:
            self.guide()
            return
        self._key = key
        try:
            self._do(str(message.get("view")), message.get("place"), told)
        except NotDone as no:
            if no.refusal.code == TOO_FAST:
                return  # not answered, so the browser sends it again
            self.tell(slip(self.lang, no.refusal.text(self.lang), tone="warn", art="octagon", focus=True))
        finally:
            self._key = ""
        self.answered[key] = None
        while len(self.answered) > MOST_KEYS:
            self.answered.popitem(last=False)
        self._watch()
        self._settle(own=True)

    def _do(self, view: str, place: object, told: dict[str, Any]) -> None:
        if view == "door":
            self._join(told)
        elif view == "room":
            pressed(self, told)
        elif place == self.place and self.seen is not None:
            if self.is_still:
                raise NotDone(Refusal("frozen" if self.seen["frozen"] else "revealed"))
            super().hear(view, told)

    def _join(self, told: Mapping[str, Any]) -> None:
        """Come in; from inside it is one more person on this device, in the same room."""
        code = text(told, "code") if self.seen is None else self.door.code
        self.door.join(code, text(told, "name"), self._key)
        self._watch()

    def _seen(self, number: object) -> None:
        if isinstance(self.step, DealStep):
            self.step.hear_seen(number)
            self._settle()

    # ---- acting --------------------------------------------------------------------------------------------------

    def ask(self, command: Command) -> Done:
        """Ask something of the room; raises ``NotDone`` where it is refused."""
        done = self.door.act(self._key or uuid4().hex, command)
        if isinstance(done, Refusal):
            raise NotDone(done)
        self.seen = self.door.seen()
        return done

    def turn_to(self, at: object) -> None:
        """Let another person who shares the device play."""
        self.door.turn_to(at)
        self.device = ""
        self._watch()

    def leave(self, forget: bool = False) -> None:
        """Give up the seat, and where one likes the name with it."""
        self.ask(do.Remove(forget=forget))
        self.door.drop()
        self._watch()

    def delete_room(self) -> None:
        """Delete the room with all that is kept of it."""
        if not self.door.delete():
            raise NotDone(Refusal("not-allowed"))

    def show_home(self) -> None:
        """Show what there is to take home, or put it away."""
        self.wants_home = not self.wants_home

    def take_back(self) -> None:
        """Take back the last move at one's table, as friends do."""
        assert self.seen is not None
        deal = self.seen["deal"]
        self.ask(do.TakeBack(round=self.seen["round"], table=deal["table"], ply=max(deal["ply"] - 1, 0)))

    def show_device(self) -> None:
        """Make a link for a second device."""
        self.device = "" if self.device else self.door.second_device()

    # ---- looking on ---------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Show what there is now."""
        with self.gathering():
            self._watch()
            self._settle()

    def _watch(self) -> None:
        """Look on as the one who plays now."""
        if self.door.token and self.room.is_gone:
            self.door.close()
        who = self.door.who
        if self.door.token and who is None:
            self.door.drop()
            self.door.problem = InputError("workshop-token").text(self.lang)
            who = self.door.who
        if who != self._watched:
            self._watched = who
            self.watching.end()
            if who is not None:
                self.watching.begin(self.room, who)


def _are_points(cells: object) -> bool:
    return isinstance(cells, dict) and all(isinstance(one, int) and abs(one) <= MOST_POINTS for one in cells.values())
