"""What is seen of a round of exercises: by one guest, by everybody, by the host."""

from __future__ import annotations

from collections import Counter
from typing import Any

from zwicker_lab.lessons.goals import CountScore
from zwicker_lab.lessons.model import Exercise
from zwicker_lab.workshop.exercise import UNTOUCHED, ExerciseRound, Work
from zwicker_lab.workshop.judging import outcome_of
from zwicker_lab.workshop.room import Room

Seen = dict[str, Any]


def asked(at: ExerciseRound, item: int, lang: str) -> Seen:
    """An exercise as it is asked: nothing of its answers, and no hint."""
    exercise = at.plan.exercise(item)
    return {
        "item": item,
        "items": len(at.plan.refs),
        "pace": at.pace,
        "ref": at.plan.refs[item],
        "goal": exercise.goal.type,
        "moves": bool(exercise.play),
        "position": exercise.position,
        "task": exercise.task.of(lang),
        "choices": [{"answer": one.answer, "text": one.text.of(lang)} for one in exercise.choices],
        "count": _to_count(exercise),
        "hints": len(exercise.hints),
    }


def own_work(at: ExerciseRound, item: int, guest: int, lang: str) -> Seen:
    """An exercise for one guest: what is asked, own tries and open hints, the answers once they may be seen."""
    work, exercise = at.work(item, guest), at.plan.exercise(item)
    seen = asked(at, item, lang) | {
        "state": work.state,
        "attempts": attempts(exercise, work, lang),
        "hints_open": [hint.of(lang) for hint in exercise.hints[: work.hints]],
        "uses": work.uses,
        "places": [at.work(other, guest).state for other in range(len(at.plan.refs))],
        "answers": None,
    }
    return seen | ({"answers": answers(exercise, lang)} if work.is_solved or item in at.revealed else {})


def attempts(exercise: Exercise, work: Work, lang: str) -> list[Seen]:
    """Answers with what they came to, in order."""
    return [
        {"answer": one.answer, "verdict": one.verdict, "why": outcome_of(exercise, one.answer).why.of(lang)}
        for one in work.attempts
    ]


def answers(exercise: Exercise, lang: str) -> Seen:
    """All right answers, and what is said to one."""
    right = [str(move) for move in exercise.right_moves] or list(exercise.accepted)
    return {"right": right, "success": exercise.success.of(lang), "rule": exercise.rule}


def for_all(room: Room, at: ExerciseRound, lang: str) -> Seen:
    """The exercise all are at, as the projector shows it: how many are where, the first answers counted on request."""
    item, works = at.at, {number: at.work(at.at, number) for number in room.guests}
    open_ = item in at.revealed
    seen = asked(at, item, lang) | {
        "progress": dict(Counter(work.state for work in works.values())),
        "grid": _grid(room, works),
        "counts": counts(at, item) if open_ or room.shown.what == "counts" else None,
        "answers": answers(at.plan.exercise(item), lang) if open_ else None,
    }
    return seen


def for_host(room: Room, at: ExerciseRound, lang: str) -> Seen:
    """Everything: who is where with every exercise, and all tries at the one the host is at."""
    return asked(at, at.at, lang) | {
        "title": at.plan.title,
        "refs": list(at.plan.refs),
        "revealed": sorted(at.revealed),
        "rows": [
            {
                "guest": number,
                "place": at.place(number),
                "states": [at.work(item, number).state for item in range(len(at.plan.refs))],
            }
            for number in room.guests
        ],
        "tries": tries(room, at, at.at, lang),
        "counts": counts(at, at.at),
        "answers": answers(at.plan.exercise(at.at), lang),
    }


def tries(room: Room, at: ExerciseRound, item: int, lang: str) -> list[Seen]:
    """What every guest tried at one exercise, and why it was wrong; those who did nothing are left out."""
    exercise = at.plan.exercise(item)
    works = ((number, at.work(item, number)) for number in room.guests)
    return [
        {
            "guest": number,
            "state": work.state,
            "hints": work.hints,
            "uses": work.uses,
            "attempts": attempts(exercise, work, lang),
        }
        for number, work in works
        if work != UNTOUCHED
    ]


def counts(at: ExerciseRound, item: int) -> list[Seen]:
    """First answers of the room with their number, for the table picture."""
    return [{"answer": answer, "verdict": verdict, "number": number} for answer, verdict, number in at.counts(item)]


def _grid(room: Room, works: dict[int, Work]) -> list[Seen]:
    """One cell a guest: by name, or without names in the order of the states, so that nobody is found by the place."""
    if room.has_names:
        return [{"name": room.guests[number].name, "state": work.state} for number, work in works.items()]
    return [{"state": state} for state in sorted(work.state for work in works.values())]


def _to_count(exercise: Exercise) -> Seen | None:
    if not isinstance(exercise.goal, CountScore):
        return None
    return {
        "scope": exercise.goal.scope,
        "variant": exercise.variant,
        "piles": {side: list(cards) for side, cards in exercise.piles.items()},
        "rest": list(exercise.rest),
        "last": exercise.last,
        "zwicks": dict(exercise.zwicks),
        "fines": dict(exercise.fines),
    }
