"""The pages for practice: the overview, and the exercises of one skill or of all."""

from __future__ import annotations

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.practice import LESSON, MIXED, SKILLS, Ref, read_ref
from zwicker_lab.texts import say
from zwicker_lab.ui.coach.home import way_home, when_left
from zwicker_lab.ui.coach.service import shared
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.practice.overview import Overview
from zwicker_lab.ui.practice.play import PracticePlay
from zwicker_lab.ui.practice.views import overview_view, practice_views
from zwicker_lab.ui.practice.words import skill_title
from zwicker_lab.ui.query import Query
from zwicker_lab.variants import Variant, load_variant


@served
def practice_page(query: Query) -> Page:
    """The overview; with ``skill`` its exercises: ``practice?skill=sums&variant=zwickern``.

    ``exercise`` names the one to begin with, such as ``sums 17 zwicker3``.
    """
    skill = query.choice("skill", (*SKILLS, MIXED, LESSON), default="")
    variant, ref = _variant(query), _ref(query)
    if not skill and ref is None:
        overview = Overview(variant, query.lang, query.link)
        views, heading = {"skills": overview_view(overview)}, say(query.lang, "practice-heading")
        return Page("practice", query, heading, views, scene=overview.scene)
    coach = shared()
    coach.wake()
    wanted = skill or MIXED
    play = PracticePlay(wanted, variant, query.lang, ref=ref, coach=coach, home=way_home())
    when_left(play.leave)
    heading = say(query.lang, "practice-heading-skill", skill=skill_title(wanted, query.lang))
    given = {"variant": variant.spelled} if variant else {}
    back = query.link("practice", **given)
    return Page("exercise", query, heading, practice_views(play), route="practice", back=back)


def _variant(query: Query) -> Variant | None:
    if "variant" not in query.values:
        return None
    try:
        return load_variant(query.text("variant"), paths=False)
    except InputError as problem:
        query.problems.append(problem)
        return None


def _ref(query: Query) -> Ref | None:
    if not query.text("exercise"):
        return None
    try:
        return read_ref(query.text("exercise"))
    except InputError as problem:
        query.problems.append(problem)
        return None
