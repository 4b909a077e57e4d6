"""The rules of one rule set in sentences: made from its values, none left out, none that says more than is known."""

from __future__ import annotations

import re
from html import unescape
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from zwicker_lab.notation import read_position
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.reading.dealt import dealt
from zwicker_lab.ui.reading.house import MATTERS, matters
from zwicker_lab.ui.reading.page import asked
from zwicker_lab.ui.reading.rulebook import facts, rulebook, summary
from zwicker_lab.ui.reading.told import Answer, Example, Grid, Teller, Told, mark
from zwicker_lab.variants import SWITCHES, Variant, load_variant, variant_names
from zwicker_lab.variants.carried import carried
from zwicker_lab.variants.keys import OTHERS, PATHS
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import end_packet, new_deal

OWN = """
base = "zwicker3"
title = { de = "Windbergen am Donnerstag", en = "Windbergen on Thursdays" }
note = { de = "Wie bei Hinnerk.", en = "As at Hinnerk's." }
table = 4
[switches]
after_zwick = "sweeper_lays"
"""
OTHER_VALUES = {
    "table": "2",
    "packet": "3",
    "first_packet": "3",
    "build_up": "no",
    "build_down": "no",
    "build_cap": "21",
    "builder_holds": "no",
    "most_cards": "7",
    "zwick": "9",
    "fine": "12",
    "target": "77",
    "points.Td": "8",
    "points.A": "5",
    "value.K": "9/19",
    "value.7": "3/7",
}
EVERY = pytest.mark.parametrize("name", variant_names())
BOTH = pytest.mark.parametrize("lang", LANGUAGES)


def pieces(variant, lang="en"):
    return [piece for section in rulebook(variant, lang) for piece in section.body]


def sentences(variant, lang="en", without=("house", "switches")):
    """Every sentence and every row by the settings it is made from, but for the lists of changes and switches."""
    found = {}
    for section in rulebook(variant, lang):
        if section.name in without:
            continue
        for piece in section.body:
            rows = piece.rows if isinstance(piece, Grid) else [piece] if isinstance(piece, Told) else []
            for row in rows:
                text = row.text if isinstance(row, Told) else " ".join(row.cells)
                for key in row.keys:
                    found.setdefault(key, []).append(text)
    return found


# ---- nothing is left out ---------------------------------------------------------------------------------------


@EVERY
@BOTH
def test_every_value_of_a_rule_set_is_said(name, lang):
    variant = load_variant(name)
    said = sentences(variant, lang)
    own = {key for key in variant.settings if key not in SWITCHES}
    others = {"players", "jokers"} | {key for key in OTHERS if key in variant.certainty}
    assert (own | others) - set(said) <= ({"target"} if variant.match.target is None else set())
    assert set(said) <= own | others | set(SWITCHES) | set(variant.certainty)


@EVERY
def test_every_certainty_of_the_data_stands_beside_a_sentence(name):
    variant = load_variant(name)
    missing = set(variant.certainty) - set(sentences(variant))
    assert missing <= ({"target"} if variant.match.target is None and not variant.match.deals else set())


@EVERY
@BOTH
def test_every_switch_is_answered_and_said_where_it_matters(name, lang):
    variant = load_variant(name)
    answers = [piece for piece in pieces(variant, lang) if isinstance(piece, Answer)]
    assert [answer.name for answer in answers] == list(SWITCHES)
    said = sentences(variant, lang)
    silent = {name for name in SWITCHES if name not in said}
    assert silent <= {name for name in SWITCHES if not matters(variant, name)} | {"leftovers"}


def test_what_decides_whether_a_switch_matters_names_only_switches():
    assert set(MATTERS) <= set(SWITCHES)


