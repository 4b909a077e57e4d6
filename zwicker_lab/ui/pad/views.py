"""The components of the score pad."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

import panel as pn

from zwicker_lab.ui.heard import hear
from zwicker_lab.ui.pad.choosing import Seating
from zwicker_lab.ui.pad.scenes import count_scene, kept_scene, proof_scene, strip_scene
from zwicker_lab.ui.pad.sheet import sheet_scene
from zwicker_lab.ui.pad.state import Counting
from zwicker_lab.ui.play.views import WIDE, PlayPart, ScoreView, SheetView
from zwicker_lab.ui.settings import ASSETS


class PadPart(PlayPart):
    """Base of the components here: their own style sheet beside those of the page where one plays."""

    _stylesheets: ClassVar[list[Any]] = [*PlayPart._stylesheets, ASSETS / "pad.css"]
    __abstract = True


class SeatingView(PadPart):
    """The form in which a real table is set up, and what was begun and can be gone on with."""

    _bundle = ASSETS / "js" / "pad_setup.js"


class KeptView(PadPart):
    """Keeps what was entered in the browser, and says where it is."""

    _bundle = ASSETS / "js" / "pad_kept.js"


class PileView(PadPart):
    """The pile of one side: scoring cards to tap, numbers to step or type."""

    _bundle = ASSETS / "js" / "pad_count.js"


class ProofView(PadPart):
    """The deal as it stands with its check, and the button that writes it down."""

    _bundle = ASSETS / "js" / "pad_proof.js"


class PadSheetView(SheetView):
    """The match sheet, with corrections."""

    _stylesheets = PadPart._stylesheets


class PadViews(NamedTuple):
    """Everything the page of a sheet embeds."""

    kept: KeptView
    score: ScoreView
    pile: PileView
    proof: ProofView
    sheet: PadSheetView


def seating_view(seating: Seating) -> SeatingView:
    """The component that sets a table up."""
    view = SeatingView(scene=seating.scene, **WIDE)

    def show(*_: object) -> None:
        view.scene = seating.scene

    seating.param.watch(show, ["setup", "error", "heard"])
    hear(view, seating.receive)
    return view


def pad_views(counting: Counting, seed: int) -> PadViews:
    """The components that show ``counting`` and report to it."""
    made = PadViews(
        KeptView(scene=kept_scene(counting, seed), **WIDE),
        ScoreView(scene=strip_scene(counting), **WIDE),
        PileView(scene=count_scene(counting), **WIDE),
        ProofView(scene=proof_scene(counting), **WIDE),
        PadSheetView(scene=sheet_scene(counting), **WIDE),
    )

    def show(*_: object) -> None:
        with pn.io.hold():
            made.kept.scene = kept_scene(counting, seed)
            made.score.scene = strip_scene(counting)
            made.pile.scene = count_scene(counting)
            made.proof.scene = proof_scene(counting)
            made.sheet.scene = sheet_scene(counting)

    counting.param.watch(show, ["drawn", "phase"])
    for part in (made.kept, made.pile, made.proof, made.sheet):
        hear(part, counting.receive)
    return made
