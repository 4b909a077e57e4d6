"""The learn pages in a real browser: one whole lesson by mouse, keyboard and touch, and what stays afterwards."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from zwicker_lab.lessons import load_lessons

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
QUICK = "localStorage.getItem('zwicker-lab-look') ?? localStorage.setItem('zwicker-lab-look', '{\"pace\":\"quick\"}')"
FULL_FOR_THE_NEW = """() => {
  const known = Object.values(localStorage), write = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    if (!known.includes(value)) throw new DOMException('', 'QuotaExceededError');
    write.call(this, key, value);
  };
}"""
WHERE = """el => { const on = el.getRootNode().activeElement;
  const beside = on && on.parentNode === el.parentNode && on.tabIndex === 0 && el.tabIndex < 0;
  return on === el ? "here" : beside ? "beside" : "" }"""
HEARD = """() => { globalThis.heard = [];
  new MutationObserver(() => globalThis.heard.push(document.getElementById('zl-live').textContent))
    .observe(document.getElementById('zl-live'), { childList: true, characterData: true, subtree: true }) }"""


class Learner:
    """Somebody at a lesson who does everything with a mouse, a finger or the keyboard alone."""

    def __init__(self, page: Page, by: str) -> None:
        self.page, self.by = page, by

    def press(self, place: Locator) -> None:
        """Press a button, a card or an item."""
        expect(place).to_be_visible()
        if self.by == "keyboard":
            self.reach(place)
            self.page.keyboard.press("Enter")
        elif self.by == "touch":
            place.tap()
        else:
            place.click()

    def reach(self, place: Locator) -> None:
        """Come to a place with Tab, and with the arrows inside a group that is one stop."""
        for _ in range(150):
            at = place.evaluate(WHERE)
            if at == "here":
                return
            if at == "beside":
                self.page.keyboard.press("Home")
                while place.evaluate(WHERE) != "here":
                    self.page.keyboard.press("ArrowRight")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{place} cannot be reached with the keyboard")

    def choose(self, card: str) -> None:
        """Choose a card of the hand, unless it is chosen already."""
        place = self.page.locator(f'.hand [data-card="{card}"]')
        expect(place).to_be_visible()
        if place.get_attribute("aria-pressed") != "true":
            self.press(place)
            expect(place).to_have_attribute("aria-pressed", "true")

    def touch(self, *items: str) -> None:
        """Touch items of the table, and let go of others that are still chosen from a try that was refused."""
        chosen = self.page.locator('.tableau [data-item][aria-pressed="true"]')
        names = {str(place.get_attribute("data-item")) for place in chosen.all()}
        for item in sorted(names ^ set(items)):
            place = self.page.locator(f'.tableau [data-item="{item}"]')
            self.press(place)
            expect(place).to_have_attribute("aria-pressed", str(item in items).lower())

    def attempt(self, card: str, *items: str) -> None:
        """Try a card with items."""
        self.choose(card)
        self.touch(*items)
        self.press(self.page.locator(".below [data-id=try]"))

    def use(self, card: str, move: str) -> None:
        """Choose a card and one of the uses offered, then see the others answer."""
        self.choose(card)
        self.press(self.page.locator(f'.choice[data-id="{move}"]'))
        expect(self.page.locator(f'.hand [data-card="{card}"]')).to_have_count(0)

    def go_on(self) -> None:
        """Press the button that leads on; it has the keyboard already."""
        button = self.page.locator(".slip .acts [data-id=next]")
        expect(button).to_be_focused()
        self.press(button)


def start(page: Page, visit: Callable[[Page, str], Page], url: str) -> Page:
    """Open an address with quick cards."""
    page.add_init_script(QUICK)
    return visit(page, url)


def slip(page: Page) -> Locator:
    """What is said beside the table."""
    return page.locator(".side .slip h2").first


SAID: dict[str, dict[str, str]] = {
    "de": {"refused": "Das geht nicht", "later": "Richtig", "first": "Richtig, gleich beim ersten Mal"}
    | {"packet": "Das Päckchen ist gespielt", "done": "Lektion geschafft"}
    | {"counts": "6 von 6 Übungen gelöst, 5 gleich beim ersten Mal.", "next": "Weiter mit Lektion 2: Summen"},
    "en": {"refused": "That does not work", "later": "Right", "first": "Right, first time"}
    | {"packet": "The packet is played", "done": "Lesson done"}
    | {"counts": "6 of 6 exercises solved, 5 right first time.", "next": "On to lesson 2: Sums"},
}


@pytest.mark.parametrize(("by", "lang"), [("keyboard", "en"), ("touch", "de")])
def test_a_whole_lesson(
    by: str, lang: str, new_page: Any, visit: Any, app_url: str, sideways: Callable[[Page], None]
) -> None:
    """From the first example over a wrong try, a hint, all exercises and the packet to the look back."""
    page = start(new_page(**PHONE) if by == "touch" else new_page(), visit, f"{app_url}lesson?lang={lang}&n=1")
    learner, said = Learner(page, by), SAID[lang]
    learner.attempt("8s", "8h")
    learner.go_on()
    expect(page.locator(".zl .where")).to_contain_text("1")
    learner.attempt("9s", "6c")
    expect(slip(page)).to_have_text(said["refused"])
    expect(page.locator(".slip .fine a")).to_have_attribute(
        "href", re.compile("^rules.*#build$|^rules.*#capture$|^rules.*#turn$|^rules.*#cards$")
    )
    learner.press(page.locator(".ladder button"))
    expect(page.locator(".ladder li.open")).to_have_count(1)
    learner.attempt("9s", "9h")
    expect(slip(page)).to_have_text(said["later"])
    learner.go_on()
    for card, items in (("Kd", ["Ks"]), ("5d", ["5s"]), ("Th", ["Tc", "Td"])):
        learner.attempt(card, *items)
        expect(slip(page)).to_have_text(said["first"])
        sideways(page)
        learner.go_on()
    learner.press(page.locator('.judge [data-id="legal"]'))
    expect(slip(page)).to_have_text(said["first"])
    learner.go_on()
    learner.attempt("7s", "7c", "7h", "7d")
    learner.go_on()
    for card, move in (("7s", "7s x 7h"), ("9c", "9c x 9d"), ("4h", "4h x 4c"), ("5h", "5h")):
        expect(page.locator(".handlab .turn")).to_be_visible()
        learner.use(card, move)
        sideways(page)
    expect(slip(page)).to_have_text(said["packet"])
    learner.go_on()
    expect(page.locator(".went h2")).to_have_text(said["done"])
    expect(page.locator(".went > p")).to_have_text(said["counts"])
    expect(page.locator(".went a.main")).to_have_text(said["next"])
    assert "exercise=done" in page.url and "n=2" in (page.locator(".went a.main").get_attribute("href") or "")


def test_on_a_phone_a_question_leaves_the_table_in_view(new_page: Any, visit: Any, app_url: str) -> None:
    """When the readings of a try are asked from the lower edge, table and hand come above them."""
    page = start(new_page(**PHONE), visit, f"{app_url}lesson?lang=de&n=6&exercise=3")
    Learner(page, "touch").attempt("6d", "Kc")
    expect(page.locator(".choosing.sheet")).to_be_visible()
    sheet = page.locator(".choosing.sheet").bounding_box()
    page.wait_for_function("top => scrollY > 0 && innerHeight > top", arg=sheet["y"])
    felt = page.locator(".board").bounding_box()
    assert felt["y"] + felt["height"] <= sheet["y"] + 1
    page.locator('.tableau [data-item="Kc"]').tap(trial=True)


AROUND = [one.number for one in load_lessons() if one.packet is not None and one.packet.start.players > 2]


@pytest.mark.parametrize("number", AROUND)
def test_open_hands_beside_the_table_leave_it_room(number: int, new_page: Any, visit: Any, app_url: str) -> None:
    """Where hands lie open left and right of the table, its cards stand side by side, never one below the other."""
    wide = new_page(viewport={"width": 1280, "height": 800})
    page = start(wide, visit, f"{app_url}lesson?lang=de&n={number}&exercise=packet")
    items = page.locator(".tableau .item")
    expect(items.first).to_be_visible()
    tops = items.evaluate_all("items => items.map(item => Math.round(item.getBoundingClientRect().top))")
    assert len(set(tops)) <= len(tops) / 2


# ---- what stays ---------------------------------------------------------------------------------------------------


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


def test_a_miss_is_seen_as_a_film_of_two_moves(page: Page, visit: Any, app_url: str) -> None:
    """The learner's move and the answer to it are both played and spoken."""
    start(page, visit, f"{app_url}lesson?lang=de&n=3&exercise=1")
    page.evaluate(HEARD)
    Learner(page, "mouse").attempt("7h", "7d")
    page.wait_for_function("globalThis.heard.some(text => text.includes('Dame'))")
    assert any("Herz-7" in text for text in page.evaluate("globalThis.heard"))
    expect(page.locator('.tableau [data-item="4s"]')).to_be_visible()
    expect(page.locator(".tableau .item")).to_have_count(1)