# ---- nothing can drift -----------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(("key", "value"), OTHER_VALUES.items())
def test_a_changed_value_changes_its_sentence(key, value, lang):
    before, after = load_variant("zwicker3"), load_variant(f"zwicker3 {key}={value}")
    assert sentences(before, lang).get(key) != sentences(after, lang)[key]
    assert any(number in " ".join(sentences(after, lang)[key]) for number in value.split("/")) or value == "no"
    assert mark(after, [key]) == "house"


@BOTH
@pytest.mark.parametrize("switch", SWITCHES)
def test_every_value_of_a_switch_has_its_own_sentence(switch, lang):
    home = next(load_variant(name) for name in variant_names()[::-1] if matters(load_variant(name), switch))
    home = load_variant("zwicker6") if switch == "leftovers" else home
    told = {}
    for value in SWITCHES[switch]:
        told[value] = tuple(sentences(home.with_changes({switch: value}), lang)[switch])
    assert len(set(told.values())) == len(SWITCHES[switch])


def test_one_value_of_a_file_changed_is_one_sentence_changed():
    text = load_variant("queen").to_toml()
    before = Variant.from_toml(text, "before")
    after = Variant.from_toml(text.replace("fine = 30", "fine = 25"), "after")
    changed = {key for key, said in sentences(after).items() if said != sentences(before)[key]}
    assert changed == {"fine"}
    assert any("25 points" in said for said in sentences(after)["fine"])


@EVERY
def test_what_is_dealt_is_what_the_engine_deals(name):
    variant = load_variant(name)
    for players in variant.players:
        told = dealt(variant, players)
        position, pack = new_deal(variant, players, dealer=0, seed=1)
        assert (told.cards, sum(told.opening)) == (len(pack), len(position.hands[0]))
        assert len(position.table) == sum(told.table) + told.left
        packets = []
        while position.stock:
            position = end_packet(position.changed(hands=((),) * players))
            packets.append(len(position.hands[0]))
        assert tuple(packets) == told.packets


@EVERY
@BOTH
def test_the_scoring_table_adds_up(name, lang):
    variant = load_variant(name)
    grid = next(piece for piece in pieces(variant, lang) if isinstance(piece, Grid) and piece.name == "score")
    for column in range(2, len(grid.head)):
        assert sum(int(row.cells[column]) for row in grid.rows) == int(grid.sums[0].cells[column])
    assert int(grid.sums[0].cells[2]) == variant.total(variant.default_players)


@EVERY
@BOTH
def test_examples_are_moves_the_engine_allows(name, lang):
    shown = [piece for piece in pieces(load_variant(name), lang) if isinstance(piece, Example)]
    assert len(shown) >= 4
    for example in shown:
        assert read_position(example.position).refusal(Move.read(example.move)) is None


def test_what_is_not_allowed_has_no_example():
    def moves(text):
        return [piece.move for piece in pieces(load_variant(text)) if isinstance(piece, Example)]

    assert "4s > Td = 6" in moves("zwicker3")
    assert "4s > Td = 6" not in moves("zwickern")
    assert "Kh x (9c 3s =12) 2h" not in moves("zwicker3 builds_in_sums=no")
    assert not any("K" in move for move in moves("zwicker3 value.K=5"))


# ---- how sure --------------------------------------------------------------------------------------------------


def test_a_sentence_is_as_sure_as_the_least_sure_of_its_values():
    variant = load_variant("queen")
    told = {piece.keys: piece.mark for piece in pieces(variant) if isinstance(piece, Told)}
    assert told[("fine",)] == "one line"
    assert told[("jokers",)] == "reconstructed"
    assert told[("capture",)] == "open"
    assert told[()] is None
    rows = {row.keys: row.mark for piece in pieces(variant) if isinstance(piece, Grid) for row in piece.rows}
    assert rows[("value.K",)] == "reconstructed"
    assert rows[("value.2", *(f"value.{rank}" for rank in "3456789T"))] == "certain"


