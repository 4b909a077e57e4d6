"""What is counted is what the readable engine counts on the same deals, replayed."""

from __future__ import annotations

from string import ascii_lowercase

import numpy as np
import pytest
from hypothesis import given, settings

from tests.study.plans import studies
from zwicker_lab.kernel import UNIT, below, deal, new_state, play, position_of, seed_of, shuffle
from zwicker_lab.kernel.rules import CARDS
from zwicker_lab.notation import read_deal, replay, write_deal
from zwicker_lab.players.duel import GREEDY, policy_move
from zwicker_lab.players.kinds import player_rules
from zwicker_lab.players.traditional import WEIGHTS
from zwicker_lab.study import Study, run_all
from zwicker_lab.study import fold as f
from zwicker_lab.study.figures import figures, is_share
from zwicker_lab.study.rows import deal_file, deal_rows, match_rows, twin_rows
from zwicker_lab.study.words import figure_text
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.variants import variant_names
from zwicker_lab.zwicker.match import Match, leader
from zwicker_lab.zwicker.score import points


def check_deal(study: Study, arm: int, number: int) -> None:
    """Every figure of one deal against a replay of its deal file."""
    variant, players = study.variants[arm], study.players
    found = {
        name: int(values[0]) / scale
        for name, scale, values in figures(variant, players, deal_rows(study, arm, number, 1))
    }
    played = replay(deal_file(study, arm, number))
    assert played.fault is None and played.complete
    totals = [float(side.total) for side in played.scores]
    for side in played.scores:
        assert found[f"points.{side.side}"] == pytest.approx(float(side.total))
        assert found[f"cards.{side.side}"] == side.cards and found[f"zwicks.{side.side}"] == side.zwicks
        for row in side.rows:
            assert found[f"row.{row.code}.{side.side}"] == pytest.approx(float(row.points)), row.code
        own = totals[[one.side for one in played.scores].index(side.side)]
        others = (sum(totals) - own) / (len(totals) - 1)
        assert found[f"lead.{side.side}"] == pytest.approx(own - others)
    check_decided(found, played.scores)
    check_moves(study, arm, played, found)


def check_decided(found: dict[str, float], scores) -> None:
    """A row decides where the leader without it is another."""
    totals = [side.total for side in scores]
    without = {
        row.code: [side.total - side.rows[at].points for side in scores] for at, row in enumerate(scores[0].rows)
    }
    jokers = [sum(row.points for row in side.rows if row.code.startswith("*")) for side in scores]
    without["jokers"] = [side.total - part for side, part in zip(scores, jokers, strict=True)]
    for code, rest in without.items():
        if f"decided.{code}" in found:
            assert found[f"decided.{code}"] == (leader(rest) != leader(totals)), code


def check_moves(study: Study, arm: int, played, found: dict[str, float]) -> None:
    """What the moves bring each seat and place, and who captured last."""
    seats = study.variants[arm].seats(study.players)
    won, zwicks, last = dict.fromkeys(seats, 0), dict.fromkeys(seats, 0), None
    for before, ply in zip(played.positions, played.deal.plies, strict=False):
        won[ply.seat] += before.points_of(ply.move)
        zwicks[ply.seat] += before.is_zwick(ply.move)
        last = ply.seat if ply.move.kind == "capture" else last
    opening = played.positions[0]
    assert found["leader.zwick"] == any(map(opening.is_zwick, opening.moves()))
    assert found["leader.joker"] == any(card.is_joker for card in opening.hands[opening.turn])
    assert found["no_capture"] == (last is None) and found["all.moves"] == len(played.deal.plies)
    for index, seat in enumerate(seats):
        assert found[f"seat.points.{seat}"] == won[seat] and found[f"seat.zwicks.{seat}"] == zwicks[seat]
        assert found[f"rest.seat.{seat}"] in (0, seat == last)
        place = (index - opening.dealer - 1) % study.players + 1
        assert found[f"place.points.{place}"] == won[seat]


@settings(max_examples=25)
@given(studies(most=5))
def test_rows_are_what_the_readable_engine_counts(study: Study) -> None:
    for arm in range(len(study.variants)):
        check_deal(study, arm, study.deals - 1)


@pytest.mark.parametrize("name", variant_names())
def test_every_variant_is_counted_alike(name: str) -> None:
    study = Study.of(name, seats=["traditional"], deals=20, seed=5)
    for number in range(8):
        check_deal(study, 0, number)


def test_a_searching_seat_is_noted_move_by_move() -> None:
    study = Study.of("zwicker3", seats=["search", "random"], deals=2, seed=4, worlds=2)
    check_deal(study, 0, 1)
    assert study.twins == study.matches == 0


def test_a_deal_can_be_written_and_read() -> None:
    deal = deal_file(Study.of("zwicker3", deals=10, seed=2), 0, 7)
    assert read_deal(write_deal(deal)) == deal


def test_two_identical_rule_sets_differ_by_exactly_nothing() -> None:
    found = run_all(Study.of("zwicker3", "zwicker3 zwick=1 table=3", deals=200, seed=9, twins=0, matches=0))
    for name in found.names():
        assert found.compare(name, 1).mean == 0 == found.compare(name, 1).high and found.compare(name, 1).paired


