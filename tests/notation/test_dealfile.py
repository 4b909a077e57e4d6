"""Deal files: reading, writing, replaying, and their JSON twin."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from functools import reduce
from pathlib import Path

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import zwicker_lab.notation
from tests.strategies import candidates, deal_files, variants
from zwicker_lab.errors import InputError
from zwicker_lab.notation import (
    DealFile,
    Ply,
    deal_from_json,
    deal_to_json,
    read_deal,
    replay,
    write_deal,
)
from zwicker_lab.notation.twin import TwinDeal
from zwicker_lab.variants import load_variant
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import new_deal

SCHEMA = Path(zwicker_lab.notation.__file__).with_name("deal.schema.json")
PACK = (
    "8s 4h 9d Kd 2c 5c 3s 6h 7d Ts Ah 9c Qs Jd 2h 4s 8h 5d 3c 6s 7s Kc Tc 9h Qd Jc 2s 4c 8d 5h 3d 6d 7h Ks Td 9s Qh Js"
    " 2d 4d 8c 5s 3h 6c 7c Kh Th Ac Qc Jh As Ad *15 *20 *25"
)
TAGS = f'[ZDN "1"]\n[Variant "zwicker3"]\n[Players "4"]\n[Dealer "W"]\n[Pack "{PACK}"]\n'
MOVES = """
N 8s x 8h
E 5c! {a comment
over two lines}
(
E 4h {another way}
S 9d
(
S 7d
)
)
S 9d
"""


def error(text: str) -> InputError:
    with pytest.raises(InputError) as caught:
        read_deal(text)
    assert caught.value.text("de") and caught.value.text("en")
    return caught.value


def played(deal: DealFile, most: int = 100) -> DealFile:
    """The deal with the first legal move played again and again."""
    position, plies = deal.opening, list[Ply]()
    while not position.is_over and len(plies) < most:
        move = candidates(position)[0]
        plies.append(Ply(position.mover, move))
        position = position.play(move)
    return replace(deal, plies=tuple(plies))


def opened(line: str, players: int = 4, seed: int = 1) -> DealFile:
    opening, pack = new_deal(load_variant(line), players, players - 1, seed)
    return DealFile(opening.variant, players, opening.dealer, pack)


@settings(max_examples=60)
@given(deal_files())
def test_a_written_deal_reads_back_equal_and_is_written_the_same(deal: DealFile) -> None:
    text = write_deal(deal)
    assert read_deal(text) == deal
    assert write_deal(read_deal(text)) == text


@settings(max_examples=60)
@given(deal_files())
def test_the_twin_holds_the_same_and_fits_its_schema(deal: DealFile) -> None:
    twin = json.loads(json.dumps(deal_to_json(deal)))
    jsonschema.validate(twin, json.loads(SCHEMA.read_text(encoding="utf-8")))
    assert deal_from_json(twin) == deal


def test_the_schema_beside_the_code_is_the_one_the_reader_checks() -> None:
    shipped = json.loads(SCHEMA.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(shipped)
    assert shipped.pop("$schema").endswith("2020-12/schema")
    assert shipped == TwinDeal.model_json_schema()


@settings(max_examples=30)
@given(deal_files(variants(after_zwick="sweeper_lays")))
def test_legal_moves_and_side_lines_replay_without_a_fault(deal: DealFile) -> None:
    done = replay(deal)
    assert done.fault is None
    assert len(done.positions) == len(deal.plies) + 1


def test_comments_marks_and_nested_side_lines_are_read() -> None:
    deal = read_deal(TAGS + MOVES)
    five = deal.plies[1]
    assert (five.seat, str(five.move), five.mark, five.comment) == ("E", "5c", "!", "a comment\nover two lines")
    [line] = five.lines
    assert [ply.seat for ply in line] == ["E", "S"]
    assert (line[0].comment, str(line[1].lines[0][0].move), line[1].lines[0][0].at) == ("another way", "7d", 14)


@pytest.mark.parametrize(
    "change",
    [
        lambda text: "\ufeff" + text,
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\n\n").replace("comment\n\n", "comment\n"),
        lambda text: text.replace("(\nE 4h", "( E 4h").replace("\n)\n)", ")\n)"),
        lambda text: text.replace("8s x 8h", " 8s   x 8h  ").replace("[", "[ "),
    ],
    ids=["byte order mark", "CRLF", "blank lines", "side lines on a line", "spaces"],
)
def test_line_ends_blank_lines_and_spaces_do_not_matter(change) -> None:
    assert read_deal(change(TAGS + MOVES)) == read_deal(TAGS + MOVES)


def test_unknown_tags_are_kept_in_order_with_quotes_and_backslashes() -> None:
    deal = read_deal(TAGS + '[Site "Leck \\"Krug\\" \\\\ 2"]\n[Event "Club"]\n')
    assert deal.tags == (("Site", 'Leck "Krug" \\ 2'), ("Event", "Club"))
    assert read_deal(write_deal(deal)).tags == deal.tags


def test_a_comment_before_the_first_move_introduces_the_deal() -> None:
    assert read_deal(TAGS + "{Hello}\n{you}\nN 8s x 8h").comment == "Hello\nyou"


def test_moves_are_written_in_table_order() -> None:
    """However the items were named, a capture of several is written as they lie."""
    for seed in range(200):
        deal = opened("zwickern", seed=seed)
        several = [move for move in deal.opening.moves() if move.kind == "capture" and len(move.items) > 1]
        if several:
            turned = replace(several[0], items=several[0].items[::-1])
            assert str(turned) != str(several[0])
            assert f"N {several[0]}\n" in write_deal(replace(deal, plies=(Ply("N", turned),)))
            return
    raise AssertionError("no such deal")


def test_a_whole_deal_replays_to_its_score() -> None:
    done = replay(played(opened("zwicker3")))
    assert done.complete and done.fault is None
    assert sum(side.cards for side in done.scores) == 55
    assert sum(side.total for side in done.scores) == 30 + sum(side.zwicks for side in done.scores)


def test_a_stated_result_is_compared_with_the_moves() -> None:
    deal = played(opened("zwicker3"))
    right = tuple(side.total for side in replay(deal).scores)
    assert replay(replace(deal, result=right)).result_wrong is None
    wrong = replay(replace(deal, result=(right[0] + 1, right[1]))).result_wrong
    assert wrong and f"NS {right[0] + 1} EW {right[1]}" in wrong["de"] and f"NS {right[0]} EW" in wrong["en"]


def test_an_unfinished_deal_counts_the_piles_without_the_rest_and_the_majority() -> None:
    done = replay(played(opened("zwicker3"), most=20))
    assert not done.complete
    assert "most_cards" not in [row.code for row in done.scores[0].rows]
    assert sum(side.cards for side in done.scores) == sum(map(len, done.positions[-1].won))


def test_a_result_may_hold_fractions() -> None:
    deal = read_deal(TAGS + '[Result "EW 19/2 NS 24"]')
    assert deal.result == (24, Fraction(19, 2))
    assert '[Result "NS 24 EW 19/2"]' in write_deal(deal)


@pytest.mark.parametrize(
    ("moves", "code", "line"),
    [
        ("N 8s x 8h\nE 4h x 6s", "not_on_table", 8),
        ("N 8s x 8h\nS 9d", "not_your_turn", 8),
        ("N 9d", "not_in_hand", 7),
        ("N 8s x 8h\n(\nN 8s x 5d\n)\nE 4h", "wrong_sum", 9),
        ("N 8s x 8h\nE 5c\n(\nE 4h\nN 2c\n)", "not_your_turn", 11),
        ("N 8s x 8h\nE 5c\n(\nE 4h\n(\nE Kd\n)\n)", "not_in_hand", 12),
    ],
)
def test_the_first_illegal_move_is_told_with_its_line(moves: str, code: str, line: int) -> None:
    fault = replay(read_deal(f"{TAGS}\n{moves}\n")).fault
    assert fault is not None
    assert (fault.reason.code, fault.line) == (code, line)


def test_a_move_after_the_end_is_refused() -> None:
    deal = played(opened("zwicker3"))
    more = replace(deal, plies=(*deal.plies, Ply("N", Move.read("8s"))))
    fault = replay(more).fault
    assert fault is not None and fault.reason.code == "deal_over"


@pytest.mark.parametrize(
    ("text", "message", "line"),
    [
        ("", "file-tag-missing", None),
        (TAGS.replace('[Dealer "W"]\n', ""), "file-tag-missing", None),
        (TAGS.replace('ZDN "1"', 'ZDN "2"'), "file-version", 1),
        (TAGS.replace("zwicker3", "zwicker9"), "variant-name", 2),
        (TAGS.replace('"4"', '"5"'), "deal-players", 3),
        (TAGS.replace('"4"', '"four"'), "file-number", 3),
        (TAGS.replace('"W"', '"1"'), "file-seat", 4),
        (TAGS.replace("8s 4h", "4h"), "deal-pack", 5),
        (TAGS.replace("8s 4h", "4h 4h"), "deal-pack", 5),
        (TAGS.replace("8s 4h", "8s 4h 1x"), "bad-card", 5),
        (TAGS + '[Result "NS 24"]', "file-result", 6),
        (TAGS + '[Result "NS 24 EW x"]', "file-result", 6),
        (TAGS + '[Dealer "N"]', "file-tag-twice", 6),
        (TAGS + '[Event "Club]', "file-tag", 6),
        (TAGS + "[Event]", "file-tag", 6),
        (TAGS + 'N 8s x 8h\n[Event "Club"]', "file-tag-late", 7),
        (TAGS + "\nN", "file-move", 7),
        (TAGS + "\nN 8s x", "bad-move", 7),
        (TAGS + "\nN 8s x 1h", "bad-card", 7),
        (TAGS + "\nN 8s > 8h = " + "9" * 5000, "bad-move", 7),
        (TAGS + "\nQ 8s", "file-seat", 7),
        (TAGS + "\nN 8s!!!", "file-mark", 7),
        (TAGS + "\nN 8s {never\nclosed", "file-comment-open", 7),
        (TAGS + "\nN 8s }", "file-move", 7),
        (TAGS + "\n(\nN 8s\n)", "file-line-first", 7),
        (TAGS + "\nN 8s\n(\nN 2c\n", "file-line-open", 8),
        (TAGS + "\nN 8s\n)", "file-line-close", 8),
        (TAGS + "\nN 8s\n(\n)", "file-line-empty", 8),
        (TAGS + "\nN 8s" + "\n(\nN 2c" * 40, "file-line-deep", 40),
        (" " * 300_000, "file-too-long", None),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(text: str, message: str, line: int | None) -> None:
    found = error(text)
    assert (found.message, found.line) == (message, line)


@pytest.mark.parametrize(
    "change",
    [
        {"zdn": 2},
        {"zdn": True},
        {"players": "4"},
        {"players": 9},
        {"dealer": "X"},
        {"variant": "zwicker9"},
        {"pack": ["8s"]},
        {"pack": "8s"},
        {"more": 1},
        {"result": "NS 1"},
        {"comment": "}"},
        {"tags": [{"name": "Pack", "value": ""}]},
        {"tags": [{"name": "A", "value": "a\nb"}]},
        {"moves": [{"seat": "N", "move": "8s 9s"}]},
        {"moves": [{"seat": "X", "move": "8s"}]},
        {"moves": [{"seat": "N", "move": "8s", "mark": "+"}]},
        {"moves": [{"seat": "N", "move": "8s", "lines": [[]]}]},
    ],
    ids=str,
)
def test_a_wrong_twin_is_refused(change: dict[str, object]) -> None:
    twin = deal_to_json(read_deal(TAGS)) | change
    with pytest.raises(InputError) as caught:
        deal_from_json(twin)
    assert caught.value.text("de") and caught.value.text("en")


@pytest.mark.parametrize("data", [None, [], 3, "text", {}, {"zdn": 1}])
def test_other_data_is_no_twin(data: object) -> None:
    with pytest.raises(InputError):
        deal_from_json(data)


def test_side_lines_nested_too_deep_are_refused_in_the_twin_too() -> None:
    deep = reduce(lambda inner, _: [{"seat": "N", "move": "8s", "lines": [inner]}], range(30), [])
    with pytest.raises(InputError):
        deal_from_json(deal_to_json(read_deal(TAGS)) | {"moves": deep})


@given(st.text(max_size=200))
def test_any_text_reads_or_is_refused(text: str) -> None:
    readable(text)
    readable(TAGS + text)


PIECES = [
    "N",
    "8s",
    "x",
    "8h",
    "(",
    ")",
    "{",
    "}",
    "!",
    "?",
    "\n",
    '[A "b"]',
    "E 5c",
    "> 8h =",
    "16",
    "N 8s x 8h\n",
    "[",
    '"',
]


@settings(max_examples=80)
@given(st.lists(st.sampled_from(PIECES), max_size=25), st.sampled_from(["", " "]))
def test_any_pieces_of_a_deal_file_read_or_are_refused(pieces: list[str], space: str) -> None:
    readable(TAGS + space.join(pieces))


@given(st.integers(0, len(TAGS + MOVES)), st.integers(0, 9), st.text('()[]{}!?"\\\n =x>', max_size=3))
def test_a_damaged_file_reads_or_is_refused(at: int, cut: int, put: str) -> None:
    whole = TAGS + MOVES
    readable(whole[:at] + put + whole[at + cut :])


def readable(text: str) -> None:
    try:
        deal = read_deal(text, paths=False)
    except InputError as refused:
        assert refused.text("de") and refused.text("en")
    else:
        assert read_deal(write_deal(deal)) == deal
        replay(deal)
