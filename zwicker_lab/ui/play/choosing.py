"""Setting a match up: the rules, the seats, who sits there, how long it is, and what helps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

import param

from zwicker_lab.errors import InputError
from zwicker_lab.names import listed
from zwicker_lab.texts import LANGUAGES, in_language, say
from zwicker_lab.ui.look.rules import carried, named, names, uploaded
from zwicker_lab.ui.play.scenes import pace_scene
from zwicker_lab.ui.play.setup import BY_RULES, SHORTER, SINGLE, STRENGTHS, Setup
from zwicker_lab.ui.play.words import length_text, seat_text
from zwicker_lab.ui.query import Query
from zwicker_lab.variants.files import LARGEST_FILE

Scene = dict[str, Any]


class Choosing(param.Parameterized):
    """A match that is being set up.

    >>> choosing = Choosing(Setup.usual(), "en")
    >>> choosing.receive({"kind": "set", "name": "players", "value": "2"})
    >>> choosing.setup.players, choosing.setup.bots
    (2, ('traditional',))
    """

    lang: Any = param.Selector(default="de", objects=list(LANGUAGES), doc="The language of every word.")
    setup: Any = param.ClassSelector(class_=Setup, doc="What was chosen so far.")
    error: Any = param.ClassSelector(
        class_=InputError, default=None, allow_None=True, doc="Why a file of rules cannot be used."
    )

    def __init__(self, setup: Setup, lang: str) -> None:
        super().__init__(setup=setup, lang=lang)

    def receive(self, message: object) -> None:
        """Take over a choice of the form; anything else is passed over."""
        if not isinstance(message, dict):
            return
        name = str(message.get("name"))
        if message.get("kind") == "set":
            self._set(name, str(message.get("value")))
        elif message.get("kind") == "upload":
            self.upload(name, message.get("text"))

    def upload(self, file_name: str, text: object) -> None:
        """Play by the rules of an uploaded file, which the link then carries."""
        try:
            own = uploaded(file_name, text if isinstance(text, str) else None)
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

    def _changed(self, name: str, value: str) -> Setup:
        setup: Setup = self.setup
        if name.startswith("bot"):
            return setup.with_strength(int(name.removeprefix("bot")), value)
        acts: Mapping[str, Callable[[], Setup]] = {
            "variant": lambda: setup.under(named(value, setup.own)),
            "players": lambda: setup.seated(int(value)),
            "sides": lambda: setup.with_sides(value),
            "match": lambda: setup.with_length(value),
            "open": lambda: replace(setup, open_cards=value == "yes"),
            "coach": lambda: replace(setup, coach=value == "yes"),
        }
        return acts[name]()

    # ---- the form --------------------------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        """All that is drawn."""
        lang, setup = self.lang, self.setup
        query = Query({"lang": lang})
        return {
            "lang": lang,
            "start": say(lang, "play-start"),
            "summary": summary(setup, lang),
            "href": query.link("play", **setup.values),
            "kept": {name: say(lang, f"play-kept-{name}") for name in ("title", "go", "drop")},
            "title": say(lang, "play-choose"),
            "fields": self.fields(),
            "pace": pace_scene(lang),
            "upload": {
                "label": say(lang, "look-upload-label"),
                "text": say(lang, "look-upload-button"),
                "help": say(lang, "look-upload-help"),
                "most": LARGEST_FILE,
                "error": self.error.text(lang) if self.error else "",
                "too_large": say(lang, "error-variant-too-large", variant="{name}", most=LARGEST_FILE // 1024),
            },
            "rules": {"text": say(lang, "play-rules"), "href": query.link("rules", **_rules(setup))},
        }

    def fields(self) -> list[Scene]:
        """Every choice there is at the moment, in order."""
        lang, setup = self.lang, self.setup
        sets = [(name, _title(name, setup, lang)) for name in names(setup.own)]
        fields = [self._field("variant", sets, setup.variant.name, wide=True)]
        counts = [(str(count), say(lang, "play-players-count", count=count)) for count in setup.variant.players]
        fields.append(self._field("players", counts, str(setup.players)))
        if setup.players in (4, 6):
            choices = [(value, say(lang, f"play-sides-{value}")) for value in ("partners", "singles")]
            fields.append(self._field("sides", choices, setup.variant.switches.sides))
        fields.append(self._field("match", self._lengths(), setup.length))
        for at, strength in enumerate(setup.bots):
            told = seat_label(setup, (setup.seat + 1 + at) % setup.players, lang)
            levels = [(name, say(lang, f"play-strength-{name}")) for name in STRENGTHS]
            fields.append(self._field(f"bot{at}", levels, strength, label=told, group=say(lang, "play-who")))
        switched = {"open": setup.open_cards, "coach": setup.coach}
        for name, on in switched.items():
            choices = [("no", ""), ("yes", say(lang, f"play-{name}"))]
            fields.append(
                self._field(name, choices, "yes" if on else "no", help=say(lang, f"play-{name}-help"), check=True)
            )
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


def seat_label(setup: Setup, seat: int, lang: str) -> str:
    """A seat with the name of who sits there, and whether that is one's partner."""
    partner = setup.variant.side_of(seat, setup.players) == setup.variant.side_of(setup.seat, setup.players)
    told = {"who": seat_text(setup, seat, lang), "seat": say(lang, "seat-name", seat=setup.seats[seat])}
    return say(lang, "play-seat-partner" if partner else "play-seat-other", **told)


def summary(setup: Setup, lang: str) -> str:
    """What will be played, in one sentence."""
    levels = dict.fromkeys(setup.bots)
    told = listed((say(lang, f"play-strength-{name}") for name in levels), lang)
    kind = "partners" if setup.has_partners else "singles"
    length = length_text(setup, lang)
    return say(lang, "play-summary", players=setup.players, kind=kind, length=length, levels=told)


def _rules(setup: Setup) -> dict[str, object]:
    """What a link to the rules of a match holds."""
    return {name: value for name, value in setup.values.items() if name in ("variant", "rules")}


def _title(name: str, setup: Setup, lang: str) -> str:
    return in_language(lang, named(name, setup.own).title)
