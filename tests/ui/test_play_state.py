"""Playing without a browser: whole matches, the course of play, and moves taken back."""

from __future__ import annotations

import re

import pytest

from tests.ui.bots import NearBots
from tests.ui.playing import TWO, drawn, each_lang, own_move, play_deal, playing, to_own_turn
from tests.ui.swiss import begun
from zwicker_lab.notation import read_deal, replay
from zwicker_lab.ui.deals.own import own_deal
from zwicker_lab.ui.play import scenes, sheet
from zwicker_lab.ui.play.record import PlayedDeal
from zwicker_lab.variants import load_variant, variant_names
from zwicker_lab.zwicker.match import Match
from zwicker_lab.zwicker.score import points

# ---- whose turn it is -----------------------------------------------------------------------------------------------


def test_a_card_is_asked_for_on_ones_own_turn_only():
    near = NearBots(held=True)
    found = playing(near=near, **TWO)
    for _ in range(6):
        assert bool(found.table.scene["note"]) == (found.table.seat == found.game.position.mover)
        if found.is_own_turn:
            found._attempt(own_move(found), None)
        else:
            found.receive({"kind": "seen", "n": found.film})
            near.answer()
    assert len(near.turns) > 1


# ---- a whole match --------------------------------------------------------------------------------------------------


@each_lang
def test_a_whole_match_is_played_and_counted_as_the_match_counts(lang):
    """To 51 with a greedy opponent: each deal's points, the running totals and the dealers are those of a match."""
    found = playing(lang=lang, **TWO)
    first = found.game.position.dealer
    match = Match.start(load_variant("zwicker3 target=51"), 2, first)
    for number in range(20):
        assert found.game.position.dealer == match.dealer
        play_deal(found)
        drawn(found)
        match = match.add(points(found.game.position, final=True))
        told = sheet.sheet_scene(found)
        assert found.game.match == match and len(told["rows"]) == number + 1
        assert told["total"][1:] == [str(total) for total in match.totals]
        assert [cell[1] for cell in told["rows"][-1]["cells"]] == told["total"][1:]
        if match.is_over:
            break
        assert told["next"] and not told["links"] and not re.search("Partie|match", told["head"])
        found.receive({"kind": "next"})
        assert found.phase == "table" and len(found.game.deals) == number + 2
    assert match.is_over and told["links"] and not told["next"]
    assert ("Partie" if lang == "de" else "match") in told["head"]
    found.next_deal()
    assert len(found.game.deals) == len(match.deals)


@pytest.mark.parametrize("name", variant_names())
def test_a_deal_of_every_rule_set_and_number_of_seats_is_played_to_its_end(name):
    for players in load_variant(name).players:
        found = playing(variant=name, players=players, match="single", bots="-".join(["greedy"] * (players - 1)))
        play_deal(found)
        assert found.phase == "count" and found.game.match.is_over
        assert len(sheet.counting_scene(found)["heads"]) == 1 + len(found.game.position.sides)
        drawn(found)


def test_a_match_that_ends_at_once_ends_in_the_middle_of_a_deal():
    found = playing(variant="zwicker3 match_end=at_once target=2", players="2", bots="greedy")
    play_deal(found)
    assert found.phase == "count" and not found.game.position.is_over and found.game.match.is_over
    drawn(found)


# ---- the course of play ---------------------------------------------------------------------------------------------


def test_a_program_player_waits_until_the_film_before_has_been_shown():
    bots = NearBots()
    found = playing(near=bots, **TWO)
    to_own_turn(found)
    before = len(found.game.here.plies)
    found._attempt(own_move(found), None)
    assert len(found.game.here.plies) == before + 1 and scenes.bar_scene(found)["await"]["n"] == found.film
    found.receive({"kind": "seen", "n": found.film - 1})
    assert len(found.game.here.plies) == before + 1
    found.receive({"kind": "seen", "n": found.film})
    assert len(found.game.here.plies) == before + 2


def test_it_is_said_who_thinks_and_a_move_that_comes_too_late_is_dropped():
    bots = NearBots(held=True)
    found = playing(seed=2, near=bots)
    while found.is_own_turn:
        found._attempt(own_move(found), None)
        found.receive({"kind": "seen", "n": found.film})
    assert "is thinking" in scenes.bar_scene(found)["thinking"]
    assert "the very first time" in scenes.bar_scene(found)["preparing"].lower()
    plies = len(found.game.here.plies)
    found.leave_to_other()
    bots.answer()
    assert len(found.game.here.plies) == plies and scenes.bar_scene(found)["elsewhere"]
    found.meet(found.game.to_json())
    bots.answer()
    assert len(found.game.here.plies) == plies + 1


