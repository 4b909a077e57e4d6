"""What is printed: the sheets of a Passe, one to a page; the tables to hang up; the ranking."""

from __future__ import annotations

from typing import Any

from zwicker_lab.texts import say
from zwicker_lab.ui.desk.called import called, passe_name
from zwicker_lab.ui.desk.ranks import ranking_scene
from zwicker_lab.zwick.tournament.model import Championship, Passe
from zwicker_lab.zwick.tournament.sheets import Form, forms

PAPERS = ("sheets", "tables", "ranking")


def paper(made: Championship, lang: str, what: str, passe: int) -> dict[str, Any]:
    """The variables of the template: forms, the tables in two orders, or the ranking."""
    drawn = made.drawn[passe] if made.drawn else None
    return {
        "passe": passe_name(made, passe, lang) if drawn else "",
        "forms": [sheet(made, form, lang) for form in forms(drawn)] if drawn and what == "sheets" else [],
        "tables": [[called(made, number, lang) for number in table.seats] for table in drawn.tables] if drawn else [],
        "places": places(made, drawn, lang) if drawn and what == "tables" else [],
        "ranks": ranking_scene(made, lang) if what == "ranking" else None,
    }


def sheet(made: Championship, form: Form, lang: str) -> dict[str, Any]:
    """One sheet: the players across, a line for each deal with its dealer."""
    return {
        "table": form.table,
        "names": [called(made, number, lang) for number in form.seats],
        "dealers": form.dealers,
        "strokes": form.strokes,
        "deals": len(form.dealers),
    }


def places(made: Championship, passe: Passe, lang: str) -> list[tuple[str, str]]:
    """Everybody by name with the table, so that one finds oneself at once."""
    seated = [
        (made.by_number[number].name, say(lang, "desk-table", table=at))
        for at, table in enumerate(passe.tables, 1)
        for number in table.seats
        if number > 0
    ]
    out = [(made.by_number[number].name, say(lang, "desk-wall-out")) for number in passe.out]
    return sorted([*seated, *out], key=lambda line: line[0].casefold())
