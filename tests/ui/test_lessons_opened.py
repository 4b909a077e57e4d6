"""Every lesson of the course as somebody meets it on a phone: opened, its first exercise solved, nothing hidden."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.ui.browser import PHONE
from tests.ui.learner import QUICK
from zwicker_lab.lessons import Exercise, Lesson, LessonRun, load_lessons
from zwicker_lab.ui.learn.keep import Kept
from zwicker_lab.zwicker.moves import Move

LESSONS = load_lessons()
HIDDEN = """() => {
  const all = (root, what) => [...root.querySelectorAll('*')].flatMap(node =>
    [...(node.matches(what) ? [node] : []), ...(node.shadowRoot ? all(node.shadowRoot, what) : [])]);
  const low = node => node.getBoundingClientRect().bottom - 1, high = node => node.getBoundingClientRect().top;
  const rails = all(document, '.rail');
  return all(document, '.tableau .item').filter(item => rails.some(rail => high(rail) < low(item))).length }"""
"""How many cards of the table lie under the hand."""


def opened(new_page: Any, visit: Any, url: str) -> Page:
    page: Page = new_page(**PHONE)
    page.add_init_script(QUICK)
    return visit(page, url)  # type: ignore[no-any-return]


def tap(place: Locator) -> None:
    expect(place).to_be_visible()
    place.tap()


def touch(page: Page, text: str) -> None:
    """Try a move by touch; where it can be read in several ways choose the one that is meant."""
    move = Move.read(text)
    tap(page.locator(f'.hand [data-card="{move.card}"]'))
    for item in move.items:
        tap(page.locator(f'.tableau [data-item="{item.cards[0]}"]'))
    tap(page.locator(".below [data-id=try]"))
    right, asked = page.locator(".side .slip.win h2"), page.locator(f'.choice[data-id="{text}"]')
    expect(right.or_(asked).first).to_be_visible()
    if asked.is_visible():
        asked.tap()


def solve(page: Page, exercise: Exercise) -> None:
    """Give an accepted answer in the way its kind is answered."""
    answer = exercise.accepted[0]
    if exercise.play:
        touch(page, answer)
    elif exercise.choices:
        tap(page.locator(f'.judge [data-id="{answer}"]'))
    elif exercise.names_cards:
        for card in answer.split()[1:]:
            tap(page.locator(f'.pick[data-card="{card}"]'))
        tap(page.locator(".picks .acts .btn"))
    else:
        for side, points in zip(answer.split()[::2], answer.split()[1::2], strict=True):
            page.locator(f'[data-cell="{side} total"]').fill(points)
        tap(page.locator(".sheet .acts .btn"))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_its_first_exercise_is_solved_by_touch(
    lesson: Lesson, new_page: Any, visit: Any, app_url: str, sideways: Callable[[Page], None]
) -> None:
    """It is right and leads on; no card lies under the hand, here or at the next."""
    lang = "de" if lesson.number % 2 else "en"
    page = opened(new_page, visit, f"{app_url}lesson?lang={lang}&n={lesson.number}&exercise=1")
    assert page.evaluate(HIDDEN) == 0
    solve(page, lesson.exercises[0])
    expect(page.locator(".side .slip.win h2")).to_be_visible()
    sideways(page)
    tap(page.locator(".slip .acts [data-id=next]"))
    expect(page.locator(".side .slip.win")).to_have_count(0)
    assert page.evaluate(HIDDEN) == 0
    sideways(page)


def test_no_card_lies_under_the_hand_in_any_introduction(new_page: Any, visit: Any, app_url: str) -> None:
    page = new_page(**PHONE)
    for lesson in LESSONS:
        visit(page, f"{app_url}lesson?lang=de&n={lesson.number}&exercise=intro")
        expect(page.locator(".tableau .item").first).to_be_visible()
        assert page.evaluate(HIDDEN) == 0, lesson.id


def finished(lesson: Lesson) -> LessonRun:
    """A run in which every exercise is solved and the packet is played along its line."""
    run = LessonRun.start(lesson.id)
    for number, exercise in enumerate(lesson.exercises, 1):
        run, outcome = run.go(str(number)).try_answer(exercise.accepted[0])
        assert outcome.is_right
    if lesson.packet is not None:
        run = run.go("packet")
        for turn in lesson.packet.turns:
            if turn.seat == lesson.packet.learner:
                run = run.play_packet(Move.read(turn.move))
    return run.go("done")


def test_a_lesson_whose_exercises_are_solved_is_done_on_the_map(new_page: Any, visit: Any, app_url: str) -> None:
    """All lessons, solved one after the other, stand as done, and the map says how many."""
    kept = Kept()
    for lesson in LESSONS:
        kept = kept.with_run(finished(lesson))
    page: Page = new_page(**PHONE)
    page.add_init_script(f"localStorage.setItem('zwicker-lab', {json.dumps(json.dumps(kept.to_json()))})")
    visit(page, f"{app_url}learn?lang=en")
    expect(page.locator(".lesson[data-state=finished]")).to_have_count(len(LESSONS))
    expect(page.locator(".to-part .told").first).to_have_text("9 of 9 lessons done")


# ---- faults a newcomer met ----------------------------------------------------------------------------------------


def test_the_sum_of_a_refusal_stays_on_the_felt(
    new_page: Any, visit: Any, app_url: str, sideways: Callable[[Page], None]
) -> None:
    """Four cards at the edge of a phone: their wrong sum is read as a whole, and the page is no wider."""
    page = opened(new_page, visit, f"{app_url}lesson?lang=de&n=3&exercise=3")
    tap(page.locator('.hand [data-card="9s"]'))
    for item in ("9h", "5d", "4c", "4h"):
        tap(page.locator(f'.tableau [data-item="{item}"]'))
    tap(page.locator(".below [data-id=try]"))
    expect(page.locator(".bubble")).to_be_visible()
    bubble, felt = page.locator(".bubble").bounding_box(), page.locator("section.felt").bounding_box()
    assert bubble is not None and felt is not None
    assert felt["x"] <= bubble["x"] and bubble["x"] + bubble["width"] <= felt["x"] + felt["width"]
    sideways(page)


def test_a_long_sum_among_the_choices_is_whole(new_page: Any, visit: Any, app_url: str) -> None:
    """Two sums in one use of a card: no line of it is cut off on a phone."""
    page = opened(new_page, visit, f"{app_url}lesson?lang=de&n=3&exercise=packet")
    tap(page.locator('.hand [data-card="2c"]'))
    tap(page.locator('.choice[data-id="2c"]'))
    tap(page.locator('.hand [data-card="Tc"]'))
    use = page.locator('.choice[data-id="Tc x 6d 4h 8s 2c"]')
    expect(use).to_have_count(1)
    inside = "use => { const box = use.getBoundingClientRect(); return [...use.querySelectorAll('.do, .do .mini')]"
    assert use.evaluate(f"{inside}.every(part => part.getBoundingClientRect().bottom <= box.bottom) }}")
    assert use.locator(".do").evaluate("line => line.scrollHeight <= line.clientHeight + 1")


def test_what_is_to_be_counted_comes_before_the_sheet_on_a_phone(new_page: Any, visit: Any, app_url: str) -> None:
    """The pile in question stands there when the question is read."""
    page = opened(new_page, visit, f"{app_url}lesson?lang=de&n=9&exercise=2")
    pile, sheet = page.locator(".won").bounding_box(), page.locator(".sheet").bounding_box()
    assert pile is not None and sheet is not None
    assert pile["y"] + pile["height"] <= sheet["y"] and pile["y"] < 740
    assert abs(pile["width"] - sheet["width"]) < 20


@pytest.mark.parametrize(("number", "step"), [(3, "intro"), (13, "intro"), (13, "1")])
def test_in_large_print_no_card_lies_under_the_hand(
    number: int, step: str, new_page: Any, visit: Any, app_url: str
) -> None:
    """The hand follows a card that is chosen, and else stays below the table."""
    page = opened(new_page, visit, f"{app_url}lesson?lang=de&n={number}&exercise={step}")
    page.evaluate("zlLook.set('size', 'large')")
    expect(page.locator(".tableau .item").first).to_be_visible()
    assert page.evaluate(HIDDEN) == 0


def test_the_flag_of_the_last_step_touches_no_button(new_page: Any, visit: Any, app_url: str) -> None:
    """At the packet the flag flies towards the posts."""
    page = opened(new_page, visit, f"{app_url}lesson?lang=en&n=1&exercise=packet")
    last = page.locator(".withies li.now")
    expect(last).to_be_visible()
    assert last.evaluate("post => getComputedStyle(post, '::after').right") == "8px"
