"""The figures of a study in words: what they are called, and what they came to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zwicker_lab.cards import card
from zwicker_lab.names import capital, card_name
from zwicker_lab.study.figures import is_share
from zwicker_lab.study.plan import Study
from zwicker_lab.study.tally import Estimate
from zwicker_lab.texts import decimal_sign, say
from zwicker_lab.zwicker.score import row_name

if TYPE_CHECKING:
    from zwicker_lab.study.results import Results

OF_ALL = ("all.points", "all.cardpoints", "all.zwicks", "all.rest", "all.packets", "all.moves")
SINGLE = ("leader.zwick", "leader.joker", "tie", "no_capture", "match.deals", "match.won.leader")


def figure_text(name: str, lang: str) -> str:
    """A figure in words, without whose it is.

    >>> figure_text("decided.Td", "en"), figure_text("row.Td.NS", "de")
    ('Decided by: 10 of diamonds', 'Karo-10')
    """
    return capital(_text(name, lang))


def _text(name: str, lang: str) -> str:
    first, _, rest = name.partition(".")
    if name in OF_ALL or name in SINGLE:
        entry = name.replace(".", "-").replace("_", "-")
        return say(lang, f"study-{entry}")
    if first == "row":
        return row_name(rest.rpartition(".")[0] or rest, lang)
    if name == "decided.jokers":
        return say(lang, "study-decided-jokers")
    if first == "decided":
        return say(lang, "study-decided", row=row_name(rest, lang))
    if first == "packet":
        return say(lang, "study-packet", number=int(rest))
    if first == "joker":
        kind, _, code = rest.rpartition(".")
        entry = "study-joker-zwicks" if kind else "study-joker"
        return say(lang, entry, joker=capital(card_name(card(code), lang)))
    if name.startswith("match.won."):
        return say(lang, "study-match-won")
    kind = rest.partition(".")[0] if first in ("seat", "place") else first
    return say(lang, f"study-{kind}")


def seats_text(study: Study, lang: str) -> str:
    """Who plays: one name where all play alike, else one for each seat.

    >>> seats_text(Study.of("zwicker3", seats=["greedy", "random"]), "en")
    'North Beginner, East Chance, South Beginner, West Chance'
    """
    names = [say(lang, f"play-strength-{name}") for name in study.seats]
    if len(set(names)) == 1:
        return names[0]
    seats = study.variants[0].seats(study.players)
    return ", ".join(f"{say(lang, 'seat-name', seat=seat)} {name}" for seat, name in zip(seats, names, strict=True))


def head_text(results: Results, lang: str) -> str:
    """How many deals were played, by how many, with which seed."""
    study = results.study
    deals = say(lang, "study-deals", count=results.deals)
    return say(lang, "study-head", deals=deals, seed=str(study.seed), players=study.players)


def number(value: float, places: int, lang: str, sign: str = "") -> str:
    """A number with the decimal sign of the language and a true minus.

    >>> number(-1234.5, 1, "de"), number(2.0, 2, "en", "+")
    ('−1234,5', '+2.00')
    """
    return decimal_sign(f"{value:{sign}z.{places}f}".replace("-", "−"), lang)


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
