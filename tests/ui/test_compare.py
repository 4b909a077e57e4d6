"""One position under two rule sets: the lanes without a browser, and the page in one."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlencode

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playwright.sync_api import Page, expect

from zwicker_lab.errors import InputError
from zwicker_lab.notation import read_position
from zwicker_lab.ui.compare.lanes import MOST, lanes
from zwicker_lab.ui.compare.scenes import MOST_SHOWN, SHOWN, pair_scene
from zwicker_lab.ui.compare.state import Comparing, read_pair
from zwicker_lab.ui.lab.packs import moved, moved_move
from zwicker_lab.ui.lab.village import wild_jokers
from zwicker_lab.ui.look.starts import EXAMPLES, drawn
from zwicker_lab.ui.query import Query
from zwicker_lab.variants import load_variant, variant_names
from zwicker_lab.variants.carried import carried

JOKERS = EXAMPLES["jokers"]
LARGE = "zwicker3; table Ac 2d 3h 4s 5c 6d 7h 8s 9c Td Jh Qs 2c 3s; hand Kc *25 9d 3c; stock 12"


def comparing(lang: str = "en", **values: str) -> Comparing:
    return Comparing(read_pair(Query({"lang": lang, **values})), lang)


# The lanes


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.sampled_from(variant_names()), st.sampled_from(variant_names()))
def test_the_lanes_are_the_two_sets_of_moves(seed: int, one: str, other: str) -> None:
    """What only one side allows, and what both do, is what listing both sets of legal moves gives."""
    left = drawn(load_variant(one), seed, 4)
    try:
        right = moved(left, load_variant(other))
    except InputError:
        return
    found = lanes(left, right)
    if found.cut:
        return
    here = {moved_move(move, left.variant, right.variant) for move in left.moves()}
    there = set(right.moves())
    assert {moved_move(one.move, left.variant, right.variant) for one in found.left} == here - there
    assert {moved_move(move, left.variant, right.variant) for move in found.both} == here & there
    assert {one.move for one in found.right} == there - here


def test_a_rule_set_beside_itself_differs_in_nothing() -> None:
    found = comparing(position=JOKERS, right="zwicker3").pair.lanes
    assert found is not None and found.same and found.both


def test_a_large_table_is_looked_at_in_part_and_says_so() -> None:
    """However many captures there are, each hand card is looked at, and what is told of a move is right."""
    one = comparing(position=LARGE, right="zwicker3 builds_in_sums=no capture=card")
    found = one.pair.lanes
    assert found is not None and found.cut and len(found.left) + len(found.both) <= MOST
    assert {move.card for move in found.both} | {lone.move.card for lone in found.left} == set(one.pair.position.hand)
    scene = pair_scene(one)
    for lane in scene["lanes"]:
        assert len(lane["rows"]) <= SHOWN and len((lane["more"] or {"rows": []})["rows"]) <= MOST_SHOWN - SHOWN
    assert any("more moves than can be shown" in note for note in scene["notes"])


# Jokers of another pack


def test_numbered_jokers_stand_for_wild_ones_and_back() -> None:
    village = wild_jokers()
    there = moved(read_position(JOKERS), village)
    assert [str(item) for item in there.table] == ["*b", "3d", "5h"] and there.hand[0] == "*a"
    back = moved(there, load_variant("zwicker3"))
    assert back.hand == read_position(JOKERS).hand


def test_a_joker_without_a_place_in_the_other_pack_is_told() -> None:
    one = comparing(position=JOKERS, right="zwickern")
    scene = pair_scene(one)
    assert scene["lanes"] == [] and "*20" in scene["problems"][0]


# The state


@pytest.mark.parametrize("message", [None, 7, {}, {"kind": "rules", "side": "up"}, {"kind": "jump", "side": "left"}])
def test_what_is_no_report_is_passed_over(message: object) -> None:
    one = comparing()
    before = one.pair
    one.receive(message)
    assert one.pair == before and one.errors == {}


def test_a_refused_choice_keeps_the_old_one_and_says_why() -> None:
    one = comparing()
    one.receive({"kind": "rules", "side": "left", "name": "casino"})
    assert one.pair.left.variant.name == "zwicker3" and "casino" in one.errors["left"].text("en")
    one.receive({"kind": "bring", "side": "left", "rules": "!!"})
    assert one.errors["left"].message == "variant-carried"


def test_the_address_holds_all_of_it() -> None:
    one = comparing(position=JOKERS)
    one.receive({"kind": "bring", "side": "right", "rules": carried(wild_jokers())})
    one.receive({"kind": "switch", "side": "right", "name": "capture", "value": "card"})
    again = read_pair(Query.of(one.pair.address("en").removeprefix("?")))
    assert again.pair == one.pair and again.errors == {}


def test_a_bad_address_is_told_field_by_field() -> None:
    found = read_pair(Query({"position": "zwicker3; table", "left": "casino", "right": "queen zwick=x"}))
    assert set(found.errors) == {"position", "left", "right"}


# The page


def open_page(visit: Callable[[Page, str], Page], page: Page, url: str, **values: str) -> None:
    visit(page, f"{url}compare?{urlencode({'lang': 'en', **values})}")


def test_the_page_shows_what_wild_jokers_change(
    page: Page, app_url: str, visit: Callable[[Page, str], Page], axe: Callable[[Page], None]
) -> None:
    """From the entrance of the lab to the answer; then other rules, kept ones, a switch, a reload, and a wrong line."""
    visit(page, f"{app_url}lab?lang=en")
    axe(page)
    page.get_by_role("link", name="On the table").click()
    expect(page.locator("h1")).to_have_text("Same position, two rule sets")
    lanes = page.locator(".lane")
    expect(lanes).to_have_count(3)
    expect(page.locator(".comparing")).to_contain_text("joker 20 is wild joker B there")
    expect(lanes.nth(2).locator(".why").first).not_to_be_empty()
    axe(page)
    page.evaluate(
        "rules => localStorage.setItem('zwicker-lab-rules', JSON.stringify([{name: 'hof', title: 'Hof', rules}]))",
        carried(wild_jokers().model_copy(update={"name": "hof"})),
    )
    page.reload()
    right = page.get_by_label("Rules on the right").locator("select#rules")
    right.select_option(label="Hof")
    expect(page).to_have_url(re.compile("right=hof"))
    right.select_option("zwicker3")
    expect(page.locator(".comparing h2")).to_contain_text("No difference")
    page.get_by_label("Rules on the right").get_by_text("House rules, switch by switch").click()
    page.get_by_label("Rules on the right").locator("#switch-table_value").select_option("fixed")
    expect(page.locator(".comparing h2")).to_contain_text("Only left")
    page.reload()
    expect(page.locator(".comparing h2")).to_contain_text("Only left")
    line = page.locator("#line")
    line.fill("zwicker3; table <img src=x>; hand 9s")
    page.get_by_role("button", name="Show").click()
    expect(page.locator(".ask-form .err")).not_to_be_empty()
    expect(page.locator(".comparing h2")).to_contain_text("Only left")


def test_the_lanes_fit_every_width(
    page: Page, app_url: str, fits: Callable[..., None], sideways: Callable[[Page], None]
) -> None:
    fits(page, f"{app_url}lab?lang=de")
    fits(page, f"{app_url}compare?{urlencode({'lang': 'de', 'right': 'queen capture=card'})}")
    page.set_viewport_size({"width": 768, "height": 800})
    sideways(page)
    expect(page.locator(".choice-of-rules .guess").last).to_contain_text("unsere Annahme")
