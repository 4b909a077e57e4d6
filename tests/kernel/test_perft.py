"""The published numbers of move sequences: both engines reach them."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

import pytest

from zwicker_lab.kernel.perft import FILE, perft_of
from zwicker_lab.notation import read_position
from zwicker_lab.variants import SWITCHES, variant_names
from zwicker_lab.zwicker.position import Position

KERNEL_COUNTS, READABLE_COUNTS = 60_000, 120


@lru_cache
def entries() -> list[dict[str, Any]]:
    published: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["positions"]
    return published


def sequences(position: Position, depth: int) -> int:
    """What ``perft`` counts, by the readable engine."""
    if position.is_over:
        return 0
    moves = list(position.moves())
    return len(moves) if depth == 1 else sum(sequences(position.play(move), depth - 1) for move in moves)


@pytest.mark.parametrize("name", variant_names())
def test_the_kernel_reaches_the_published_counts(name: str) -> None:
    for entry in entries():
        if entry["position"].split()[0].rstrip(";") == name:
            position = read_position(entry["position"])
            few = [count for count in entry["counts"] if count <= KERNEL_COUNTS]
            assert [perft_of(position, depth + 1) for depth in range(len(few))] == few, entry["position"]


@pytest.mark.parametrize("name", variant_names())
def test_the_readable_engine_reaches_them_as_far_as_it_is_asked(name: str) -> None:
    for entry in entries():
        if entry["position"].split()[0].rstrip(";") == name:
            position = read_position(entry["position"])
            few = [count for count in entry["counts"] if count <= READABLE_COUNTS]
            assert [sequences(position, depth + 1) for depth in range(len(few))] == few, entry["position"]


def test_every_variant_number_of_players_and_switch_is_there() -> None:
    lines = [entry["position"] for entry in entries()]
    for name in variant_names():
        players = read_position(next(line for line in lines if line.startswith(f"{name};"))).variant.players
        for number in players:
            assert any(line.startswith(f"{name}; players {number};") for line in lines)
    for switch, values in SWITCHES.items():
        assert all(any(f" {switch}={value};" in line for line in lines) for value in values[1:])
