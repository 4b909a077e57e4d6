"""What is wrong with an exercise that is being written, field by field, and which answers are right."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import islice

from pydantic import TypeAdapter, ValidationError

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.completed import completed
from zwicker_lab.lessons.draft import DraftExercise, Words
from zwicker_lab.lessons.draft_goals import WANTS, moves_in
from zwicker_lab.lessons.fields import position_of
from zwicker_lab.lessons.goals import Goal, JudgeLegality
from zwicker_lab.lessons.known import own_of
from zwicker_lab.lessons.own import LONGEST_TEXT
from zwicker_lab.lessons.own_checks import WIDEST_TABLE, check_answers
from zwicker_lab.ui.make.layout import Layout
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.reasons import Reason

SHOWN = 60
_GOAL: TypeAdapter[Goal] = TypeAdapter(Goal)


@dataclass(frozen=True)
class Checked:
    """An exercise looked at: problems by the field they stand beside, position and right answers if any.

    ``judged`` is the reason why a move to be judged is not legal.
    """

    problems: dict[str, InputError] = field(default_factory=dict)
    position: Position | None = None
    answers: tuple[Move, ...] = ()
    judged: Reason | None = None


def checked(exercise: DraftExercise) -> Checked:
    """Look at every field of an exercise.

    >>> told = checked(DraftExercise("zwicker3; table 9d; hand 9s", "build_total", "x"))
    >>> sorted(told.problems), told.position is None
    (['wanted'], False)
    """
    more = tuple((exercise.kept or {}).get("goal", {}).items())
    told = _played(exercise.position, exercise.goal, exercise.wanted, more, own_of(exercise.position.lstrip()))
    return replace(told, problems={**_texts(exercise), **told.problems})


@lru_cache(maxsize=512)
def _played(line: str, name: str, wanted: str, more: tuple[tuple[str, object], ...], own: Variant | None) -> Checked:
    """Position, goal and answers; worked out once for all exercises that are looked at with every key.

    ``more`` is what is kept of the goal. ``own`` is the rule set of somebody's own that the line names; while it is not
    known the line cannot be read.
    """
    exercise = DraftExercise(line, name, wanted, kept={"goal": dict(more)})
    try:
        position = position_of(" ".join(line.split()))
    except InputError as problem:
        return Checked({"position": problem if Layout.of(line).hand else InputError("make-no-hand")})
    try:
        goal = _goal(exercise)
    except InputError as problem:
        return Checked({"wanted": problem}, position)
    if isinstance(goal, JudgeLegality):
        return Checked({}, position, judged=position.refusal(Move.read(goal.move)))
    try:
        return Checked({}, position, check_answers(position, goal))
    except InputError as problem:
        return Checked({"answers": problem}, position)


def _texts(exercise: DraftExercise) -> dict[str, InputError]:
    fields = {"task": exercise.task, "success": exercise.success}
    fields |= {f"hint{at}": hint for at, hint in enumerate(exercise.hints)}
    return {name: problem for name, words in fields.items() if (problem := too_long(words))}


def too_long(words: Words) -> InputError | None:
    """What is wrong with a text that is too long; ``None`` for any other."""
    longest = max(map(len, words.texts.values()), default=0)
    return InputError("make-text-long", most=LONGEST_TEXT, got=longest) if longest > LONGEST_TEXT else None


def _goal(exercise: DraftExercise) -> Goal:
    wants, text = WANTS.get(exercise.goal), exercise.wanted.strip()
    if wants and not text:
        raise InputError("make-wanted-missing", wants=wants)
    for move in moves_in(text) if wants in ("move", "moves") else ():
        Move.read(move)
    whole = completed({"position": exercise.position, "goal": exercise.value["goal"]})
    try:
        return _GOAL.validate_python(whole["goal"])
    except ValidationError as error:
        cause = error.errors(include_url=False)[0].get("ctx", {}).get("error")
        if isinstance(cause, InputError):
            raise cause from error
        raise InputError("make-wanted", wants=wants or "", got=text[:60]) from error


def offered(position: Position | None) -> tuple[Move, ...]:
    """The legal moves among which right ones can be chosen by hand; not more than fit on a page."""
    if position is None or len(position.table) > WIDEST_TABLE:
        return ()
    try:
        return tuple(islice(position.moves(), SHOWN))
    except InputError:
        return ()
