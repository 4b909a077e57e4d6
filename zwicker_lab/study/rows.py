"""The rows of a study's deals: compiled where all players are policies, move by move where somebody searches."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from zwicker_lab.cards import RANKS
from zwicker_lab.kernel import (
    UNIT,
    Ints,
    Rules,
    State,
    below,
    is_over,
    kernel_move,
    move_of,
    play,
    position_of,
    reseed,
    shuffle,
)
from zwicker_lab.kernel import deal as deal_cards
from zwicker_lab.kernel import rules as r
from zwicker_lab.kernel import state as s
from zwicker_lab.notation import DealFile
from zwicker_lab.notation.dealfile import Ply
from zwicker_lab.players import kinds as k
from zwicker_lab.players import player, view_of
from zwicker_lab.players.duel import GREEDY, RANDOM, TRADITIONAL, policy_move
from zwicker_lab.players.traditional import WEIGHTS
from zwicker_lab.study import fold as f
from zwicker_lab.study.plan import Study
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

POLICIES = {"random": RANDOM, "greedy": GREEDY, "traditional": TRADITIONAL}
History = list[tuple[Position, Move]]

_MOVES_A_DEAL = 1024
"""More than any deal has; so many seeds belong to the searches of one deal."""


def deal_rows(study: Study, arm: int, first: int, count: int) -> Ints:
    """The rows of the deals ``first`` and following under the study's rule set ``arm``; see ``fold`` for a row."""
    variant = study.variants[arm]
    return _rows(study, variant, k.player_rules(variant, study.players), first, count, 1)


def twin_rows(study: Study, arm: int, joker: str, first: int, count: int) -> Ints:
    """The same with one joker made a plain card that scores nothing; its rank goes round with the deal's number."""
    variant = study.variants[arm]
    out = np.zeros((count, _width(variant)), np.int64)
    for turn, rank in enumerate(RANKS):
        start = (turn - first) % len(RANKS)
        if start < count:
            rules = _with_plain(variant, study.players, joker, rank)
            some = len(range(start, count, len(RANKS)))
            out[start :: len(RANKS)] = _rows(study, variant, rules, first + start, some, len(RANKS))
    return out


def match_rows(study: Study, arm: int, first: int, count: int) -> Ints:
    """The rows of the matches ``first`` and following: length, winner, first dealer."""
    variant = study.variants[arm]
    out = np.zeros((count, f.MATCH_ROW), np.int64)
    rules = k.player_rules(variant, study.players)
    ending = np.zeros(3, np.int64)
    ending[f.TARGET] = UNIT * (variant.match.target or 0)
    ending[f.LEAST] = study.players if variant.match.deals == "players" else 1
    ending[f.AT_ONCE] = variant.switches.match_end == "at_once"
    f.play_matches(rules, _policies(study), WEIGHTS, ending, study.seed, first, out)
    return out


def deal_file(study: Study, arm: int, number: int) -> DealFile:
    """One deal of a study with all its moves, as a deal file: to be looked at, and replayed at the table.

    >>> deal = deal_file(Study.of("zwicker3", deals=10, seed=1), 0, 4)
    >>> len(deal.plies), str(deal.plies[0].move)
    (52, '*15 x Qc Jc')
    """
    variant = study.variants[arm]
    rules = k.player_rules(variant, study.players)
    state, rng, order = _dealt(rules, study.seed, number)
    dealer, pack = int(state[s.DEALER]), variant.pack(study.players)
    history: History = []
    move = np.zeros(4, np.int64)
    while not is_over(state):
        made = _choose(study, variant, rules, state, rng, history, number, move)
        history.append((position_of(state, variant, study.players), made))
        play(rules, state, move)
    seats = variant.seats(study.players)
    plies = tuple(Ply(seats[position.turn], made) for position, made in history)
    return DealFile(variant, study.players, dealer, tuple(pack[card] for card in order), plies)


def _rows(study: Study, variant: Variant, rules: Rules, first: int, count: int, step: int) -> Ints:
    out = np.zeros((count, _width(variant)), np.int64)
    plan, keen = _plan(variant, study.players), _keen(rules)
    if study.searches:
        for index in range(count):
            _search_deal(study, variant, rules, keen, plan, first + step * index, out[index])
    else:
        f.play_deals(rules, keen, plan, _policies(study), WEIGHTS, study.seed, first, step, out)
    return out


