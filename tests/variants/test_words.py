"""Every switch, value and level has its words in both languages."""

from __future__ import annotations

import pytest

from zwicker_lab.texts import LANGUAGES
from zwicker_lab.variants import (
    LEVELS,
    SWITCHES,
    certainty_text,
    key_text,
    load_variant,
    value_text,
    variant_names,
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SWITCHES)
def test_each_switch_and_each_of_its_values_has_words_of_its_own(name: str, lang: str) -> None:
    words = [key_text(lang, name), *(value_text(lang, name, value) for value in SWITCHES[name])]
    assert all(words) and len(set(words)) == len(words)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", variant_names())
def test_each_value_of_each_variant_can_be_said(name: str, lang: str) -> None:
    variant = load_variant(name)
    assert all(key_text(lang, key) and value_text(lang, key, value) for key, value in variant.settings.items())
    assert all(key_text(lang, key) for key in variant.certainty)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_level_of_certainty_has_words(lang: str) -> None:
    assert len({certainty_text(lang, level) for level in LEVELS}) == len(LEVELS) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["build_cap", "target"])
def test_no_limit_and_no_target_are_said(key: str, lang: str) -> None:
    assert value_text(lang, key, "none") != "none"


def test_values_are_said_as_at_the_table() -> None:
    assert value_text("de", "value.K", "4/14") == "4 oder 14" and value_text("de", "build_up", "no") == "nein"
    assert key_text("de", "points.A") == "Punkte für jedes Ass" and value_text("de", "table", "3") == "3"
