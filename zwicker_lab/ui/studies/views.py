"""The components of the page of studies."""

from __future__ import annotations

from time import monotonic
from typing import Any, ClassVar, NamedTuple

import panel as pn
from panel.viewable import Child

from zwicker_lab.texts import say
from zwicker_lab.ui.coach.home import Home, at_once
from zwicker_lab.ui.heard import hear
from zwicker_lab.ui.lab.choice import choice_scene
from zwicker_lab.ui.lab.views import WIDE, ChoiceView, LabPart
from zwicker_lab.ui.settings import ASSETS
from zwicker_lab.ui.studies.brushing import Brushing
from zwicker_lab.ui.studies.corner import Corner
from zwicker_lab.ui.studies.gallery import WATCHED, Gallery
from zwicker_lab.ui.studies.pictures import REDRAWN_S
from zwicker_lab.ui.studies.scenes import corner_scene, form_scene, run_scene
from zwicker_lab.ui.studies.state import SIDES, Studying
from zwicker_lab.ui.studies.table import results_scene, short_scene


class StudiesPart(LabPart):
    """Base of the components here: their own style sheet beside that of the lab."""

    _stylesheets: ClassVar[list[Any]] = [*LabPart._stylesheets, ASSETS / "studies.css"]
    __abstract = True


class RunView(StudiesPart):
    """What is to be played in one sentence, the start, and the progress."""

    _bundle = ASSETS / "js" / "studies_run.js"


class FormView(StudiesPart):
    """The fields; it keeps the browser's address."""

    _bundle = ASSETS / "js" / "studies_form.js"


class CornerView(StudiesPart):
    """The exact corner."""

    _bundle = ASSETS / "js" / "studies_corner.js"


class ShortView(StudiesPart):
    """What came of it, in a few sentences."""

    _bundle = ASSETS / "js" / "studies_short.js"


class ResultsView(StudiesPart):
    """The figures, the file and the command that repeat them."""

    _bundle = ASSETS / "js" / "studies_results.js"


class PicturesView(StudiesPart):
    """What stands around the pictures; each picture has a place in it."""

    lead = Child()
    points = Child()
    zwicks = Child()
    rest = Child()
    rows = Child()

    _bundle = ASSETS / "js" / "studies_pictures.js"


class StudiesViews(NamedTuple):
    """Everything the page embeds."""

    run: RunView
    left: ChoiceView
    right: ChoiceView
    form: FormView
    short: ShortView
    results: ResultsView
    pictures: PicturesView
    corner: CornerView


class OutcomeViews(NamedTuple):
    """What came of a study."""

    short: ShortView
    results: ResultsView
    pictures: PicturesView


def outcome_views(studying: Studying, brushing: Brushing, home: Home = at_once) -> OutcomeViews:
    """The components that show what came of a study, and report to it."""
    short, results = ShortView(**WIDE), ResultsView(**WIDE)
    gallery = Gallery(brushing, home)
    pictures = PicturesView(**gallery.places, **WIDE)
    drawn = [0.0]

    def show_run(*_: object) -> None:
        with pn.io.hold():
            short.scene, results.scene = short_scene(studying), results_scene(studying)
        shown = studying.shown
        if shown is None or shown.is_over or brushing.results is None or monotonic() - drawn[0] > REDRAWN_S:
            drawn[0] = monotonic()
            brushing.show(shown.results if shown else None, shown is not None and shown.is_over)

    def show_pictures(*_: object) -> None:
        with pn.io.hold():
            pictures.scene = gallery.hang()

    def show_file(*_: object) -> None:
        results.scene = results_scene(studying)

    show_run()
    show_pictures()
    studying.param.watch(show_run, ["shown", "is_running", "place"])
    studying.param.watch(show_file, "saved")
    brushing.param.watch(show_pictures, WATCHED)
    hear(results, studying.receive)
    hear(pictures, gallery.receive)
    return OutcomeViews(short, results, pictures)


def studies_views(studying: Studying, brushing: Brushing, corner: Corner, home: Home = at_once) -> StudiesViews:
    """The components that show a study and the exact corner, and report to them."""
    lang = studying.lang
    choosers = {side: ChoiceView(side=side, **WIDE) for side in SIDES}
    start, form, exact = RunView(**WIDE), FormView(**WIDE), CornerView(**WIDE)

    def show_form(*_: object) -> None:
        with pn.io.hold():
            start.scene, form.scene = run_scene(studying), form_scene(studying)
            for side, view in choosers.items():
                label = say(lang, f"studies-{side}")
                view.scene = choice_scene(studying.form.choice(side), label, lang, studying.errors.get(side))
            choosers["right"].visible = studying.form.both

    def show_run(*_: object) -> None:
        start.scene = run_scene(studying)

    def show_corner(*_: object) -> None:
        exact.scene = corner_scene(corner, lang)

    show_form()
    show_corner()
    studying.param.watch(show_form, ["form", "errors"])
    studying.param.watch(show_run, ["shown", "is_running", "place"])
    outcome = outcome_views(studying, brushing, home)
    corner.param.watch(show_corner, ["rows", "is_running"])
    for view in (*choosers.values(), start, form):
        hear(view, studying.receive)
    hear(exact, corner.receive)
    short, results, pictures = outcome
    return StudiesViews(start, choosers["left"], choosers["right"], form, short, results, pictures, exact)
