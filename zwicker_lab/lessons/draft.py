"""A lesson that is being written: texts as they were typed, right or wrong, and the file they make."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from zwicker_lab.cards import Card
from zwicker_lab.lessons.completed import Values, standard_task
from zwicker_lab.lessons.draft_goals import GOALS, goal_value, wanted_of
from zwicker_lab.lessons.draft_kept import as_own, kept_of
from zwicker_lab.lessons.fields import Text
from zwicker_lab.lessons.found import Found
from zwicker_lab.lessons.known import known_of
from zwicker_lab.lessons.model import Exercise, Sheet
from zwicker_lab.lessons.own import LARGEST_FILE, OwnExercise, OwnLesson
from zwicker_lab.texts import in_every
from zwicker_lab.variants import Variant
from zwicker_lab.variants.carried import own_rules
from zwicker_lab.variants.write import toml_value

HINTS = 3
BEGINNING = "zwicker3; table 9d 5c 4h; hand 9s Kc"
LONGEST_LINE = LARGEST_FILE
"""So many signs of a line are kept: what a file may hold, so that none is cut."""


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
    are foreseen answers that came with a copied exercise, ``kept`` all else that came with it and cannot be typed; both
    stay while position and goal do. ``found`` is the search that found the cards, as a file holds it, kept while they
    stay. ``half`` are the cards of a build that is being made, which no file holds.

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
    kept: Values | None = None
    half: tuple[Card, ...] = ()

    @property
    def goal_value(self) -> Values:
        """The goal as a file holds it."""
        return goal_value(self.goal, self.wanted)

    @property
    def value(self) -> Values:
        """The exercise as a file holds it."""
        texts = {"task": self.task.value, "success": self.success.value}
        kept = dict(self.kept or {})
        hints = [hint.value for hint in self.hints if hint.value]
        return {
            "position": " ".join(self.position.split()),
            "goal": {**self.goal_value, **kept.pop("goal", {})},
            **{key: text for key, text in texts.items() if text},
            **({"hints": hints} if hints else {}),
            **kept,
            **({"found": self.found} if self.found else {}),
            **({"try": list(self.tries)} if self.tries else {}),
        }

    @classmethod
    def of(cls, exercise: Exercise) -> DraftExercise:
        """An exercise of a lesson, to go on with; raises ``ValueError`` for one that cannot be edited."""
        if exercise.position is None or not can_edit(exercise):
            raise ValueError(f"{exercise.id} cannot be edited")
        own = as_own(exercise)
        hints = tuple(map(Words.of, exercise.hints))
        bare = cls(exercise.position, exercise.goal.type, wanted_of(exercise.goal))
        shown = replace(
            bare,
            task=Words.unless(exercise.task, standard_task(bare.goal_value)),
            hints=(*hints, *(Words(),) * (HINTS - len(hints))),
            success=Words.unless(exercise.success, in_every("own-success")),
            tries=tuple(
                {"answer": one.answer, "verdict": one.verdict, "why": Words.of(one.why).value} for one in own.tries
            ),
            found=found_value(own.found),
        )
        return replace(shown, kept=kept_of(own, shown.value))

    def changed(self, **values: Any) -> DraftExercise:
        """The exercise with other cards or another goal, to which nothing fits any more that was kept for those."""
        return replace(self, tries=(), kept=None, **values)

    @property
    def settled(self) -> DraftExercise:
        """The exercise without what was kept with it, where only that contradicts the rules it is now played by."""
        bare = self.changed()
        return self if self == bare or _can_be_read(self) or not _can_be_read(bare) else bare


def found_value(found: Found | None) -> Values | None:
    """A search as a file and a browser hold it.

    >>> found_value(Found(seed=4, table=3, hand=2))
    {'seed': 4, 'table': 3, 'hand': 2}
    """
    return found.model_dump(mode="json", exclude_defaults=True) if found else None


def _can_be_read(exercise: DraftExercise) -> bool:
    try:
        OwnExercise.model_validate({**exercise.value, "id": "00-1"})
    except ValueError:
        return False
    return True


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
            below = {key: value.pop(key, []) for key in ("choice", "try")}
            lines += ["", "[[exercise]]", *_lines(value)]
            for key, listed in below.items():
                for one in listed:
                    lines += ["", f"[[exercise.{key}]]", *_lines(one)]
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
    """Whether an exercise has a position, and a goal to choose from; only of a course there are others."""
    return exercise.position is not None and exercise.goal.type in GOALS


def _lines(value: Values) -> list[str]:
    return [f"{key} = {toml_value(entry)}" for key, entry in value.items()]
