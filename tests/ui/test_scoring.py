"""Counting one deal by every scoring table: the counts without a browser, and the page in one."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playwright.sync_api import Page, expect

from tests.ui.bots import NearBots
from zwicker_lab.lessons import tutorial_deal
from zwicker_lab.ui.deals.own import own_deal
from zwicker_lab.ui.deals.place import Place
from zwicker_lab.ui.deals.scenes import options_scene
from zwicker_lab.ui.deals.state import Stepping
from zwicker_lab.ui.lab.village import wild_jokers
from zwicker_lab.ui.play.record import PlayedDeal
from zwicker_lab.ui.play.sheet import deal_link
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.scoring.counted import bars_scene, counted, counts_scene, result_scene
from zwicker_lab.ui.scoring.counts import by_kind, count, differences, row_codes
from zwicker_lab.ui.scoring.state import Counting
from zwicker_lab.variants import Variant, load_variant, variant_names
from zwicker_lab.variants.carried import carried
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.score import rows

BUILT_IN = tuple(map(load_variant, variant_names()))


def played_out(name: str, seed: int, players: int | None = None) -> PlayedDeal:
    """A deal in which everybody plays the first move that wins something, else any."""
    variant, chance = load_variant(name), Random(seed)
    deal = PlayedDeal.begin(variant, players or variant.default_players, 0, seed)
    while not deal.position.is_over:
        moves = [move for move, _ in zip(deal.position.moves(), range(40), strict=False)]
        deal = deal.play(max(moves, key=lambda move: (deal.position.points_of(move), chance.random())))
    return deal


def over() -> Position:
    return tutorial_deal("2-partners").replay.positions[-1]


def counting(**values: str) -> Counting:
    return Counting(Query({"lang": "en", **values}), bots=NearBots())


# The counts


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(variant_names()), st.integers(0, 99), st.sampled_from([2, 3, 4]))
def test_counted_by_its_own_table_a_deal_scores_what_it_scored(name: str, seed: int, players: int) -> None:
    variant = load_variant(name)
    position = played_out(name, seed, players if players in variant.players else 4).position
    found = count(position, variant)
    assert found.totals == tuple(side.total for side in rows(position, final=True))


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(variant_names()), st.integers(0, 99))
def test_the_rows_and_the_bars_add_up_and_two_equal_tables_differ_by_exactly_nothing(name: str, seed: int) -> None:
    position = played_out(name, seed).position
    codes = row_codes(position, BUILT_IN)
    usual = count(position, position.variant)
    for variant in BUILT_IN:
        found = count(position, variant)
        for side, total in enumerate(found.totals):
            assert sum(found.points(code, side) for code in codes) == total
            assert sum(by_kind(found, codes, side).values()) == total
            changed = differences(usual, found, codes, side)
            assert sum(changed.values()) == total - usual.totals[side]
            assert differences(found, count(position, variant), codes, side) == {}


def test_wild_jokers_score_in_place_of_the_numbered_ones() -> None:
    """The village's jokers are worth 5, 6 and 7 as the numbered ones are, so nothing changes in the count."""
    position = over()
    assert count(position, wild_jokers()).totals == count(position, position.variant).totals
    dearer = Variant.from_toml('base = "zwicker3"\njokers = ["*a", "*b", "*c"]\n[points]\n"*c" = 17', "dear")
    assert sum(count(position, dearer).totals) == sum(count(position, position.variant).totals) - 18 + 17


def test_a_majority_that_is_shared_is_counted_in_halves() -> None:
    position = over()
    even = tuple(pile[:5] for pile in position.won)
    shared = count(position.changed(won=even), load_variant("zwicker3 majority_tie=shared most_cards=3"))
    assert [str(shared.points("most_cards", side)) for side in (0, 1)] == ["3/2", "3/2"]


# What is told


def test_what_the_packs_do_not_share_is_told() -> None:
    one = counting()
    scene = counts_scene(one, counted(one))
    told = {change["title"]: " ".join(change["notes"]) for change in scene["changes"]}
    assert "not in that pack" in told["Zwickern by the book, without jokers"]
    assert "That pack also has joker 17" in told["Zwicker with six jokers"]
    assert "Fines" in told["Zwicker, the Queen Games edition"]
    same = next(change for change in scene["changes"] if change["title"] == "Your scoring")
    assert same["same"] and "exactly 0" in same["lines"][0]


def test_reconstructed_values_are_told_as_such() -> None:
    one = counting()
    cells = [cell for row in counts_scene(one, counted(one))["rows"] for line in row["lines"] for cell in line["cells"]]
    assert any(cell["guess"] for cell in cells) and not all(cell["guess"] for cell in cells if cell["text"] != "–")


def test_many_sides_have_their_rows_shown_one_at_a_time() -> None:
    one = counting(deal="zwickern", players="5", who="greedy", seed="3")
    assert one.piles is not None and len(one.piles.position.won) == 5
    assert {len(row["lines"]) for row in counts_scene(one, counted(one))["rows"]} == {1}
    one.receive({"kind": "side", "at": 4})
    assert one.side == 4 and len(bars_scene(counted(one), "en")["bars"][0]["bars"]) == 5


# The state


def test_a_slider_changes_the_count_and_the_address() -> None:
    one = counting()
    one.receive({"kind": "value", "key": "points.Td", "value": 13})
    assert [side["total"] for side in result_scene(one)] == ["30", "14"]
    again = Counting(Query.of(one.address.removeprefix("?")))
    assert again.table == one.table and again.errors == {}


