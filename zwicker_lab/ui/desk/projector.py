"""The screen for all: it watches a championship and can change nothing."""

from __future__ import annotations

from typing import Any

import param

from zwicker_lab.errors import InputError
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.desk.called import called, passe_of
from zwicker_lab.ui.desk.ranks import ranking_scene
from zwicker_lab.ui.desk.views import ProjectorView, keep_looking
from zwicker_lab.ui.lab.views import WIDE
from zwicker_lab.zwick.tournament.entries import fold
from zwicker_lab.zwick.tournament.model import Championship
from zwicker_lab.zwick.tournament.store import Store

Scene = dict[str, Any]
WORDS = ["tables", "ranking", "turn", "hold", "go", "page", "out"]


class Watching(param.Parameterized):
    """What the wall shows. ``drawn`` counts the changes that were seen."""

    lang: Any = param.Selector(default="de", objects=list(LANGUAGES), doc="The language of every word.")
    drawn = param.Integer(default=0, doc="Grows with every change that is to be drawn.")

    def __init__(self, store: Store, token: str, lang: str) -> None:
        super().__init__(lang=lang)
        self.store, self.token = store, token
        self.made = Championship()
        self.look()

    def look(self) -> None:
        """Take over what was entered since; what cannot be read now is read the next time."""
        try:
            if self.store.last(self.token) == self.made.entries:
                return
            self.made = fold(self.store.entries(self.token))
        except InputError:
            return
        self.drawn += 1

    @property
    def scene(self) -> Scene:
        """Tables and ranking; which comes first depends on how far the Passe is."""
        lang, made = self.lang, self.made
        last = made.drawn[-1] if made.drawn else None
        fresh = last is not None and not any(table.sheet for table in last.tables)
        return {
            "lang": lang,
            "title": made.title,
            "words": {name: say(lang, f"desk-wall-{name}") for name in WORDS},
            "first": "tables" if fresh else "ranking",
            "passe": passe_of(made, len(made.drawn) - 1, lang) if last else say(lang, "desk-wall-none"),
            "tables": [
                {
                    "name": say(lang, "desk-table", table=at),
                    "seats": [called(made, number, lang) for number in table.seats],
                }
                for at, table in enumerate(last.tables if last else (), 1)
            ],
            "out": [called(made, number, lang) for number in last.out] if last else [],
            "ranking": ranking_scene(made, lang),
        }


def projector_view(watching: Watching) -> ProjectorView:
    """The component that shows what is watched."""
    view = ProjectorView(scene=watching.scene, **WIDE)

    def show(_: object) -> None:
        view.scene = watching.scene

    watching.param.watch(show, "drawn")
    keep_looking(watching.look)
    return view
