"""Agreeing on a match: the rules, one's own from a file too, how many play, in which sides, and for how long."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

import param
from param.parameterized import batch_call_watchers

from zwicker_lab.errors import InputError
from zwicker_lab.texts import LANGUAGES, in_language, say
from zwicker_lab.ui.look.rules import named, names, uploaded
from zwicker_lab.ui.play.agreed import BY_RULES, SHORTER, SINGLE, Agreed
from zwicker_lab.ui.play.words import length_text
from zwicker_lab.ui.query import Query
from zwicker_lab.variants import Variant
from zwicker_lab.variants.carried import brought, carried
from zwicker_lab.variants.files import LARGEST_FILE

Scene = dict[str, Any]


class Agreeing(param.Parameterized):
    """Terms that are being chosen; pages add what else they ask for.

    >>> agreeing = Agreeing(Agreed.usual(), "en")
    >>> agreeing.receive({"kind": "set", "name": "variant", "value": "zwickern"})
    >>> agreeing.setup.variant.name, [field["name"] for field in agreeing.fields()]
    ('zwickern', ['variant', 'players', 'sides', 'match'])
    """

    lang: Any = param.Selector(default="de", objects=list(LANGUAGES), doc="The language of every word.")
    setup: Any = param.ClassSelector(class_=Agreed, doc="What was chosen so far.")
    error: Any = param.ClassSelector(
        class_=InputError, default=None, allow_None=True, doc="Why a file of rules cannot be used."
    )

    heard = param.Integer(default=0, doc="The number of the last choice that was answered.")

    def __init__(self, setup: Agreed, lang: str) -> None:
        super().__init__(setup=setup, lang=lang)

    def receive(self, message: object) -> None:
        """Take over a choice of the form; anything else is passed over."""
        if not isinstance(message, dict):
            return
        with batch_call_watchers(self):
            self._hear(message)
            number = message.get("n")
            self.heard = number if type(number) is int else self.heard

    def _hear(self, message: Mapping[str, object]) -> None:
        name = str(message.get("name"))
        if message.get("kind") == "set":
            self._set(name, str(message.get("value")))
        elif message.get("kind") == "upload":
            self.upload(name, message.get("text"))
        elif message.get("kind") == "bring":
            self._take(lambda: brought(str(message.get("rules"))))

    def upload(self, file_name: str, text: object) -> None:
        """Play by the rules of an uploaded file, which the link then carries."""
        self._take(lambda: uploaded(file_name, text if isinstance(text, str) else None))

    def _take(self, make: Callable[[], Variant]) -> None:
        try:
            own = make()
            carried(own)
        except InputError as problem:
            self.error = problem
            return
        self.param.update(setup=replace(self.setup, own=own).under(own), error=None)

    def _set(self, name: str, value: str) -> None:
        choices = (choice for field in self.fields() if field["name"] == name for choice in field["choices"])
        if any(choice["value"] == value for choice in choices):
            with suppress(InputError):
                self.param.update(setup=self._changed(name, value), error=None)

    def _changed(self, name: str, value: str) -> Any:
        setup: Agreed = self.setup
        acts: Mapping[str, Callable[[], Agreed]] = {
            "variant": lambda: setup.under(named(value, setup.own)),
            "players": lambda: setup.seated(int(value)),
            "sides": lambda: setup.with_sides(value),
            "match": lambda: setup.with_length(value),
        }
        return acts[name]()

    # ---- the form --------------------------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        """What every such form draws."""
        lang, setup = self.lang, self.setup
        rules = {name: value for name, value in setup.values.items() if name in ("variant", "rules")}
        return {
            "lang": lang,
            "heard": self.heard,
            "fields": self.fields(),
            "upload": {
                "label": say(lang, "look-upload-label"),
                "text": say(lang, "look-upload-button"),
                "help": say(lang, "look-upload-help"),
                "most": LARGEST_FILE,
                "error": self.error.text(lang) if self.error else "",
                "too_large": say(lang, "error-variant-too-large", variant="{name}", most=LARGEST_FILE // 1024),
            },
            "rules": {"text": say(lang, "play-rules"), "href": Query({"lang": lang}).link("rules", **rules)},
        }

    def fields(self) -> list[Scene]:
        """Every choice there is at the moment, in order."""
        lang, setup = self.lang, self.setup
        sets = [(name, in_language(lang, named(name, setup.own).title)) for name in names(setup.own)]
        kept = say(lang, "lab-kept")
        fields = [self._field("variant", sets, setup.variant.name, wide=True, kept=kept)]
        counts = [(str(count), say(lang, "play-players-count", count=count)) for count in setup.variant.players]
        fields.append(self._field("players", counts, str(setup.players)))
        if setup.players in (4, 6):
            choices = [(value, say(lang, f"play-sides-{value}")) for value in ("partners", "singles")]
            fields.append(self._field("sides", choices, setup.variant.switches.sides))
        fields.append(self._field("match", self._lengths(), setup.length))
        return fields

    def _lengths(self) -> list[tuple[str, str]]:
        found = []
        for length in (SINGLE, *SHORTER, BY_RULES):
            with suppress(InputError):
                found.append((length, length_text(self.setup.with_length(length), self.lang)))
        chosen = self.setup.length
        if chosen not in dict(found):
            found.append((chosen, length_text(self.setup, self.lang)))
        return found

    def _field(self, name: str, choices: list[tuple[str, str]], value: str, label: str = "", **more: Any) -> Scene:
        shown = [{"value": key, "text": text} for key, text in choices]
        label = label or ("" if more.get("check") else say(self.lang, f"play-field-{name}"))
        return {"name": name, "label": label, "choices": shown, "value": value, "group": "", "help": "", **more}
