"""Trying a deal differently, without a browser: side lines by hand and by programs, in the address and the file."""

from __future__ import annotations

import pytest

from tests.ui.bots import NearBots
from zwicker_lab.cards import UNKNOWN
from zwicker_lab.errors import InputError
from zwicker_lab.lessons import deals
from zwicker_lab.notation import write_deal
from zwicker_lab.notation.record import DEPTH
from zwicker_lab.ui.deals import scenes
from zwicker_lab.ui.deals.line import MAIN
from zwicker_lab.ui.deals.own import of_tutorial, open_deal, own_deal
from zwicker_lab.ui.deals.place import Place, address, read_place
from zwicker_lab.ui.deals.state import Stepping
from zwicker_lab.ui.deals.tries import LONGEST, MOST, Try, brought, carried
from zwicker_lab.ui.deals.trying import try_scene
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.table.rich import plain
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.score import points

TWO, FOUR = (of_tutorial(deal) for deal in deals())


def at(deal, place=6, *, bots=None, lang="en", **more):
    return Stepping(deal, Place(place, watch=True, trying=True, **more), lang, bots=bots)


def other(stepping):
    """A legal move that stands in no line here."""
    line, number = stepping.line, stepping.place.at + 1
    known = [side.plies[0].move for side in stepping.deal.beside(line.path, number)]
    known += [line.move(number)] if number <= line.end else []
    return next(move for move in stepping.position.moves() if move not in known)


def reopened(stepping):
    """The same place read from its address, as after a reload."""
    query = Query.of(address(stepping.place, stepping.deal, "en").removeprefix("?"))
    deal = open_deal(query)
    place = read_place(query, deal)
    assert not query.problems
    return Stepping(deal, place, "en")


def branch(stepping, count=1):
    for _ in range(count):
        stepping.table._make(other(stepping))
    return stepping


# ---- by hand -----------------------------------------------------------------------------------------------------


def test_another_move_becomes_a_side_line_that_goes_on():
    stepping = branch(at(FOUR), 3)
    line = stepping.line
    assert line.parent == MAIN and (line.start, line.end) == (6, 9) and stepping.place.at == 9
    assert len(stepping.deal.tries) == 1 and len(stepping.deal.lines) == len(FOUR.lines) + 1
    assert stepping.deal.main.plies == FOUR.main.plies, "the deal itself stays as it was played"
    assert stepping.table.position == line.positions[-1] and stepping.table.seat == stepping.position.mover


def test_the_engine_judges_a_try():
    stepping = at(FOUR)
    stepping.table.drop("Js", "3s")
    assert stepping.deal.tries[0].moves == (Move.read("Js > 3s = 1"),), "South holds the ace for it"
    stepping = at(FOUR, 0)
    stepping.table.drop("Kh", "Ts")
    assert stepping.table.slip["tone"] == "warn" and not stepping.deal.tries


def test_the_move_that_was_played_is_no_side_line():
    stepping = at(FOUR)
    stepping.table._make(FOUR.main.move(7))
    assert stepping.place.path == MAIN and stepping.place.at == 7 and not stepping.deal.tries


def test_the_same_try_again_leads_into_the_line_there_is():
    stepping = branch(at(FOUR))
    made, path = stepping.line.plies[0].move, stepping.place.path
    stepping.go(6, "")
    stepping.table._make(made)
    assert stepping.place.path == path and len(stepping.deal.tries) == 1


def test_a_side_line_of_a_side_line_and_one_beside_it():
    stepping = branch(at(FOUR), 3)
    first = stepping.place.path
    stepping.go(8)
    branch(stepping)
    assert stepping.line.parent == first and stepping.line.start == 8
    stepping.go(6, "")
    branch(stepping)
    assert stepping.place.path[:-1] == first[:-1] and stepping.place.path[-1] == first[-1] + 1
    again = reopened(stepping)
    assert again.deal.lines.keys() == stepping.deal.lines.keys() and again.position == stepping.position


