"""The components of the page of studies."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

import panel as pn

from zwicker_lab.texts import say
from zwicker_lab.ui.heard import hear
from zwicker_lab.ui.lab.choice import choice_scene
from zwicker_lab.ui.lab.views import WIDE, ChoiceView, LabPart
from zwicker_lab.ui.settings import ASSETS
from zwicker_lab.ui.studies.corner import Corner
from zwicker_lab.ui.studies.scenes import corner_scene, form_scene, plot_scene
from zwicker_lab.ui.studies.state import SIDES, Studying
from zwicker_lab.ui.studies.table import results_scene


class StudiesPart(LabPart):
    """Base of the components here: their own style sheet beside that of the lab."""

    _stylesheets: ClassVar[list[Any]] = [*LabPart._stylesheets, ASSETS / "studies.css"]
    __abstract = True


class FormView(StudiesPart):
    """The fields, the start, the progress; it keeps the browser's address."""

    _bundle = ASSETS / "js" / "studies_form.js"


class CornerView(StudiesPart):
    """The exact corner."""

    _bundle = ASSETS / "js" / "studies_corner.js"


class ResultsView(StudiesPart):
    """The figures, the file and the command that repeat them."""

    _bundle = ASSETS / "js" / "studies_results.js"


class PlotView(StudiesPart):
    """The distribution of the lead, and the deals at its ends."""

    _bundle = ASSETS / "js" / "studies_plot.js"


class StudiesViews(NamedTuple):
    """Everything the page embeds."""

    left: ChoiceView
    right: ChoiceView
    form: FormView
    results: ResultsView
    plot: PlotView
    corner: CornerView


def studies_views(studying: Studying, corner: Corner) -> StudiesViews:
    """The components that show a study and the exact corner, and report to them."""
    lang = studying.lang
    choosers = {side: ChoiceView(side=side, **WIDE) for side in SIDES}
    form, results, plot = FormView(**WIDE), ResultsView(**WIDE), PlotView(**WIDE)
    exact = CornerView(**WIDE)

    def show_form(*_: object) -> None:
        with pn.io.hold():
            form.scene = form_scene(studying)
            for side, view in choosers.items():
                label = say(lang, f"studies-{side}")
                view.scene = choice_scene(studying.form.choice(side), label, lang, studying.errors.get(side))
            choosers["right"].visible = studying.form.both

    def show_run(*_: object) -> None:
        with pn.io.hold():
            form.scene = form_scene(studying)
            results.scene, plot.scene = results_scene(studying), plot_scene(studying)

    def show_tail(*_: object) -> None:
        plot.scene = plot_scene(studying)

    def show_file(*_: object) -> None:
        results.scene = results_scene(studying)

    def show_corner(*_: object) -> None:
        exact.scene = corner_scene(corner, lang)

    for show in (show_form, show_run, show_corner):
        show()
    studying.param.watch(show_form, ["form", "errors"])
    studying.param.watch(show_run, ["shown", "is_running"])
    studying.param.watch(show_tail, "tail")
    studying.param.watch(show_file, "saved")
    corner.param.watch(show_corner, ["rows", "is_running"])
    for view in (*choosers.values(), form, results, plot):
        hear(view, studying.receive)
    hear(exact, corner.receive)
    return StudiesViews(choosers["left"], choosers["right"], form, results, plot, exact)
