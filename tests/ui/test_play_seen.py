"""What is seen in a match without a browser: by program players, by the browser, in the reasons for moves."""

from __future__ import annotations

import json

import pytest

from tests.ui.bots import failing, quick
from tests.ui.playing import TWO, drawn, each_lang, own_move, play_deal, playing, setup, to_own_turn
from zwicker_lab.cards import UNKNOWN
from zwicker_lab.errors import InputError
from zwicker_lab.players import view_of
from zwicker_lab.ui.coach.answer import Answer
from zwicker_lab.ui.coach.seen import seen_history
from zwicker_lab.ui.play import scenes
from zwicker_lab.ui.play.bots import Bots, Turn, bare, choose
from zwicker_lab.ui.play.game import Game
from zwicker_lab.ui.play.seen import seen_scene
from zwicker_lab.ui.play.setup import STRENGTHS
from zwicker_lab.ui.play.why import question

# ---- what program players see ---------------------------------------------------------------------------------------


def test_a_program_player_is_given_its_own_view_and_nothing_else():
    """In no turn is a card of another hand or of the stock known, also with open cards."""
    found = playing(seed=3, open="yes")
    play_deal(found)
    turns = found._bots.turns
    assert len(turns) == sum(position.turn != 2 for position in found.game.here.positions[:-1])
    for turn in turns:
        position = turn.view.position
        assert isinstance(position.stock, int) or position.stock == ()
        assert all(set(hand) <= {UNKNOWN} for at, hand in enumerate(position.hands) if at != turn.view.seat)
        assert turn.view == bare(turn.view)


def test_reasons_are_asked_for_from_the_view_of_that_seat():
    found = playing(seed=3)
    play_deal(found)
    for at, position in enumerate(found.game.here.positions[:-1]):
        asked = question(found.game, at)
        hands = asked.position.hands
        assert hands[position.turn] == position.hand
        assert all(UNKNOWN in hand or not hand for seat, hand in enumerate(hands) if seat != position.turn)
        assert all(set(sum(before.hands, ())) <= {UNKNOWN} for before, _ in asked.history)
        history = found.game.here.history[:at]
        assert view_of(position, history=seen_history(history)) == view_of(position, history=history)


def test_nothing_sent_to_the_browser_names_a_covered_card():
    """Of hands that are covered no card is in any scene."""
    found = playing(seed=8)
    to_own_turn(found)
    position = found.game.position
    told = drawn(found) + json.dumps(
        [found.table.scene["seats"], found.table.scene["hand"], found.table.scene["table"]]
    )
    hidden = {card for seat, hand in enumerate(position.hands) if seat != 2 for card in hand}
    shown = {card["c"] for row in seen_scene(position, 2, "en")["rows"] for card in row["cards"]}
    assert not [card for card in hidden - shown if f'"{card}"' in told]


# ---- what has been seen ---------------------------------------------------------------------------------------------


def test_what_is_still_out_follows_from_open_things_only():
    """The panel is the same whatever the others hold, and its numbers are those of the view."""
    found = playing(seed=4)
    play_deal(found)
    for position in found.game.here.positions:
        told = seen_scene(position, 2, "en")
        assert told == seen_scene(view_of(position, 2).position, 2, "en")
        out = {card["c"] for row in told["rows"] for card in row["cards"]}
        assert out <= set(view_of(position, 2).unseen)
    assert all(row["gone"] for row in told["rows"])


# ---- reasons --------------------------------------------------------------------------------------------------------


class Said:
    """A coach that says the same of every move."""

    def __init__(self, *reasons):
        self.reasons = reasons

    def ask(self, table, asked, heard):
        from zwicker_lab.ui.coach.answer import Weighed

        moves = tuple(Weighed(move, 0, 0, 0, 0, "best", reasons=self.reasons) for move in asked.position.moves())
        heard(Answer(moves, 1, exact=False))

    def forget(self, table):
        pass


def reasons():
    from zwicker_lab.ui.coach.answer import Reason

    return (
        Reason("wins", {"en": "East wins.", "de": "Ost gewinnt."}),
        Reason("build_kept", {"en": "Holds a 9.", "de": "Hat eine 9."}),
    )


@each_lang
def test_every_move_of_a_program_player_has_its_reasons(lang):
    """What tells of cards still held waits until the packet is over; seats have the names of who sits there."""
    found = playing(seed=6, lang=lang, adviser=Said(*reasons()))
    to_own_turn(found)
    others = [row["at"] for row in scenes.log_scene(found)["rows"] if row["ask"]]
    if not others:
        found._attempt(own_move(found), None)
        to_own_turn(found)
        others = [row["at"] for row in scenes.log_scene(found)["rows"] if row["ask"]]
    at = others[0]

    def told():
        why = next(row["why"] for row in scenes.log_scene(found)["rows"] if row["at"] == at)
        return " ".join(why["texts"]) if why else ""

    assert told() == ""
    found.receive({"kind": "why", "at": at})
    assert ("Frauke wins." if lang == "en" else "Frauke gewinnt.") in told() and "9" not in told()
    found.receive({"kind": "why", "at": at})
    assert told() == ""
    play_deal(found)
    found.receive({"kind": "why", "at": at})
    assert "9." in told()


@pytest.mark.parametrize("strength", STRENGTHS)
def test_it_is_said_what_each_strength_goes_by(strength):
    found = playing(seed=6, **{**TWO, "bots": strength})
    to_own_turn(found)
    found._attempt(own_move(found), None)
    to_own_turn(found)
    at = next(at for at, position in enumerate(found.game.here.positions) if position.turn != 0)
    found.receive({"kind": "why", "at": at})
    assert "Hinnerk" in json.dumps(scenes.log_scene(found))


# ---- the process that plays -----------------------------------------------------------------------------------------


def heard_of(bots, turn):
    from threading import Event

    done, found = Event(), []
    bots.ask("table", turn, lambda move: (found.append(move), done.set()))
    assert done.wait(60)
    return found[0]


@pytest.mark.parametrize("chooser", [quick, failing])
def test_a_move_comes_from_another_process_whatever_happens_there(chooser):
    position = Game.begin(setup(**TWO), 5).position
    turn = Turn(bare(view_of(position)), "greedy")
    bots = Bots(f"tests.ui.bots:{chooser.__name__}")
    try:
        assert position.refusal(heard_of(bots, turn)) is None
    finally:
        bots.close()


def test_the_strengths_are_those_of_the_players():
    view = view_of(Game.begin(setup(**TWO), 5).position)
    for strength in STRENGTHS[:2]:
        assert view.position.refusal(choose(Turn(view, strength), 20)) is None


def test_a_covered_position_hides_every_hand():
    position = Game.begin(setup(**TWO), 5).position
    assert set(sum(position.seen_by().hands, ())) == {UNKNOWN}
    with pytest.raises(InputError):
        view_of(position.seen_by())