def test_a_side_line_of_the_file_goes_on_at_its_end():
    path = next(path for path, line in FOUR.lines.items() if path and not line.positions[-1].packet_over)
    line = FOUR.lines[path]
    stepping = branch(at(FOUR, line.end, path=path))
    assert stepping.place.path == path and stepping.line.end == line.end + 1
    assert reopened(stepping).line.plies == stepping.line.plies


def test_without_trying_the_table_is_only_looked_at():
    stepping = at(FOUR)
    stepping.receive({"kind": "try", "on": False})
    assert stepping.table.frozen and try_scene(stepping)["begin"]
    stepping.receive({"kind": "try", "on": True})
    assert not stepping.table.frozen and not try_scene(stepping)["begin"]


def test_at_the_end_there_is_nothing_to_try():
    stepping = at(FOUR, 52)
    assert not stepping.can_try and not stepping.plays and stepping.table.frozen


def test_from_one_seat_only_its_own_moves_are_played_by_hand():
    stepping = at(FOUR, 6, seat="S", bots=NearBots())
    assert stepping.position.mover == "S" and stepping.plays
    branch(stepping)
    assert stepping.position.mover == "W" and not stepping.plays and stepping.table.frozen
    assert [card["id"] for card in stepping.table.scene["hand"]["cards"]] == list(stepping.position.hands[2])
    assert all(set(seat["cards"]) == {UNKNOWN} for seat in stepping.table.scene["seats"])
    stepping.receive({"kind": "play", "one": True})
    assert stepping.place.at == 8


def test_everything_tried_can_be_forgotten():
    stepping = branch(at(FOUR), 2)
    stepping.go(7)
    branch(stepping)
    stepping.receive({"kind": "forget"})
    assert stepping.deal.lines.keys() == FOUR.lines.keys()
    assert stepping.place == Place(6, watch=True) and stepping.position == FOUR.main.position(6)


# ---- by programs -------------------------------------------------------------------------------------------------


def test_programs_play_to_the_end_and_the_results_stand_beside_each_other():
    bots = NearBots()
    stepping = branch(at(FOUR, bots=bots))
    stepping.receive({"kind": "strength", "name": "greedy"})
    stepping.receive({"kind": "play"})
    end = stepping.position
    assert end.is_over and stepping.place.at == stepping.line.end == 52
    assert {turn.strength for turn in bots.turns} == {"greedy"}
    for turn in bots.turns:
        position = turn.view.position
        others = [hand for seat, hand in enumerate(position.hands) if seat != turn.view.seat]
        assert set().union(*others) <= {UNKNOWN} and position.stock in (position.stock_count, ())
    result = try_scene(stepping)["result"]
    north, east = points(end, final=True)
    assert f"end like this:** North and South {north}, East and West {east}." in result
    assert "played:** North and South 20, East and West 14." in result
    assert scenes.count_scene(stepping)["total"][1:] == [str(north), str(east)]
    assert reopened(stepping).position == end


def test_programs_can_be_stopped_and_what_they_played_stays():
    bots = NearBots(held=True)
    stepping = branch(at(FOUR, bots=bots))
    stepping.receive({"kind": "play"})
    for _ in range(3):
        bots.answer()
    shown = try_scene(stepping)
    assert "3 moves" in shown["progress"] and [act["id"] for act in shown["acts"]] == ["halt", "stop"]
    stepping.receive({"kind": "halt"})
    assert stepping.line.end == 10 and not try_scene(stepping)["progress"]
    bots.answer()
    assert stepping.line.end == 10, "a move that comes late is dropped"


def test_who_goes_elsewhere_ends_the_programs():
    bots = NearBots(held=True)
    stepping = branch(at(FOUR, bots=bots))
    stepping.receive({"kind": "play"})
    bots.answer()
    stepping.go(3, "")
    bots.answer()
    assert stepping.place.at == 3 and stepping.deal.tries[0].moves == branch(at(FOUR)).deal.tries[0].moves


