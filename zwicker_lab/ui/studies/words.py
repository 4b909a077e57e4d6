"""Figures of a study as a page shows them."""

from __future__ import annotations

from zwicker_lab.names import listed
from zwicker_lab.study import Estimate, Study
from zwicker_lab.study.figures import is_share
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


def mean_text(found: Estimate, name: str, lang: str) -> str:
    """The mean of a figure; shares in per cent, differences with their sign."""
    if is_share(name):
        text = number(100 * found.mean, 2, lang, _sign(found)) + "\u00a0%"
        return text if found.paired is None else say(lang, "studies-points", text=text.removesuffix("\u00a0%"))
    return number(found.mean, 3, lang, _sign(found))


def interval_text(found: Estimate, name: str, lang: str) -> str:
    """The 95 % interval, or that there are too few deals for one."""
    if found.low is None or found.high is None:
        return say(lang, "studies-too-few")
    by, places = (100, 2) if is_share(name) else (1, 3)
    low, high = (number(by * one, places, lang, _sign(found)) for one in (found.low, found.high))
    return say(lang, "studies-interval", low=low, high=high)


def _sign(found: Estimate) -> str:
    return "" if found.paired is None else "+"
