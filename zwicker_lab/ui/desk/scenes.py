"""What the parts of the desk draw: the head with the next step, the people, the draw."""

from __future__ import annotations

from typing import Any

from zwicker_lab.names import listed
from zwicker_lab.texts import say
from zwicker_lab.ui.desk.called import passe_of
from zwicker_lab.ui.desk.state import DRAWING, ENTER, PEOPLE, VIEWS, Desk
from zwicker_lab.ui.query import Query
from zwicker_lab.zwick.tournament.bounds import fewest_again
from zwicker_lab.zwick.tournament.check import faults
from zwicker_lab.zwick.tournament.draw import again
from zwicker_lab.zwick.tournament.entries import LONGEST_CONTACT, LONGEST_NAME
from zwicker_lab.zwick.tournament.model import Championship, Passe, Table
from zwicker_lab.zwick.tournament.ranking import result
from zwicker_lab.zwick.tournament.ways import FEWEST, WAYS, layout

Scene = dict[str, Any]
HEAD = ("who", "who-help", "who-missing", "projector", "tabs")
PEOPLE_WORDS = (
    *("add", "add-title", "name", "contact", "paid", "add-help", "list-title", "paid-yes", "leave", "back"),
    *("edit", "save", "cancel", "csv", "empty", "filter", "gone"),
)


def head_scene(desk: Desk) -> Scene:
    """The title, what comes next, the parts of the page, who writes here, and what was just done."""
    lang, made = desk.lang, desk.made
    link = Query({"lang": lang}).link
    return {
        "lang": lang,
        "title": made.title,
        "state": state_text(desk),
        "now": now_scene(desk),
        "view": desk.view,
        "tabs": [
            {"view": view, "text": say(lang, f"desk-tab-{view}"), "count": tab_count(desk, view)} for view in VIEWS
        ],
        "words": {name: say(lang, f"desk-head-{name}") for name in HEAD},
        "who": desk.who,
        "longest": LONGEST_NAME,
        "note": desk.note,
        "error": desk.error,
        "address": desk.address,
        "token": desk.access.organiser,
        "projector": link("projector", c=desk.access.watcher),
        "file": dict(zip(("number", "name", "text"), desk.file, strict=True)),
    }


def state_text(desk: Desk) -> str:
    """Where the championship is, in one line."""
    made, lang = desk.made, desk.lang
    people = say(lang, "desk-people-here", count=len(made.here))
    if made.drawn and made.next == "enter":
        house = sum(number < 0 for table in made.drawn[-1].tables for number in table.seats)
        more = say(lang, "desk-and-house", count=house) if house else ""
        return f"{passe_of(made, len(made.drawn) - 1, lang)} · {people}{more}"
    return people


def tab_count(desk: Desk, view: str) -> str:
    """A number beside a part's name."""
    if view == PEOPLE:
        return str(len(desk.made.here))
    if view == ENTER and desk.made.next == "enter":
        tables = desk.made.drawn[-1].tables
        return f"{sum(table.sheet is not None for table in tables)}/{len(tables)}"
    return ""


def now_scene(desk: Desk) -> Scene:
    """The next step in one sentence, and the one button that does it or leads there."""
    lang, made = desk.lang, desk.made
    next_passe = say(lang, "desk-passe", passe=len(made.passen) + 1)
    if made.next == "enter":
        tables, at = made.drawn[-1].tables, len(made.drawn) - 1
        done = sum(table.sheet is not None for table in tables)
        text = say(lang, "desk-now-enter", passe=desk.passe_name(at), done=done, of=len(tables))
        step: Scene = {"kind": "go", "view": ENTER, "passe": at + 1, "text": say(lang, "desk-now-enter-do")}
        paper = Query({"lang": lang}).link("paper", c=desk.access.organiser, what="sheets", passe=at + 1)
        return {
            "text": text,
            "step": None if desk.view == ENTER and desk.at == at else step,
            "print": None if done else {"href": paper, "text": say(lang, "desk-now-print")},
        }
    if made.next == "over":
        first = result(made)[:1]
        return {"text": say(lang, "desk-now-over", player=desk.called(first[0].player) if first else ""), "step": None}
    if made.next == "draw" and len(made.here) < FEWEST:
        text = say(lang, "desk-now-few", count=len(made.here), fewest=FEWEST)
        step = {"kind": "go", "view": PEOPLE, "text": say(lang, "desk-now-few-do")}
        return {"text": text, "step": None if desk.view == PEOPLE else step}
    if made.next == "final":
        four = [desk.called(one.player) for one in result(made) if made.by_number[one.player].here][:4]
        text = say(lang, "desk-now-final", players=listed(four, lang))
        return {"text": text, "step": {"kind": "draw", "text": say(lang, "desk-now-final-do"), "main": True}}
    text = say(lang, "desk-now-draw", passe=next_passe, count=len(made.here))
    return {
        "text": text,
        "step": {"kind": "draw", "text": say(lang, "desk-now-draw-do", passe=next_passe), "main": True},
    }


