"""Dealing cards by any rules, one's own too, for a deal one then plays out on the page that shows deals."""

from __future__ import annotations

from random import randrange
from typing import Any

from zwicker_lab.errors import InputError
from zwicker_lab.texts import in_language, say
from zwicker_lab.ui.deals.own import OWN, carried
from zwicker_lab.ui.deals.views import DealPart
from zwicker_lab.ui.heard import hear
from zwicker_lab.ui.lab.choice import Choice, guess_text
from zwicker_lab.ui.look.rules import named, names
from zwicker_lab.ui.play.record import PlayedDeal
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.settings import ASSETS
from zwicker_lab.ui.table.scene import Scene
from zwicker_lab.variants import load_variant, variant_names

MOST_SEEDS = 999_999_999
WORDS = ("rules", "players", "go")


class DealingView(DealPart):
    """Rules and number of players; a button that deals and shows the deal."""

    _bundle = ASSETS / "js" / "deals_dealing.js"


class Dealing:
    """What is dealt by: a rule set and so many players.

    >>> dealing = Dealing("en")
    >>> dealing.receive({"kind": "rules", "name": "zwickern"}); dealing.receive({"kind": "players", "count": 5})
    >>> dealing.choice.variant.name, dealing.players
    ('zwickern', 5)
    """

    def __init__(self, lang: str) -> None:
        self.lang, self.choice = lang, Choice(load_variant(variant_names()[0]))
        self.players = self.choice.variant.default_players
        self.problem: InputError | None = None
        self.dealt: dict[str, Any] = {"n": 0}

    def receive(self, message: object) -> None:
        """Do what the component reports; anything that is no such report is passed over."""
        if not isinstance(message, dict):
            return
        kind = message.get("kind")
        try:
            if kind == "rules":
                self._under(self.choice.named(str(message.get("name"))))
            elif kind == "bring":
                self._under(self.choice.brought(str(message.get("rules"))))
            elif kind == "players" and message.get("count") in self.choice.variant.players:
                self.players = message["count"]
            elif kind == "deal":
                self.deal(randrange(MOST_SEEDS + 1))
        except InputError as problem:
            self.problem = problem

    def _under(self, choice: Choice) -> None:
        self.choice, self.problem = choice, None
        if self.players not in choice.variant.players:
            self.players = choice.variant.default_players

    def deal(self, seed: int) -> None:
        """Deal the cards a seed stands for; the browser then opens them."""
        text = PlayedDeal.begin(self.choice.variant, self.players, seed % self.players, seed).text
        link = carried(text)
        place = {"file": link} if link else {"id": OWN}
        target = Query({"lang": self.lang}).link("deal", **place, **{"try": "yes"})
        self.dealt = {"n": self.dealt["n"] + 1, "text": text, "target": target}

    @property
    def scene(self) -> Scene:
        """All that is drawn."""
        lang, choice = self.lang, self.choice
        sets = [{"name": name, "title": in_language(lang, named(name, choice.own).title)} for name in names(choice.own)]
        return {
            "lang": lang,
            "words": {name: say(lang, f"deals-dealing-{name}") for name in WORDS},
            "sets": sets,
            "name": choice.variant.name,
            "kept": say(lang, "lab-kept"),
            "guess": guess_text(choice.variant, lang),
            "players": list(choice.variant.players),
            "count": self.players,
            "problem": self.problem.text(lang) if self.problem else "",
            "dealt": self.dealt,
        }


def dealing_view(lang: str) -> DealingView:
    """The component that deals."""
    dealing = Dealing(lang)
    view = DealingView(scene=dealing.scene, sizing_mode="stretch_width")

    def heard(message: object) -> None:
        dealing.receive(message)
        view.scene = dealing.scene

    hear(view, heard)
    return view
