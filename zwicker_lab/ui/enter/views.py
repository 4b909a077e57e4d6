"""The components of the page where a deal is entered."""

from __future__ import annotations

from typing import NamedTuple

from zwicker_lab.ui.deals.views import CountView
from zwicker_lab.ui.enter.scenes import counting_scene, kept_scene, moves_scene, pack_scene
from zwicker_lab.ui.enter.state import Entering
from zwicker_lab.ui.heard import hear
from zwicker_lab.ui.pad.views import KeptView, PadPart
from zwicker_lab.ui.play.views import WIDE
from zwicker_lab.ui.settings import ASSETS
from zwicker_lab.ui.table.components import ChoiceView, SlipView, TableView, views


class PackView(PadPart):
    """What is asked for, and the cards that have not turned up yet, to tap."""

    _bundle = ASSETS / "js" / "enter_pack.js"


class EnteredView(PadPart):
    """The moves with their notes, and the ways to look at the deal and to save it."""

    _bundle = ASSETS / "js" / "enter_moves.js"


class EnterViews(NamedTuple):
    """Everything the page embeds."""

    kept: KeptView
    pack: PackView
    table: TableView
    choices: ChoiceView
    slip: SlipView
    moves: EnteredView
    counting: CountView


def enter_views(entering: Entering, seed: int) -> EnterViews:
    """The components that show ``entering`` and report to it."""
    kept = KeptView(scene=kept_scene(entering, seed), **WIDE)
    pack, moves = PackView(scene=pack_scene(entering), **WIDE), EnteredView(scene=moves_scene(entering, seed), **WIDE)
    counting = CountView(scene=counting_scene(entering), **WIDE)
    table, choices, slip = views(entering.table)

    def show(*_: object) -> None:
        kept.scene = kept_scene(entering, seed)
        pack.scene = pack_scene(entering)
        moves.scene = moves_scene(entering, seed)
        if counting.scene.get("title") or entering.deal.is_complete:
            counting.scene = counting_scene(entering)

    entering.param.watch(show, "drawn")
    for part in (kept, pack, moves):
        hear(part, entering.receive)
    return EnterViews(kept, pack, table, choices, slip, moves, counting)
