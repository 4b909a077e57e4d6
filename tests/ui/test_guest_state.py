"""What a guest's page makes of what a browser sends, without one: once for each key, for its own place only."""

from __future__ import annotations

import json
import re
from itertools import count

import pytest

from zwicker_lab.ui.guest.deal import DealStep
from zwicker_lab.ui.guest.door import Door
from zwicker_lab.ui.guest.play import GuestPlay
from zwicker_lab.workshop import Deals, Exercises, Refusal, Rooms, Store
from zwicker_lab.workshop import commands as do

KEYS = count(1)
CARD = re.compile(r"(?<![\w*])(?:[2-9TJQKA][shdc]|\*\d\d)(?![\w])")


class Now:
    """Looks on at a room at once, in the same thread."""

    def __init__(self, look):
        self.look, self.stop = look, None

    def begin(self, room, who):
        self.end()
        self.stop = room.subscribe(self.look, who)

    def end(self):
        if self.stop:
            self.stop()
        self.stop = None


class Evening:
    """A room, its host, and the guests' pages."""

    def __init__(self, led=True, hurried=False):
        self.rooms = Rooms(Store.in_memory(), clock=(lambda: 0.0) if hurried else (lambda: float(next(KEYS))))
        self.room, self.host = self.rooms.create(led=led)

    def act(self, command):
        done = self.room.act(self.host.token, f"host-{next(KEYS):06}", command)
        assert hasattr(done, "event"), done

    def page(self, name=None, lang="en"):
        play = GuestPlay(lang, Door(lambda: self.rooms, lang, self.room.room.code))
        waiting = []
        play.watching = Now(lambda: waiting.append(1))
        play.waiting = waiting
        if name:
            send(play, "door", {"code": self.room.room.code, "name": name})
        return play


def send(play, view, message, key=None, place=None):
    key = key or f"browser-{next(KEYS):06}"
    told = {"kind": "act", "key": key, "view": view, "place": play.place if place is None else place}
    play.receive("steps", told | {"message": message})
    hop(play)
    return key


def hop(*plays):
    for play in plays:
        while play.waiting:
            play.waiting.clear()
            play.look()


@pytest.fixture
def evening():
    made = Evening()
    yield made
    made.rooms.close()


def events(evening):
    return evening.room.n


def test_an_act_sent_twice_is_done_once_also_by_a_page_made_anew(evening):
    evening.act(do.Start(plan=Exercises(refs=("08-1",))))
    play = evening.page("Anna")
    place, drop = play.place, {"kind": "drop", "card": "9h", "item": "5c"}
    key = send(play, "table", drop)
    before = events(evening)
    send(play, "table", drop, key, place)
    anew = evening.page()
    anew.receive("steps", {"kind": "stored", "seats": list(play.door.tokens), "active": 0, "nonce": 7})
    assert anew.met == 7 and anew.steps["name"] == "Anna"
    assert anew.slip["label"] == play.slip["label"] == "That does not work"
    send(anew, "table", drop, key, place)
    assert events(evening) == before
    assert key in play.steps["acks"] and key in anew.steps["acks"]


def test_joining_sent_again_takes_no_second_seat(evening):
    play = evening.page()
    told = {"code": evening.room.room.code, "name": "Anna"}
    key = send(play, "door", told)
    anew = evening.page()
    send(anew, "door", told, key)
    assert [guest.name for guest in evening.room.room.guests.values()] == ["Anna"]
    assert anew.door.who == play.door.who


def test_what_belongs_to_another_exercise_comes_too_late(evening):
    evening.act(do.Start(plan=Exercises(refs=("08-1", "08-1"))))
    play = evening.page("Anna")
    place = play.place
    evening.act(do.Go(round=1, item=1))
    hop(play)
    before = events(evening)
    key = send(play, "table", {"kind": "drop", "card": "9h", "item": "5c"}, place=place)
    assert events(evening) == before and key in play.steps["acks"]


def test_nothing_is_tried_while_the_room_is_stopped_or_the_answer_was_shown(evening):
    evening.act(do.Start(plan=Exercises(refs=("08-1",))))
    play = evening.page("Anna")
    drop = {"kind": "drop", "card": "9h", "item": "5c"}
    evening.act(do.Freeze(on=True))
    hop(play)
    assert play.steps["still"]["kind"] == "frozen" and play.table["frozen"]
    before = events(evening)
    send(play, "table", drop)
    evening.act(do.Freeze(on=False))
    evening.act(do.Reveal(round=1, item=0))
    hop(play)
    assert play.slip["label"] == "The answer" and play.table["frozen"]
    send(play, "table", drop)
    assert events(evening) == before + 2


def test_what_comes_too_fast_is_left_to_be_sent_again():
    evening = Evening(hurried=True)
    evening.act(do.Start(plan=Exercises(refs=("08-1",))))
    play = evening.page("Anna")
    keys = [send(play, "room", {"id": "rename", "name": f"Anna {at}"}) for at in range(14)]
    assert keys[0] in play.answered and keys[-1] not in play.answered
    evening.rooms.close()


