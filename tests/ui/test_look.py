"""Exploring a position: the state without a browser, and the page in one."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable
from random import Random
from urllib.parse import parse_qsl, urlencode, urlparse

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playwright.sync_api import Page, expect

from tests.strategies import openings, walks
from zwicker_lab.errors import InputError
from zwicker_lab.notation import read_position
from zwicker_lab.ui.look.line import COUNTED, Line, can_move, counts, filled
from zwicker_lab.ui.look.place import Place, read_place
from zwicker_lab.ui.look.rules import refitted, uploaded
from zwicker_lab.ui.look.starts import EXAMPLES, drawn
from zwicker_lab.ui.look.state import Exploring
from zwicker_lab.ui.query import Query
from zwicker_lab.variants import SWITCHES, Variant, load_variant, variant_names
from zwicker_lab.variants.carried import LONGEST, brought, carried
from zwicker_lab.zwicker.moves import Move

ZWICK = "zwicker3; table 9d 5c 4h; hands N: 9s 2c / E: Ad 3h / S: 7c 8s / W: Kd Jh"
PAYLOAD = "<img/src=x/onerror=alert(1)>"
VILLAGE = 'base = "zwicker3"\ntitle = { de = "Unser Dorf", en = "Our village" }\ntable = 4\n'


def exploring(line: str = ZWICK, lang: str = "en", **more: str) -> Exploring:
    return Exploring(read_place(Query({"position": line, **more})), lang, Random(1))


def query_of(place: Place) -> Query:
    return Query.of(place.address("en").removeprefix("?"))


# The state, without a browser


def test_a_move_at_the_table_leads_on_and_back() -> None:
    one = exploring()
    one.table.drop("9s")
    one.table.drop("Ad")
    assert [str(move) for move in one.place.line.moves] == ["9s", "Ad"]
    one.go(1)
    assert one.place.line.here.mover == one.table.position.mover == "E"
    assert one.place.values["at"] == 1
    one.go(2)
    assert one.table.position == one.place.line.positions[2]


def test_another_move_after_stepping_back_replaces_what_followed() -> None:
    line = exploring(moves="9s, Ad").place.line.to(0)
    assert [str(move) for move in line.play(Move.read("2c")).moves] == ["2c"]
    assert [str(move) for move in line.play(Move.read("9s")).moves] == ["9s", "Ad"]


@settings(max_examples=30, deadline=None)
@given(st.data())
def test_a_place_written_as_an_address_is_read_again(data: st.DataObject) -> None:
    start, _ = data.draw(openings())
    moves = [move for _, move, _ in walks(data.draw, start, 12)]
    line = Line.of(start, moves)
    assert len(line.moves) == len(moves)
    place = Place(line.to(data.draw(st.integers(0, len(moves)))))
    again = read_place(query_of(place))
    assert not again.errors
    assert (again.place.line, again.place.line.here) == (place.line, place.line.here)


def test_a_seed_is_all_the_address_of_a_drawn_position_needs() -> None:
    one = exploring()
    one.draw()
    assert set(one.place.values) == {"variant", "seed"}
    assert read_place(query_of(one.place)).place.line == one.place.line


@pytest.mark.parametrize("name", variant_names())
def test_drawn_positions_can_be_played_and_written(name: str) -> None:
    for seed in range(12):
        position = drawn(load_variant(name), seed)
        assert can_move(position)
        assert read_position(str(position)) == position


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_can_be_read_and_have_several_moves(name: str) -> None:
    position = read_position(EXAMPLES[name], paths=False)
    assert next(position.moves())
    assert len(position.table) >= 3


def test_examples_hold_what_their_titles_say() -> None:
    assert len(read_position(EXAMPLES["wide"]).table) == 12
    assert len(read_position(EXAMPLES["tableau"]).table) == 10
    assert any(item.is_build for item in read_position(EXAMPLES["builds"]).table)


def test_hidden_cards_are_told_and_can_be_drawn() -> None:
    one = exploring("zwicker3; table 9d 5c; hand 9s 2c; stock 12", moves="9s x 9d")
    assert one.table.frozen
    assert "East" in one.table.slip["label"]
    assert [action["id"] for action in one.table.slip["actions"]] == ["fill"]
    one.table.receive({"kind": "act", "id": "fill"})
    assert not one.table.frozen
    assert [str(move) for move in one.place.line.moves] == ["9s x 9d"]
    assert "?" not in str(one.place.line.here)
    assert one.place.line.here.stock_count == 12


def test_a_packet_that_is_over_goes_on_with_cards_drawn_from_the_stock() -> None:
    one = exploring("zwicker3; players 2; table 9d 5c; hands 1: 9s / 2: 2c; stock 12", moves="9s x 9d, 2c")
    assert one.table.slip["label"] == "The packet is over"
    one.fill()
    assert len(one.place.line.here.hand) == 4
    assert one.place.line.at == 2


@settings(max_examples=25, deadline=None)
@given(openings(), st.integers(0, 99))
def test_filling_uses_every_card_once(opened: tuple, seed: int) -> None:
    """Known cards stay where they are, and no card is named twice: the strict reader takes the line."""
    position, _ = opened
    line = str(position).replace(str(position).rsplit("stock ", 1)[1], str(position.stock_count))
    full = filled(read_position(line), Random(seed))
    assert full.hands == position.hands
    assert read_position(str(full)) == full


def test_a_win_is_told_with_its_points_and_its_zwick() -> None:
    one = exploring("zwicker3; table Td; hands N: Ts 2c / E: Ad 3h / S: 7c 8s / W: Kd Jh")
    one.table.drop("Ts", "Td")
    assert one.table.slip["tone"] == "win"
    assert one.table.slip["label"] == "Zwick, 5 points"
    assert [row["mark"] for row in one.table.slip["rows"]] == ["1", "3", "1"]


def test_a_refusal_says_the_sum_and_what_else_the_card_can_do() -> None:
    one = exploring("zwicker3; table 9d 5c; hand 2c 7s 8h")
    for item in ("9d", "5c"):
        one.table.mark(item)
    one.table.pick("7s")
    one.table.attempt()
    assert one.table.slip["tone"] == "warn"
    assert one.table.slip["sums"][0][-1] == {"x": "14"}
    assert "Your 7♠ can instead" in one.table.slip["say"] + str(one.table.slip["text"])
    assert one.place.line.moves == ()


def test_counts_stop_at_their_bound() -> None:
    wide = "zwickern; table 9d 5c 4h 6s 3d 2h 7c Td Ac Jd 8c Qh 3c 2c 4c 5h 6h 7h 8h; hand 9s Ks Kd Kc"
    assert counts(read_position(wide)) is None
    few = counts(read_position(EXAMPLES["wide"]))
    assert few is not None
    assert sum(sum(own.values()) for own in few.values()) == sum(1 for _ in read_position(EXAMPLES["wide"]).moves())
    assert COUNTED == 10_000


# Rules


@pytest.mark.parametrize("name", variant_names())
def test_any_switch_may_be_set_on_any_rule_set_or_is_refused_in_one_line(name: str) -> None:
    for switch, values in SWITCHES.items():
        for value in values:
            one = exploring(f"{name}; table 9d 5c 4h; hand 9s 2c 3h")
            one.switch(switch, value)
            variant = one.place.line.start.variant
            assert getattr(variant.switches, switch) == value or one.errors["fit"].text("de").count("\n") == 0


def test_new_rules_keep_the_position_and_say_what_they_change() -> None:
    one = exploring("zwicker3; table 9d 5c; hand 9s 2c")
    one.switch("capture", "card")
    assert one.place.line.start.variant.spelled == "zwicker3 capture=card"
    assert one.place.line.here.hand == ("9s", "2c")
    assert one.compared == {"title": "1 move fewer", "gone": ["{9s} is laid down"], "new": []}
    one.plain()
    assert one.place.line.start.variant.spelled == "zwicker3"
    assert one.compared["title"] == "1 move more"


def test_switches_go_along_to_another_rule_set() -> None:
    one = exploring("zwicker3 capture=card; table 9d 5c; hand 9s 2c")
    one.choose_rules("queen")
    assert one.place.line.start.variant.spelled == "queen capture=card"


def test_a_position_that_does_not_fit_keeps_its_rules() -> None:
    one = exploring("zwicker3; table *20 5c; hand 9s 2c")
    before = one.place
    one.choose_rules("zwickern")
    assert one.place == before
    told = one.errors["fit"].text("en")
    assert told.startswith("This position does not fit there")
    assert "*20" in told
    assert "\n" not in told
    assert not told.startswith("Column")


def test_moves_that_new_rules_forbid_are_dropped_and_the_position_stays() -> None:
    one = exploring("zwicker3; table 9d; hands N: 9s 2c / E: Ad 3h / S: 7c 8s / W: Kd Jh", moves="9s")
    here = one.place.line.here
    one.switch("capture", "card")
    assert one.place.line.moves == ()
    assert one.place.line.here.table == here.table
    assert one.place.line.here.hands == here.hands


def test_singles_fit_where_nothing_is_won_yet() -> None:
    single = load_variant("zwicker3 sides=singles")
    assert refitted(read_position("zwicker3; table 9d; hand 9s 2c"), single).sides == ("N", "E", "S", "W")


def test_a_line_may_name_rules_of_ones_own_and_change_them() -> None:
    own = Variant.from_toml(VILLAGE, "village")
    position = read_position("village capture=card; table 9d; hand 9s", paths=False, own=own)
    assert position.variant.spelled == "village capture=card"
    assert position.variant.deal.table == 4
    with pytest.raises(InputError):
        read_position("village; table 9d; hand 9s", paths=False)


def test_uploaded_rules_are_used_under_their_own_name_and_carried_in_the_address() -> None:
    one = exploring("zwicker3; table 9d 5c; hand 9s 2c")
    one.upload("our village.toml", VILLAGE)
    assert one.place.line.start.variant.spelled == "our-village"
    again = read_place(query_of(one.place)).place
    assert again.line == one.place.line
    assert again.own == one.place.own
    one.choose_rules("zwicker6")
    one.choose_rules("our-village")
    assert one.place.line.start.variant.name == "our-village"


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("a.toml", "table = ", "not valid TOML"),
        ("a.toml", 'base = "zwicker3"\ntable = "many"', "“table” wants a whole number"),
        ("a.toml", None, "not text"),
        ("a.toml", "#" * 70_000, "too large"),
        ("queen.toml", VILLAGE, "name of a built-in variant"),
        ("a.toml", 'base = "/etc/passwd"', "wants one of"),
    ],
)
def test_a_wrong_file_is_told_and_changes_nothing(name: str, text: str | None, told: str) -> None:
    one = exploring()
    before = one.place
    one.upload(name, text)
    assert told in one.errors["rules"].text("en")
    assert one.place == before


def test_rules_that_do_not_fit_the_position_begin_with_a_drawn_one() -> None:
    one = exploring("zwicker3; table *20 5c; hand 9s 2c")
    one.upload("book.toml", 'base = "zwickern"\nmost_cards = 5')
    assert one.place.line.start.variant.name == "book"
    assert one.errors["fit"].message == "look-drawn"
    assert read_place(query_of(one.place)).place.line == one.place.line


@pytest.mark.parametrize(
    "text",
    [
        "",
        "%%%",
        "abcd",
        "x" * (LONGEST + 1),
        urlsafe_b64encode(zlib.compress(b"a" * 5_000_000)).decode(),
        urlsafe_b64encode(zlib.compress(b"\xff\xfe")).decode(),
        urlsafe_b64encode(zlib.compress(b"table = 4")).decode(),
    ],
)
def test_bad_rules_in_a_link_are_refused_in_one_line(text: str) -> None:
    with pytest.raises(InputError) as caught:
        brought(text)
    assert "\n" not in caught.value.text("de")
    reading = read_place(Query({"rules": text, "position": "zwicker3; table 9d; hand 9s"}))
    assert set(reading.errors) == {"rules"}
    assert reading.place.line.here.hand == ("9s",)


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=300))
def test_no_bytes_in_a_link_break_the_page(data: bytes) -> None:
    text = urlsafe_b64encode(data).decode()
    read_place(Query({"rules": text}))
    read_place(Query({"rules": urlsafe_b64encode(zlib.compress(data)).decode()}))


def test_rules_with_long_notes_are_carried_without_them() -> None:
    chance = Random(1)
    note = "".join(chance.choice("abcdefghijklmnopqrstuvwxyzäöü") for _ in range(1_990))
    sources = ", ".join(f'"{note[at:]}{note[:at]}"' for at in range(12))
    own = Variant.from_toml(f'base = "queen"\nnote = "{note}"\nsources = [{sources}]\ntable = 5', "village")
    again = brought(carried(own))
    assert (again.deal.table, again.name) == (5, "village")


def test_names_of_files_become_names_a_line_can_hold() -> None:
    assert uploaded("../../etc/pass;wd.toml", VILLAGE).name == "..-..-etc-pass-wd"
    assert uploaded(" .toml", VILLAGE).name == "own"


@pytest.mark.parametrize(
    "line", ["rules.toml; table 9d; hand 9s", "/etc/passwd; table ; hand 9s", "../x.toml; table ; hand 9s"]
)
def test_paths_are_refused_everywhere(line: str) -> None:
    reading = read_place(Query({"position": line}))
    assert reading.errors["position"].message == "variant-names-only"
    assert reading.typed == line
    assert (
        read_place(Query({"variant": line.split(";")[0], "seed": "1"})).errors["variant"].message
        == "variant-names-only"
    )
    one = exploring()
    one.choose_rules(line.split(";")[0])
    assert "fit" in one.errors


def test_a_link_with_an_illegal_move_shows_the_moves_before_it() -> None:
    reading = read_place(Query({"position": ZWICK, "moves": "9s, 9s x 9d, 2c"}))
    assert [str(move) for move in reading.place.line.moves] == ["9s"]
    assert reading.errors["moves"].text("en").startswith("Move 2 of the link")


def test_nothing_a_view_could_send_breaks_the_state() -> None:
    one = exploring()
    for message in [
        None,
        {},
        {"kind": "go", "at": "x"},
        {"kind": "go", "at": -5},
        {"kind": "go", "at": 99},
        {"kind": "example", "name": "x"},
    ]:
        one.receive(message)
    for message in [
        {"kind": "switch", "name": "x", "value": "y"},
        {"kind": "rules", "name": ""},
        {"kind": "address", "search": "?%%"},
    ]:
        one.receive(message)
    assert one.place.line.at == 0


# The page, in a browser


@pytest.fixture
def open_look(app_url: str, visit: Callable[[Page, str], Page]) -> Callable[..., Page]:
    def go(page: Page, **values: str) -> Page:
        visit(page, f"{app_url}look?{urlencode({'lang': 'en', **values})}")
        expect(page.locator(".walk")).to_be_visible()
        return page

    return go


def asked(page: Page) -> dict[str, str]:
    return dict(parse_qsl(urlparse(page.url).query))


@pytest.mark.parametrize(
    ("lang", "show", "told", "twice"),
    [
        ("en", "Show", "5 legal moves", "Column 35: 9d is named a second time"),
        ("de", "Zeigen", "5 Züge sind möglich", "Spalte 35: 9d steht zum zweiten Mal da"),
    ],
)
def test_lines_are_pasted_good_and_bad(
    page: Page, open_look: Callable[..., Page], lang: str, show: str, told: str, twice: str
) -> None:
    open_look(page, lang=lang)
    field = page.locator("#line")
    field.fill("zwicker3; table 9d 5c 4h; hand 9s 9d")
    page.get_by_role("button", name=show, exact=True).click()
    expect(page.locator("#error")).to_contain_text(twice)
    expect(field).to_have_value("zwicker3; table 9d 5c 4h; hand 9s 9d")
    expect(field).to_be_focused()
    field.fill("zwicker3; table 9d 5c 4h; hand 9s 6d")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=told)).to_be_visible()
    expect(page.locator("#error")).to_be_empty()
    page.wait_for_function("location.search.includes('9s+6d')")


def test_played_by_mouse_stepped_and_found_again(
    page: Page, new_page: Callable[..., Page], open_look: Callable[..., Page]
) -> None:
    """Moves go into the address: reload, back, forward and the link lead to the same place."""
    open_look(page, position=ZWICK)
    page.locator('.hand [data-card="9s"]').click()
    page.locator(".choice").nth(2).click()
    expect(page.locator(".move")).to_have_count(2)
    expect(page.get_by_role("heading", name="Zwick, 1 point")).to_be_visible()
    page.locator('.hand [data-card="Ad"]').click()
    page.locator(".choice").first.click()
    expect(page.locator(".move")).to_have_count(3)
    assert asked(page)["moves"] == "9s x 9d 5c 4h, Ad"
    page.get_by_role("button", name="One move back").click()
    expect(page.locator(".place")).to_have_text("move 1 of 2")
    page.reload()
    expect(page.locator(".place")).to_have_text("move 1 of 2")
    page.go_back()
    expect(page.locator(".place")).to_have_text("move 2 of 2")
    page.go_forward()
    expect(page.locator(".place")).to_have_text("move 1 of 2")
    other = new_page()
    other.goto(page.url)
    expect(other.locator(".place")).to_have_text("move 1 of 2")


def test_played_with_the_keyboard_alone(page: Page, open_look: Callable[..., Page]) -> None:
    open_look(page, position=ZWICK)
    page.locator('.hand [data-card="9s"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="What should the 2 do?")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".choice")).to_have_count(0)
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="What should the 9 do?")).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator(".place")).to_have_text("move 1 of 1")
    page.keyboard.press("Control+z")
    expect(page.locator(".place")).to_have_text("move 0 of 1")
    page.keyboard.press("Control+y")
    expect(page.locator(".place")).to_have_text("move 1 of 1")


def test_played_by_touch_on_a_phone(
    new_page: Callable[..., Page], open_look: Callable[..., Page], sideways: Callable[[Page], None]
) -> None:
    phone = open_look(new_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True), position=ZWICK)
    phone.locator('.hand [data-card="9s"]').tap()
    expect(phone.locator(".choosing.sheet")).to_be_visible()
    sideways(phone)
    phone.locator(".choice").first.tap()
    expect(phone.locator(".move")).to_have_count(2)
    phone.get_by_role("button", name="One move back").tap()
    expect(phone.locator(".place")).to_have_text("move 0 of 1")


def test_a_try_that_reads_two_ways_is_asked_back(page: Page, open_look: Callable[..., Page]) -> None:
    open_look(page, position="zwicker3; table 4d; hand 4s Kd 8h")
    page.locator('.hand [data-card="4s"]').click()
    page.locator('.item[data-item="4d"]').click()
    page.locator('[data-id="try"]').click()
    expect(page.get_by_role("heading", name="What do you mean?")).to_be_visible()
    expect(page.locator(".choice")).to_have_count(2)


def test_rules_are_switched_on_the_same_position(page: Page, open_look: Callable[..., Page]) -> None:
    open_look(page, position="zwicker3; table 9d *20; hand 9s 2c")
    page.get_by_text("House rules, switch by switch").click()
    page.get_by_label("Must one capture?").select_option("card")
    expect(page.get_by_role("heading", name="1 move fewer")).to_be_visible()
    assert asked(page)["position"].startswith("zwicker3 capture=card;")
    page.get_by_label("Rule set", exact=True).select_option("zwickern")
    expect(page.get_by_text("This position does not fit there")).to_be_visible()
    expect(page.get_by_label("Rule set", exact=True)).to_have_value("zwicker3")
    page.get_by_role("button", name="Everything as in the rule set").click()
    expect(page.get_by_role("heading", name="1 move more")).to_be_visible()


def test_a_file_of_rules_is_uploaded_and_the_link_carries_it(
    page: Page, new_page: Callable[..., Page], open_look: Callable[..., Page]
) -> None:
    """Markup in its title stays text, here and behind the link."""
    open_look(page, position="zwicker3; table 9d 5c; hand 9s 2c")
    toml = f'base = "zwicker3"\ntitle = "{PAYLOAD}"\nnote = "{PAYLOAD}"\ntable = 4\n'
    page.locator("#file").set_input_files({"name": "village.toml", "mimeType": "text/plain", "buffer": toml.encode()})
    expect(page.get_by_label("Rule set", exact=True)).to_have_value("village")
    expect(page.locator("option[value=village]")).to_have_text(f"{PAYLOAD} (village)")
    assert asked(page)["position"].startswith("village;")
    other = new_page()
    other.goto(page.url)
    expect(other.get_by_label("Rule set", exact=True)).to_have_value("village")
    expect(other.get_by_text(PAYLOAD, exact=True)).to_be_visible()
    page.locator("#file").set_input_files({"name": "big.toml", "mimeType": "text/plain", "buffer": b"#" * 70_000})
    expect(page.locator("#bad-file")).to_contain_text("big.toml")


def test_markup_and_paths_in_a_link_are_only_text(page: Page, open_look: Callable[..., Page]) -> None:
    open_look(page, position=f"{PAYLOAD}; table ; hand 9s")
    expect(page.locator("#error")).to_contain_text("<img/src=x")
    assert page.locator("img[src=x]").count() == 0
    open_look(page, position="/etc/passwd; table ; hand 9s")
    expect(page.locator("#error")).to_contain_text("not a path")
    expect(page.locator("#line")).to_have_value("/etc/passwd; table ; hand 9s")
    page.reload()
    expect(page.locator("#line")).to_have_value("/etc/passwd; table ; hand 9s")
    open_look(page, position=ZWICK, moves=PAYLOAD, rules=PAYLOAD, seed=PAYLOAD, at=PAYLOAD)
    expect(page.get_by_text("Move 1 of the link")).to_be_visible()
    assert page.locator("img[src=x]").count() == 0


def test_a_random_position_can_be_found_again(page: Page, open_look: Callable[..., Page]) -> None:
    open_look(page)
    page.get_by_role("button", name="A random position").click()
    page.wait_for_function("location.search.includes('seed=')")
    line = page.locator("#line").input_value()
    page.reload()
    expect(page.locator("#line")).to_have_value(line)


def test_hidden_cards_lie_face_down_until_they_are_drawn(page: Page, open_look: Callable[..., Page]) -> None:
    open_look(page, position="zwicker3; table 9d; hand 9s 2c", moves="2c")
    expect(page.get_by_role("heading", name="The cards of East are hidden")).to_be_visible()
    expect(page.get_by_role("button", name="hidden card 1 of 2")).to_be_visible()
    page.get_by_role("button", name="Deal hidden cards at random").click()
    expect(page.get_by_role("heading", name="legal moves")).to_be_visible()
    expect(page.locator(".place")).to_have_text("move 1 of 1")


def test_line_and_link_are_copied_and_it_is_said(new_page: Callable[..., Page], open_look: Callable[..., Page]) -> None:
    page = open_look(new_page(permissions=["clipboard-read", "clipboard-write"]), position=ZWICK, moves="9s")
    page.get_by_role("button", name="Copy position line").click()
    expect(page.locator("#zl-live")).to_have_text("Line copied")
    assert read_position(page.evaluate("navigator.clipboard.readText()")).mover == "E"
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator("#zl-live")).to_have_text("Link copied")
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_a_deal_that_is_over_is_counted(page: Page, open_look: Callable[..., Page]) -> None:
    open_look(page, position="zwicker3; players 2; table Td; hands 1: Ts / 2: 2c", moves="Ts x Td, 2c")
    total = page.get_by_role("table", name="The count").get_by_role("row", name="Together")
    expect(total.get_by_role("cell")).to_have_text(["8", "0"])


@pytest.mark.parametrize(("width", "theme"), [(1280, "light"), (360, "dark")])
def test_nothing_stands_in_the_way_of_anyone(
    new_page: Callable[..., Page],
    open_look: Callable[..., Page],
    axe: Callable,
    sideways: Callable,
    width: int,
    theme: str,
) -> None:
    page = new_page(viewport={"width": width, "height": 800}, color_scheme=theme)
    open_look(page, position=EXAMPLES["wide"], lang="de")
    for summary in page.locator(".fold summary").all():
        summary.click()
    axe(page)
    sideways(page)
    page.locator(".hand .card").first.click()
    expect(page.locator(".choice").first).to_be_visible()
    axe(page)
    sideways(page)
    open_look(
        page,
        position="zwicker3 capture=card; players 2; table Td *20; hands 1: Ts / 2: 2c",
        moves="Ts x Td, 2c",
        rules="x",
    )
    axe(page)
    sideways(page)