def test_the_browser_goes_back_to_the_step_before(page: Page, visit: Any, app_url: str) -> None:
    """Every step is an entry in the browser's history, and the arrows beside the progress lead on and back."""
    start(page, visit, f"{app_url}lesson?lang=en&n=2&exercise=1")
    page.get_by_role("button", name="On: Exercise 2 of 5").click()
    expect(page.locator(".zl .where")).to_have_text("Exercise 2 of 5")
    assert "exercise=2" in page.url
    page.go_back()
    expect(page.locator(".zl .where")).to_have_text("Exercise 1 of 5")
    page.get_by_role("button", name="Back: First example").click()
    expect(page.locator(".zl .where")).to_have_text("First example")


def test_where_it_is_set_an_answer_counts_only_when_tapped_again(page: Page, visit: Any, app_url: str) -> None:
    """The first tap on an answer marks it, one on another marks that; what was only marked is no try."""
    visit(page, f"{app_url}lesson?lang=en&n=20&exercise=2")
    page.evaluate("zlLook.set('confirm', 'yes')")
    for wrong in ("legal", "illegal must_take_all"):
        page.locator(f'.judge [data-id="{wrong}"]').click()
        expect(page.locator(".judge .is-on")).to_have_attribute("data-id", wrong)
    right = page.locator('.judge [data-id="illegal must_capture"]')
    right.click()
    expect(right).to_contain_text("Tap again")
    right.press("Enter")
    expect(slip(page)).to_have_text("Right, first time")


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


