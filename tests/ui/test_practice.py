"""The room for practice in a real browser: a long way by mouse, by keyboard alone, and by touch on a phone."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.ui.browser import PHONE
from tests.ui.learner import Learner, slip, start
from zwicker_lab.lessons import Exercise
from zwicker_lab.lessons.practice import exercise_of, read_ref
from zwicker_lab.zwicker.moves import Move

KEPT = "JSON.parse(localStorage.getItem('zwicker-lab-practice'))"


def exercise(name: str) -> Exercise:
    found = exercise_of(read_ref(name))
    assert found is not None
    return found


def shown(page: Page) -> str:
    """The name of the exercise in the address."""
    return str(page.evaluate("new URLSearchParams(location.search).get('exercise')"))


def touched(move: Move) -> tuple[str, ...]:
    return move.card, *(item.cards[0] for item in move.items)


@pytest.mark.parametrize("by", ["keyboard", "touch"])
def test_a_mistake_comes_back_until_it_is_known(
    by: str, new_page: Any, visit: Any, app_url: str, sideways: Callable[[Page], None]
) -> None:
    """From the overview to an exercise: wrong, a hint, right, on, reload, language, back; and the count of it all."""
    page = start(new_page(**PHONE) if by == "touch" else new_page(), visit, f"{app_url}practice?lang=de")
    learner = Learner(page, by)
    learner.press(page.locator('[data-skill="sums"] a'))
    page.wait_for_url("**exercise=sums*")
    first = "sums 4 zwicker3"
    visit(page, f"{app_url}practice?lang=de&skill=sums&exercise={first}")
    right = exercise(first).right_moves[0]
    learner.attempt("2c", "Qd")
    expect(slip(page)).to_have_text("Das geht nicht")
    learner.press(page.locator(".ladder button"))
    expect(page.locator(".ladder li.open")).to_have_count(1)
    learner.attempt(*touched(right))
    expect(slip(page)).to_have_text("Richtig")
    expect(page.locator(".withies li")).to_have_count(1)
    sideways(page)
    page.reload()
    expect(slip(page)).to_have_text("Richtig")
    assert page.evaluate(KEPT)["log"][0]["result"] == "wrong"
    learner.press(page.locator(".slip .acts [data-id=next]"))
    page.wait_for_function("first => new URLSearchParams(location.search).get('exercise') !== first", arg=first)
    page.evaluate(
        f"() => {{ const kept = {KEPT}; kept.memory[{json.dumps(first)}].due = 1000; "
        "localStorage.setItem('zwicker-lab-practice', JSON.stringify(kept)) }"
    )
    page.reload()
    learner.press(page.locator("[data-id=next-exercise]"))
    expect(page.locator(".task .chip")).to_have_text("kommt wieder")
    assert shown(page) == first
    page.locator("#zl-language").click()
    page.wait_for_url("**lang=en*")
    expect(page.locator(".task .chip")).to_have_text("comes back")
    learner.attempt(*touched(right))
    expect(slip(page)).to_have_text("Right, first time")
    learner.press(page.locator(".crumb .back"))
    row = page.locator('[data-skill="sums"]')
    expect(row).to_contain_text("The last 2 exercises, 1 right first time · 3 tries")
    sideways(page)


def test_every_kind_of_exercise_by_mouse(page: Page, visit: Any, app_url: str) -> None:
    """A verdict of the referee, a pile counted, a best move judged by the adviser with its film."""
    start(page, visit, f"{app_url}practice?lang=en&skill=referee&exercise=referee 4 zwicker3")
    learner = Learner(page, "mouse")
    right = exercise("referee 4 zwicker3").accepted[0]
    wrong = page.locator(f'.judge .choice:not([data-id="{right}"])').first
    learner.press(wrong)
    expect(slip(page)).to_have_text("Not right yet")
    learner.press(page.locator(f'.judge [data-id="{right}"]'))
    expect(slip(page)).to_have_text("Right")

    visit(page, f"{app_url}practice?lang=en&skill=count&exercise=count 4 zwicker3")
    *rows, total = exercise("count 4 zwicker3").rows
    page.locator(f'[data-cell="{rows[0].side} {rows[0].code}"]').focus()
    for row in (*rows, total):
        page.keyboard.type(str(row.points))
        page.keyboard.press("Enter")
    expect(slip(page)).to_have_text("Right, first time")

    visit(page, f"{app_url}practice?lang=en&skill=best")
    page.locator(".hand [data-card]").first.wait_for(timeout=60_000)
    learner.press(page.locator(".hand [data-card]").first)
    learner.press(page.locator(".choosing .choice").first)
    expect(page.locator(".coach-verdict, .verdict").first).to_be_visible()
    page.wait_for_function(f"{KEPT}.log.length === 3")


def test_two_tabs_and_starting_over(new_page: Any, visit: Any, app_url: str) -> None:
    """Two tabs keep each other's first tries; starting over, asked twice, forgets both; rules stay chosen."""
    one = start(new_page(), visit, f"{app_url}practice?lang=en&skill=zwick&exercise=zwick 7 zwicker3")
    two = start(one.context.new_page(), visit, f"{app_url}practice?lang=en&skill=zwick&exercise=zwick 8 zwicker3")
    for page, name in ((one, "zwick 7 zwicker3"), (two, "zwick 8 zwicker3")):
        page.bring_to_front()
        Learner(page, "mouse").attempt(*touched(exercise(name).right_moves[0]))
        expect(slip(page)).to_have_text("Right, first time")
    expect(two.locator(".withies li.first")).to_have_count(2)
    visit(two, f"{app_url}practice?lang=en")
    row = two.locator('[data-skill="zwick"]')
    expect(row).to_contain_text("The last 2 exercises, 2 right first time")
    two.locator("select[name=variant]").select_option("zwickern")
    expect(two.locator('[data-skill="jokers"]')).to_have_count(0)
    expect(row).to_contain_text("Not practised yet")
    two.locator("select[name=variant]").select_option("zwicker3")
    two.get_by_role("button", name="Start over").click()
    two.get_by_role("button", name="Yes, forget everything").click()
    expect(row).to_contain_text("Not practised yet")
    expect(one.locator(".withies li")).to_have_count(0)


def test_garbage_in_the_storage_and_in_the_address(page: Page, visit: Any, app_url: str) -> None:
    """Damaged storage is passed over; a wrong address says so in one line, and something can be practised."""
    page.add_init_script('localStorage.setItem(\'zwicker-lab-practice\', \'{"log":[1],"memory":7,"rounds":{"x":2}}\')')
    start(page, visit, f"{app_url}practice?lang=en&skill=zwick&variant=casino&exercise=sums")
    expect(page.locator("#zl-problem")).to_contain_text("sums 17 zwicker3")
    page.wait_for_url("**exercise=zwick+*")
    expect(page.locator(".hand [data-card]").first).to_be_visible()


KINDS = {
    "overview": "practice?",
    "defend": "practice?skill=defend&exercise=defend 4 zwicker3&",
    "count": "practice?skill=count&exercise=count 4 queen&variant=queen&",
    "referee": "practice?skill=mixed&exercise=referee 6 zwicker3&",
}


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_page_is_accessible_and_fits(
    kind: str, page: Page, visit: Any, app_url: str, fits: Callable[..., None]
) -> None:
    """No violation axe-core knows, and no sideways scrolling: wide and narrow, light and dark, large print."""
    start(page, visit, f"{app_url}{KINDS[kind]}lang=de")
    if kind == "overview":
        page.locator("details summary").click()
    else:
        expect(page.locator(".ladder")).to_be_visible()
    fits(page)
