"""The school of Swiss Zwick in a browser: lessons by touch, a refused card with its reason, what stays, how it fits."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.ui.browser import PHONE
from tests.ui.learner import start
from zwicker_lab.lessons.swiss import SwissExercise, load_swiss
from zwicker_lab.lessons.swiss.goals import CountStrokes, FindWinner, NameAllowed, OrderTrumps, PlayCard
from zwicker_lab.ui.zwick.lesson.slips import idle_kind


class Pupil:
    """Somebody at a lesson, with a finger."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def tap(self, place: Locator) -> None:
        """Touch something that is there."""
        expect(place).to_be_visible()
        place.tap()

    def card(self, code: str) -> Locator:
        """A card of the hand."""
        return self.page.locator(f'.hand [data-card="{code}"]')

    def play(self, code: str) -> None:
        """Lift a card and play it."""
        self.tap(self.card(code))
        expect(self.card(code)).to_have_attribute("aria-pressed", "true")
        self.tap(self.page.locator(".below [data-id=play]"))

    def answer(self, text: str) -> None:
        """Choose one of the answers."""
        self.tap(self.page.locator(f'.judge [data-id="{text}"]'))

    def solve(self, exercise: SwissExercise) -> None:
        """Give the first accepted answer."""
        goal, answer = exercise.goal, exercise.accepted[0]
        if isinstance(goal, PlayCard):
            self.play(answer)
        elif isinstance(goal, FindWinner):
            self.tap(self.page.locator(f'.tableau [data-item="{answer}"]'))
        elif isinstance(goal, NameAllowed | OrderTrumps):
            for code in answer.split():
                self.tap(self.card(code))
                if isinstance(goal, OrderTrumps):
                    expect(self.card(code)).to_have_count(0)
                else:
                    expect(self.card(code)).to_have_attribute("aria-pressed", "true")
            self.tap(self.page.locator(".below [data-id=check]"))
        elif isinstance(goal, CountStrokes):
            words = answer.split()
            for seat, points in zip(words[::2], words[1::2], strict=True):
                self.page.locator(f'[data-cell="{seat} total"]').fill(points)
            self.tap(self.page.locator(".sheet .btn.main"))
        else:
            self.answer(answer)


@pytest.mark.parametrize("lesson", load_swiss()[::3], ids=lambda lesson: lesson.id)
def test_a_lesson_is_finished_by_touch(
    lesson: Any, new_page: Any, visit: Any, app_url: str, sideways: Callable[[Page], None]
) -> None:
    """From the first example over every exercise to the look back, on a phone, and the map knows of it."""
    page = start(new_page(**PHONE), visit, f"{app_url}zwick-lesson?lang=de&n={lesson.number}")
    pupil = Pupil(page)
    if lesson.example.choices:
        pupil.answer(lesson.example.move)
    else:
        pupil.play(lesson.example.move)
    for at, exercise in enumerate(lesson.exercises, 1):
        pupil.tap(page.locator(".slip .acts [data-id=next]"))
        expect(page.locator(".zl .where")).to_contain_text(f"{at} von")
        pupil.solve(exercise)
        expect(page.locator(".side .slip h2").first).to_have_text("Richtig, gleich beim ersten Mal")
        sideways(page)
    pupil.tap(page.locator(".slip .acts [data-id=next]"))
    expect(page.locator(".went h2")).to_have_text("Lektion geschafft")
    visit(page, f"{app_url}zwick?lang=de")
    expect(page.locator(f'.lesson[data-number="{lesson.number}"]')).to_have_attribute("data-state", "finished")


