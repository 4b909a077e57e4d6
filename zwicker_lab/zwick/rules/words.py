"""What the keys and values of the rules are called at the table, in German and English."""

from __future__ import annotations

from zwicker_lab.texts import say
from zwicker_lab.zwick.rules.model import FORM_VALUES
from zwicker_lab.zwick.rules.switches import Level


def key_text(lang: str, key: str) -> str:
    """What a switch or number is called; the keys are those of ``Rules.certainty``, and ``form``.

    >>> key_text("en", "bird"), key_text("de", "must_win")
    ('strokes a bird costs', 'Stechen')
    """
    return say(lang, f"zwick-key-{key}")


def value_text(lang: str, key: str, value: str) -> str:
    """What a value means, as a short clause; a number is itself.

    >>> value_text("en", "must_win", "trump_only"), value_text("de", "target", "16")
    ('the only duty is to trump', '16')
    """
    return say(lang, f"zwick-value-{key}-{value}") if key in FORM_VALUES else value


def certainty_text(lang: str, level: Level) -> str:
    """Where a value comes from, in words.

    >>> certainty_text("en", "ours")
    'our assumption: no source says it'
    """
    return say(lang, f"zwick-level-{level.replace(' ', '-')}")