def _search_deal(study: Study, variant: Variant, rules: Rules, keen: Rules, plan: Ints, number: int, row: Ints) -> None:
    """Play one deal of the run, views and history of the searching seats kept."""
    state, rng, _ = _dealt(rules, study.seed, number)
    move, history = np.zeros(4, np.int64), History()
    f.begin(keen, state, np.zeros((256, 4), np.int64), row)
    while not is_over(state):
        made = _choose(study, variant, rules, state, rng, history, number, move)
        history.append((position_of(state, variant, study.players), made))
        f.play_noted(rules, plan, state, move, row)
    f.finish(rules, plan, state, row)


def _choose(
    study: Study, variant: Variant, rules: Rules, state: State, rng: Ints, history: History, number: int, move: Ints
) -> Move:
    """Fill ``move`` with what the seat to move plays; the same move in words."""
    name = study.seats[int(state[s.TURN])]
    if name in POLICIES:
        policy_move(POLICIES[name], WEIGHTS, rules, state, rng, move)
        return move_of(move, state, variant, study.players)
    position = position_of(state, variant, study.players)
    seed = study.seed + number * _MOVES_A_DEAL + len(history)
    made = player(name, worlds=study.worlds).choose(view_of(position, history=history), seed)
    move[:] = kernel_move(position, made, rules)
    return made


def _dealt(rules: Rules, seed: int, number: int) -> tuple[State, Ints, list[int]]:
    """The opening of a deal, the stream of chance it goes on with, and the pack in the order dealt."""
    rng, order, state = np.zeros(1, np.int64), np.arange(rules[r.CARDS]), s.new_state(rules)
    reseed(rng, seed, number)
    shuffle(rng, order, len(order))
    deal_cards(rules, order, below(rng, int(rules[r.PLAYERS])), state)
    return state, rng, order.tolist()


def _policies(study: Study) -> Ints:
    return np.array([POLICIES[name] for name in study.seats], np.int64)


def _width(variant: Variant) -> int:
    return f.ROWS + 8 * len(variant.scoring.points)


@lru_cache(maxsize=64)
def _plan(variant: Variant, players: int) -> Ints:
    """By card of the pack, the line of the scoring table it counts in, and its place among the jokers."""
    plan, lines = np.full(f.PLAN, -1, np.int64), list(variant.scoring.points)
    jokers = 0
    for index, card in enumerate(variant.pack(players)):
        code = card.plain if card.plain in lines else card.rank
        if code in lines:
            plan[f.LINE_OF + index] = lines.index(code)
        if card.is_joker and jokers < f.MOST_JOKERS:
            plan[f.JOKER_OF + index], jokers = jokers, jokers + 1
    return plan


def holder_column(variant: Variant, players: int, joker: str) -> int:
    """Where in a row it stands who had a joker in hand."""
    index = [str(card) for card in variant.pack(players)].index(joker)
    return f.HOLDERS + int(_plan(variant, players)[f.JOKER_OF + index])


def _keen(rules: Rules) -> Rules:
    keen = rules.copy()
    keen[r.TAKES_ALL] = 1
    keen[r.BUILD_UP] = keen[r.BUILD_DOWN] = keen[r.SEVERAL] = 0
    return keen


@lru_cache(maxsize=1024)
def _with_plain(variant: Variant, players: int, joker: str, rank: str) -> Rules:
    """The rules in which a joker is a card of ``rank`` that scores nothing: a kind of its own."""
    rules = k.player_rules(variant, players).copy()
    card = [str(one) for one in variant.pack(players)].index(joker)
    values = sum(1 << value for value in variant.values[rank])
    rules[r.VALUES + card], rules[r.POINTS + card], rules[r.KIND + card] = values, 0, r.PLAIN
    kind = int(rules[k.KINDS])
    rules[k.KIND_COUNT + rules[k.KIND_OF + card]] -= 1
    rules[k.KINDS], rules[k.KIND_OF + card], rules[k.KIND_COUNT + kind] = kind + 1, kind, 1
    rules[k.KIND_VALUES + kind], rules[k.KIND_POINTS + kind], rules[k.KIND_CLASS + kind] = values, 0, r.PLAIN
    rules[k.REACH] = max(int(rules[k.REACH]), (1 << values.bit_length()) - 1)
    return rules
