"""The figures of a study as tables: of whole deals, by side, by place, with what is known exactly."""

from __future__ import annotations

import base64
from collections.abc import Iterator

from zwicker_lab.study import Estimate, Results, Study, figure_text, first_joker, first_zwick, in_short
from zwicker_lab.study.figures import scored_rows
from zwicker_lab.study.store import has_parquet
from zwicker_lab.study.words import OF_ALL, SINGLE, head_text, interval_text, mean_text, seats_text
from zwicker_lab.texts import say
from zwicker_lab.ui.lab.choice import title
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.studies.form import KEPT_NAME, command
from zwicker_lab.ui.studies.state import Studying
from zwicker_lab.ui.studies.words import percent, side_text
from zwicker_lab.ui.table.scene import Scene

Row = tuple[str, str]
"""What a figure is called in its row, and its name."""
OWNED = ("points", "lead", "won", "zwicks", "cards", "rest")


def short_scene(studying: Studying) -> Scene:
    """What came of it in short: who played how many deals, what must be known of them, and a few sentences."""
    lang, shown = studying.lang, studying.shown
    if shown is None or not shown.results.deals:
        return {"lang": lang, "sentences": []}
    results, study = shown.results, shown.results.study
    paired = len(study.variants) > 1 and study.is_paired(1)
    return {
        "lang": lang,
        "title": say(lang, "studies-results"),
        "head": [head_text(results, lang), say(lang, "study-not-best", players=seats_text(study, lang))],
        "notes": list(_notes(studying, results, paired)),
        "assumed": list(_assumed(results, lang)),
        "short": say(lang, "study-short"),
        "sentences": in_short(results, len(study.variants) - 1, lang),
    }


def results_scene(studying: Studying) -> Scene:
    """All figures, how to repeat them, and the file that was asked for."""
    lang, shown, saved = studying.lang, studying.shown, studying.saved
    words = {name: say(lang, f"studies-{name}") for name in ("save", "save-parquet", "command", "copy", "copied")}
    scene: Scene = {
        "lang": lang,
        "words": words,
        "file": {
            "number": saved.number,
            "name": f"{KEPT_NAME}{saved.suffix}",
            "data": base64.b64encode(saved.data).decode(),
        },
    }
    if shown is None or not shown.results.deals:
        return scene | {"groups": []}
    results, study = shown.results, shown.results.study
    return scene | {
        "title": say(lang, "studies-figures"),
        "heads": _heads(study, lang),
        "groups": [
            {"title": say(lang, f"studies-group-{name}"), "rows": [_row(results, one, lang) for one in rows]}
            for name, rows in groups(results, lang).items()
            if rows
        ],
        "about": [say(lang, "study-note-decided"), say(lang, "study-note-joker"), say(lang, "study-note-few")],
        "command": command(study) if shown.is_complete else "",
        "over": shown.is_over,
        "parquet": has_parquet(),
    }


def _heads(study: Study, lang: str) -> list[str]:
    heads = [say(lang, "studies-figure"), *(title(one, lang) for one in study.variants)]
    if len(study.variants) > 1:
        heads.append(say(lang, "studies-paired" if study.is_paired(1) else "studies-unpaired"))
    return [*heads, say(lang, "study-number")]


