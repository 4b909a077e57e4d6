"""The pictures of a study: what they draw, choosing deals by fields and by dragging, and opening the very deal."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.ui.test_studies import COMPILING_MS, SMALL
from zwicker_lab.study import MEASURES, Selection, Study, run_all
from zwicker_lab.ui.coach.home import Act, at_once
from zwicker_lab.ui.deals.own import own_deal
from zwicker_lab.ui.studies.brushing import FAR, Brushing
from zwicker_lab.ui.studies.drawn import drawn
from zwicker_lab.ui.studies.gallery import Gallery
from zwicker_lab.ui.studies.pictures import as_data, labels, pictures_scene
from zwicker_lab.ui.studies.plots import PICTURES, TOKENS, Dress, Plots, _binned, _shaded, has_datashader, holoviews
from zwicker_lab.zwicker.score import points

STUDY = Study.of("zwicker3", "zwicker3 capture=card", seats=["random"], deals=300, seed=1, matches=0, twins=0)
RESULTS = run_all(STUDY)
DRESS = Dress(dict.fromkeys(TOKENS, "#123456"), 14)


def brushing(apart: Callable[[Act], None] = at_once, results: object = RESULTS, is_over: bool = True) -> Brushing:
    one = Brushing("en", apart=apart)
    one.show(results, is_over)  # type: ignore[arg-type]
    return one


def scene(one: Brushing) -> dict:  # type: ignore[type-arg]
    return pictures_scene(one, drawn(one.results, one.arm, one.selection), {})


def within(one: Brushing, measure: str, end: str, value: str) -> None:
    one.receive({"kind": "within", "measure": measure, "end": end, "value": value})


# What is drawn


def test_while_deals_are_played_it_is_said_how_many_are_in_the_pictures() -> None:
    """The words above may be of more deals than the pictures, which follow now and then."""
    assert f"stand at {RESULTS.deals:,} deals" in scene(brushing(is_over=False))["so_far"]
    assert scene(brushing())["so_far"] == ""


@pytest.mark.parametrize("names", [("zwicker3", "queen"), ("zwicker6",)])
@pytest.mark.parametrize("players", [3, 4])
def test_every_deal_is_drawn_once_in_every_picture(names: tuple[str, ...], players: int) -> None:
    study = Study.of(*names, players=players, seats=["random"], deals=200, seed=3, matches=0, twins=0)
    results = run_all(study)
    for arm in range(len(names)):
        shown = drawn(results, arm, Selection().within("zwicks", 2, 99))
        number = results.cells[arm].only(Selection().within("zwicks", 2, 99)).deals
        for bars in shown.bars.values():
            assert sum(bars.whole) == 200 and sum(bars.chosen) == number and sum(bars.other) in (0, 200)
            assert len(bars.edges) == len(bars.whole) + 1 <= 42
        assert shown.grid.whole.sum() == 200 and shown.grid.chosen.sum() == number
        lead = results.tally(f"lead.{study.variants[arm].sides(players)[0]}", arm)
        assert sum(shown.parts.whole) == pytest.approx(float(lead.mean))


@pytest.mark.skipif(not has_datashader(), reason="Datashader is not installed")
@pytest.mark.filterwarnings("ignore")
def test_datashader_draws_what_numpy_counts() -> None:
    grid = drawn(RESULTS, 0, Selection()).grid
    ways = [way(holoviews(), grid, grid.whole).dimension_values(2, flat=False) for way in (_shaded, _binned)]
    assert np.array_equal(*(np.nan_to_num(one) for one in ways)) and np.nansum(ways[0]) == 300


def test_a_drag_in_a_picture_is_heard_and_all_pictures_follow() -> None:
    """The stream of each picture tells its name and bounds; what is sent then is what the layers draw."""
    heard: list[tuple[str, tuple[float, ...]]] = []
    one = brushing()
    plots = Plots(DRESS, labels(one), drawn(RESULTS, 0, one.selection), lambda *told: heard.append(told))
    assert set(plots.panes) == set(PICTURES)
    for brush in plots._brushes:
        brush.event(**{next(iter(brush.contents)): (0, 1, 2, 3)[: 4 if "bounds" in brush.contents else 2]})
    assert [name for name, _ in heard] == ["lead", "points", "zwicks", "rest"]


def test_pictures_come_home_one_by_one_and_old_ones_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting: list[Act] = []
    sent: list[tuple[int, str]] = []
    one = brushing()
    one.dress = DRESS
    gallery = Gallery(one, waiting.append)
    gallery.hang()
    assert not any(len(place) for place in gallery.places.values())
    for act in waiting:
        act()
    assert [len(place) for place in gallery.places.values()] == [1] * len(PICTURES) == [1] * len(waiting)
    monkeypatch.setattr(Plots, "send", lambda self, found, name: sent.append((int(found.grid.chosen.sum()), name)))
    waiting.clear()
    for low in ("0", "10"):
        within(one, "lead", "low", low)
        gallery.hang()
    for act in waiting:
        act()
    assert sent == [(one.chosen(0).deals, name) for name in PICTURES]


# Choosing


def test_fields_and_drags_choose_the_same() -> None:
    one, other = brushing(), brushing()
    within(one, "lead", "low", "10")
    within(one, "lead", "high", "19")
    other.brush("lead", (9.8, 20.3))
    assert one.selection == other.selection == Selection().within("lead", 10, 19)
    other.brush("points", (4.6, 2, 12.2, 9))
    assert other.selection.bounds["points"] == (5, 11) and other.selection.bounds["others"] == (2, 8)
    other.brush("rest", (1.2, 1.4))
    assert other.selection.bounds["rest"] == (1, 1)
    within(one, "lead", "low", "")
    within(one, "lead", "high", " ")
    assert not one.selection.bounds and scene(one)["chosen"]["list"] is None


@pytest.mark.parametrize("typed", ["many", "1.5", "10000", "--3", "<img src=x>", "9" * 50])
def test_a_wrong_limit_is_told_beside_its_field(typed: str) -> None:
    one = brushing()
    within(one, "zwicks", "low", typed)
    field = next(one for one in scene(one)["pictures"] if one["name"] == "zwicks")["fields"][0]
    assert "whole number" in field["error"] and not one.selection.bounds
    within(one, "zwicks", "low", "\u22121")
    assert one.selection.bounds == {"zwicks": (-1, FAR)} and not one.errors


def test_the_list_holds_the_very_deals() -> None:
    """For both rule sets each listed deal lies in the selection and shows its result when replayed."""
    one = brushing()
    one.receive({"kind": "end", "end": "top"})
    for arm in (0, 1):
        one.receive({"kind": "arm", "arm": arm})
        low = one.selection.bounds["lead"][0]
        assert len(one.listed) == min(12, one.chosen(arm).deals) > 0
        for found in one.listed:
            won = points(own_deal(found.text).replay.positions[-1], final=True)
            assert tuple(map(float, won)) == found.points and won[0] - won[1] >= low
        told = scene(one)["chosen"]["list"]["deals"]
        assert all("deal?" in deal["href"] for deal in told) and f"Deal {one.listed[0].number + 1}:" in told[0]["text"]


def test_a_place_is_as_high_as_its_picture_before_it_is_drawn() -> None:
    one = brushing()
    gallery = Gallery(one)
    kept = {name: place.min_height for name, place in gallery.places.items() if name != "rows"}
    one.receive({"kind": "dress", "colours": dict.fromkeys(TOKENS, "#123456"), "size": 14})
    gallery.hang()
    assert kept == {name: gallery.places[name][0].get_root().children[0].height for name in kept}


def test_both_ends_hold_about_a_twentieth() -> None:
    one = brushing()
    for end in ("top", "bottom"):
        one.receive({"kind": "end", "end": end})
        assert 0 < one.chosen(0).deals <= 15


def test_nothing_is_listed_before_all_is_played() -> None:
    one = brushing(is_over=False)
    one.brush("lead", (0, 10))
    found = scene(one)["chosen"]["list"]
    assert found["later"] and not found["deals"]
    one.show(RESULTS, is_over=True)
    assert one.selection.bounds and one.listed


def test_a_search_for_deals_can_be_given_up() -> None:
    waiting: list[Act] = []
    one = brushing(apart=waiting.append)
    one.brush("lead", (0, 10))
    assert scene(one)["chosen"]["list"]["waits"]
    one.receive({"kind": "unlist"})
    waiting.pop()()
    assert one.listed == ()


def test_another_study_begins_without_a_selection() -> None:
    one = brushing()
    one.brush("lead", (0, 10))
    one.show(run_all(Study.of("zwicker3", seats=["random"], deals=50, seed=2)), is_over=True)
    assert not one.selection.bounds and one.arm == 0
    one.show(None, is_over=False)
    one.receive({"kind": "clear"})
    assert one.results is None


@pytest.mark.parametrize(
    "message",
    [None, [], {"kind": "arm", "arm": 2}, {"kind": "arm", "arm": "1"}, {"kind": "rest", "value": "9"},
     {"kind": "within", "measure": "rest", "end": "low", "value": "1"},
     {"kind": "dress", "colours": dict.fromkeys(TOKENS, "red"), "size": 14}, {"kind": "dress", "size": 10**9}],
)  # fmt: skip
def test_what_is_no_report_is_passed_over(message: object) -> None:
    one = brushing()
    one.receive(message)
    assert not one.selection.bounds and one.arm == 0 and one.dress is None and not one.errors


def test_few_chosen_deals_have_no_interval() -> None:
    one = brushing()
    one.receive({"kind": "end", "end": "top"})
    rows = {label: cells for label, *cells in scene(one)["chosen"]["rows"]}
    assert rows["Zwicks in the deal"][0]["interval"] == "too few for an interval"
    assert rows["Share of all"][0]["interval"] != "too few for an interval"


def test_the_file_of_the_pictures_holds_every_deal() -> None:
    one = brushing()
    one.brush("zwicks", (0, 3))
    head, names, *lines = as_data(RESULTS, one).splitlines()
    assert '"deals": 300' in head and names.split(",")[1:6] == list(MEASURES)
    counts = [[int(cell) for at, cell in enumerate(line.split(",")) if at in (0, 7, 8)] for line in lines]
    assert sum(number for arm, number, _ in counts if arm == 0) == 300
    assert sum(number for arm, number, inside in counts if arm == 1 and inside) == one.chosen(1).deals


# The page


def drag(page: Page, canvas: Locator, start: float, end: float) -> None:
    """Drag along the middle of a picture that stands still, from one share of its width to another."""
    canvas.evaluate("node => node.scrollIntoView({ block: 'center' })")
    canvas.hover()
    box = canvas.bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + start * box["width"], middle)
    page.mouse.down()
    page.mouse.move(box["x"] + (start + end) / 2 * box["width"], middle, steps=3)
    page.mouse.move(box["x"] + end * box["width"], middle, steps=3)
    page.mouse.up()


def test_deals_are_chosen_on_the_page_and_opened(
    page: Page,
    app_url: str,
    visit: Callable[[Page, str], Page],
    axe: Callable[[Page], None],
    sideways: Callable[[Page], None],
    tmp_path: Path,
) -> None:
    """By dragging and by fields; the picture as files; in the dark on a phone; and the deal is the one listed."""
    wanted = "&".join(f"{name}={value}" for name, value in SMALL.items())
    visit(page, f"{app_url}studies?{wanted}")
    page.get_by_role("button", name="Have them played").click()
    lead = page.locator(".picture.lead .canvas")
    expect(lead.get_by_role("img", name=re.compile("Lead")).first).to_be_visible(timeout=COMPILING_MS)
    expect(page.locator(".keeping")).to_be_visible(timeout=COMPILING_MS)
    expect(page.locator(".picture .canvas [role=img]")).to_have_count(len(PICTURES), timeout=COMPILING_MS)
    drag(page, lead, 0.7, 0.97)
    expect(page.locator(".tail .start").first).to_be_visible(timeout=COMPILING_MS)
    expect(page.locator("#lead-low")).not_to_have_value("")
    page.get_by_role("button", name="All deals again").click()
    expect(page.locator("#lead-low")).to_have_value("")
    for kind, begin in (("PNG", b"\x89PNG"), ("SVG", b"<svg")):
        with page.expect_download() as kept:
            page.get_by_role("button", name=re.compile(f"{kind}.*Lead")).first.click()
        kept.value.save_as(tmp_path / kind)
        assert kept.value.suggested_filename == f"zwicker-lab-lead.{kind.lower()}"
        assert (tmp_path / kind).read_bytes().startswith(begin) and (tmp_path / kind).stat().st_size > 5000
    with page.expect_download() as kept:
        page.get_by_role("button", name="Save the numbers of the pictures").click()
    assert kept.value.suggested_filename.endswith(".csv")
    axe(page)
    page.set_viewport_size({"width": 360, "height": 800})
    page.evaluate("zlLook.set('theme', 'dark')")
    sideways(page)
    page.locator("#lead-low").fill("many")
    page.locator("#lead-low").press("Tab")
    expect(page.locator("#wrong-lead")).to_contain_text("whole number", timeout=COMPILING_MS)
    page.locator("#lead-low").fill("12")
    page.locator("#lead-low").press("Tab")
    first = page.locator(".tail .start").first
    expect(first).to_be_visible()
    axe(page)
    won = re.search(r"(\d+) : (\d+) points", first.inner_text())
    assert won is not None and int(won[1]) - int(won[2]) >= 12
    first.click()
    page.wait_for_url(re.compile("deal\\?"))
    expect(page.locator("main")).to_contain_text(won[1])
    expect(page.locator("main")).to_contain_text(won[2])
