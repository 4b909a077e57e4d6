"""Judging answers to exercises of Swiss Zwick; the engine decides what is allowed and why not."""

from __future__ import annotations

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.fields import Text
from zwicker_lab.lessons.grading import Outcome, grade, grade_example, grade_words
from zwicker_lab.lessons.swiss.goals import NameAllowed, PlayCard
from zwicker_lab.lessons.swiss.model import SwissExample, SwissExercise
from zwicker_lab.names import capital
from zwicker_lab.texts import LANGUAGES, in_every, say
from zwicker_lab.zwick import Move, Position, card_name, suit_name
from zwicker_lab.zwick.cards import Card
from zwicker_lab.zwick.reasons import Reason


@grade.register
def _grade(exercise: SwissExercise, answer: str) -> Outcome:
    if isinstance(exercise.goal, PlayCard):
        return _grade_card(exercise, answer)
    if isinstance(exercise.goal, NameAllowed):
        held = exercise.start.hand
        answer = " ".join(sorted(set(answer.split()), key=lambda code: _place(held, code)))
    return grade_words(exercise, answer)


def _place(held: tuple[Card, ...], code: str) -> int:
    if code not in held:
        raise InputError("zwick-bad-card", card=code)
    return held.index(Card(code))


def _grade_card(exercise: SwissExercise, answer: str) -> Outcome:
    move, start = Move.read(answer), exercise.start
    listed = next((n for n, known in enumerate(exercise.tries) if Move.read(known.answer) == move), None)
    found = None if listed is None else exercise.tries[listed]
    reason = start.refusal(move)
    if reason is not None:
        return Outcome("illegal", found.why if found else told_reason(reason), str(move), listed)
    if str(move) in exercise.accepted:
        verdict = "right-with-remark" if found else "right"
        return Outcome(verdict, found.why if found else exercise.success, str(move), listed)  # type: ignore[arg-type]
    return Outcome("misses", found.why if found else Text(**in_every("zwick-learn-misses")), str(move), listed)


@grade_example.register
def _grade_example(example: SwissExample, move: str) -> Outcome:
    reason = example.start.refusal(Move.read(move))
    if reason is not None:
        return Outcome("illegal", told_reason(reason), move)
    return Outcome("right", example.see, move) if move == example.move else Outcome("misses", example.before, move)


def told_reason(reason: Reason) -> Text:
    """The engine's reason in both languages, without the cards that would be right: an exercise gives no answer away.

    >>> from zwicker_lab.lessons.swiss.model import position_of
    >>> start = position_of("zwick; trump r; trick Ab; hand 7b Kb 9a 9r Ar")
    >>> told_reason(start.refusal(Move.read("7b"))).en
    'Belli of bells is a trump and not one of the bells. Bells were led and you still hold some: you must follow.'
    """
    return Text(**{lang: _claim(reason, lang) for lang in LANGUAGES})


def _claim(reason: Reason, lang: str) -> str:
    numbers = reason.numbers
    values = {name: card_name(numbers[name], lang) for name in ("card", "best") if name in numbers}
    if "suit" in numbers:
        values["suit"] = suit_name(numbers["suit"], lang)
    entry = f"zwick-claim-{reason.code.replace('_', '-')}" if reason.rule == "play" else "zwick-claim-other"
    told = [say(lang, entry, **values)]
    if belli := numbers.get("belli"):
        known = {"card": card_name(belli, lang), "suit": suit_name(belli.suit, lang)}
        told.insert(0, say(lang, "zwick-claim-belli", **known))
    return " ".join(map(capital, told))


def allowed(position: Position) -> tuple[Card, ...]:
    """The cards that may be played.

    >>> from zwicker_lab.lessons.swiss.model import position_of
    >>> allowed(position_of("zwick; trump r; trick 9b; hand 7b Kb Tb 9r Ar"))
    ('Kb', 'Tb')
    """
    return tuple(move.card for move in position.moves() if move.card is not None)


def ahead(position: Position, card: Card) -> bool:
    """Whether a card would lie ahead of all that is in the trick.

    >>> from zwicker_lab.lessons.swiss.model import position_of
    >>> ahead(position_of("zwick; trump r; trick 9b; hand 7b Kb Tb 9r Ar"), Card("Kb"))
    True
    """
    return position.order.best((*position.trick, card)) == card
