"""The components of the pages that show deals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

import panel as pn
import param

from zwicker_lab.errors import InputError
from zwicker_lab.lessons import deals
from zwicker_lab.notation import write_deal
from zwicker_lab.notation.plies import LIMIT
from zwicker_lab.texts import say
from zwicker_lab.ui.coach.views import CoachView
from zwicker_lab.ui.deals.curve_scene import curve_scene
from zwicker_lab.ui.deals.own import OWN, carried, own_deal
from zwicker_lab.ui.deals.scenes import (
    count_scene,
    head_scene,
    look_link,
    moves_scene,
    now,
    options_scene,
    steps_scene,
)
from zwicker_lab.ui.deals.state import Stepping
from zwicker_lab.ui.deals.track import Deal
from zwicker_lab.ui.deals.trying import try_scene
from zwicker_lab.ui.heard import hear
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.settings import ASSETS
from zwicker_lab.ui.share import ShareView, share_view
from zwicker_lab.ui.table.components import ChoiceView, LargeLook, Look, SlipView, TableView, views

WIDE: dict[str, Any] = {"sizing_mode": "stretch_width"}


class DealPart(Look):
    """Base of the components here: their own style sheet beside the common one."""

    _stylesheets: ClassVar[list[Any]] = [*Look._stylesheets, ASSETS / "deals.css"]
    __abstract = True


class HeadView(DealPart):
    """The line above the table: a question, a side line, whose turn it is."""

    _bundle = ASSETS / "js" / "deal_head.js"


class StepsView(DealPart):
    """Buttons, slider and keys to go through a deal; it keeps the browser's address."""

    _bundle = ASSETS / "js" / "deal_steps.js"


class OptionsView(DealPart):
    """Whose cards lie open, whether questions are asked, and the links of this moment."""

    _bundle = ASSETS / "js" / "deal_options.js"


class TryView(DealPart):
    """Trying what else could have been played: begin, let programs play on, how it came out."""

    _bundle = ASSETS / "js" / "deal_try.js"


class CurveView(LargeLook):
    """The adviser's curve, how far it is thought about, and the moves that lost most."""

    _bundle = ASSETS / "js" / "deal_curve.js"
    _stylesheets: ClassVar[list[Any]] = [*LargeLook._stylesheets, ASSETS / "deals.css", ASSETS / "curve.css"]


class MovesView(DealPart):
    """All moves of a deal; ``now`` says where one is in them, what is still covered, and how good they were."""

    now = param.Dict(default={}, doc="Where one is, from which number on moves are covered, verdicts.")

    _bundle = ASSETS / "js" / "deal_moves.js"


class CountView(DealPart):
    """The counting at the end, row by row."""

    _bundle = ASSETS / "js" / "deal_count.js"


class HandView(DealPart):
    """Brings the text of an own deal from the browser's window."""

    _bundle = ASSETS / "js" / "deal_hand.js"


class DealViews(NamedTuple):
    """Everything the page of a deal embeds."""

    head: HeadView
    table: TableView
    steps: StepsView
    trying: TryView
    options: OptionsView
    share: ShareView
    curve: CurveView
    slip: SlipView
    coach: CoachView
    choices: ChoiceView
    moves: MovesView
    counting: CountView