def groups(results: Results, lang: str) -> dict[str, list[Row]]:
    """Every row of the tables, by group."""
    study = results.study
    names = list(dict.fromkeys(name for arm in range(len(study.variants)) for name in results.names(arm)))
    packets = [name for name in names if name.startswith("packet.") and _happens(results, name)]
    whole = [name for name in (*OF_ALL, *packets, *SINGLE) if name in names]
    sides = [side for side in study.variants[0].sides(study.players) if f"points.{side}" in names]
    rows = dict.fromkeys(code for variant in study.variants for code in scored_rows(variant))
    kinds = [*OWNED, *(f"row.{code}" for code in rows)]
    return {
        "whole": [(figure_text(name, lang), name) for name in whole],
        "decided": [(figure_text(name, lang), name) for name in names if name.startswith("decided.")],
        "joker": [(figure_text(name, lang), name) for name in names if name.startswith("joker.")],
        "side": [
            (f"{figure_text(f'{kind}.{side}', lang)}: {side_text(study, side, lang)}", f"{kind}.{side}")
            for kind in kinds
            for side in sides
            if f"{kind}.{side}" in names
        ],
        "place": list(_places(study.players, lang)),
        "seat": list(_seats(study, lang)) if len(set(study.seats)) > 1 else [],
    }


def _seats(study: Study, lang: str) -> Iterator[Row]:
    for kind in ("seat.points", "seat.cards", "seat.zwicks", "rest.seat"):
        for seat, who in zip(study.variants[0].seats(study.players), study.seats, strict=True):
            name = f"{say(lang, 'seat-name', seat=seat)}, {say(lang, f'play-strength-{who}')}"
            yield f"{figure_text(f'{kind}.{seat}', lang)}: {name}", f"{kind}.{seat}"


def _places(players: int, lang: str) -> Iterator[Row]:
    for kind in ("points", "zwicks", "lead"):
        label = say(lang, "study-side-lead") if kind == "lead" else figure_text(f"place.{kind}", lang)
        for place in range(1, players + 1):
            role = "leader" if place == 1 else "dealer" if place == players else "other"
            yield f"{label}: {say(lang, 'study-place', role=role, place=place)}", f"place.{kind}.{place}"


def _happens(results: Results, name: str) -> bool:
    return any(results.tally(name, arm).squares for arm in range(len(results.study.variants)))


def _row(results: Results, row: Row, lang: str) -> Scene:
    label, name = row
    arms = range(len(results.study.variants))
    found = [results.estimate(name, arm) for arm in arms]
    cells = [_cell(one, name, lang) | _exact(results.study, name, arm, lang) for arm, one in enumerate(found)]
    cells += [_cell(results.compare(name, arm), name, lang) for arm in arms[1:]]
    return {"label": label, "cells": cells, "number": str(max(one.n for one in found))}


def _exact(study: Study, name: str, arm: int, lang: str) -> Scene:
    """What is known exactly of a figure, to stand beside it."""
    known = {"leader.zwick": first_zwick, "leader.joker": first_joker}.get(name)
    chance = known(study.variants[arm], study.players) if known else None
    return {} if chance is None else {"exact": say(lang, "studies-exact", chance=percent(float(chance), lang))}


def _cell(found: Estimate | None, name: str, lang: str) -> Scene:
    if found is None or not found.n:
        return {"mean": "–", "interval": ""}
    return {"mean": mean_text(found, name, lang), "interval": interval_text(found, name, lang)}


def _notes(studying: Studying, results: Results, paired: bool) -> Iterator[str]:
    lang, shown = studying.lang, studying.shown
    if shown.is_over and not shown.is_complete:
        yield say(lang, "study-partial")
    if len(results.study.variants) > 1:
        yield say(lang, "studies-about-paired" if paired else "studies-about-unpaired")
    if studying.repeated is not None:
        yield say(lang, "studies-equal" if studying.repeated else "studies-differs")
    elif studying.before is results:
        yield say(lang, "studies-loaded")
    if paired and not any(tally.squares for figure, tally in results.tallies.items() if figure.against >= 0):
        yield say(lang, "study-no-difference")


def _assumed(results: Results, lang: str) -> Iterator[Scene]:
    """The rule sets some of whose rules are our assumption, with the way to read which."""
    for variant in results.study.variants:
        if "reconstructed" in variant.certainty.values():
            text = say(lang, "studies-assumed", title=title(variant, lang))
            yield {"text": text, "href": Query({"lang": lang}).link("rules", variant=variant.name)}
