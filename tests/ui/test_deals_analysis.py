"""Thinking a deal through, without a browser: what is asked, what is shown of it, and what stays hidden."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tests.ui import advisers
from tests.ui.test_coach_state import Desk
from zwicker_lab.cards import UNKNOWN
from zwicker_lab.lessons import deals
from zwicker_lab.notation import DealFile, Ply, write_deal
from zwicker_lab.texts import say
from zwicker_lab.ui.deals import scenes
from zwicker_lab.ui.deals.curve import curve, lead, ticks
from zwicker_lab.ui.deals.curve_scene import curve_scene
from zwicker_lab.ui.deals.judged import LOSING, verdicts
from zwicker_lab.ui.deals.line import path_text
from zwicker_lab.ui.deals.own import of_tutorial, own_deal
from zwicker_lab.ui.deals.place import Place
from zwicker_lab.ui.deals.state import Stepping
from zwicker_lab.variants import load_variant
from zwicker_lab.zwicker.score import points

TWO, FOUR = (of_tutorial(deal) for deal in deals())


class Prompt(Desk):
    """A coach that answers at once, and remembers what it was asked."""

    def __init__(self, adviser=advisers.quick):
        super().__init__()
        self.adviser = adviser

    def ask(self, table, question, heard):
        super().ask(table, question, heard)
        self.answer(-1, self.adviser)


def at(deal=FOUR, place=6, coach=None, lang="en", **more):
    return Stepping(deal, Place(place, **{"watch": True, **more}), lang, coach=coach or Prompt())


def thought(deal=FOUR, place=6, **more):
    stepping = at(deal, place, **more)
    stepping.receive({"kind": "analyse", "on": True})
    return stepping


# ---- asking ------------------------------------------------------------------------------------------------------


def test_merely_opening_asks_nothing():
    desk = Desk()
    stepping = at(coach=desk)
    stepping.step()
    stepping.go(20)
    assert desk.questions == []
    shown = curve_scene(stepping)
    assert shown["progress"] is None and [act["id"] for act in shown["acts"]] == ["begin"]


def test_the_nearest_moves_come_first_one_after_the_other():
    """One question is out at a time; beside them stands one about the move that is shown."""
    desk = Desk()
    stepping = at(place=20, coach=desk)
    stepping.receive({"kind": "analyse", "on": True})
    assert len({table for table, _, _ in desk.questions}) == len(desk.questions) == 2
    for done in range(1, 6):
        last = max(place for place, (table, _, _) in enumerate(desk.questions) if str(table).startswith("analysis"))
        desk.answer(last)
        assert stepping.analysis.done == done and len(desk.questions) == 2 + done
    assert [point.moment.number for point in curve(stepping)] == [18, 19, 20, 21, 22]


def test_progress_is_shown_and_thinking_can_be_stopped():
    desk = Desk()
    stepping = at(place=0, coach=desk)
    stepping.receive({"kind": "analyse", "on": True})
    for _ in range(12):
        desk.answer()
    told = curve_scene(stepping)
    assert told["progress"]["text"] == "12 of 52 moves looked at" and told["acts"][0]["id"] == "stop"
    stepping.receive({"kind": "analyse", "on": False})
    desk.answer()
    told = curve_scene(stepping)
    assert told["progress"]["done"] == 12 and told["acts"][0]["text"] == "Think on"
    asked = len(desk.questions)
    stepping.go(3)
    assert len(desk.questions) == asked
    stepping.receive({"kind": "analyse", "on": True})
    desk.answer(asked)
    assert curve_scene(stepping)["progress"]["done"] == 13


def test_an_estimate_from_few_deals_waits_for_a_better_one():
    desk = Desk()
    stepping = at(place=0, coach=desk)
    stepping.receive({"kind": "analyse", "on": True})
    desk.answer(-1, advisers.hasty)
    assert len(desk.questions) == 1 and stepping.analysis.done == 1
    desk.answer()
    assert len(desk.questions) == 2, "and then the next one is asked"


def test_an_adviser_that_fails_does_not_hold_up_the_rest():
    desk = Desk()
    stepping = at(place=0, coach=desk)
    stepping.receive({"kind": "analyse", "on": True})
    desk.fail()
    desk.answer()
    assert stepping.analysis.done == 2 and len(curve(stepping)) == 1


def test_who_leaves_is_answered_no_more():
    desk = Desk()
    stepping = at(place=0, coach=desk)
    stepping.receive({"kind": "analyse", "on": True})
    stepping.leave()
    desk.answer()
    assert stepping.analysis.done == 0


# ---- whose knowledge ---------------------------------------------------------------------------------------------


def test_a_move_is_judged_by_what_its_player_could_see():
    coach = Prompt()
    stepping = thought(coach=coach)
    assert stepping.analysis.done == 52
    for _, question, _ in coach.questions:
        hands = question.position.hands
        others = [hand for seat, hand in enumerate(hands) if seat != question.position.turn]
        assert set().union(*others) <= {UNKNOWN}
        assert question.position.stock in (question.position.stock_count, ())
        for before, _ in question.history:
            assert set().union(*before.hands) <= {UNKNOWN}


def test_all_cards_open_is_a_second_reading_without_verdicts():
    coach = Prompt()
    stepping = thought(coach=coach)
    marks = verdicts(stepping)
    coach.questions.clear()
    stepping.receive({"kind": "reading", "name": "open"})
    assert all(UNKNOWN not in sum(question.position.hands, ()) for _, question, _ in coach.questions)
    told = curve_scene(stepping)
    assert len(told["chart"]["points"]) == 52 and {point["state"] for point in told["chart"]["points"]} == {""}
    assert "Nobody at the table could know" in told["texts"][0] and verdicts(stepping) == marks


def test_from_one_seat_only_its_moves_are_judged():
    coach = Prompt()
    stepping = at(coach=coach, seat="N")
    stepping.receive({"kind": "analyse", "on": True})
    assert {question.position.mover for _, question, _ in coach.questions} == {"N"}
    told = curve_scene(stepping)
    assert len(told["chart"]["points"]) == 13 and told["readings"] is None and told["sides"] is None
    assert "From North’s seat" in told["texts"][-1]
    assert stepping.advice == {"lang": "en", "n": stepping.advice["n"]}, "East's last move is not spoken of"


def test_looking_from_a_seat_ends_the_reading_with_open_cards():
    stepping = thought()
    stepping.receive({"kind": "reading", "name": "open"})
    stepping.receive({"kind": "seat", "seat": "S"})
    assert stepping.analysis.reading == "seen"
    stepping.receive({"kind": "reading", "name": "open"})
    assert stepping.analysis.reading == "seen"


def test_nothing_is_told_of_moves_behind_an_open_question():
    coach = Prompt()
    stepping = thought(TWO, 5, coach=coach, watch=False)
    covered = stepping.covered_from
    told = curve_scene(stepping)
    assert max(point["at"] for point in told["chart"]["points"]) == covered - 1
    assert str(covered) in told["note"]["text"]
    stepping.receive({"kind": "watch", "on": True})
    assert curve_scene(stepping)["note"] is None and stepping.analysis.done == 52


# ---- the figures -------------------------------------------------------------------------------------------------


def test_the_curve_adds_what_is_won_to_what_is_expected():
    stepping = thought()
    for point in curve(stepping):
        position, weighed = point.moment.position, point.weighed
        north, east = points(position, final=False)
        sign = 1 if position.turn % 2 == 0 else -1
        assert point.value == pytest.approx(north - east + sign * weighed.value)
        assert point.low <= point.value <= point.high
        assert sign * (point.best - point.value) == pytest.approx(weighed.lost)
    stepping.receive({"kind": "side", "at": 1})
    assert [-point.value for point in curve(stepping)] == pytest.approx([p.value for p in curve(thought())])


def test_the_curve_ends_in_the_result():
    told = curve_scene(thought())["chart"]["end"]
    assert told == {"value": 6.0, "name": "End: +6.0"}
    assert lead(FOUR.main.positions[-1], 1, final=True) == -6


@pytest.mark.parametrize("lang", ["de", "en"])
def test_an_opinion_calls_players_by_the_names_in_the_file(lang):
    """What a deal's own file calls a seat is said by the adviser too, as everywhere on the page."""
    named = (("PlayerE", "Frauke"), ("PlayerW", "Hinnerk"))
    text = write_deal(replace(deals()[1].file, tags=named))
    stepping = thought(own_deal(text), 6, lang=lang)
    told = str(stepping.advice["verdict"])
    assert "Frauke" in told and not {"Ost", "East"} & set(re.findall(r"\w+", told))
    assert (say(lang, "seat-name", seat="E"), "Frauke") in scenes.moves_scene(stepping.deal, lang)["details"]