def test_switches_are_compared_on_the_same_cards_others_by_their_means() -> None:
    found = run_all(Study.of("zwicker3", "zwicker3 zwick=3", "zwicker6", deals=200, seed=9, twins=0, matches=0))
    assert found.compare("leader.zwick", 1).mean == 0 and found.compare("leader.zwick", 1).paired
    more, zwicks = found.compare("all.points", 1), found.estimate("all.zwicks", 1)
    assert more.paired and more.mean > 1.5 * zwicks.mean
    unpaired = found.compare("all.points", 2)
    assert unpaired.paired is False and unpaired.n == 200
    assert found.compare("points.14", 1) is None


def test_below_150_deals_no_interval_is_told() -> None:
    for deals, few in ((149, True), (150, False)):
        found = run_all(Study.of("zwicker3", "zwicker3 capture=card", seats=["random"], deals=deals, twins=0))
        for one in (found.estimate("points.NS"), found.compare("points.NS", 1)):
            assert one.too_few is few and (one.low is None) is few and one.n == deals


def test_a_plain_card_in_a_jokers_place_scores_nothing_and_changes_no_other_card() -> None:
    """The points of all fall by the joker's five and change by Zwicks; ranks go round with the deal's number."""
    study = Study.of("zwicker3", deals=60, seed=3)
    sides = slice(f.POINTS, f.POINTS + 2)
    with_it, without = deal_rows(study, 0, 0, 60), twin_rows(study, 0, "*15", 0, 60)
    zwicks = [rows[:, f.ZWICKS : f.ZWICKS + 2].sum(axis=1) for rows in (with_it, without)]
    every = [rows[:, sides].sum(axis=1) // UNIT for rows in (with_it, without)]
    assert set(every[0] - zwicks[0]) == {30}
    line = f.ROWS + 8 * list(study.variants[0].scoring.points).index("*15")
    lies = without[:, line : line + 2].sum(axis=1)
    assert set(lies) == {1} and set(every[1] - zwicks[1]) == {25}
    assert np.array_equal(twin_rows(study, 0, "*15", 7, 20), without[7:27])


def test_jokers_are_worth_something_to_the_side_that_gets_one() -> None:
    found = run_all(Study.of("zwicker3", deals=600, seed=1, twins=600, matches=0))
    for joker in ("*15", "*20", "*25"):
        one = found.estimate(f"joker.{joker}")
        assert 500 < one.n <= 600 and one.low > -1 and one.mean > 0


ENDINGS = ("target=51", "target=none", "target=30 match_end=at_once", "target=51 majority_tie=shared match_end=at_once")


@pytest.mark.parametrize(
    "line", [*(f"zwicker6 {ending}" for ending in ENDINGS), "queen", "zwickern-wild3 sides=singles"]
)
def test_matches_end_as_the_rules_say(line: str) -> None:
    """Played once more beside the readable engine's match: as long, the same winner, the same first dealer."""
    study = Study.of(line, seats=["greedy"], deals=1, seed=6, matches=12)
    assert match_rows(study, 0, 0, 12).tolist() == [list(played_match(study, number)) for number in range(12)]


def played_match(study: Study, number: int) -> tuple[int, int, int]:
    """A match move by move; its length, its winner counted from 1, its first dealer."""
    variant, players = study.variants[0], study.players
    rules, rng, move = player_rules(variant, players), seed_of(study.seed, (1 << 60) + number), np.zeros(4, np.int64)
    match = Match.start(variant, players, below(rng, players))
    while not match.is_over:
        order, state = np.arange(rules[CARDS]), new_state(rules)
        shuffle(rng, order, len(order))
        deal(rules, order, match.dealer, state)
        position = position_of(state, variant, players)
        while not position.is_over and match.decided_by(position) is None:
            policy_move(GREEDY, WEIGHTS, rules, state, rng, move)
            play(rules, state, move)
            position = position_of(state, variant, players)
        if not position.is_over:
            return len(match.deals) + 1, match.decided_by(position) + 1, match.first_dealer
        match = match.add(points(position, final=True))
    return len(match.deals), 0 if match.winner is None else match.winner + 1, match.first_dealer


def test_a_match_that_never_ends_is_ended() -> None:
    nothing = " ".join(f"points.{code}=0" for code in ("*15", "*20", "*25", "Td", "Ts", "2s", "A"))
    study = Study.of(f"zwicker3 zwick=0 most_cards=0 {nothing}", seats=["random"], deals=1, matches=1)
    assert match_rows(study, 0, 0, 1).tolist()[0][:2] == [f.MOST_DEALS, 0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_figure_has_words(lang: str) -> None:
    """Of all variants at once: fines, numbered and wild jokers, matches."""
    study = Study.of(*variant_names(), seats=["random"], deals=20, seed=2)
    found = run_all(study)
    names = {name for arm in range(len(study.variants)) for name in found.names(arm)}
    assert len(names) > 120
    for name in names:
        assert figure_text(name, lang)[0] not in ascii_lowercase
    assert figure_text("place.lead.1", lang) == figure_text("lead.NS", lang)


def test_shares_are_shares() -> None:
    found = run_all(Study.of("zwicker6", deals=160, seed=2, matches=0, twins=0))
    for name in found.names():
        if is_share(name):
            assert set(found.tally(name).counts) <= {0, 1}, name
            assert 0 <= found.estimate(name).low <= found.estimate(name).high <= 1
