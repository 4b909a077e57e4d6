"""Where the game comes from: what was printed when, where it is played, and what is not known."""

from __future__ import annotations

from dataclasses import dataclass

from zwicker_lab.texts import say
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.reading import coast

TIMES = {
    "cassino": "reconstructed",
    "lau": "one line",
    "book": "certain",
    "marshes": "one line",
    "packs": "certain",
    "today": "certain",
}
"""What is known, in its order in time, and how sure it is."""

KNOWN = ("family", "rules", "jokers", "differs")
UNKNOWN = ("inventor", "when", "six", "villages")
SOURCES = ("pagat", "wikipedia", "huelsemann", "fallada", "swiss")
REGIONS = ("frisia", "schleswig", "holstein")


@dataclass(frozen=True)
class Time:
    """One line of what is known: when, what, and how sure it is."""

    when: str
    text: str
    mark: str


@served
def origin_page(query: Query) -> Page:
    """The page on the game's origin."""
    lang = query.lang
    times = [Time(say(lang, f"origin-{name}-when"), say(lang, f"origin-{name}"), mark) for name, mark in TIMES.items()]
    return Page(
        "origin",
        query,
        say(lang, "origin-heading"),
        times=times,
        sure_of=[say(lang, f"origin-known-{name}") for name in KNOWN],
        unknown=[say(lang, f"origin-unknown-{name}") for name in UNKNOWN],
        regions=[(say(lang, f"origin-region-{name}"), say(lang, f"origin-places-{name}")) for name in REGIONS],
        sources=[say(lang, f"origin-source-{name}") for name in SOURCES],
        spots=coast.SPOTS,
        land=coast.outline((*coast.WEST, *coast.SOUTH, *coast.EAST)),
        islands=[coast.outline(island) for island in coast.ISLANDS],
        border=coast.line(coast.BORDER),
    )
