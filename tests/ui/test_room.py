"""The club evening as its host leads it: a room begun, guests listed, an exercise and a deal, the wall, the summary."""

from __future__ import annotations

import csv
import json
import re

import pytest
from playwright.sync_api import expect

from zwicker_lab.ui.query import Query
from zwicker_lab.ui.room import service
from zwicker_lab.ui.room.evening import Evening
from zwicker_lab.ui.room.hall import Hall
from zwicker_lab.ui.room.lead import GONE, LOST, OPEN, Leading
from zwicker_lab.ui.room.planning import Planning, Wanted, read_wanted
from zwicker_lab.workshop import AtOnce, Done, Rooms, Store, Who

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


# ---- who leads ---------------------------------------------------------------------------------------------------


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


# ---- the pages ---------------------------------------------------------------------------------------------------


@pytest.fixture
def shared(monkeypatch, tmp_path):
    """The rooms of the served pages, in a database of this test, with programs that answer at once."""
    monkeypatch.setenv(service.VARIABLE, str(tmp_path / "rooms.sqlite"))
    monkeypatch.setattr(service, "RoomBots", AtOnce)
    service.shared_rooms.cache_clear()
    yield service.shared_rooms()
    service.shared_rooms.cache_clear()


def led(page, visit, app_url, lang="en"):
    """Begin a room in the browser; its code."""
    visit(page, f"{app_url}room?lang={lang}")
    page.locator("[data-id=lead]").click()
    page.wait_for_url("**/host?**")
    expect(page.locator("[data-id=start]")).to_be_visible()
    return re.search(r"code=(\w+)", page.url)[1]


def test_an_evening_from_the_first_page_to_the_wall(shared, page, visit, app_url, axe, sideways):
    code = led(page, visit, app_url)
    room = shared.open(code)
    anna = room.join(NASTY, "join-anna-1")
    room.join("Piet", "join-piet-1")
    expect(page.locator(".names li")).to_have_count(2)
    page.locator("select[name=source]").select_option("08-the-zwick")
    page.locator("[data-id=start]").click()
    expect(page.locator(".felt.cls")).to_be_visible()
    right = room.room.exercises.plan.exercise(0).right_moves[0]
    room.act(anna.token, "try-anna-01", json.dumps({"kind": "try", "round": 1, "item": 0, "answer": str(right)}))
    expect(page.locator("button.g.first")).to_have_count(1)
    axe(page)
    wall = page.context.new_page()
    visit(wall, f"{app_url}wall?lang=en&code={code}")
    expect(wall.locator(".names .g.first")).to_have_count(1)
    page.locator("[data-id=reveal]").click()
    expect(wall.locator(".right .slip")).to_be_visible()
    axe(wall)
    wall.set_viewport_size({"width": 1920, "height": 1080})
    low = wall.evaluate("() => document.documentElement.scrollHeight")
    assert low <= 1080, f"the hall sees no more than the screen, and {low} pixels are drawn"
    page.reload()
    expect(page.locator("button.g.first")).to_have_count(1)
    page.set_viewport_size({"width": 360, "height": 740})
    sideways(page)
    page.locator("[data-id=stop]").click()
    assert room.room.round is not None
    page.locator("[data-id=stop]").click()
    expect(page.locator("select[name=kind]")).to_be_visible()
    page.locator("select[name=kind]").select_option("deals")
    page.locator("select[name=deals]").select_option("1")
    page.locator("[data-id=start]").click()
    page.locator("[data-id=deal]").click()
    expect(page.locator(".tbl")).to_have_count(1)
    sideways(page)
    axe(page)


def test_the_pages_fit_every_width(shared, page, fits, app_url):
    room, _ = shared.create()
    for where in ("room?lang=de", f"wall?lang=de&code={room.kept.code}", "evening?lang=en&code=" + room.kept.code):
        fits(page, app_url + where)


def test_the_wall_holds_thirty_guests_and_their_tables_without_scrolling(shared, page, visit, app_url):
    """Nobody scrolls a wall: the exercise with everybody's place, then every table, are on one screen."""
    room, host = shared.create()
    for at in range(30):
        assert room.join(f"Wiebke {at}", f"join-{at}-0000")
    acts = iter(range(100))

    def act(**command):
        assert isinstance(room.act(host.token, f"host-key-{next(acts)}", json.dumps(command)), Done)

    act(kind="start", plan={"kind": "exercises", "refs": ["08-1"]})
    page.set_viewport_size({"width": 1920, "height": 1080})
    visit(page, f"{app_url}wall?lang=de&code={room.kept.code}")
    expect(page.locator(".names .g")).to_have_count(30)
    heights = [page.evaluate("() => document.documentElement.scrollHeight")]
    act(kind="stop")
    expect(page.locator(".felt.cls")).to_have_count(0)
    heights.append(page.evaluate("() => document.documentElement.scrollHeight"))
    act(kind="start", plan={"kind": "deals", "players": 4, "deals": 1, "strength": "random"})
    act(kind="deal", round=2, deal=0)
    expect(page.locator(".tbl")).to_have_count(8)
    heights.append(page.evaluate("() => document.documentElement.scrollHeight"))
    assert max(heights) <= 1080, heights


def test_a_host_without_token_is_told_so(shared, page, visit, app_url):
    room, _ = shared.create()
    visit(page, f"{app_url}host?lang=en&code={room.kept.code}")
    expect(page.locator("h1")).to_contain_text("This device does not lead this room")


def test_a_room_that_does_not_exist_is_told_so(shared, page, visit, app_url):
    visit(page, f"{app_url}host?lang=en&code=XXXXXX")
    expect(page.locator(".note.bad")).to_contain_text("There is no room")
