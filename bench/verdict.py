"""Thirty people trying moves at once while studies run: milliseconds from a try to its verdict."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import time
from collections.abc import Awaitable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from urllib.parse import quote

from bench.page import serving
from bench.timing import spread
from bench.visitor import Visitor
from zwicker_lab.ui.look.starts import drawn
from zwicker_lab.variants import load_variant

PEOPLE = 30
THINK_S = 6.0
"""The mean time between a verdict and the next try of one person."""
OFTEN = 0.8
"""How often a person takes the first kind of use, which is a capture where there is one."""
NICE = 10
"""Studies run below the server, as they do from the page."""
SEED = 1930
STUDY = f"""
import os
from bench.engine import deals_per_second, load_variant
os.nice({NICE})
deals_per_second(load_variant("zwicker3"), 1e6)
"""


def measure(full: bool) -> dict[str, object]:
    """The waits of all tries; a full run takes five times as long."""
    seconds = 300.0 if full else 60.0
    studies = os.cpu_count() or 1
    with ExitStack() as stack:
        url = stack.enter_context(serving("-m", "zwicker_lab", "serve", "--port"))
        stack.enter_context(studying(studies))
        waits, failed, taps = asyncio.run(evening(url, seconds))
    return {
        "verdict_ms": spread(waits, 95),
        "click_ms": spread(taps, 95),
        "tries": len(waits),
        "without_verdict": failed,
        "people": PEOPLE,
        "think_s": THINK_S,
        "studies": {"processes": studies, "nice": NICE},
    }


@contextmanager
def studying(processes: int) -> Iterator[None]:
    """So many processes that play deals without end."""
    command = [sys.executable, "-c", STUDY]
    running = [subprocess.Popen(command) for _ in range(processes)]
    try:
        yield
    finally:
        for process in running:
            process.kill()
            process.wait()


async def evening(url: str, seconds: float) -> tuple[list[float], int, list[float]]:
    """Everybody sits down, tries moves for a while, and leaves; the waits, the tries without verdict, the clicks."""
    people = [Person(url, number) for number in range(PEOPLE)]
    for person in people:
        await person.sit_down()
    await people[0].attempt()  # whoever comes first waits until the adviser has been loaded
    people[0].waits.clear()
    until = time.monotonic() + seconds
    await asyncio.gather(*(person.play(until) for person in people))
    for person in people:
        person.visitor.leave()
    every = [wait for person in people for wait in person.waits]
    return every, sum(person.failed for person in people), [tap for person in people for tap in person.taps]


class Person:
    """Somebody at a table of their own who plays all seats, capturing mostly where a card can."""

    def __init__(self, url: str, number: int) -> None:
        self.chance = random.Random(f"{SEED} {number}")
        line = str(drawn(load_variant("zwicker3"), SEED + number))
        self.address = f"{url}look?lang=en&position={quote(line)}"
        self.waits: list[float] = []
        self.taps: list[float] = []
        self.failed = 0

    async def sit_down(self) -> None:
        """Open the page."""
        self.visitor = await Visitor.at(self.address)

    async def play(self, until: float) -> None:
        """Think, try, look at the verdict, until the time is up."""
        await asyncio.sleep(self.chance.uniform(0, THINK_S))
        while time.monotonic() < until:
            await self.attempt()
            await asyncio.sleep(self.chance.expovariate(1 / THINK_S))

    async def attempt(self) -> None:
        """Choose a card, then one of its uses, and wait for the verdict; where nothing can be played, deal anew."""
        cards = [card["code"] for card in self.visitor.scenes["TableView"]["hand"]["cards"]]
        if not cards or "?" in cards or self.visitor.scenes["TableView"]["frozen"]:
            await self.visitor.touch("StartsView", kind="random")
            await self.visitor.until("TableView", lambda table: not table["frozen"])
            return
        pick = self.visitor.touch("TableView", kind="pick", card=self.chance.choice(cards))
        self.taps.append(await self._timed(pick, "ChoiceView", lambda uses: bool(uses["groups"])))
        groups = [group["choices"] for group in self.visitor.scenes["ChoiceView"]["groups"]]
        use = self.chance.choice(groups[0] if self.chance.random() < OFTEN else groups[-1])
        choose = self.visitor.touch("ChoiceView", kind="choose", id=use["id"])
        self.waits.append(await self._timed(choose, "CoachView", settled))
        self.failed += (self.visitor.scenes["CoachView"]["verdict"] or {}).get("state") == "failed"

    async def _timed(self, touch: Awaitable[None], component: str, done: Any) -> float:
        begun = time.perf_counter()
        await touch
        await self.visitor.until(component, done)
        return (time.perf_counter() - begun) * 1000


def settled(scene: dict[str, Any]) -> bool:
    """Whether a verdict is there, or that there will be none."""
    verdict = scene.get("verdict")
    return verdict is not None and verdict["state"] != "waiting"
