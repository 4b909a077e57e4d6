"""The rounds of an evening as host and wall see them: exercises, deals, and what is left afterwards."""

from __future__ import annotations

import csv
import json

import pytest

from tests.ui.leading import HERE, NASTY, answer, begin, do, join, leading, rooms
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.room.evening import Evening
from zwicker_lab.ui.room.hall import Hall
from zwicker_lab.ui.room.lead import GONE, Leading
from zwicker_lab.ui.room.planning import Planning, Wanted, read_wanted
from zwicker_lab.workshop import Done, Who

__all__ = ["leading", "rooms"]


# ---- exercises ---------------------------------------------------------------------------------------------------


def test_the_grid_tells_who_is_where_and_one_guest_what_was_tried_and_why_it_was_wrong(leading):
    anna, piet, _ = join(leading, "Anna", "Piet", NASTY)
    begin(leading, source="08-the-zwick")
    exercise = leading.room.room.exercises.plan.exercise(0)
    right = str(exercise.right_moves[0])
    answer(leading, anna, right)
    answer(leading, piet, "2c")
    cells = {one["name"]: one["state"] for one in leading.scene["people"]["cells"]}
    assert [cells["Anna"], cells["Piet"]] == ["first", "trying"]
    leading.receive({"kind": "guest", "number": piet.who.number})
    [tried] = leading.scene["person"]["tried"]
    assert tried["word"] == "not possible"
    assert tried["why"]
    answer(leading, piet, right)
    assert {one["state"]: one["number"] for one in leading.scene["people"]["key"]} == {
        "first": 1,
        "later": 1,
        "trying": 0,
        "not_begun": 1,
    }


def test_right_and_wrong_are_on_the_wall_only_once_the_host_shows_them(leading):
    [anna] = join(leading, "Anna")
    begin(leading, source="08-the-zwick")
    hall = Hall(leading.room, "en")
    hall.receive({"kind": "hello", "address": HERE})
    answer(leading, anna, str(leading.room.room.exercises.plan.exercise(0).right_moves[0]))
    assert hall.scene["board"]["answers"] is None
    do(leading, "counts", kind="show", what="counts")
    assert {one["tone"] for one in hall.scene["board"]["answers"]["list"]} == {"plain"}
    assert hall.scene["board"]["right"] is None
    assert [one["number"] for one in hall.scene["board"]["table"]] == [1] * len(hall.scene["board"]["table"])
    do(leading, "reveal", kind="reveal", round=1, item=0)
    assert {one["tone"] for one in hall.scene["board"]["answers"]["list"]} == {"best"}
    assert hall.scene["board"]["right"]["list"]


def test_a_try_that_is_refused_is_told_with_the_cards_it_was_meant_for(leading):
    """On the wall, with the host and in the summary: nobody sees a card that takes nothing."""
    [anna] = join(leading, "Anna")
    begin(leading, source="08-the-zwick")
    answer(leading, anna, "9h x 5c")
    [counted] = leading.scene["board"]["answers"]["list"]
    leading.receive({"kind": "guest", "number": 1})
    [tried] = leading.scene["person"]["tried"]
    evening = Evening(leading.room, "en")
    evening.receive({"kind": "hello", "address": HERE, "token": leading.token})
    [wrong] = evening.scene["rounds"][0]["items"][0]["wrong"]
    for told in (counted, tried, wrong):
        assert [part["c"] for part in told["answer"] if isinstance(part, dict) and "c" in part] == ["9h", "5c"]


def test_between_rounds_the_wall_shows_the_way_in_and_who_is_here_and_after_the_evening_no_way_in(leading):
    join(leading, "Anna", "Piet")
    hall = Hall(leading.room, "en")
    hall.receive({"kind": "hello", "address": HERE})
    begin(leading, source="08-the-zwick")
    do(leading, "stop", kind="stop")
    assert hall.scene["door"]["code"] and [one["name"] for one in hall.scene["hall"]["cells"]] == ["Anna", "Piet"]
    assert [one["on"] for one in leading.scene["shows"]["list"]] == [True]
    do(leading, "end", kind="end")
    assert hall.scene["door"] is None and hall.scene["hall"] is None and hall.scene["text"]
    assert leading.scene["door"] is None and leading.scene["back"]["href"].startswith("evening?")


