"""What is left of an evening for the host: how every exercise went, the rankings, and all of it on paper."""

from __future__ import annotations

from typing import Any

import param

from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.learn.rules import title_text
from zwicker_lab.ui.make.paper import sheets_scene
from zwicker_lab.ui.network import reachable, read_base
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.room.board import answer_parts, rules_asked
from zwicker_lab.ui.room.sheet import results_csv
from zwicker_lab.ui.room.tables import ranking_scene
from zwicker_lab.ui.table.rich import rich
from zwicker_lab.variants import Variant
from zwicker_lab.variants.carried import own_rules
from zwicker_lab.workshop import Deals, LiveRoom, summary
from zwicker_lab.workshop.exercise import ExerciseRound
from zwicker_lab.workshop.room import Round
from zwicker_lab.workshop.who import HOST

Scene = dict[str, Any]


class Evening(param.Parameterized):
    """The summary of a room, for its host alone."""

    lang: Any = param.Selector(default="de", objects=list(LANGUAGES), doc="The language of every word.")
    scene = param.Dict(default={}, doc="What is on the screen.")
    paper = param.Dict(default={}, doc="What is printed.")

    def __init__(self, room: LiveRoom, lang: str) -> None:
        super().__init__(lang=lang)
        self.room, self.base, self.is_open, self.printed = room, "", False, 0
        self._show(say(lang, "room-phase-waiting"))

    def receive(self, message: object) -> None:
        """The host's token, or the wish to print."""
        if not isinstance(message, dict):
            return
        if message.get("kind") == "hello":
            self.base = reachable(read_base(message.get("address")))
            self.is_open = self.room.who(str(message.get("token"))) == HOST
            self._show(say(self.lang, "room-evening-empty" if self.is_open else "room-phase-lost"))
        elif message.get("kind") == "print" and self.is_open:
            self.printed += 1
            self.paper = paper_scene(self.room, self.lang, self.base, self.printed)

    def _show(self, text: str) -> None:
        scene: Scene = {"lang": self.lang, "code": self.room.kept.code, "text": text}
        scene |= {"rounds": None, "print": "", "save": None}
        if self.is_open and not self.room.is_gone:
            room, told = self.room.room, summary(self.room.room, self.lang)
            pairs = zip(room.rounds, told["rounds"], strict=True)
            scene["rounds"] = [round_scene(one, seen, at, self.lang) for at, (one, seen) in enumerate(pairs, 1)]
            scene["print"] = say(self.lang, "room-print") if _exercises(self.room) else ""
            scene["save"] = self._file() if room.rounds else None
        self.scene = scene

    def _file(self) -> Scene:
        """The results for a spreadsheet."""
        code, text = self.room.kept.code, results_csv(self.room.room, self.lang)
        return {"text": say(self.lang, "room-csv"), "name": f"zwicker-{code}.csv", "file": text}


def round_scene(game: Round, seen: Scene, at: int, lang: str) -> Scene:
    """One round: its exercises with what was often tried, or its ranking; and what belongs to it on paper."""
    if isinstance(game, ExerciseRound):
        title = say(lang, "room-round-exercises", round=at, title=game.plan.title or say(lang, "room-exercises"))
        items = [_item(game, number, one, lang) for number, one in enumerate(seen["items"])]
        rules = dict.fromkeys(rules_asked(game.plan.exercise(number)) for number in range(len(items)))
        return {"title": title, "items": items, "links": [leaflet(one, lang) for one in rules], "ranking": None}
    plan = game.plan
    title = say(lang, "room-round-deals", round=at, rules=title_text(plan.variant, lang))
    ranked = ranking_scene(seen["ranking"], lang) if seen["ranking"] else None
    return {"title": title, "items": None, "links": links(plan, lang), "ranking": ranked}


def links(plan: Deals, lang: str) -> list[Scene]:
    """The leaflet of the rules, and the sheet that checks its sums, for the next evening with real cards."""
    pad = Query({"lang": lang}).link("pad", **rules_of(plan.variant), players=plan.players)
    return [leaflet(plan.variant, lang), {"text": say(lang, "room-pad"), "href": pad}]


def leaflet(variant: Variant, lang: str) -> Scene:
    """The rules on one page."""
    return {"text": say(lang, "room-leaflet"), "href": Query({"lang": lang}).link("leaflet", **rules_of(variant))}


def rules_of(variant: Variant) -> dict[str, str]:
    """A rule set as a link names it."""
    return {"variant": variant.spelled, **own_rules(variant)}


def _item(game: ExerciseRound, at: int, seen: Scene, lang: str) -> Scene:
    exercise = game.plan.exercise(at)
    wrong = [
        {
            "answer": answer_parts(exercise, one["answer"], lang),
            "number": one["number"],
            "why": rich(one["why"], lang),
        }
        for one in seen["wrong"]
    ]
    counted = {name: seen[name] for name in ("tried", "first", "later", "trying")}
    told = say(lang, "room-went", **counted)
    return {"lang": lang, "number": at + 1, "task": rich(seen["task"], lang), "told": told, "wrong": wrong}


def _exercises(live: LiveRoom) -> list[Any]:
    games = [game for game in live.room.rounds if isinstance(game, ExerciseRound)]
    found = [game.plan.exercise(at) for game in games for at in range(len(game.plan.refs))]
    return [exercise for exercise in found if exercise.position is not None]


def paper_scene(live: LiveRoom, lang: str, base: str, n: int) -> Scene:
    """All exercises with a table as sheets: diagrams, codes, answers at the end."""
    title = say(lang, "room-paper-title")
    return sheets_scene(_exercises(live), title, say(lang, "make-paper-foot"), lang, base, n)
