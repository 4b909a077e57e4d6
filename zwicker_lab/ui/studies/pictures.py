"""What stands around the pictures of a study: their titles, fields, the same numbers as tables, and as a file."""

from __future__ import annotations

import csv
import io

from zwicker_lab.kernel import UNIT
from zwicker_lab.study import MEASURES, Results
from zwicker_lab.study.figures import scored_rows
from zwicker_lab.study.store import described
from zwicker_lab.study.words import figure_text, number
from zwicker_lab.texts import say
from zwicker_lab.ui.lab.choice import title
from zwicker_lab.ui.studies.brushing import FAR, Brushing
from zwicker_lab.ui.studies.chosen import chosen_scene, measure_text, rest_text
from zwicker_lab.ui.studies.drawn import BARRED, Bars, Drawn
from zwicker_lab.ui.studies.plots import PICTURES, TOKENS, Labels, has_datashader
from zwicker_lab.ui.table.scene import Scene

REDRAWN_S = 10
"""While a study is played its pictures are drawn no more often than this: drawing keeps every visitor waiting."""
DATA_FILE = "zwicker-lab-pictures.csv"
"""What the numbers behind the pictures are called as a file."""
WORDS = ("clear", "top", "bottom", "png", "svg", "data", "table", "down", "whole", "chosen-few")


def pictures_scene(brushing: Brushing, drawn: Drawn | None, file: Scene) -> Scene:
    """Everything around the pictures; without results only what the pictures need to be dressed."""
    lang = brushing.lang
    scene: Scene = {"lang": lang, "tokens": list(TOKENS), "open": drawn is not None, "file": file}
    if drawn is None:
        return scene
    study = brushing.results.study
    names = [title(one, lang) for one in study.variants]
    return scene | {
        "title": say(lang, "studies-pictures"),
        "about": say(lang, "studies-pictures-about"),
        "so_far": "" if brushing.is_over else _so_far(brushing),
        "words": {name: say(lang, f"studies-pictures-{name}") for name in WORDS},
        "arms": [{"value": arm, "text": name, "pressed": arm == brushing.arm} for arm, name in enumerate(names)]
        if len(names) > 1
        else [],
        "legend": _legend(names, brushing.arm, lang),
        "pictures": [_picture(brushing, name, drawn) for name in PICTURES],
        "chosen": chosen_scene(brushing),
        "any": bool(brushing.selection.bounds),
        "tables": [_table(brushing, name, drawn.bars[name], names) for name in BARRED] + [_parts_table(drawn, lang)],
    }


def _so_far(brushing: Brushing) -> str:
    return say(brushing.lang, "studies-pictures-so-far", count=brushing.results.deals, seconds=REDRAWN_S)


def labels(brushing: Brushing) -> dict[str, Labels]:
    """The words inside the pictures."""
    lang, study = brushing.lang, brushing.results.study
    deals = say(lang, "studies-axis-deals")
    places = range(len(study.variants[brushing.arm].sides(study.players)) + 1)
    codes = _codes(brushing)
    found = {name: Labels(measure_text(brushing, name), deals, _told(brushing, name)) for name in ("lead", "zwicks")}
    rest = tuple((place + 0.5, "\n".join(rest_text(brushing, place).rsplit(" ", 1))) for place in places)
    return found | {
        "points": Labels(measure_text(brushing, "points"), measure_text(brushing, "others"), _told(brushing, "points")),
        "rest": Labels("", deals, _told(brushing, "rest"), rest),
        "rows": Labels(say(lang, "studies-axis-points"), "", _told(brushing, "rows"), codes),
    }


def _codes(brushing: Brushing) -> tuple[tuple[float, str], ...]:
    codes = scored_rows(brushing.results.study.variants[brushing.arm])
    return tuple((len(codes) - 1 - at, figure_text(f"row.{code}", brushing.lang)) for at, code in enumerate(codes))


def _told(brushing: Brushing, name: str) -> str:
    return say(brushing.lang, "studies-picture-told", title=_title(brushing, name))


def _title(brushing: Brushing, name: str) -> str:
    if name in BARRED:
        return measure_text(brushing, name)
    return say(brushing.lang, f"studies-picture-{name}", side=measure_text(brushing, "lead"))


