"""What the skills are called, and how first tries went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zwicker_lab.lessons.practice import First
from zwicker_lab.texts import say

Scene = dict[str, Any]
SHOWN = 8
"""So many first tries stand above an exercise."""


def skill_title(skill: str, lang: str) -> str:
    """What a skill is called.

    >>> skill_title("two-values", "de"), skill_title("mixed", "en")
    ('Zwei Werte', 'A mix of everything')
    """
    return say(lang, f"practice-skill-{skill}")


def posts(firsts: Sequence[First], lang: str) -> list[Scene]:
    """The latest first tries as posts, the newest last, each with its word."""
    states = (state_of(first) for first in firsts[-SHOWN:])
    return [{"state": state, "name": say(lang, f"learn-standing-{state}")} for state in states]


def state_of(first: First) -> str:
    """How a round went, in the words of the lessons."""
    if first.result == "wrong":
        return "later" if first.solved else "tried"
    return first.result


def counts(firsts: Sequence[First]) -> dict[str, int]:
    """First tries in numbers: all, those right at once, those right with a hint, and all tries that were needed."""
    results = [first.result for first in firsts]
    return {
        "count": len(results),
        "first": results.count("first"),
        "hinted": results.count("hinted"),
        "tries": sum(first.tries for first in firsts),
    }
