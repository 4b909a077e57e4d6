"""Exploring a position: its state, without a browser."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

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
