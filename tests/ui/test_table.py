"""The card table in a real browser: mouse, keys, finger, small screens, names that attack, and what a reader hears."""

from __future__ import annotations

import re

import panel as pn
import pytest
from playwright.sync_api import expect

from zwicker_lab.notation import read_position
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.settings import ASSETS
from zwicker_lab.ui.table.components import HintView, SlipView, views
from zwicker_lab.ui.table.slips import hint_scene, slip
from zwicker_lab.ui.table.trying import TableTry

LESSON = "zwicker3; table 8d 5c 3h Td; hand 8s Jc 2d 6h"
TWO_WAYS = "zwicker3; table 4d 9h; hand 4s Kd 8h"
CROWDED = (
    "zwicker3; table 8d 5c 3h Td Qs *20 7h Kd Ac (9c 3s =6) (2c 2h 2s =2) (9h 4d 3d As Ah =4); hand 6s Jc 2d 6h Kc"
)
AROUND = (
    "queen; players 4; table (Td 4d =14 E) 6d (*15 2h =13 N); hands N: 2c 3c 4c / E: 7h 7c 8c / S: 5c 6c 8d / "
    "W: 9c 9s 9h; turn S; dealer W; won NS: Ts 3d 4h 9d / EW: 3h 6h 7s; zwicks NS: 1 / EW: 0; last NS; stock 0"
)
ATTACK = "<img src=x onerror=\"window.hacked='yes'\">"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def seat(serve, visit):
    """Serve one position and sit down at it: ``trial = seat(page, line)``; the page's query is kept."""
    made = []

    def at(page, line, hints=(), **settings):
        @served
        def table_page(query):
            trial = TableTry(read_position(line), lang=query.lang, **settings)
            made.append(trial)
            table, choices, said = views(trial)
            side = pn.Column(said, choices, sizing_mode="stretch_width")
            items = {"table": table, "side": side, "late": ladder(hints, query.lang)}
            return Page("table", query, "Table", items, route="")

        visit(page, serve(table_page) + "?lang=en")
        expect(page.locator(".hand .card").first).to_be_visible()
        return made[-1]

    return at


def ladder(hints, lang):
    opened = [0]
    view = HintView(scene=hint_scene(hints, 0, lang), sizing_mode="stretch_width")

    def more(_):
        opened[0] += 1
        view.scene = hint_scene(hints, opened[0], lang)

    view.on_msg(more)
    return view


def felt(page):
    return page.get_by_role("region", name="Table", exact=True)


def card(page, code):
    return page.locator(f'.hand [data-card="{code}"]')


def item(page, code):
    return page.locator(f'.tableau [data-item="{code}"]')


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lying(page, *codes):
    """Wait until exactly these items lie on the table."""
    expect(page.locator(".tableau .item")).to_have_count(len(codes))
    for code in codes:
        expect(item(page, code)).to_be_visible()


def drag(page, source, target):
    page.mouse.move(*middle(source))
    page.mouse.down()
    page.mouse.move(*middle(target), steps=6)
    page.mouse.up()


# ---- at once ---------------------------------------------------------------------------------------------------

AT_ONCE = "card => { card.click(); return [card.getAttribute('aria-pressed'), card.dataset.state ?? null]; }"


def test_a_card_is_lifted_before_python_has_answered(page, seat):
    seat(page, LESSON)
    assert card(page, "8s").evaluate(AT_ONCE) == ["true", "selected"]
    expect(page.get_by_text("8 of spades chosen")).to_be_visible()
    assert card(page, "8s").evaluate(AT_ONCE) == ["false", None]
    expect(page.get_by_text("8 of spades chosen")).to_have_count(0)


def test_an_item_is_marked_before_python_has_answered(page, seat):
    seat(page, LESSON)
    assert item(page, "8d").evaluate(AT_ONCE) == ["true", "taken"]
    expect(page.get_by_role("button", name="Clear the marks")).to_be_visible()


def test_where_nothing_can_be_tried_no_card_is_lifted(page, seat):
    trial = seat(page, LESSON)
    trial.frozen = True
    expect(page.locator(".felt.is-frozen")).to_be_visible()
    assert card(page, "8s").evaluate(AT_ONCE) == ["false", None]


