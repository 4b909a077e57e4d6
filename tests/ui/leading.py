"""A room in the hands of its host, without a page: what the host and the guests do."""

from __future__ import annotations

import json

import pytest

from zwicker_lab.ui.room.lead import Leading
from zwicker_lab.ui.room.planning import Planning, Wanted
from zwicker_lab.workshop import Done, Rooms, Store

HERE = "http://localhost:5006/host?code=x"
NASTY = "<img src=x onerror=alert(1)>"


@pytest.fixture
def rooms():
    made = Rooms(Store.in_memory())
    yield made
    made.close()


@pytest.fixture
def leading(rooms):
    room, host = rooms.create()
    made = Leading(rooms, room, Planning(Wanted.usual(), "en"), "en")
    made.receive({"kind": "hello", "address": HERE, "token": host.token})
    return made


def do(leading, key, **command):
    leading.receive({"kind": "do", "key": f"key-{key}-000", "command": command})
    assert not leading.note, leading.note


def begin(leading, **chosen):
    for name, value in chosen.items():
        leading.planning.receive({"kind": "set", "name": name, "value": value})
    leading.receive({"kind": "start", "key": f"start-{leading.room.n:04}"})


def join(leading, *names):
    return [leading.rooms.join(leading.room, name, f"join-{at}-0000") for at, name in enumerate(names)]


def answer(leading, ticket, text, item=0):
    command = {"kind": "try", "round": leading.room.room.round_number, "item": item, "answer": text}
    key = f"try-{ticket.who.number}-{leading.room.n:04}"
    done = leading.rooms.act(leading.room, ticket.token, key, json.dumps(command))
    assert isinstance(done, Done), done


__all__ = ["HERE", "NASTY", "answer", "begin", "do", "join", "leading", "rooms"]
