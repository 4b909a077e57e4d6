"""A match of Swiss Zwick without a browser: a Passe, casual play, refusals, taking back, what is kept and hidden."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.ui.swiss import begun, decide, has_choice, play_deal, see, until
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.zwick.play.bots import STRENGTHS, warm_turn
from zwicker_lab.ui.zwick.play.scenes import bar_scene, hands_scene, keep_scene, log_scene, strip_scene
from zwicker_lab.ui.zwick.play.setup import Setup, read_setup
from zwicker_lab.ui.zwick.play.sheet import sheet_scene
from zwicker_lab.zwick import Move, suit_name
from zwicker_lab.zwick.legal import CHOICES
from zwicker_lab.zwick.players import PLAYERS


@pytest.mark.parametrize(("lang", "own"), [("de", "Strich für dich"), ("en", "stroke for you")])
def test_ones_own_stroke_is_told_to_oneself(lang: str, own: str) -> None:
    assert say(lang, "zwick-log-stroke", seat=say(lang, "play-you")) == own


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", sorted({kind for kinds in CHOICES.values() for kind in kinds} - {"card"}))
def test_ones_own_decisions_are_told_to_oneself(kind: str, lang: str) -> None:
    you, seat = (say(lang, f"zwick-log-{kind}", who=who, card="{Ar}") for who in ("you", "seat"))
    assert you != seat


@pytest.mark.parametrize(("lang", "wanted"), [("de", "Ass von dir"), ("en", "ace by you")])
@pytest.mark.parametrize("name", ["zwick-item", "zwick-item-ahead"])
def test_ones_own_card_in_a_trick_is_told_to_oneself(name: str, lang: str, wanted: str) -> None:
    assert wanted in say(lang, name, card=wanted.split()[0], seat=say(lang, "play-you"))


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_passe(players: int, lang: str) -> None:
    """Three deals each, five strokes in every counted one; the sheet tells them, and then it is over."""
    playing, chance = begun(Setup(players=players), lang=lang), Random(3)
    while True:
        play_deal(playing, chance)
        assert playing.phase == "count"
        hands, trump = hands_scene(playing), playing.game.position.trump
        assert hands["title"] and (suit_name(trump, lang) in hands["trump"] if trump else not hands["trump"])
        if playing.game.match.is_over:
            break
        assert sheet_scene(playing)["next"]
        playing.receive({"kind": "next"})
    sheet, match = sheet_scene(playing), playing.game.match
    assert match.counted == 3 * players
    assert sum(match.strokes) == 5 * match.counted
    assert [row["title"] for row in sheet["rows"] if row["title"] != "–"] == [
        f"{n}." for n in range(1, match.counted + 1)
    ]
    assert len(sheet["links"]) == 2
    assert not sheet["next"]


def test_casual_play_ends_at_the_target() -> None:
    """Somebody has sixteen after birds, and alone has most."""
    playing, chance = begun(Setup("casual")), Random(4)
    for _ in range(79):
        play_deal(playing, chance)
        if playing.game.match.is_over:
            break
        playing.receive({"kind": "next"})
    assert max(playing.game.match.totals) >= 16 or len(playing.game.deals) == 79


def test_what_is_kept_is_read_back_the_same() -> None:
    """A reload in the middle leads to the same cards, moves and sheet."""
    playing, chance = begun(), Random(1)
    play_deal(playing, chance)
    playing.receive({"kind": "next"})
    see(playing)
    decide(playing, chance)
    see(playing)
    kept = json.loads(json.dumps(keep_scene(playing)["value"]))
    again = begun(value=kept)
    assert again.game == playing.game
    assert sheet_scene(again)["rows"] == sheet_scene(playing)["rows"]


@pytest.mark.parametrize(
    "rubbish", [None, 7, "x", {"deals": 3}, {"deals": [["cut 99"], []]}, {"deals": [["<5", "<", 3]]}]
)
def test_rubbish_that_was_kept_begins_anew(rubbish: object) -> None:
    """What cannot be read, or is not legal, is passed over."""
    playing = begun(value=rubbish)
    assert playing.phase == "table"
    assert playing.game.position.phase in ("cut", "lick", "turn")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refused_card_is_answered_with_the_engines_reason(lang: str) -> None:
    """The card stays in the hand, the turn is not lost, and the rule has its link."""
    playing = until(begun(lang=lang), has_choice("play"))
    position = playing.game.position
    wrong = next(card for card in position.hand if position.refusal(Move.play(card)) is not None)
    reason = position.refusal(Move.play(wrong))
    assert reason is not None
    before = playing.game
    playing.table.receive({"kind": "pick", "card": str(wrong)})
    playing.table.receive({"kind": "pick", "card": str(wrong)})
    assert playing.game == before
    assert playing.is_own_turn
    assert "".join(map(str, playing.slip["text"][0])).startswith(reason.text(lang)[:20])
    assert playing.slip["link"].endswith(f"#{reason.rule}")


@pytest.mark.parametrize("phase", ["cut", "lick", "turn", "keep", "join"])
def test_what_may_be_decided_is_offered(phase: str) -> None:
    """Every legal decision is a button, and a line says what it means."""
    playing = until(begun(), has_choice(phase))
    offered = [offer["id"] for offer in playing.table.offers]
    legal = [str(move) for move in playing.game.position.moves()]
    assert set(offered) <= set(legal)
    assert phase == "cut" or offered == legal
    assert playing.table.note


def test_taking_back_leads_to_ones_own_last_choice_and_is_marked() -> None:
    """The move is gone, the sheet says so after the deal."""
    playing = until(begun(), has_choice("play"))
    own = playing.game.own_last
    at = len(playing.game.here.moves)
    assert own is not None
    playing.receive({"kind": "back"})
    see(playing)
    assert own < at
    assert playing.game.here.backs == 1
    play_deal(playing, Random(5))
    assert sheet_scene(playing)["rows"][-1]["backs"] or not playing.game.scores[-1].counted


def test_nobody_sees_more_than_a_person_in_the_seat() -> None:
    """What the players are shown, and what the browser is sent, holds no covered card of others and no stock."""
    playing, chance = begun(), Random(6)
    see(playing)
    while playing.phase == "table":
        position = playing.game.position
        known = {*position.hands[0], *position.turned, *position.licked, *position.trick, position.shown}
        known |= {card for trick in position.tricks for card in trick.cards}
        hidden = [str(card) for hand in position.hands[1:] for card in hand if card not in known]
        for scene in (playing.table.scene, strip_scene(playing), bar_scene(playing)):
            sent = json.dumps(scene)
            assert not [card for card in hidden if f'"{card}"' in sent]
        decide(playing, chance)
        see(playing)
    bots: Any = playing._bots
    for view in bots.views:
        assert all(
            card == "?" or card in view.licked for at, hand in enumerate(view.hands) for card in hand if at != view.turn
        )


def test_open_cards_show_all_hands_and_cover_them_again() -> None:
    """The option of beginners; the others still play with what they see."""
    playing = until(begun(), has_choice("play"))
    assert "?" in playing.table.scene["seats"][0]["cards"] or not playing.table.scene["seats"][0]["cards"]
    playing.receive({"kind": "open", "on": True})
    assert all("?" not in seat["cards"] for seat in playing.table.scene["seats"])
    playing.receive({"kind": "open", "on": False})
    assert log_scene(playing)["options"]["open"]["on"] is False


def test_links_are_read_back_and_bad_ones_told() -> None:
    """Every setup travels in its link; what does not fit is left at its usual."""
    setup = Setup("casual", 5, open_cards=True)
    assert read_setup(Query({name: str(value) for name, value in setup.values.items()})) == setup
    query = Query({"players": "9", "form": "x", "bots": "y"})
    assert read_setup(query) == Setup()
    assert len(query.problems) == 3


def test_the_players_offered_are_those_there_are_and_choose_what_is_allowed() -> None:
    """Names and moves of the compiled players fit what the page asks for."""
    assert tuple(PLAYERS)[: len(STRENGTHS)] == STRENGTHS
    for strength in STRENGTHS:
        turn = replace(warm_turn(), strength=strength)
        assert turn.allows(turn.thought(50.0))


@pytest.mark.parametrize(("lang", "why"), [("de", "Alle anderen haben abgesagt"), ("en", "All others stayed out")])
def test_five_strokes_without_play_are_explained(lang: str, why: str) -> None:
    """Where all others decline, the sheet says why somebody has five strokes; where it is played it does not."""
    told = set()
    for seed in range(1, 40):
        playing = begun(seed=seed, lang=lang)
        chance = Random(seed)
        while playing.phase != "count":
            see(playing)
            if playing.phase == "table" and playing.is_own_turn:
                decide(playing, chance)
        phase = playing.game.position.phase
        told.add(phase)
        assert (why in sheet_scene(playing)["text"]) == (phase == "unopposed")
    assert {"unopposed", "played"} <= told


def test_the_end_of_a_passe_tells_strokes_and_birds_of_everybody() -> None:
    """What the desk of a championship asks for: both numbers, not what the last deal brought."""
    playing, chance = begun(), Random(3)
    while not playing.game.match.is_over:
        see(playing)
        if playing.phase == "count":
            playing.receive({"kind": "next"})
        elif playing.is_own_turn:
            decide(playing, chance)
    see(playing)
    match = playing.game.match
    told = [say("en", "zwick-side-now", strokes=s, birds=b) for s, b in zip(match.strokes, match.birds, strict=True)]
    text = sheet_scene(playing)["text"]
    assert sum(match.strokes) == 60
    assert text.startswith(f"You {told[0]}; ") and text.count(";") == 3 and all(one in text for one in told)