def test_the_host_sees_at_each_table_whom_it_waits_for(leading):
    """Who is not connected and for whom a program plays: that is the host's to know, and not on the wall."""
    join(leading, "Anna", "Piet")
    hall = Hall(leading.room, "en")
    hall.receive({"kind": "hello", "address": HERE})
    begin(leading, kind="deals", deals="2", strength="random")
    assert leading.scene["head"]["title"] == leading.scene["tables"]["title"] == "2 deals"
    do(leading, "deal", kind="deal", round=1, deal=0)
    leading.room.subscribe(lambda: None, Who("guest", 1))
    do(leading, "away", kind="stand_in", on=True, guest=1)

    def notes(state):
        seats = [seat for table in state.scene["tables"]["tables"] for seat in table["seats"]]
        return {seat["name"]: seat["note"] for seat in seats if seat["name"] in ("Anna", "Piet")}

    assert leading.scene["tables"]["tables"][0]["over"] is False
    assert notes(leading) == {"Anna": "a program plays", "Piet": "not connected"}
    assert notes(hall)["Piet"] == ""


def test_a_program_is_offered_for_a_guest_only_where_there_is_something_to_play(leading):
    join(leading, "Anna")
    leading.receive({"kind": "guest", "number": 1})
    begin(leading, source="08-the-zwick")
    assert "stand-in" not in [one["id"] for one in leading.scene["person"]["buttons"]]
    do(leading, "stop", kind="stop")
    begin(leading, kind="deals", strength="random")
    assert "stand-in" in [one["id"] for one in leading.scene["person"]["buttons"]]


def test_without_names_no_name_is_on_the_wall_beside_what_was_done(leading):
    join(leading, "Anna", "Piet")
    begin(leading, source="08-the-zwick")
    hall = Hall(leading.room, "en")
    hall.receive({"kind": "hello", "address": HERE})
    assert "Anna" in json.dumps(hall.scene)
    do(leading, "names", kind="name", on=False)
    assert "Anna" not in json.dumps(hall.scene)


def test_a_list_that_names_no_exercise_is_told_and_starts_nothing(leading):
    begin(leading, source="list", refs="08-99")
    assert leading.planning.error is not None
    begin(leading, refs=" , ")
    assert leading.planning.error.message == "room-no-exercises"
    assert leading.room.room.round is None


def test_exercises_are_drawn_beside_the_page(rooms):
    """Nothing is drawn while the page answers; a start sent past the form, which would be drawn there, is none."""
    room, host = rooms.create()
    waiting = []
    leading = Leading(rooms, room, Planning(Wanted.usual(), "en"), "en", apart=waiting.append)
    leading.receive({"kind": "hello", "address": HERE, "token": host.token})
    plan = {"kind": "exercises", "refs": ["sums 4 zwicker3"]}
    do(leading, "past", kind="start", plan=plan)
    begin(leading, source="08-the-zwick")
    assert room.room.round is None
    [draw] = waiting
    draw()
    assert len(room.room.exercises.plan.refs) > 1


def test_every_source_of_the_form_starts(leading):
    for name in [one["value"] for one in leading.planning.fields()[1]["choices"] if one["value"] != "list"]:
        leading.planning.receive({"kind": "set", "name": "source", "value": name})
        assert leading.planning.plan().refs


def test_a_link_brings_lesson_list_or_rules_into_the_form():
    assert read_wanted(Query({"lesson": "08-the-zwick"})).source == "08-the-zwick"
    assert read_wanted(Query({"refs": "08-1,08-2"})).refs == "08-1,08-2"
    wanted = read_wanted(Query({"variant": "zwickern", "players": "3", "deals": "6"}))
    assert (wanted.kind, wanted.variant.name, wanted.players, wanted.deals) == ("deals", "zwickern", 3, 6)


def test_own_rules_come_to_the_tables_with_their_file(leading):
    leading.planning.receive({"kind": "set", "name": "kind", "value": "deals"})
    leading.planning.receive({"kind": "upload", "name": "village.toml", "text": 'base = "zwicker3"\ntable = 4'})
    join(leading, "Anna")
    begin(leading, deals="1")
    assert not leading.note
    assert leading.room.room.tables.plan.own
    do(leading, "deal", kind="deal", round=1, deal=0)
    assert leading.room.room.tables.plan.variant.settings["table"] == "4"
    assert leading.scene["tables"]["tables"]


# ---- deals -------------------------------------------------------------------------------------------------------


@pytest.fixture
def played(leading):
    """Eight guests whose first deal of two is played out by programs."""
    tickets = join(leading, *"ABCDEFGH")
    begin(leading, kind="deals", strength="random", deals="2")
    do(leading, "deal", kind="deal", round=1, deal=0)
    for ticket in tickets:
        command = {"kind": "stand_in", "on": True, "guest": ticket.who.number}
        leading.room.act(leading.token, f"stand-{ticket.who.number}-000", json.dumps(command))
    leading.draw()
    return leading