def deal_views(stepping: Stepping) -> DealViews:
    """The components that show ``stepping`` and report to it."""
    head, steps, options, counting = HeadView(**WIDE), StepsView(**WIDE), OptionsView(**WIDE), CountView(**WIDE)
    trying, curve = TryView(**WIDE), CurveView(scene={}, **WIDE)
    moves = MovesView(scene=moves_scene(stepping.deal, stepping.lang, me=stepping.place.me), now=now(stepping), **WIDE)

    def show(*_: object) -> None:
        with pn.io.hold():
            head.scene = head_scene(stepping)
            steps.scene = steps_scene(stepping)
            options.scene = options_scene(stepping)
            counting.scene = count_scene(stepping)

    def beside(*_: object) -> None:
        with pn.io.hold():
            trying.scene, curve.scene, moves.now = try_scene(stepping), curve_scene(stepping), now(stepping)

    def opened(_: object) -> None:
        moves.scene = moves_scene(stepping.deal, stepping.lang, me=stepping.place.me, tells_problem=stepping.handed)

    def lent(change: object) -> None:
        table.scene = change.new or stepping.table.scene  # type: ignore[attr-defined]

    def advised(change: object) -> None:
        coach.scene = change.new  # type: ignore[attr-defined]

    show()
    beside()
    table, choices, slip = views(stepping.table)
    coach = CoachView(scene=stepping.advice, **WIDE)
    stepping.param.watch(opened, "deal")
    stepping.param.watch(show, ["place", "settled", "deal"])
    stepping.param.watch(beside, ["drawn", "strength"])
    stepping.param.watch(lent, "picture")
    stepping.param.watch(advised, "advice")
    for part in (head, steps, trying, options, curve, moves):
        hear(part, stepping.receive)
    hear(coach, stepping.beside.receive)
    share = share_view(stepping.lang, lambda: (carries(stepping), look_link(stepping)))
    return DealViews(head, table, steps, trying, options, share, curve, slip, coach, choices, moves, counting)


def carries(stepping: Stepping) -> bool:
    """Whether the address of the page leads to this deal from any browser."""
    return stepping.deal.id != OWN or carried(stepping.deal.text) is not None


def hand_view(stepping: Stepping) -> HandView:
    """The component that brings the text of an own deal and shows the page once it is read."""
    lang = stepping.lang
    words = {name: say(lang, f"deals-own-{name}") for name in ("again", "gone", "loading")}
    back = f"{Query({'lang': lang}).link('deals')}#own"
    place = {"key": "zwicker-lab-deal", "room": "deal-room"}
    view = HandView(scene={**words, **place, "back": back, "ready": False, "error": "", "title": ""}, **WIDE)

    def told(_: object) -> None:
        error = stepping.error.text(lang) if stepping.error else ""
        title = stepping.deal.title.of(lang)
        view.scene = {**view.scene, "error": error, "ready": not error and stepping.deal.id == OWN, "title": title}

    stepping.param.watch(told, ["deal", "error"])
    hear(view, stepping.receive)
    return view


class OwnView(DealPart):
    """A field for a deal of one's own. A readable one is opened; what is wrong with another stands beside the field.

    ``route`` names the page that opens it, and ``check`` raises ``InputError`` for a deal that page cannot show.
    """

    _bundle = ASSETS / "js" / "deals_own.js"

    def __init__(
        self, lang: str, *, route: str = "deal", check: Callable[[Deal], object] | None = None, **params: Any
    ) -> None:
        names = ("label", "help", "file", "file-help", "example", "show", "not-text", "too-large", "empty")
        words = {name: say(lang, f"deals-own-{name}") for name in names}
        scene = {"words": words, "limit": LIMIT, "example": write_deal(deals()[0].file)}
        super().__init__(scene={**scene, "count": 0, "error": "", "line": None, "target": ""}, **params)
        self._lang, self._route, self._check = lang, route, check

    def _handle_msg(self, data: Any) -> None:
        if isinstance(data, dict) and isinstance(data.get("text"), str):
            self.read(data["text"])

    def read(self, text: str) -> None:
        """Read ``text`` as if it had been pasted and sent."""
        told: dict[str, Any] = {"error": "", "line": None, "target": ""}
        try:
            deal = own_deal(text)
            if self._check is not None:
                self._check(deal)
        except InputError as problem:
            told |= {"error": problem.text(self._lang), "line": problem.line}
        else:
            link = carried(text)
            named = {"file": link} if link else {"id": OWN}
            told["target"] = Query({"lang": self._lang}).link(self._route, **named)
        self.scene = {**self.scene, **told, "count": self.scene["count"] + 1}
