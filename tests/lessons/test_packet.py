"""The guided packets: the script is sound, and holds whatever the learner plays."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zwicker_lab.lessons import PacketRun, load_lessons
from zwicker_lab.lessons.model import Packet
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.play import IllegalMove

PACKETS = [one.packet for one in load_lessons() if one.packet]

each_packet = pytest.mark.parametrize("packet", PACKETS, ids=lambda packet: packet.title.en)


def on_the_line(packet: Packet) -> PacketRun:
    """The packet played as written."""
    run = PacketRun(packet)
    while not run.is_over:
        run = run.play(Move.read(packet.turns[len(run.plies)].move))
    return run


def straying(packet: Packet, seed: int) -> PacketRun:
    """The packet played by chance."""
    rng, run = random.Random(seed), PacketRun(packet)
    while not run.is_over:
        run = run.play(rng.choice(list(run.position.moves())))
    return run


@each_packet
def test_turns_are_those_of_the_game(packet: Packet) -> None:
    """The learner leads, the seats follow clockwise, every card is played, and the stock is what is left."""
    start = packet.start
    assert start.mover == packet.learner == packet.turns[0].seat
    order = start.seats[start.turn :] + start.seats[: start.turn]
    assert [turn.seat for turn in packet.turns] == [*order] * len(start.hand)
    dealt = sum(map(len, start.hands)) + len(start.table)
    assert start.stock == len(start.variant.pack(start.players)) - dealt


@each_packet
def test_the_line_can_be_played(packet: Packet) -> None:
    """Every scripted move is legal on the line, and all comments on it are shown: three or four."""
    run = on_the_line(packet)
    assert [ply.move for ply in run.plies] == [Move.read(turn.move) for turn in packet.turns]
    assert run.on_line and run.position.packet_over
    assert [ply.say for ply in run.plies] == [turn.say for turn in packet.turns]
    assert 3 <= sum(turn.say is not None for turn in packet.turns) <= 4


@given(st.sampled_from(PACKETS), st.integers(0, 10**6))
def test_the_script_holds_whatever_the_learner_plays(packet: Packet, seed: int) -> None:
    """However the learner plays, the other seats have a legal move to the end; once strayed, nothing is said."""
    run, followed = straying(packet, seed), True
    assert run.position.packet_over
    for ply, turn in zip(run.plies, packet.turns, strict=True):
        assert ply.say == (turn.say if followed else None)
        followed = followed and ply.move == Move.read(turn.move)
    assert followed == run.on_line


@given(st.sampled_from(PACKETS), st.integers(0, 10**6))
def test_undo_takes_back_one_move_of_the_learner(packet: Packet, seed: int) -> None:
    """After undo the run is what it was before the learner's last move; from the start nothing changes."""
    run = straying(packet, seed)
    back = run.undo()
    assert back == PacketRun(packet, run.moves[:-1])
    assert back.position.mover == packet.learner
    assert back.play(run.moves[-1]).position == run.position
    assert PacketRun(packet).undo().plies == ()


@each_packet
def test_the_summary_counts_what_was_won(packet: Packet) -> None:
    """Cards, points and Zwicks of both sides are those of the moves played."""
    run = on_the_line(packet)
    for side in run.summary():
        plies = [ply for ply in run.plies if ply.before.sides[ply.before.side] == side.side]
        assert side.points == sum(ply.before.points_of(ply.move) for ply in plies)
        assert side.zwicks == sum(ply.before.is_zwick(ply.move) for ply in plies)
        taken = [item for ply in plies if ply.move.kind == "capture" for item in ply.move.items]
        captures = sum(ply.move.kind == "capture" for ply in plies)
        assert side.cards == captures + sum(len(item.cards) for item in taken)


def test_an_illegal_move_is_refused_with_its_reason() -> None:
    """The learner's illegal move raises, and so does any move after the end."""
    run = PacketRun(PACKETS[0])
    with pytest.raises(IllegalMove) as refused:
        run.play(Move.read("7s x 4c"))
    assert refused.value.reason.code == "wrong_sum"
    with pytest.raises(IllegalMove):
        on_the_line(PACKETS[0]).play(Move.read("7s"))


def test_say_waits_for_the_learner() -> None:
    """Before the first turn the first comment is shown; after straying none is."""
    run = PacketRun(PACKETS[0])
    assert run.say == PACKETS[0].turns[0].say is not None
    assert run.play(Move.read("5h")).say is None
