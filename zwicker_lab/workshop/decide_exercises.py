"""Decisions in a round of exercises."""

from __future__ import annotations

import re
from random import Random

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.model import Exercise
from zwicker_lab.workshop import commands as do
from zwicker_lab.workshop import events as ev
from zwicker_lab.workshop.exercise import MOST_TRIES, ExerciseRound
from zwicker_lab.workshop.judging import outcome_of
from zwicker_lab.workshop.refusal import Refusal, unreadable
from zwicker_lab.workshop.room import Room
from zwicker_lab.workshop.who import Who

_SCORES = re.compile(r"[A-Z0-9]{1,2} -?\d{1,4}( [A-Z0-9]{1,2} -?\d{1,4}){0,7}")
_CARDS = re.compile(r"out( [A-Z0-9*a-z']{2,4}){0,60}")


def pace(room: Room, who: Who, command: do.SetPace, chance: Random) -> ev.Paced | Refusal | None:
    """Say who says when it goes on."""
    at = room.exercises
    if at is None:
        return Refusal("no-exercises")
    return None if at.pace == command.pace else ev.Paced(pace=command.pace)


def go(room: Room, who: Who, command: do.Go, chance: Random) -> ev.Went | Refusal | None:
    """Go to an exercise: everybody, or one guest at their own pace."""
    at = _round_with(room, command.item)
    if isinstance(at, Refusal):
        return at
    alone = who.number if who.role == "guest" and at.pace == "own" else None
    here = at.at if alone is None else at.place(alone)
    return None if here == command.item else ev.Went(item=command.item, guest=alone)


def reveal(room: Room, who: Who, command: do.Reveal, chance: Random) -> ev.Revealed | Refusal | None:
    """Show the answers to an exercise."""
    at = _round_with(room, command.item)
    if isinstance(at, Refusal):
        return at
    return None if command.item in at.revealed else ev.Revealed(item=command.item)


def hint(room: Room, who: Who, command: do.Hint, chance: Random) -> ev.Hinted | Refusal | None:
    """Open the next hint, or note that the legal uses were asked for; with all open nothing happens."""
    found = _working(room, who, command.item)
    if isinstance(found, Refusal):
        return found
    work = found.work(command.item, who.number)
    if work.uses if command.uses else work.hints >= len(found.plan.exercise(command.item).hints):
        return None
    return ev.Hinted(guest=who.number, item=command.item, uses=command.uses)


def try_answer(room: Room, who: Who, command: do.Try, chance: Random) -> ev.Tried | Refusal | None:
    """Judge an answer as lessons do; the answer that lies on the table already is no new one."""
    found = _working(room, who, command.item)
    if isinstance(found, Refusal):
        return found
    attempts = found.work(command.item, who.number).attempts
    exercise = found.plan.exercise(command.item)
    try:
        outcome = outcome_of(exercise, _readable(exercise, command.answer))
    except InputError as cause:
        return unreadable(cause)
    if attempts and attempts[-1].answer == outcome.answer:
        return None
    if len(attempts) >= MOST_TRIES:
        return Refusal("tries", {"most": MOST_TRIES})
    return ev.Tried(
        guest=who.number, item=command.item, answer=outcome.answer, verdict=outcome.verdict, listed=outcome.listed
    )


def _round_with(room: Room, item: int) -> ExerciseRound | Refusal:
    """The round, where it has so many exercises."""
    at = room.exercises
    if at is None:
        return Refusal("no-exercises")
    if item >= len(at.plan.refs):
        return Refusal("no-item", {"item": item + 1, "items": len(at.plan.refs)})
    return at


def _working(room: Room, who: Who, item: int) -> ExerciseRound | Refusal:
    """The round, where this guest may work at this exercise now."""
    found = room.exercises
    if found is None:
        return Refusal("no-exercises")
    if found.place(who.number) != item:
        return Refusal("other-exercise", {"item": found.place(who.number) + 1})
    if item in found.revealed:
        return Refusal("revealed")
    if found.work(item, who.number).is_solved:
        return Refusal("solved")
    return found


def _readable(exercise: Exercise, answer: str) -> str:
    """The answer, in one spelling; raises ``InputError`` for words that are no answer: all in the room may see it."""
    said = " ".join(answer.split())
    if exercise.play:
        return said
    chosen = said in {choice.answer for choice in exercise.choices}
    if not chosen and (exercise.choices or not (_SCORES.fullmatch(said) or _CARDS.fullmatch(said))):
        raise InputError("workshop-answer", got=said[:60])
    return said
