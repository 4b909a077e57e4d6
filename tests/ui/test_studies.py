"""Studies on a page: the state without a browser, and the page in one."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from playwright.sync_api import Page, expect

from zwicker_lab.study import load, run_all
from zwicker_lab.ui.coach.home import at_once
from zwicker_lab.ui.deals.own import own_deal
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.studies.bars import bars
from zwicker_lab.ui.studies.corner import Corner
from zwicker_lab.ui.studies.form import read_form
from zwicker_lab.ui.studies.scenes import corner_scene, form_scene, plot_scene
from zwicker_lab.ui.studies.state import Studying
from zwicker_lab.ui.studies.table import results_scene
from zwicker_lab.zwicker.score import points

COMPILING_MS = 180_000
"""So long a first study may take on a machine on which nothing is compiled yet."""
SMALL = {"lang": "en", "left": "zwicker3", "right": "zwicker3 capture=card", "who": "random", "deals": "300"}


def studying(**values: str) -> Studying:
    query = Query({**SMALL, **values})
    return Studying(read_form(query, {}), query.lang, apart=at_once)


def texts(found: Studying) -> str:
    return str(results_scene(found))


# The state


def test_an_address_says_the_whole_study() -> None:
    """What stands in the address is read back to an equal study, rules of one's own included."""
    for values in ({}, SMALL, SMALL | {"both": "no", "players": "2", "seed": "77"}):
        form = read_form(Query(values), {})
        again = read_form(Query.of(form.address("de").removeprefix("?")), {})
        assert again.study == form.study and again.both == form.both


def test_the_results_are_those_of_the_engine() -> None:
    one = studying()
    one.receive({"kind": "start"})
    assert one.shown.results == run_all(one.form.study) and one.shown.is_over and not one.is_running
    scene = results_scene(one)
    assert "Play of programs, not best play" in scene["head"][1] and "seed 1" in scene["head"][0]
    assert "deal by deal" in scene["heads"][3] and "same cards" in scene["notes"][0]
    assert scene["command"].endswith("--players 4 --seats random --deals 300 --seed 1")


def test_unequal_packs_are_not_called_paired() -> None:
    one = studying(right="zwickern-wild3")
    one.receive({"kind": "start"})
    assert "Difference of the means" in texts(one) and "not equal" in texts(one)


def test_too_few_deals_have_no_interval() -> None:
    one = studying(deals="149", both="no")
    one.receive({"kind": "start"})
    row = results_scene(one)["groups"][0]["rows"][0]
    assert row["number"] == "149" and row["cells"][0]["interval"] == "too few for an interval"


def test_a_wrong_number_stands_beside_its_field_and_nothing_is_played() -> None:
    one = studying()
    for typed in ("", "0", "many", "1000001", "9" * 40):
        one.receive({"kind": "set", "name": "deals", "value": typed})
        one.receive({"kind": "start"})
        assert "1,000,000" in form_scene(one)["errors"]["deals"] and one.shown is None
    one.receive({"kind": "set", "name": "deals", "value": "1.000"})
    assert one.form.deals == 1000 and not one.errors


def test_only_tables_both_rule_sets_have_are_offered() -> None:
    one = studying(players="2")
    one.receive({"kind": "rules", "side": "right", "name": "queen"})
    assert form_scene(one)["players"] == ["3", "4"] and one.form.players == 4


@pytest.mark.parametrize(
    "message",
    [None, [], {"kind": "set", "name": "who", "value": "search"}, {"kind": "set", "name": "players", "value": "99"},
     {"kind": "tail", "arm": 5, "low": 1, "high": None}, {"kind": "save"}, {"kind": "rules", "side": "middle"}],
)  # fmt: skip
def test_what_is_no_report_is_passed_over(message: object) -> None:
    one = studying()
    before = one.form
    one.receive(message)
    assert one.form == before and one.tail is None and not one.saved.number


def test_a_run_can_be_broken_off_and_says_so() -> None:
    """What was played until then stays, told as partial, and another run can begin."""
    waiting: list[Callable[[], None]] = []
    one = Studying(read_form(Query(SMALL), {}), "en", apart=waiting.append)
    one.receive({"kind": "start"})
    assert one.is_running and form_scene(one)["progress"]["percent"] == 0
    one.receive({"kind": "cancel"})
    waiting.pop()()
    assert not one.is_running and (one.shown is None or not one.shown.is_complete)
    one.receive({"kind": "start"})
    waiting.pop()()
    assert one.shown.is_complete


