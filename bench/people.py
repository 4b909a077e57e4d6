"""Who is in a room for the measurements: a host who leads it, and guests with a seat. Pages without a browser."""

from __future__ import annotations

import asyncio
import random
import time
from itertools import count

from bench.visitor import Visitor

SEED = 1930
THINK_S = 2.0
REFS = ("08-1", "08-2")
"""The exercises of the round by turns: each step shows another table."""
KEYS = (f"load-key-{number:06}" for number in count())


class Host:
    """Whoever leads the room: ``link`` is what guests open."""

    def __init__(self, page: Visitor, link: str) -> None:
        self.page, self.link, self._item = page, link, 0

    @classmethod
    async def begin(cls, url: str) -> Host:
        """Begin a room, and a round of exercises in it."""
        door = await Visitor.at(f"{url}room?lang=en")
        await door.touch("BeginView", kind="begin", led=True)
        await door.until("BeginView", lambda scene: bool(scene["go"]))
        door.leave()
        go = door.scenes["BeginView"]["go"]
        refs = ",".join(REFS * 30)
        page = await Visitor.at(f"{url}host?lang=en&code={go['code']}&refs={refs}")
        await page.touch("BoardView", kind="hello", address=url, token=go["token"])
        await page.until("PlanView", lambda scene: scene["shown"])
        await page.touch("PlanView", kind="start", key=next(KEYS))
        await page.until("PlanView", lambda scene: not scene["shown"])
        return cls(page, f"{url}join?lang=en&code={go['code']}")

    async def step(self) -> str:
        """Go to the next exercise; the place where guests then are."""
        self._item = (self._item + 1) % (len(REFS) * 30)
        command = {"kind": "go", "round": 1, "item": self._item}
        await self.page.touch("BoardView", kind="do", key=next(KEYS), command=command)
        return f"x1.{self._item}."


class Guest:
    """Somebody with a seat in the room, at the exercise all are at."""

    def __init__(self, page: Visitor, number: int) -> None:
        self.page, self._chance = page, random.Random(f"{SEED} {number}")
        self.token = ""

    @classmethod
    async def come(cls, link: str, number: int) -> Guest:
        """Open the link and take a seat."""
        guest = cls(await Visitor.at(link), number)
        code = link.rpartition("=")[2]
        await guest._act("door", code=code, name=f"Guest {number}")
        await guest.page.until("steps", lambda scene: scene["phase"] == "in")
        [guest.token] = guest.page.scenes["steps"]["keep"]["seats"]
        return guest

    @classmethod
    async def back(cls, link: str, token: str) -> Guest:
        """Open the link on a seat that is held already."""
        guest = cls(await Visitor.at(link), 0)
        await guest.page.touch("GuestView", kind="stored", seats=[token], active=0, rows={}, nonce=1)
        await guest.page.until("steps", lambda scene: scene["phase"] == "in")
        return guest

    async def _act(self, view: str, **message: object) -> None:
        place = self.page.scenes["steps"]["place"]
        await self.page.touch("GuestView", kind="act", key=next(KEYS), view=view, place=place, message=message)

    async def pick(self) -> float:
        """Choose another card; milliseconds until it lies there as chosen."""
        cards = self.page.scenes["table"]["hand"]["cards"]
        card = next(one["id"] for one in cards if not one["chosen"])
        begun_at = time.perf_counter()
        await self._act("table", kind="pick", card=card)
        await self.page.until("table", lambda scene: card in chosen(scene))
        return (time.perf_counter() - begun_at) * 1000

    async def click(self, until: float) -> list[float]:
        """Choose a card every two seconds, beginning whenever it pleases."""
        waits, due = [], time.monotonic() + self._chance.uniform(0, THINK_S)
        while due < until:
            await asyncio.sleep(max(due - time.monotonic(), 0))
            waits.append(await self.pick())
            due += THINK_S
        return waits

    async def reached(self, place: str) -> float:
        """The time at which the exercise at ``place`` is here, with its table."""
        heard: set[str] = set()
        while "table" not in heard or not self.page.scenes["steps"]["place"].startswith(place):
            heard |= await self.page.hear()
        return time.perf_counter()


def chosen(scene: dict[str, dict[str, list[dict[str, object]]]]) -> set[object]:
    """The cards of the hand that are marked as chosen."""
    return {card["id"] for card in scene["hand"]["cards"] if card["chosen"]}
