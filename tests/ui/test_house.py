"""Writing house rules: the draft and what it changes, without a browser; the page, the leaflet, and every chooser."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playwright.sync_api import Page, expect

from zwicker_lab.ui.house.draft import Draft, field_keys, value_of
from zwicker_lab.ui.house.example import example
from zwicker_lab.ui.house.leaflet import leaflet
from zwicker_lab.ui.house.scenes import form_scene, told_scene
from zwicker_lab.ui.house.state import Writing
from zwicker_lab.ui.lab.village import wild_jokers
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.reading.differences import differences
from zwicker_lab.variants import SWITCHES, Variant, load_variant, variant_names
from zwicker_lab.variants.carried import brought, carried
from zwicker_lab.variants.keys import FILE_PATHS, PATHS


def writing(**values: str) -> Writing:
    return Writing(Query({"lang": "en", **values}))


# The draft


@pytest.mark.parametrize("name", variant_names())
@pytest.mark.parametrize("base", ["zwicker3", "zwickern", "queen"])
def test_a_rule_set_is_the_same_written_over_any_other(name: str, base: str) -> None:
    """Every value of a rule set can be written in the form, whatever one starts from."""
    variant = load_variant(name)
    draft = Draft.of(variant, base)
    assert draft.errors.keys() <= {"title"}
    assert {key: value_of(draft.variant, key) for key in field_keys(variant)} == {
        key: value_of(variant, key) for key in field_keys(variant)
    }


def test_every_value_of_the_rules_has_a_field() -> None:
    fields = {field["key"] for section in form_scene(writing())["sections"] for field in section["fields"]}
    own = set(FILE_PATHS) - {"title", "note", "sources", "points", "value", "switches", "certainty"}
    assert own | set(SWITCHES) | set(PATHS) <= fields
    assert {f"value.{rank}" for rank in "A23456789TJQK"} <= fields and "points.A" in fields and "points.*15" in fields


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.tuples(st.sampled_from(sorted(field_keys(load_variant("zwicker3")))), st.text(max_size=12)), max_size=6)
)
def test_nothing_that_is_typed_breaks_the_draft(typed: list[tuple[str, str]]) -> None:
    """What cannot be used is told by its field, and what can makes a rule set that a link carries."""
    draft = Draft()
    for key, text in typed:
        draft = draft.typed(key, text)
    assert draft.errors.keys() <= draft.entries.keys()
    assert brought(carried(draft.variant)) == draft.variant


def test_several_mistakes_stand_beside_their_fields_and_the_rest_counts() -> None:
    one = writing()
    for key, text in {"zwick": "2", "table": "99", "value.K": "4, 14, 15", "jokers": "15, 15"}.items():
        one.receive({"kind": "set", "key": key, "value": text})
    assert set(one.draft.errors) == {"table", "value.K", "jokers"}
    assert one.draft.variant.scoring.zwick == 2
    one.receive({"kind": "reset", "key": "table"})
    assert set(one.draft.errors) == {"value.K", "jokers"}


@pytest.mark.parametrize("title", ["", " ", "queen", "x" * 80])
def test_a_title_that_cannot_be_is_told_and_the_rules_stay_usable(title: str) -> None:
    one = writing()
    one.receive({"kind": "title", "value": title})
    assert "title" in one.draft.errors and one.draft.variant.name not in variant_names()


def test_changes_move_to_another_base_as_far_as_they_fit() -> None:
    one = writing()
    for key in ("zwick", "points.*15"):
        one.receive({"kind": "set", "key": key, "value": "9"})
    one.receive({"kind": "base", "name": "zwickern"})
    assert dict(one.draft.entries) == {"zwick": "9"} and one.draft.errors == {}


def test_the_address_and_the_file_hold_all_of_it() -> None:
    one = writing()
    one.receive({"kind": "title", "value": "Windbergen"})
    one.receive({"kind": "set", "key": "after_zwick", "value": "sweeper_lays"})
    again = Writing(Query.of(one.address.removeprefix("?")))
    assert again.draft.variant == one.draft.variant and again.draft.base == "zwicker3"
    loaded = writing()
    loaded.receive({"kind": "load", "name": "windbergen.toml", "text": one.draft.variant.to_toml()})
    assert loaded.draft.entries == one.draft.entries and loaded.draft.title["de"] == "Windbergen"


@pytest.mark.parametrize("message", [None, {"kind": "fly"}, {"kind": "base", "name": "x"}, {"kind": "set", "key": "x"}])
def test_what_is_no_report_changes_no_rule(message: object) -> None:
    one = writing()
    before = one.draft.variant
    one.receive(message)
    assert one.draft.variant == before


def test_a_file_that_is_none_is_told() -> None:
    one = writing()
    one.receive({"kind": "load", "name": "a.toml", "text": "zwick ="})
    assert one.error is not None and one.error.message == "variant-toml"
    assert writing(rules="!!").error is not None


# What changes


def test_the_sentences_that_change_stand_beside_the_old_ones() -> None:
    found = differences(load_variant("zwicker3"), wild_jokers(), "en")
    assert any("number" in one.before and "wild" in one.after for one in found)
    assert all(one.before != one.after for one in found)


@pytest.mark.parametrize("change", ["build_down=no", "capture=card", "builder_holds=no", "value.K=14", "build_cap=6"])
def test_an_example_shows_a_change_of_what_may_be_played(change: str) -> None:
    shown = example(load_variant("zwicker3"), load_variant(f"zwicker3 {change}"))
    assert shown is not None and not shown.lanes.same


@pytest.mark.parametrize("change", ["after_zwick=four_from_stock", "last_card_zwick=no", "uncaptured_rest=nobody"])
def test_a_move_shows_a_change_of_what_follows_it(change: str) -> None:
    draft = Draft.of(load_variant(f"zwicker3 {change}"), "zwicker3")
    assert example(draft.origin, draft.variant) is None
    scene = told_scene(writing(variant=f"zwicker3 {change}"))
    before, after = scene["ending"]["then"]
    assert before != after


def test_the_village_is_answered_in_words_on_a_table_and_in_a_count() -> None:
    scene = told_scene(writing(base="zwicker3", rules=carried(wild_jokers())))
    assert scene["short"] and scene["sentences"] and scene["count"]["same"]
    assert scene["table"]["lanes"][1]["rows"] and scene["table"]["lanes"][1]["rows"][0]["why"]


def test_the_leaflet_tells_what_is_our_assumption() -> None:
    lines = [line for part in leaflet(load_variant("grossenwiehe"), "de") for line in part.lines]
    rows = [row for part in leaflet(load_variant("grossenwiehe"), "de") for grid in part.grids for row in grid.rows]
    assert any(line.guess for line in lines) or any(row.mark == "reconstructed" for row in rows)


# The page


def test_the_page_writes_keeps_and_offers_house_rules(
    page: Page, app_url: str, visit: Callable[[Page, str], Page], axe: Callable[[Page], None], tmp_path: Path
) -> None:
    """From the lab's question to a mistake and its repair, a file and back, kept rules, and where they are offered."""
    visit(page, f"{app_url}lab?lang=en")
    page.get_by_role("link", name="In the rules").click()
    told = page.locator(".house-told")
    expect(told).to_contain_text("A wild joker counts what you like")
    expect(page.locator(".lane.right .why").first).not_to_be_empty()
    axe(page)
    page.get_by_label("What they are called").fill("Hof <b>")
    zwick = page.locator("[id='field-zwick']")
    zwick.fill("many")
    zwick.press("Tab")
    expect(page.locator("[id='error-zwick']")).to_contain_text("many")
    expect(page.locator(".house-home")).to_contain_text("One field is still wrong")
    page.get_by_role("button", name="back: Points for a Zwick").click()
    expect(page.locator("[id='error-zwick']")).to_be_empty()
    zwick.fill("4")
    zwick.press("Tab")
    expect(told).to_contain_text("4 points")
    page.reload()
    expect(zwick).to_have_value("4")
    expect(page.get_by_label("What they are called")).to_have_value("Hof <b>")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as a file").click()
    file = tmp_path / "hof.toml"
    saved.value.save_as(file)
    assert Variant.from_toml(file.read_text(encoding="utf-8"), "hof").scoring.zwick == 4
    page.get_by_role("button", name="Keep in this browser").click()
    expect(page.locator(".kept")).to_contain_text("Hof <b>")
    visit(page, f"{app_url}house?lang=en")
    page.locator("#file").set_input_files(file)
    expect(zwick).to_have_value("4")
    offered_elsewhere(page, app_url, visit)


