"""Why moves are refused: the code, the order of codes, the numbers, and the sentence in both languages."""

import pytest

from zwicker_lab.notation import read_position
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.reasons import Reason

CASES = [
    ("not_in_hand", "zwicker3; table 8h; hand 8s", "9s x 8h"),
    ("not_on_table", "zwicker3; table 8h; hand 8s", "8s x 8d"),
    ("not_on_table", "zwicker3; table ; hand 8s", "8s x 8d"),
    ("not_on_table", "zwicker3; table (5h 3c =8); hand 8s", "8s x 5h 3c"),
    ("not_on_table", "zwicker3; table (9c 3h =6); hand 8s 6h", "6h x (9c 3h =12)"),
    ("card_twice", "zwicker3; table 4h 2c; hand 8s", "8s x 4h 4h"),
    ("wrong_value", "zwicker3; table 4h; hand Ks", "Ks=9 x 4h"),
    ("wrong_value", "zwicker3; table 4h; hand Ks", "Ks=4"),
    ("wrong_value", "zwicker3 table_value=fixed; table 4h; hand Ks", "Ks"),
    ("wrong_value", "zwicker3 table_value=fixed; table 4h; hand Ks", "Ks=5"),
    ("wrong_sum", "zwicker3; table 9d; hand 6s", "6s x 9d"),
    ("wrong_sum", "zwicker3; table 4h; hand Ks", "Ks=14 x 4h"),
    ("wrong_sum", "zwicker3; table 5d 4c 4h; hand 9s", "9s x 5d 4c 4h"),
    ("wrong_sum", "zwicker3; table Ac Td Jh; hand As", "As x Ac Td Jh"),
    ("wrong_sum", "zwicker3 builds_in_sums=no; table (4h 2c =6) 3c; hand 9s", "9s x (4h 2c =6) 3c"),
    ("wrong_sum", "zwicker3; table 5d; hand 3s 8c", "3s > 5d = 9"),
    ("wrong_sum", "zwicker3; table 5d 4c; hand 3s 8c", "3s > 5d 4c = 11"),
    ("over_cap", "zwickern; table 9d; hand 6s", "6s > 9d = 15"),
    ("over_cap", "queen; table *20; hand 6s", "6s > *20 = 26"),
    ("below_one", "zwicker3; table 3d; hand 9s 6c", "9s > 3d = 6"),
    ("below_one", "zwicker3; table 3d; hand 3s 6c", "3s > 3d = 0"),
    ("below_one", "zwickern; table 3d; hand 9s 6c", "9s > 3d = 6"),
    ("up_not_allowed", "zwicker3 build_up=no; table 5d; hand 3s 8c", "3s > 5d = 8"),
    ("down_not_allowed", "zwickern; table 9d; hand 3s 6c", "3s > 9d = 6"),
    ("one_item_only", "zwicker3; table 2d 4c; hand 3s 9h", "3s > 2d 4c = 9"),
    ("not_your_build", "zwicker3 rebuild_by=own_side; table (9c 3h =6 E); hand 2s 8c", "2s > (9c 3h =6 E) = 8"),
    (
        "merged_build",
        "zwicker3 merge_equal_builds=yes; table (9c 3h + 4h 2c =6); hand 2s 8c",
        "2s > (9c 3h + 4h 2c =6) = 8",
    ),
    ("joker_protected", "zwicker3 joker_only_by_building_down=yes; table *15 5h; hand *20", "*20 x *15 5h"),
    ("joker_protected", "zwicker3 joker_only_by_building_down=yes; table *15; hand 5h *20", "5h > *15 = 20"),
    ("joker_protected", "zwickern-wild3 table_joker=never; table *a; hand 5h", "5h x *a"),
    ("joker_protected", "zwickern-wild3 table_joker=never; table *a; hand 5h", "5h > *a = 9"),
    ("joker_protected", "zwickern-wild3 lone_joker=joker; table *a; hand 5h", "5h x *a"),
    ("total_not_held", "zwicker3; table 9h 5d; hand 3c 8h", "3c > 9h = 12"),
    ("must_capture", "zwicker3 capture=card; table 8h; hand 8s 2c", "8s"),
    ("must_capture", "zwicker3 capture=card; table 8h 2d; hand 2c Tc", "2c > 8h = 10"),
    ("must_capture", "zwicker3 capture=turn; table 8h; hand 8s 2c", "2c"),
    ("must_take_all", "zwicker3 capture_all=yes; table 8h 5c 3d; hand 8s", "8s x 8h"),
]


@pytest.mark.parametrize(("code", "line", "text"), CASES)
def test_a_refused_move_names_its_reason(code: str, line: str, text: str) -> None:
    """Each kind of illegal move gets the code of the rule it breaks."""
    reason = read_position(line).refusal(Move.read(text))
    assert reason is not None
    assert reason.code == code


@pytest.mark.parametrize(("code", "line", "text"), CASES)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_reason_is_said_in_one_line(code: str, line: str, text: str, lang: str) -> None:
    """The sentence is one line, ends in a full stop, and the rule has a name."""
    reason = read_position(line).refusal(Move.read(text))
    assert reason is not None
    sentence = reason.text(lang)
    assert "\n" not in sentence.strip()
    assert sentence.endswith(".")
    assert reason.rule_name(lang)


