"""What is typed into a draft: a text of the whole lesson, or a field of one of its exercises."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from zwicker_lab.lessons.draft import LONGEST_LINE, Draft, DraftExercise
from zwicker_lab.lessons.draft_goals import GOALS
from zwicker_lab.lessons.own import LONGEST_TEXT
from zwicker_lab.texts import LANGUAGES

LESSON_TEXTS = ("title", "intro", "aim")
MOST_TYPED = 2 * LONGEST_TEXT
"""So many signs of a text are kept, so that one that is too long is told and not cut."""
MOST_LATE = 64
"""So many fields may hold what was typed last."""


def typed_into(draft: Draft, told: object) -> Draft | None:
    """The draft with what a message says was typed; ``None`` for what is no such message.

    ``kind`` is ``text`` for the whole lesson, ``task`` for the exercise ``at``; ``name``, perhaps ``lang``, and
    ``value`` say what was typed where.

    >>> told = {"kind": "task", "at": 0, "name": "task", "lang": "en", "value": "Look."}
    >>> typed_into(Draft(exercises=(DraftExercise(),)), told).exercises[0].task.texts
    {'en': 'Look.'}
    """
    if not isinstance(told, Mapping):
        return None
    name, lang, value = str(told.get("name")), str(told.get("lang")), str(told.get("value", ""))
    if told.get("kind") == "text":
        known = name in LESSON_TEXTS and lang in LANGUAGES
        return replace(draft, **{name: getattr(draft, name).typed(lang, _shown(value))}) if known else None
    at = told.get("at")
    if told.get("kind") != "task" or not isinstance(at, int) or not 0 <= at < len(draft.exercises):
        return None
    made = _filled(draft.exercises[at], name, lang, value)
    if made is None:
        return None
    return replace(draft, exercises=(*draft.exercises[:at], made, *draft.exercises[at + 1 :]))


def _filled(exercise: DraftExercise, name: str, lang: str, value: str) -> DraftExercise | None:
    hints = [f"hint{at}" for at in range(len(exercise.hints))]
    if name == "goal" and value in GOALS:
        return exercise.changed(goal=value, wanted="")
    if name == "wanted":
        return exercise.changed(wanted=_shown(value, LONGEST_LINE))
    if name in ("task", "success") and lang in LANGUAGES:
        return replace(exercise, **{name: getattr(exercise, name).typed(lang, _shown(value))})
    if name in hints and lang in LANGUAGES:
        at = hints.index(name)
        words = exercise.hints[at].typed(lang, _shown(value))
        return replace(exercise, hints=(*exercise.hints[:at], words, *exercise.hints[at + 1 :]))
    return None


def _shown(text: str, most: int = MOST_TYPED) -> str:
    """A text as far as it can be shown."""
    return "".join(sign for sign in text[:most] if sign.isprintable() or sign in "\n\t")