def test_nothing_is_called_certain_that_nobody_attests():
    own = Variant.from_toml(OWN, "windbergen")
    assert mark(own, ["table"]) == "house"
    assert mark(own, ["packet"]) == "certain"
    assert mark(own, ["after_zwick"]) == "house"
    assert mark(own, ["capture"]) == "open"
    assert Teller(load_variant("zwicker3"), "en").told("dealer").mark is None


@BOTH
def test_at_a_glance(lang):
    shown = {row.keys[0]: row.cells[1] for row in facts(load_variant("zwickern"), lang)}
    assert (shown["jokers"], shown["table"], shown["zwick"]) == ("52", "4", "3")
    assert say(lang, "book-summary-zwick") in summary(load_variant("zwickern"), lang)
    assert say(lang, "book-summary-zwick") not in summary(load_variant("zwickern zwick=0"), lang)


# ---- links -----------------------------------------------------------------------------------------------------


def test_a_link_names_a_rule_set_with_its_changes():
    assert asked(Query({"variant": "zwicker3 capture=card"})).spelled == "zwicker3 capture=card"
    assert asked(Query({})) is None


def test_a_link_carries_a_rule_set_of_one_s_own():
    own = Variant.from_toml(OWN, "windbergen")
    assert asked(Query({"rules": carried(own)})) == own
    assert asked(Query({"rules": carried(own), "variant": "windbergen table=2"})).deal.table == 2
    assert asked(Query({"rules": carried(own), "variant": "queen"})).name == "queen"


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"variant": "casino"}, "variant-name"),
        ({"variant": "../queen.toml"}, "variant-names-only"),
        ({"variant": "zwicker3 capture=maybe"}, "variant-wants-one-of"),
        ({"rules": "abc"}, "variant-carried"),
    ],
)
def test_a_link_that_cannot_be_used_says_why(values, message):
    query = Query(values)
    assert asked(query) is None
    assert [problem.message for problem in query.problems] == [message]


# ---- the page --------------------------------------------------------------------------------------------------


@BOTH
@EVERY
def test_the_page_holds_every_sentence(app_url, name, lang):
    with urlopen(f"{app_url}rules?lang={lang}&variant={name}") as answer:
        page = answer.read().decode()
    variant, shown = load_variant(name), " ".join(unescape(re.sub(r"<[^>]+>", "", page)).split())
    assert variant.title[lang] in shown
    for piece in pieces(variant, lang):
        if isinstance(piece, Told):
            assert piece.text in shown
        if isinstance(piece, Answer):
            assert piece.question in shown and piece.written in shown
    for source in variant.sources:
        assert source[lang] in shown


def test_the_cards_of_an_example_are_drawn(page, app_url, visit):
    visit(page, f"{app_url}rules?lang=de&variant=zwicker3")
    expect(page.locator(".example .mini svg").first).to_be_visible()


def test_a_rule_set_of_one_s_own_is_shown_and_stays_text(page, app_url, visit):
    bad = OWN.replace("Windbergen on Thursdays", "<img src=x onerror='window.hacked=1'>")
    visit(page, f"{app_url}rules?lang=en&rules={carried(Variant.from_toml(bad, 'windbergen'))}")
    expect(page.locator("h1")).to_have_text("<img src=x onerror='window.hacked=1'>")
    expect(page.locator("#zwick")).to_contain_text("at once lays one more hand card")
    expect(page.locator("#house")).to_contain_text("It came with the link")
    assert page.evaluate("window.hacked") is None
    page.locator(".example a").first.click()
    expect(page.get_by_role("region", name="Table", exact=True)).to_be_visible()
    assert "windbergen" in page.locator("#line").input_value()


def test_the_language_link_stays_at_the_rule_set(page, app_url, visit):
    visit(page, f"{app_url}rules?lang=de&variant=queen+capture%3Dcard")
    page.locator("#zl-language").click()
    expect(page.locator("h1")).to_have_text("Zwicker, the Queen Games edition")
    expect(page.locator("#house")).to_contain_text("a card that can capture may not be laid down")