# ---- the address and the file ------------------------------------------------------------------------------------


def test_a_saved_deal_holds_the_side_lines_and_reads_back():
    stepping = branch(at(FOUR), 3)
    stepping.go(8)
    branch(stepping)
    stepping.go(20, "")
    branch(stepping)
    saved = scenes.moves_scene(stepping.deal, "en")["file"]["text"]
    again = own_deal(saved)
    assert again.problem is None and again.lines.keys() == stepping.deal.lines.keys()
    for path, line in stepping.deal.lines.items():
        assert [ply.move for ply in again.lines[path].plies] == [ply.move for ply in line.plies]
    assert write_deal(again.replay.deal) == saved
    first = next(path for path in again.lines if path not in FOUR.lines)
    slip = Stepping(again, Place(7, first), "de").table.slip
    assert "Ausprobiert." in " ".join(plain(part) for part in slip["text"])


def test_an_untouched_deal_is_saved_as_it_was():
    assert FOUR.file_text == FOUR.text


def test_a_file_that_cannot_be_read_to_its_end_is_saved_with_all_that_could():
    broken = own_deal(TWO.text.replace("1 7c  {", "1 7c x Qd  {"))
    stepping = branch(at(broken, 1))
    text = stepping.deal.file_text
    assert "1 7c x Qd" in text and own_deal(text).main.end == broken.main.end


@pytest.mark.parametrize("link", ["x", "", "____", carried([Try((), 6, (Move.read("2c"),))])[:-3]])
def test_a_damaged_link_is_told_and_the_deal_shown(link):
    query = Query({"id": "2-partners", "tries": link, "lang": "de"})
    deal = open_deal(query)
    assert deal.lines.keys() == FOUR.lines.keys()
    assert "ausprobiert" in query.problems[0].text("de")


@pytest.mark.parametrize(
    "one",
    [
        Try((), 6, (Move.read("9s"),)),
        Try((), 99, (Move.read("2c"),)),
        Try((7, 9), 7, (Move.read("2c"),)),
        Try((), 52, (Move.read("2c"),)),
    ],
)
def test_an_illegal_try_in_a_link_is_told_and_left_out(one):
    query = Query({"id": "2-partners", "tries": carried([one]), "lang": "en"})
    assert open_deal(query).tries == () and len(query.problems) == 1


def test_a_link_is_read_as_it_was_written():
    stepping = branch(at(FOUR), 4)
    assert brought(carried(stepping.deal.tries)) == stepping.deal.tries


def many_tries(most):
    """A deal with as many side lines as are wanted, one beside the other and one after the other."""
    stepping = at(FOUR, 0)
    for number in range(52):
        free = sum(1 for _ in FOUR.main.position(number).moves()) - 1 - len(FOUR.beside(MAIN, number + 1))
        for _ in range(min(free, most - len(stepping.deal.tries))):
            stepping.go(number, "")
            branch(stepping)
    assert len(stepping.deal.tries) == most
    return stepping


def test_more_than_an_address_holds_is_refused_and_nothing_lost():
    stepping = many_tries(MOST)
    stepping.go(35, "")
    branch(stepping)
    assert "fills the link" in " ".join(plain(part) for part in stepping.table.slip["text"])
    assert len(stepping.deal.tries) == MOST and len(carried(stepping.deal.tries)) <= LONGEST
    assert reopened(stepping).deal.lines.keys() == stepping.deal.lines.keys()


def test_side_lines_do_not_nest_without_end():
    """Each new line leaves the one before after its first move, wherever there is another move."""
    deal, path = FOUR, MAIN
    with pytest.raises(InputError, match=f"{DEPTH} times"):
        for number in range(50):
            line = deal.lines[path]
            position = line.position(number)
            known = [line.move(number + 1)] if number < line.end else []
            move = next((move for move in position.moves() if move not in known), next(position.moves()))
            deal, path = deal.played(path, number, (move, next(position.play(move).moves())))
    assert len(path) == 2 * DEPTH
