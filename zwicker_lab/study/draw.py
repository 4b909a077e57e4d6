"""What a study came to as a sheet for a notebook: who played, a few sentences, and the figures they speak of."""

from __future__ import annotations

from html import escape

from zwicker_lab.still import sheet
from zwicker_lab.study.results import Results
from zwicker_lab.study.short import TOLD, in_short
from zwicker_lab.study.tally import Estimate
from zwicker_lab.study.words import figure_text, head_text, interval_text, mean_text, seats_text
from zwicker_lab.texts import say


def results_html(results: Results, lang: str = "en") -> str:
    """Results as a sheet: a column for each rule set and for each difference, every figure with its interval.

    >>> from zwicker_lab.study import Study, run_all
    >>> drawn = results_html(run_all(Study.of("zwicker3", seats=["random"], deals=200, matches=0, twins=0)))
    >>> drawn.count("<table"), "Zwicks in a deal" in drawn
    (1, True)
    """
    study = results.study
    arms = range(len(study.variants))
    heads = [say(lang, "studies-figure"), *(variant.spelled for variant in study.variants)]
    heads += [say(lang, "studies-paired" if study.is_paired(arm) else "studies-unpaired") for arm in arms[1:]]
    told = [name for name in TOLD if any(results.tally(name, arm).squares for arm in arms)]
    below = [say(lang, "study-not-best", players=seats_text(study, lang))]
    for arm in arms[1:] or arms:
        below += in_short(results, arm, lang)
    return sheet(head_text(results, lang), heads, (_row(results, name, lang) for name in told), below)


def _row(results: Results, name: str, lang: str) -> list[str]:
    arms = range(len(results.study.variants))
    found = [results.estimate(name, arm) for arm in arms] + [results.compare(name, arm) for arm in arms[1:]]
    return [escape(figure_text(name, lang)), *(_cell(one, name, lang) for one in found)]


def _cell(found: Estimate | None, name: str, lang: str) -> str:
    if found is None or not found.n:
        return "–"
    mean, interval = escape(mean_text(found, name, lang)), escape(interval_text(found, name, lang))
    return f"<b style='font-variant-numeric:tabular-nums'>{mean}</b><br><small>{interval}</small>"
