"""The rules side by side: what the page says is what the rule sets hold."""

from __future__ import annotations

from playwright.sync_api import expect

from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.rules import SWITCH_GROUPS, comparison, switch_groups
from zwicker_lab.variants import SWITCHES, load_variant, variant_names

VARIANTS = tuple(load_variant(name) for name in variant_names())


def cells(label, lang="en"):
    rows = [row for group in comparison(VARIANTS, lang).values() for row in group if row.label == label]
    assert len(rows) == 1, label
    return dict(zip(variant_names(), rows[0].cells, strict=True))


def test_values_and_points_come_from_the_rule_sets():
    assert cells("king")["zwicker3"].text == "4 or 14"
    assert cells("king")["zwickern"].text == "14"
    assert cells("10 of diamonds")["zwickern"].text == "10"
    assert cells("10 of diamonds")["zwicker3"].text == "3"
    assert cells("fine for a build left lying")["queen"].text == "30"
    assert cells("open at the start")["grossenwiehe"].text == "5 + 5"
    assert cells("jokers")["zwickern-wild6"].text == "6 wild: 2 to 14"
    assert cells("together, without Zwicks")["zwickern"].text == "21"


def test_how_sure_a_value_is_comes_from_the_rule_sets():
    assert cells("king")["zwicker3"].level == "certain"
    assert cells("most cards")["zwicker3"].level == "one line"
    assert cells("king")["queen"].level == "reconstructed"


def test_every_switch_is_explained_once_with_all_its_values():
    told = [name for names in SWITCH_GROUPS.values() for name in names]
    assert sorted(told) == sorted(SWITCHES)
    for lang in LANGUAGES:
        for group in switch_groups(lang).values():
            for name, text, choices in group:
                assert text.endswith("?")
                assert tuple(choice.value for choice in choices) == SWITCHES[name]
                assert [choice.standard for choice in choices] == [True] + [False] * (len(choices) - 1)


def test_the_table_scrolls_in_its_own_frame_on_a_phone(page, app_url, visit, sideways):
    page.set_viewport_size({"width": 360, "height": 740})
    visit(page, f"{app_url}rules?lang=de")
    frame = page.get_by_role("region", name="Alle Regelwerke im Vergleich")
    assert frame.evaluate("frame => frame.scrollWidth > frame.clientWidth")
    frame.focus()
    page.keyboard.press("End")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("document.querySelector('.frame').scrollLeft > 0")
    sideways(page)


def test_all_rule_sets_stand_in_the_table_with_their_sources(page, app_url, visit):
    visit(page, f"{app_url}rules?lang=de")
    expect(page.locator(".frame thead th")).to_have_count(len(VARIANTS))
    for variant in VARIANTS:
        expect(page.locator(f"#{variant.name}")).to_contain_text(variant.title["de"])
        for source in variant.sources:
            expect(page.locator(f"#{variant.name}")).to_contain_text(source["de"])


def test_an_assumption_is_told_to_readers_as_well_as_shown(page, app_url, visit):
    visit(page, f"{app_url}rules?lang=en")
    row = page.locator(".frame tr").filter(has=page.get_by_role("rowheader", name="king", exact=True))
    expect(row.locator(".chip.guess").first).to_have_text("4 or 14 (our assumption)")
    expect(row.locator(".chip").first).to_have_text("4 or 14")
