"""Lessons of one's own: files of the same model as those of the course, of which less is asked.

One language is enough, hints and foreseen tries may be missing, and what follows from the rules is worked out: the
right answers, whether a judged move is legal, how dangerous a move is.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterable, Mapping
from hashlib import sha256
from itertools import islice
from typing import Annotated, Any, Self

from pydantic import Field, PrivateAttr, StringConstraints, model_validator

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.checked import validated
from zwicker_lab.lessons.completed import completed
from zwicker_lab.lessons.fields import Line, RulesOrSeveral, Text, Words
from zwicker_lab.lessons.found import Found
from zwicker_lab.lessons.goals import AvoidZwick, ExactMoves, Goal, meeting_moves
from zwicker_lab.lessons.known import known_of
from zwicker_lab.lessons.model import Certainty, Exercise, Sheet, Try
from zwicker_lab.variants import Variant
from zwicker_lab.variants.carried import LONGEST
from zwicker_lab.variants.files import toml_place
from zwicker_lab.zwicker.legal import takes_long
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.reasons import Reason

LARGEST_FILE = 64 * 1024
"""The most bytes a lesson of one's own may have."""
MOST_EXERCISES, LONGEST_TEXT, WIDEST_TABLE, MOST_MOVES = 24, 600, 12, 1_500
MOST_DANGERS = 80
"""So many legal moves are looked at where each has to be weighed against all unseen cards."""

Said = Annotated[str, StringConstraints(strip_whitespace=True, max_length=LONGEST_TEXT)]


class OwnText(Text):
    """A text in one language or in more; the others get what there is.

    >>> OwnText(de="Mach einen Zwick.").of("en")
    'Mach einen Zwick.'
    """

    __pydantic_extra__: dict[str, Said] = Field(init=False)

    de: Said = ""
    en: Said = ""

    @model_validator(mode="after")
    def _says_something(self) -> Self:
        if not self.texts:
            raise InputError("own-text-empty")
        return self


class OwnTry(Try):
    """An answer the author foresaw, with what to say to it."""

    why: OwnText


class RefusedMoveError(InputError):
    """A move an author names that the rules do not allow."""

    def __init__(self, move: str, reason: Reason) -> None:
        super().__init__("own-move-illegal", move=move)
        self.reason = reason

    def text(self, lang: str) -> str:
        """The move and the reason, as one line in ``lang``."""
        return f"{super().text(lang)} {self.reason.text(lang)}"


class OwnExercise(Exercise):
    """An exercise of one's own: a position and a goal are enough.

    ``accepted`` may list answers; each must be right by the goal. ``found`` says by which search the position came
    about, which nobody checks. Raises ``InputError`` where no answer is right, or
    the table is too large for all answers to be worked out.
    """

    position: Line
    task: OwnText
    accepted: tuple[Words, ...] = Field(default=(), max_length=100)
    hints: tuple[OwnText, ...] = Field(default=(), max_length=3)
    success: OwnText
    about: None = None
    tries: tuple[OwnTry, ...] = Field(alias="try", default=(), max_length=4)
    found: Found | None = None

    @model_validator(mode="before")
    @classmethod
    def _complete(cls, value: Any) -> Any:
        return completed(value)

    @model_validator(mode="after")
    def _has_answers(self) -> Self:
        if self.play:
            check_tries(self.start, check_answers(self.start, self.goal, self.accepted), self.tries)
        return self

    @property
    def right_moves(self) -> tuple[Move, ...]:
        """Every move that reaches the goal, in the engine's order; empty where none is asked for."""
        return meeting_moves(self.start, self.goal) if self.play else ()


def check_answers(position: Position, goal: Goal, accepted: Iterable[str] = ()) -> tuple[Move, ...]:
    """The moves that reach the goal; raises ``InputError`` where there is none, or a listed one is not among them."""
    if len(position.table) > WIDEST_TABLE or takes_long(position) or _has_many_moves(position, goal):
        raise InputError("own-table-wide", most=WIDEST_TABLE)
    for text in goal.moves if isinstance(goal, ExactMoves) else ():
        reason = position.refusal(Move.read(text))
        if reason is not None:
            raise RefusedMoveError(text, reason)
    right = meeting_moves(position, goal)
    for text in accepted:
        reason = position.refusal(move := Move.read(text))
        if reason is not None:
            raise RefusedMoveError(text, reason)
        if move not in right:
            raise InputError("own-accepted-wrong", move=text)
    if not right:
        raise InputError("own-no-answer")
    return right


