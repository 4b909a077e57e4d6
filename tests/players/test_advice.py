"""The adviser: every move judged, the same answer for the same question, and nothing known that cannot be seen."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from tests.players.deals import endgames
from zwicker_lab.cards import UNKNOWN
from zwicker_lab.errors import InputError
from zwicker_lab.kernel import COMPILED
from zwicker_lab.notation import read_position
from zwicker_lab.players.advice import VERDICTS, Advice, Judged, advise, look_over, verdict_of
from zwicker_lab.players.grounds import Grounds
from zwicker_lab.players.view import view_of
from zwicker_lab.variants import load_variant, variant_names
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import new_deal
from zwicker_lab.zwicker.position import Position

CROWD = "As Ah Ad Ac 2s 2h 2d 2c 3s 3h 3d 3c 4s 4h 4d 4c 5s 5h 5d 5c"


def plain(advice: Advice) -> list[list[object]]:
    """Everything an advice says but the time it took."""
    return [
        [str(one.move), one.value, one.low, one.high, one.lost, one.verdict, str(one.reply), one.reply_seat, *said(one)]
        for one in advice.moves
    ]


def said(one: Judged) -> list[str]:
    return [claim.text("en") for claim in one.reasons]


def check(advice: Advice) -> None:
    """What holds of every advice."""
    position = advice.position
    assert advice.best is advice.moves[0] and advice.best.lost == 0
    if not advice.bounded:
        assert {one.move for one in advice.moves} == set(position.moves())
    for one in advice.moves:
        assert position.refusal(one.move) is None and advice.of(one.move) is one
        assert all(item in position.table for item in one.move.items)
        assert one.low <= one.value + 1e-9 and one.value <= one.high + 1e-9 and one.lost >= 0
        assert one.verdict == verdict_of(one.lost) in VERDICTS
        assert 1 <= len(one.reasons) <= 2
        assert (one.reply is None) == (one.reply_seat is None) == (one.reply_chance is None)
        if one.reply is not None:
            check_reply(position.play(one.move), one)
        if advice.exact:
            assert one.low == one.value == one.high
    assert [one.lost for one in advice.moves] == sorted(one.lost for one in advice.moves)


def check_reply(after: Position, one: Judged) -> None:
    """The reply is legal for a hand that holds its card, and that hand is possible."""
    assert one.reply is not None and one.reply_chance is not None
    assert one.reply_seat == after.mover and 0 < one.reply_chance <= 1
    hands = tuple((one.reply.card,) if seat == after.turn else hand for seat, hand in enumerate(after.hands))
    assert one.reply in set(after.changed(hands=hands).moves(one.reply.card))


@pytest.mark.parametrize(("lost", "verdict"), [(0, 0), (1e-12, 0), (0.01, 1), (0.5, 1), (0.51, 2), (1.5, 2), (1.51, 3)])
def test_the_verdict_follows_from_the_points_lost(lost: float, verdict: int) -> None:
    assert verdict_of(lost) == VERDICTS[verdict]


@pytest.mark.parametrize("name", variant_names())
def test_every_variant_and_number_of_players_is_advised(name: str) -> None:
    variant = load_variant(name)
    for players in variant.players:
        opened, _ = new_deal(variant, players, 0, 7)
        check(advise(opened.seen_by(opened.turn), worlds=2))
    for position in endgames(variant, 2, most=90, count=2):
        check(advise(position, worlds=4))


@pytest.mark.parametrize(
    "line",
    [
        "zwicker3 sides=singles; table Td 6s; hand Ts 3d 9h; stock 36",
        "zwicker3 after_zwick=sweeper_lays; table Td; hand Ts 3d 9h; stock 36",
        "zwicker3 after_zwick=four_from_stock; table Td; hand Ts 3d 9h; stock 36",
        "zwicker3 capture=turn; table Td 6s; hand Ts 3d 9h; stock 36",
        "zwicker3 table_value=fixed; table Kd=4 6s; hand Ks 3d; stock 36",
        "zwicker3 majority_tie=shared; players 3; table Td 6s; hand Ts 3d; stock 0",
        "queen; table 7d (9c 3h =6 E); hand 6s Ah; stock 32",
    ],
)
def test_house_rules_are_advised_on(line: str) -> None:
    check(advise(read_position(line), worlds=3))


def test_the_same_seed_and_worlds_give_the_same_advice() -> None:
    position = read_position("zwicker3; table Td 6s; hand Ts 3d 9h 2c; stock 36")
    first, again, other = (plain(advise(position, worlds=6, seed=seed)) for seed in (5, 5, 6))
    assert first == again != other


@pytest.mark.skipif(not COMPILED, reason="times are those of compiled code")
def test_a_time_is_kept_and_more_time_sees_more_worlds() -> None:
    position = read_position("zwicker3; table 8d 6s; hand 2c 3d 5h 9s; stock 36")
    short, long = advise(position, ms=10), advise(position, ms=400)
    assert 1 <= short.worlds < long.worlds
    assert long.ms < 2000
    check(long)


def test_what_is_hidden_does_not_matter() -> None:
    """Two deals that look alike from the mover's seat are advised on alike."""
    opened, _ = new_deal(load_variant("zwicker3"), 4, 3, 11)
    rng, seen = Random(1), opened.seen_by(opened.turn)
    unseen = [card for seat in (1, 2, 3) for card in opened.hands[seat]] + list(opened.stock)
    told = plain(advise(seen, worlds=4))
    for _ in range(2):
        rng.shuffle(unseen)
        hands = tuple(opened.hands[0] if seat == 0 else tuple(unseen[4 * seat : 4 * seat + 4]) for seat in range(4))
        other = opened.changed(hands=hands, stock=tuple(unseen[: opened.stock_count]))
        assert plain(advise(other.seen_by(other.turn), worlds=4)) == told


