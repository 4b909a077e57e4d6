"""Figures of a study as a page shows them."""

from __future__ import annotations

from zwicker_lab.names import listed
from zwicker_lab.study import Study
from zwicker_lab.study.words import number
from zwicker_lab.texts import say


def side_text(study: Study, side: str, lang: str) -> str:
    """What a side is called: the names of its seats.

    >>> side_text(Study.of("zwicker3"), "NS", "en")
    'North and South'
    """
    variant, players = study.variants[0], study.players
    at = variant.sides(players).index(side)
    seats = (seat for place, seat in enumerate(variant.seats(players)) if variant.side_of(place, players) == at)
    return listed([say(lang, "seat-name", seat=seat) for seat in seats], lang)


def percent(share: float, lang: str, places: int = 2) -> str:
    """A share in per cent.

    >>> percent(0.023035, "de")
    '2,30\\xa0%'
    """
    return f"{number(100 * share, places, lang)}\u00a0%"