def _picture(brushing: Brushing, name: str, drawn: Drawn) -> Scene:
    lang = brushing.lang
    fields = {"lead": ["lead"], "points": ["points", "others"], "zwicks": ["zwicks"]}.get(name, [])
    scene: Scene = {
        "name": name,
        "title": _title(brushing, name),
        "file": f"zwicker-lab-{name}",
        "about": "",
        "fields": [_field(brushing, measure) | {"plain": len(fields) == 1} for measure in fields],
    }
    if name == "points":
        way = "datashader" if drawn.is_large and has_datashader() else "binned"
        scene["about"] = say(lang, f"studies-map-{way}")
    if name == "rows":
        scene["about"] = say(lang, "studies-rows-about")
    if name == "rest":
        scene["choice"] = _rest_choice(brushing)
    return scene


def _field(brushing: Brushing, measure: str) -> Scene:
    low, high = brushing.selection.bounds.get(measure, (-FAR, FAR))
    problem = brushing.errors.get(measure)
    return {
        "measure": measure,
        "label": measure_text(brushing, measure),
        "words": {end: say(brushing.lang, f"studies-{end}") for end in ("low", "high")},
        "low": "" if low == -FAR else str(low),
        "high": "" if high == FAR else str(high),
        "error": problem.text(brushing.lang) if problem else "",
    }


def _rest_choice(brushing: Brushing) -> Scene:
    study = brushing.results.study
    low, high = brushing.selection.bounds.get("rest", (-1, -2))
    places = range(len(study.variants[brushing.arm].sides(study.players)) + 1)
    every = {"value": "", "text": say(brushing.lang, "studies-rest-all")}
    return {
        "label": measure_text(brushing, "rest"),
        "value": str(low) if low == high else "",
        "options": [every, *({"value": str(place), "text": rest_text(brushing, place)} for place in places)],
    }


def _legend(names: list[str], arm: int, lang: str) -> list[Scene]:
    """What colours and lines mean, the same in every picture."""
    found = [{"mark": "chosen", "text": say(lang, "studies-legend-chosen", title=names[arm])},
             {"mark": "whole", "text": say(lang, "studies-legend-whole", title=names[arm])}]  # fmt: skip
    if len(names) == 2:
        found.append({"mark": "other", "text": say(lang, "studies-legend-other", title=names[1 - arm])})
    return found


# ---- the same as tables and as a file --------------------------------------------------------------------------


def _table(brushing: Brushing, measure: str, bars: Bars, names: list[str]) -> Scene:
    lang, arm = brushing.lang, brushing.arm
    columns = [bars.whole, bars.chosen, *([bars.other] if bars.other else [])]
    heads = [names[arm], say(lang, "studies-pictures-chosen-few"), *(names[1 - arm] for _ in columns[2:])]
    rows = []
    for at, (low, high) in enumerate(zip(bars.edges, bars.edges[1:], strict=False)):
        label = rest_text(brushing, at) if measure == "rest" else _range(low, high, lang)
        rows.append([label, *(number(column[at], 0, lang) for column in columns)])
    return {"title": measure_text(brushing, measure), "heads": [measure_text(brushing, measure), *heads], "rows": rows}


def _parts_table(drawn: Drawn, lang: str) -> Scene:
    parts = drawn.parts
    rows = [
        [figure_text(f"row.{code}", lang), number(all_of_them, 2, lang, "+"), number(some, 2, lang, "+")]
        for code, all_of_them, some in zip(parts.codes, parts.whole, parts.chosen, strict=True)
    ]
    heads = [say(lang, f"studies-{name}") for name in ("figure", "pictures-whole", "pictures-chosen-few")]
    return {"title": say(lang, "studies-axis-points"), "heads": heads, "rows": rows}


def _range(low: float, high: float, lang: str) -> str:
    if high - low == 1:
        return number(low, 0, lang)
    return say(lang, "studies-range", low=number(low, 0, lang), high=number(high - 1, 0, lang))


def as_data(results: Results, brushing: Brushing) -> str:
    """The deals by their kind as a CSV file: under which rule set, how many, whether chosen, and the first of them."""
    text = io.StringIO()
    text.write(f"# Zwicker Lab pictures: {described(results)}\n")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["variant", *MEASURES, "points_sum", "deals", "chosen", "first"])
    for arm, cells in sorted(results.cells.items()):
        columns = [cells.values(measure).tolist() for measure in MEASURES]
        sums = [f"{one / UNIT:g}" for one in cells.sums[:, 0].tolist()]
        inside = brushing.selection.holds(cells.keys).astype(int).tolist()
        numbers = (cells.firsts + 1).tolist()
        lines = zip(*columns, sums, cells.counts.tolist(), inside, numbers, strict=True)
        writer.writerows([arm, *line] for line in lines)
    return text.getvalue()
