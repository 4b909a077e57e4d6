"""A club evening on one process: a hundred guests clicking, a host stepping, a hall coming in, memory afterwards."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tornado.httpclient import AsyncHTTPClient

from bench.hall import CHECK_MS, LIFETIME_MS
from bench.page import begun, serving
from bench.people import SEED, THINK_S, Guest, Host
from bench.timing import spread
from bench.visitor import PATIENCE_S, Visitor

CLICKING = 100
LED, STEPS, STEP_S = 60, 12, 0.8
COMING, ROUNDS = 60, 3
WARM, MORE, AT_ONCE = 100, 500, 20
BARS = {"click_p95_ms": 40, "step_p95_ms": 120, "ready_over_bare": 1.6, "more_sessions_mb": 60}


def measure(full: bool) -> dict[str, object]:
    """Everything, one after the other; a full run clicks and steps five times as long."""
    AsyncHTTPClient.configure(
        None, max_clients=CLICKING, defaults=dict.fromkeys(("connect_timeout", "request_timeout"), PATIENCE_S)
    )
    times = 5 if full else 1
    with hall() as (url, _), serving("-m", "bench.bare") as bare:
        figures = asyncio.run(evening(url, bare, times))
    with hall() as (url, process):
        figures |= asyncio.run(sessions(url, process))
    return figures | {"bars": BARS, "seed": SEED}


@contextmanager
def hall() -> Iterator[tuple[str, int]]:
    """A server with rooms of its own; its address and the number of its process."""
    with TemporaryDirectory() as folder, begun("-m", "bench.hall", str(Path(folder) / "rooms.sqlite")) as server:
        yield server


async def evening(url: str, bare: str, times: int) -> dict[str, object]:
    """One room from the first guest to the last step."""
    room = await Host.begin(url)
    ready = await coming(room.link, bare, ROUNDS * times)
    guests = [await Guest.come(room.link, number) for number in range(CLICKING)]
    waits = await clicking(guests, 20.0 * times)
    for guest in guests[LED:]:
        guest.page.leave()
    steps = await stepping(room, guests[:LED], STEPS * times)
    everybody = [max(step) for step in steps]
    for page in (room.page, *(guest.page for guest in guests[:LED])):
        page.leave()
    return {
        "click_ms": spread(waits, 95) | {"n": len(waits), "guests": CLICKING, "every_s": THINK_S},
        "step_ms": spread([wait for step in steps for wait in step], 95) | {"n": LED * len(steps), "guests": LED},
        "step_last_guest_ms": spread(everybody, 95) | {"n": len(steps)},
        **ready,
    }


# ---- what they do ------------------------------------------------------------------------------------------------


async def clicking(guests: list[Guest], seconds: float) -> list[float]:
    """Everybody clicks for a while; every wait."""
    until = time.monotonic() + seconds
    return [wait for waits in await asyncio.gather(*(guest.click(until) for guest in guests)) for wait in waits]


async def stepping(room: Host, guests: list[Guest], steps: int) -> list[list[float]]:
    """The host goes on; for every step the milliseconds until each guest has it."""
    found = []
    for _ in range(steps):
        await asyncio.sleep(STEP_S)
        with no_search():
            begun_at = time.perf_counter()
            place = await room.step()
            times = await asyncio.gather(*(guest.reached(place) for guest in guests))
        found.append([(at - begun_at) * 1000 for at in times])
    return found


@contextmanager
def no_search() -> Iterator[None]:
    """No search for garbage in this process, which is sixty phones at once; it stopped all of them for 80 ms."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def coming(link: str, bare: str, rounds: int) -> dict[str, object]:
    """A whole hall opens the link at once, and by turns a bare page: seconds until all have their document."""
    ours: list[float] = []
    plain: list[float] = []
    for turn in range(rounds + 1):
        for address, found in ((link, ours), (bare, plain)):
            seconds = await together(address)
            if turn:  # the first round only warms the servers up
                found.append(seconds)
    return {
        "ready_s": spread(ours, 95) | {"n": len(ours), "guests": COMING},
        "bare_ready_s": spread(plain, 95) | {"n": len(plain), "guests": COMING},
        "ready_over_bare": round(median(ours) / median(plain), 2),
    }


async def together(address: str) -> float:
    """Seconds until everybody who opens an address at the same moment has its document."""
    begun_at = time.perf_counter()
    pages = await asyncio.gather(*(Visitor.at(address) for _ in range(COMING)))
    seconds = time.perf_counter() - begun_at
    for page in pages:
        page.leave()
    await asyncio.sleep((LIFETIME_MS + 2 * CHECK_MS) / 1000)  # those sessions are given up before the next come
    return seconds


# ---- memory ------------------------------------------------------------------------------------------------------


async def sessions(url: str, process: int) -> dict[str, object]:
    """Pages opened, used and left: megabytes of the server's process before and after."""
    room = await Host.begin(url)
    guests = [await Guest.come(room.link, number) for number in range(AT_ONCE)]
    for guest in guests:
        guest.page.leave()
    tokens = [guest.token for guest in guests]
    await visits(room.link, tokens, WARM)
    before = resident_mb(process)
    await visits(room.link, tokens, MORE)
    after = resident_mb(process)
    room.page.leave()
    return {"more_sessions_mb": round(after - before, 1), "after_warm_up_mb": round(before, 1), "sessions": MORE}


async def visits(link: str, tokens: list[str], number: int) -> None:
    """So many times a guest comes back, chooses a card and leaves; at the end all sessions are given up."""
    for _ in range(0, number, len(tokens)):
        guests = await asyncio.gather(*(Guest.back(link, token) for token in tokens))
        for guest in guests:
            await guest.pick()
            guest.page.leave()
    await asyncio.sleep((LIFETIME_MS + 4 * CHECK_MS) / 1000)


def resident_mb(process: int) -> float:
    """What a process holds in memory, as Linux counts it."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024
