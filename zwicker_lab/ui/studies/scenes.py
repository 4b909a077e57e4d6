"""What the page of studies draws: the form, the start and how far the run is, and the exact corner."""

from __future__ import annotations

from zwicker_lab.study.words import number
from zwicker_lab.texts import in_language, say
from zwicker_lab.ui.lab.choice import title
from zwicker_lab.ui.studies.corner import Chance, Corner
from zwicker_lab.ui.studies.form import WHO, Form
from zwicker_lab.ui.studies.state import LARGEST_LOADED, MIXED, Studying
from zwicker_lab.ui.studies.words import percent
from zwicker_lab.ui.table.scene import Scene
from zwicker_lab.variants import load_variant

FIELDS = ("players", "who", "deals", "seed")
WORDS = ("title", *FIELDS, "both", "file", "file-label")
SHORT_ID, WISHES_ID = "study-short", "study-wishes"
"""Where on the page the results begin, and where what is played can be changed."""


def form_scene(studying: Studying) -> Scene:
    """The fields and what is wrong with them."""
    lang, form = studying.lang, studying.form
    return {
        "lang": lang,
        "words": {name: say(lang, f"studies-{name}-word") for name in WORDS},
        "limit": LARGEST_LOADED,
        "cost": say(lang, "studies-cost"),
        "players": [str(one) for one in form.tables],
        "who": [{"value": who, "text": say(lang, f"play-strength-{who}")} for who in WHO],
        "mixed": {"value": MIXED, "text": say(lang, "studies-mixed")},
        "seats": _seats(studying),
        "values": {
            "players": str(form.players),
            "who": form.seats[0] if len(form.seats) == 1 else MIXED,
            "deals": str(form.deals),
            "seed": str(form.seed),
        },
        "both": form.both,
        "errors": {name: problem.text(lang) for name, problem in studying.errors.items()},
        "address": form.address(lang),
    }


def run_scene(studying: Studying) -> Scene:
    """What is to be played in one sentence, the start, and how far the run is."""
    lang = studying.lang
    problem = studying.errors.get("start")
    shown = studying.shown is not None and bool(studying.shown.results.deals)
    return {
        "lang": lang,
        "words": {name: say(lang, f"studies-{name}-word") for name in ("run", "start", "cancel")},
        "summary": summary_text(studying.form, lang),
        "change": {"text": say(lang, "studies-change"), "href": f"#{WISHES_ID}"},
        "results": {"text": say(lang, "studies-to-results"), "href": f"#{SHORT_ID}"} if shown else None,
        "progress": _progress(studying),
        "news": _news(studying),
        "error": problem.text(lang) if problem else "",
    }


def summary_text(form: Form, lang: str) -> str:
    """What a form has played.

    >>> summary_text(Form.usual(), "en")
    'Zwicker with three jokers beside Zwicker with wild jokers: 10,000 deals with 4 players (Beginner).'
    """
    names = {say(lang, f"play-strength-{who}"): None for who in form.seats}
    one, *other = (title(variant, lang) for variant in form.rules)
    rules = say(lang, "studies-beside", one=one, other=other[0]) if other else one
    deals = say(lang, "study-deals", count=form.deals)
    return say(lang, "studies-summary", rules=rules, deals=deals, players=form.players, who=", ".join(names))


def _seats(studying: Studying) -> list[Scene]:
    """A chooser for each seat where not all play alike."""
    form, lang = studying.form, studying.lang
    if len(form.seats) == 1:
        return []
    return [
        {"name": f"seat.{place}", "value": form.seats[place], "text": say(lang, "seat-name", seat=seat)}
        for place, seat in enumerate(form.left.variant.seats(form.players))
    ]


def _progress(studying: Studying) -> Scene | None:
    if not studying.is_running:
        return None
    shown = studying.shown
    if studying.place:
        return {"percent": 0, "text": say(studying.lang, "studies-waits", place=studying.place)}
    if shown is None:
        return {"percent": 0, "text": say(studying.lang, "studies-begun")}
    share = 100 * shown.done // shown.total
    text = say(studying.lang, "study-progress", done=shown.done, total=shown.total, percent=share)
    return {"percent": share, "text": text}


def _news(studying: Studying) -> str:
    """What is said when a run begins and ends."""
    lang, shown = studying.lang, studying.shown
    if studying.place:
        return say(lang, "studies-waits", place=studying.place)
    if studying.is_running:
        return say(lang, "studies-begun")
    if shown is None:
        return ""
    return say(lang, "studies-done" if shown.is_complete else "study-partial")


# ---- the exact corner ------------------------------------------------------------------------------------------


def corner_scene(corner: Corner, lang: str) -> Scene:
    """The chances of a Zwick with the first card, exact beside dealt."""
    rows = [_chance_row(row, lang) for row in corner.rows]
    known = {row.name: row for row in corner.rows}
    one, two = known.get("zwickern"), known.get("zwicker3")
    head = ""
    if one and two and one.exact and two.exact:
        head = say(
            lang, "studies-corner-head", one=percent(float(one.exact), lang), two=percent(float(two.exact), lang)
        )
    return {
        "lang": lang,
        "title": say(lang, "studies-corner"),
        "head": head,
        "about": say(lang, "studies-corner-about"),
        "heads": [say(lang, f"studies-corner-{name}") for name in ("rules", "exact", "dealt")],
        "rows": rows,
        "waits": say(lang, "studies-corner-waits") if corner.is_running else "",
        "more": say(lang, "studies-corner-all", count=len(corner.left)) if corner.left else "",
        "cancel": say(lang, "studies-cancel-word"),
        "running": corner.is_running,
    }


def _chance_row(row: Chance, lang: str) -> Scene:
    low, high = row.dealt.low or 0.0, row.dealt.high or 0.0
    exact = None if row.exact is None else float(row.exact)
    return {
        "name": in_language(lang, load_variant(row.name).title),
        "opening": say(lang, "study-exact-cards", table=row.table, hand=row.hand),
        "exact": say(lang, "study-exact-unknown") if exact is None else percent(exact, lang),
        "width": 0 if exact is None else round(400 * exact, 2),
        "dealt": percent(row.dealt.mean, lang),
        "interval": say(lang, "studies-interval", low=number(100 * low, 2, lang), high=number(100 * high, 2, lang)),
        "at": round(400 * row.dealt.mean, 2),
        "count": say(lang, "study-deals", count=row.dealt.n),
    }