@pytest.mark.parametrize(
    "message",
    [
        None,
        {"kind": "value", "key": "points.Td", "value": "5"},
        {"kind": "switch"},
        {"kind": "side", "at": 9},
        {"kind": "own", "text": 3},
    ],
)
def test_what_is_no_report_is_passed_over(message: object) -> None:
    one = counting()
    before = one.table, one.piles, one.side
    one.receive(message)
    assert (one.table, one.piles, one.side) == before


def test_a_value_that_does_not_fit_is_told() -> None:
    one = counting()
    one.receive({"kind": "value", "key": "points.Td", "value": 100})
    assert "99" in one.errors["table"].text("en") and one.table.variant.scoring.points["Td"] == 3


def test_the_same_seed_gives_the_same_deal() -> None:
    one, other = (counting(deal="zwicker6", who="greedy", seed="11") for _ in range(2))
    assert one.piles is not None and one.piles == other.piles and one.piles.position.is_over
    assert own_deal(one.piles.text).replay.complete


def test_a_deal_that_is_being_played_can_be_given_up() -> None:
    bots = NearBots(held=True)
    one = Counting(Query({"lang": "en"}), bots=bots)
    before = one.piles
    one.receive({"kind": "play", "name": "zwicker3", "players": 4, "who": "greedy", "seed": "5"})
    bots.answer()
    assert one.progress == 0
    one.receive({"kind": "stop"})
    bots.answer()
    assert one.progress is None and one.piles == before and not bots.waiting


def test_a_bad_seed_stands_beside_its_field() -> None:
    one = counting()
    one.receive({"kind": "play", "name": "zwicker3", "players": 4, "who": "greedy", "seed": "five"})
    assert "seed" in one.errors["draw"].text("en")


def test_a_deal_that_is_not_over_is_refused() -> None:
    deal = PlayedDeal.begin(load_variant("zwicker3"), 4, 0, 1)
    one = counting()
    one.receive({"kind": "own", "text": deal.text})
    assert "not over" in one.errors["deal"].text("en") and one.piles is not None


def test_a_deal_by_rules_of_one_s_own_is_read_with_them() -> None:
    """Also where a match by them ends: its file brings the rules along."""
    village = Variant.from_toml('base = "zwicker3"\nzwick = 2', "hof")
    deal = PlayedDeal.begin(village, 2, 0, 5)
    assert own_deal(deal.text).replay.deal.variant == village


def test_a_deal_that_was_played_here_leads_to_its_count() -> None:
    """From the match sheet, and from the end of the deal one steps through; by rules of one's own as well."""
    village = Variant.from_toml('base = "zwicker3"\nzwick = 2', "hof")
    deal = PlayedDeal.begin(village, 2, 0, 5)
    while not deal.position.is_over:
        deal = deal.play(next(deal.position.moves()))
    stepped = Stepping(own_deal(deal.text), Place(len(deal.plies)), "en")
    links = deal_link(deal.text, 1, "en")["count"], options_scene(stepped)["look"]["href"]
    for link in links:
        one = Counting(Query.of(link.partition("?")[2]))
        assert one.errors == {} and one.piles is not None and one.piles.position == deal.position


# The page


def test_the_page_counts_plays_and_moves(
    page: Page, app_url: str, visit: Callable[[Page, str], Page], axe: Callable[[Page], None]
) -> None:
    """From the lab's question to the count; a slider, kept rules, a wrong seed, a deal played, an own file."""
    visit(page, f"{app_url}lab?lang=en")
    page.get_by_role("link", name="In the count").click()
    expect(page.locator(".now")).to_contain_text("North and South20")
    axe(page)
    page.get_by_label("Points for 10 of diamonds").press("ArrowRight")
    expect(page.locator(".now")).to_contain_text("North and South21")
    expect(page.locator(".by-row tfoot tr").first).to_contain_text("21")
    expect(page.locator(".changes li").first).to_contain_text("21 instead of 20, that is +1")
    expect(page).to_have_url(re.compile("points.Td%3D4"))
    page.evaluate(
        "rules => localStorage.setItem('zwicker-lab-rules', JSON.stringify([{name: 'hof', title: 'Hof', rules}]))",
        carried(Variant.from_toml('base = "zwicker3"\nzwick = 9', "hof")),
    )
    page.reload()
    expect(page.locator(".now")).to_contain_text("North and South21")
    page.get_by_label("Starting from").select_option(label="Hof")
    expect(page.locator(".now")).to_contain_text("North and South36")
    page.get_by_text("Have a deal played").click()
    page.get_by_label("Number of the deal").fill("x")
    page.get_by_role("button", name="Have it played").click()
    expect(page.locator("#draw-error")).to_contain_text("seed")
    page.get_by_label("Number of the deal").fill("12")
    page.get_by_label("All play").select_option("greedy")
    page.get_by_role("button", name="Have it played").click()
    expect(page.locator(".counted-deal")).to_contain_text("Deal no. 12")
    page.get_by_role("button", name="Put in an example").click()
    page.get_by_role("button", name="Show the deal").click()
    expect(page.locator(".counted-deal")).to_contain_text("A whole deal for two")


def test_the_counts_fit_every_width(page: Page, app_url: str, fits: Callable[..., None]) -> None:
    fits(page, f"{app_url}scoring?lang=de")
