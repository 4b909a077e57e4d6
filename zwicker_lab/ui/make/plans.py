"""The page with the plans for evenings: to choose from, to read, to print, to begin a lesson with."""

from __future__ import annotations

from dataclasses import dataclass

from zwicker_lab.lessons import load_lessons, tutorial_deal
from zwicker_lab.lessons.plan import Evening, PlanStep, find_exercise, plans
from zwicker_lab.texts import say
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.query import Query


@dataclass(frozen=True)
class Link:
    """Something to open for a step: its text, and the page with what it is asked for."""

    text: str
    href: str


@served
def plans_page(query: Query) -> Page:
    """All plans, or one of them: ``plans?plan=course``."""
    known = {plan.id: plan for plan in plans()}
    plan = known.get(query.choice("plan", known, default=""))
    heading = plan.title.of(query.lang) if plan else say(query.lang, "plans-heading")
    return Page(
        "plans",
        query,
        heading,
        plan=plan,
        plans=plans(),
        clock=clock,
        step_links=lambda step: step_links(step, query),
        copies=lambda at: query.link("make", plan=plan.id if plan else "", evening=at),
    )


def step_links(step: PlanStep, query: Query) -> list[Link]:
    """What a step opens: the lesson, each exercise, a deal.

    >>> [link.text for link in step_links(plans()[0].evenings[0].steps[1], Query({"lang": "en"}))][:2]
    ['Lesson 1: Values and pairs', 'Exercise 1.1']
    """
    lang, found = query.lang, []
    if step.lesson is not None:
        lesson = load_lessons()[step.lesson - 1]
        text = say(lang, "plans-lesson", number=lesson.number, title=lesson.title.of(lang))
        found.append(Link(text, query.link("lesson", n=lesson.number, exercise="intro")))
    for name in step.exercises:
        lesson, _, at = find_exercise(name)
        href = query.link("lesson", n=lesson.number, exercise=at)
        found.append(Link(say(lang, "plans-exercise", number=lesson.number, at=at), href))
    if step.deal is not None:
        title = tutorial_deal(step.deal).title.of(lang)
        found.append(Link(say(lang, "plans-deal", title=title), query.link("deal", id=step.deal)))
    return found


def clock(evening: Evening) -> list[tuple[int, PlanStep]]:
    """The steps of an evening, each with the minute it begins at.

    >>> [at for at, _ in clock(plans()[0].evenings[0])][:3]
    [0, 8, 20]
    """
    begins = [sum(step.minutes for step in evening.steps[:at]) for at in range(len(evening.steps))]
    return list(zip(begins, evening.steps, strict=True))