# ---- odd addresses and odd storage --------------------------------------------------------------------------------


@pytest.mark.parametrize(("query", "place"), [("n=99", "Introduction"), ("n=2&exercise=packe", "Introduction")])
def test_a_wrong_address_opens_the_nearest_page_and_says_so(
    page: Page, visit: Any, app_url: str, query: str, place: str
) -> None:
    """A lesson or a step that does not exist: one clear line, and a lesson that can be played."""
    start(page, visit, f"{app_url}lesson?lang=en&{query}")
    expect(page.locator("#zl-problem")).to_be_visible()
    expect(page.locator(".zl .where")).to_have_text(place)


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


# ---- a count ------------------------------------------------------------------------------------------------------


def test_a_count_by_keyboard(page: Page, visit: Any, app_url: str) -> None:
    """Figures and Enter fill the sheet from top to bottom; the last Enter has the total judged."""
    start(page, visit, f"{app_url}lesson?lang=de&n=9&exercise=2")
    page.locator('[data-cell="NS Td"]').focus()
    for figure in ("3", "0", "0", "1", "5", "0", "0", "9"):
        page.keyboard.type(figure)
        page.keyboard.press("Enter")
    expect(slip(page)).to_have_text("Richtig, gleich beim ersten Mal")
    expect(page.locator(".won .hit")).to_have_count(3)
    expect(page.locator(".sheet input[data-state=ok]")).to_have_count(8)


# ---- the kinds of the later lessons -------------------------------------------------------------------------------


def test_cards_still_out_are_touched(page: Page, visit: Any, app_url: str) -> None:
    """The cards no pile holds are touched one by one; one too few is wrong, all of them are right."""
    start(page, visit, f"{app_url}lesson?lang=en&n=12&exercise=1")
    learner = Learner(page, "keyboard")
    check = page.get_by_role("button", name="Check", exact=True)
    learner.press(check)
    expect(slip(page)).to_have_text("Touch the cards first")
    for cards, said in ((("*20", "*25", "Ah"), "Not right yet"), (("Ac",), "Right")):
        for card in cards:
            learner.press(page.locator(f'.pick[data-card="{card}"]'))
            expect(page.locator(f'.pick[data-card="{card}"]')).to_have_attribute("aria-pressed", "true")
        learner.press(check)
        expect(slip(page)).to_have_text(said)
    expect(page.locator(".pick[aria-pressed=true]")).to_have_count(4)
    expect(page.locator(".won .hit")).to_have_count(4)


