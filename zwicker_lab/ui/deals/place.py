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
LONGEST_MATCH = 12_000


@dataclass(frozen=True)
class Place:
    """After ``at`` moves of the line ``path``, seen by ``seat`` or with all hands open.

    ``watch`` asks no questions, ``trying`` lets one play on from here as one likes. ``me`` is the seat one played at
    oneself, ``match`` the query of the match the deal belongs to.
    """

    at: int = 0
    path: Path = MAIN
    seat: str = ALL
    watch: bool = False
    trying: bool = False
    me: str = ""
    match: str = ""


def read_place(query: Query, deal: Deal) -> Place:
    """The place a query names; what it cannot mean is told in ``query.problems``.

    >>> from zwicker_lab.lessons import tutorial_deal
    >>> from zwicker_lab.ui.deals.own import of_tutorial
    >>> deal = of_tutorial(tutorial_deal("2-partners"))
    >>> read_place(Query({"at": "3", "line": "2.1", "seat": "N"}), deal)
    Place(at=3, path=(2, 1), seat='N', watch=False, trying=False, me='', match='')
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
    return Place(at, path, seat, watch, trying, me, query.text("match")[:LONGEST_MATCH])


def came_from(query: Query) -> str:
    """A link back to the match one came from, of which ``match`` holds the query; empty for none.

    >>> came_from(Query({"lang": "en", "match": "seed=7&players=2"}))
    'play?lang=en&seed=7&players=2'
    """
    asked = query.text("match")
    given = {name: value for name, value in Query.of(asked[:LONGEST_MATCH]).values.items() if name != "lang"}
    return query.link("play", **given) if asked else ""


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
    found |= {name: text for name, text in (("me", place.me), ("match", place.match)) if text}
    if deal.tries:
        found["tries"] = carried_tries(deal.tries)
    return found


def line_of(place: Place, deal: Deal) -> Line:
    """The line one is on."""
    return deal.lines[place.path]