def test_people_on_one_device_play_in_turn_and_leave_alone(evening):
    evening.act(do.Start(plan=Exercises(refs=("08-1",))))
    play = evening.page("Anna")
    send(play, "door", {"code": evening.room.room.code, "name": "Piet"})
    assert play.steps["people"]["names"] == ["Anna", "Piet"] and play.steps["name"] == "Piet"
    send(play, "table", {"kind": "drop", "card": "9h", "item": "5c"})
    send(play, "room", {"id": "person", "at": 0})
    assert play.steps["name"] == "Anna" and play.slip["label"] != "That does not work"
    send(play, "room", {"id": "leave"})
    assert play.steps["name"] == "Piet" and [one.name for one in evening.room.room.guests.values()] == ["Piet"]
    send(play, "room", {"id": "leave"})
    assert play.steps["phase"] == "door" and not play.steps["keep"]["seats"]


def test_a_guest_who_goes_may_have_the_name_forgotten(evening):
    """Without asking anybody: under "More", for the one who plays now alone."""
    play = evening.page("Anna")
    send(play, "door", {"code": evening.room.room.code, "name": "Piet"})
    assert "forget" in play.steps["people"]["acts"]
    send(play, "room", {"id": "forget"})
    assert evening.room.room.gone[2].name == "" and play.steps["name"] == "Anna"


def test_a_second_device_has_the_same_seat_until_it_is_taken_away(evening):
    play = evening.page("Anna")
    send(play, "room", {"id": "device"})
    token = play.steps["device"]["href"].partition("#")[2]
    other = evening.page()
    other.receive("steps", {"kind": "stored", "seats": [token], "active": 0, "nonce": 1})
    assert other.door.who == play.door.who
    evening.act(do.Remove(guest=1))
    hop(play, other)
    assert play.steps["phase"] == other.steps["phase"] == "door"
    assert "no longer yours" in play.steps["door"]["problem"]
    assert other.steps["keep"]["gone"] == [token]


def test_garbage_from_a_browser_changes_nothing(evening):
    evening.act(do.Start(plan=Exercises(refs=("08-1",))))
    play = evening.page("Anna")
    before = events(evening)
    for told in (None, 7, [], {"kind": "act"}, {"kind": "act", "key": 7, "message": {}}, {"kind": "seen", "n": {}},
                 {"kind": "stored", "seats": [7, {}, "x" * 999], "active": -3, "rows": {"x": {"a": "b"}}}):  # fmt: skip
        play.receive("steps", told)
    for view in ("table", "room", "door", "nowhere", "slip", "board"):
        send(play, view, {"kind": "act", "id": ["x"], "code": 3, "name": ["y"]})
    assert events(evening) == before and play.steps["name"] == "Anna"


def test_own_pace_has_its_own_way_on(evening):
    evening.act(do.Start(plan=Exercises(refs=("08-1", "08-2"), pace="own")))
    play = evening.page("Anna")
    assert [one["id"] for one in play.steps["buttons"]] == ["later"]
    send(play, "room", {"id": "later"})
    assert play.steps["line"] == "Exercise 2 of 2" and [one["id"] for one in play.steps["buttons"]] == ["earlier"]


# A deal


def shown(play):
    """Let the browser have shown every film."""
    while play.steps.get("await"):
        play.receive("steps", {"kind": "seen", "n": play.steps["await"]["n"]})


def play_out(plays, seen):
    for _ in range(200):
        for play in plays:
            hop(*plays)
            shown(play)
            seen(play)
        mine = next((play for play in plays if play.seen["deal"].get("yours")), None)
        if mine is None:
            return
        card = next(one["id"] for one in mine.table["hand"]["cards"])
        send(mine, "table", {"kind": "pick", "card": card})
        send(mine, "choices", {"kind": "choose", "id": mine.choices["groups"][0]["choices"][0]["id"]})


def test_a_deal_is_played_and_nobody_is_sent_a_hidden_card(evening):
    """Every scene of every page, all through a deal: no card but those that lie open, were played, or are one's own."""
    evening.act(do.Start(plan=Deals(deals=1, players=2)))
    plays = [evening.page(name) for name in ("Anna", "{7s} **Piet**")]
    evening.act(do.DealNext(round=1, deal=0))

    def seen(play):
        table = play.own_table
        seat = table.seat_of(play.door.who.number)
        open_ = {card for position in table.positions for card in CARD.findall(str(position.seen_by(seat)))}
        hidden = {str(card) for hand in table.position.hands for card in hand} - open_
        sent = {name: getattr(play, name) for name in ("steps", "table", "slip", "choices", "after", "hints", "board")}
        text = json.dumps(sent)
        found = set(re.findall(r'"([2-9TJQKA][shdc]|\*\d\d)"', text)) | set(re.findall(r"([2-9TJQKA][shdc]) x", text))
        assert not found & hidden
        assert found <= open_

    play_out(plays, seen)
    assert evening.room.room.tables.is_over
    assert isinstance(plays[0].step, DealStep)
    for play in plays:
        assert [row["place"] for row in play.after["results"]["ranking"]] in (["1.", "2."], ["1.", "1."])
    assert "{7s} **Piet**" in [row["name"] for row in plays[0].after["results"]["ranking"]]
    send(plays[0], "room", {"id": "home"})
    assert plays[0].after["home"]["deals"][0]["file"].startswith("[ZDN")


