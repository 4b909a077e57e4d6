"""Deal files of the trick game: reading, writing, replaying, and their JSON twin."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import zwicker_lab.zwick.notation
from tests.strategies import comments, marks
from tests.zwick.deals import openings, walk
from zwicker_lab.errors import InputError
from zwicker_lab.zwick import Move, Position, new_deal
from zwicker_lab.zwick.notation import (
    DealFile,
    Ply,
    deal_from_json,
    deal_to_json,
    read_deal,
    replay,
    write_deal,
)
from zwicker_lab.zwick.notation.twin import TwinDeal

SCHEMA = Path(zwicker_lab.zwick.notation.__file__).with_name("deal.schema.json")
HEAD = write_deal(DealFile.of(new_deal(seed=3)))


@st.composite
def deal_files(draw: st.DrawFn) -> DealFile:
    """A deal file with legal moves, marks, comments, side lines and further tags; perhaps with a result."""
    start = draw(openings())
    points = draw(st.none() | st.tuples(*[st.integers(-20, 20)] * start.players))
    tags = draw(st.lists(st.sampled_from(["Site", "Event", "Table"]), unique=True))
    deal = DealFile.of(start, plies(draw, start, draw(st.integers(0, 40)), depth=2))
    return replace(deal, result=points, tags=tuple((tag, 'a "b" \\') for tag in tags), comment=draw(comments))


def plies(draw: st.DrawFn, position: Position, most: int, depth: int) -> tuple[Ply, ...]:
    found = []
    for before, move, _ in walk(draw, position, most):
        lines = []
        if depth and draw(st.integers(0, 7)) == 0:
            lines.append(plies(draw, before, draw(st.integers(1, 3)), depth - 1))
        found.append(Ply(before.mover, move, draw(marks), draw(comments), tuple(lines)))
    return tuple(found)


@settings(max_examples=40)
@given(deal_files())
def test_a_written_deal_reads_back_equal_replays_and_has_a_twin(deal: DealFile) -> None:
    text = write_deal(deal)
    assert read_deal(text) == deal and write_deal(read_deal(text)) == text
    twin = json.loads(json.dumps(deal_to_json(deal)))
    jsonschema.validate(twin, json.loads(SCHEMA.read_text(encoding="utf-8")))
    assert deal_from_json(twin) == deal
    done = replay(deal)
    assert done.fault is None and len(done.positions) == len(deal.plies) + 1


def test_the_schema_beside_the_code_is_the_one_the_reader_checks() -> None:
    shipped = json.loads(SCHEMA.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(shipped)
    assert shipped.pop("$schema").endswith("2020-12/schema")
    assert shipped == TwinDeal.model_json_schema()


def test_comments_marks_and_side_lines_are_read_whatever_the_line_ends() -> None:
    text = HEAD + "\nA cut 12! {deep}\n(\nA cut 1\nA lick\n)\nA stop\n"
    deal = read_deal("\ufeff" + text.replace("\n", "\r\n"))
    assert deal == read_deal(text)
    first = deal.plies[0]
    assert (str(first.move), first.mark, first.comment) == ("cut 12", "!", "deep")
    assert [str(ply.move) for ply in first.lines[0]] == ["cut 1", "lick"]


@pytest.mark.parametrize(("moves", "line", "code"), [
    ("A cut 12\nB stop", 8, "not_your_turn"),
    ("A cut 12\nA turn", 8, "not_now"),
    ("A cut 12\n(\nA cut 28\n)", 9, "cut_range"),
])  # fmt: skip
def test_an_illegal_move_is_found_in_its_line_in_side_lines_too(moves: str, line: int, code: str) -> None:
    fault = replay(read_deal(f"{HEAD}\n{moves}\n")).fault
    assert fault is not None and (fault.ply.at, fault.reason.code) == (line, code)


def test_a_stated_result_is_checked_where_the_deal_is_over() -> None:
    moves = "A cut 12\nA stop\nB stop\nB misdeal\n"
    right, wrong = (
        HEAD.rstrip("\n") + f'\n[Result "{text}"]\n\n{moves}' for text in ("A 0 B -5 C 0 D 0", "A 0 B 0 C 0 D 0")
    )
    assert replay(read_deal(right)).result_wrong is None
    told = replay(read_deal(wrong)).result_wrong
    assert told is not None and "A 0 B -5 C 0 D 0" in told["de"]
    open_deal = replay(read_deal(wrong.replace("B misdeal\n", "")))
    assert not open_deal.complete and open_deal.result_wrong is None


@pytest.mark.parametrize(("old", "new", "told"), [
    ('[Variant "zwick"]', '[Variant "zwicker3"]', "Line 2: The line begins with “zwick”"),
    ('[Players "4"]', '[Players "7"]', "Line 3: 7 cannot play here"),
    ('[Players "4"]', '[Players "x"]', "Line 3: “x” is no number of players"),
    ('[Dealer "B"]', '[Dealer "N"]', "Line 4: There is no seat “N”"),
    ('[Dealer "B"]\n', "", 'missing: [Dealer "B"]'),
    ('[Pack "7a ', '[Pack "', "Line 5: The pack has 28 different cards, here are 27; missing: 7a"),
    ('[Pack "7a ', '[Pack "9s* ', "Line 5: There is no card “9s*”"),
    ('[ZDN "1"]', '[ZDN "2"]', "Line 1: This is version “2”"),
    ('[Dealer "B"]', '[Dealer "B"]\n[Result "A 1"]', "Line 5: “A 1” is no result"),
])  # fmt: skip
def test_a_file_that_does_not_fit_is_refused_with_its_line(old: str, new: str, told: str) -> None:
    assert old in HEAD
    with pytest.raises(InputError) as refused:
        read_deal(HEAD.replace(old, new))
    assert told in refused.value.text("en") and refused.value.text("de")


@pytest.mark.parametrize(
    "moves", ["X cut 12", "A", "A cut", "A cut 12!!!", "(\nA stop\n)", "A cut 9\n(\n", "A cut 9 {"]
)
def test_moves_that_cannot_be_read_are_refused(moves: str) -> None:
    with pytest.raises(InputError) as refused:
        read_deal(f"{HEAD}\n{moves}\n")
    assert refused.value.text("de") and refused.value.text("en")


@pytest.mark.parametrize(
    "change", [{"zdn": 2}, {"players": 9}, {"dealer": "N"}, {"pack": []}, {"more": 1}, {"moves": [{}]}]
)
def test_a_twin_that_does_not_fit_is_refused(change: dict) -> None:
    with pytest.raises(InputError) as refused:
        deal_from_json(deal_to_json(DealFile.of(new_deal(seed=3))) | change)
    assert refused.value.text("de")


@given(st.integers(0, 2**32), st.integers(3, 5))
def test_the_same_seed_shuffles_the_same(seed: int, players: int) -> None:
    assert new_deal(players=players, seed=seed) == new_deal(players=players, seed=seed)
    assert sorted(new_deal(players=players, seed=seed).stock) == sorted(new_deal().stock)


def test_moves_are_kept_as_they_were_read() -> None:
    deal = read_deal(f"{HEAD}\nA cut   9\n")
    assert deal.plies[0].move == Move("cut", 9) and "A cut 9\n" in write_deal(deal)
