"""The words of the game: in two languages, of the villages and of Swiss Zwick, each with where it is met."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from zwicker_lab.lessons import load_lessons
from zwicker_lab.texts import fallbacks, in_language, say
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.sitemap import exists
from zwicker_lab.variants import load_variant

TERMS: dict[str, dict[str, str]] = {
    "table": {
        "tableau": "lesson 01-values-and-pairs",
        "hand": "rules zwicker3 deal",
        "loose": "rules zwicker3 capture",
        "capture": "lesson 01-values-and-pairs",
        "sum": "lesson 02-sums",
        "group": "lesson 03-several-groups",
        "two-values": "lesson 04-two-values",
        "build": "lesson 05-building-up",
        "heap": "lesson 05-building-up",
        "up": "lesson 05-building-up",
        "down": "lesson 06-building-down",
        "hold": "lesson 05-building-up",
        "cap": "rules zwickern build",
        "trail": "rules zwicker3 turn",
        "joker": "lesson 07-jokers",
        "wild": "rules zwickern-wild3 jokers",
        "zwick": "lesson 08-the-zwick",
        "dealer": "rules zwicker3 deal",
        "packet": "rules zwicker3 deal",
        "stock": "rules zwicker3 deal",
        "deal": "rules zwicker3 end",
        "match": "rules zwicker3 match",
        "seat": "rules zwicker3 players",
        "side": "rules zwicker3 players",
        "partner": "lesson 10-partners",
        "pile": "rules zwicker3 capture",
        "rest": "lesson 09-end-and-counting",
        "majority": "lesson 09-end-and-counting",
        "tie": "rules zwicker3 score",
        "fine": "rules queen end",
        "target": "rules zwicker3 match",
    },
    "places": {
        "fishing": "origin names",
        "cassino": "origin names",
        "zwickern": "origin names",
        "dithmarschen": "rules zwicker3",
        "north": "rules zwicker6",
        "pack": "rules zwicker6 cards",
        "book": "rules zwickern",
        "grossenwiehe": "rules grossenwiehe",
        "queen-games": "rules queen",
        "zwicken": "origin same-name",
    },
    "program": {
        "variant": "rules",
        "switch": "rules zwicker3 switches",
        "house-rule": "rules zwicker3 switches",
        "certainty": "rules zwicker3",
        "position": "look",
        "deal-file": "deals",
        "reason": "look",
        "verdict": "lesson 01-values-and-pairs",
        "world": "look",
        "exact": "look",
    },
    "swiss": {
        "swiss-zwick": "origin same-name",
        **dict.fromkeys(("trick", "stroke", "bird", "trump", "turn-up", "take-part", "beat", "passe"), "zwick"),
        **dict.fromkeys(("belli", "lick", "cut", "acorns", "roses", "bells", "shields", "ober", "under"), "zwick"),
    },
}
"""Every word by its subject, with the place where it is met: a lesson, a rule, or another page, once there is one."""


@dataclass(frozen=True)
class Place:
    """Where a word is met, as a link."""

    href: str
    text: str


@dataclass(frozen=True)
class Term:
    """One word: in the reader's language, in the other one, one sentence, and where it is met."""

    name: str
    word: str
    other: str
    text: str
    place: Place | None


@served
def glossary_page(query: Query) -> Page:
    """All words on one page."""
    lang = query.lang
    other = fallbacks(lang)[1]
    groups = {group: terms(group, query) for group in TERMS}
    return Page("glossary", query, say(lang, "glossary-heading"), groups=groups, other=other)


def terms(group: str, query: Query) -> tuple[Term, ...]:
    """The words of one subject in the order of the reader's alphabet.

    >>> [term.word for term in terms("places", Query({"lang": "en"}))][:3]
    ['by the book', 'Cassino', 'Dithmarschen variant']
    """
    lang = query.lang
    other, articles = fallbacks(lang)[1], say(lang, "language-articles").split()
    found = (
        Term(
            name,
            say(lang, f"glossary-{name}"),
            say(other, f"glossary-{name}"),
            say(lang, f"glossary-{name}-text"),
            place(where, query),
        )
        for name, where in TERMS[group].items()
    )
    return tuple(sorted(found, key=lambda term: alphabetical(term.word, articles)))


def alphabetical(word: str, articles: Sequence[str]) -> str:
    """A word as it is sorted: without its article, capitals and marks over letters.

    >>> sorted(["über", "Zwick", "das Bild", "aufbauen"], key=lambda word: alphabetical(word, ["das"]))
    ['aufbauen', 'das Bild', 'über', 'Zwick']
    """
    first, _, rest = word.casefold().partition(" ")
    bare = rest if rest and first in articles else word.casefold()
    return "".join(sign for sign in unicodedata.normalize("NFD", bare) if not unicodedata.combining(sign))


def place(where: str, query: Query) -> Place | None:
    """The link for a place: ``lesson ID``, ``rules NAME SECTION`` or a page and a part of it.

    >>> place("rules queen end", Query({"lang": "en"}))
    Place(href='rules?lang=en&variant=queen#end', text='Rules: Zwicker, the Queen Games edition')
    """
    page, *more = where.split()
    lang = query.lang
    if not exists(page):
        return None
    if page == "lesson":
        lesson = next(lesson for lesson in load_lessons() if lesson.id == more[0])
        text = say(lang, "glossary-lesson", number=lesson.number, title=lesson.title.of(lang))
        return Place(query.link("lesson", n=lesson.number), text)
    if page == "rules" and more:
        title = in_language(lang, load_variant(more[0]).title)
        anchor = "".join(f"#{section}" for section in more[1:])
        return Place(query.link("rules", variant=more[0]) + anchor, say(lang, "glossary-rules", title=title))
    return Place(query.link(page) + "".join(f"#{part}" for part in more), say(lang, f"glossary-page-{page}"))
