"""Where the rules page writes of a rule that forbade a move."""

from __future__ import annotations

from urllib.parse import urlencode

from zwicker_lab.ui.reading.told import is_own
from zwicker_lab.variants import Variant

SECTIONS = {"2.values": "cards", "3": "turn", "4": "turn", "4.capture": "capture", "4.build": "build", "5": "end"}
"""The part of the page by the rule of a reason; house rules, ``6.capture``, have their own lines there."""


def chapter(variant: Variant, rule: str, lang: str) -> str:
    """The address, from any page of the site, of a rule of a rule set; empty for a rule set nobody can name.

    >>> from zwicker_lab.variants import load_variant
    >>> chapter(load_variant("zwicker3"), "4.build", "en")
    'rules?lang=en&variant=zwicker3#build'
    >>> chapter(load_variant("zwicker3 capture_all=yes"), "6.capture_all", "de")
    'rules?lang=de&variant=zwicker3+capture_all%3Dyes#switch-capture_all'
    """
    if is_own(variant):
        return ""
    place = SECTIONS.get(rule) or f"switch-{rule.removeprefix('6.')}"
    return f"rules?{urlencode({'lang': lang, 'variant': variant.spelled})}#{place}"