def test_a_run_that_was_left_is_not_heard() -> None:
    one = studying()
    one._hear(Event(), object())  # type: ignore[arg-type]
    assert one.shown is None


def test_every_deal_is_in_a_bar_and_an_end_lists_its_deals() -> None:
    one = studying()
    one.receive({"kind": "start"})
    found = bars(one.shown.results)
    assert [sum(bar.counts[arm] for bar in found) for arm in (0, 1)] == [300, 300]
    last = plot_scene(one)["arms"][1]["bars"][-1]
    one.receive({"kind": "tail", **last["ask"]})
    assert len(one.tail.deals) == found[-1].counts[1]
    for _, text in one.tail.deals:
        won = points(own_deal(text).replay.positions[-1], final=True)
        assert found[-1].low <= won[0] - won[1] < found[-1].high
    assert all("deal?" in deal["href"] for deal in plot_scene(one)["tail"]["deals"])


def test_a_search_for_deals_can_be_given_up() -> None:
    waiting: list[Callable[[], None]] = []
    one = Studying(read_form(Query(SMALL), {}), "en", apart=waiting.append)
    one.receive({"kind": "start"})
    waiting.pop()()
    one.receive({"kind": "tail", "arm": 0, "low": 0, "high": None})
    assert plot_scene(one)["tail"]["waits"]
    one.receive({"kind": "untail"})
    waiting.pop()()
    assert one.tail is None


def test_the_saved_file_repeats_the_study(tmp_path: Path) -> None:
    one = studying()
    one.receive({"kind": "start"})
    one.receive({"kind": "save"})
    kept = tmp_path / "kept.csv"
    kept.write_text(results_scene(one)["file"]["text"], encoding="utf-8")
    assert load(kept) == one.shown.results


def test_the_first_picture_says_both_exact_chances() -> None:
    corner = Corner(apart=at_once)
    corner.begin()
    head = corner_scene(corner, "en")["head"]
    assert "2.30\u00a0%" in head and "17.04\u00a0%" in head and len(corner.left) == 5


# The page


def test_a_study_is_made_on_the_page(
    page: Page,
    app_url: str,
    visit: Callable[[Page, str], Page],
    axe: Callable[[Page], None],
    sideways: Callable[[Page], None],
) -> None:
    """From the lab: wrong number, run, figures, an end's deals, the file; reload keeps the form; a run is cancelled."""
    visit(page, f"{app_url}lab?lang=en")
    page.get_by_role("link", name="Over many deals").click()
    expect(page.locator(".headline")).to_contain_text("17.04")
    deals = page.get_by_label("How many deals")
    deals.fill("many")
    page.get_by_role("button", name="Have them played").click()
    expect(page.locator("#study-deals-wrong")).to_contain_text("1,000,000")
    page.get_by_label("All play like").select_option("random")
    deals.fill("300")
    page.get_by_role("button", name="Have them played").click()
    expect(page.locator(".study-results")).to_contain_text("300 deals with 4 players", timeout=COMPILING_MS)
    expect(page.locator(".keeping")).to_contain_text("zwicker-lab study --repeat")
    axe(page)
    with page.expect_download() as kept:
        page.get_by_role("button", name="Save the results").click()
    assert kept.value.suggested_filename.endswith(".csv")
    page.locator(".bin").last.click()
    expect(page.locator(".tail .start").first).to_be_visible(timeout=COMPILING_MS)
    page.reload()
    expect(page.get_by_label("How many deals")).to_have_value("300")
    expect(page.get_by_label("All play like")).to_have_value("random")
    page.get_by_label("How many deals").fill("1000000")
    page.get_by_role("button", name="Have them played").click()
    expect(page.locator(".running")).to_contain_text("played (", timeout=COMPILING_MS)
    page.get_by_role("button", name="Cancel").first.click()
    expect(page.get_by_role("button", name="Have them played")).to_be_visible()
    page.set_viewport_size({"width": 360, "height": 800})
    page.emulate_media(color_scheme="dark")
    sideways(page)
    axe(page)
    expect(page).to_have_url(re.compile("deals=1000000"))
