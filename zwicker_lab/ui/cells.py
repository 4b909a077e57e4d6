"""The views of the app in a notebook cell: each is the page's own state and components, without the page around."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from typing import Any

import panel as pn
from panel.viewable import Viewable

from zwicker_lab import zwick
from zwicker_lab.errors import InputError
from zwicker_lab.lessons import LessonRun, Sheet, TutorialDeal, opened, steps
from zwicker_lab.lessons.model import Paper
from zwicker_lab.lessons.swiss import SwissLesson
from zwicker_lab.notation import DealFile, Replay
from zwicker_lab.players.advice import Advice
from zwicker_lab.players.told import advice_html
from zwicker_lab.study import Results
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.coach.home import way_home
from zwicker_lab.ui.coach.service import shared
from zwicker_lab.ui.compare.state import Comparing, Pair, Reading
from zwicker_lab.ui.compare.views import compare_views
from zwicker_lab.ui.deals.own import of_file, of_tutorial
from zwicker_lab.ui.deals.place import Place
from zwicker_lab.ui.deals.state import Stepping
from zwicker_lab.ui.deals.views import deal_views
from zwicker_lab.ui.lab.choice import chosen
from zwicker_lab.ui.learn.play import LessonPlay
from zwicker_lab.ui.learn.views import lesson_views
from zwicker_lab.ui.notebook import WIDE, framed, side_by_side
from zwicker_lab.ui.play.bots import shared_bots
from zwicker_lab.ui.studies.brushing import Brushing
from zwicker_lab.ui.studies.form import Form
from zwicker_lab.ui.studies.state import Studying
from zwicker_lab.ui.studies.views import outcome_views
from zwicker_lab.ui.table.components import views
from zwicker_lab.ui.table.trying import TableTry
from zwicker_lab.ui.zwick.lesson.play import SwissPlay
from zwicker_lab.ui.zwick.table.staging import Staging
from zwicker_lab.ui.zwick.table.trying import TrickTry
from zwicker_lab.ui.zwick.table.views import trick_views
from zwicker_lab.variants import Variant, load_variant
from zwicker_lab.zwick.players import Advice as SwissAdvice
from zwicker_lab.zwick.players.told import advice_html as swiss_advice_html
from zwicker_lab.zwicker.position import Position

Parts = Iterator[Viewable]


def show(thing: object, *, lang: str = "en", dark: bool | None = None, **settings: Any) -> pn.Column:
    """What the app shows of ``thing``; raises ``InputError``, told in ``lang``, for what it has no view of."""
    if lang not in LANGUAGES:
        raise InputError("show-lang", got=str(lang), known=", ".join(LANGUAGES))
    try:
        kind = _kind_of(thing)
        return framed(VIEWS[kind](thing, lang, **settings), dark=dark, most=NARROW.get(kind, WIDEST))
    except InputError as problem:
        raise problem.told_in(lang) from None


def _kind_of(thing: object) -> type:
    found = next((kind for kind in VIEWS if isinstance(thing, kind)), None)
    if found is None:
        raise InputError("show-nothing", kind=type(thing).__name__)
    return found


# ---- tables ----------------------------------------------------------------------------------------------------


def _position(position: Position, lang: str, *, under: str | Variant | None = None, **settings: Any) -> Parts:
    if under is not None:
        return _compared(position, lang, load_variant(under) if isinstance(under, str) else under)
    table, choices, slip = views(TableTry(position, lang=lang, **settings))
    return iter([side_by_side([table], [slip, choices])])


def _trick(position: zwick.Position, lang: str, **settings: Any) -> Parts:
    table, slip = trick_views(TrickTry(position, lang=lang, staging=Staging(lang), **settings))
    return iter([table, slip])


def _compared(position: Position, lang: str, other: Variant) -> Parts:
    pair = Pair(str(position), position, chosen(position.variant), chosen(other))
    shown = compare_views(Comparing(Reading(pair, pair.text), lang), pair.text)
    yield side_by_side([shown.table], [shown.left, shown.right])
    yield shown.lanes


# ---- lessons ---------------------------------------------------------------------------------------------------


def _lesson(lesson: Sheet, lang: str, *, exercise: str | int = "intro") -> Parts:
    return _course(LessonPlay(_run(lesson, exercise), lang, coach=shared(), home=way_home()), lang)


def _swiss_lesson(lesson: SwissLesson, lang: str, *, exercise: str | int = "intro") -> Parts:
    return _course(SwissPlay(_run(lesson, exercise), lang), lang)


def _run(lesson: Paper, step: str | int) -> LessonRun:
    known = steps(opened(lesson))
    if str(step) not in known:
        raise InputError("show-step", got=str(step), known=", ".join(known))
    return LessonRun.start(lesson.id).go(str(step))


def _course(play: LessonPlay | SwissPlay, lang: str) -> Parts:
    shown = lesson_views(play)
    yield _heading(play.lesson.title.of(lang))
    yield shown["steps"]
    left, right = ([shown[name] for name in names] for names in _BESIDE)
    yield side_by_side(left, right, shown["hints"])


_BESIDE = (("table", "board"), ("slip", "coach", "choices", "answers"))
"""Where the components of a lesson stand: on the left, on the right."""


# ---- deals -----------------------------------------------------------------------------------------------------


def _file(file: DealFile, lang: str, **settings: Any) -> Parts:
    return _deal(of_file(file), lang, **settings)


def _tutorial(deal: TutorialDeal, lang: str, **settings: Any) -> Parts:
    return _deal(of_tutorial(deal), lang, **settings)


def _replay(replay: Replay, lang: str, **settings: Any) -> Parts:
    return _deal(of_file(replay.deal), lang, **settings)


def _deal(deal: Any, lang: str, *, at: int = 0) -> Parts:
    if not 0 <= at <= deal.main.end:
        raise InputError("show-at", got=at, most=deal.main.end)
    stepping = Stepping(deal, Place(at), lang, coach=shared(), bots=shared_bots(), home=way_home())
    shown = deal_views(stepping)
    yield _heading(deal.title.of(lang), deal.problem[lang] if deal.problem else "")
    shown.steps.margin, shown.moves.margin = (0, 0, 10, 0), (20, 0, 0, 0)
    yield shown.steps
    yield side_by_side(
        [shown.head, shown.table, shown.trying, shown.options, shown.counting, shown.curve],
        [shown.slip, shown.coach, shown.choices, shown.moves],
    )


# ---- studies and advice ----------------------------------------------------------------------------------------


def _results(results: Results, lang: str) -> Parts:
    studying, brushing = Studying(Form.usual(), lang), Brushing(lang, home=way_home())
    shown = outcome_views(studying, brushing, way_home())
    studying.display(results)
    shown.pictures.margin = shown.results.margin = (28, 0, 0, 0)
    yield from (shown.short, shown.pictures, shown.results)


def _advice(advice: Advice, lang: str) -> Parts:
    return iter([_html(advice_html(advice, lang))])


def _swiss_advice(advice: SwissAdvice, lang: str) -> Parts:
    return iter([_html(swiss_advice_html(advice, lang))])


# ---- words -----------------------------------------------------------------------------------------------------


def _heading(title: str, problem: str = "") -> pn.pane.HTML:
    told = f"<p>{escape(problem)}</p>" if problem else ""
    return _html(f"<h2>{escape(title)}</h2>{told}")


def _html(text: str) -> pn.pane.HTML:
    return pn.pane.HTML(text, stylesheets=[_WORDS], **WIDE)


_WORDS = """
:host{color:var(--ink)}
h2{margin:0 0 4px;font:700 24px/1.3 var(--font)} p{margin:0 0 8px;font:16px/1.4 var(--font)}
"""

VIEWS: dict[type, Callable[..., Parts]] = {
    Position: _position,
    zwick.Position: _trick,
    SwissLesson: _swiss_lesson,
    Sheet: _lesson,
    DealFile: _file,
    TutorialDeal: _tutorial,
    Replay: _replay,
    Results: _results,
    Advice: _advice,
    SwissAdvice: _swiss_advice,
}
"""What there is a view of; the first kind a thing is of counts."""
WIDEST = 1180
NARROW: dict[type, int] = {zwick.Position: 760}
"""How wide a cell may be at most, in pixels; where little stands beside a table, the table is all."""
