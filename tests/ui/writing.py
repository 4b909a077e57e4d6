"""A lesson that is being written, without a browser: made of exercises, and told what a page reports."""

from __future__ import annotations

from zwicker_lab.lessons.draft import Draft, DraftExercise, Words
from zwicker_lab.ui.make.state import Making

ZWICK = DraftExercise("zwicker3; table As Kd; hand 5c *15", "make_zwick")


def making(*exercises: DraftExercise, lang: str = "en", **more) -> Making:
    return Making(Draft(Words("Zwei Wege", "Two ways"), exercises=exercises), lang, **more)


def do(made: Making, *messages: dict) -> Making:
    for message in messages:
        made.receive(message)
    return made