def test_known_hands_are_used_and_solved() -> None:
    """The best value is the one of perfect play: the readable engine looks at every line."""
    position = read_position("zwicker3; table 9d 4c; hands 1: 9s 2c / 2: 4h Kd; stock 0; last 2")
    advice = advise(position)
    assert advice.exact and advice.worlds == 1
    expected = {move: lookahead(position.play(move)) - standing(position) for move in position.moves()}
    assert {one.move: one.value for one in advice.moves} == expected
    check(advice)


def standing(position: Position, final: bool = False) -> float:
    from zwicker_lab.zwicker.score import points

    own, other = points(position, final=final)
    return float(own - other)


def lookahead(position: Position) -> float:
    if position.is_over:
        return standing(position, final=True)
    best = max if position.side == 0 else min
    return best(lookahead(position.play(move)) for move in position.moves())


def test_hidden_hands_that_are_few_are_all_looked_at() -> None:
    for position in endgames(load_variant("zwicker3"), 4, most=30, count=2):
        advice = advise(position)
        assert advice.exact and advice.worlds >= 1
        check(advice)


def test_what_was_played_before_tells_about_the_hands() -> None:
    """East built 9 and so holds one: the chance that East takes it is certainty."""
    line = "zwicker3; table 7d; hands N: 2c Th / E: 2d 9h / S: ? ? / W: ? ?; turn E; dealer N; stock 36"
    before = read_position(line)
    move = Move.read("2d > 7d = 9")
    opened = before.play(move)
    hands = tuple(("5c", "6c") if at == 2 else (UNKNOWN,) * len(hand) for at, hand in enumerate(opened.hands))
    position = opened.changed(hands=tuple(tuple(map(type(UNKNOWN), hand)) for hand in hands))
    told = advise(position, worlds=6, history=[(before, move)])
    assert plain(told) != plain(advise(position, worlds=6))
    check(told)


def test_a_very_large_table_is_bounded() -> None:
    advice = advise(read_position(f"zwickern; players 2; table {CROWD}; hand Ks Kd; stock 0"), ms=50)
    assert advice.bounded and 1 <= len(advice.moves) <= 2000
    assert advice.ms < 5000 or not COMPILED
    check(advice)


def test_reasons_found_before_the_search_are_those_that_there_is_time_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a large table even listing the moves takes long."""
    looked_at: list[Move] = []
    monkeypatch.setattr(Grounds, "of", lambda grounds, move: looked_at.append(move))
    large = read_position(f"zwickern capture_all=yes; players 2; table {CROWD}; hand Ks Kd; stock 0")
    small = read_position("zwicker3; table 9d 4c; hand 9s 2c; stock 36")
    look_over(Grounds(view_of(large)), until=0.0)
    look_over(Grounds(view_of(small)), until=0.0)
    assert looked_at == []
    look_over(Grounds(view_of(small)), until=inf)
    assert looked_at == list(small.moves())


def test_a_table_that_the_kernel_cannot_hold_is_advised_on_by_the_move_alone() -> None:
    pack = load_variant("zwickern").pack(8)
    hands = f"1: {' '.join(pack[70:73])} / 2: ? / 3: ? / 4: ? / 5: ? / 6: ? / 7: ? / 8: ?"
    advice = advise(read_position(f"zwickern; players 8; table {' '.join(pack[:70])}; hands {hands}; stock 0"))
    assert advice.bounded and advice.worlds == 0 and not advice.exact
    assert all(one.reasons[-1].code == "too_large" for one in advice.moves)
    check(advice)


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("zwicker3; table 5d; hand ? 9s", "hand-unknown"),
        ("zwicker3; table ; hands 1: / 2: ", "advice-over"),
        ("zwicker3; table 5d; hands 1: / 2: ; stock 8", "advice-no-hand"),
    ],
)
def test_positions_that_nobody_can_advise_on_are_refused(line: str, error: str) -> None:
    with pytest.raises(InputError) as refused:
        advise(read_position(line))
    assert refused.value.message == error
    assert all("\n" not in refused.value.text(lang) for lang in ("de", "en"))


def test_too_few_unseen_cards_are_refused() -> None:
    position = read_position("zwicker3; table 5d; hand 9s; stock 36").changed(stock=60)
    with pytest.raises(InputError) as refused:
        advise(position)
    assert refused.value.message == "advice-too-few"
