"""The lesson as sheets of paper: four exercises to a page, each with a code to its position; the answers last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zwicker_lab.lessons import Exercise, OwnLesson
from zwicker_lab.lessons.own import OwnExercise
from zwicker_lab.texts import say
from zwicker_lab.ui.learn.rules import variant_text
from zwicker_lab.ui.learn.slips import move_text
from zwicker_lab.ui.qr import qr_picture
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.table.rich import rich
from zwicker_lab.variants.carried import own_rules
from zwicker_lab.zwicker.items import Item

PER_PAGE = 4
"""Exercises on one page."""
ANSWERS = 5
ROOMY, LONG = 9, 160
"""More cards, or more signs in the task, are set smaller."""
WORDS = ("hand", "table", "empty", "qr", "solutions")

Scene = dict[str, Any]
AnyExercise = Exercise | OwnExercise


def paper_scene(own: OwnLesson, lang: str, base: str, n: int) -> Scene:
    """The sheets of a lesson; ``base`` is the address of the site, for the codes; each new ``n`` asks for a print."""
    foot = f"{say(lang, 'make-paper-foot')} · {_rules(own, lang)}"
    sheets = sheets_scene(own.exercises, own.title.of(lang), foot, lang, base, n)
    return sheets | {"intro": rich(own.intro.of(lang), lang) if own.intro else []}


def sheets_scene(exercises: Sequence[AnyExercise], title: str, foot: str, lang: str, base: str, n: int) -> Scene:
    """Sheets of any exercises that have a table."""
    shown = [_exercise(exercise, at, lang, base) for at, exercise in enumerate(exercises, 1)]
    return {
        "lang": lang,
        "n": n,
        "words": {name: say(lang, f"make-paper-{name}") for name in WORDS},
        "title": title,
        "intro": [],
        "pages": [shown[at : at + PER_PAGE] for at in range(0, len(shown), PER_PAGE)],
        "solutions": [_solution(exercise, lang) for exercise in exercises],
        "foot": foot,
    }


def _rules(own: OwnLesson, lang: str) -> str:
    """What is played by, and that some of it is reconstructed where it is."""
    sure = "" if own.certainty == "certain" else say(lang, "learn-certainty-mixed")
    return f"{variant_text(own, lang)} {sure}".strip()


def _exercise(exercise: AnyExercise, at: int, lang: str, base: str) -> Scene:
    position = exercise.start
    place = {"position": exercise.position, **own_rules(position.variant)}
    return {
        "number": at,
        "full": len(position.table) + len(position.hand) > ROOMY or len(exercise.task.of(lang)) > LONG,
        "task": rich(exercise.task.of(lang), lang),
        "table": [_item(item) for item in position.table],
        "hand": [_item(Item.loose(card)) for card in position.hand],
        "qr": qr_picture(base + Query({"lang": lang}).link("look", **place)) if base else None,
    }


def _item(item: Item) -> Scene:
    return {"cards": list(item.cards), "total": "" if item.total is None else f"={item.total}"}


def _solution(exercise: AnyExercise, lang: str) -> Scene:
    """The right answers of one exercise; of many the first few, and how many more there are."""
    right = exercise.right_moves
    if not right:
        words = {choice.answer: choice.text.of(lang) for choice in exercise.choices}
        return {"moves": [rich(words[answer], lang) for answer in exercise.accepted], "more": ""}
    more = len(right) - ANSWERS
    return {
        "moves": [rich(move_text(exercise.start, move, lang), lang) for move in right[:ANSWERS]],
        "more": say(lang, "make-paper-others", count=more) if more > 0 else "",
    }
