"""A lesson as a learner does it through the page's state, without a browser."""

from __future__ import annotations

from typing import Any

from zwicker_lab.lessons import Exercise, LessonRun, load_lessons
from zwicker_lab.ui.learn.play import LessonPlay
from zwicker_lab.ui.table.scene import item_id
from zwicker_lab.zwicker.moves import Move

LESSONS = load_lessons()
EXERCISES = [(lesson, number) for lesson in LESSONS for number in range(1, len(lesson.exercises) + 1)]
NAMES = [f"{lesson.number}-{number}" for lesson, number in EXERCISES]


def opened(lesson: Any, step: object, lang: str = "de") -> LessonPlay:
    """A lesson at a step, as the address opens it."""
    return LessonPlay(LessonRun.start(lesson.id).go(str(step)), lang)


def text_of(value: object) -> str:
    """All words of a scene, one after the other, with one space between them."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return " ".join(" ".join(text_of(part) for part in value).split())
    return str(value)


def try_move(play: LessonPlay, move: Move) -> None:
    """Choose the card and touch the items as a learner does, then try; of two readings the meant one is chosen."""
    if play.step.trial.chosen != move.card:
        play.receive("table", {"kind": "pick", "card": move.card})
    for item in {item_id(item) for item in move.items} ^ set(play.step.trial.marked):
        play.receive("table", {"kind": "mark", "item": item})
    play.receive("table", {"kind": "press", "id": "try"})
    if any(str(offered) == str(move) for offered in play.step.trial.asking):
        play.receive("choices", {"kind": "choose", "id": str(move)})
    play.receive("slip", {"kind": "act", "id": str(move)})


def give(play: LessonPlay, exercise: Exercise, answer: str) -> None:
    """Answer an exercise through the page, in the way its kind is answered."""
    if exercise.play:
        try_move(play, Move.read(answer))
    elif exercise.choices:
        play.receive("answers", {"kind": "answer", "id": answer})
    elif exercise.names_cards:
        play.receive("board", {"kind": "out", "cards": answer.split()[1:]})
    else:
        words = answer.split()
        values = dict(zip(words[::2], words[1::2], strict=True))
        play.receive("board", {"kind": "totals", "values": values})


def buttons(play: LessonPlay) -> list[str]:
    return [action["id"] for action in play.slip["actions"]]


def cell(play: LessonPlay, name: str) -> Any:
    return next(c for row in play.board["rows"] for c in row["cells"] if c["cell"] == name)


def stored(play: LessonPlay) -> Any:
    """What the browser would have stored."""
    return play.steps["keep"]["value"]
