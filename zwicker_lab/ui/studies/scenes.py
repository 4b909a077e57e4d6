"""What the page of studies draws: the form, how far the run is, the exact corner, and the distribution."""

from __future__ import annotations

from math import inf

from zwicker_lab.study.words import number
from zwicker_lab.texts import in_language, say
from zwicker_lab.ui.deals.own import OWN, carried
from zwicker_lab.ui.lab.choice import title
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.studies.bars import Bar, bars
from zwicker_lab.ui.studies.corner import Chance, Corner
from zwicker_lab.ui.studies.form import WHO
from zwicker_lab.ui.studies.state import Studying, Tail
from zwicker_lab.ui.studies.words import percent, side_text
from zwicker_lab.ui.table.scene import Scene
from zwicker_lab.variants import load_variant

FIELDS = ("players", "who", "deals", "seed")


def form_scene(studying: Studying) -> Scene:
    """The fields, what is wrong with them, and how far the run is."""
    lang, form = studying.lang, studying.form
    return {
        "lang": lang,
        "words": {name: say(lang, f"studies-{name}-word") for name in ("title", *FIELDS, "both", "start", "cancel")},
        "cost": say(lang, "studies-cost"),
        "players": [str(one) for one in form.tables],
        "who": [{"value": who, "text": say(lang, f"play-strength-{who}")} for who in WHO],
        "values": {
            "players": str(form.players),
            "who": form.who,
            "deals": str(form.deals),
            "seed": str(form.seed),
        },
        "both": form.both,
        "errors": {name: problem.text(lang) for name, problem in studying.errors.items()},
        "progress": _progress(studying),
        "news": _news(studying),
        "address": form.address(lang),
    }


def _progress(studying: Studying) -> Scene | None:
    if not studying.is_running:
        return None
    shown = studying.shown
    if shown is None:
        return {"percent": 0, "text": say(studying.lang, "studies-begun")}
    share = 100 * shown.done // shown.total
    text = say(studying.lang, "study-progress", done=shown.done, total=shown.total, percent=share)
    return {"percent": share, "text": text}


def _news(studying: Studying) -> str:
    """What is said when a run begins and ends."""
    lang, shown = studying.lang, studying.shown
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


# ---- the distribution ------------------------------------------------------------------------------------------


def plot_scene(studying: Studying) -> Scene:
    """The bars of every rule set, and the deals of the end that was chosen."""
    lang, shown = studying.lang, studying.shown
    found = bars(shown.results) if shown else ()
    if not found:
        return {"lang": lang, "arms": []}
    results = shown.results
    study = results.study
    side = side_text(study, study.variants[0].sides(study.players)[0], lang)
    top = max(max(bar.counts) for bar in found)
    titles = [title(one, lang) for one in study.variants]
    sums = [sum(bar.counts[arm] for bar in found) for arm in range(len(titles))]
    arms = [
        {"title": name, "bars": [_bar(found, at, arm, top, sums[arm], lang) for at in range(len(found))]}
        for arm, name in enumerate(titles)
    ]
    return {
        "lang": lang,
        "title": say(lang, "studies-plot", side=side),
        "about": say(lang, "studies-plot-about") if shown.is_over else "",
        "arms": arms,
        "ends": [number(found[0].low, 0, lang), "0", number(found[-1].high, 0, lang)],
        "zero": round(100 * -found[0].low / (found[-1].high - found[0].low), 2),
        "open": shown.is_over,
        "table": {
            "title": say(lang, "studies-plot-table"),
            "heads": [say(lang, "studies-plot-lead"), *titles],
            "rows": [[_range(bar, lang), *(str(count) for count in bar.counts)] for bar in found],
        },
        "tail": _tail(studying.tail, titles, lang),
    }


def _bar(found: tuple[Bar, ...], at: int, arm: int, top: int, whole: int, lang: str) -> Scene:
    """One bar; choosing it asks for all deals from there to the end on its side of nought."""
    bar = found[at]
    count, ahead = bar.counts[arm], bar.low >= 0
    beyond = sum(one.counts[arm] for one in (found[at:] if ahead else found[: at + 1]))
    share = percent(beyond / whole if whole else 0, lang)
    text = say(lang, "studies-bar", range=_range(bar, lang), count=count)
    end = _end(bar.low if ahead else None, None if ahead else bar.high, lang)
    return {
        "key": f"{arm}.{at}",
        "arm": arm,
        "height": round(100 * count / top, 2) if top else 0,
        "name": f"{text}. {say(lang, 'studies-beyond', end=end, count=beyond, share=share)}",
        "ask": {"arm": arm, "low": bar.low if ahead else None, "high": None if ahead else bar.high},
        "behind": not ahead,
    }


def _range(bar: Bar, lang: str) -> str:
    return say(lang, "studies-range", low=number(bar.low, 0, lang), high=number(bar.high, 0, lang))


def _end(low: float | None, high: float | None, lang: str) -> str:
    if low is not None:
        return say(lang, "studies-at-least", low=number(low, 0, lang))
    return say(lang, "studies-below", high=number(high or 0, 0, lang))


def _tail(tail: Tail | None, titles: list[str], lang: str) -> Scene | None:
    """The deals at an end, each with the way to its moves."""
    if tail is None:
        return None
    end = _end(None if tail.low == -inf else tail.low, None if tail.high == inf else tail.high, lang)
    return {
        "arm": tail.arm,
        "low": None if tail.low == -inf else tail.low,
        "high": None if tail.high == inf else tail.high,
        "title": say(lang, "studies-tail", title=titles[tail.arm], end=end),
        "waits": say(lang, "studies-tail-waits") if tail.deals is None else "",
        "none": say(lang, "studies-tail-none") if tail.deals == () else "",
        "cancel": say(lang, "studies-cancel-word"),
        "deals": [
            {"text": say(lang, "studies-deal", number=one + 1), "deal": text, "href": _deal_link(text, lang)}
            for one, text in tail.deals or ()
        ],
    }


def _deal_link(text: str, lang: str) -> str:
    link = carried(text)
    return Query({"lang": lang}).link("deal", **({"file": link} if link else {"id": OWN}))