def test_defence_with_the_piles_laid_open(page: Page, visit: Any, app_url: str) -> None:
    """What was won lies beside the task; a card that leaves too much is answered, a safe one is right with its odds."""
    start(page, visit, f"{app_url}lesson?lang=en&n=12&exercise=2")
    expect(page.locator(".won .mini")).to_have_count(42)
    learner = Learner(page, "mouse")
    learner.attempt("2c")
    expect(slip(page)).to_have_text("Allowed, but not the goal yet")
    expect(page.locator(".tableau .item")).to_have_count(0)
    learner.press(page.locator(".slip .acts [data-id=again]"))
    learner.attempt("3d")
    expect(slip(page)).to_have_text("Right")
    learner.press(page.locator(".slip .acts [data-id=rule]"))
    expect(page.locator(".slip .why li")).to_have_count(5)
    expect(page.locator(".slip .why li").last).to_contain_text("58.3 %")


def test_the_last_packet_and_rules_that_change(page: Page, visit: Any, app_url: str) -> None:
    """A last packet with the one best move, and exercises with their rule set above the task."""
    start(page, visit, f"{app_url}lesson?lang=en&n=13&exercise=1")
    learner = Learner(page, "mouse")
    expect(page.locator(".zl .rules")).to_be_hidden()
    learner.attempt("2d", "2c", "2h")
    expect(slip(page)).to_have_text("Right, first time")
    visit(page, f"{app_url}lesson?lang=en&n=17&exercise=3")
    expect(page.locator(".zl .rules")).to_contain_text("six wild jokers")
    learner.attempt("Ks", "*a")
    expect(slip(page)).to_have_text("That does not work")
    learner.attempt("*b", "*a")
    learner.press(page.locator('.choice[data-id="*b x *a"]'))
    expect(slip(page)).to_have_text("Right")
    visit(page, f"{app_url}lesson?lang=en&n=20&exercise=2")
    learner.press(page.locator('.judge [data-id="illegal must_capture"]'))
    expect(slip(page)).to_have_text("Right, first time")


def test_a_count_below_zero(page: Page, visit: Any, app_url: str) -> None:
    """A fine is typed as it stands, the total with its sign."""
    start(page, visit, f"{app_url}lesson?lang=de&n=19&exercise=6")
    page.locator('[data-cell="NS most_cards"]').focus()
    for figure in ("3", "0", "0", "7", "3", "0", "0", "2", "2", "30", "-13"):
        page.keyboard.type(figure)
        page.keyboard.press("Enter")
    expect(page.locator('[data-cell="NS fine"]')).to_have_value("-30")
    for figure in ("0", "5", "6", "0", "0", "1", "1", "2", "0", "0", "15"):
        page.keyboard.type(figure)
        page.keyboard.press("Enter")
    expect(slip(page)).to_have_text("Richtig, gleich beim ersten Mal")


def test_the_map_leads_to_its_parts(page: Page, visit: Any, app_url: str) -> None:
    """The parts of the course stand above the lessons; a press leads to their heading. Either list is one tab stop."""
    start(page, visit, f"{app_url}learn?lang=en")
    ways = page.locator(".to-part")
    expect(ways).to_have_text([re.compile("first course"), re.compile("Playing well"), re.compile("Other villages")])
    ways.nth(2).press("Enter")
    expect(page.get_by_role("heading", name="Other villages")).to_be_focused()
    expect(page.locator(".part[data-part=villages] .lesson")).to_have_count(7)
    lessons = page.locator(".course .lesson > a")
    for places in (ways, lessons):
        assert places.evaluate_all("all => all.filter(one => one.tabIndex === 0).length") == 1
    page.locator(".lesson.is-next > a").press("ArrowRight")
    expect(lessons.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(lessons.last).to_be_focused()


# ---- for everybody ------------------------------------------------------------------------------------------------

KINDS = {
    "map": ("learn?", None),
    "example": ("lesson?n=3&", None),
    "exercise": ("lesson?n=3&exercise=1&", ("7h", "Tc")),
    "count": ("lesson?n=9&exercise=5&", None),
    "out": ("lesson?n=12&exercise=1&", None),
    "rules": ("lesson?n=17&exercise=3&", None),
    "done": ("lesson?n=3&exercise=done&", None),
}


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_page_is_accessible_and_fits(
    kind: str, page: Page, visit: Any, app_url: str, fits: Callable[..., None]
) -> None:
    """No violation axe-core knows, and no sideways scrolling: wide and narrow, light and dark, large print."""
    address, tried = KINDS[kind]
    start(page, visit, f"{app_url}{address}lang=de")
    if tried:
        Learner(page, "mouse").attempt(*tried)
        expect(slip(page)).to_have_text("Das geht nicht")
    fits(page)
