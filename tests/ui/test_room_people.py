"""Who leads a room: host, friends, a second device, helpers and their rights, and where guests sit."""

from __future__ import annotations

import pytest

from tests.ui.leading import HERE, answer, begin, do, join, leading, rooms
from zwicker_lab.ui.room.lead import LOST, OPEN, Leading
from zwicker_lab.ui.room.planning import Planning, Wanted

__all__ = ["leading", "rooms"]


@pytest.mark.parametrize("token", ["", "x" * 24, None, 7])
def test_without_the_hosts_token_nothing_is_led_or_shown(rooms, token):
    room, _ = rooms.create()
    leading = Leading(rooms, room, Planning(Wanted.usual(), "en"), "en")
    leading.receive({"kind": "hello", "address": HERE, "token": token})
    before = room.n
    begin(leading)
    leading.receive({"kind": "second"})
    leading.receive({"kind": "delete"})
    assert leading.phase == LOST
    assert room.n == before
    assert not room.is_gone
    assert {"people", "board", "device"}.isdisjoint(leading.scene)


def test_a_guests_token_does_not_lead_a_room_that_has_a_host(leading):
    [anna] = join(leading, "Anna")
    other = Leading(leading.rooms, leading.room, Planning(Wanted.usual(), "en"), "en")
    other.receive({"kind": "hello", "address": HERE, "token": anna.token})
    assert other.phase == LOST


def test_friends_start_what_they_like_but_have_no_host_functions(rooms):
    room, _ = rooms.create(led=False)
    anna = rooms.join(room, "Anna", "join-anna-1")
    leading = Leading(rooms, room, Planning(Wanted.usual(), "en"), "en")
    leading.receive({"kind": "hello", "address": HERE, "token": anna.token})
    begin(leading, source="08-the-zwick")
    assert leading.phase == OPEN
    assert leading.scene["board"]["task"]
    assert "people" not in leading.scene
    leading.receive({"kind": "delete"})
    assert not room.is_gone


def test_the_second_device_gets_a_token_behind_the_fragment_sign_and_can_be_locked_out(leading):
    leading.receive({"kind": "second"})
    query, _, token = leading.scene["device"]["address"].partition("#")
    assert token not in query
    assert leading.room.who(token).role == "host"
    leading.receive({"kind": "only"})
    assert leading.room.who(token) is None
    assert leading.phase == OPEN


def test_a_helper_sees_one_table_and_leads_nothing(leading):
    join(leading, "Anna", "Piet", "Jan", "Inge")
    begin(leading, kind="deals")
    do(leading, "deal", kind="deal", round=1, deal=0)
    leading.receive({"kind": "helper", "key": "helper-001", "table": 1})
    token = leading.scene["device"]["address"].partition("#")[2]
    helper = Leading(leading.rooms, leading.room, Planning(Wanted.usual(), "en"), "en")
    helper.receive({"kind": "hello", "address": HERE, "token": token})
    assert helper.scene["role"] == "helper"
    assert helper.scene["table"]["seats"]
    helper.receive({"kind": "do", "key": "freeze-0001", "command": {"kind": "freeze", "on": True}})
    assert not leading.room.room.is_frozen


def helper_at(leading, table):
    """A helper's page for a table."""
    leading.receive({"kind": "helper", "key": f"helper-{leading.room.n:04}", "table": table})
    token = leading.scene["device"]["address"].partition("#")[2]
    made = Leading(leading.rooms, leading.room, Planning(Wanted.usual(), "en"), "en")
    made.receive({"kind": "hello", "address": HERE, "token": token})
    return made


def test_a_helper_sees_in_exercises_what_is_on_the_wall_and_who_is_where(leading):
    anna, piet = join(leading, "Anna", "Piet")
    helper = helper_at(leading, 1)
    begin(leading, source="08-the-zwick")
    exercise = leading.room.room.exercises.plan.exercise(0)
    answer(leading, anna, str(exercise.right_moves[0]))
    answer(leading, piet, "2c")
    helper.draw()
    assert {one["name"]: one["state"] for one in helper.scene["hall"]["cells"]} == {"Anna": "first", "Piet": "trying"}
    assert helper.scene["board"]["task"] and helper.scene["board"]["right"] is None
    assert not helper.scene["text"] and not helper.scene["controls"]
    do(leading, "reveal", kind="reveal", round=1, item=0)
    helper.draw()
    assert helper.scene["board"]["right"]


def press(leading, buttons, name):
    """Press a button that holds a command."""
    found = next(one for one in buttons if one["id"] == name)
    do(leading, f"{name}-{leading.room.n}", **found["command"])


def test_a_helper_gets_rights_by_buttons_and_acts_for_the_people_at_the_table(leading):
    """Hands are seen and moves taken back where the host has said so, and no longer where that is taken again."""
    join(leading, "Anna", "Piet")
    begin(leading, kind="deals", players="2")
    do(leading, "deal", kind="deal", round=1, deal=0)
    helper = helper_at(leading, 1)
    assert not helper.scene["controls"]
    assert not any(seat["open"] for seat in helper.scene["table"]["seats"])
    leading.draw()
    press(leading, leading.scene["more"]["buttons"], "helper-1-hands")
    press(leading, leading.scene["more"]["buttons"], "helper-1-acts")
    assert [one["on"] for one in leading.scene["more"]["buttons"] if "on" in one] == [True, True]
    helper.draw()
    assert all(seat["open"] for seat in helper.scene["table"]["seats"])
    assert {one["id"] for one in helper.scene["controls"]} == {"seat-program-1", "seat-program-2"}
    mover = leading.room.room.tables.here.tables[0].mover
    press(helper, helper.scene["controls"], f"seat-program-{mover}")
    assert leading.room.room.guests[mover].away
    press(helper, helper.scene["controls"], f"seat-back-{mover}")
    assert len(leading.room.room.tables.here.tables[0].moves) == 1
    press(helper, helper.scene["controls"], "take-back")
    assert not leading.room.room.tables.here.tables[0].moves
    leading.draw()
    press(leading, leading.scene["more"]["buttons"], "helper-1-acts")
    helper.draw()
    assert not helper.scene["controls"]
    press(leading, leading.scene["more"]["buttons"], "helper-1-away")
    helper.draw()
    assert helper.scene["table"] is None and not helper.scene["controls"]
    leading.draw()
    assert not [one for one in leading.scene["more"]["buttons"] if one["id"].startswith("helper-1-")]


def test_the_host_seats_a_guest_who_waits(leading):
    """Who came too late for the deal gets a program's seat by a button; who sits has none."""
    join(leading, "Anna", "Piet", "Jan")
    begin(leading, kind="deals")
    do(leading, "deal", kind="deal", round=1, deal=0)
    late = leading.rooms.join(leading.room, "Inge", "join-late-0").who.number
    leading.receive({"kind": "guest", "number": 1})
    assert not [one for one in leading.scene["person"]["buttons"] if one["id"].startswith("sit-")]
    leading.receive({"kind": "guest", "number": late})
    [free] = [one for one in leading.scene["person"]["buttons"] if one["id"].startswith("sit-")]
    press(leading, [free], free["id"])
    assert late in leading.room.room.tables.here.tables[0].seats
    assert not [one for one in leading.scene["person"]["buttons"] if one["id"].startswith("sit-")]