def test_with_three_sides_only_moves_of_the_side_shown_have_a_point():
    variant = load_variant("zwickern")
    file = DealFile(variant, 3, 0, variant.pack(3))
    position, plies = file.opening, []
    for _ in range(9):
        move = next(position.moves())
        plies.append(Ply(position.mover, move))
        position = position.play(move)
    stepping = thought(own_deal(write_deal(DealFile(variant, 3, 0, file.pack, tuple(plies)))), 3)
    assert {point.moment.position.turn for point in curve(stepping)} == {0}
    assert "only" in curve_scene(stepping)["texts"][-1]
    assert curve_scene(stepping)["chart"]["end"] is None
    scenes.now(stepping)


@pytest.mark.parametrize(("low", "high"), [(-3.2, 11), (0, 0), (-40, 2), (5, 9), (-0.1, 300)])
def test_ticks_hold_every_value_and_zero(low, high):
    found = ticks(low, high)
    assert found[0] <= low and found[-1] >= high and 0 in found and 3 <= len(found) <= 9


# ---- what is shown -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "word"),
    [
        ("en", r"^Move \d+, .+: .+, mistake, \d+\.\d points lost, expected lead"),
        ("de", r"^Zug \d+, .+: .+, Fehler, \d+,\d Punkte verschenkt, erwarteter Vorsprung"),
    ],
)
def test_every_point_has_a_name_that_says_all(lang, word):
    told = curve_scene(thought(lang=lang))["chart"]["points"]
    mistakes = [point for point in told if point["state"] == "mistake"]
    assert mistakes and all(re.match(word, point["name"]) for point in mistakes), mistakes[0]["name"]