def people_scene(desk: Desk) -> Scene:
    """Who registered, with contact and payment, and the form for one more or for a whole list."""
    lang, made = desk.lang, desk.made
    if desk.view != PEOPLE:
        return {"shown": False}
    players = sorted(made.players, key=lambda player: (not player.here, player.name.casefold()))
    unpaid = sum(not player.paid for player in made.here)
    return {
        "shown": True,
        "words": {name: say(lang, f"desk-people-{name}") for name in PEOPLE_WORDS},
        "longest": {"name": LONGEST_NAME, "contact": LONGEST_CONTACT},
        "count": say(lang, "desk-people-count", here=len(made.here), gone=len(players) - len(made.here), unpaid=unpaid),
        "late": say(lang, "desk-people-late") if made.drawn else "",
        "again": {"n": desk.refused[0], "text": desk.refused[1]},
        "people": [
            {
                "number": player.number,
                "name": player.name,
                "contact": player.contact,
                "paid": player.paid,
                "here": player.here,
                "late": say(lang, "desk-since", passe=player.joined + 1) if player.joined else "",
            }
            for player in players
        ],
    }


def way_scene(desk: Desk) -> Scene:
    """How the number of players is handled, each way with what it means for this number."""
    lang, made, count = desk.lang, desk.made, len(desk.made.here)
    rest = count % 4
    fits = count >= FEWEST
    return {
        "title": say(lang, "desk-way-title"),
        "now": say(lang, "desk-way-even" if rest == 0 else "desk-way-uneven", count=count, rest=rest),
        "value": made.options.way,
        "ways": [
            {
                "value": way,
                "text": say(lang, f"desk-way-{way}"),
                "help": say(lang, f"desk-way-{way}-help"),
                "means": means_text(lang, count, way) if fits else "",
            }
            for way in WAYS
        ],
    }


def means_text(lang: str, count: int, way: str) -> str:
    """What a way means for a number of players."""
    plan = layout(count, way)
    kinds = [(size, plan.sizes.count(size)) for size in (4, 3, 5) if size in plan.sizes]
    tables = listed([say(lang, "desk-tables-of", count=many, size=size) for size, many in kinds], lang)
    return say(lang, "desk-means", tables=tables, house=plan.house, out=plan.out)


def draw_scene(desk: Desk) -> Scene:
    """The tables of a Passe with the seed, who meets again, who sits out; and the way with odd numbers."""
    lang, shown = desk.lang, desk.shown
    if desk.view != DRAWING:
        return {"shown": False}
    scene: Scene = {"shown": True, "way": way_scene(desk), "tables": [], "passen": passen_scene(desk), "facts": []}
    scene["which"] = say(lang, "desk-which-passe")
    if shown is None:
        return {**scene, "title": say(lang, "desk-draw-none"), "seed": None}
    link = Query({"lang": lang}).link
    paper = {"c": desk.access.organiser, "passe": desk.at + 1}
    return {
        **scene,
        "title": desk.passe_name(desk.at),
        "tables": [
            {"name": say(lang, "desk-table", table=at), "seats": [*map(desk.called, table.seats)]}
            for at, table in enumerate(shown.tables, 1)
        ],
        "facts": [] if shown.is_final else facts(desk, shown),
        "seed": {
            "text": say(lang, "desk-seed", seed=f"{shown.seed:06}"),
            "help": say(lang, "desk-seed-help"),
            "check": say(lang, "desk-seed-check"),
        },
        "prints": [
            {"href": link("paper", what="sheets", **paper), "text": say(lang, "desk-print-sheets")},
            {"href": link("paper", what="tables", **paper), "text": say(lang, "desk-print-tables")},
        ],
    }


def passen_scene(desk: Desk) -> list[Scene]:
    """Every Passe that was drawn, to choose from."""
    return [{"passe": at + 1, "text": desk.passe_name(at), "on": at == desk.at} for at in range(len(desk.made.drawn))]


def facts(desk: Desk, shown: Passe) -> list[str]:
    """Who meets again in a Passe, how few that could be, and who sits out."""
    lang, made = desk.lang, desk.made
    before = Championship(drawn=made.drawn[: desk.at])
    pairs = again(before, shown)
    told = [say(lang, "desk-again", count=len(pairs))]
    if pairs and len(pairs) <= 12:
        told.append(listed([f"{desk.called(one)} – {desk.called(other)}" for one, other in pairs], lang) + ".")
    people = [number for table in shown.tables for number in table.seats]
    least = fewest_again(len(people), made.options.passen) if min(people) > 0 else 0
    if least:
        told.append(say(lang, "desk-least", count=least, players=len(people), passen=made.options.passen))
    if shown.out:
        told.append(say(lang, "desk-out", players=listed([*map(desk.called, shown.out)], lang)))
    return told


def mark(table: Table) -> str:
    """Whether a table is open, adds up, or does not."""
    if table.sheet is None:
        return "open"
    return "off" if faults(table.sheet) else "ok"
