"""Help in using the pages: keys, large print and other settings, the screen reader, fingers, home screen, paper."""

from __future__ import annotations

from zwicker_lab.texts import say
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.reading.keys import PLACES

SETTINGS = ("size", "theme", "pace", "confirm", "words")
SECTIONS = {
    "hear": ("table", "items", "speaks", "marks"),
    "touch": ("tap", "hold", "swipe"),
    "home": ("android", "iphone", "line", "kept"),
    "paper": ("print",),
}


@served
def help_page(query: Query) -> Page:
    """The page that says which key does what, and which aids there are."""
    lang = query.lang
    keys = {
        say(lang, f"help-place-{place}"): [(row.names(lang), row.text(lang)) for row in rows]
        for place, rows in PLACES.items()
    }
    settings = [(say(lang, f"shell-{name}"), say(lang, f"help-set-{name}")) for name in SETTINGS]
    sections = {name: [say(lang, f"help-{name}-{part}") for part in parts] for name, parts in SECTIONS.items()}
    return Page("help", query, say(lang, "help-heading"), keys=keys, settings=settings, sections=sections)
