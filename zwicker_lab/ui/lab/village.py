"""A village to begin with: the usual rules, but the jokers are wild."""

from __future__ import annotations

from functools import cache

from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.variants import Variant

BASE = "zwicker3"


@cache
def wild_jokers() -> Variant:
    """The usual rules with three wild jokers that count as many points as the numbered ones did.

    >>> village = wild_jokers()
    >>> village.jokers, village.scoring.points["*a"], len(village.pack(4))
    (('*a', '*b', '*c'), 5, 55)
    """
    titles = ", ".join(f'{lang} = "{say(lang, "lab-wild-title")}"' for lang in LANGUAGES)
    text = f"""
base = "{BASE}"
title = {{ {titles} }}
jokers = ["*a", "*b", "*c"]

[points]
"*a" = 5
"*b" = 6
"*c" = 7
"""
    return Variant.from_toml(text, "wild")
