"""The desk without a browser: what reports do, what they cannot do, and what the parts say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.zwick.tournament.halls import entered, people, played
from zwicker_lab.ui.desk.entering import enter_scene
from zwicker_lab.ui.desk.more import more_scene
from zwicker_lab.ui.desk.projector import Watching
from zwicker_lab.ui.desk.ranks import ranking_scene
from zwicker_lab.ui.desk.scenes import draw_scene, head_scene, people_scene
from zwicker_lab.ui.desk.state import VIEWS, Desk
from zwicker_lab.ui.qr import qr_picture
from zwicker_lab.ui.query import Query
from zwicker_lab.zwick.tournament import draw_final
from zwicker_lab.zwick.tournament.store import Store

NAMES = ["Ruth", "Beat", "Rösli", "Ueli", "Vreni", "Köbi", "Sepp", "Margrit"]


@pytest.fixture
def store(tmp_path):
    made = Store(tmp_path / "club.sqlite")
    yield made
    made.close()


@pytest.fixture
def desk(store):
    token = store.begin("Winter", "Trudi")
    opened = Desk(store, store.access(token), Query({"lang": "en"}))
    opened.receive({"kind": "stored", "who": "Trudi"})
    opened.receive({"kind": "join", "name": "\n".join(NAMES)})
    return opened


def sheet(desk, *strokes, **more):
    told = {
        "passe": desk.at,
        "table": desk.table,
        "base": 0,
        "strokes": [*map(str, strokes)],
        "birds": [""] * len(strokes),
    }
    desk.receive({"kind": "sheet", **told, **more})


def test_a_list_is_registered_line_by_line_with_contacts(desk):
    desk.receive({"kind": "join", "name": "Näf; 079 1\nHug\t079 2\n\nKoller, 079 3"})
    assert [(one.name, one.contact) for one in desk.made.players[-3:]] == [
        ("Näf", "079 1"),
        ("Hug", "079 2"),
        ("Koller", "079 3"),
    ]
    assert desk.note == "3 players are registered."


def test_the_next_step_leads_through_the_evening(desk):
    assert head_scene(desk)["now"]["step"]["text"] == "Draw Passe 1"
    for passe in range(1, 6):
        desk.receive({"kind": "draw"})
        assert not desk.error
        assert head_scene(desk)["now"]["print"]["href"].endswith(f"what=sheets&passe={passe}")
        desk.receive({"kind": "go", "view": "enter", "table": "1"})
        for _ in desk.made.drawn[-1].tables:
            sheet(desk, 20, 20, 15, 5)
    assert head_scene(desk)["now"]["text"].endswith("has won the championship.")
    desk.receive({"kind": "draw"})
    assert desk.error


def test_entering_a_table_opens_the_next_one_without_a_sheet(desk):
    desk.receive({"kind": "draw"})
    desk.receive({"kind": "go", "view": "enter", "table": "2"})
    sheet(desk, 20, 20, 15, 5)
    assert (desk.table, desk.note) == (0, "Table 2 is entered and saved.")


def test_a_second_press_of_enter_on_a_slow_line_writes_nothing_into_the_next_table(desk):
    desk.receive({"kind": "draw"})
    desk.receive({"kind": "go", "view": "enter"})
    sheet(desk, 20, 20, 15, 5)
    before = len(desk.entries)
    desk.receive(
        {"kind": "sheet", "passe": 0, "table": 0, "base": 0, "strokes": ["20", "20", "15", "5"], "birds": [""] * 4}
    )
    assert len(desk.entries) == before


def test_the_address_brings_the_same_place_back(desk, store):
    desk.receive({"kind": "draw"})
    desk.receive({"kind": "go", "view": "enter", "table": "2"})
    again = Desk(store, desk.access, Query.of(desk.address[1:]))
    assert (again.view, again.at, again.table, again.lang) == ("enter", 0, 1, "en")


def test_another_device_is_seen_at_the_next_look(desk, store):
    other = Desk(store, desk.access, Query({"lang": "de"}))
    other.receive({"kind": "join", "name": "Late"})
    before = desk.drawn
    desk.refresh()
    assert desk.drawn == before + 1 and desk.made.players[-1].name == "Late"
    desk.refresh()
    assert desk.drawn == before + 1


@pytest.mark.parametrize(
    "message",
    [
        None, "draw", {}, {"kind": None}, {"kind": ["x"]}, {"kind": "no"}, {"kind": "join"},
        {"kind": "join", "name": 7}, {"kind": "change"},
        {"kind": "change", "number": "x", "paid": True}, {"kind": "leave", "number": {}},
        {"kind": "options", "passen": "many"}, {"kind": "options", "way": "luck"}, {"kind": "sheet"},
        {"kind": "type", "strokes": "x"}, {"kind": "undo"}, {"kind": "undo", "entry": "1"},
        {"kind": "go", "view": "x", "table": "-1"},
        {"kind": "go", "passe": "99999999"}, {"kind": "save", "what": {}}, {"kind": "who", "who": {}}, {"kind": "mine"},
        {"kind": "theirs"}, {"kind": "check"},
    ],
)  # fmt: skip
@pytest.mark.parametrize("is_drawn", [False, True])
def test_no_report_breaks_the_desk(desk, message, is_drawn):
    if is_drawn:
        desk.receive({"kind": "draw"})
    people = len(desk.made.players)
    desk.receive(message)
    assert len(desk.made.players) == people
    for view in VIEWS:
        desk.receive({"kind": "go", "view": view})
        for scene in (head_scene, people_scene, draw_scene, enter_scene, more_scene):
            assert scene(desk)


def test_no_order_by_lot_is_shown_as_a_ranking_before_the_first_result(desk):
    desk.receive({"kind": "draw"})
    assert ranking_scene(desk.made, "en")["empty"] == "The ranking begins with the first result."
    desk.receive({"kind": "go", "view": "enter", "table": "1"})
    sheet(desk, 20, 20, 10, 10)
    assert not desk.error
    assert not ranking_scene(desk.made, "en")["empty"]


def test_finalists_have_no_place_in_the_final_before_its_result():
    made = played(people(12), 4)
    final = draw_final(made, 1)
    begun, over = (replace(made, drawn=(*made.drawn, one)) for one in (final, entered(final)))
    for championship, places in ((begun, ["–"] * 4), (over, [1, 2, 3, 4])):
        assert [row["place"] for row in ranking_scene(championship, "en")["final"]["rows"]] == places


def test_what_the_wall_gets_holds_no_contact_and_no_organiser_s_token(desk, store):
    desk.receive({"kind": "change", "number": str(desk.made.players[0].number), "contact": "secret"})
    desk.receive({"kind": "draw"})
    told = str(Watching(store, desk.access.watcher, "en").scene)
    assert "Ruth" in told and "secret" not in told and desk.access.organiser not in told


@pytest.mark.parametrize(
    ("shown", "base"),
    [
        ("https://club.example.org/lab/desk?c=x&view=more#top", "https://club.example.org/lab/"),
        ("http://localhost:5006/desk?c=x", "http://192.168.1.20:5006/"),
    ],
)
def test_both_links_are_offered_as_codes_that_a_phone_can_open(desk, monkeypatch, shown, base):
    monkeypatch.setattr("zwicker_lab.ui.network.own_address", lambda: "192.168.1.20")
    monkeypatch.setattr("zwicker_lab.ui.network.answers", lambda host, port: True)
    desk.receive({"kind": "stored", "who": "Trudi", "address": shown})
    desk.receive({"kind": "go", "view": "more"})
    scene = more_scene(desk)
    pages = {
        "organiser": f"desk?lang=en&c={desk.access.organiser}",
        "watcher": f"projector?lang=en&c={desk.access.watcher}",
    }
    assert {link["id"]: link["address"] for link in scene["links"]} == {
        name: base + page for name, page in pages.items()
    }
    assert [link["picture"] for link in scene["links"]] == [qr_picture(link["address"]) for link in scene["links"]]
    assert not scene["local"]


def test_an_address_no_phone_reaches_is_told(desk, monkeypatch):
    monkeypatch.setattr("zwicker_lab.ui.network.own_address", lambda: None)
    desk.receive({"kind": "stored", "who": "", "address": "http://localhost:5006/desk?c=x"})
    desk.receive({"kind": "go", "view": "more"})
    assert "No phone reaches “localhost”" in more_scene(desk)["local"]


def test_no_code_is_drawn_of_what_is_no_address(desk):
    desk.receive({"kind": "stored", "who": "", "address": "javascript:alert(1)"})
    desk.receive({"kind": "go", "view": "more"})
    assert [link["picture"] for link in more_scene(desk)["links"]] == [None, None]


def test_a_line_that_cannot_be_taken_holds_up_no_other_and_comes_back(desk):
    """Of a pasted list the rest is registered; what is left stands in the field again, contact and all."""
    desk.receive({"kind": "join", "name": f"Anna Li, 078\n{NAMES[0]}, 079\nBeat Näf\n{NAMES[1]}"})
    assert [player.name for player in desk.made.players[len(NAMES) :]] == ["Anna Li", "Beat Näf"]
    assert NAMES[0] in desk.error and desk.note == "2 players are registered."
    assert people_scene(desk)["again"] == {"n": 1, "text": f"{NAMES[0]}, 079\n{NAMES[1]}"}
    desk.receive({"kind": "join", "name": NAMES[2], "contact": "077"})
    assert people_scene(desk)["again"] == {"n": 2, "text": f"{NAMES[2]}, 077"} and not desk.note