def test_results_are_above_the_mean_of_the_same_side_and_add_up_to_nothing(played):
    [result] = played.scene["tables"]["results"]
    assert len(result["rows"]) == 2
    for side in range(2):
        above = [row["sides"][side]["above"].replace("−", "-") for row in result["rows"]]
        assert sum(map(float, above)) == pytest.approx(0, abs=0.02)
    assert len(played.scene["tables"]["ranking"]["rows"]) == 8


def test_a_table_is_replayed_on_the_wall_step_by_step(played):
    hall = Hall(played.room, "en")
    hall.receive({"kind": "hello", "address": HERE})
    do(played, "replay", **played.scene["tables"]["results"][0]["rows"][1]["show"])
    assert hall.scene["replay"]["table"]["frozen"]
    on = next(one for one in played.scene["replay"]["buttons"] if one["id"] == "replay-on")
    do(played, "on", **on["command"])
    assert hall.scene["replay"]["at"].startswith("Card 1 of")


def test_the_next_deal_waits_for_every_table(leading):
    join(leading, "Anna")
    begin(leading, kind="deals", strength="random")
    do(leading, "deal", kind="deal", round=1, deal=0)
    deal = next(one for one in leading.scene["controls"] if one["id"] == "deal")
    assert deal["off"]


def test_the_ranking_stays_for_host_and_wall_when_its_round_is_over_until_the_next(played):
    hall = Hall(played.room, "en")
    hall.receive({"kind": "hello", "address": HERE})
    do(played, "stop", kind="stop")
    assert len(played.scene["last"]["rows"]) == len(hall.scene["last"]["rows"]) == 8
    assert hall.scene["door"] is None and hall.scene["shows"]["now"] == "results"
    assert played.planning.shown, "the next round can be chosen meanwhile"
    do(played, "code", kind="show", what="code")
    assert hall.scene["last"] is None and hall.scene["door"]
    begin(played, source="08-the-zwick")
    assert played.scene["last"] is None
    do(played, "stop-2", kind="stop")
    assert played.scene["last"] is None and hall.scene["shows"]["now"] == "code"


def test_the_last_ranking_is_on_the_wall_when_the_evening_is_over(played):
    hall = Hall(played.room, "en")
    hall.receive({"kind": "hello", "address": HERE})
    do(played, "nameless", kind="name", on=False)
    do(played, "end", kind="end")
    assert hall.scene["text"].startswith("Thank you") and hall.scene["door"] is None
    assert {row[1] for row in hall.scene["last"]["rows"]} == {"a guest"}


# ---- afterwards --------------------------------------------------------------------------------------------------


def test_the_summary_is_the_hosts_alone_and_prints_every_exercise_with_a_table(leading):
    [anna] = join(leading, "Anna")
    begin(leading, source="08-the-zwick")
    answer(leading, anna, "2c")
    other = Evening(leading.room, "en")
    other.receive({"kind": "hello", "address": HERE, "token": anna.token})
    other.receive({"kind": "print"})
    assert other.scene["rounds"] is None
    assert other.paper == {}
    evening = Evening(leading.room, "en")
    evening.receive({"kind": "hello", "address": HERE, "token": leading.token})
    evening.receive({"kind": "print"})
    assert evening.scene["rounds"][0]["items"][0]["wrong"][0]["number"] == 1
    assert evening.scene["rounds"][0]["items"][1]["told"] == "Nobody tried it."
    assert [one["href"].split("?")[0] for one in evening.scene["rounds"][0]["links"]] == ["leaflet"]
    assert sum(map(len, evening.paper["pages"])) == len(leading.room.room.exercises.plan.refs)
    assert all(one["qr"] for page in evening.paper["pages"] for one in page)


def test_the_results_are_a_file_for_a_spreadsheet_that_runs_no_formula(played):
    """A line for each guest at each deal; only the host gets it."""
    guest = played.room.act(played.token, "rename-000", json.dumps({"kind": "rename", "guest": 1, "name": "=1+1"}))
    assert isinstance(guest, Done)
    evening = Evening(played.room, "de")
    assert evening.scene["save"] is None
    evening.receive({"kind": "hello", "address": HERE, "token": played.token})
    head, *lines = csv.reader(evening.scene["save"]["file"].splitlines(), delimiter=";")
    assert head[0].endswith("Runde")
    assert [line[3] for line in lines if line[3].endswith("1+1")] == ["'=1+1"]
    assert len(lines) == 8
    assert sum(float(line[9].replace(",", ".")) for line in lines) == pytest.approx(0, abs=0.1)


def test_a_deleted_room_is_gone_for_host_and_wall(leading):
    hall = Hall(leading.room, "en")
    hall.receive({"kind": "hello", "address": HERE})
    leading.receive({"kind": "delete"})
    assert (leading.phase, hall.scene["phase"]) == (GONE, GONE)