def test_a_refused_card_says_why_and_stays_in_the_hand(page: Page, visit: Any, app_url: str) -> None:
    """A Belli is no bell: the reason, the rule with its place, no loss of the turn, and no answer given away."""
    start(page, visit, f"{app_url}zwick-lesson?lang=en&n=2&exercise=1")
    visit(page, f"{app_url}zwick-lesson?lang=en&n=2&exercise=6")
    page.locator('.hand [data-card="Kr"]').click()
    page.locator('.hand [data-card="Kr"]').click()
    expect(page.locator(".side .slip h2").first).to_have_text("That does not work")
    said = page.locator(".side .slip.warn")
    expect(said).to_contain_text("Acorns were led and you still hold some: you must follow.")
    expect(said).not_to_contain_text("ace of acorns")
    expect(page.locator(".slip .fine a")).to_have_attribute("href", "zwick-rules?lang=en#play")
    expect(page.locator('.hand [data-card="Kr"]')).to_be_visible()
    page.locator(".ladder button").click()
    expect(page.locator(".ladder li.open")).to_have_count(1)
    page.locator('.hand [data-card="Aa"]').click()
    page.locator(".below [data-id=play]").click()
    expect(page.locator(".side .slip h2").first).to_have_text("Right")
    page.reload()
    expect(page.locator(".side .slip h2").first).to_have_text("Right")


def test_the_keyboard_lifts_plays_and_puts_back(page: Page, visit: Any, app_url: str) -> None:
    """Arrows inside the hand, Enter lifts, Escape puts back, Enter again plays."""
    start(page, visit, f"{app_url}zwick-lesson?lang=en&n=2&exercise=2")
    first = page.locator(".hand .card").first
    first.focus()
    page.keyboard.press("End")
    held = page.locator(".hand .card").last
    expect(held).to_be_focused()
    page.keyboard.press("Enter")
    expect(held).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".below [data-id=play]")).to_be_visible()  # Python has answered, and knows what to put back
    page.keyboard.press("Escape")
    expect(held).to_have_attribute("aria-pressed", "false")
    king = page.locator('.hand [data-card="Kb"]')
    king.focus()
    page.keyboard.press("Enter")
    expect(king).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(page.locator('.tableau [data-item="Kb"]')).to_be_visible()


def test_nobody_is_sent_to_a_hand_that_is_not_dealt_yet() -> None:
    """Whether to lick is asked before the deal: only the card at the bottom lies open then."""
    asked = [one for lesson in load_swiss() for one in lesson.exercises if one.goal.type == "decide"]
    kinds = {(one.start.phase == "lick", idle_kind(one)) for one in asked}
    assert kinds == {(True, "lick"), (False, "decide")}


PLACES = (
    "zwick",
    "zwick-rules",
    "zwick-lesson?n=3&exercise=2",
    "zwick-lesson?n=5&exercise=1",
    "zwick-lesson?n=7&exercise=1",
)


@pytest.mark.parametrize(("place", "lang"), list(zip(PLACES, cycle(("de", "en")))))
def test_pages_fit(place: str, lang: str, page: Page, fits: Callable[..., None], app_url: str) -> None:
    """No violation axe-core knows and no sideways scrolling, in both widths and large print."""
    sign = "&" if "?" in place else "?"
    fits(page, f"{app_url}{place}{sign}lang={lang}")


def test_the_rules_page_shows_every_value_with_where_it_comes_from(page: Page, visit: Any, app_url: str) -> None:
    """Both forms, each with its own values, and what no source says is marked as ours."""
    visit(page, f"{app_url}zwick-rules?lang=en")
    expect(page.locator(".values .chip.guess").first).to_have_text("our assumption: no source says it")
    expect(page.locator("#match")).to_contain_text("twelve counted deals")
    page.locator(".forms a", has_text="friends").click()
    expect(page.locator("#match")).to_contain_text("The first to reach 16")


def test_the_swiss_game_is_found_from_the_foot_of_every_page(page: Page, visit: Any, app_url: str) -> None:
    """A link at the foot, none in the full navigation."""
    visit(page, f"{app_url}home?lang=de")
    page.locator(".foot a", has_text="Schweizer Zwick").click()
    expect(page.locator("h1")).to_have_text("Schweizer Zwick")