def check_tries(position: Position, right: Collection[Move], tries: Iterable[Try]) -> None:
    """Hold the verdicts an author foresees to those of the rules; raises ``InputError``."""
    for one in tries:
        move = Move.read(one.answer)
        legal = "accepted" if move in right else "misses"
        verdict = legal if position.refusal(move) is None else "illegal"
        if one.verdict != verdict:
            raise InputError("own-try-verdict", move=one.answer, got=one.verdict, wanted=verdict)


def _has_many_moves(position: Position, goal: Goal) -> bool:
    most = MOST_DANGERS if isinstance(goal, AvoidZwick) else MOST_MOVES
    return next(islice(position.moves(), most, None), None) is not None


class OwnLesson(Sheet):
    """A lesson of one's own: a title, a rule set, exercises; perhaps an introduction and a sentence to keep in mind.

    ``carried`` (in the file ``rules``) brings along a rule set of one's own, as links do, known by its marked name.
    """

    id: str = ""
    carried: str = Field(alias="rules", default="", max_length=LONGEST)
    variant: RulesOrSeveral
    certainty: Certainty = "mixed"
    title: OwnText
    aim: OwnText | None = None
    misconception: None = None
    intro: OwnText | None = None
    example: None = None
    exercises: tuple[OwnExercise, ...] = Field(alias="exercise", min_length=1, max_length=MOST_EXERCISES)
    packet: None = None

    _held: Variant | None = PrivateAttr(default=None)

    @model_validator(mode="before")
    @classmethod
    def _learn_rules(cls, value: Any) -> Any:
        if isinstance(value, Mapping) and isinstance(link := value.get("rules"), str) and link:
            known_of(link)
        return value

    def model_post_init(self, _: object) -> None:
        """Hold the rules the lesson brings along, so that its positions can be read."""
        self._held = known_of(self.carried) if self.carried else None

    @model_validator(mode="before")
    @classmethod
    def _number(cls, value: Any) -> Any:
        if not isinstance(value, Mapping) or not isinstance(value.get("exercise"), list):
            return value
        exercises = [
            {**one, "id": f"00-{at}"} if isinstance(one, Mapping) else one
            for at, one in enumerate(value["exercise"], 1)
        ]
        return {**value, "exercise": exercises}


def read_own(text: str) -> OwnLesson:
    """Read a lesson file of one's own; raises ``InputError`` that names the key, the wanted and the got.

    Its id is made from its contents, and how sure its rules are from the rule sets it is played by.

    >>> own = read_own('''
    ... title = { de = "Zwei Wege" }
    ... variant = "zwicker3"
    ... [[exercise]]
    ... position = "zwicker3; table 5c 4d; hand 9h *15 Kd"
    ... goal = { type = "make_zwick" }
    ... ''')
    >>> own.exercises[0].task.en, [str(move) for move in own.exercises[0].right_moves]
    ('Make a Zwick.', ['9h x 5c 4d'])
    """
    size = len(text.encode("utf-8", "replace"))
    if size > LARGEST_FILE:
        raise InputError("own-too-large", most=LARGEST_FILE // 1024)
    try:
        value = tomllib.loads(text.removeprefix("\ufeff"))
    except (tomllib.TOMLDecodeError, ValueError, RecursionError) as error:
        row, place = toml_place(error, text)
        raise InputError("lesson-not-toml", row=row, place=place) from None
    return identified(validated(OwnLesson, value))


def identified(own: OwnLesson) -> OwnLesson:
    """The lesson with its id, which how its positions were found leaves alone, and with how sure its rules are."""
    bare = own.model_dump_json(exclude={"id": True, "exercises": {"__all__": {"found", "about"}}})
    mark = sha256(bare.encode()).hexdigest()[:24]
    rules = (own.rules_of(exercise) for exercise in own.exercises)
    return own.model_copy(update={"id": f"own-{mark}", "certainty": sureness(rules)})


def sureness(rules: Iterable[Variant]) -> Certainty:
    """How sure rule sets are: ``mixed`` where any rule of theirs is reconstructed.

    >>> from zwicker_lab.variants import load_variant
    >>> sureness([load_variant("zwicker3")]), sureness([load_variant("zwicker3"), load_variant("queen")])
    ('certain', 'mixed')
    """
    levels = {level for variant in rules for level in variant.certainty.values()}
    return "mixed" if "reconstructed" in levels else "certain"
