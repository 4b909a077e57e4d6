"""A refusal leads to the very place of the rules page that writes of its rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import zwicker_lab
from zwicker_lab.notation import read_position
from zwicker_lab.ui.reading.rulebook import rulebook
from zwicker_lab.ui.table.chapter import chapter
from zwicker_lab.ui.table.trying import TableTry
from zwicker_lab.variants import Variant, load_variant, variant_names

PACKAGE = Path(zwicker_lab.__file__).parent
RULES = sorted(
    {
        rule
        for path in (PACKAGE / "zwicker").glob("*.py")
        for rule in re.findall(r'"([2-6](?:\.[a-z_]+)?)"', path.read_text())
    }
)


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_a_refusal_names_has_its_place_in_every_rule_book(rule: str) -> None:
    for name in variant_names():
        variant = load_variant(name)
        place = chapter(variant, rule, "de").partition("#")[2]
        book = rulebook(variant, "de")
        there = {section.name for section in book}
        there |= {f"switch-{piece.name}" for section in book for piece in section.body if piece.kind == "answer"}
        assert place in there, (name, rule)


def test_the_rules_read_from_the_sources_are_those_of_the_texts() -> None:
    texts = (PACKAGE / "texts" / "de" / "reasons.ftl").read_text()
    named = set(re.findall(r"^rule-(\S+) =", texts, re.MULTILINE))
    assert {rule.replace(".", "-").replace("_", "-") for rule in RULES} == named


def test_a_rule_set_of_ones_own_has_no_address() -> None:
    own = Variant.from_toml(load_variant("zwicker3").to_toml().replace("zwick = 3", "zwick = 2"), "ours")
    assert chapter(own, "4.build", "de") == ""


def test_the_slip_of_a_refusal_carries_the_address() -> None:
    trial = TableTry(read_position("zwicker3; table 5d 9h 2s; hand 3c 8h 7d Kc"), lang="en", mode="exercise")
    trial.drop("3c", "9h")
    assert trial.slip["link"] == "rules?lang=en&variant=zwicker3#build"
