"""An exercise as the host and the hall see it: the table, first answers counted on its cards, who is where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from zwicker_lab.errors import InputError
from zwicker_lab.lessons import Exercise
from zwicker_lab.lessons.fields import rules_named
from zwicker_lab.names import capital
from zwicker_lab.texts import say
from zwicker_lab.ui.learn.piles import side_text
from zwicker_lab.ui.learn.rules import title_text
from zwicker_lab.ui.learn.slips import move_text
from zwicker_lab.ui.table.rich import card_part, rich
from zwicker_lab.variants import Variant
from zwicker_lab.workshop.exercise import ExerciseRound
from zwicker_lab.workshop.view_exercise import attempts
from zwicker_lab.zwicker.items import Item
from zwicker_lab.zwicker.moves import Move

Scene = dict[str, Any]
STATES = ("first", "later", "trying", "not_begun")
GOOD = ("right", "right-with-remark")
MOST_ANSWERS = 7
SIGNS = {"first": "disc", "later": "ring", "trying": "triangle", "not_begun": "none"}
TONES = {"right": "best", "right-with-remark": "best", "illegal": "illegal", "misses": "play", "wrong": "play"}


def open_board(at: ExerciseRound, seen: Scene, lang: str) -> Scene:
    """The exercise that all are at, as far as the host has shown its answers."""
    return board_scene(seen, at.plan.exercise(at.at), lang, is_open=at.at in at.revealed)


def board_scene(seen: Scene, exercise: Exercise, lang: str, *, is_open: bool) -> Scene:
    """The exercise that is asked; with ``is_open`` whether answers are right."""
    start = exercise.start if seen["position"] is not None else None
    counts = seen["counts"] or []
    marks = _marks(exercise, counts)
    return {
        "task": rich(seen["task"], lang),
        "rules": say(lang, "learn-variant", title=title_text(rules_asked(exercise), lang)),
        "label": say(lang, "room-board"),
        "table": [_item(item, marks, is_open, lang) for item in start.table] if start else [],
        "hand": [card_part(card, lang) for card in start.hand] if start else [],
        "words": {name: say(lang, f"room-board-{name}") for name in ("table", "hand", "empty", "numbers")},
        "counted": bool(counts),
        "piles": _piles(seen["count"], lang) if seen["count"] else [],
        "choices": [rich(one["text"], lang) for one in seen["choices"]],
        "answers": answers_scene(exercise, counts, lang, is_open=is_open) if seen["counts"] is not None else None,
        "right": _right(exercise, seen["answers"], lang) if is_open and seen["answers"] else None,
    }


def rules_asked(exercise: Exercise) -> Variant:
    """The rules an exercise is played or counted by."""
    return exercise.start.variant if exercise.position is not None else rules_named(exercise.variant or "zwicker3")


def _item(item: Item, marks: Counter[tuple[str, ...]], is_open: bool, lang: str) -> Scene:
    number = marks[item.cards]
    bad = marks[("bad", *item.cards)] if is_open else 0
    text = say(lang, "room-board-took", count=number) if number else ""
    return {
        "cards": [card_part(card, lang) for card in item.cards],
        "total": "" if item.total is None else f"={item.total}",
        "number": number or None,
        "bad": bool(number) and bad == number,
        "text": text,
    }


def _marks(exercise: Exercise, counts: Sequence[Scene]) -> Counter[tuple[str, ...]]:
    """How many wanted each item, and how many of them by a move that is not possible (under ``bad``)."""
    found: Counter[tuple[str, ...]] = Counter()
    for one in counts if exercise.play else ():
        for item in Move.read(one["answer"]).items:
            found[item.cards] += one["number"]
            if one["verdict"] == "illegal":
                found[("bad", *item.cards)] += one["number"]
    return found


def answer_parts(exercise: Exercise, answer: str, lang: str) -> list[Any]:
    """An answer in words and cards."""
    if exercise.play:
        try:
            return rich(move_text(exercise.start, Move.read(answer), lang), lang)
        except (InputError, ValueError, KeyError, IndexError):
            return rich(answer, lang)
    words = {choice.answer: choice.text.of(lang) for choice in exercise.choices}
    return rich(words.get(answer, answer), lang)


def answers_scene(exercise: Exercise, counts: Sequence[Scene], lang: str, *, is_open: bool) -> Scene:
    """First answers with their number, most often given first; right and wrong only when ``is_open``."""
    total = sum(one["number"] for one in counts)
    most = max((one["number"] for one in counts), default=1)
    shown = [
        {
            "answer": answer_parts(exercise, one["answer"], lang),
            "number": one["number"],
            "share": round(100 * one["number"] / most),
            "tone": TONES[one["verdict"]] if is_open else "plain",
            "word": say(lang, f"room-verdict-{one['verdict']}") if is_open else "",
        }
        for one in counts[:MOST_ANSWERS]
    ]
    rest = sum(one["number"] for one in counts[MOST_ANSWERS:])
    return {
        "title": say(lang, "room-answers", count=total),
        "list": shown,
        "rest": say(lang, "room-answers-rest", count=rest) if rest else "",
    }


def _right(exercise: Exercise, answers: Scene, lang: str) -> Scene:
    return {
        "title": say(lang, "room-right"),
        "list": [answer_parts(exercise, one, lang) for one in answers["right"][:4]],
        "text": rich(answers["success"], lang),
    }


def _piles(count: Scene, lang: str) -> list[Scene]:
    return [
        {"name": capital(side_text(side, lang)), "cards": [card_part(card, lang) for card in cards]}
        for side, cards in count["piles"].items()
    ]


# ---- who is where ----------------------------------------------------------------------------------------------


def key_scene(states: Counter[str], lang: str) -> list[Scene]:
    """How many are where, in words."""
    return [
        {"state": state, "sign": SIGNS[state], "number": states[state], "text": say(lang, f"room-state-{state}")}
        for state in STATES
    ]


def cell(name: str, state: str, lang: str, **more: Any) -> Scene:
    """One guest of the grid."""
    return {"name": name, "state": state, "sign": SIGNS[state], "told": say(lang, f"room-state-{state}"), **more}


def tried_scene(exercise: Exercise, work: Any, lang: str) -> list[Scene]:
    """What one guest tried, and why it was wrong."""
    return [
        {
            "answer": answer_parts(exercise, one["answer"], lang),
            "tone": TONES[one["verdict"]],
            "word": say(lang, f"room-verdict-{one['verdict']}"),
            "why": rich(one["why"], lang) if one["verdict"] not in GOOD else [],
        }
        for one in attempts(exercise, work, lang)
    ]


def grid_scene(exercise: Scene, lang: str) -> Scene:
    """Who is where; without names one cell a state."""
    cells = [cell(one.get("name", ""), one["state"], lang) for one in exercise["grid"]]
    cells.sort(key=lambda one: one["name"].casefold())
    return {"title": "", "key": key_scene(Counter(exercise["progress"]), lang), "cells": cells}
