"""Lessons of one's own: files of the same model as those of the course, of which less is asked.

One language is enough, hints and foreseen tries may be missing, and what follows from the rules is worked out: the
right answers, whether a judged move is legal, how dangerous a move is.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Annotated, Any, Literal, Self

from pydantic import Field, PrivateAttr, StringConstraints, model_validator

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.checked import validated
from zwicker_lab.lessons.completed import completed
from zwicker_lab.lessons.fields import Line, RulesOrSeveral, Text, Words
from zwicker_lab.lessons.found import Found
from zwicker_lab.lessons.goals import JudgeLegality, meeting_moves
from zwicker_lab.lessons.known import known_of
from zwicker_lab.lessons.model import Certainty, Choice, Exercise, Sheet, Try
from zwicker_lab.lessons.own_checks import check_answers, check_judgement, check_tries
from zwicker_lab.variants import Variant
from zwicker_lab.variants.carried import LONGEST
from zwicker_lab.variants.files import toml_place
from zwicker_lab.zwicker.moves import Move

LARGEST_FILE = 64 * 1024
"""The most bytes a lesson of one's own may have."""
MOST_EXERCISES, MOST_CHOICES, LONGEST_TEXT = 24, 8, 600

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
    rows: tuple[()] = ()


class OwnChoice(Choice):
    """One answer of the author's own to a judgement."""

    text: OwnText


class OwnExercise(Exercise):
    """An exercise of one's own: a position and a goal are enough.

    ``accepted`` may list answers; each must be right by the goal. A judgement may offer ``choices`` of the author's own
    in place of the two usual ones. ``found`` says by which search the position came about, which nobody checks. Raises
    ``InputError`` where no answer is right, or the table is too large for all answers to be worked out.
    """

    position: Line
    task: OwnText
    accepted: tuple[Words, ...] = Field(default=(), max_length=100)
    hints: tuple[OwnText, ...] = Field(default=(), max_length=3)
    success: OwnText
    about: OwnText | None = None
    tries: tuple[OwnTry, ...] = Field(alias="try", default=(), max_length=4)
    choices: tuple[OwnChoice, ...] = Field(alias="choice", default=(), max_length=MOST_CHOICES)
    found: Found | None = None

    @model_validator(mode="before")
    @classmethod
    def _complete(cls, value: Any) -> Any:
        return completed(value)

    @model_validator(mode="after")
    def _has_answers(self) -> Self:
        if self.play:
            check_tries(self.start, check_answers(self.start, self.goal, self.accepted), self.tries)
        elif isinstance(self.goal, JudgeLegality):
            check_judgement(self.goal, self.accepted, [choice.answer for choice in self.choices], self.tries)
        return self

    @property
    def right_moves(self) -> tuple[Move, ...]:
        """Every move that reaches the goal, in the engine's order; empty where none is asked for."""
        return meeting_moves(self.start, self.goal) if self.play else ()


class OwnLesson(Sheet):
    """A lesson of one's own: a title, a rule set, exercises; perhaps an introduction and a sentence to keep in mind.

    ``carried`` (in the file ``rules``) brings along a rule set of one's own, as links do, known by its marked name.
    """

    id: str = ""
    number: Literal[0] = 0
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
    """The lesson with its id, and with how sure its rules are.

    How positions were found, and what no source says, leave the id alone, so that a learner's progress stays.
    """
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