def test_a_seat_that_is_not_to_move_is_told_so() -> None:
    """Who plays out of turn is told whose turn it is, before anything else."""
    reason = read_position("zwicker3; table 8h; hand 8s").refusal(Move.read("9s x 5d"), seat="E")
    assert reason is not None
    assert (reason.code, reason.numbers["mover"]) == ("not_your_turn", "N")
    assert "Nord" in reason.text("de")


def test_after_the_last_card_the_deal_is_over() -> None:
    """A move after the end is refused as such."""
    position = read_position("zwicker3; table 8h; hands N: 8s / E: / S: / W: ; turn N; stock 0")
    end = position.play(Move.read("8s x 8h"))
    assert end.is_over
    assert _refused(end, "8s").code == "deal_over"


ORDER = [
    ("not_in_hand", "zwicker3; table 8h; hand 8s", "9s x 5d"),
    ("not_on_table", "zwicker3; table 8h; hand 8s", "8s x 5d 5d"),
    ("card_twice", "zwicker3; table 4h; hand Ks", "Ks=9 x 4h 4h"),
    ("wrong_value", "zwicker3; table 4h; hand Ks", "Ks=9 x 4h"),
    ("wrong_sum", "zwickern; table 9d; hand 3s", "3s > 9d = 20"),
    ("wrong_sum", "zwicker3 joker_only_by_building_down=yes; table *15 5h 3d; hand *20", "*20 x *15 5h 3d"),
    ("over_cap", "zwicker3 build_cap=14; table 9d; hand 6s 2c", "6s > 9d = 15"),
    ("down_not_allowed", "zwicker3 build_down=no; table 9d; hand 3s 2c", "3s > 9d = 6"),
    ("up_not_allowed", "zwicker3 build_up=no; table 2d 4c; hand 3s 9h", "3s > 2d 4c = 9"),
    (
        "one_item_only",
        "zwicker3 rebuild_by=own_side; table 2d (9c 3h =6 E); hand 3s *15",
        "3s > 2d (9c 3h =6) = 11",
    ),
    (
        "not_your_build",
        "zwicker6 build_target=several joker_only_by_building_down=yes rebuild_by=own_side; "
        "table *15 (9c 3h =6 E); hand As *22",
        "As > *15 (9c 3h =6) = 22",
    ),
    ("total_not_held", "zwicker3 capture=turn; table 9d; hand 3s 9c", "3s > 9d = 6"),
]


@pytest.mark.parametrize(("code", "line", "text"), ORDER)
def test_when_several_reasons_apply_the_first_of_the_order_is_given(code: str, line: str, text: str) -> None:
    """Ownership goes before the sum, the sum before permissions, these before the held total and duties."""
    assert _refused(read_position(line), text).code == code


SENTENCES = [
    ("zwickern; table 9d; hand 6s", "6s > 9d = 15", "9 + 6 = 15: a build may hold at most 14."),
    (
        "zwicker3; table 9h 5d; hand 3c 8h",
        "3c > 9h = 12",
        "9 + 3 = 12: whoever builds must hold the total, and you hold no 12.",
    ),
    ("zwicker3; table 9d; hand 6s", "6s x 9d", "9♦ counts 9, 6♠ counts 6."),
    ("zwicker3; table 5d 4c; hand 8s", "8s x 5d 4c", "5 + 4 = 9, but 8♠ counts 8."),
    ("zwicker3; table 5d 4c 2h; hand 9s", "9s x 5d 4c 2h", "5♦ and 4♣ fit 9, but 2♥ would be left over."),
    ("zwicker3; table 3d; hand 9s 6c", "9s > 3d = 6", "3 − 9 = −6: building down may not go below 1."),
    ("zwicker3; table Kd 5c; hand 6s", "6s x Kd 5c", "K♦ and 5♣ never add up to what 6♠ counts: 6."),
    ("zwicker3; table 5d; hand 3s 8c", "3s > 5d = 9", "5♦ and 3♠ make 2 or 8, not 9."),
    ("zwicker3; table (9c 3h =6); hand 7s", "7s x (9c 3h =6)", "Build of 6 counts 6, 7♠ counts 7."),
    ("zwicker3; table 5d; hand 7s", "7s x *15", "Joker 15 does not lie on the table."),
]


@pytest.mark.parametrize(("line", "text", "start"), SENTENCES)
def test_the_sentence_holds_the_sum(line: str, text: str, start: str) -> None:
    """The reason shows the reckoning with the numbers of the try."""
    assert _refused(read_position(line), text).text("en").startswith(start)


def test_a_sum_that_does_not_fit_says_which_would() -> None:
    """For a wrong sum the captures nearest to the try are named, then what else the card can do."""
    reason = _refused(read_position("zwicker3; table 5d 4c 2h; hand 9s 7c"), "9s x 5d 2h")
    assert "5♦ and 4♣ would fit." in reason.text("en")
    assert "9♠ kann stattdessen:" in reason.text("de")
    assert [str(move) for move in reason.fitting] == ["9s x 5d 4c"]


def test_what_a_card_can_do_instead_is_legal() -> None:
    """Every use that a refusal offers is accepted."""
    for _, line, text in CASES:
        position = read_position(line)
        reason = _refused(position, text)
        assert all(position.refusal(move) is None for move in (*reason.instead, *reason.fitting))


def _refused(position: object, text: str) -> Reason:
    reason = position.refusal(Move.read(text))  # type: ignore[attr-defined]
    assert reason is not None
    return reason
