"""The adviser judges every legal move once, the same again with the same seed, and claims only what is so."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.zwick import deals
from zwicker_lab.errors import InputError
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.zwick import Move, Position, read_position
from zwicker_lab.zwick.players import advise, why
from zwicker_lab.zwick.players.claims import Claim
from zwicker_lab.zwick.players.reasons import strong_cards, threats

JOIN = "zwick; phase join; trump r; in C; hand Ar 7b Kr 9a 9s"
WEAK = "zwick; phase join; trump r; turner C; in C D A; hand 9a Ta 9s Tb Ob"


@settings(max_examples=60)
@given(deals.positions(), st.integers(0, 99))
def test_every_legal_move_is_judged_with_reasons(position: Position, seed: int) -> None:
    if position.is_over:
        return
    view = position.seen_by(position.turn)
    advice = advise(view, worlds=3, seed=seed)
    assert sorted(str(judged.move) for judged in advice.moves) == sorted(map(str, position.moves()))
    assert advice.best.verdict == "best" and advice.best.lost == 0
    for judged in advice.moves:
        assert judged.low <= judged.value <= judged.high and 0 <= judged.bird <= 1
        assert judged.strokes - position.rules.bird * judged.bird == pytest.approx(judged.value)
        assert judged.lost == pytest.approx(advice.best.value - judged.value, abs=1e-9)
        assert all(claim.text(lang) for claim in judged.reasons for lang in ("de", "en"))
        if judged.move.kind == "out":
            assert (judged.value, judged.bird) == (0, 0)
    assert advice.moves == advise(view, worlds=3, seed=seed).moves


@settings(max_examples=60)
@given(deals.positions(), st.data())
def test_what_is_said_of_a_trick_is_so(position: Position, data: st.DataObject) -> None:
    """However the others play: a card said to take the trick takes it, one said not to does not."""
    if position.phase != "play":
        return
    seat, done = position.turn, len(position.tricks)
    for judged in advise(position.seen_by(seat), worlds=1).moves:
        after = position.play(judged.move)
        while len(after.tricks) == done:
            after = after.play(data.draw(st.sampled_from(list(after.moves()))))
        won = after.winner(after.tricks[done]) == seat
        codes = {claim.code for claim in judged.reasons}
        assert not (codes & {"takes", "sure"}) or won
        assert "gives" not in codes or not won
        if "open" in codes and judged.move.card and not won:
            (told,) = (claim for claim in judged.reasons if claim.code == "open")
            assert told.numbers["count"] == len(threats(position, judged.move.card)) > 0
            assert set(after.tricks[done].cards) & set(threats(position, judged.move.card))


def test_joining_is_judged_by_expected_strokes() -> None:
    strong = advise(read_position(JOIN), worlds=200, seed=1)
    assert str(strong.best.move) == "join" and strong.moves[1].verdict == "mistake"
    said = strong.best.reasons[0].text("en")
    assert said.startswith("With the ace of roses, Belli of bells and king of roses you make 2.")
    assert said.endswith("staying out is 0.")
    assert strong.best.reasons[0].text("de").startswith("Mit Rosen-Ass, Schellen-Belli und Rosen-König machst du")
    weak = advise(read_position(WEAK), worlds=200, seed=1)
    assert str(weak.best.move) == "out" and weak.best.value == 0 and weak.moves[1].bird > 0.5


def test_who_has_licked_hears_that_handing_the_stock_on_frees_of_nothing() -> None:
    line = "zwick; phase turn; licked D: 7b; turn D; hand 7b 7s Aa Ab Ks"
    view = read_position(line)
    claims = {str(one.move): one.reasons[0].code for one in advise(view, worlds=5).moves}
    assert view.bond(view.turn) == "licked"
    assert claims == {"turn": "turn", "pass": "pass-bound"}


def test_strong_cards_are_the_highest_trumps_then_aces() -> None:
    assert strong_cards(read_position("zwick; phase join; trump r; hand 9a 7b Ab 9r Ar")) == ("Ar", "7b", "9r")
    assert strong_cards(read_position("zwick; phase join; trump r; hand 9a Ab Kb 9s Tb")) == ("Ab",)


def test_known_cards_are_solved_once_and_have_no_interval() -> None:
    line = "zwick; trump r; in A B; turn A; trick ; hands A: 9b Ar / B: Ab Kr / C: / D: ; stock 0"
    advice = advise(read_position(line))
    assert advice.known and advice.worlds == 1
    assert all(judged.low == judged.value == judged.high for judged in advice.moves)


def test_what_chance_may_do_is_no_mistake() -> None:
    found = [
        advise(read_position(JOIN.replace("Ar 7b Kr 9a 9s", "7r Tr 9a 9s Ob")), worlds=4, seed=at) for at in range(9)
    ]
    for advice in found:
        other = advice.moves[1]
        assert other.verdict != "mistake" or not other.low <= advice.best.value <= other.high


def test_why_hides_what_the_seat_does_not_see() -> None:
    line = "zwick; trump r; in A B; turn A; trick ; hands A: 9b Ar / B: Ab Kr / C: / D: ; stock 0"
    judged = why(read_position(line), Move.read("9b"), ms=5)
    assert judged is not None and judged.low < judged.high
    assert why(read_position(line), Move.read("Ab"), ms=5) is None


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("zwick; phase unopposed; trump r; turner C; out A B D", "advice-over"),
        ("zwick; trump r; trick ; hand ? Ar", "zwick-hand-unknown"),
        ("zwick; phase turn; turn C; hand ? ? ? ? ?", "zwick-hand-unknown"),
    ],
)
def test_where_nobody_can_advise_it_says_why(line: str, code: str) -> None:
    with pytest.raises(InputError) as refused:
        advise(read_position(line))
    assert refused.value.message == code


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", ["join", "keep", "turn", "second", "brings"])
def test_a_bird_that_never_or_always_comes_is_told_without_a_share(code: str, lang: str) -> None:
    numbers = {"cards": (), "count": 0, "suit": "r", "strokes": 1.0, "points": 1.0}
    told = {bird: Claim(code, numbers | {"bird": bird}).text(lang) for bird in (0.0, 0.004, 0.3, 1.0)}
    assert ["%" in told[bird] for bird in told] == [False, True, True, False]
    assert len(set(told.values())) == 4
