"""Setting a match against program players up: the terms, who sits where, and what helps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from zwicker_lab.names import listed
from zwicker_lab.texts import say
from zwicker_lab.ui.play.agreeing import Agreeing
from zwicker_lab.ui.play.scenes import pace_scene
from zwicker_lab.ui.play.setup import STRENGTHS, Setup
from zwicker_lab.ui.play.words import length_text, seat_text
from zwicker_lab.ui.query import Query

Scene = dict[str, Any]


class Choosing(Agreeing):
    """A match that is being set up.

    >>> choosing = Choosing(Setup.usual(), "en")
    >>> choosing.receive({"kind": "set", "name": "players", "value": "2"})
    >>> choosing.setup.players, choosing.setup.bots
    (2, ('traditional',))
    """

    def _changed(self, name: str, value: str) -> Setup:
        setup: Setup = self.setup
        if name.startswith("bot"):
            return setup.with_strength(int(name.removeprefix("bot")), value)
        acts: Mapping[str, Callable[[], Setup]] = {
            "open": lambda: replace(setup, open_cards=value == "yes"),
            "coach": lambda: replace(setup, coach=value == "yes"),
        }
        changed: Setup = acts[name]() if name in acts else super()._changed(name, value)
        return changed

    @property
    def scene(self) -> Scene:
        """All that is drawn."""
        lang, setup = self.lang, self.setup
        return super().scene | {
            "start": say(lang, "play-start"),
            "summary": summary(setup, lang),
            "href": Query({"lang": lang}).link("play", **setup.values),
            "kept": {name: say(lang, f"play-kept-{name}") for name in ("title", "go", "drop")},
            "title": say(lang, "play-choose"),
            "pace": pace_scene(lang),
        }

    def fields(self) -> list[Scene]:
        """Every choice there is at the moment, in order."""
        lang, setup = self.lang, self.setup
        fields = super().fields()
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
