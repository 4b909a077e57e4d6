"""Entering a deal without a browser: what is known and unknown, judgements, taking back, and the file it makes."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import candidates, variants
from zwicker_lab.cards import Card
from zwicker_lab.errors import InputError
from zwicker_lab.notation import read_deal, replay
from zwicker_lab.ui.deals.own import own_deal
from zwicker_lab.ui.enter.deal import EnteredDeal, Refused
from zwicker_lab.ui.enter.file import file_text
from zwicker_lab.ui.enter.scenes import counting_scene, kept_scene, moves_scene, pack_scene
from zwicker_lab.ui.enter.state import Entering
from zwicker_lab.ui.enter.steps import from_json, to_json, undone
from zwicker_lab.ui.pad.setup import Table
from zwicker_lab.variants import Variant, load_variant
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import new_deal

each_lang = pytest.mark.parametrize("lang", ["de", "en"])


def table_of(variant, players, dealer) -> Table:
    return Table(variant=variant, players=players, dealer=dealer, names=("Anna", *("",) * (players - 1)))


def enter(position, moves, chance: Random, tells: float = 0.5) -> EnteredDeal:
    """Enter a deal as somebody would who was there: open cards, some hands beforehand, every move."""
    entered = EnteredDeal.begin(position.variant, position.players, position.dealer)
    for move in [*moves, None]:
        while entered.asks == "table":
            place = next(at for at, item in enumerate(entered.here.table) if item.cards[0] not in entered.known)
            entered = entered.lay(position.table[place].cards[0])
        for seat, hand in enumerate(position.hands):
            if chance.random() < tells:
                for card in hand:
                    if card not in entered.known and chance.random() < 0.7:
                        entered = entered.hold(seat, card)
        if move is not None:
            entered = entered.play(move)
            position = position.play(move)
            assert entered.here.table == position.table or entered.asks == "table"
    return entered


def random_moves(position, chance: Random, most: int = 200) -> list[Move]:
    """Random legal moves, captures before builds before laying down, so that tables stay small and builds occur."""
    moves = []
    while not position.is_over and len(moves) < most:
        found = candidates(position)
        wanted = chance.choice(["capture", "capture", "build", "trail"])
        moves.append(chance.choice([move for move in found if move.kind == wanted] or found))
        position = position.play(moves[-1])
    return moves


# ---- there and back ------------------------------------------------------------------------------------------------


@given(variants(), st.integers(0, 2**32), st.data())
@settings(max_examples=40)
def test_a_whole_deal_entered_move_by_move_gives_a_file_that_replays_to_the_same_end(variant, seed, data):
    """Over rule sets, switches and numbers of players; hands told beforehand, in part, or not at all."""
    players = data.draw(st.sampled_from(variant.players))
    chance = Random(seed)
    opening, _ = new_deal(variant, players, chance.randrange(players), seed)
    moves = random_moves(opening, chance)
    entered = enter(opening, moves, chance, tells=data.draw(st.sampled_from([0, 0.3, 1])))
    played = replay(read_deal(file_text(entered, table_of(variant, players, opening.dealer))))
    end = opening
    for move in moves:
        end = end.play(move)
    assert played.fault is None and played.complete and played.result_wrong is None
    last = played.positions[-1]
    assert (last.zwicks, last.fines, last.last) == (end.zwicks, end.fines, end.last)
    assert list(map(len, last.won)) == list(map(len, end.won))
    if variant.switches.leftovers == "tableau":
        assert last.won == end.won


@given(variants(), st.integers(0, 2**32), st.data())
@settings(max_examples=40)
def test_a_deal_broken_off_anywhere_gives_a_file_that_replays_and_says_what_is_missing(variant, seed, data):
    players = data.draw(st.sampled_from(variant.players))
    chance = Random(seed)
    opening, _ = new_deal(variant, players, 0, seed)
    moves = random_moves(opening, chance, data.draw(st.integers(0, 20)))
    entered = enter(opening, moves, chance)
    found = read_deal(file_text(entered, table_of(variant, players, 0)))
    played = replay(found)
    assert played.fault is None and len(played.positions) == len(moves) + 1
    if not played.complete:
        assert dict(found.tags)["Unseen"] == str(len(entered.unseen)) and "en: " in found.comment
    again = from_json(EnteredDeal.begin(variant, players, 0), json.loads(json.dumps(to_json(entered))))
    assert again == entered


# ---- what cannot have been -----------------------------------------------------------------------------------------


def begun(line="9d 5c 4h", rules="zwicker3", players=2) -> EnteredDeal:
    entered = EnteredDeal.begin(load_variant(rules), players, players - 1)
    for card in line.split():
        entered = entered.lay(Card(card))
    return entered


def test_a_move_with_a_wrong_sum_is_refused_with_the_sum():
    with pytest.raises(Refused) as told:
        begun().play(Move.read("8s x 5c 4h"))
    assert "5 + 4 = 9" in str(told.value) or "9" in told.value.reason.claim("en")


def test_a_build_supposes_a_card_that_fetches_it_and_a_hand_without_one_is_refused():
    """Whoever builds must hold the total: with the last unknown card it becomes certain which card that was."""
    entered = begun().play(Move.read("2s > 9d = 11"))
    for card in ("3s", "7h"):
        entered = entered.hold(0, Card(card))
    assert any(11 in entered.here.variant.values_of(card) for card in entered.here.hands[0])
    with pytest.raises(Refused) as told:
        entered.hold(0, Card("8c"))
    assert told.value.at == 0 and told.value.reason.code == "total_not_held"
    assert entered.hold(0, Card("Ah")).unknown_in_hand(0) == 0


def test_a_build_nobody_can_hold_the_total_of_is_refused():
    entered = begun("9d 5c Kh")
    for card in ("8s", "8c", "7c"):
        entered = entered.hold(0, Card(card))
    with pytest.raises(Refused) as told:
        entered.play(Move.read("2s > 9d = 11"))
    assert told.value.at is None and told.value.reason.code == "total_not_held"


def test_a_card_that_was_seen_cannot_turn_up_again():
    with pytest.raises(InputError, match="9"):
        begun("9d").lay(Card("9d"))
    with pytest.raises(Refused):
        begun().play(Move.read("9d"))


def test_two_players_who_build_for_one_card_cannot_both_hold_it():
    """The supposed cards of all hands come out of one pack: there are four aces and four jacks for an 11."""
    entered = begun("9d 9c 4h", players=2)
    entered = entered.play(Move.read("2s > 9d = 11"))
    entered = entered.play(Move.read("2h > 9c = 11"))
    hands = [[card for card in hand if 11 in entered.here.variant.values_of(card)] for hand in entered.here.hands]
    assert all(hands)


# ---- taking back and notes -----------------------------------------------------------------------------------------


def test_taking_back_loses_nothing_but_the_last_step():
    entered = begun().play(Move.read("9s x 9d")).note(0, "!", "gut")
    further = entered.play(Move.read("9h x 5c 4h"))
    assert undone(further) == entered
    assert undone(undone(entered)).asks == "table"


def test_comments_are_tidied_and_marks_are_those_of_the_notation():
    entered = begun().play(Move.read("9s x 9d"))
    noted = entered.note(0, "!", " so\n{viel}  " + "x" * 999)
    assert noted.notes[0][1].startswith("so (viel) x") and len(noted.notes[0][1]) == 300
    assert entered.note(0, "!!!", "") == entered == entered.note(7, "!", "")
    assert noted.note(0, "", "") == entered
    text = file_text(noted, table_of(load_variant("zwicker3"), 2, 1))
    assert "9s x 9d!  {so (viel)" in text and '[Player1 "Anna"]' in text


def test_a_deal_by_rules_of_ones_own_brings_them_along_in_its_file():
    own = Variant.from_toml('base = "queen"\ntable = 4\n[switches]\ncapture = "card"', "village")
    opening, _ = new_deal(own, 3, 2, 7)
    moves = random_moves(opening, Random(7))
    entered = enter(opening, moves, Random(7))
    deal = own_deal(file_text(entered, table_of(own, 3, 2)))
    assert deal.replay.complete and deal.problem is None and deal.replay.deal.variant == own


@given(
    st.lists(st.text("thmQ9sdx>= ", max_size=9) | st.none() | st.integers()),
    st.dictionaries(st.text("019x"), st.none() | st.lists(st.text())),
)
def test_rubbish_in_the_storage_breaks_nothing(steps, notes):
    from_json(begun(), {"steps": steps, "notes": notes})


# ---- the page's state ----------------------------------------------------------------------------------------------


def entering(table: Table, lang: str = "en", value: object = None) -> Entering:
    found = Entering(table, lang)
    found.meet(value)
    return found


def enter_by_touch(found: Entering, opening, moves) -> None:
    """Enter a deal as the browser would: cards of the pack are tapped, uses chosen from those on offer."""
    position = opening
    for move in moves:
        for item in position.table:
            if item.cards[0] in found.deal.unseen:
                found.receive({"kind": "card", "card": item.cards[0]})
        assert found.deal.asks == "play"
        found.receive({"kind": "card", "card": move.card})
        assert found.table.chosen == move.card
        found.table.receive({"kind": "choose", "id": str(move)})
        position = position.play(move)
        assert len(found.deal.plies) and found.deal.plies[-1].move == move, found.table.slip


TABLES = {
    "zwicker3": 4,
    "zwicker3 after_zwick=four_from_stock": 2,
    "zwicker3 build_target=several": 3,
    "zwicker6 leftovers=last_packet": 4,
    "zwickern": 5,
    "zwickern-wild3": 3,
    "grossenwiehe": 4,
    "queen": 3,
}


@pytest.mark.parametrize(("name", "players"), TABLES.items())
def test_a_deal_entered_by_touch_replays_from_its_file_to_the_same_end(name, players):
    """Every move that was really played is on offer although no hand is known."""
    variant = load_variant(name)
    opening, _ = new_deal(variant, players, 0, 11)
    moves = random_moves(opening, Random(11))
    found = entering(table_of(variant, players, 0))
    enter_by_touch(found, opening, moves)
    end = opening
    for move in moves:
        end = end.play(move)
    played = replay(read_deal(file_text(found.deal, found.seats)))
    assert played.complete and played.fault is None and played.positions[-1].won == end.won
    assert counting_scene(found)["total"][1:] == [str(side.total).replace("-", "−") for side in played.scores]
    again = entering(found.seats, value={**to_json(found.deal), "rev": found.rev})
    assert again.deal == found.deal


@each_lang
def test_a_hand_is_told_until_it_is_known_and_may_stay_unknown_in_part(lang):
    found = entering(Table.usual().seated(2), lang)
    for card in ("9d", "5c", "4h"):
        found.receive({"kind": "card", "card": card})
    found.receive({"kind": "tell", "seat": 1})
    assert pack_scene(found)["acts"][0]["id"] == "done" and found.table.frozen
    for card in ("2c", "3c"):
        found.receive({"kind": "card", "card": card})
    found.receive({"kind": "done"})
    assert found.deal.shown.hands[1][:2].count("?") + found.deal.shown.hands[1][2:].count("?") == 2
    assert not found.table.frozen and len(pack_scene(found)["hands"]["seats"]) == 2
    found.receive({"kind": "tell", "seat": 0})
    for card in ("9s", "9h", "8h", "7h"):
        found.receive({"kind": "card", "card": card})
    assert found.telling is None and found.table.position.hand == found.deal.here.hand


def test_a_refused_move_says_why_and_leaves_everything_as_it_was():
    found = entering(Table.usual().seated(2))
    for card in ("9d", "5c", "4h", "8s"):
        found.receive({"kind": "card", "card": card})
    before = found.deal
    for item in ("5c", "4h"):
        found.table.receive({"kind": "mark", "item": item})
    found.table.receive({"kind": "press", "id": "try"})
    assert found.deal is before and "8" in found.table.slip["say"] and found.picked == "8s"


@pytest.mark.parametrize("message", [{"kind": "undo"}, {"kind": "tell", "seat": 1}, {"kind": "card", "card": "9s"}])
def test_what_was_refused_is_forgotten_with_the_next_step(message):
    """A slip about a move nobody tries any more would stand beside another question."""
    found = entering(Table.usual().seated(2))
    for card in ("9d", "5c", "4h", "8s"):
        found.receive({"kind": "card", "card": card})
    for item in ("5c", "4h"):
        found.table.receive({"kind": "mark", "item": item})
    found.table.receive({"kind": "press", "id": "try"})
    assert found.table.slip
    found.receive(message)
    assert not found.table.slip


def test_only_builds_somebody_can_hold_are_offered():
    """Three cards of a hand are known, the fourth is played: a total that none of the three has is not on offer."""
    found = entering(Table.usual().seated(2))
    for card in ("9d", "2c", "Kh"):
        found.receive({"kind": "card", "card": card})
    found.receive({"kind": "tell", "seat": 0})
    for card in ("8s", "8c", "7c"):
        found.receive({"kind": "card", "card": card})
    found.receive({"kind": "done"})
    found.receive({"kind": "card", "card": "5s"})
    offered = [choice["id"] for group in found.table.uses["groups"] for choice in group["choices"]]
    assert "5s > 2c = 7" in offered and "5s > 9d = 14" not in offered


@given(st.recursive(st.none() | st.integers() | st.text(), lambda inner: st.lists(inner, max_size=3), max_leaves=5))
def test_rubbish_in_a_message_breaks_nothing(rubbish):
    found = entering(Table.usual().seated(2))
    for kind in ("card", "tell", "note", "undo", "stored"):
        found.receive(
            {"kind": kind, "card": rubbish, "seat": rubbish, "at": rubbish, "mark": rubbish, "value": rubbish}
        )
    found.receive(rubbish)
    json.dumps([pack_scene(found), moves_scene(found, 1), kept_scene(found, 1)])
