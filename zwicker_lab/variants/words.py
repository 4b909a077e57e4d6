"""What the keys and values of a rule set are called at the table, in German and English."""

from __future__ import annotations

from zwicker_lab.texts import say
from zwicker_lab.variants import keys
from zwicker_lab.variants.switches import SWITCHES


def key_text(lang: str, key: str) -> str:
    """What a switch or value is called; the keys are those of ``Variant.settings`` and ``Variant.certainty``.

    >>> key_text("en", "points.A"), key_text("en", "table")
    ('points for each ace', 'table cards at the start')
    """
    if key in SWITCHES:
        return say(lang, f"switch-{key}")
    section, _, card = key.partition(".")
    return say(lang, f"setting-{section}", card=card) if card else say(lang, f"setting-{key}")


def value_text(lang: str, key: str, value: str) -> str:
    """What a value of ``Variant.settings`` means, as a short clause.

    >>> value_text("de", "value.K", "4/14"), value_text("en", "build_cap", "none")
    ('4 oder 14', 'no limit')
    """
    if key in SWITCHES:
        return say(lang, f"switch-{key}-{value}")
    if value == "none":
        return say(lang, f"setting-{key}-none")
    if key in keys.YES_NO:
        return say(lang, f"setting-{value}")
    low, slash, high = value.partition("/")
    return say(lang, "setting-two-values", low=low, high=high) if slash else value


def certainty_text(lang: str, level: str) -> str:
    """How sure a value is, in words.

    >>> certainty_text("en", "one line")
    'goes back to one description'
    """
    return say(lang, f"certainty-{level.replace(' ', '-')}")