MEASURES = """() => {
  window.measured = [];
  const count = (prototype, name, kind) => {
    const { [kind]: own, ...more } = Object.getOwnPropertyDescriptor(prototype, name);
    const noted = function () { if (this.closest('.zl')) window.measured.push(name); return own.call(this); };
    Object.defineProperty(prototype, name, { ...more, [kind]: noted });
  };
  for (const name of ['getBoundingClientRect', 'getClientRects']) count(Element.prototype, name, 'value');
  for (const name of ['offsetWidth', 'offsetHeight', 'offsetTop']) count(HTMLElement.prototype, name, 'get');
  for (const name of ['scrollTop', 'scrollLeft', 'clientWidth', 'clientHeight']) count(Element.prototype, name, 'get');
}"""


def test_nothing_of_ours_is_measured_while_a_touch_is_answered(page, seat):
    """A measure taken of a page just changed has all of it laid out before the answer is drawn."""
    seat(page, LESSON)
    page.evaluate(MEASURES)
    card(page, "8s").evaluate("card => card.click()")
    expect(page.get_by_role("button", name="Take two")).to_be_visible()
    item(page, "8d").evaluate("item => item.click()")
    expect(page.get_by_role("button", name="Try it")).to_be_visible()
    assert page.evaluate("window.measured") == []


def test_no_style_of_the_table_depends_on_a_touched_card_far_below():
    """Where one does, the whole felt is styled anew with every touch."""
    touched = re.compile(r":has\([^)]*(aria-pressed|data-state)")
    assert not touched.search((ASSETS / "look.css").read_text(encoding="utf-8"))


# ---- mouse -----------------------------------------------------------------------------------------------------


def test_a_capture_by_mouse_from_the_choices(page, seat):
    seat(page, LESSON)
    card(page, "8s").click()
    expect(card(page, "8s")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Take two").click()
    lying(page, "8d", "Td")
    expect(page.locator("#zl-live")).to_contain_text("8 of spades takes 2 cards. 2 cards left.")


def test_a_choice_under_the_mouse_is_previewed_on_the_felt_without_python(page, seat):
    trial = seat(page, LESSON)
    card(page, "8s").click()
    take = page.get_by_role("button", name="Take two")
    expect(take).to_be_visible()
    before = trial.scene
    take.hover()
    expect(item(page, "5c")).to_have_attribute("data-state", "taken")
    expect(item(page, "8d")).to_have_attribute("data-state", "off")
    page.locator("h1").hover()
    expect(item(page, "8d")).to_have_attribute("data-state", "target")
    assert trial.scene is before


def test_card_and_items_touched_freely_then_tried(page, seat):
    seat(page, LESSON, mode="exercise")
    card(page, "8s").click()
    item(page, "5c").click()
    item(page, "3h").click()
    expect(item(page, "3h")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Try it with 2 items").click()
    lying(page, "8d", "Td")


def test_a_refusal_says_why_in_cards_and_takes_the_focus(page, seat):
    seat(page, LESSON, mode="exercise")
    card(page, "2d").click()
    item(page, "3h").click()
    page.get_by_role("button", name="Try it with 1 item").click()
    said = page.locator(".slip.warn")
    expect(said.get_by_role("heading", name="That does not work")).to_be_focused()
    expect(said.get_by_role("img", name="3 of hearts").first).to_be_visible()
    expect(said).to_contain_text("you hold no 5")
    expect(item(page, "3h")).to_have_attribute("data-state", "no")
    expect(page.locator("#zl-live")).to_contain_text("That does not work.")


def test_a_card_dragged_onto_an_item_is_a_try(page, seat):
    seat(page, LESSON, mode="exercise")
    drag(page, card(page, "8s"), item(page, "8d"))
    lying(page, "5c", "3h", "Td")


def test_a_card_dragged_onto_the_free_felt_is_laid(page, seat):
    seat(page, LESSON, mode="exercise")
    drag(page, card(page, "2d"), page.locator(".who"))
    lying(page, "8d", "5c", "3h", "Td", "2d")


def test_a_card_dropped_back_on_the_hand_stays(page, seat):
    trial = seat(page, LESSON, mode="exercise")
    drag(page, card(page, "8s"), card(page, "6h"))
    expect(page.locator(".flyer")).to_have_count(0)
    assert trial.chosen is None


def test_two_readings_are_asked(page, seat):
    seat(page, TWO_WAYS, mode="exercise")
    drag(page, card(page, "4s"), item(page, "4d"))
    expect(page.get_by_role("heading", name="What do you mean?")).to_be_visible()
    lying(page, "4d", "9h")
    page.get_by_role("button", name="Build:").click()
    expect(item(page, "4d").locator(".total")).to_have_text("=8")
    expect(item(page, "4d").locator(".card")).to_have_count(2)


def test_escape_takes_back_a_choice(page, seat):
    seat(page, LESSON)
    card(page, "8s").click()
    expect(page.locator(".choice")).to_have_count(5)
    page.keyboard.press("Escape")
    expect(card(page, "8s")).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".choice")).to_have_count(0)


