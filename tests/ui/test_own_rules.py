"""A rule set kept on the page of house rules is offered by every chooser, and what is chosen is played by."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from zwicker_lab.lessons import read_own
from zwicker_lab.lessons.draft import Draft, DraftExercise, Words
from zwicker_lab.lessons.known import known
from zwicker_lab.lessons.practice import exercise_of, read_ref
from zwicker_lab.ui.make.state import Making
from zwicker_lab.ui.practice.overview import Overview
from zwicker_lab.ui.query import Query
from zwicker_lab.variants import Variant, load_variant
from zwicker_lab.variants.carried import brought, carried

TITLE = "Hof <b>"
TOML = f"""
base = "zwicker3"
title = {{ de = "{TITLE}", en = "{TITLE}" }}
jokers = ["*a", "*b"]
zwick = 4
[points]
"*a" = 2
"*b" = 2
"""
VILLAGE = Variant.from_toml(TOML, "Hof-<b>")
Visit = Callable[[Page, str], Page]


# ---- without a browser -----------------------------------------------------------------------------------------


def test_a_name_says_what_rules_it_stands_for() -> None:
    """Two villages of one name do not meet; the same rules have the same name wherever they come from."""
    other = Variant.from_toml(TOML.replace("zwick = 4", "zwick = 5"), VILLAGE.name)
    assert known(VILLAGE).name != known(other).name
    assert known(brought(carried(known(VILLAGE)))) == known(VILLAGE) == known(known(VILLAGE))
    changed = VILLAGE.with_changes({"capture": "card"})
    assert known(changed).spelled == f"{known(VILLAGE).name} capture=card"
    noted = Variant.from_toml(f'note = {{ de = "lang", en = "long" }}\n{TOML}', VILLAGE.name)
    assert known(noted).name == known(VILLAGE).name


@pytest.mark.parametrize("skill", ["sums", "jokers", "count", "referee"])
def test_exercises_are_drawn_by_the_rules(skill: str) -> None:
    exercise = exercise_of(read_ref(f"{skill} 4 {known(VILLAGE).spelled}"))
    assert exercise is not None
    played = exercise.start.variant if exercise.position else load_variant("zwicker3")
    assert not exercise.position or played == known(VILLAGE)
    assert skill != "jokers" or "*a" in str(exercise.position) or "*b" in str(exercise.position)


def test_a_lesson_brings_its_rules_along() -> None:
    making = Making(Draft(Words("Heute"), exercises=(DraftExercise(),)), "en")
    making.receive({"kind": "bring", "rules": carried(VILLAGE)})
    assert making.problem is None and making.exercise.position.startswith("Hof-<b>~")
    making.receive({"kind": "card", "card": "*a"})
    own = read_own(making.draft.toml())
    assert own.rules == known(VILLAGE) and "*a" in str(own.exercises[0].start)
    assert Draft.of(own) == making.draft
    making.receive({"kind": "rules", "name": "zwickern"})
    assert making.draft.carried == "" and "rules" not in making.draft.toml()


@pytest.mark.parametrize("rules", ["", "broken", "x" * 9000, None, 7])
def test_broken_rules_are_told_and_change_nothing(rules: object) -> None:
    making, overview = Making(Draft(), "en"), Overview(None, "en", Query({"lang": "en"}).link)
    before = making.draft, overview.variant
    for page in (making, overview):
        page.receive({"kind": "bring", "rules": rules})
        assert page.problem is not None
    assert (making.draft, overview.variant) == before


# ---- every page ------------------------------------------------------------------------------------------------


@pytest.fixture
def keeping(page: Page, app_url: str, visit: Visit) -> Page:
    """A browser in which a rule set was kept on the page of house rules."""
    visit(page, f"{app_url}house?lang=en&rules={carried(VILLAGE)}")
    page.get_by_role("button", name="Keep in this browser").click()
    expect(page.locator(".kept")).to_contain_text(TITLE)
    return page


def on_look(page: Page) -> None:
    page.locator("select#rules").select_option(label=TITLE)
    expect(page).to_have_url(re.compile("rules="))
    expect(page.locator("select#rules option:checked")).to_contain_text(TITLE)


def on_compare(page: Page) -> None:
    right = page.get_by_label("Rules on the right")
    right.locator("select#rules").select_option(label=TITLE)
    expect(page).to_have_url(re.compile("right-rules="))
    expect(right.locator("select#rules option:checked")).to_have_text(TITLE)


def on_scoring(page: Page) -> None:
    page.locator("select#base").select_option(label=TITLE)
    expect(page.locator("select#base option:checked")).to_have_text(TITLE)
    page.locator(".scoring-deal summary").click()
    page.locator("select#draw-rules").select_option(label=TITLE)
    page.get_by_label("All play").select_option("random")
    page.get_by_role("button", name="Have it played").click()
    expect(page.locator(".counted-deal")).to_contain_text("Deal no. 1", timeout=30_000)
    expect(page).to_have_url(re.compile("deal-rules="))
    expect(page.locator("select#draw-rules option:checked")).to_have_text(TITLE)


def on_studies(page: Page) -> None:
    left = page.locator("select#rules").first
    left.select_option(label=TITLE)
    expect(page).to_have_url(re.compile("left-rules="))
    expect(left.locator("option:checked")).to_have_text(TITLE)


def on_a_setup(page: Page) -> None:
    page.locator("select[name=variant]").select_option(label=TITLE)
    expect(page.locator("a.begin")).to_have_attribute("href", re.compile("variant=Hof.*rules="))
    page.locator("a.begin").click()
    page.wait_for_url("**variant=Hof*")
    expect(page.locator(".zl").first).to_be_visible()
    expect(page.locator(".problems")).to_have_count(0)


def on_practice(page: Page) -> None:
    page.locator("select#pick-variant").select_option(label=TITLE)
    expect(page).to_have_url(re.compile("rules="))
    page.locator('[data-skill="jokers"] a').click()
    page.wait_for_url("**exercise=jokers*Hof*")
    page.reload()
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    assert "Hof-%3Cb%3E%7E" in page.url
    expect(page.locator(".problems")).to_have_count(0)


def on_make(page: Page) -> None:
    page.locator("select#variant").select_option(label=TITLE)
    expect(page.locator("#line")).to_have_value(re.compile("^Hof-<b>~"))
    page.locator("#title-en").fill("Tonight")
    page.locator(".pack [data-card='*a']").click()
    expect(page.locator("#line")).to_have_value(re.compile(r"\*a"))
    page.reload()
    expect(page.locator("#line")).to_have_value(re.compile(r"^Hof-<b>~.*\*a"))
    expect(page.locator("select#variant option:checked")).to_have_text(TITLE)
    page.locator("[data-id=play]").click()
    page.locator(".slip [data-id=begin]").click()
    expect(page.locator(".tableau [data-item='*a']")).to_be_visible()


def on_deals(page: Page) -> None:
    page.locator("select#dealing-rules").select_option(label=TITLE)
    page.get_by_role("button", name="Deal and look").click()
    page.wait_for_url("**/deal?*")
    expect(page.locator("main")).to_contain_text(TITLE)
    expect(page.locator(".hand [data-card]").first).to_be_visible()


CHOOSERS: dict[str, Callable[[Page], None]] = {
    "look": on_look,
    "compare": on_compare,
    "scoring": on_scoring,
    "studies": on_studies,
    "play": on_a_setup,
    "pad": on_a_setup,
    "enter": on_a_setup,
    "practice": on_practice,
    "make": on_make,
    "deals": on_deals,
}


@pytest.mark.parametrize("name", CHOOSERS)
def test_the_rules_are_offered_and_played_by(keeping: Page, app_url: str, visit: Visit, name: str) -> None:
    CHOOSERS[name](visit(keeping, f"{app_url}{name}?lang=en"))