def test_one_cannot_play_for_another_nor_twice():
    found = playing(near=NearBots(held=True), **TWO)
    while not found.is_own_turn:
        found._bots.answer()
        found.receive({"kind": "seen", "n": found.film})
    move = own_move(found)
    found._attempt(move, None)
    other = next(found.game.position.moves())
    assert found._attempt(other, None) is False and len(found.game.here.history) <= 2


def test_while_the_coach_shows_a_film_on_the_table_the_others_wait():
    """A picture lent to the table keeps the match where it is; it goes on when the table is given back."""
    found = playing(**TWO)
    to_own_turn(found)
    found._attempt(own_move(found), None)
    plies = len(found.game.here.plies)
    found._lend({"table": []})
    found.receive({"kind": "seen", "n": found.film})
    assert len(found.game.here.plies) == plies
    found._lend({})
    assert len(found.game.here.plies) == plies + 1


@pytest.mark.parametrize("message", [None, 7, {}, {"kind": "x"}, {"kind": "why", "at": "x"}, {"kind": "why", "at": 99}])
def test_any_other_message_is_passed_over(message):
    found = playing(**TWO)
    found.receive(message)
    assert found.phase == "table"


# ---- taking back ----------------------------------------------------------------------------------------------------


@each_lang
def test_a_move_taken_back_is_marked_in_the_record_and_on_the_sheet(lang):
    found = playing(lang=lang, **TWO)
    to_own_turn(found)
    at = len(found.game.here.plies)
    before = found.game.position
    moves = list(before.moves())
    found._attempt(moves[0], None)
    to_own_turn(found)
    found.receive({"kind": "back"})
    assert found.game.position == before and found.table.position == before and len(found.game.here.plies) == at
    found._attempt(moves[-1], None)
    row = next(row for row in scenes.log_scene(found)["rows"] if row["at"] == at)
    assert row["taken"]
    to_own_turn(found)
    play_deal(found)
    assert sheet.sheet_scene(found)["rows"][0]["backs"]
    file = read_deal(found.game.here.text)
    assert dict(file.tags)["TakenBack"] == "1" and replay(file).complete
    line = file.plies[at].lines[0]
    assert line[0].move == moves[0] and "Taken back." in line[0].comment
    assert own_deal(found.game.here.text).problem is None


def test_only_the_last_own_move_of_a_deal_that_goes_on_can_be_taken_back():
    found = playing(**TWO)
    to_own_turn(found)
    if not found.game.here.plies or found.game.own_last is None:
        found.take_back()
        assert not found.game.here.backs
    play_deal(found)
    found.take_back()
    assert found.phase == "count" and not found.game.here.backs


def test_a_deal_with_very_many_take_backs_can_still_be_written():
    deal = PlayedDeal.begin(load_variant("zwicker3"), 2, 0, 7)
    move = next(deal.position.moves())
    for _ in range(100):
        deal = deal.play(move).back(0)
    deal = deal.play(move)
    assert deal.backs == 100 and len(deal.plies[0].lines) == 60
    assert own_deal(deal.text).problem is None


GAMES = {"fishing": lambda lang: playing(lang=lang, **TWO), "swiss": lambda lang: begun(lang=lang)}


@each_lang
@pytest.mark.parametrize("game", GAMES)
def test_who_takes_back_without_end_is_told_so_and_loses_nothing(game, lang):
    """A record takes only so many actions: then one line stands in place of the button, and all that was done stays."""
    found = GAMES[game](lang)
    play = found.game
    while not found.game.here.is_full:
        play = play.back() if play.own_last is not None else play.play(next(play.position.moves()))
        found.game = play
    while found.game.own_last is None:
        found.game = found.game.play(next(found.game.position.moves()))
    told = scenes.bar(found, "", took=False)
    assert not told["back"] and str(found.game.here.backs) in told["full"]
    before = found.game
    found.receive({"kind": "back"})
    assert found.game == before == before.back()
    while not found.game.is_dealt_out:
        found.game = found.game.play(next(found.game.position.moves()))
    further = found.game.next()
    assert type(further).read(further.setup, further.seed, further.to_json()) == further
    assert not scenes.bar(found, "", took=False)["full"] and not further.here.is_full
