"""The pages for practice: the overview, and the exercises of one skill or of all."""

from __future__ import annotations

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.fields import rules_named
from zwicker_lab.lessons.known import known_of
from zwicker_lab.lessons.practice import LESSON, MIXED, SKILLS, Ref, read_ref
from zwicker_lab.texts import say
from zwicker_lab.ui.apart import in_thread
from zwicker_lab.ui.coach.home import way_home, when_left
from zwicker_lab.ui.coach.service import shared
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.practice.overview import Overview
from zwicker_lab.ui.practice.play import PracticePlay
from zwicker_lab.ui.practice.views import overview_view, practice_views
from zwicker_lab.ui.practice.words import skill_title
from zwicker_lab.ui.query import Query
from zwicker_lab.variants import Variant
from zwicker_lab.variants.carried import own_rules


@served
def practice_page(query: Query) -> Page:
    """The overview; with ``skill`` its exercises: ``practice?skill=sums&variant=zwickern``.

    ``exercise`` names the one to begin with, such as ``sums 17 zwicker3``.
    """
    skill = query.choice("skill", (*SKILLS, MIXED, LESSON), default="")
    variant = _variant(query)
    ref = _ref(query)
    if not skill and ref is None:
        overview = Overview(variant, query.lang, query.link)
        views, heading = {"skills": overview_view(overview)}, say(query.lang, "practice-heading")
        return Page("practice", query, heading, views, scene=overview.scene)
    coach = shared()
    coach.wake()
    wanted = skill or MIXED
    play = PracticePlay(wanted, variant, query.lang, ref=ref, coach=coach, home=way_home(), apart=in_thread)
    when_left(play.leave)
    heading = say(query.lang, "practice-heading-skill", skill=skill_title(wanted, query.lang))
    given = {"variant": variant.spelled, **own_rules(variant)} if variant else {}
    back = query.link("practice", **given)
    return Page("exercise", query, heading, practice_views(play), route="practice", back=back)


def _variant(query: Query) -> Variant | None:
    """The rules to practise by; those of one's own come along in ``rules``."""
    try:
        own = known_of(query.text("rules")) if "rules" in query.values else None
        return rules_named(query.text("variant")) if "variant" in query.values else own
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
