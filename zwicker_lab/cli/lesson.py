"""The command ``lesson``: whether a lesson of one's own can be played, and what is right in each exercise."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from zwicker_lab.cli.ports import LEGAL, read_text, show
from zwicker_lab.lessons import read_own
from zwicker_lab.lessons.own import OwnExercise
from zwicker_lab.texts import say


def lesson(given: argparse.Namespace) -> int:
    """Read the file, and tell task and right answers of each exercise."""
    own = read_own(read_text(Path(given.file)))
    exercises = [_answer(exercise, given.lang) for exercise in own.exercises]
    title = own.title.of(given.lang)
    text = [title]
    for number, one in enumerate(exercises, 1):
        text += ["", f"{number}  {one['task']}", f"   {one['position']}"]
        text += [f"   = {right}" for right in one["right"]] or [f"   {say(given.lang, 'cli-lesson-words')}"]
    show(given, {"title": title, "variant": own.variant, "exercises": exercises}, "\n".join(text))
    return LEGAL


def _answer(exercise: OwnExercise, lang: str) -> dict[str, Any]:
    right = [str(move) for move in exercise.right_moves] if exercise.play else list(exercise.accepted)
    return {
        "task": exercise.task.of(lang),
        "position": exercise.position,
        "goal": exercise.goal.type,
        "right": right,
    }
