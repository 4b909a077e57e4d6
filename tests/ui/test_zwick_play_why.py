"""Reasons on request in a match of Swiss Zwick, without a browser: what they tell, and what they keep to themselves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.ui.swiss import Now, begun, play_deal, until
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.coach.answer import Reason
from zwicker_lab.ui.zwick.play.asking import Inquiry, Opinion
from zwicker_lab.ui.zwick.play.bots import Turn, choose
from zwicker_lab.ui.zwick.play.game import Game
from zwicker_lab.ui.zwick.play.scenes import log_scene
from zwicker_lab.ui.zwick.play.setup import Setup
from zwicker_lab.ui.zwick.play.state import SwissPlaying
from zwicker_lab.ui.zwick.play.why import can_ask, judged
from zwicker_lab.zwick import Move

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
    return until(playing, lambda one: one.phase == "play" and len(one.hand) in (2, 3) and len(one.active) > 2)


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
