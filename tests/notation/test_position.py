"""Position lines: what reads, what comes back, and what is refused where."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import positions, variants
from zwicker_lab.errors import InputError
from zwicker_lab.notation import read_position
from zwicker_lab.zwicker.items import Item

FULL = (
    "zwicker3; players 4; table 8d (9c 3h =6); hands N: 8s 2c / E: ? ? / S: ? ? / W: ? ?; turn N; dealer W; "
    "won NS: Td 4c 6d / EW: ; zwicks NS: 1 / EW: 0; last NS; stock 8"
)


def error(line: str) -> InputError:
    with pytest.raises(InputError) as caught:
        read_position(line)
    for lang in ("de", "en"):
        assert caught.value.text(lang)
    return caught.value


def test_the_strict_form_comes_back_letter_by_letter() -> None:
    assert str(read_position(FULL)) == FULL


@settings(max_examples=60)
@given(positions())
def test_every_reachable_position_reads_back_equal(position) -> None:
    assert read_position(str(position)) == position


@settings(max_examples=80)
@given(positions(variants(build_target="several", merge_equal_builds="yes", table_value="fixed")))
def test_positions_with_builds_on_several_items_read_back_equal(position) -> None:
    assert read_position(str(position)) == position


@settings(max_examples=40)
@given(positions(variants(names=("queen",), build_target="several", capture="optional", builder_holds="no")))
def test_positions_with_parts_under_a_cap_read_back_equal(position) -> None:
    assert read_position(str(position)) == position


@given(st.permutations(FULL.split("; ")[1:]))
def test_fields_may_stand_in_any_order(fields) -> None:
    assert read_position("; ".join(["zwicker3", *fields])) == read_position(FULL)


@pytest.mark.parametrize(
    "line",
    [
        "\ufeff" + FULL,
        FULL.replace(" ", "   "),
        FULL.replace(" ", "\t"),
        FULL + " ; ;\n",
        FULL.replace("; ", ";").replace(" / ", "/").replace(": ", ":"),
        FULL.replace("(9c 3h =6)", "( 9c 3h = 6 )").replace("N: 8s", "N : 8s"),
    ],
    ids=["byte order mark", "many spaces", "tabs", "empty fields", "no spaces", "spaces in brackets"],
)
def test_spaces_and_marks_do_not_matter(line: str) -> None:
    assert read_position(line) == read_position(FULL)


def test_defaults_are_four_players_the_first_seat_to_move_and_its_left_neighbour_last() -> None:
    position = read_position("zwicker3; table ; hand 6s Kc")
    assert (position.players, position.turn, position.dealer) == (4, 0, 3)
    assert (position.won, position.zwicks, position.last, position.stock_count) == (((), ()), (0, 0), None, 0)


def test_players_default_to_the_seats_in_hands() -> None:
    position = read_position("zwicker3; table ; hands 1: 6s / 2: ? / 3: ?")
    assert (position.players, position.sides) == (3, ("1", "2", "3"))


@pytest.mark.parametrize(
    ("turn", "dealer", "sizes"),
    [("N", "W", (3, 3, 3, 3)), ("S", "E", (3, 3, 3, 3)), ("S", "S", (2, 2, 3, 2)), ("E", "W", (2, 3, 3, 3))],
)
def test_hand_gives_as_many_unknown_cards_to_seats_still_to_play(turn, dealer, sizes) -> None:
    """The seats from the mover to the dealer have not played in this round; the others have one card fewer."""
    position = read_position(f"zwicker3; table 5d; hand 9s 4c Kd; turn {turn}; dealer {dealer}")
    assert tuple(map(len, position.hands)) == sizes


def test_hand_and_hands_say_the_same() -> None:
    short = read_position("zwicker3; table 5d; hand 9s 4c; turn S; dealer S")
    assert short == read_position("zwicker3; table 5d; hands N: ? / E: ? / S: 9s 4c / W: ?; turn S; dealer S")


def test_the_stock_may_be_named_in_order() -> None:
    line = "zwicker3; table 5d; hands 1: 9s / 2: 4c; stock *15 Td 2h 3h"
    assert read_position(line).stock == ("*15", "Td", "2h", "3h")
    assert str(read_position(line)).endswith("stock *15 Td 2h 3h")


def test_no_stock_is_the_same_however_it_is_written() -> None:
    line = "zwicker3; table 5d; hand 9s"
    assert read_position(line) == read_position(line + "; stock 0") == read_position(line + "; stock ")


def test_six_players_sit_in_three_pairs_or_singly() -> None:
    hands = "hands " + " / ".join(f"{seat}: ?" for seat in "123456")
    assert read_position(f"grossenwiehe; table ; {hands}; won 14: 5d").sides == ("14", "25", "36")
    assert read_position(f"grossenwiehe sides=singles; table ; {hands}; won 4: 5d").won[3] == ("5d",)


def test_a_second_pack_holds_different_cards() -> None:
    hands = "hands 1: 7d 7d' / 2: ? / 3: ? / 4: ? / 5: ?"
    assert read_position(f"zwickern; table 8h 8h'; {hands}").hand == ("7d", "7d'")


def test_the_last_builder_is_kept_only_where_it_matters() -> None:
    line = "table (9c 3h =6 E); hand 6s"
    assert read_position(f"queen; {line}").table[0].by == "E"
    assert read_position(f"zwicker3 rebuild_by=own_side; {line}").table[0].by == "E"
    assert read_position(f"zwicker3; {line}").table == (Item.read("(9c 3h =6)"),)


def test_fines_are_written_where_there_are_any() -> None:
    line = "queen; table ; hand 6s; fines NS: 1 / EW: 0"
    assert read_position(line).fines == (1, 0)
    assert "; fines NS: 1 / EW: 0; " in str(read_position(line))


@pytest.mark.parametrize(
    ("rules", "build"),
    [
        ("zwicker3", "(Kd 5c =9)"),
        ("zwicker3", "(Kd 5c =19)"),
        ("zwicker3", "(9c 3h 8s =14)"),
        ("zwicker3", "(9c 3h 8s =20)"),
        ("zwicker3", "(*20 Kc =6)"),
        ("queen", "(*25 Tc =15)"),
        ("zwickern-wild6", "(*a 3h =5)"),
        ("zwickern-wild6", "(*a *b =4)"),
        ("zwickern-wild6", "(4h *a =14)"),
        ("zwicker3 build_target=several", "(2d 4c 3s =9)"),
        ("zwicker3 merge_equal_builds=yes", "(9c 3h + 4h 2c =6)"),
        ("zwicker3 merge_equal_builds=yes", "(9c 3h + 4h 2c + 8s 2d =6)"),
        ("queen build_target=several build_cap=14", "(8c Td 7c 2h =13)"),
    ],
)
def test_totals_that_follow_are_read(rules: str, build: str) -> None:
    """The last one needs parts: 8 + (10 - 7) + 2 = 13, where 8 + 10 would exceed the cap on the way."""
    assert str(read_position(f"{rules}; table {build}; hand 2s").table[0]) == build


@pytest.mark.parametrize(
    ("line", "message", "column"),
    [
        ("", "position-empty", 1),
        ("; table 5d; hand 9s", "position-empty", 1),
        ("zwicker4; table 5d; hand 9s", "variant-name", 1),
        ("zwicker3 capture=never; table 5d; hand 9s", "variant-wants-one-of", 1),
        ("zwicker3 catch=card; table 5d; hand 9s", "variant-key", 1),
        ("zwicker3; hand 9s", "position-no-table", None),
        ("zwicker3; table 5d", "position-no-hand", None),
        ("zwicker3; table 5d; hand 9s; hands N: 8s", "position-hand-and-hands", 26),
        ("zwicker3; table 5d; hand", "position-hand-empty", 25),
        ("zwicker3; table 5d; hand 9s; tabel 5c", "position-field-unknown", 30),
        ("zwicker3; table 5d; hand 9s; table 5c", "position-field-twice", 30),
        ("zwicker3; table 5d 5d; hand 9s", "position-card-twice", 20),
        ("zwicker3; table 5d; hand 9s 5d", "position-card-twice", 29),
        ("zwicker3; table 5d; hand 9s; won NS: 4c 9s", "position-card-twice", 41),
        ("zwicker3; table 5d; hand 9s; stock 4c 4c", "position-card-twice", 39),
        ("zwicker3; table 5d (5d 3c =8); hand 9s", "position-card-twice", 20),
        ("zwicker3; table *17; hand 9s", "position-not-in-pack", 17),
        ("zwicker3; table 5d; hands N:7d'/E:?/S:?/W:?", "position-not-in-pack", 29),
        ("zwicker3; table 5d 1x; hand 9s", "bad-card", 20),
        ("zwicker3; table ?; hand 9s", "bad-card", 17),
        ("zwicker3; table 5d (9c =9); hand 9s", "one-card-build", 20),
        ("zwicker3; table (9c 3h); hand 9s", "bad-build", 17),
        ("zwicker3; table 5d (9c 3h =6; hand 9s", "bad-brackets", 20),
        ("zwicker3; table 5d 9c); hand 9s", "bad-brackets", 22),
        ("zwicker3; table (9c 3h =7); hand 9s", "position-sum", 17),
        ("zwicker3; table (3h 9c =6); hand 9s", "position-sum", 17),
        ("zwickern; table (9c 3h =6); hand 9s", "position-sum", 17),
        ("zwicker3; table (9c 9h =0); hand 9s", "position-sum", 17),
        ("zwicker3 merge_equal_builds=yes; table (9c 3h + 4h 3c =6); hand 9s", "position-sum", 40),
        ("zwicker3; table (9c 3h + 4h 2c =6); hand 9s", "position-merged", 17),
        ("zwickern; table (9c 6h =15); hand 9s", "position-cap", 17),
        ("queen; table (*25 6h =31); hand 9s", "position-cap", 14),
        ("queen; table (9c 6h =15 1); hand 9s", "position-name-unknown", 14),
        ("zwicker3; table Kd=4; hand 9s", "position-value-kept", 17),
        ("zwicker3 table_value=fixed; table Kd=5; hand 9s", "position-value", 35),
        ("zwicker3 table_value=fixed; table Kd=; hand 9s", "bad-value", 35),
        ("zwicker3; table 5d; hand 9s; turn X", "position-name-unknown", 35),
        ("zwicker3; table 5d; hand 9s; dealer 1", "position-name-unknown", 37),
        ("zwicker3; table 5d; hand 9s; last N", "position-name-unknown", 35),
        ("zwicker3; table 5d; hand 9s; won N: 3c", "position-name-unknown", 34),
        ("zwicker3; table 5d; hand 9s; won 3c", "position-entry", 34),
        ("zwicker3; table 5d; hand 9s; zwicks NS: 1 / NS: 2", "position-name-twice", 45),
        ("zwicker3; table 5d; hand 9s; zwicks NS: x", "position-number", 41),
        ("zwicker3; table 5d; hand 9s; zwicks NS: -1", "position-number", 41),
        ("zwicker3; table 5d; hand 9s; fines NS: 1.5", "position-number", 40),
        ("zwicker3; table 5d; hand 9s; stock x", "position-number", 36),
        ("zwicker3; table 5d; hand 9s; stock -4", "position-number", 36),
        ("zwicker3; table 5d; hand 9s; stock 51", "position-too-many", 36),
        ("zwicker3; table 5d; hand 9s; stock 12345678", "position-number", 36),
        ("zwicker3; players 5; table 5d; hand 9s", "deal-players", 19),
        ("zwicker3; players four; table 5d; hand 9s", "position-number", 19),
        ("queen; table 5d; hands 1: 9s / 2: ?", "deal-players", 24),
        ("zwicker3; table 5d; hands N: 9s / E: ?", "position-seat-missing", 27),
        ("zwicker3; table 5d; hands N: 9s / E: ? / S: ? / X: ?", "position-name-unknown", 49),
        ("zwicker3; table 5d; hands 1: / 2: 9s", "position-turn", 27),
        ("zwicker3; table 5d; hands 1: 9s / 2: 4c; turn 1; hand", "position-hand-and-hands", 54),
        ("zwicker3; table 5d; hand " + " " * 8192, "position-too-long", None),
    ],
)
def test_what_cannot_be_read_is_refused_at_its_place(line: str, message: str, column: int | None) -> None:
    found = error(line)
    assert (found.message, found.column) == (message, column)


def test_a_wrong_sum_says_which_would_be_right() -> None:
    assert "6, 12" in error("zwicker3; table (9c 3h =7); hand 9s").text("de")


def test_a_path_may_hold_a_long_number(tmp_path) -> None:
    path = tmp_path / "20260101123456.toml"
    path.write_text('base = "zwicker3"\ntitle = "Ours"\ntable = 4\n', encoding="utf-8")
    assert read_position(f"{path}; table 5d; hand 9s").variant.deal.table == 4


def test_pages_take_no_path_for_a_variant(tmp_path) -> None:
    path = tmp_path / "own.toml"
    path.write_text('base = "zwicker3"\ntitle = "Ours"\ntable = 4\n', encoding="utf-8")
    line = f"{path}; table 5d; hand 9s"
    assert read_position(line).variant.deal.table == 4
    with pytest.raises(InputError):
        read_position(line, paths=False)


@settings(max_examples=60)
@given(st.text(max_size=200))
def test_any_text_reads_or_is_refused(text: str) -> None:
    readable(text)


WORDS = [
    *FULL.split(" "),
    ";",
    "(",
    ")",
    "=",
    "/",
    ":",
    "?",
    "٣",
    "²",
    "*a",
    "Kd=4",
    "hand",
    "capture=card",
    "9" * 5000,
]


@settings(max_examples=80)
@given(st.lists(st.sampled_from(WORDS), max_size=30), st.sampled_from(["", " "]))
def test_any_words_of_the_notation_read_or_are_refused(words: list[str], space: str) -> None:
    readable("zwicker3 table_value=fixed; " + space.join(words))


@settings(max_examples=60)
@given(st.integers(0, len(FULL)), st.integers(0, 12), st.text("() =/:;?*0129NESWabcdh'", max_size=4))
def test_a_damaged_line_reads_or_is_refused(at: int, cut: int, put: str) -> None:
    readable(FULL[:at] + put + FULL[at + cut :])


def readable(line: str) -> None:
    try:
        position = read_position(line, paths=False)
    except InputError as refused:
        assert refused.text("de") and refused.text("en")
    else:
        assert read_position(str(position)) == position


@pytest.mark.parametrize(
    ("line", "start"),
    [
        ("zwicker3 table 9d; hand 9s", "Column 10: A semicolon is missing before “table”"),
        ("zwicker3 capture=card hand 9s; table 9d", "Column 23: A semicolon is missing before “hand”"),
        ("table 9d; hand 9s", "Column 1: The line begins with “table”; the rule set comes first"),
    ],
)
def test_a_slip_in_the_first_field_is_named_as_what_it_is(line: str, start: str) -> None:
    """A missing semicolon or rule set is told as such, not as a missing field."""
    with pytest.raises(InputError) as caught:
        read_position(line)
    assert caught.value.text("en").startswith(start)
