"""Choosing what a room does next: a lesson, exercises of one skill, a list, a file; or deals at tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

import param

from zwicker_lab.errors import InputError
from zwicker_lab.lessons import load_lessons
from zwicker_lab.lessons.own import LARGEST_FILE, read_own
from zwicker_lab.lessons.practice.skills import SKILLS, skills_of
from zwicker_lab.texts import say
from zwicker_lab.ui.play.agreed import Agreed
from zwicker_lab.ui.play.agreeing import Agreeing
from zwicker_lab.ui.play.setup import STRENGTHS, USUAL
from zwicker_lab.ui.practice.words import skill_title
from zwicker_lab.ui.query import Query
from zwicker_lab.variants.carried import sparse
from zwicker_lab.workshop import Deals, Exercises, read_plan

Scene = dict[str, Any]
LIST, FILE, SKILL = "list", "file", "skill "
MOST_DEALS, USUAL_DEALS, USUAL_ITEMS = 12, 4, 6
COUNTS = (3, 6, 10)
LONGEST_LIST = 2000


@dataclass(frozen=True, kw_only=True)
class Wanted(Agreed):
    """What a room is to do next, before it begins."""

    kind: str = "exercises"
    source: str = "01-values-and-pairs"
    refs: str = ""
    items: int = USUAL_ITEMS
    lesson: str = ""
    pace: str = "host"
    deals: int = USUAL_DEALS
    fill: str = "programs"
    partners: str = "change"
    strength: str = USUAL


class Planning(Agreeing):
    """The form; ``plan`` is what it comes to.

    >>> planning = Planning(Wanted.usual(), "en")
    >>> planning.receive({"kind": "set", "name": "source", "value": "08-the-zwick"})
    >>> planning.plan().refs[0]
    '08-1'
    >>> planning.receive({"kind": "set", "name": "kind", "value": "deals"})
    >>> planning.receive({"kind": "set", "name": "variant", "value": "zwickern"})
    >>> planning.plan().variant.name, planning.plan().players
    ('zwickern', 4)
    """

    shown = param.Boolean(default=True, doc="Whether the form is shown.")
    friends = param.Boolean(default=False, doc="Whether nobody leads the room.")

    def __init__(self, setup: Wanted, lang: str, seed: Callable[[], int] = lambda: 1) -> None:
        super().__init__(setup, lang)
        self._seed = seed

    def plan(self) -> Exercises | Deals:
        """The plan; raises ``InputError`` where a list or a file cannot be used."""
        wanted: Wanted = self.setup
        return self._deals(wanted) if wanted.kind == "deals" else self._exercises(wanted)

    def _deals(self, wanted: Wanted) -> Exercises | Deals:
        own = wanted.own is not None and wanted.variant.name == wanted.own.name
        _, *changes = wanted.variant.spelled.split(" ")
        return read_plan(
            {
                "kind": "deals",
                "rules": " ".join(["own", *changes]) if own else wanted.variant.spelled,
                "own": sparse(wanted.variant) if own else "",
                "players": wanted.players,
                "deals": wanted.deals,
                "fill": wanted.fill,
                "partners": wanted.partners,
                "strength": wanted.strength,
            }
        )

    def _exercises(self, wanted: Wanted) -> Exercises | Deals:
        pace: Any = wanted.pace
        if wanted.source == FILE and wanted.lesson:
            own = read_own(wanted.lesson)
            plan = Exercises.of_own(wanted.lesson, pace)
            return plan.model_copy(update={"title": own.title.of(self.lang)[:80]})
        refs, title = [part.strip() for part in wanted.refs.split(",") if part.strip()], ""
        if wanted.source.startswith(SKILL):
            skill, first = wanted.source.removeprefix(SKILL), self._seed()
            title = skill_title(skill, self.lang)
            refs = [f"{skill} {first + at} {wanted.variant.spelled}" for at in range(wanted.items)]
        elif wanted.source not in (LIST, FILE):
            refs = [wanted.source]
            title = next(one.title.of(self.lang) for one in load_lessons() if one.id == wanted.source)
        if not refs:
            raise InputError("room-no-exercises")
        return read_plan({"kind": "exercises", "title": title[:80], "refs": refs, "pace": pace})

    # ---- choices -------------------------------------------------------------------------------------------------

    def upload(self, file_name: str, text: object) -> None:
        """A file of rules for deals, or a lesson for exercises."""
        if self.setup.kind == "deals":
            super().upload(file_name, text)
            return
        try:
            lesson = text if isinstance(text, str) else ""
            Exercises.of_own(lesson)
        except InputError as problem:
            self.error = problem
            return
        self.param.update(setup=replace(self.setup, source=FILE, lesson=lesson), error=None)

    def _set(self, name: str, value: str) -> None:
        if name == "refs":
            self.param.update(setup=replace(self.setup, refs=value[:LONGEST_LIST]), error=None)
        else:
            super()._set(name, value)

    def _changed(self, name: str, value: str) -> Any:
        wanted: Wanted = self.setup
        if name in ("items", "deals"):
            numbers: dict[str, Any] = {name: int(value)}
            return replace(wanted, **numbers)
        if name in ("kind", "source", "pace", "fill", "partners", "strength"):
            changes: dict[str, Any] = {name: value}
            return replace(wanted, **changes)
        return super()._changed(name, value)

    def _of(self, name: str, values: Mapping[str, str], value: str, **more: Any) -> Scene:
        return self._field(name, list(values.items()), value, label=say(self.lang, f"room-field-{name}"), **more)

    def _named(self, name: str, *values: str) -> Mapping[str, str]:
        return {value: say(self.lang, f"room-{name}-{value}") for value in values}

    def fields(self) -> list[Scene]:
        """Every choice there is at the moment, in order."""
        wanted: Wanted = self.setup
        first = self._of("kind", self._named("kind", "exercises", "deals"), wanted.kind)
        return [first, *(self._for_deals(wanted) if wanted.kind == "deals" else self._for_exercises(wanted))]

    def _for_deals(self, wanted: Wanted) -> list[Scene]:
        lang = self.lang
        counts = {str(at): say(lang, "room-deals", count=at) for at in range(1, MOST_DEALS + 1)}
        strengths = {name: say(lang, f"play-strength-{name}") for name in STRENGTHS}
        return [
            *(field for field in super().fields() if field["name"] != "match"),
            self._of("deals", counts, str(wanted.deals)),
            self._of("partners", self._named("partners", "change", "stay"), wanted.partners),
            self._of("fill", self._named("fill", "programs", "sit_out"), wanted.fill),
            self._of("strength", strengths, wanted.strength),
        ]

    def _for_exercises(self, wanted: Wanted) -> list[Scene]:
        lang = self.lang
        lessons = {one.id: say(lang, "room-source-lesson", title=one.title.of(lang)) for one in load_lessons()}
        skills = {
            f"{SKILL}{name}": say(lang, "room-source-skill", title=skill_title(name, lang))
            for name in skills_of(wanted.variant)
            if SKILLS[name].make is not None
        }
        more = self._named("source", LIST, *([FILE] if wanted.lesson else []))
        found = [self._of("source", {**lessons, **skills, **more}, wanted.source, wide=True)]
        if wanted.source == LIST:
            found.append(self._of("refs", {}, wanted.refs, typed=LONGEST_LIST, wide=True))
        if wanted.source.startswith(SKILL):
            found += [one for one in super().fields() if one["name"] == "variant"]
            counts = {str(at): say(lang, "room-items", count=at) for at in COUNTS}
            found.append(self._of("items", counts, str(wanted.items)))
        if not self.friends:
            found.append(self._of("pace", self._named("pace", "host", "own"), wanted.pace))
        return found

    @property
    def scene(self) -> Scene:
        """All that is drawn."""
        lang, wanted = self.lang, self.setup
        scene = super().scene
        if wanted.kind == "exercises":
            told: Scene = {"label": say(lang, "room-lesson-file"), "text": say(lang, "room-lesson-choose")}
            told |= {"help": say(lang, "room-lesson-help"), "most": LARGEST_FILE}
            scene["upload"] = scene["upload"] | told
        return scene | {
            "shown": self.shown,
            "title": say(lang, "room-next"),
            "start": say(lang, "room-start"),
            "deals": wanted.kind == "deals",
            "list_help": say(lang, "room-list-help") if wanted.source == LIST else "",
        }


def read_wanted(query: Query) -> Wanted:
    """What a link asks for: ``lesson``, ``refs``, or rules and players for deals."""
    kind = query.choice("kind", ("exercises", "deals"), "deals" if "variant" in query.values else "exercises")
    wanted = replace(Wanted.read(query), kind=kind)
    lessons = tuple(one.id for one in load_lessons())
    if "refs" in query.values:
        return replace(wanted, source=LIST, refs=query.text("refs")[:LONGEST_LIST])
    with suppress(ValueError):
        wanted = replace(wanted, deals=query.number("deals", 1, MOST_DEALS, USUAL_DEALS))
    return replace(wanted, source=query.choice("lesson", lessons, wanted.source))


def read_plan_of(planning: Planning) -> Exercises | Deals | InputError:
    """What a form comes to, or what is wrong with it."""
    try:
        return planning.plan()
    except InputError as problem:
        return problem
