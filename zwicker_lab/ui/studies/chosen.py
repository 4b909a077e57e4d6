"""What the chosen deals of a study come to, under every rule set, and the list of some of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import sqrt

from zwicker_lab.study import Cells, Estimate, Study, Tally
from zwicker_lab.study.words import figure_text, interval_text, mean_text, number
from zwicker_lab.texts import say
from zwicker_lab.ui.deals.own import OWN, carried
from zwicker_lab.ui.lab.choice import title
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.studies.brushing import FAR, Brushing, Found
from zwicker_lab.ui.studies.drawn import mean_lead, mean_points
from zwicker_lab.ui.studies.words import percent, side_text
from zwicker_lab.ui.table.scene import Scene


def chosen_scene(brushing: Brushing) -> Scene:
    """The chosen deals as a table with a column for each rule set, and the list."""
    lang, study = brushing.lang, brushing.results.study
    arms = range(len(study.variants))
    columns = [list(_column(brushing, arm)) for arm in arms]
    labels = [label for label, _ in columns[0]]
    return {
        "title": say(lang, "studies-chosen"),
        "about": chosen_text(brushing),
        "count": _count(brushing),
        "heads": [say(lang, "studies-figure"), *(title(one, lang) for one in study.variants)],
        "rows": [[label, *(column[at][1] for column in columns)] for at, label in enumerate(labels)],
        "list": _list(brushing),
    }


def chosen_text(brushing: Brushing) -> str:
    """The selection in one sentence."""
    lang, bounds = brushing.lang, brushing.selection.bounds
    if not bounds:
        return say(lang, "studies-chosen-all")
    parts = []
    for measure, (low, high) in bounds.items():
        what = measure_text(brushing, measure)
        if measure == "rest":
            parts.append(f"{what}: {rest_text(brushing, low)}" if low == high else what)
            continue
        entry = "below" if low == -FAR else "above" if high == FAR else "one" if low == high else "between"
        ends = {"low": number(low, 0, lang), "high": number(high, 0, lang)}
        parts.append(f"{what}: {say(lang, f'studies-chosen-{entry}', **ends)}")
    return "; ".join(parts)


def _count(brushing: Brushing) -> str:
    """How many deals of the drawn rule set are chosen, and which share that is."""
    every, some = brushing.results.cells[brushing.arm].deals, brushing.chosen(brushing.arm).deals
    return say(brushing.lang, "studies-chosen-count", count=some, share=percent(some / every, brushing.lang))


def measure_text(brushing: Brushing, measure: str) -> str:
    """What a measure is called in this study."""
    lang, study = brushing.lang, brushing.results.study
    own, *others = study.variants[brushing.arm].sides(study.players)
    names = {"lead": own, "points": own, "others": others[0] if len(others) == 1 else ""}
    side = side_text(study, names[measure], lang) if names.get(measure) else say(lang, "studies-others")
    return say(lang, f"studies-measure-{measure}", side=side)


def rest_text(brushing: Brushing, place: int) -> str:
    """Who gets the rest: a side, counted from 1, or nobody."""
    study = brushing.results.study
    if place == 0:
        return say(brushing.lang, "studies-rest-nobody")
    return side_text(study, study.variants[brushing.arm].sides(study.players)[place - 1], brushing.lang)


def _column(brushing: Brushing, arm: int) -> Iterator[tuple[str, Scene]]:
    """Of one rule set each figure with its interval."""
    lang, study = brushing.lang, brushing.results.study
    every, cells = brushing.results.cells[arm], brushing.chosen(arm)
    share = Tally(1, {0: every.deals - cells.deals, 1: cells.deals}).estimate(share=True)
    yield say(lang, "studies-chosen-deals"), {"mean": number(cells.deals, 0, lang), "interval": ""}
    yield say(lang, "studies-chosen-share"), _cell(share, "won.", lang)
    sides = len(study.variants[arm].sides(study.players))
    means = {"lead": mean_lead(cells, sides), "points": mean_points(cells)}
    for measure in ("lead", "points", "zwicks"):
        found = _estimate(cells, measure, means.get(measure))
        yield measure_text(brushing, measure), _cell(found, measure, lang)
    rests = cells.histogram("rest")
    own = Tally(1, {0: cells.deals - rests.get(1, 0), 1: rests.get(1, 0)}).estimate(share=True)
    yield f"{figure_text('rest', lang)}: {rest_text(brushing, 1)}", _cell(own, "rest.", lang)


def _estimate(cells: Cells, measure: str, mean: float | None) -> Estimate:
    """The mean of a measure; its spread is that of whole points, in which the deals are counted."""
    tally = Tally(1, cells.histogram(measure))
    found = tally.estimate()
    if mean is None or found.low is None or found.high is None:
        return found if mean is None else replace(found, mean=mean)
    half = 1.96 * sqrt(tally.variance / tally.n)
    return replace(found, mean=mean, low=mean - half, high=mean + half)


def _cell(found: Estimate, name: str, lang: str) -> Scene:
    if not found.n:
        return {"mean": "–", "interval": ""}
    return {"mean": mean_text(found, name, lang), "interval": interval_text(found, name, lang)}


# ---- the list --------------------------------------------------------------------------------------------------


def _list(brushing: Brushing) -> Scene | None:
    if not brushing.selection.bounds:
        return None
    lang, study, found = brushing.lang, brushing.results.study, brushing.listed
    count = brushing.chosen(brushing.arm).deals
    name = title(study.variants[brushing.arm], lang)
    return {
        "title": say(lang, "studies-list", count=count, shown=len(found or ()), title=name),
        "later": "" if brushing.is_over else say(lang, "studies-list-later"),
        "waits": say(lang, "studies-list-waits") if brushing.is_over and found is None and count else "",
        "none": "" if count else say(lang, "studies-list-none"),
        "cancel": say(lang, "studies-cancel-word"),
        "deals": [
            {"text": _deal_text(study, one, lang), "deal": one.text, "href": _deal_link(one.text, lang)}
            for one in found or ()
        ],
    }


def _deal_text(study: Study, found: Found, lang: str) -> str:
    points = " : ".join(number(one, 0 if one == int(one) else 1, lang) for one in found.points)
    return say(lang, "studies-deal", number=found.number + 1, points=points, zwicks=found.zwicks)


def _deal_link(text: str, lang: str) -> str:
    link = carried(text)
    return Query({"lang": lang}).link("deal", **({"file": link} if link else {"id": OWN}))