def test_who_comes_late_is_told_that_the_others_play_and_who_waits_that_cards_are_dealt(evening):
    """The same guest before and after: no promise of cards at once while others hold them."""
    evening.act(do.Start(plan=Deals(deals=2, players=2)))
    first = evening.page("Anna")
    assert "dealt in a moment" in "".join(first.steps["prompt"])
    evening.act(do.DealNext(round=1, deal=0))
    late = evening.page("Piet")
    assert "being played already" in "".join(late.steps["prompt"])


def test_moves_are_seen_one_after_the_other_and_many_at_once_without_a_film(evening):
    evening.act(do.Start(plan=Deals(deals=1, players=4)))
    play = evening.page("Anna")
    evening.act(do.DealNext(round=1, deal=0))
    hop(play)
    shown(play)
    assert play.seen["deal"]["yours"]
    send(play, "table", {"kind": "pick", "card": play.table["hand"]["cards"][0]["id"]})
    send(play, "choices", {"kind": "choose", "id": play.choices["groups"][0]["choices"][0]["id"]})
    films = 0
    while play.steps["await"]:
        assert "Watch the table" in str(play.steps["prompt"])
        play.receive("steps", {"kind": "seen", "n": play.steps["await"]["n"]})
        films += 1
    assert films == 4 and play.step.ply == len(play.own_table.moves)


def offers_delete(play):
    return "delete" in play.steps["people"]["acts"]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_who_opened_a_room_for_friends_deletes_it_and_the_others_read_so(lang):
    """One clear line for everybody, in the middle of a deal too; nothing is kept, here or in the browsers."""
    evening = Evening(led=False)
    code = evening.room.room.code
    pages = anna, piet, late = [evening.page(name, lang) for name in ("Anna", "Piet", "Jan")]
    send(late, "room", {"id": "leave"})
    done = evening.rooms.act(evening.room, anna.door.token, "friends-start", do.Start(plan=Deals(deals=1, players=2)))
    assert hasattr(done, "event")
    send(anna, "room", {"id": "deal"})
    hop(*pages)
    assert [offers_delete(one) for one in (anna, piet)] == [True, False]
    send(piet, "room", {"id": "delete"})
    assert not evening.room.is_gone and Refusal("not-allowed").text(lang) in json.dumps(piet.slip, ensure_ascii=False)
    tokens = [one.door.token for one in (anna, piet)]
    key = send(anna, "room", {"id": "delete"})
    hop(*pages)
    assert evening.room.is_gone and set(evening.rooms._store.counts().values()) == {0}
    for one, token in zip((anna, piet), tokens, strict=True):
        assert one.steps["phase"] == "door" and not one.door.tokens and token in one.steps["keep"]["gone"]
        assert ("gelöscht" if lang == "de" else "deleted") in one.steps["door"]["problem"]
    send(anna, "room", {"id": "delete"}, key)
    again = evening.page(None, lang)
    assert code in again.steps["door"]["problem"]
    evening.rooms.close()


def test_the_right_to_delete_a_room_of_friends_goes_to_who_is_there_longest():
    evening = Evening(led=False)
    anna, piet = evening.page("Anna"), evening.page("Piet")
    send(anna, "room", {"id": "leave"})
    hop(piet)
    assert offers_delete(piet)
    evening.rooms.close()


def test_guests_of_a_host_read_that_the_room_was_deleted_and_cannot_delete_it(evening):
    play = evening.page("Anna")
    assert not offers_delete(play) and not evening.rooms.delete_for(evening.room, play.door.token)
    assert evening.rooms.delete_for(evening.room, evening.host.token)
    hop(play)
    assert "deleted" in play.steps["door"]["problem"] and play.steps["phase"] == "door"


def test_friends_lead_their_room_themselves():
    evening = Evening(led=False)
    play, other = evening.page("Anna"), evening.page("Piet")
    code = evening.room.room.code
    assert play.steps["people"]["friends"] == ["Anna", "Piet"] or other.steps["people"]["friends"] == ["Anna", "Piet"]
    done = evening.rooms.act(evening.rooms.open(code), play.door.token, "friends-start",
                             do.Start(plan=Deals(deals=2, players=2)))  # fmt: skip
    assert hasattr(done, "event")
    hop(play, other)
    assert {"deal", "stop"} <= {one["id"] for one in other.steps["buttons"]}
    send(other, "room", {"id": "deal"})
    hop(play, other)
    assert play.place == other.place and play.own_table is play.own_table
    evening.rooms.close()
