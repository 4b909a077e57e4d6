"""Evenings as they go: exercises judged and counted, deals compared, friends without a host, phones that sleep."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from tests.workshop.parties import ILLEGAL, MISS, RIGHT, Party, cards_in, party
from zwicker_lab.errors import InputError
from zwicker_lab.lessons.own import MOST_EXERCISES
from zwicker_lab.notation import read_deal, replay
from zwicker_lab.workshop import Deals, Done, Exercises, Refusal, Ticket, kept, ranking, read_plan, summary, take_home
from zwicker_lab.workshop import commands as do
from zwicker_lab.workshop.events import Started, read_event, write_event
from zwicker_lab.workshop.results import lines
from zwicker_lab.workshop.tables import TableRound

OWN = """
title = { de = "Zwei Wege" }
variant = "zwicker3"
[[exercise]]
position = "zwicker3; table 5c 4d; hand 9h *15 Kd"
goal = { type = "make_zwick" }
"""
VILLAGE = 'base = "zwicker3"\ntable = 4\n'


def game_of(made: Party) -> TableRound:
    rounds = [one for one in made.room.room.rounds if isinstance(one, TableRound)]
    return rounds[-1]


def test_an_exercise_round_tells_who_is_where() -> None:
    made, (anna, ben, carla, dora) = party("Anna", "Ben", "Carla", "Dora")
    made.done(made.host, do.Start(plan=Exercises(refs=("08-3",))))
    made.done(anna, do.Try(round=1, item=0, answer=RIGHT))
    for answer in (ILLEGAL, MISS, RIGHT):
        made.done(ben, do.Try(round=1, item=0, answer=answer))
    made.done(carla, do.Hint(round=1, item=0))
    host = made.room.view(made.host and made.host.token, "en")
    assert host
    assert [row["states"] for row in host["exercise"]["rows"]] == [["first"], ["later"], ["trying"], ["not_begun"]]
    (first, second, third) = host["exercise"]["tries"]
    assert [one["verdict"] for one in second["attempts"]] == ["illegal", "misses", "right"]
    assert "5♠ counts 5" in second["attempts"][0]["why"]
    assert {(one["answer"], one["number"]) for one in host["exercise"]["counts"]} == {(RIGHT, 1), (ILLEGAL, 1)}
    assert third["hints"] == 1 and first["state"] == "first"
    assert made.room.view(dora.token, "en")["exercise"]["answers"] is None  # type: ignore[index]


def test_help_is_not_right_at_the_first_try() -> None:
    made, (anna,) = party("Anna")
    made.done(made.host, do.Start(plan=Exercises(refs=("08-3",))))
    made.done(anna, do.Hint(round=1, item=0, uses=True))
    made.done(anna, do.Try(round=1, item=0, answer=RIGHT))
    seen = made.room.view(anna.token, "de")
    assert seen and seen["exercise"]["state"] == "later" and seen["exercise"]["answers"]["right"] == [RIGHT]


def test_the_answer_that_lies_there_already_counts_once() -> None:
    """Two devices of one seat, or a finger that taps twice under two keys."""
    made, (anna,) = party("Anna")
    made.done(made.host, do.Start(plan=Exercises(refs=("08-3",))))
    told = [made.done(anna, do.Try(round=1, item=0, answer=MISS)).event for _ in range(2)]
    assert told[0] is not None and told[1] is None


def test_nothing_of_the_answers_is_sent_before_they_are_shown() -> None:
    made, (anna, ben) = party("Anna", "Ben")
    made.done(made.host, do.Start(plan=Exercises(refs=("08-3",))))
    exercise = made.room.room.exercises
    assert exercise
    text = json.dumps([made.room.view(anna.token, "en"), made.room.view(None, "en")], ensure_ascii=False)
    hidden = [RIGHT, exercise.plan.exercise(0).success.en, *(hint.en for hint in exercise.plan.exercise(0).hints)]
    assert not [one for one in hidden if one in text]
    made.done(ben, do.Try(round=1, item=0, answer=RIGHT))
    assert RIGHT not in json.dumps([made.room.view(anna.token, "en"), made.room.view(None, "en")])
    made.done(made.host, do.Reveal(round=1, item=0))
    assert made.refused(anna, do.Try(round=1, item=0, answer=RIGHT)) == "revealed"
    shown = made.room.view(None, "en")
    assert shown and shown["exercise"]["answers"]["right"] == [RIGHT]
    assert shown["exercise"]["counts"] == [{"answer": RIGHT, "verdict": "right", "number": 1}]


def test_without_names_nobody_is_told_whose_an_answer_is() -> None:
    made, (zoe, _) = party("Zoe", "Anna")
    made.done(made.host, do.Start(plan=Exercises(refs=("08-3",))))
    made.done(made.host, do.Name(on=False))
    made.done(zoe, do.Try(round=1, item=0, answer=RIGHT))
    shown = made.room.view(None, "en")
    assert shown and shown["exercise"]["grid"] == [{"state": "first"}, {"state": "not_begun"}]


def test_the_host_goes_on_for_all_or_everybody_for_themselves() -> None:
    made, (anna, ben) = party("Anna", "Ben")
    made.done(made.host, do.Start(plan=Exercises(refs=("08-3", "01-1"))))
    assert made.refused(anna, do.Go(round=1, item=1)) == "not-allowed"
    made.done(made.host, do.SetPace(round=1, pace="own"))
    made.done(anna, do.Go(round=1, item=1))
    places = [made.room.view(one.token, "en")["exercise"]["item"] for one in (anna, ben)]  # type: ignore[index]
    assert places == [1, 0]
    made.done(made.host, do.SetPace(round=1, pace="host"))
    assert made.room.view(anna.token, "en")["exercise"]["item"] == 0  # type: ignore[index]


def test_a_stopped_room_waits() -> None:
    made, (anna,) = party("Anna")
    made.start_deals(Deals(players=2, deals=1))
    made.done(made.host, do.Freeze(on=True))
    before = made.room.n
    made.room.wake_programs()
    move = made.move(anna)
    assert move is None or made.refused(anna, move) == "frozen"
    assert made.room.n == before
    made.done(made.host, do.Freeze(on=False))
    assert made.play_out([anna])
    assert game_of(made).is_over


@pytest.mark.parametrize(
    ("rules", "players"), [("zwicker3", 4), ("zwicker3", 2), ("zwickern", 3), ("queen", 4), ("own", 4)]
)
def test_every_table_plays_the_same_deal_and_is_held_against_the_mean(rules: str, players: int) -> None:
    made, people = party(*"ABCDE")
    own = VILLAGE if rules == "own" else ""
    made.start_deals(Deals(rules=rules, own=own, players=players, deals=2, strength="random"))
    made.play_out(people)
    made.deal()
    made.play_out(people)
    game = game_of(made)
    assert game.is_over
    for deal in game.deals:
        assert len({str(table.positions[0]) for table in deal.tables}) == 1
        found = lines(deal)
        if len(deal.tables) > 1:
            for side in {line.side for line in found}:
                assert sum(line.above for line in found if line.side == side) == 0
    places = ranking(game)
    assert sorted(row.guest for row in places) == [1, 2, 3, 4, 5]
    assert [row.each for row in places] == sorted((row.each for row in places), reverse=True)
    for row in places:
        assert row.place == 1 + sum(other.each > row.each for other in places)


def test_a_lone_table_is_held_against_itself() -> None:
    made, people = party("Anna", "Ben")
    made.start_deals(Deals(players=2, deals=1))
    made.play_out(people)
    first, second = lines(game_of(made).deals[0])
    assert first.above == -second.above == Fraction(first.points - second.points, 2)


def test_cards_of_a_deal_are_seen_nowhere_while_a_table_plays_it() -> None:
    """Neither by those who have finished, nor by who comes late, nor on the projector; a replay waits, too."""
    made, people = party(*"ABCD")
    made.start_deals(Deals(players=2, deals=1))
    game = game_of(made)
    first = [one for one in people if one.who.number in game.deals[0].tables[0].guests]
    made.play_out(first)
    game = game_of(made)
    assert game.deals[0].tables[0].is_over and not game.deals[0].is_over
    late = made.join("Late")
    seen = made.room.view(late.token, "en")
    assert seen and seen["deal"]["state"] == "late" and not cards_in(seen)
    assert not cards_in(made.room.view(None, "en"))
    assert made.refused(made.host, do.Show(what="replay", deal=0, table=1, at=3)) == "still-played"
    assert take_home(made.room.room, first[0].who.number, "en")["deals"] == []
    made.play_out(people)
    over = made.room.view(late.token, "en")
    assert over and over["deal"]["state"] == "waiting"
    made.done(made.host, do.Show(what="replay", deal=0, table=1, at=3))
    shown = made.room.view(None, "en")
    assert shown and "?" not in shown["deal"]["replay"]["position"]


def test_a_phone_that_sleeps_holds_nobody_up() -> None:
    """A program stands in, and the guest takes the seat again."""
    made, (anna, ben) = party("Anna", "Ben")
    made.start_deals(Deals(players=2, deals=1))
    made.done(made.host, do.StandIn(on=True, guest=1))
    assert made.play_one(ben)
    move = do.Play(round=1, deal=0, table=1, ply=0, move="2c")
    assert made.refused(anna, move) in ("stood-in", "table-moved-on")
    made.done(anna, do.StandIn(on=False))
    assert made.play_out([anna, ben])
    assert game_of(made).is_over


def test_who_leaves_is_played_for_and_who_comes_can_take_the_seat() -> None:
    made, (anna, ben) = party("Anna", "Ben")
    made.start_deals(Deals(players=2, deals=1))
    made.done(anna, do.Remove())
    late = made.join("Late")
    seen = made.room.view(late.token, "en")
    assert seen
    (free,) = seen["deal"]["free"]
    made.done(made.host, do.Sit(round=1, table=free["table"], seat=free["seat"], guest=late.who.number))
    assert made.refused(made.host, do.Sit(round=1, table=1, seat=0, guest=late.who.number)) == "sits-already"
    made.play_out([late, ben])
    assert game_of(made).is_over and {row.guest for row in ranking(game_of(made))} == {2, 3}


def test_a_move_taken_back_is_played_anew_by_programs_too() -> None:
    made, (anna,) = party("Anna")
    made.start_deals(Deals(players=4, deals=1))
    made.play_out([anna], 2)
    table = game_of(made).deals[0].tables[0]
    made.done(made.host, do.TakeBack(round=1, table=1, ply=len(table.moves) - 2))
    made.play_out([anna])
    assert game_of(made).is_over


def test_friends_need_no_host() -> None:
    made, (anna, ben) = party("Anna", "Ben", led=False)
    assert made.host is None
    made.done(ben, do.Start(plan=Deals(players=2, deals=1)))
    made.done(anna, do.DealNext(round=1, deal=0))
    assert made.done(ben, do.DealNext(round=1, deal=0)).event is None, "both pressed the button"
    made.play_out([anna, ben])
    assert game_of(made).is_over
    for command in (do.Freeze(on=True), do.Remove(guest=2), do.End()):
        assert made.refused(anna, command) == "not-allowed"


def test_a_helper_sees_one_table_as_the_host_allows() -> None:
    made, people = party(*"ABCD")
    assert made.host
    made.start_deals(Deals(players=2, deals=1))
    helper = made.room.let_help(made.host.token, "a-helper-key", table=2)
    assert isinstance(helper, Ticket)
    seen = made.room.view(helper.token, "en")
    assert seen and seen["table"]["table"] == 2 and "?" in seen["table"]["position"]
    made.done(made.host, do.Help(helper=1, table=1, hands=True))
    seen = made.room.view(helper.token, "en")
    assert seen and seen["table"]["table"] == 1 and "?" not in seen["table"]["position"]
    assert isinstance(made.act(helper, do.StandIn(on=True, guest=people[0].who.number)), Refusal)


def test_a_helper_is_told_of_all_that_changes_the_exercise_on_the_wall() -> None:
    made, (anna,) = party("Anna")
    assert made.host
    made.done(made.host, do.Start(plan=Exercises(refs=("08-3", "01-1"))))
    helper = made.room.let_help(made.host.token, "a-helper-key", table=1)
    assert isinstance(helper, Ticket)
    told: list[str] = []
    end = made.room.subscribe(lambda: told.append("helper"), helper.who)
    for who, command in (
        (anna, do.Try(round=1, item=0, answer=MISS)),
        (made.host, do.Show(what="counts")),
        (made.host, do.Reveal(round=1, item=0)),
        (made.host, do.Go(round=1, item=1)),
    ):
        before = made.room.view(helper.token, "en")
        told.clear()
        made.done(who, command)
        assert made.room.view(helper.token, "en") != before and told == ["helper"], command
    end()


def test_the_host_is_told_who_is_here_and_guests_only_what_concerns_them() -> None:
    made, (anna, ben) = party("Anna", "Ben")
    told: list[str] = []
    assert made.host
    ends = [
        made.room.subscribe(lambda name=name: told.append(name), one.who)  # type: ignore[misc]
        for name, one in (("host", made.host), ("anna", anna), ("ben", ben))
    ]
    made.done(made.host, do.Start(plan=Exercises(refs=("08-3",))))
    told.clear()
    made.done(anna, do.Try(round=1, item=0, answer=MISS))
    assert sorted(told) == ["anna", "host"]
    seen = made.room.view(made.host.token, "en")
    assert seen and [one["here"] for one in seen["guests"]] == [1, 1]
    ends[1]()
    ends[1]()
    seen = made.room.view(made.host.token, "en")
    assert seen and [one["here"] for one in seen["guests"]] == [0, 1]


def test_a_guest_who_waits_is_told_whenever_other_seats_are_free() -> None:
    """A seat comes free where somebody goes, and is gone when its table has ended, however many others still play."""
    made, (anna, ben, carla, emil) = party("Anna", "Ben", "Carla", "Emil")
    made.start_deals(Deals(players=2, deals=1))
    dora, told, free = made.join("Dora"), [], []
    made.room.subscribe(lambda: told.append(1), dora.who)

    def look() -> None:
        seen = made.room.view(dora.token, "en")
        assert seen
        now = [(one["table"], one["seat"]) for one in seen["deal"]["free"]]
        assert told or not free or now == free[-1]
        free.append(now)
        told.clear()

    look()
    for gone in (anna, ben, carla):
        made.done(made.host, do.Remove(guest=gone.who.number))
        look()
    while made.play_out([emil], 1):
        look()
    sizes = list(map(len, free))
    assert max(sizes) > sizes[0] and sizes[-1] < max(sizes)


def test_one_who_cannot_be_told_does_not_keep_it_from_others(caplog: pytest.LogCaptureFixture) -> None:
    made, (anna,) = party("Anna")
    told: list[int] = []
    made.room.subscribe(lambda: [][1], anna.who)
    made.room.subscribe(lambda: told.append(1), anna.who)
    assert isinstance(made.act(anna, do.Rename(name="Anne")), Done)
    assert told and made.room.kept.code in caplog.text


@pytest.mark.parametrize(("rules", "own"), [("zwicker3", ""), ("own most_cards=2", VILLAGE)])
def test_an_evening_is_taken_home(rules: str, own: str) -> None:
    """A deal's file is read and played again anywhere, by rules of somebody's own too."""
    made, people = party("Anna", "Ben")
    anna = people[0]
    made.done(made.host, do.Start(plan=Exercises(refs=("08-3", "sums 4 zwicker3"), pace="own")))
    made.done(anna, do.Try(round=1, item=0, answer=MISS))
    made.start_deals(Deals(rules=rules, own=own, players=2, deals=1))
    made.play_out(people)
    made.done(made.host, do.End())
    home = take_home(made.room.room, 1, "de")
    assert home["again"] == ["08-3"] and home["name"] == "Anna"
    (deal,) = home["deals"]
    played = replay(read_deal(deal["file"]))
    assert played.positions[-1].is_over
    assert played.positions[0].variant == game_of(made).plan.variant
    told = summary(made.room.room, "en")
    assert told["rounds"][0]["items"][0]["wrong"][0]["answer"] == MISS
    assert len(told["rounds"][1]["ranking"]) == 2
    assert json.loads(json.dumps([home, told])) == [home, told]
    assert "name" in kept()


PLANS = {
    "an unknown exercise": {"refs": ["99-9"]},
    "the open skill": {"refs": ["best 3 zwicker3"]},
    "too many": {"refs": ["08-the-zwick"] * 20},
    "none": {"refs": []},
    "one of its own without a file": {"refs": ["own 1"]},
    "one of its own that is not there": {"refs": ["own 2"], "own": OWN},
    "a file that is no lesson": {"refs": ["own 1"], "own": "x ="},
    "unknown rules": {"kind": "deals", "rules": "poker"},
    "rules from a file on the server": {"kind": "deals", "rules": "/etc/passwd"},
    "too many players": {"kind": "deals", "rules": "queen", "players": 6},
    "too many deals": {"kind": "deals", "deals": 1000},
    "own rules that are none": {"kind": "deals", "rules": "own", "own": "table = "},
}


@pytest.mark.parametrize("plan", PLANS)
def test_a_plan_that_cannot_be_is_refused_in_one_line(plan: str) -> None:
    made, _ = party("Anna")
    text = json.dumps({"kind": "start", "plan": {"kind": "exercises", **PLANS[plan]}})
    found = made.act(made.host, text)
    assert isinstance(found, Refusal) and found.code == "unreadable"
    for lang in ("de", "en"):
        assert found.text(lang) and "\n" not in found.text(lang)


def test_exercises_of_ones_own_are_played_in_a_room() -> None:
    made, (anna,) = party("Anna")
    plan = Exercises.of_own(OWN)
    assert plan.refs == ("own 1",) and MOST_EXERCISES <= 60
    made.done(made.host, json.dumps({"kind": "start", "plan": plan.model_dump(mode="json")}))
    made.done(anna, do.Try(round=1, item=0, answer="9h x 5c 4d"))
    seen = made.room.view(anna.token, "de")
    assert seen and seen["exercise"]["state"] == "first"
    with pytest.raises(InputError):
        Exercises.of_own("title = 3")
    with pytest.raises(InputError) as refused:
        read_plan({"kind": "deals", "rules": "queen", "players": 2})
    assert "queen" in refused.value.text("de")


def test_a_journal_is_read_without_drawing_its_exercises(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is started again has a whole hall waiting: each exercise is drawn when it is asked for."""
    told = write_event(Started(plan=Exercises(refs=("sums 4 zwicker3", "08-the-zwick"))))
    monkeypatch.setattr("zwicker_lab.workshop.agenda.exercise_of", pytest.fail)
    event = read_event(told)
    assert isinstance(event, Started)
    assert event.plan.kind == "exercises"
    assert event.plan.refs[:2] == ("sums 4 zwicker3", "08-1")
