"""Our page in a real browser beside a bare Panel component, in one run: cold load, and click to new picture."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from statistics import median
from typing import NamedTuple
from urllib.parse import quote
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, sync_playwright

from bench.timing import spread

POSITION = "zwicker3; table 9d 5c 4h Kd 7s 2h; hand 9s Kc 6h 3c"
# What is clicked, and what only Python's answer changes: the chosen card's name beside our hand, a bare button's mark.
CARD, CHOSEN = ".hand .card", ".handlab .lab:last-child"
BUTTON = MARK = ".bare-button"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]
START_S = 60.0

# From the click until the card is marked as lifted, and until Python's answer is drawn, both in milliseconds. The next
# click begins on a page that has painted all and rests, as a person's does.
CLICK = """async (element, answered) => {
  const begun = performance.now(), root = element.getRootNode().querySelector(answered);
  const changed = (node, what) => new Promise(resolve => new MutationObserver((_, observer) => {
    observer.disconnect();
    resolve(performance.now() - begun);
  }).observe(node, what));
  const lifted = changed(element, { attributeFilter: ['aria-pressed'] });
  const drawn = changed(root, { childList: true, subtree: true, attributes: true });
  element.click();
  const waits = await Promise.all([lifted, drawn]);
  await new Promise(rested => setTimeout(() => requestIdleCallback(rested), 50));
  return waits;
}"""

# Whether the first of what is clicked is on the page, shadow roots included; asked with every frame, since the browser
# driver's own waiting looks only twice a second after a while.
THERE = """selector => {
  const within = root => root.querySelector(selector) ||
    [...root.querySelectorAll("*")].some(node => node.shadowRoot && within(node.shadowRoot));
  return !!within(document);
}"""


class Target(NamedTuple):
    """A page to measure: its address, what is clicked on it, and what then changes by way of Python."""

    url: str
    clicked: str
    answered: str


class Waits(NamedTuple):
    """Seconds of each cold load; milliseconds of each click, to the lifted card and to the answer."""

    loads: list[float]
    lifts: list[float]
    answers: list[float]


def measure(full: bool) -> dict[str, object]:
    """Loads and clicks, ours and bare by turns; a full run takes five times as many."""
    times = 5 if full else 1
    with ExitStack() as stack:
        ours = stack.enter_context(serving("-m", "zwicker_lab", "serve", "--port"))
        bare = stack.enter_context(serving("-m", "bench.bare"))
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM"), args=ARGUMENTS)
        stack.callback(browser.close)
        targets = [
            Target(f"{ours}look?position={quote(POSITION)}", CARD, CHOSEN),
            Target(bare, BUTTON, MARK),
        ]
        mine, plain = by_turns(browser, targets, rounds=9 * times, each=20)
    clicks, bare_clicks = spread(mine.answers, 95), spread(plain.answers, 95)
    return {
        "cold_s": round(median(mine.loads), 3),
        "bare_cold_s": round(median(plain.loads), 3),
        "lift_ms": spread(mine.lifts, 95),
        "click_ms": clicks,
        "bare_click_ms": bare_clicks,
        "cold_over_bare": round(median(mine.loads) / median(plain.loads), 2),
        "click_p95_over_bare": round(clicks["p95"] / bare_clicks["p95"], 2),
    }


def by_turns(browser: Browser, targets: list[Target], rounds: int, each: int) -> list[Waits]:
    """Load and click the pages by turns; the first round only warms the servers up."""
    found = [Waits([], [], []) for _ in targets]
    for turn in range(rounds + 1):
        for target, waits in zip(targets, found, strict=True):
            context = browser.new_context(viewport={"width": 1280, "height": 800})
            page = context.new_page()
            seconds = load(page, target.url, target.clicked)
            clicks = [click(page, target, index % 2) for index in range(each)]
            context.close()
            if turn:
                waits.loads.append(seconds)
                waits.lifts.extend(lift for lift, _ in clicks)
                waits.answers.extend(answer for _, answer in clicks)
    return found


def load(page: Page, url: str, selector: str) -> float:
    """Seconds from an empty cache to the first card, or button, on the page."""
    begun = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.wait_for_function(THERE, arg=selector, polling="raf")
    seconds = time.perf_counter() - begun
    page.wait_for_function("() => window.Bokeh?.documents?.length && Bokeh.documents.every(one => one.is_idle)")
    return seconds


def click(page: Page, target: Target, index: int) -> list[float]:
    """Milliseconds from one click to the lifted card, and by way of Python to the new picture."""
    waits: list[float] = page.locator(target.clicked).nth(index).evaluate(CLICK, target.answered)
    return waits


@contextmanager
def serving(*command: str) -> Iterator[str]:
    """A server in a process of its own; gives its address."""
    with begun(*command) as (url, _):
        yield url


@contextmanager
def begun(*command: str) -> Iterator[tuple[str, int]]:
    """A server in a process of its own; gives its address and the number of its process."""
    port = free_port()
    process = subprocess.Popen([sys.executable, *command, str(port)], stdout=subprocess.DEVNULL)
    try:
        wait_for(url := f"http://localhost:{port}/", process)
        yield url, process.pid
    finally:
        process.terminate()
        process.wait()


def wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    """Ask until the server answers; raises ``TimeoutError`` or ``ChildProcessError``."""
    end = time.monotonic() + START_S
    while time.monotonic() < end:
        if process.poll() is not None:
            raise ChildProcessError(f"the server for {url} ended")
        try:
            urlopen(url, timeout=5).close()
            return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError(url)


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("localhost", 0))
        return int(probe.getsockname()[1])