def test_a_second_tap_confirms_where_that_is_wanted(page, seat):
    seat(page, LESSON)
    page.evaluate("document.documentElement.dataset.confirm = 'yes'")
    card(page, "8s").click()
    choice = page.get_by_role("button", name="Take three")
    choice.click()
    expect(page.locator("#zl-live")).to_have_text("Tap again to play it.")
    lying(page, "8d", "5c", "3h", "Td")
    choice.click()
    lying(page, "Td")


@pytest.mark.parametrize("onward", ["tap", "Enter"])
def test_at_the_pace_i_tap_a_capture_waits_to_be_seen(page, seat, onward):
    """What is taken stays on show, marked, until the player taps or presses Enter."""
    seat(page, LESSON)
    page.evaluate("document.documentElement.dataset.pace = 'tap'")
    card(page, "8s").click()
    page.get_by_role("button", name="Take three").click()
    caption = page.get_by_text("Tap to go on.")
    expect(caption).to_be_visible()
    lying(page, "8d", "5c", "3h", "Td")
    caption.click() if onward == "tap" else page.keyboard.press(onward)
    lying(page, "Td")


def test_a_long_list_of_choices_goes_on_when_asked(page, seat):
    seat(page, "zwickern; table Ad 2d 3d 4d 5d 6d 7d 8d 9d Td; hand Ks Qs")
    card(page, "Ks").click()
    few = page.locator(".choice")
    expect(few).to_have_count(7)
    page.get_by_role("button", name="More choices").click()
    expect(few).to_have_count(13)


# ---- keys ------------------------------------------------------------------------------------------------------