def test_a_link_that_cannot_be_used_shows_all_rule_sets(page, app_url, visit):
    visit(page, f"{app_url}rules?lang=en&variant=casino")
    expect(page.locator("h1")).to_have_text("Rules of the villages")
    expect(page.locator("#zl-problem")).to_contain_text("casino")


def test_all_rule_sets_lead_to_their_pages(page, app_url, visit):
    visit(page, f"{app_url}rules?lang=en")
    page.get_by_role("list", name="Rule sets to read").get_by_role("link").nth(6).click()
    expect(page.locator("h1")).to_have_text("Zwicker, the Queen Games edition")


def test_it_prints_on_a4_in_black_and_white(page, app_url, visit):
    page.emulate_media(color_scheme="dark")
    visit(page, f"{app_url}rules?lang=de&variant=zwicker3")
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator(".toc")).to_be_hidden()
    expect(page.locator("header.bar")).to_be_hidden()
    colours = page.locator("main *").evaluate_all(
        "all => [...new Set(all.filter(e => !e.closest('.mini') && e.getClientRects().length)"
        ".map(e => getComputedStyle(e).color))]"
    )
    grey = [colour for colour in colours if len(set(colour[4:-1].split(", "))) == 1]
    assert colours == grey
    page.set_viewport_size({"width": 680, "height": 1016})
    assert page.evaluate("document.documentElement.scrollWidth") <= 680
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"


@pytest.mark.parametrize(
    ("path", "lang"), [("rules?variant=grossenwiehe+capture%3Dturn", "de"), ("rules?variant=zwickern-wild6", "en")]
)
def test_axe_finds_nothing_and_nothing_scrolls_sideways(page, app_url, fits, path, lang):
    fits(page, f"{app_url}{path}&lang={lang}")


@pytest.mark.parametrize(("name", "lang"), [("zwickern", "de"), ("zwicker6", "en")])
def test_in_large_print_on_a_phone_no_column_of_a_table_is_cut(page, app_url, visit, name, lang):
    """The mark of how sure a value is stays beside it; its word stays for the ear."""
    page.set_viewport_size({"width": 360, "height": 740})
    visit(page, f"{app_url}rules?variant={name}&lang={lang}")
    page.evaluate("zlLook.set('size', 'large')")
    over = "all => all.filter(node => node.scrollWidth > node.clientWidth + 1).map(node => node.ariaLabel)"
    assert page.locator(".text .scroll").evaluate_all(over) == []
    assert page.locator(".values .how").first.inner_text().strip()


def test_every_value_a_line_may_change_is_tried_above():
    assert set(PATHS) <= set(OTHER_VALUES)


def test_the_page_that_explores_leads_to_the_rules_it_plays_by(page, app_url, visit):
    own = Variant.from_toml(OWN, "windbergen")
    visit(page, f"{app_url}look?lang=en&variant=windbergen&seed=3&rules={carried(own)}")
    page.get_by_text("House rules, switch by switch").click()
    page.get_by_label("Must one capture?").select_option("card")
    read = page.get_by_role("link", name="Read these rules")
    expect(read).to_have_attribute("href", re.compile(r"variant=windbergen\+capture%3Dcard"))
    read.click()
    expect(page.locator("h1")).to_have_text("Windbergen on Thursdays")
    expect(page.locator("#turn")).to_contain_text("A card that can capture may not be laid down or built with.")


@BOTH
def test_rules_without_points_promise_none(lang):
    bare = load_variant("zwickern zwick=0 most_cards=0 points.Td=0 points.7d=0 points.7s=0 points.A=0")
    assert summary(bare, lang) == say(lang, "book-summary-nothing")


def test_a_joker_nobody_may_take_is_not_said_to_be_taken():
    said = sentences(load_variant("zwickern-wild3 table_joker=never"))
    assert "lone_joker" not in said
    assert "Nobody captures it" in said["table_joker"][0]
