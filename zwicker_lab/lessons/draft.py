"""A lesson that is being written: texts as they were typed, right or wrong, and the file they make."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.completed import cards_in, standard_task
from zwicker_lab.lessons.fields import Text
from zwicker_lab.lessons.found import Found
from zwicker_lab.lessons.goals import (
    AvoidZwick,
    BuildTotal,
    CaptureAllOf,
    ExactMoves,
    Goal,
    JudgeLegality,
    PointsAtLeast,
)
from zwicker_lab.lessons.known import known_of
from zwicker_lab.lessons.model import Exercise, Sheet
from zwicker_lab.lessons.own import OwnExercise, OwnLesson
from zwicker_lab.texts import in_every
from zwicker_lab.variants import Variant
from zwicker_lab.variants.carried import own_rules
from zwicker_lab.variants.write import toml_value

GOALS = (
    "any_legal_capture", "capture_all_of", "max_cards", "make_zwick", "build_total", "build_down", "points_at_least",
    "avoid_zwick", "exact_moves", "judge_legality",
)  # fmt: skip
"""The goals one may choose from; those that count piles are left to the course."""
WANTS = {
    "build_total": "total",
    "points_at_least": "points",
    "capture_all_of": "cards",
    "exact_moves": "moves",
    "judge_legality": "move",
}
"""What a goal wants besides its name, and the key of it."""
HINTS = 3
BEGINNING = "zwicker3; table 9d 5c 4h; hand 9s Kc"
LONGEST_LINE = 800

Values = dict[str, Any]


@dataclass(frozen=True, init=False)
class Words:
    """A text as it is typed, by language; those in which nothing is typed are left out.

    >>> Words("Bild", nds="Disch").typed("en", "table").texts
    {'de': 'Bild', 'en': 'table', 'nds': 'Disch'}
    """

    texts: Mapping[str, str]

    def __init__(self, de: str = "", en: str = "", **more: str) -> None:
        told = {"de": de, "en": en, **more}
        object.__setattr__(self, "texts", {lang: text for lang, text in told.items() if text})

    def typed(self, lang: str, text: str) -> Words:
        """The same with another text in one language."""
        return Words(**{**self.texts, lang: text})

    @property
    def value(self) -> Values:
        """What a file holds of it."""
        return {lang: text.strip() for lang, text in self.texts.items() if text.strip()}

    @classmethod
    def of(cls, text: Text | None) -> Words:
        """A text of a lesson."""
        return cls() if text is None else cls(**text.texts)

    @classmethod
    def unless(cls, text: Text, usual: Mapping[str, str]) -> Words:
        """A text of a lesson; empty where it is only the usual one."""
        found = cls.of(text)
        return cls() if found.value == usual else found


@dataclass(frozen=True)
class DraftExercise:
    """One exercise as it is typed.

    ``wanted`` is what the goal wants besides its name: a number, cards, or moves with commas between them. ``tries``
    are foreseen answers that came with a copied exercise; they are kept while position and goal stay. ``found`` is the
    search that found the cards, as a file holds it, kept while they stay.

    >>> DraftExercise(goal="build_total", wanted="9").value["goal"]
    {'type': 'build_total', 'total': 9}
    """

    position: str = BEGINNING
    goal: str = "any_legal_capture"
    wanted: str = ""
    task: Words = Words()
    hints: tuple[Words, ...] = (Words(),) * HINTS
    success: Words = Words()
    tries: tuple[Values, ...] = ()
    found: Values | None = None

    @property
    def goal_value(self) -> Values:
        """The goal as a file holds it."""
        key = WANTS.get(self.goal)
        if key is None:
            return {"type": self.goal}
        text = self.wanted.strip()
        if key in ("total", "points"):
            return {"type": self.goal, key: int(text) if text.isascii() and text.isdigit() and len(text) < 6 else text}
        if key == "cards":
            return {"type": self.goal, key: _cards(text)}
        return {"type": self.goal, key: text if key == "move" else moves_in(text)}

    @property
    def value(self) -> Values:
        """The exercise as a file holds it."""
        texts = {"task": self.task.value, "success": self.success.value}
        hints = [hint.value for hint in self.hints if hint.value]
        return {
            "position": " ".join(self.position.split()),
            "goal": self.goal_value,
            **{key: text for key, text in texts.items() if text},
            **({"hints": hints} if hints else {}),
            **({"found": self.found} if self.found else {}),
            **({"try": list(self.tries)} if self.tries else {}),
        }

    @classmethod
    def of(cls, exercise: Exercise) -> DraftExercise:
        """An exercise of a lesson, to go on with; raises ``ValueError`` for one whose goal is not to choose from."""
        if exercise.position is None or exercise.goal.type not in GOALS:
            raise ValueError(f"{exercise.id} cannot be edited")
        hints = tuple(map(Words.of, exercise.hints))
        judges = isinstance(exercise.goal, JudgeLegality)
        tries = () if judges else exercise.tries
        bare = cls(exercise.position, exercise.goal.type, _wanted(exercise.goal))
        return replace(
            bare,
            task=Words.unless(exercise.task, standard_task(bare.goal_value)),
            hints=(*hints, *(Words(),) * (HINTS - len(hints))),
            success=Words.unless(exercise.success, in_every("own-success")),
            tries=tuple(
                {"answer": one.answer, "verdict": one.verdict, "why": Words.of(one.why).value} for one in tries
            ),
            found=found_value(exercise.found) if isinstance(exercise, OwnExercise) else None,
        )


def found_value(found: Found | None) -> Values | None:
    """A search as a file and a browser hold it.

    >>> found_value(Found(seed=4, table=3, hand=2))
    {'seed': 4, 'table': 3, 'hand': 2}
    """
    return found.model_dump(mode="json", exclude_defaults=True) if found else None


def _cards(text: str) -> list[str]:
    try:
        return list(cards_in(text))
    except InputError:
        return text.split()


def moves_in(text: str) -> list[str]:
    """The moves of a text with commas between them.

    >>> moves_in("9s x 9d, 2c,")
    ['9s x 9d', '2c']
    """
    return [" ".join(part.split()) for part in text.split(",") if part.strip()]


def _wanted(goal: Goal) -> str:
    match goal:
        case BuildTotal(total=number) | PointsAtLeast(points=number):
            return str(number)
        case CaptureAllOf(cards=cards):
            return " ".join(cards)
        case ExactMoves(moves=moves):
            return ", ".join(moves)
        case JudgeLegality(move=move):
            return move
        case _:
            return ""


@dataclass(frozen=True)
class Draft:
    """A lesson as it is typed; ``carried`` holds the rules of one's own it is written for, as a link carries them.

    >>> from zwicker_lab.lessons.own import read_own
    >>> draft = Draft(Words("Heute Abend"), exercises=(DraftExercise(),))
    >>> Draft.of(read_own(draft.toml())).title
    Words(texts={'de': 'Heute Abend'})
    """

    title: Words = Words()
    intro: Words = Words()
    aim: Words = Words()
    variant: str = "zwicker3"
    exercises: tuple[DraftExercise, ...] = ()
    carried: str = ""

    def __post_init__(self) -> None:
        if self.carried:  # held, so that positions can be read by it
            object.__setattr__(self, "_held", known_of(self.carried))

    def under(self, variant: Variant) -> Draft:
        """The same lesson for another rule set, its exercises left as they are."""
        return replace(self, variant=variant.spelled, carried=own_rules(variant).get("rules", ""))

    def toml(self) -> str:
        """The lesson file."""
        head = {"title": self.title.value, "variant": self.variant, "rules": self.carried}
        head |= {"intro": self.intro.value, "aim": self.aim.value}
        lines = [f"{key} = {toml_value(value)}" for key, value in head.items() if value]
        for exercise in self.exercises:
            value = exercise.value
            tries = value.pop("try", [])
            lines += ["", "[[exercise]]", *_lines(value)]
            for one in tries:
                lines += ["", "[[exercise.try]]", *_lines(one)]
        return "\n".join(lines) + "\n"

    @classmethod
    def of(cls, sheet: Sheet) -> Draft:
        """A lesson, to go on with; exercises that cannot be edited are left out."""
        return cls(
            Words.of(sheet.title),
            Words.of(sheet.intro),
            Words.of(sheet.aim),
            sheet.variant,
            tuple(DraftExercise.of(one) for one in sheet.exercises if can_edit(one)),
            sheet.carried if isinstance(sheet, OwnLesson) else "",
        )

    def to_json(self) -> Values:
        """A small value for the browser's storage; ``draft_of_json`` reads it back."""
        return asdict(self, dict_factory=_stored)


def _stored(pairs: list[tuple[str, Any]]) -> Values:
    """A part of a draft as a value; a text is kept by its languages alone."""
    value = dict(pairs)
    return value["texts"] if value.keys() == {"texts"} else value


def can_edit(exercise: Exercise) -> bool:
    """Whether an exercise has a position, and a goal to choose from that one can state.

    A judgement is only whether a move is allowed, not what else it is.
    """
    if isinstance(exercise.goal, JudgeLegality):
        return sum(choice.answer.startswith("legal") for choice in exercise.choices) <= 1
    if isinstance(exercise.goal, AvoidZwick):
        return exercise.goal.against == "unseen" and exercise.goal.limit == 0
    return exercise.position is not None and exercise.goal.type in GOALS


def _lines(value: Values) -> list[str]:
    return [f"{key} = {toml_value(entry)}" for key, entry in value.items()]