def test_a_whole_capture_by_keys_alone(page, seat):
    seat(page, LESSON, mode="exercise")
    item(page, "8d").focus()
    page.keyboard.press("ArrowRight")
    expect(item(page, "5c")).to_be_focused()
    page.keyboard.press("Enter")
    expect(item(page, "5c")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(item(page, "3h")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Tab")
    expect(card(page, "8s")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Try")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    lying(page, "8d", "Td")


def test_table_and_hand_are_one_tab_stop_each(page, seat):
    seat(page, LESSON)
    for group in (".tableau .item", ".hand .card"):
        assert page.locator(f'{group}[tabindex="0"]').count() == 1
    card(page, "8s").focus()
    page.keyboard.press("End")
    expect(card(page, "6h")).to_be_focused()
    page.keyboard.press("Home")
    expect(card(page, "8s")).to_be_focused()


def test_digits_choose_and_enter_plays(page, seat):
    seat(page, LESSON)
    card(page, "8s").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".choice")).to_have_count(5)
    page.keyboard.press("2")
    expect(page.locator(".choice").nth(1)).to_be_focused()
    expect(item(page, "5c")).to_have_attribute("data-mark", "✓")
    page.keyboard.press("Enter")
    lying(page, "8d", "Td")


def test_the_focus_stays_in_the_hand_after_a_card_has_gone(page, seat):
    seat(page, "zwicker3; players 2; table 8d; hands 1: 8s 2c / 2: 9h 3c", mode="exercise", seat="1")
    card(page, "8s").focus()
    page.keyboard.press("Enter")
    item(page, "8d").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Try it with 1 item").click()
    lying(page)
    expect(page.locator(".empty")).to_contain_text("The table is empty.")


# ---- finger ----------------------------------------------------------------------------------------------------


@pytest.fixture
def finger():
    """A finger on a page: ``finger(page, "touchStart", x, y)``; lifted without a place."""
    sessions = {}

    def event(page, kind, x=None, y=None):
        session = sessions.setdefault(page, None) or page.context.new_cdp_session(page)
        sessions[page] = session
        points = [] if x is None else [{"x": x, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    return event


def test_taps_choose_and_try(new_page, seat):
    page = new_page(**PHONE)
    seat(page, LESSON, mode="exercise")
    card(page, "8s").tap()
    item(page, "8d").tap()
    page.get_by_role("button", name="Try it with 1 item").tap()
    lying(page, "5c", "3h", "Td")


def test_a_finger_that_rests_on_a_card_drags_it(new_page, seat, finger):
    page = new_page(**PHONE)
    seat(page, LESSON, mode="exercise")
    (x, y), (to_x, to_y) = middle(card(page, "8s")), middle(item(page, "8d"))
    finger(page, "touchStart", x, y)
    expect(page.locator(".flyer")).to_be_visible()
    for step in range(1, 6):
        finger(page, "touchMove", x + (to_x - x) * step / 5, y + (to_y - y) * step / 5)
    finger(page, "touchEnd")
    lying(page, "5c", "3h", "Td")


def test_a_swipe_that_begins_on_a_card_scrolls_and_drags_nothing(new_page, seat, finger):
    page = new_page(**PHONE)
    trial = seat(page, CROWDED, mode="exercise")
    x, y = middle(card(page, "6s"))
    finger(page, "touchStart", x, y)
    for step in range(1, 8):
        finger(page, "touchMove", x, y - 30 * step)
    finger(page, "touchEnd")
    page.wait_for_function("scrollY > 40")
    assert page.locator(".flyer").count() == 0
    assert trial.chosen is None


def test_choices_on_a_phone_are_a_row_to_swipe_that_leaves_table_and_hand_in_view(new_page, seat):
    page = new_page(**PHONE)
    seat(page, LESSON)
    card(page, "8s").tap()
    sheet = page.locator(".choosing.sheet")
    expect(sheet).to_be_visible()
    top = sheet.bounding_box()["y"]
    assert item(page, "8d").bounding_box()["y"] > 0
    hand = card(page, "Jc").bounding_box()
    assert hand["y"] + hand["height"] * 0.5 < top
    page.locator(".choices").evaluate("node => node.scrollTo(node.querySelectorAll('.choice')[1].offsetLeft - 30, 0)")
    expect(item(page, "5c")).to_have_attribute("data-state", "taken")
    page.get_by_role("button", name="All 5").tap()
    expect(sheet.get_by_role("heading", name="Build")).to_be_visible()


# ---- small screens, large tables -------------------------------------------------------------------------------

BOX = "node => { const box = node.getBoundingClientRect(); return [box.left, box.top, box.right, box.bottom]; }"
BOXES = (
    "nodes => nodes.map(node => { const b = node.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; })"
)


@pytest.mark.parametrize("line", [CROWDED, AROUND])
def test_twelve_items_and_five_cards_fit_a_phone(new_page, seat, sideways, line):
    page = new_page(**PHONE)
    seat(page, line, show_seats=line is AROUND)
    left, top, right, bottom = felt(page).evaluate(BOX)
    boxes = page.locator(".tableau .item, .hand .card").evaluate_all(BOXES)
    assert all(left <= x and top <= y and to_x <= right and to_y <= bottom for x, y, to_x, to_y in boxes)
    assert min(min(to_x - x, to_y - y) for x, y, to_x, to_y in boxes) >= 44
    faces = page.locator(".tableau .card, .hand .card").evaluate_all(BOXES)
    assert min(to_x - x for x, _, to_x, _ in faces) >= 50
    sideways(page)


def test_builds_on_a_phone_leave_every_index_free(new_page, seat):
    """Of each covered card at least the left three fifths of its upper half can be seen."""
    page = new_page(**PHONE)
    seat(page, CROWDED)
    steps = page.locator('[data-item="9h"] .card').evaluate_all(BOXES)
    for at, (left, top, right, _) in enumerate(steps):
        for other_left, other_top, _, _ in steps[at + 1 :]:
            if abs(other_top - top) < 1:
                assert other_left - left >= 0.6 * (right - left)
            else:
                assert other_top - top >= 0.7 * (right - left)


HIDDEN = """() => {
  const roots = [...document.querySelectorAll('*')].map(n => n.shadowRoot).filter(Boolean);
  const all = wanted => roots.flatMap(root => [...root.querySelectorAll(wanted)]), [shown] = all('.bubble');
  const bubble = shown.getBoundingClientRect();
  const over = n => {
    const { left, top, width, height } = n.getBoundingClientRect(), part = n.matches('.card') ? 0.5 : 1;
    return bubble.left < left + width * part && left < bubble.right
      && bubble.top < top + height * part && top < bubble.bottom;
  };
  const own = n => n.matches('.total') && n.parentNode === shown.parentNode;
  return all('.item > .card, .hand .card, .item > .total').filter(n => over(n) && !own(n))
    .map(n => n.outerHTML.slice(0, 80));
}"""


@pytest.mark.parametrize("size", ["normal", "large"])
def test_a_wrong_sum_hides_no_index_and_no_total(new_page, seat, size):
    """Wherever its item lies on a full table of a phone: first or last in a line, below others, alone or with many."""
    page = new_page(**PHONE)
    seat(page, CROWDED, mode="exercise")
    page.evaluate("size => zlLook.set('size', size)", size)
    for marked in (["5c"], ["Qs"], ["Kd"], ["2c"], ["8d", "9h"], ["5c", "3h"]):
        card(page, "6h").click()
        for code in marked:
            item(page, code).click()
        page.locator(".below [data-id=try]").click()
        expect(page.locator(".bubble")).to_be_visible()
        assert not page.evaluate(HIDDEN), marked
        page.locator(".below [data-id=back]").click()
        expect(page.locator(".hand [aria-pressed=true]")).to_have_count(0)


def test_large_cards_on_a_wide_screen(page, seat):
    seat(page, LESSON)
    assert 105 <= card(page, "8s").bounding_box()["width"] <= 112
    assert item(page, "8d").bounding_box()["width"] >= 105


# ---- motion ----------------------------------------------------------------------------------------------------


def test_a_capture_is_laid_shown_and_taken_and_a_tap_hurries_it_on(new_page, seat):
    page = new_page(reduced_motion="no-preference")
    seat(page, LESSON)
    page.evaluate("document.documentElement.style.setProperty('--m-show', '600000ms')")  # time to look, however busy
    card(page, "8s").click()
    page.get_by_role("button", name="Take two").click()
    expect(page.locator(".flyer")).to_be_visible()
    expect(item(page, "5c")).to_have_attribute("data-mark", "✓")
    expect(page.locator(".caption")).to_contain_text("takes 2 cards")
    felt(page).click(position={"x": 40, "y": 60})
    lying(page, "8d", "Td")
    expect(page.locator(".flyer")).to_have_count(0)


def test_a_film_ends_by_itself(new_page, seat):
    page = new_page(reduced_motion="no-preference")
    seat(page, LESSON)
    card(page, "8s").click()
    page.get_by_role("button", name="Take two").click()
    lying(page, "8d", "Td")
    expect(page.locator(".caption")).to_be_hidden()


@pytest.mark.parametrize("act", ["Take two", "Only lay it"])
def test_a_table_that_is_hidden_measures_no_nothing_against_nothing(new_page, seat, act):
    """The last card may be told to a table whose place the counting has taken; zero by zero is no size to fly in."""
    page = new_page(reduced_motion="no-preference")
    seat(page, LESSON)
    card(page, "8s").click()
    felt(page).evaluate("felt => felt.style.display = 'none'")
    page.get_by_role("button", name=act).click()
    expect(page.locator('.hand [data-card="8s"]')).to_have_count(0)
    expect(page.locator(".flyer")).to_have_count(0)


def test_reduced_motion_moves_nothing_and_says_everything(page, seat):
    seat(page, LESSON)
    card(page, "8s").click()
    page.get_by_role("button", name="Take two").click()
    expect(page.locator("#zl-live")).to_contain_text("takes 2 cards")
    expect(item(page, "5c")).to_have_attribute("data-mark", "✓")
    running = (
        "document.getAnimations().filter(one => one.playState === 'running' && one.effect.getTiming().duration > 0)"
    )
    assert page.evaluate(f"{running}.length") == 0
    lying(page, "8d", "Td")


def test_undo_shows_the_earlier_table_at_once(new_page, seat):
    page = new_page(reduced_motion="no-preference")
    seat(page, LESSON)
    card(page, "2d").click()
    page.get_by_role("button", name="Only lay it").click()
    lying(page, "8d", "5c", "3h", "Td", "2d")
    page.get_by_role("button", name="Take back").click()
    lying(page, "8d", "5c", "3h", "Td")
    expect(page.locator(".flyer")).to_have_count(0)


# ---- words, names, readers -------------------------------------------------------------------------------------


def test_names_are_shown_as_text_and_run_nothing(page, seat):
    trial = seat(page, AROUND, show_seats=True, names=dict.fromkeys("NESW", ATTACK))
    expect(page.locator(".name", has_text=ATTACK).first).to_be_visible()
    card(page, "5c").click()
    expect(page.locator(".choice").first).to_be_visible()
    page.locator(".choice").last.click()
    expect(page.locator("#zl-live")).to_contain_text("onerror")
    assert page.evaluate("window.hacked") is None
    assert trial.position.mover == "W"


def test_slips_show_what_they_are_given_as_text(serve, page, visit):
    said = slip("en", ATTACK, text=[ATTACK], rows=[("{5c}", ATTACK, ATTACK)], actions=[{"id": "a", "text": ATTACK}])

    @served
    def slip_page(query):
        return Page("table", query, "Slip", {"table": SlipView(scene=said)}, route="")

    visit(page, serve(slip_page))
    expect(page.locator(".slip h2")).to_have_text(ATTACK)
    expect(page.get_by_role("button", name=ATTACK)).to_be_visible()
    assert page.evaluate("window.hacked") is None


def test_a_reader_hears_the_card_its_place_and_the_build(page, seat):
    seat(page, AROUND, show_seats=True, seat="S", names={"E": "Hinnerk"})
    expect(
        page.get_by_role("group", name="Your hand").get_by_role("button", name="5 of clubs, card 1 of 3")
    ).to_be_visible()
    build = "build of 14 by Hinnerk: 10 of diamonds and 4 of diamonds, 1 of 3 on the table"
    expect(page.get_by_role("group", name="table").get_by_role("button", name=build)).to_be_visible()
    expect(page.get_by_role("img", name="Hinnerk: 7 of hearts, 7 of clubs and 8 of clubs")).to_be_visible()
    expect(page.get_by_role("img", name="4 cards won, 1 Zwick")).to_be_visible()


def test_hints_open_one_rung_at_a_time(page, seat):
    seat(page, LESSON, hints=["first", "second {8s}", "third"])
    ladder_ = page.get_by_role("region", name="Hints")
    expect(ladder_.locator("li.open")).to_have_count(0)
    page.get_by_role("button", name="Show hint 1 of 3").click()
    expect(ladder_.locator("li.open")).to_have_count(1)
    expect(page.locator("#zl-live")).to_have_text("Hint 1 of 3: first")
    page.get_by_role("button", name="Show hint 2 of 3").click()
    expect(ladder_.get_by_role("img", name="8 of spades")).to_be_visible()
    expect(ladder_).not_to_contain_text("third")


@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")], ids=["wide-light", "phone-dark"])
def test_no_barrier_is_found(new_page, seat, axe, theme, phone):
    page = new_page(color_scheme=theme, **(PHONE if phone else {}))
    seat(page, AROUND, show_seats=True, seat="S", hints=["first", "second"])
    card(page, "5c").click()
    expect(page.locator(".choice").first).to_be_visible()
    axe(page)
    page.keyboard.press("Escape")
    drag(page, card(page, "5c"), item(page, "6d"))
    axe(page)


def test_drawing_again_leaves_one_table_that_still_works(page, seat):
    """After a lost connection Panel renders every component once more."""
    trial = seat(page, LESSON)
    heard = []
    trial.param.watch(heard.append, "chosen")
    page.evaluate("for (const view of Bokeh.index.roots) if (view.child_views !== undefined) view.render()")
    expect(felt(page)).to_have_count(1)
    card(page, "8s").click()
    expect(page.locator(".choice")).to_have_count(5)
    page.keyboard.press("Escape")
    expect(page.locator(".choice")).to_have_count(0)
    assert [change.new for change in heard] == ["8s", None]
