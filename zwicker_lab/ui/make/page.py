"""The page on which lessons are made."""

from __future__ import annotations

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.draft import Draft
from zwicker_lab.lessons.plan import plans
from zwicker_lab.texts import say
from zwicker_lab.ui.coach.home import way_home, when_left
from zwicker_lab.ui.learn.own import brought
from zwicker_lab.ui.make.state import Making
from zwicker_lab.ui.make.views import make_views
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.query import Query


@served
def make_page(query: Query) -> Page:
    """The lesson that is being written; ``own`` or ``plan`` bring one in the link, else the browser has kept it."""
    given = _given(query)
    making = Making(given or Draft(), query.lang, home=way_home(), given=given is not None)
    when_left(making.leave)
    return Page("make", query, say(query.lang, "make-heading"), make_views(making)._asdict())


def _given(query: Query) -> Draft | None:
    known = {plan.id: plan for plan in plans()}
    plan = known.get(query.choice("plan", known, default=""))
    if plan is not None:
        return plan.draft(query.number("evening", 1, len(plan.evenings), default=1))
    if "own" not in query.values:
        return None
    try:
        return Draft.of(brought(query.text("own")))
    except InputError as problem:
        query.problems.append(problem)
        return None
