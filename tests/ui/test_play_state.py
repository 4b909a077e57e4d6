"""Playing without a browser: whole matches, what program players see, take-backs, the sheet, and what is kept."""

from __future__ import annotations

import json
import re

import pytest

from tests.ui.bots import NearBots, failing, quick
from zwicker_lab.cards import UNKNOWN
from zwicker_lab.errors import InputError
from zwicker_lab.notation import read_deal, replay
from zwicker_lab.players import view_of
from zwicker_lab.ui.coach.answer import Answer
from zwicker_lab.ui.coach.seen import seen_history
from zwicker_lab.ui.deals.own import brought, own_deal
from zwicker_lab.ui.deals.place import came_from, read_place
from zwicker_lab.ui.play import scenes, sheet
from zwicker_lab.ui.play.bots import Bots, Turn, bare, choose
from zwicker_lab.ui.play.choosing import Choosing
from zwicker_lab.ui.play.game import Game
from zwicker_lab.ui.play.record import PlayedDeal
from zwicker_lab.ui.play.seen import seen_scene
from zwicker_lab.ui.play.setup import STRENGTHS, Setup, read_setup
from zwicker_lab.ui.play.state import Playing
from zwicker_lab.ui.play.why import question
from zwicker_lab.ui.query import Query
from zwicker_lab.variants import Variant, load_variant, variant_names
from zwicker_lab.variants.carried import carried
from zwicker_lab.zwicker.match import Match
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.score import points

each_lang = pytest.mark.parametrize("lang", ["de", "en"])
TWO = {"variant": "zwicker3 target=51", "players": "2", "bots": "greedy"}


def setup(**values: str) -> Setup:
    query = Query({name: str(value) for name, value in values.items()})
    found = read_setup(query)
    assert not query.problems
    return found


def playing(seed=5, lang="en", near=None, adviser=None, **values):
    found = Playing(Game.begin(setup(**values), seed), lang, bots=near or NearBots(), coach=adviser)
    found.meet(None)
    return found


def own_move(found: Playing) -> Move:
    return quick(Turn(view_of(found.game.position), "greedy"), 0)


def to_own_turn(found: Playing) -> None:
    """Let the browser show film after film until it is one's turn or the deal has ended."""
    while found.phase == "table" and not (found.is_own_turn and found.seen):
        found.receive({"kind": "seen", "n": found.film})


def play_deal(found: Playing) -> None:
    """Play the deal on the table to its end, one's own moves as a beginner would."""
    to_own_turn(found)
    while found.phase == "table":
        found._attempt(own_move(found), None)
        to_own_turn(found)


def drawn(found: Playing) -> str:
    """Everything the page draws of one moment."""
    parts = [
        scenes.strip_scene(found),
        scenes.bar_scene(found),
        scenes.log_scene(found),
        sheet.counting_scene(found),
        sheet.sheet_scene(found),
    ]
    return json.dumps(parts)


# ---- whose turn it is -------------------------------------------------------------------------------------------


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


# ---- a whole match -------------------------------------------------------------------------------------------------


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


# ---- what program players see --------------------------------------------------------------------------------------


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


# ---- the course of play --------------------------------------------------------------------------------------------


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


# ---- taking back ---------------------------------------------------------------------------------------------------


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


# ---- what is kept --------------------------------------------------------------------------------------------------


def test_a_match_is_found_again_from_its_link_and_what_the_browser_kept():
    found = playing(seed=77, **TWO)
    play_deal(found)
    found.receive({"kind": "next"})
    to_own_turn(found)
    found._attempt(own_move(found), None)
    kept = json.loads(json.dumps(scenes.keep_scene(found)))["value"]
    query = Query.of(kept["query"])
    again = Playing(Game.begin(read_setup(query), query.number("seed", 1, 10**9, 0)), "de", bots=NearBots(held=True))
    assert again.phase == "waiting" and not again.is_own_turn
    again.meet(kept)
    assert again.game == found.game and again.table.position == found.game.position


@pytest.mark.parametrize(
    "value", [None, 3, "x", {}, {"deals": 3}, {"deals": [3]}, {"deals": [["8s x 8h", "nonsense"]]}, {"deals": [["<0"]]}]
)
def test_what_cannot_be_read_is_a_fresh_match(value):
    found = Playing(Game.begin(setup(**TWO), 5), "en", bots=NearBots(held=True))
    found.meet(value)
    assert found.phase == "table" and not found.game.here.plies


