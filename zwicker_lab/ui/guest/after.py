"""What is shown after a deal, and what a guest takes home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zwicker_lab.packed import packed, unpacked
from zwicker_lab.texts import decimal_sign, say
from zwicker_lab.ui.deals.own import carried
from zwicker_lab.ui.guest.deal import DealStep
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.room.tables import signed
from zwicker_lab.ui.table.rich import rich
from zwicker_lab.workshop import take_home

if TYPE_CHECKING:
    from zwicker_lab.ui.guest.drawn import DrawnGuest

Scene = dict[str, Any]
MOST_REFS, LARGEST_HOME = 60, 8_000


def after_scene(play: DrawnGuest) -> Scene:
    """Results where a deal is over, and what is taken home where it was asked for or the evening has ended."""
    if play.seen is None:
        return {}
    deal = play.seen["deal"]
    shown = not isinstance(play.step, DealStep) or play.step.is_shown
    results = results_scene(deal, _side(play), play.lang) if deal and deal.get("points") and shown else None
    home = home_scene(play) if play.wants_home or play.seen["ended"] else None
    return {"lang": play.lang, "results": results, "home": home}


def _side(play: DrawnGuest) -> int:
    game, table, who = play.room.room.tables, play.own_table, play.door.who
    assert game is not None and table is not None and who is not None
    return game.plan.sides[table.seats.index(who.number)]


def results_scene(deal: Scene, own_side: int, lang: str) -> Scene:
    """The own table's points, then all tables and the ranking once every table has played."""
    own = list(deal["points"])[own_side]
    points = [
        {"side": say(lang, "guest-side", side=side), "points": f"{won:g}".replace("-", "−"), "own": side == own}
        for side, won in deal["points"].items()
    ]
    lines, most = deal["lines"] or [], max((abs(one["above"]) for one in deal["lines"] or []), default=0)
    return {
        "title": say(lang, "guest-results"),
        "points": points,
        "waits": "" if deal["lines"] else say(lang, "guest-results-wait"),
        "lines_title": say(lang, "guest-lines"),
        "lines_head": [say(lang, f"guest-lines-{name}") for name in ("table", "side", "points", "above")],
        "lines": [
            {
                "table": str(one["table"]),
                "side": say(lang, "guest-side", side=one["side"]),
                "points": f"{one['points']:g}".replace("-", "−"),
                "above": decimal_sign(signed(one["above"]), lang),
                "share": one["above"] / most if most else 0,
                "own": one["table"] == deal["table"] and one["side"] == own,
            }
            for one in lines
        ],
        "ranking_title": say(lang, "guest-ranking"),
        "ranking_head": [say(lang, f"guest-ranking-{name}") for name in ("place", "name", "deals", "each")],
        "ranking": [
            {
                "place": f"{row['place']}.",
                "name": row["name"] or say(lang, "guest-nameless"),
                "deals": str(row["deals"]),
                "each": decimal_sign(signed(row["each"]), lang),
                "own": row["guest"] == deal["seats"][_at(deal)]["guest"],
            }
            for row in deal["ranking"] or []
        ],
        "rule": say(lang, "guest-ranking-rule"),
    }


def _at(deal: Scene) -> int:
    return next(at for at, one in enumerate(deal["seats"]) if one["seat"] == deal["seat"])


def home_scene(play: DrawnGuest) -> Scene:
    """The evening to take along: mistakes as exercises, the deals as files, and one link to the exercises."""
    who, lang = play.door.who, play.lang
    assert who is not None
    taken = take_home(play.room.room, who.number, lang)
    deals = [_deal(one, at, play) for at, one in enumerate(taken["deals"], 1)]
    link = play.link("join", home=packed("\n".join(taken["again"]))) if taken["again"] else ""
    solved = sum(one["state"] in ("first", "later") for one in taken["exercises"])
    return {
        **home_words(lang),
        "count": say(lang, "guest-home-count", solved=solved, count=len(taken["exercises"])),
        "again": exercises_again(taken["again"], lang),
        "tasks": [rich(one["task"], lang) for one in taken["exercises"] if one["ref"] in taken["again"]],
        "link": link,
        "deals": deals,
        "none": "" if taken["exercises"] or deals else say(lang, "guest-home-nothing"),
    }


def home_words(lang: str) -> Scene:
    """The words of what is taken home."""
    names = ("title", "again-title", "again-none", "practise", "deals-title", "save", "look", "copy", "kept")
    return {name.replace("-", "_"): say(lang, f"guest-home-{name}") for name in names}


def exercises_again(refs: list[str], lang: str) -> list[Scene]:
    """Exercises to practise again, as links."""
    query = Query({"lang": lang})
    return [{"href": query.link("practice", exercise=ref), "text": ref} for ref in refs]


def _deal(one: Scene, at: int, play: DrawnGuest) -> Scene:
    lang = play.lang
    points = " : ".join(f"{won:g}".replace("-", "−") for won in one["points"].values())
    link = carried(one["file"])
    return {
        "text": say(lang, "guest-home-deal", at=at, table=one["table"], points=points),
        "name": f"zwicker-{play.door.code}-{at}.zdn",
        "file": one["file"],
        "href": play.link("deal", file=link) if link else "",
    }


def read_home(text: str) -> list[str]:
    """The exercises a link takes home; what is no such link holds none.

    >>> read_home(packed("08-1\\nsums 4 zwicker3")), read_home("nonsense")
    (['08-1', 'sums 4 zwicker3'], [])
    """
    found = unpacked(text, LARGEST_HOME)
    return [line[:80] for line in found.split("\n")[:MOST_REFS] if line] if found else []
