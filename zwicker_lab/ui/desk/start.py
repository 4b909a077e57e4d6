"""Beginning a championship."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import param

from zwicker_lab.errors import InputError
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.desk.where import tidy
from zwicker_lab.ui.query import Query
from zwicker_lab.zwick.tournament.entries import LONGEST_NAME, LONGEST_TITLE
from zwicker_lab.zwick.tournament.store import Store

WORDS = ["title", "title-help", "who", "who-help", "begin", "kept", "open", "drop", "drop-ask", "keep", "file"]
Scene = dict[str, Any]


class Beginning(param.Parameterized):
    """The form that begins a championship; ``goto`` is where the browser goes once it has begun."""

    lang: Any = param.Selector(default="de", objects=list(LANGUAGES), doc="The language of every word.")
    goto = param.String(default="", doc="The link of the championship that has begun.")
    error = param.String(default="", doc="Why it could not begin.")

    def __init__(self, store: Store, lang: str, error: str = "") -> None:
        super().__init__(lang=lang, error=error)
        self.store = store

    def receive(self, message: object) -> None:
        """Do what the form reports."""
        if isinstance(message, dict) and message.get("kind") == "begin":
            self.begin(message)

    def begin(self, told: Mapping[str, Any]) -> None:
        """Begin a championship under the title that was typed, else under the usual one."""
        title = tidy(told.get("title"), LONGEST_TITLE) or say(self.lang, "desk-usual-title")
        try:
            token = self.store.begin(title, tidy(told.get("who"), LONGEST_NAME))
        except InputError as problem:
            self.error = problem.text(self.lang)
            return
        self.param.update(error="", goto=Query({"lang": self.lang}).link("desk", c=token))

    @property
    def scene(self) -> Scene:
        """What the form draws."""
        words = {name: say(self.lang, f"desk-start-{name}") for name in WORDS}
        return {
            "words": words,
            "usual": say(self.lang, "desk-usual-title"),
            "longest": {"title": LONGEST_TITLE, "who": LONGEST_NAME},
            "link": Query({"lang": self.lang}).link("desk", c=""),
            "goto": self.goto,
            "error": self.error,
        }