def test_what_was_kept_earlier_never_takes_anything_away():
    """After a lost connection the browser tells of a state that may be older than the one here."""
    found = playing(**TWO)
    early = found.game.to_json()
    to_own_turn(found)
    found._attempt(own_move(found), None)
    now = found.game
    found.meet(early)
    assert found.game == now


def test_open_cards_and_coach_are_kept():
    found = playing(**TWO)
    found.receive({"kind": "open", "on": True})
    found.receive({"kind": "coach", "on": True})
    again = Playing(Game.begin(setup(**TWO), 5), "en", bots=NearBots())
    again.meet(scenes.keep_scene(found)["value"])
    assert again.open_cards and again.coach_on and again.table.open_hands


def test_the_deal_goes_to_the_page_that_steps_through_it():
    found = playing(**TWO)
    play_deal(found)
    link = sheet.sheet_scene(found)["rows"][0]["deal"]
    query = Query.of(link["href"].partition("?")[2])
    assert brought(query.text("file")) == link["text"]
    shown = own_deal(link["text"])
    assert shown.main.positions == found.game.here.positions and list(shown.names) == ["2"]
    place = read_place(query, shown)
    assert place.me == "1" and read_setup(Query.of(place.match)) == found.setup
    name, back = came_from(query)
    assert name == "match" and back.startswith("play?") and "seed=" in back


# ---- what has been seen --------------------------------------------------------------------------------------------


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


# ---- reasons -------------------------------------------------------------------------------------------------------


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


# ---- setting up ----------------------------------------------------------------------------------------------------


@each_lang
def test_every_choice_of_the_form_leads_to_a_match_that_can_be_linked(lang):
    """Each value of each field is taken over, shown again, and read back from the link."""
    for name in variant_names():
        choosing = Choosing(Setup.usual(load_variant(name)), lang)
        for players in {str(load_variant(name).players[at]) for at in (0, -1)}:
            choosing.receive({"kind": "set", "name": "players", "value": players})
            for field in choosing.fields():
                for choice in field["choices"]:
                    if field["name"] in ("variant", "players"):
                        continue
                    choosing.receive({"kind": "set", "name": field["name"], "value": choice["value"]})
                    shown = {one["name"]: one["value"] for one in choosing.scene["fields"]}
                    assert shown[field["name"]] == choice["value"]
                    assert setup(**choosing.setup.values) == choosing.setup


def test_one_click_begins_a_game_of_four_with_a_partner():
    scene = Choosing(Setup.usual(), "en").scene
    assert scene["summary"] == "Four players, with a partner; to 101 points. Playing with you: Regular."
    values = dict(setup(**dict(Query.of(scene["href"].partition("?")[2]).values)).values)
    assert values == Setup.usual().values


def test_rules_of_ones_own_are_carried_along():
    own = Variant.from_toml('base = "zwicker3"\ntable = 4', "village")
    found = setup(rules=carried(own))
    assert found.variant == own and setup(**found.values) == found
    assert Choosing(found, "en").fields()[0]["choices"][-1]["value"] == "village"


def test_a_file_of_rules_is_taken_over_or_refused_in_one_line():
    choosing = Choosing(Setup.usual(), "en")
    choosing.receive({"kind": "upload", "name": "village.toml", "text": 'base = "queen"'})
    assert choosing.setup.variant.name == "village" and "rules=" in choosing.scene["href"]
    before = choosing.setup
    for text in (None, 7, "nonsense"):
        choosing.receive({"kind": "upload", "name": "x.toml", "text": text})
        assert choosing.scene["upload"]["error"] and choosing.setup == before
    choosing.receive({"kind": "set", "name": "variant", "value": "zwickern"})
    assert choosing.setup.variant.name == "zwickern" and not choosing.scene["upload"]["error"]


@pytest.mark.parametrize(
    "values", [{"variant": "nonsense"}, {"players": "9"}, {"bots": "genius"}, {"rules": "x"}, {"match": "long"}]
)
def test_what_a_link_gets_wrong_is_told_and_left_at_its_usual(values):
    query = Query(values)
    assert read_setup(query) == Setup.usual() and len(query.problems) == 1


# ---- the process that plays ----------------------------------------------------------------------------------------


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
