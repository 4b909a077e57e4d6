"""A match of Swiss Zwick without a browser: a Passe, casual play, refusals, taking back, what is kept and hidden."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.coach.answer import Reason
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.zwick.play.asking import Inquiry, Opinion
from zwicker_lab.ui.zwick.play.bots import STRENGTHS, Turn, choose, warm_turn
from zwicker_lab.ui.zwick.play.game import Game
from zwicker_lab.ui.zwick.play.scenes import bar_scene, hands_scene, keep_scene, log_scene, strip_scene
from zwicker_lab.ui.zwick.play.setup import Setup, read_setup
from zwicker_lab.ui.zwick.play.sheet import sheet_scene
from zwicker_lab.ui.zwick.play.state import SwissPlaying
from zwicker_lab.ui.zwick.play.why import can_ask, judged
from zwicker_lab.zwick import Move, Position, suit_name
from zwicker_lab.zwick.legal import CHOICES
from zwicker_lab.zwick.players import PLAYERS


class Now:
    """Program players that answer at once, and remember what they saw."""

    def __init__(self) -> None:
        self.views: list[Position] = []

    def ask(self, table: object, turn: Turn, heard: Callable[[Move], None]) -> None:
        self.views.append(turn.view)
        heard(turn.simple())

    def forget(self, table: object) -> None:
        """Nobody waits here."""


def begun(setup: Setup | None = None, seed: int = 5, lang: str = "en", value: object = None) -> SwissPlaying:
    """A match at whose table one has sat down."""
    playing = SwissPlaying(Game.begin(setup or Setup(), seed), lang, bots=Now())  # type: ignore[arg-type]
    playing.meet(value)
    return playing


def see(playing: SwissPlaying) -> None:
    """Watch every film to its end, until oneself is to decide or the deal is over."""
    while not playing.seen:
        playing.receive({"kind": "seen", "n": playing.film})


def decide(playing: SwissPlaying, chance: Random) -> None:
    """Make one's own choice as the table offers it."""
    position = playing.game.position
    if position.phase == "play":
        card = chance.choice(list(position.moves())).card
        playing.table.receive({"kind": "drop", "card": str(card)})
    else:
        playing.table.receive({"kind": "press", "id": chance.choice(playing.table.offers)["id"]})


def play_deal(playing: SwissPlaying, chance: Random) -> None:
    """Play the deal on the table to its end."""
    see(playing)
    while playing.phase == "table":
        assert playing.is_own_turn
        decide(playing, chance)
        see(playing)


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