def test_every_judged_move_is_marked_and_the_dearest_are_listed():
    stepping = thought()
    marks = scenes.now(stepping)["judged"]
    assert len(marks) == 52
    for told in marks.values():
        assert bool(told["lost"]) == (told["sign"] in ("square", "triangle"))
    dear = curve_scene(stepping)["dear"]["rows"]
    found = [stepping.analysis.weighed(moment) for moment in stepping.judged]
    lost = sorted((weighed.lost for weighed in found if weighed.verdict in LOSING), reverse=True)
    assert [row["lost"] for row in dear] == [f"−{one:.1f}" for one in lost[:5]]
    stepping.receive({"kind": "go", "at": dear[0]["at"], "line": dear[0]["line"]})
    assert stepping.advice["verdict"]["state"] == "mistake"
    assert [action["id"] for action in stepping.advice["verdict"]["actions"]] in (["film"], [])


def test_how_many_deals_were_imagined_is_said_and_that_it_is_no_best_play():
    told = " ".join(curve_scene(thought())["texts"])
    assert "from 240 to 240 imagined deals" in told and "not best play" in told
    exact = " ".join(curve_scene(thought(coach=Prompt(advisers.exact)))["texts"])
    assert "52 moves at the end are worked out exactly" in exact and "imagined" not in exact


def test_a_single_move_is_judged_on_request_with_its_reply():
    coach = Prompt()
    stepping = at(coach=coach)
    assert stepping.table.slip["actions"][-1]["id"] == "judge" and not coach.questions
    stepping.table.receive({"kind": "act", "id": "judge"})
    assert len(coach.questions) == 1 and stepping.advice["verdict"]["title"]


def test_what_was_tried_is_judged_and_joins_the_curve():
    stepping = thought(trying=True)
    move = next(move for move in stepping.position.moves() if move != FOUR.main.move(7))
    stepping.table._make(move)
    assert stepping.advice["verdict"]["title"] and stepping.analysis.done == 7
    assert curve_scene(stepping)["chart"]["points"][-1]["line"] == path_text(stepping.place.path)
    stepping.receive({"kind": "forget"})
    assert stepping.analysis.done == 52


def test_without_an_adviser_there_is_no_panel():
    assert curve_scene(Stepping(FOUR, Place(6), "en"))["title"] == ""
