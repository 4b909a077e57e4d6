"""Setting a real table up: the terms, names of one's own, the first dealer."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from zwicker_lab.texts import say
from zwicker_lab.ui.pad.setup import KEPT, LONGEST_NAME, Table, place_text
from zwicker_lab.ui.play.agreeing import Agreeing
from zwicker_lab.ui.play.words import length_text
from zwicker_lab.ui.query import Query

Scene = dict[str, Any]
KEPT_WORDS = ("title", "go", "drop", "ask", "keep", "most")


class Seating(Agreeing):
    """A table that is being set up for a page, ``pad`` or ``enter``.

    >>> seating = Seating(Table.usual(), "en", "pad")
    >>> seating.receive({"kind": "set", "name": "name0", "value": " Anna "})
    >>> seating.receive({"kind": "set", "name": "dealer", "value": "N"})
    >>> seating.setup.names[0], seating.setup.dealer, seating.fields()[-1]["choices"][0]["text"]
    ('Anna', 0, 'Anna')
    """

    def __init__(self, table: Table, lang: str, page: str) -> None:
        super().__init__(table, lang)
        self.page = page

    def _set(self, name: str, value: str) -> None:
        seat = name.removeprefix("name")
        if name.startswith("name") and seat.isdecimal() and len(seat) < 3 and int(seat) < self.setup.players:
            self.setup = self.setup.called(int(seat), value)
        else:
            super()._set(name, value)

    def _changed(self, name: str, value: str) -> Any:
        if name == "dealer":
            return replace(self.setup, dealer=self.setup.seats.index(value))
        return super()._changed(name, value)

    def fields(self) -> list[Scene]:
        """Every choice there is at the moment, in order; names are typed."""
        table, lang = self.setup, self.lang
        fields = [field for field in super().fields() if self.page == "pad" or field["name"] != "match"]
        for at, seat in enumerate(table.seats):
            told = say(lang, "pad-name", seat=place_text(seat, lang))
            more = {"group": say(lang, "pad-names"), "typed": LONGEST_NAME}
            fields.append(self._field(f"name{at}", [], table.names[at], label=told, **more))
        dealers = [(seat, table.seat_text(at, lang)) for at, seat in enumerate(table.seats)]
        label = say(lang, "pad-field-dealer" if self.page == "pad" else "enter-field-dealer")
        fields.append(self._field("dealer", dealers, table.seats[table.dealer], label=label))
        return fields

    @property
    def scene(self) -> Scene:
        """All that is drawn."""
        lang, table, page = self.lang, self.setup, self.page
        told = {"players": table.players, "dealer": table.seat_text(table.dealer, lang)}
        told["length"] = length_text(table, lang)
        return super().scene | {
            "page": page,
            "shelf": f"zwicker-lab-{page}",
            "start": say(lang, f"{page}-start"),
            "summary": say(lang, f"{page}-summary", **told),
            "href": Query({"lang": lang}).link(page, **table.values),
            "title": say(lang, f"{page}-choose"),
            "help": say(lang, "pad-name-help", most=LONGEST_NAME),
            "kept": {name: say(lang, f"{page}-kept-{name}", most=KEPT) for name in KEPT_WORDS},
            "holds": KEPT,
        }
