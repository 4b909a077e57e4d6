"""Setting a match of Swiss Zwick up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import param

from zwicker_lab.texts import LANGUAGES, in_language, say
from zwicker_lab.ui.play.scenes import pace_scene
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.zwick.play.bots import STRENGTHS
from zwicker_lab.ui.zwick.play.scenes import SHELF
from zwicker_lab.ui.zwick.play.setup import Setup, length_text
from zwicker_lab.zwick.rules import FORMS, form_rules

Scene = dict[str, Any]


class Choosing(param.Parameterized):
    """A match that is being set up.

    >>> choosing = Choosing(setup=Setup(), lang="en")
    >>> choosing.receive({"kind": "set", "name": "players", "value": "5"})
    >>> choosing.setup.players, choosing.scene["summary"]
    (5, '5 at the table, a Passe of 15 deals.')
    """

    lang: Any = param.Selector(default="de", objects=list(LANGUAGES), doc="The language of every word.")
    setup: Any = param.ClassSelector(class_=Setup, doc="What was chosen so far.")

    def receive(self, message: object) -> None:
        """Take over a choice of the form; anything else is passed over."""
        if not isinstance(message, dict) or message.get("kind") != "set":
            return
        name, value = str(message.get("name")), str(message.get("value"))
        choices = (choice["value"] for field in self.fields() if field["name"] == name for choice in field["choices"])
        if value in choices:
            self.setup = self.setup.with_choice(name, value)

    @property
    def scene(self) -> Scene:
        """All that is drawn."""
        lang, setup = self.lang, self.setup
        query = Query({"lang": lang})
        return {
            "lang": lang,
            "fields": self.fields(),
            "upload": None,
            "rules": {"text": say(lang, "zwick-rules-link"), "href": query.link("zwick-rules", form=setup.form)},
            "start": say(lang, "play-start"),
            "summary": say(lang, "zwick-summary", players=setup.players, length=length_text(setup, lang)),
            "href": query.link("zwick-play", **setup.values),
            "kept": {
                **{name: say(lang, f"play-kept-{name}") for name in ("title", "go", "drop")},
                "shelf": SHELF,
                "page": "zwick-play",
            },
            "title": say(lang, "play-choose"),
            "pace": pace_scene(lang),
        }

    def fields(self) -> list[Scene]:
        """Every choice there is."""
        lang, setup = self.lang, self.setup
        forms = [(form, in_language(lang, form_rules(form).title)) for form in FORMS]
        counts = [(str(count), say(lang, "play-players-count", count=count)) for count in sorted(setup.rules.players)]
        fields = [
            _field("form", say(lang, "zwick-field-form"), forms, setup.form, wide=True),
            _field("players", say(lang, "play-field-players"), counts, str(setup.players)),
        ]
        if len(STRENGTHS) > 1:
            levels = [(name, say(lang, f"play-strength-{name}")) for name in STRENGTHS]
            fields.append(_field("bots", say(lang, "zwick-field-bots"), levels, setup.strength))
        shown = [("no", ""), ("yes", say(lang, "play-open"))]
        value = "yes" if setup.open_cards else "no"
        return [*fields, _field("open", "", shown, value, help=say(lang, "play-open-help"), check=True)]


def _field(name: str, label: str, choices: Sequence[tuple[str, str]], value: str, **more: Any) -> Scene:
    shown = [{"value": key, "text": text} for key, text in choices]
    return {"name": name, "label": label, "choices": shown, "value": value, "group": "", "help": "", **more}
