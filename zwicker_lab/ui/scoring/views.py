"""The components of the page that counts a deal under every rule set."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

import panel as pn

from zwicker_lab.ui.deals.views import OwnView
from zwicker_lab.ui.heard import hear
from zwicker_lab.ui.lab.views import WIDE, LabPart
from zwicker_lab.ui.scoring.counted import bars_scene, counted, counts_scene, result_scene
from zwicker_lab.ui.scoring.deal import piles_of
from zwicker_lab.ui.scoring.scenes import deal_scene, table_scene
from zwicker_lab.ui.scoring.state import Counting
from zwicker_lab.ui.settings import ASSETS


class ScoringPart(LabPart):
    """Base of the components here: their own style sheet beside that of the lab."""

    _stylesheets: ClassVar[list[Any]] = [*LabPart._stylesheets, ASSETS / "scoring.css"]
    __abstract = True


class DealView(ScoringPart):
    """Which deal is counted, and the form that has another one played."""

    _bundle = ASSETS / "js" / "scoring_deal.js"


class ValuesView(ScoringPart):
    """One's own scoring table: a slider for each value."""

    _bundle = ASSETS / "js" / "scoring_values.js"


class BarsView(ScoringPart):
    """The bars."""

    _bundle = ASSETS / "js" / "scoring_bars.js"


class CountsView(ScoringPart):
    """The differences in words and the table by row; it keeps the browser's address."""

    _bundle = ASSETS / "js" / "scoring_counts.js"


class ScoringViews(NamedTuple):
    """Everything the page embeds."""

    deal: DealView
    values: ValuesView
    bars: BarsView
    counts: CountsView
    own: OwnView


def scoring_views(counting: Counting) -> ScoringViews:
    """The components that show ``counting`` and report to it."""
    deal, values = DealView(**WIDE), ValuesView(**WIDE)
    bars, counts = BarsView(**WIDE), CountsView(**WIDE)

    def show(*_: object) -> None:
        found = counted(counting)
        with pn.io.hold():
            values.scene = table_scene(counting) | {"result": result_scene(counting)}
            bars.scene, counts.scene = bars_scene(found, counting.lang), counts_scene(counting, found)
            deal.scene = deal_scene(counting)

    def tell(*_: object) -> None:
        deal.scene = deal_scene(counting)

    show()
    counting.param.watch(show, ["piles", "table", "side", "errors"])
    counting.param.watch(tell, ["progress", "source"])
    for view in (deal, values, counts):
        hear(view, counting.receive)
    own = OwnView(counting.lang, route="scoring", check=piles_of, **WIDE)
    return ScoringViews(deal, values, bars, counts, own)
