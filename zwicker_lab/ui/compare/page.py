"""The page that shows one position under two rule sets."""

from __future__ import annotations

from dataclasses import dataclass

from zwicker_lab.notation import read_position
from zwicker_lab.texts import say
from zwicker_lab.ui.compare.state import Comparing, Pair, read_pair
from zwicker_lab.ui.compare.views import compare_views
from zwicker_lab.ui.lab.choice import Choice, chosen
from zwicker_lab.ui.lab.village import wild_jokers
from zwicker_lab.ui.look.starts import EXAMPLES
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.query import Query
from zwicker_lab.variants import load_variant

BESIDE = {"two-values": "zwickern", "builds": "queen", "pairs": "zwicker3 capture=card", "sums": "zwickern"}
"""The examples, and the rule set each is set beside; jokers are set beside wild ones."""


@dataclass(frozen=True)
class Start:
    """A pair to begin with: its address and what it is about."""

    href: str
    text: str


def starts(query: Query) -> list[Start]:
    """The pairs to begin with."""
    lang = query.lang
    pairs = {name: (EXAMPLES[name], Choice(load_variant(spelled))) for name, spelled in BESIDE.items()}
    pairs["jokers"] = (EXAMPLES["jokers"], chosen(wild_jokers()))
    found = []
    for name, (line, right) in pairs.items():
        position = read_position(line)
        pair = Pair(line, position, chosen(position.variant), right)
        found.append(Start(query.link("compare", **pair.values), say(lang, f"compare-start-{name}")))
    return found


@served
def compare_page(query: Query) -> Page:
    """The pair the query names."""
    reading = read_pair(query)
    comparing = Comparing(reading, query.lang)
    shown = compare_views(comparing, reading.typed)
    items = dict(shown._asdict())
    heading = say(query.lang, "compare-heading")
    return Page("compare", query, heading, items, typed=reading.typed, starts=starts(query))
