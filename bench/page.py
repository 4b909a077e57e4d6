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
from urllib.error import URLError
from urllib.parse import quote
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, sync_playwright

from bench.timing import spread

POSITION = "zwicker3; table 9d 5c 4h Kd 7s 2h; hand 9s Kc 6h 3c"
CARD, BUTTON = ".hand .card", ".bare-button"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]
START_S = 60.0

# From the click until the clicked element shows that Python chose it.
CLICK = """async element => {
  const begun = performance.now();
  const drawn = new Promise(resolve => new MutationObserver((_, observer) => {
    if (element.getAttribute('aria-pressed') !== 'true') return;
    observer.disconnect();
    resolve(performance.now() - begun);
  }).observe(element, { attributes: true, attributeFilter: ['aria-pressed'] }));
  element.click();
  return drawn;
}"""


def measure(full: bool) -> dict[str, object]:
    """Loads and clicks, ours and bare by turns; a full run takes five times as many."""
    times = 5 if full else 1
    with ExitStack() as stack:
        ours = stack.enter_context(serving("-m", "zwicker_lab", "serve", "--port"))
        bare = stack.enter_context(serving("-m", "bench.bare"))
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM"), args=ARGUMENTS)
        stack.callback(browser.close)
        targets = {"": (f"{ours}look?position={quote(POSITION)}", CARD), "bare_": (bare, BUTTON)}
        loads, clicks = by_turns(browser, targets, rounds=9 * times, each=20)
    return {
        **{f"{name}cold_s": round(median(loads[name]), 3) for name in targets},
        **{f"{name}click_ms": spread(clicks[name], 95) for name in targets},
        "cold_over_bare": round(median(loads[""]) / median(loads["bare_"]), 2),
        "click_p95_over_bare": round(spread(clicks[""], 95)["p95"] / spread(clicks["bare_"], 95)["p95"], 2),
    }


def by_turns(
    browser: Browser, targets: dict[str, tuple[str, str]], rounds: int, each: int
) -> tuple[dict[str, list[float]], dict[str, list[float]]]:
    """Seconds of each cold load and milliseconds of each click; the first round only warms the servers up."""
    loads: dict[str, list[float]] = {name: [] for name in targets}
    clicks: dict[str, list[float]] = {name: [] for name in targets}
    for turn in range(rounds + 1):
        for name, (url, selector) in targets.items():
            context = browser.new_context(viewport={"width": 1280, "height": 800})
            page = context.new_page()
            seconds = load(page, url, selector)
            waits = [click(page, selector, index % 2) for index in range(each)]
            context.close()
            if turn:
                loads[name].append(seconds)
                clicks[name].extend(waits)
    return loads, clicks


def load(page: Page, url: str, selector: str) -> float:
    """Seconds from an empty cache to the first card, or button, on the page."""
    begun = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.locator(selector).first.wait_for()
    seconds = time.perf_counter() - begun
    page.wait_for_function("() => window.Bokeh?.documents?.length && Bokeh.documents.every(one => one.is_idle)")
    return seconds


def click(page: Page, selector: str, index: int) -> float:
    """Milliseconds from one click, by way of Python, to the new picture."""
    return float(page.locator(selector).nth(index).evaluate(CLICK))


@contextmanager
def serving(*command: str) -> Iterator[str]:
    """A server in a process of its own; gives its address."""
    port = free_port()
    process = subprocess.Popen([sys.executable, *command, str(port)], stdout=subprocess.DEVNULL)
    try:
        wait_for(url := f"http://localhost:{port}/", process)
        yield url
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
        except URLError:
            time.sleep(0.1)
    raise TimeoutError(url)


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("localhost", 0))
        return int(probe.getsockname()[1])
