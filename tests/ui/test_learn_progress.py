"""What stays of lessons in a real browser: the place, tries, tabs, a file, and odd storage."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.ui.learner import Learner, slip, start

FULL_FOR_THE_NEW = """() => {
  const known = Object.values(localStorage), write = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    if (!known.includes(value)) throw new DOMException('', 'QuotaExceededError');
    write.call(this, key, value);
  };
}"""


def test_a_reload_and_another_language_keep_the_place_and_the_record(page: Page, visit: Any, app_url: str) -> None:
    """A miss with a hint open is there again after a reload, and in the other language."""
    start(page, visit, f"{app_url}lesson?lang=de&n=3&exercise=1")
    learner = Learner(page, "mouse")
    learner.press(page.locator(".ladder button"))
    expect(page.locator(".ladder li.open")).to_have_count(1)
    learner.attempt("7h", "7d")
    expect(slip(page)).to_have_text("Erlaubt, aber noch nicht das Ziel")
    page.reload()
    expect(slip(page)).to_have_text("Erlaubt, aber noch nicht das Ziel")
    expect(page.locator(".ladder li.open")).to_have_count(1)
    page.locator("#zl-language").click()
    expect(slip(page)).to_have_text("Allowed, but not the goal yet")
    assert "lang=en" in page.url and "n=3" in page.url and "exercise=1" in page.url
    learner.press(page.locator(".slip .acts [data-id=again]"))
    learner.attempt("7h", "7d", "3c", "4s")
    expect(slip(page)).to_have_text("Right")
    expect(page.locator(".side .slip .fine").first).to_have_text("2 tries, 1 hint")


def test_two_tabs_lose_nothing(new_page: Any, visit: Any, app_url: str) -> None:
    """Two tabs open side by side solve different exercises; the map knows both, and starting over forgets both."""
    one = start(new_page(), visit, f"{app_url}lesson?lang=en&n=1&exercise=1")
    two = start(one.context.new_page(), visit, f"{app_url}lesson?lang=en&n=1&exercise=2")
    Learner(one, "mouse").attempt("9s", "9h")
    expect(slip(one)).to_have_text("Right, first time")
    Learner(two, "mouse").attempt("Kd", "Ks")
    expect(slip(two)).to_have_text("Right, first time")
    expect(two.locator(".zl .withies .first")).to_have_count(2)
    visit(two, f"{app_url}learn?lang=en")
    first = two.locator(".lesson[data-number='1']")
    expect(first).to_contain_text("2 of 6 exercises solved, 2 right first time")
    two.get_by_role("button", name="Start over").click()
    two.get_by_role("button", name="No, keep it").click()
    expect(first).to_contain_text("2 of 6")
    two.get_by_role("button", name="Start over").click()
    two.get_by_role("button", name="Yes, forget everything").click()
    expect(first).to_contain_text("Not begun yet")
    expect(one.locator(".zl .withies .first")).to_have_count(0)


def test_what_was_learnt_is_carried_to_another_browser_in_a_file(
    new_page: Any, visit: Any, app_url: str, tmp_path: Path
) -> None:
    """Brought back elsewhere once that is agreed; an open tab there follows; what cannot be taken changes nothing."""
    one = start(new_page(), visit, f"{app_url}lesson?lang=en&n=1&exercise=1")
    Learner(one, "mouse").attempt("9s", "9h")
    expect(slip(one)).to_have_text("Right, first time")
    visit(one, f"{app_url}learn?lang=en")
    with one.expect_download() as saving:
        one.get_by_role("button", name="Save what you have done to a file").click()
    saved = tmp_path / saving.value.suggested_filename
    saving.value.save_as(saved)
    assert saved.name == "zwicker-lab-progress.json"
    wrong = tmp_path / "holiday.json"
    wrong.write_text('{"format": "holiday"}')

    there = new_page()
    tab = start(there, visit, f"{app_url}lesson?lang=en&n=1&exercise=2")
    Learner(tab, "mouse").attempt("Kd", "Ks")
    page = tab.context.new_page()
    visit(page, f"{app_url}learn?lang=en")
    first = page.locator(".lesson[data-number='1']")
    page.locator("#progress-file").set_input_files(wrong)
    expect(page.locator(".backup .err")).to_contain_text("Nothing has changed.")
    expect(first).to_contain_text("1 of 6 exercises solved")
    page.locator("#progress-file").set_input_files(saved)
    asked = page.get_by_role("region", name="Replace what is kept here already?")
    expect(asked.get_by_role("button", name="No, keep it")).to_be_focused()
    page.keyboard.press("Escape")
    expect(asked).to_be_hidden()
    expect(page.locator("#progress-file")).to_be_focused()
    page.locator("#progress-file").set_input_files(saved)
    expect(asked).to_be_visible()
    page.locator("#progress-file").set_input_files(wrong)
    expect(page.locator(".backup .err")).to_contain_text("Nothing has changed.")
    expect(asked).to_be_hidden()
    before = page.evaluate("({ ...localStorage })")
    page.evaluate(FULL_FOR_THE_NEW)
    page.locator("#progress-file").set_input_files(saved)
    asked.get_by_role("button", name="Yes, replace it").click()
    expect(page.locator(".backup .err")).to_contain_text("does not give enough room")
    assert page.evaluate("({ ...localStorage })") == before
    visit(page, page.url)
    page.locator("#progress-file").set_input_files(saved)
    asked.get_by_role("button", name="Yes, replace it").click()
    page.wait_for_function(
        "JSON.parse(localStorage['zwicker-lab']).runs['01-values-and-pairs'].records['01-1']?.solved"
    )
    expect(first).to_contain_text("1 of 6 exercises solved")
    posts = "posts => posts.map(post => post.classList.contains('first')).indexOf(true)"
    wanted = one.locator(".lesson[data-number='1'] .withies li").evaluate_all(posts)
    assert page.locator(".lesson[data-number='1'] .withies li").evaluate_all(posts) == wanted
    expect(tab.locator(".zl .withies .first")).to_have_count(1)
    expect(tab.locator(".zl .withies li").nth(wanted)).to_have_class(re.compile("first"))


def test_the_first_page_leads_back_to_the_place(page: Page, visit: Any, app_url: str) -> None:
    """After a step in a lesson the first page offers to go on there, at the packet too."""
    start(page, visit, f"{app_url}lesson?lang=en&n=4&exercise=packet")
    page.wait_for_function("localStorage.getItem('zwicker-lab')?.includes('\"lesson\":4')")
    visit(page, f"{app_url}home?lang=en")
    link = page.locator("#zl-continue")
    expect(link).to_be_visible()
    link.click()
    expect(page.locator(".zl .where")).to_have_text("Packet")


def test_garbage_in_the_storage_is_passed_over(page: Page, visit: Any, app_url: str) -> None:
    """What is no progress is replaced by what the learner does; other keys in it stay."""
    page.add_init_script(
        "localStorage.getItem('zwicker-lab') ?? localStorage.setItem('zwicker-lab', '{\"runs\":[1],\"x\":7}')"
    )
    start(page, visit, f"{app_url}lesson?lang=en&n=1&exercise=1")
    Learner(page, "mouse").attempt("9s", "9h")
    expect(slip(page)).to_have_text("Right, first time")
    kept = page.evaluate("JSON.parse(localStorage.getItem('zwicker-lab'))")
    assert kept["x"] == 7 and kept["runs"]["01-values-and-pairs"]["records"]["01-1"]["solved"]
