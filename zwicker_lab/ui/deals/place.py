"""Where one is in a deal, as an address and back: which line, after how many moves, seen from which seat."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlencode

from zwicker_lab.errors import InputError
from zwicker_lab.ui.deals.line import MAIN, Line, Path, path_text, read_path
from zwicker_lab.ui.deals.own import OWN, carried
from zwicker_lab.ui.deals.track import Deal
from zwicker_lab.ui.deals.tries import carried as carried_tries
from zwicker_lab.ui.query import Query, short

ALL = "all"
LONGEST_ORIGIN = 12_000
ORIGINS = {"match": "play", "entry": "enter"}
"""What in a query names where one came from, and the page that is."""


@dataclass(frozen=True)
class Place:
    """After ``at`` moves of the line ``path``, seen by ``seat`` or with all hands open.

    ``watch`` asks no questions, ``trying`` lets one play on from here as one likes. ``me`` is the seat one played at
    oneself, ``match`` the query of the match the deal belongs to, ``entry`` that of the page it was entered on.
    """

    at: int = 0
    path: Path = MAIN
    seat: str = ALL
    watch: bool = False
    trying: bool = False
    me: str = ""
    match: str = ""
    entry: str = ""


def read_place(query: Query, deal: Deal) -> Place:
    """The place a query names; what it cannot mean is told in ``query.problems``.

    >>> from zwicker_lab.lessons import tutorial_deal
    >>> from zwicker_lab.ui.deals.own import of_tutorial
    >>> deal = of_tutorial(tutorial_deal("2-partners"))
    >>> read_place(Query({"at": "3", "line": "2.1", "seat": "N"}), deal)
    Place(at=3, path=(2, 1), seat='N', watch=False, trying=False, me='', match='', entry='')
    """
    path = read_path(query.text("line"))
    if path is None or path not in deal.lines:
        query.problems.append(InputError("deals-line", value=short(query.text("line"))))
        path = MAIN
    line = deal.lines[path]
    at = query.number("at", line.start, line.end, default=line.start)
    seat = query.choice("seat", (ALL, *line.positions[0].seats), ALL)
    watch, trying = (query.choice(name, ("yes", "no"), "no") == "yes" for name in ("watch", "try"))
    me = query.choice("me", line.positions[0].seats, "")
    origins = (query.text(name)[:LONGEST_ORIGIN] for name in ORIGINS)
    return Place(at, path, seat, watch, trying, me, *origins)


def came_from(query: Query) -> tuple[str, str] | None:
    """The match or the entry one came from, of which the query holds the query, and a link back; ``None`` for neither.

    >>> came_from(Query({"lang": "en", "match": "seed=7&players=2"}))
    ('match', 'play?lang=en&seed=7&players=2')
    """
    name = next((name for name in ORIGINS if query.text(name)), "")
    if not name:
        return None
    told = Query.of(query.text(name)[:LONGEST_ORIGIN]).values
    return name, query.link(ORIGINS[name], **{key: value for key, value in told.items() if key != "lang"})


def address(place: Place, deal: Deal, lang: str) -> str:
    """What stands behind the page's name in the address.

    >>> from zwicker_lab.lessons import tutorial_deal
    >>> from zwicker_lab.ui.deals.own import of_tutorial
    >>> address(Place(17), of_tutorial(tutorial_deal("2-partners")), "de")
    '?lang=de&id=2-partners&at=17'
    """
    return f"?{urlencode({'lang': lang, **values(place, deal)})}"


def values(place: Place, deal: Deal) -> dict[str, object]:
    """What an address holds beside the language."""
    own = carried(deal.text) if deal.id == OWN else None
    found: dict[str, object] = {"file": own} if own else {"id": deal.id}
    found["at"] = place.at
    if place.path != MAIN:
        found["line"] = path_text(place.path)
    if place.seat != ALL:
        found["seat"] = place.seat
    if place.watch:
        found["watch"] = "yes"
    if place.trying:
        found["try"] = "yes"
    found |= {name: text for name, text in (("me", place.me), ("match", place.match), ("entry", place.entry)) if text}
    if deal.tries:
        found["tries"] = carried_tries(deal.tries)
    return found


def line_of(place: Place, deal: Deal) -> Line:
    """The line one is on."""
    return deal.lines[place.path]