def offered_elsewhere(page: Page, url: str, visit: Callable[[Page, str], Page]) -> None:
    visit(page, f"{url}look?lang=en")
    page.locator("select#rules").select_option(label="Hof <b>")
    expect(page).to_have_url(re.compile("rules="))
    page.get_by_role("link", name="Compare two rule sets").click()
    expect(page.get_by_label("Rules on the left").locator("#rules option:checked")).to_have_text("Hof <b>")
    visit(page, f"{url}play?lang=en")
    page.locator("select[name=variant]").select_option(label="Hof <b>")
    expect(page.locator("a.begin")).to_have_attribute("href", re.compile("variant=Hof"))
    visit(page, f"{url}rules?lang=en")
    page.locator("#zl-own-rules").get_by_role("link", name="Hof").click()
    expect(page.locator("h1")).to_have_text("Hof <b>")


@pytest.mark.parametrize(("name", "lang"), [("zwicker3", "de"), ("grossenwiehe", "en"), ("own", "de")])
def test_the_leaflet_is_one_page(
    page: Page, app_url: str, visit: Callable[[Page, str], Page], name: str, lang: str
) -> None:
    """Built in or one's own, and however much differs from the usual."""
    strange = {name: values[-1] for name, values in SWITCHES.items()}
    own = load_variant("zwicker6").with_changes(strange | {f"points.{code}": "1" for code in ("7d", "7s", "Kd", "Qs")})
    toml = Variant.from_toml(own.to_toml(), "own")
    asked = f"rules={carried(toml)}" if name == "own" else f"variant={name}"
    visit(page, f"{app_url}leaflet?lang={lang}&{asked}")
    expect(page.locator("html")).to_have_attribute("data-fitted", "yes")
    printed = page.pdf(format="A4", prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
    size = float(page.locator(".sheet").evaluate("node => node.style.getPropertyValue('--leaf')").removesuffix("pt"))
    assert size >= 6


def test_the_form_fits_every_width(page: Page, app_url: str, fits: Callable[..., None]) -> None:
    fits(page, f"{app_url}house?lang=de&variant=grossenwiehe%20capture=card%20zwick=3")
    fits(page, f"{app_url}leaflet?lang=de")
