"""The rules of the villages: every built-in rule set side by side, how sure each value is, and what may be switched."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from zwicker_lab.cards import Card
from zwicker_lab.names import card_name, card_sign, values_text
from zwicker_lab.texts import say
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.reading.page import asked, book_page
from zwicker_lab.variants import LEVELS, SWITCHES, Variant, load_variant, variant_names
from zwicker_lab.variants.keys import points_order

NOTHING = "–"

SWITCH_GROUPS = {
    "capturing": ("capture", "capture_all", "table_value", "builds_in_sums"),
    "building": ("build_target", "merge_equal_builds", "rebuild_by"),
    "sweeping": ("after_zwick", "last_card_zwick"),
    "jokers": ("joker_only_by_building_down", "lone_joker", "joker_sweep", "table_joker"),
    "counting": ("majority_tie", "match_end", "uncaptured_rest", "leftovers", "sides"),
}
"""Every switch under the subject it belongs to."""


@dataclass(frozen=True)
class Cell:
    """One value of one rule set, and how sure it is."""

    text: str
    level: str


@dataclass(frozen=True)
class Row:
    """One rule across all rule sets."""

    label: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Choice:
    """One value of a switch in words; ``standard`` marks the one that holds when nothing is said."""

    value: str
    text: str
    standard: bool


Told = Callable[[Variant], str]


@served
def rules_page(query: Query) -> Page:
    """The rules of the rule set the query asks for, else the page that compares them all."""
    variant = asked(query)
    return comparison_page(query) if variant is None else book_page(query, variant)


def comparison_page(query: Query) -> Page:
    """The page that compares the rule sets."""
    variants = tuple(load_variant(name, paths=False) for name in variant_names())
    lang = query.lang
    return Page(
        "rules",
        query,
        say(lang, "rules-heading"),
        variants=variants,
        groups=comparison(variants, lang),
        levels=LEVELS,
        switches=switch_groups(lang),
    )


def comparison(variants: Iterable[Variant], lang: str) -> dict[str, tuple[Row, ...]]:
    """The rows of the table under their subjects.

    >>> groups = comparison([load_variant("zwicker3"), load_variant("queen")], "en")
    >>> [(cell.text, cell.level) for cell in groups["values"][3].cells]
    [('4 or 14', 'certain'), ('4 or 14', 'reconstructed')]
    """
    variants = tuple(variants)

    def row(label: str, told: Told, *keys: str) -> Row:
        return Row(label, tuple(Cell(told(v), least_sure(v, keys)) for v in variants))

    def known(label: str, told: Told, *keys: str) -> Row:
        return row(say(lang, f"rules-row-{label}"), told, *keys)

    def yes_no(value: bool) -> str:
        return say(lang, "rules-yes" if value else "rules-no")

    def rank(code: str) -> Row:
        return row(say(lang, f"rank-{code}"), lambda v: values_text(v.values[code], lang), f"value.{code}")

    def scored(code: str) -> Row:
        return row(points_label(code, lang), lambda v: number(v.scoring.points.get(code, 0)), f"points.{code}")

    return {
        "cards": (
            known("pack", lambda v: pack_text(v, lang), "jokers"),
            known("players", lambda v: values_text(tuple(sorted(v.players)), lang), "players"),
        ),
        "values": (
            *map(rank, "AJQK"),
            known("jokers", lambda v: joker_text(v, lang), "jokers"),
        ),
        "deal": (
            known("table", lambda v: staged(v.deal.table, v.deal.stages), "table"),
            known("first-packet", lambda v: staged(v.deal.first_packet, v.deal.stages), "first_packet"),
            known("packet", lambda v: str(v.deal.packet), "packet"),
        ),
        "builds": (
            known("build-up", lambda v: yes_no(v.build.up), "build_up"),
            known("build-down", lambda v: yes_no(v.build.down), "build_down"),
            known("build-cap", lambda v: number(v.build.cap), "build_cap"),
            known("builder-holds", lambda v: yes_no(v.build.holds), "builder_holds"),
            known("fine", lambda v: number(v.scoring.fine), "fine"),
        ),
        "points": (
            known("most-cards", lambda v: number(v.scoring.most_cards), "most_cards"),
            known("zwick", lambda v: number(v.scoring.zwick), "zwick"),
            *map(scored, sorted({code for v in variants for code in v.scoring.points}, key=points_order)),
            known("total", lambda v: str(v.total(v.default_players))),
        ),
        "match": (known("length", lambda v: match_text(v, lang), "target", "deals"),),
    }


def least_sure(variant: Variant, keys: Iterable[str]) -> str:
    """The weakest certainty among ``keys``; what is counted from other values is as sure as arithmetic."""
    found = [LEVELS.index(variant.certainty[key]) for key in keys if key in variant.certainty]
    return LEVELS[max(found, default=0)]


def number(value: int | None) -> str:
    """A number of the table; a dash for none and for nothing."""
    return str(value) if value else NOTHING


def staged(count: int, stages: int) -> str:
    """A number of cards dealt once, or the same several times.

    >>> staged(3, 1), staged(5, 2)
    ('3', '5 + 5')
    """
    return " + ".join([str(count)] * stages)


def pack_text(variant: Variant, lang: str) -> str:
    """How many cards are in play, also with the second pack."""
    one = str(len(variant.pack(variant.default_players)))
    if variant.two_packs_above is None:
        return one
    return say(
        lang, "rules-two-packs", one=one, two=len(variant.pack(max(variant.players))), above=variant.two_packs_above
    )


def joker_text(variant: Variant, lang: str) -> str:
    """What the jokers match: their numbers, or anything for wild ones."""
    if not variant.jokers:
        return NOTHING
    if any(joker.is_wild for joker in variant.jokers):
        return say(lang, "rules-wild", count=len(variant.jokers))
    return " ".join(joker.rank for joker in variant.jokers)


def points_label(code: str, lang: str) -> str:
    """The name of a row of the scoring table."""
    if code == "A":
        return say(lang, "rules-row-ace")
    return card_sign(Card(code), lang) if code.startswith("*") else card_name(Card(code), lang)


def match_text(variant: Variant, lang: str) -> str:
    """How long a match lasts."""
    if variant.match.deals:
        return say(lang, "rules-as-many-deals")
    return str(variant.match.target) if variant.match.target else say(lang, "rules-one-deal")


def switch_groups(lang: str) -> dict[str, tuple[tuple[str, str, tuple[Choice, ...]], ...]]:
    """The switches under their subjects: name, what it decides, and its values in words.

    >>> name, text, choices = switch_groups("en")["capturing"][0]
    >>> name, [choice.value for choice in choices], choices[0].standard
    ('capture', ['optional', 'card', 'turn'], True)
    """
    return {
        group: tuple((name, say(lang, f"switch-{name}"), choices(name, lang)) for name in names)
        for group, names in SWITCH_GROUPS.items()
    }


def choices(name: str, lang: str) -> tuple[Choice, ...]:
    """The values of one switch in words, the standard one first."""
    values = SWITCHES[name]
    return tuple(Choice(value, say(lang, f"switch-{name}-{value}"), value == values[0]) for value in values)
