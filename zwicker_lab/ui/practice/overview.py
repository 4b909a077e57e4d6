"""The overview of the skills: what there is to practise by which rules, how it went, and what comes back today."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zwicker_lab.errors import InputError
from zwicker_lab.lessons import Progress
from zwicker_lab.lessons.fields import rules_named
from zwicker_lab.lessons.known import known_of
from zwicker_lab.lessons.practice import LESSON, MIXED, History, due_of, from_lessons, skills_of
from zwicker_lab.names import capital
from zwicker_lab.texts import in_language, say
from zwicker_lab.ui.learn.play import Link
from zwicker_lab.ui.practice.play import chosen, seconds
from zwicker_lab.ui.practice.round import Clock
from zwicker_lab.ui.practice.words import counts, skill_title
from zwicker_lab.ui.reading.house import matters
from zwicker_lab.variants import SWITCHES, Variant, certainty_text, key_text, load_variant, value_text, variant_names
from zwicker_lab.variants.carried import own_rules

Scene = dict[str, Any]
PLAYED = (
    "capture", "capture_all", "table_value", "builds_in_sums", "build_target", "merge_equal_builds", "rebuild_by",
    "after_zwick", "joker_only_by_building_down", "lone_joker", "joker_sweep", "table_joker",
)  # fmt: skip
"""The switches that change what moves there are, or what they bring."""


class Overview:
    """The overview as it is drawn: ``receive`` takes what the browser has stored, and what is chosen.

    >>> shown = Overview(None, "en", lambda page, **values: page)
    >>> [row["title"] for row in shown.scene["skills"]][:2], shown.scene["mixed"]["act"]
    (['Matching cards', 'Sums'], 'Practise a mix of everything')
    """

    def __init__(self, variant: Variant | None, lang: str, link: Link, *, clock: Clock = seconds) -> None:
        self.lang, self.link, self.clock = lang, link, clock
        self.variant = variant or load_variant(variant_names()[0])
        self.history, self.progress = History() if variant is None else History().ruled(variant), Progress()
        self.problem: InputError | None = None
        self._keep = 0
        self._over = self._open = False

    def receive(self, message: object) -> None:
        """Do what the component reports; anything that is no such report is passed over."""
        if not isinstance(message, dict):
            return
        acts: dict[object, Callable[[], None]] = {
            "lessons": lambda: self._learnt(message.get("value")),
            "stored": lambda: self._stored(message.get("value")),
            "over": self._start_over,
            "set": lambda: self._set(str(message.get("name")), str(message.get("value"))),
            "rules": lambda: self._set("variant", str(message.get("name"))),
            "bring": lambda: self._take(lambda: known_of(str(message.get("rules")))),
        }
        act = acts.get(message.get("kind"))
        if act:
            act()

    def _learnt(self, value: object) -> None:
        self.progress = Progress.resume(value)

    def _stored(self, value: object) -> None:
        merged = self.history.merged(History.read(value))
        self.history = merged.recalling(from_lessons(self.progress), self.clock())
        self.variant = chosen(self.history.rules) or self.variant

    def _start_over(self) -> None:
        self.history, self._over = self.history.started_over(), True
        self._keep += 1

    def _set(self, name: str, value: str) -> None:
        """Practise by other rules: another rule set, or a switch of it."""
        if name == "variant":
            self._take(lambda: rules_named(value))
        elif name in PLAYED:
            self._take(lambda: self.variant.with_changes({name: value}))
            self._open = True

    def _take(self, make: Callable[[], Variant]) -> None:
        try:
            variant = make()
            self.history = self.history.ruled(variant)
        except InputError as problem:
            self.problem = problem
            return
        self.variant, self.problem = variant, None
        self._keep += 1

    # ---- drawing ---------------------------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        """All that is drawn."""
        lang = self.lang
        due = len(due_of(self.history, self.variant, MIXED, self.clock()))
        lessons = len(due_of(self.history, self.variant, LESSON, self.clock()))
        rows = [self._row(name) for name in skills_of(self.variant)]
        return {
            "lang": lang,
            "place": self._by,
            "mixed": {
                "act": say(lang, "practice-mixed"),
                "told": say(lang, "practice-due", count=due),
                "href": self._href(MIXED),
            },
            "list": say(lang, "practice-skills"),
            "skills": [*rows, self._row(LESSON)] if lessons or self.history.firsts(LESSON) else rows,
            "missing": self._missing(),
            "rules": self._rules(),
            "kept": say(lang, "learn-kept-here"),
            "over": self._words() if self.history.log or self.history.memory else None,
            "say": {"n": self._keep, "text": say(lang, "practice-over-done") if self._over else ""},
            "keep": {"n": self._keep, "value": self.history.to_json()} if self._keep else None,
        }

    @property
    def _by(self) -> dict[str, str]:
        """The rules as a link holds them."""
        return {"variant": self.variant.spelled, **own_rules(self.variant)}

    def _href(self, skill: str) -> str:
        return self.link("practice", skill=skill, **self._by)

    def _row(self, skill: str) -> Scene:
        lang, title = self.lang, skill_title(skill, self.lang)
        firsts = self.history.firsts(skill, None if skill == LESSON else self.variant.spelled)
        told, act = counts(firsts), say(lang, "practice-act")
        due = len(due_of(self.history, self.variant, skill, self.clock()))
        return {
            "id": skill,
            "title": title,
            "aim": say(lang, f"practice-aim-{skill}"),
            "told": say(lang, "practice-went", **told),
            "due": say(lang, "practice-comes-back", count=due) if due else "",
            "bar": [told["first"], told["hinted"], told["count"] - told["first"] - told["hinted"]],
            "href": self._href(skill),
            "act": act,
            "name": f"{title}: {act}",
        }

    def _missing(self) -> str:
        """What these rules do not have."""
        every = skills_of(load_variant(variant_names()[0]))
        names = [skill_title(name, self.lang) for name in every if name not in skills_of(self.variant)]
        return say(self.lang, "practice-missing", skills=", ".join(names)) if names else ""

    def _rules(self) -> Scene:
        lang, variant = self.lang, self.variant
        sets = [*variant_names(), *self.history.own]
        switches = [
            self._field(
                name,
                key_text(lang, name),
                [(value, capital(value_text(lang, name, value))) for value in SWITCHES[name]],
                variant.settings[name],
            )
            for name in PLAYED
            if matters(variant, name)
        ]
        made_up = any(level == "reconstructed" for level in variant.certainty.values())
        return {
            "title": say(lang, "practice-rules"),
            "label": say(lang, "practice-rules-field"),
            "sets": [{"name": name, "title": in_language(lang, rules_named(name).title)} for name in sets],
            "name": variant.name,
            "kept": say(lang, "lab-kept"),
            "problem": self.problem.text(lang) if self.problem else "",
            "more": say(lang, "practice-rules-more", count=len(variant.changes)),
            "open": self._open,
            "switches": switches,
            "certainty": certainty_text(lang, "reconstructed") if made_up else "",
            "read": {"text": say(lang, "play-rules"), "href": self.link("rules", **self._by)},
        }

    def _field(self, name: str, label: str, choices: list[tuple[str, str]], value: str) -> Scene:
        shown = [{"value": key, "text": text} for key, text in choices]
        return {"name": name, "label": label, "choices": shown, "value": value}

    def _words(self) -> dict[str, str]:
        names = ("over", "over-ask", "over-text", "over-yes", "over-no")
        own = {"over-text"}
        return {name: say(self.lang, f"practice-{name}" if name in own else f"learn-{name}") for name in names}
