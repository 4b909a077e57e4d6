"""Position lines of the trick game: written, read and written again; what is left out; and every kind of damage."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.zwick.deals import positions
from zwicker_lab.errors import InputError
from zwicker_lab.zwick import UNKNOWN, Move, Position, read_position
from zwicker_lab.zwick.notation.line import FIELDS

LINES = (
    "zwick must_win=trump_only; players 4; dealer B; turn C; trump r; turned Ob Kr; turner C; in A C D; out B;"
    " shown Ts; licked A: Kb 7a; trick Ab; tricks C: 9b Ub Kb; laid 9s; hands A: ? 7a 9a / B: ? ? ? ? ? / C: Aa 7r Ks"
    " Us / D: ? ? ? Oa; stock ? Ts",
    "zwick form=casual; players 3; dealer C; phase lick; turn B; lifted 9; shown Ab; licked B: 7s; hands A: / B: 7s /"
    " C:; stock 27",
    "zwick; players 5; dealer A; phase join; turn D; trump s; turned 9s; turner B; in B; out C; hands A: ? ? ? ? ? /"
    " B: ? ? ? ? ? / C: ? ? ? ? ? / D: Aa 7b 7r ? ? / E: ? ? ? ? ?; stock 2",
    "zwick; players 4; dealer B; phase turn; turn C; hands A: ? ? ? ? ? / B: ? ? ? ? ? / C: Aa Ka Oa Ua Ta / D: ? ? ?"
    " ? ?; stock 8",
)


@settings(max_examples=60)
@given(positions(), st.data())
def test_a_written_position_reads_back_equal(position: Position, data: st.DataObject) -> None:
    """Whole positions and what a seat, or nobody, sees of them."""
    seen = data.draw(st.sampled_from([position, *map(position.seen_by, range(position.players)), position.seen_by()]))
    assert read_position(str(seen)) == seen
    assert str(read_position(str(seen))) == str(seen)


@pytest.mark.parametrize("line", LINES)
def test_a_line_in_its_strict_form_is_written_as_it_was(line: str) -> None:
    assert str(read_position(line)) == line


@settings(max_examples=60)
@given(st.sampled_from(LINES), st.data())
def test_fields_are_read_in_any_order_and_with_any_spaces(line: str, data: st.DataObject) -> None:
    head, *fields = line.split("; ")
    mixed = " ;  ".join([head, *data.draw(st.permutations(fields))]).replace(":", " : ").replace(" ", "  ")
    assert read_position(f"\ufeff  {mixed} ; ") == read_position(line)


@settings(max_examples=160)
@given(st.sampled_from(LINES), st.data())
def test_a_damaged_line_is_refused_in_one_line_or_is_a_position_that_can_be_used(
    line: str, data: st.DataObject
) -> None:
    words = line.split(" ")
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(words) - 1))
        new = data.draw(st.sampled_from(["", "?", ";", "/", "A:", "B", "7b", "Kr", "0", "99", "play", "trick", *words]))
        words[at : at + data.draw(st.integers(0, 2))] = [new]
    usable(" ".join(words))


@settings(max_examples=80)
@given(st.text(max_size=80) | st.text("zwick;:/? ABC7bKrtrumphandplayers4", max_size=80).map("zwick; ".__add__))
def test_any_text_is_refused_in_one_line_or_is_a_position(text: str) -> None:
    usable(text)


def usable(line: str) -> None:
    """The line is a position that reads back and whose moves can be made, or its error says itself in one line."""
    try:
        position = read_position(line)
    except InputError as refused:
        for lang in ("de", "en"):
            assert refused.text(lang) and "\n" not in refused.text(lang)
        return
    assert read_position(str(position)) == position
    try:
        for move in list(position.moves()):
            assert read_position(str(position.play(move)))
    except InputError as unknown:
        assert "unknown" in unknown.message


# What is left out


def test_a_short_line_is_a_trick_in_which_all_take_part_and_c_led() -> None:
    position = read_position("zwick; trump r; trick Ab 7a; hand 9r Tr 9a Ka Ks")
    assert (position.mover, position.seats[position.leader], position.active) == ("A", "C", (0, 1, 2, 3))
    assert [len(hand) for hand in position.hands] == [5, 5, 4, 4]
    assert position.hands[1] == (UNKNOWN,) * 5


def test_a_short_line_before_the_play_needs_only_phase_and_hand() -> None:
    assert read_position("zwick; phase turn; hand Ab Kb Ob Ub 9b").mover == "C"
    assert read_position("zwick; phase turn; hand Ab Kb Ob Ub 9b").stock == (UNKNOWN,) * 8
    join = read_position("zwick; phase join; turned Kr; hand Ab Kb Ob Ub 9b")
    assert (join.mover, join.trump, join.turner, join.joined) == ("D", "r", 2, (None, None, True, None))
    assert read_position("zwick; phase cut").stock == (UNKNOWN,) * 28


# What is refused


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("", "The line starts with the variant, such as “zwick; trump r; trick Ab; hand 7b Kb”"),
        ("trump r; hand Kb", "begins with “trump”; the rule set comes first, such as “zwick; trump"),
        ("zwick trump r; hand Kb", "Column 7: A semicolon is missing before “trump”"),
        ("zwicker3; table ; hand 9s", "Column 11: There is no field “table”"),
        ("zwick; trump r; hand 1x", "Column 22: There is no card “1x”"),
        ("zwick; trump r; hand Kb; hand Kb", "Column 26: The field “hand” stands here a second time"),
        ("zwick; trump r; trick Kb; hand Kb", "Column 32: Kb is named a second time"),
        ("zwick; trump r; trick", "The cards in hand are missing"),
        ("zwick; hand Kb", "Trump is missing"),
        ("zwick; trump q; hand Kb", "Column 14: “q” is no suit"),
        ("zwick; trump r; turned Kb; hand Ab", "so trump cannot be “r”"),
        ("zwick; phase dance", "Column 14: There is no phase “dance”"),
        ("zwick; players 6; trump r; hand Kb", "6 cannot play here; the numbers are 3, 4, 5"),
        ("zwick; trump r; turn X; hand Kb", "“X” is not at this table; here there are: A B C D"),
        ("zwick; trump r; out A B C; hand Kb", "At least two must take part"),
        ("zwick; trump r; out A; turn A; hand Kb", "A does not take part here"),
        ("zwick; trump r; in A B; out A; hand Kb", "“A” stands here a second time"),
        ("zwick; trump r; trick Ab Kb Ob Ub; hand 9b", "4 cards lie in the trick; an unfinished one has 3 at most"),
        ("zwick; trump r; tricks C: Ab Kb; hand 9b", "This trick has 2 cards; where 4 play it has 4"),
        (
            "zwick; trump r; tricks C: Ab Kb Ob Ub / D: Aa Ka Oa Ua; hand 9b",
            "D leads here, but C took the trick before",
        ),
        ("zwick; trump r; tricks C: Ab Kb Ob Ub; turn D; hand 9b", "D leads here, but C took the trick before"),
        ("zwick; trump r; hands A: 9a / B: 9b / C: 9r 9s / D: Ta", "holds one card fewer than the others (C 2, D 1"),
        ("zwick; trump r; hand Ar Kr Or Ur Tr 9r", "6 cards in one hand; here 5 is the most"),
        ("zwick; trump r; hand Ar; stock 25", "3 unknown cards and 25 in the stock are too many"),
        ("zwick; phase cut; trump r", "The field “trump” does not belong to the phase cut"),
        ("zwick; phase cut; stock 20", "Before the deal all 28 cards are in the stock or licked; here are 20"),
        ("zwick; phase lick; lifted 0", "Here 1 to 28 cards are lifted, not 0"),
        ("zwick; phase turn; hand Ar Kr Or Ur Tr; stock 0", "A card to turn must be left"),
        ("zwick; trump r; licked A: Kb; trick ; hands A: / B: / C: Kb / D:", "Kb was licked and belongs"),
        ("zwick; trump r; licked A: ; hand Kb", "Here 1 to 5 cards are licked, not 0"),
        ("zwick; phase join; trump r; in C D; turn D; hand Kb", "D has answered already"),
        ("zwick; phase lay; trump r; hand Kb", "C has nothing to lay away"),
        ("zwick; trump r; hands A: Kb / B: Ab", "2 cannot play here"),
        ("zwick bird=x; trump r; hand Kb", "“bird” needs a whole number from 0 to 20; there is “x”"),
        ("zwick must_wim=yes; trump r; hand Kb", "There is no key “must_wim”. Did you mean must_win?"),
        ("zwick must_win; trump r; hand Kb", "“must_win” is no change"),
        ("zwick form=pub; trump r; hand Kb", "“form” needs one of tournament, casual; there is “pub”"),
        ("zwick bird=3 bird=4; trump r; hand Kb", "“bird” stands there twice"),
        ("Zwick; trump r; hand Kb", "The line begins with “zwick”"),
        ("zwick; " + "x" * 9000, "The line has 9,007 characters"),
    ],
)
def test_what_does_not_fit_is_named_with_its_place(line: str, told: str) -> None:
    with pytest.raises(InputError) as refused:
        read_position(line)
    assert told in refused.value.text("en")
    assert refused.value.text("de")


def test_every_field_is_told_of_in_the_docstring() -> None:
    import zwicker_lab.zwick.notation.line as line

    assert all(f"{field} " in (line.__doc__ or "") or f"``{field}``" in (line.__doc__ or "") for field in FIELDS)


@pytest.mark.parametrize(
    "text", ["", "cut", "cut x", "cut -1", "lay", "lay 9", "Kx", "kb", "join out", "turn 2", "10b"]
)
def test_what_is_no_move_is_refused_with_what_a_move_looks_like(text: str) -> None:
    with pytest.raises(InputError, match="such as Kb"):
        Move.read(text)