def until(playing: SwissPlaying, phase: str) -> SwissPlaying:
    """Play on until oneself is to decide in a phase, with something to choose from."""
    chance = Random(2)
    for _ in range(400):
        see(playing)
        if playing.phase == "count":
            playing.receive({"kind": "next"})
            continue
        position = playing.game.position
        if position.phase == phase and (phase != "play" or len(list(position.moves())) < len(position.hand)):
            return playing
        decide(playing, chance)
    raise AssertionError(f"never came to {phase}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refused_card_is_answered_with_the_engines_reason(lang: str) -> None:
    """The card stays in the hand, the turn is not lost, and the rule has its link."""
    playing = until(begun(lang=lang), "play")
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
    playing = until(begun(), phase)
    offered = [offer["id"] for offer in playing.table.offers]
    legal = [str(move) for move in playing.game.position.moves()]
    assert set(offered) <= set(legal)
    assert phase == "cut" or offered == legal
    assert playing.table.note


def test_taking_back_leads_to_ones_own_last_choice_and_is_marked() -> None:
    """The move is gone, the sheet says so after the deal."""
    playing = until(begun(), "play")
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
    playing = until(begun(), "play")
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


# ---- reasons on request ----------------------------------------------------------------------------------------

REASONS = (
    Reason("gives", {"en": "Does not take the trick.", "de": "Macht den Stich nicht."}),
    Reason("less", {"en": "The king of roses brings more.", "de": "Rosen-König bringt mehr."}),
)


class Telling(Now):
    """Players whose adviser always says the same, later where it is ``held``."""

    def __init__(self, *, held: bool = False) -> None:
        super().__init__()
        self.held, self.waiting, self.inquiries = held, [], []  # type: ignore[var-annotated]

    def ask(self, table: object, turn: Any, heard: Callable[[Any], None]) -> None:
        if isinstance(turn, Turn):
            super().ask(table, turn, heard)
            return
        self.inquiries.append(turn)
        told = Opinion("playable", 0.4, 0.1, 0.7, 0.3, Move.read("out"), REASONS, 80, "played")
        self.waiting.append(lambda: heard(told))
        if not self.held:
            self.waiting.pop()()


def told(playing: SwissPlaying, at: int) -> str:
    """What is shown below a move."""
    why = next(row["why"] for row in log_scene(playing)["rows"] if row["at"] == at)
    return " ".join(why["texts"]) if why else ""


def asked(playing: SwissPlaying, *, own: bool) -> int:
    """The last card that oneself, or another, played."""
    deal, seat = playing.game.here, playing.game.setup.seat
    found = [
        at for at, move in enumerate(deal.moves) if move.kind == "card" and (deal.positions[at].turn == seat) is own
    ]
    return found[-1]


def at_a_trick(bots: Now, lang: str = "en") -> SwissPlaying:
    """A match in which oneself and others have played a card, and the deal goes on."""
    playing = SwissPlaying(Game.begin(Setup(), 5), lang, bots=bots, adviser=bots)  # type: ignore[arg-type]
    playing.meet(None)
    chance = Random(2)
    for _ in range(400):
        see(playing)
        if playing.phase == "count":
            playing.receive({"kind": "next"})
            continue
        position = playing.game.position
        if position.phase == "play" and len(position.hand) in (2, 3) and len(position.active) > 2:
            return playing
        decide(playing, chance)
    raise AssertionError("never came to a trick")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_programs_reasons_tell_nothing_of_its_hand_before_the_deal_is_over(lang: str) -> None:
    """While cards are covered only what lies open is told; after the deal, all of it."""
    playing = at_a_trick(Telling(), lang)
    at = asked(playing, own=False)
    playing.receive({"kind": "why", "at": at})
    assert REASONS[0].texts[lang] in told(playing, at)
    assert REASONS[1].texts[lang] not in told(playing, at)
    assert "80" not in told(playing, at)
    playing.receive({"kind": "open", "on": True})
    assert REASONS[1].texts[lang] in told(playing, at)
    playing.receive({"kind": "open", "on": False})
    play_deal(playing, Random(1))
    assert REASONS[1].texts[lang] in told(playing, at)
    playing.receive({"kind": "why", "at": at})
    assert not told(playing, at)


def test_ones_own_move_is_judged_with_its_figures_and_how_they_were_found() -> None:
    """The verdict, the points with their interval, the reasons, how many deals, and that programs played them."""
    playing = at_a_trick(Telling())
    at = asked(playing, own=True)
    playing.receive({"kind": "why", "at": at})
    text = told(playing, at)
    assert text.startswith("Playable. Expected: 0.4 points, most likely between 0.1 and 0.7.")
    assert all(reason.texts["en"] in text for reason in REASONS)
    assert "80 sampled deals" in text
    assert "bot play" in text


def test_the_adviser_is_asked_with_what_the_seat_saw_and_once() -> None:
    """No card of another hand travels; a second look asks nothing anew; one who has left hears nothing."""
    bots = Telling(held=True)
    playing = at_a_trick(bots)
    at = asked(playing, own=False)
    for _ in range(3):
        playing.receive({"kind": "why", "at": at})
    (inquiry,) = bots.inquiries
    before = playing.game.here.positions[at]
    assert inquiry == Inquiry(before.seen_by(before.turn), playing.game.here.moves[at])
    assert told(playing, at).endswith("Working it out …")
    drawn = playing.drawn
    playing.leave()
    bots.waiting.pop()()
    assert playing.drawn == drawn


@pytest.mark.parametrize("at", [-1, 99, "x", None, 2.5])
def test_a_move_there_is_not_is_not_asked_about(at: object) -> None:
    """Anything else from a browser is passed over."""
    bots = Telling()
    playing = at_a_trick(bots)
    playing.receive({"kind": "why", "at": at})
    assert not bots.inquiries


def test_a_failed_adviser_is_told_and_chance_needs_none() -> None:
    """The page says that nothing could be worked out; what was drawn by lot has no reasons."""
    playing = at_a_trick(Now())
    at = asked(playing, own=False)
    playing.receive({"kind": "why", "at": at})
    assert say("en", "play-why-failed") in told(playing, at)
    playing.game = replace(playing.game, setup=replace(playing.game.setup, strength="random"))
    assert told(playing, at) == say("en", "play-goes-by-random", seat=told(playing, at).split()[0])


def test_every_kind_of_move_of_a_whole_deal_has_its_opinion() -> None:
    """The compiled adviser answers about cut, licking, turning, joining and cards, from each seat's view."""
    playing = begun()
    play_deal(playing, Random(3))
    deal = playing.game.here
    kinds = set()
    for at, move in enumerate(deal.moves):
        if not can_ask(playing.game, at) or move.kind in kinds:
            continue
        kinds.add(move.kind)
        opinion = choose(Inquiry.of(deal, at), 20.0)
        assert isinstance(opinion, Opinion)
        for lang in LANGUAGES:
            assert all(judged(opinion, deal.positions[at].phase, lang))
    assert "cut" in kinds
    assert kinds & {"stop", "lick"}


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
