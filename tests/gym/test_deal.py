"""The environment: PettingZoo's own tests pass, a seat sees nothing hidden, moves and points are the engine's."""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from zwicker_lab import gym
from zwicker_lab.errors import InputError
from zwicker_lab.players import player, view_of
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import new_deal
from zwicker_lab.zwicker.play import IllegalMove
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.score import points

OWN = Variant.from_toml('base = "zwickern"\ntitle = { de = "Hof", en = "Yard" }\nzwick = 3', "yard")
TABLES: list[tuple[str | Variant, int]] = [
    ("zwicker3", 2),
    ("zwicker3", 4),
    ("zwickern", 5),
    ("zwickern-wild6", 3),
    ("grossenwiehe", 6),
    ("queen", 4),
    ("zwicker3 table_value=fixed", 3),
    ("zwicker3 capture=turn", 2),
    ("zwickern after_zwick=sweeper_lays", 2),
    (OWN, 2),
]
ABOUT_DICTS = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""What PettingZoo remarks on every environment with an action mask in its observation, save those it knows by name."""


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def deal(request: pytest.FixtureRequest) -> gym.DealEnv:
    made = gym.DealEnv(*request.param)
    made.reset(seed=3)
    return made


def turns(deal: gym.DealEnv, seed: int = 0) -> Iterator[str]:
    """The agents in turn, a move picked at random after each."""
    chance = Random(seed)
    while not deal.position.is_over:
        yield deal.agent_selection
        deal.step(chance.randrange(len(deal.offered.moves)))


@pytest.mark.parametrize(("variant", "seats"), TABLES, ids=str)
def test_pettingzoo_s_own_test_passes(variant: str | Variant, seats: int) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(gym.env(variant, seats), num_cycles=60)
    assert [one for one in told if not str(one.message).startswith(ABOUT_DICTS)] == []


def test_the_same_seed_gives_the_same_deals() -> None:
    seed_test(lambda: gym.env("zwicker3", 4), num_cycles=60)
    first, second = gym.DealEnv("zwicker3", 2), gym.DealEnv("zwicker3", 2)
    seen = []
    for deal in (first, second):
        deal.reset(seed=5)
        opened = [deal.position]
        for _ in range(2):
            deal.reset()
            opened.append(deal.position)
        seen.append(list(map(str, opened)))
    assert seen[0] == seen[1] and len(set(seen[0])) == 3


def test_a_seed_deals_what_it_deals_everywhere(deal: gym.DealEnv) -> None:
    deal.reset(seed=11)
    assert deal.position == new_deal(deal.layout.variant, deal.layout.players, seed=11)[0]


def test_the_mask_offers_the_engine_s_legal_moves(deal: gym.DealEnv) -> None:
    for agent in turns(deal):
        legal = list(deal.position.moves())
        seen, _, _, _, info = deal.last()
        count = int(seen["action_mask"].sum())
        assert agent == f"player_{deal.position.turn}" and list(seen["action_mask"][:count]) == [1] * count
        assert info["complete"] == (len(legal) <= deal.layout.most)
        if info["complete"]:
            assert info["moves"] == tuple(map(str, legal))
            assert [deal.move_of(action) for action in range(count)] == legal
        else:
            assert count == deal.layout.most and set(deal.offered.moves) < set(legal)


def test_only_the_seat_to_move_is_offered_moves(deal: gym.DealEnv) -> None:
    for agent in turns(deal):
        for other in deal.possible_agents:
            seen = deal.observe(other)
            parts = deal.layout.parts(seen["observation"])
            assert (other == agent) == seen["action_mask"].any() == parts["moves"].any() == bool(deal.infos[other])
            assert deal.observation_space(other).contains(seen)


def reshuffled(position: Position, seat: int, chance: Random) -> Position:
    """The same position with all that ``seat`` cannot see dealt anew."""
    assert isinstance(position.stock, tuple)
    hidden = [card for at, hand in enumerate(position.hands) if at != seat for card in hand] + list(position.stock)
    chance.shuffle(hidden)
    hands = tuple(hand if at == seat else tuple(hidden.pop() for _ in hand) for at, hand in enumerate(position.hands))
    return position.changed(hands=hands, stock=tuple(hidden))


def test_what_a_seat_sees_does_not_depend_on_hidden_cards(deal: gym.DealEnv) -> None:
    chance, differed = Random(1), 0
    for agent in turns(deal):
        seat, real = deal.position.turn, deal.position
        seen, info = deal.observe(agent), deal.infos[agent]
        deal.position = reshuffled(real, seat, chance)
        differed += deal.position != real
        deal._begin_turn()
        again = deal.observe(agent)
        assert all(np.array_equal(seen[part], again[part]) for part in seen) and deal.infos[agent] == info
        deal.position = real
        deal._begin_turn()
    assert differed


def test_rewards_are_the_lead_of_the_side_by_the_engine_s_score(deal: gym.DealEnv) -> None:
    for _ in turns(deal):
        assert not any(deal.rewards.values())
    scored = points(deal.position, final=True)
    for seat, agent in enumerate(deal.possible_agents):
        own = deal.layout.variant.side_of(seat, deal.layout.players)
        others = [float(side) for at, side in enumerate(scored) if at != own]
        assert deal.rewards[agent] == pytest.approx(float(scored[own]) - sum(others) / len(others))
        assert deal.terminations[agent] and not deal.truncations[agent]
    assert sum(deal.rewards.values()) == pytest.approx(0)


def test_partners_get_the_same() -> None:
    deal = gym.DealEnv("zwicker3", 4)
    deal.reset(seed=2)
    list(turns(deal))
    one, two, three, four = deal.rewards.values()
    assert one == three == -two == -four != 0


def test_our_players_play_in_it_as_they_do_without_it() -> None:
    bots = [player("greedy"), player("random")]
    env = gym.env("zwickern", 2)
    env.reset(seed=4)
    for turn, agent in enumerate(env.agent_iter()):
        if env.last()[2]:
            break
        env.step(gym.action_by(env, bots[int(agent[-1])], seed=turn))
    position, _ = new_deal(env.unwrapped.layout.variant, 2, seed=4)
    history: list[tuple[Position, Move]] = []
    while not position.is_over:
        move = bots[position.turn].choose(view_of(position, history=history), len(history))
        history.append((position, move))
        position = position.play(move)
    assert env.unwrapped.position == position


def test_a_move_that_was_left_out_can_be_played() -> None:
    deal = gym.DealEnv("zwicker3", 2, most=3)
    deal.reset(seed=7)
    legal = list(deal.position.moves())
    [left_out, *_] = [move for move in legal if move not in deal.offered.moves]
    assert not deal.infos[deal.agent_selection]["complete"]
    action, before = deal.action_of(left_out), deal.position
    assert deal.infos[deal.agent_selection]["moves"][action] == str(left_out)
    assert deal.action_of(left_out) == action and len(deal.offered.moves) == 3
    deal.step(action)
    assert deal.position == before.play(left_out)


def test_an_illegal_move_has_no_action() -> None:
    deal = gym.DealEnv("zwicker3", 2)
    deal.reset(seed=7)
    with pytest.raises(IllegalMove):
        deal.action_of(Move.read("*a"))


@pytest.mark.parametrize("action", [-1, 128, 127, None])
def test_an_action_that_is_not_offered_is_refused_in_one_line(action: int | None) -> None:
    deal = gym.DealEnv("zwicker3", 2)
    deal.reset(seed=7)
    before = deal.position
    with pytest.raises(InputError) as told:
        deal.step(action)
    assert str(action) in told.value.text("de") and deal.position is before


def test_in_the_usual_wrappers_it_loses_the_deal() -> None:
    env = gym.env("zwicker3", 2)
    env.reset(seed=7)
    env.step(127)
    agent = env.agent_selection
    assert env.unwrapped.terminations[agent] and env.unwrapped.rewards["player_0"] == -30


@pytest.mark.parametrize(
    ("arguments", "code"),
    [(("casino",), "variant-name"), (("queen", 2), "deal-players"), (("zwicker3", 2, 1), "gym-most")],
)
def test_what_there_is_not_is_said(arguments: tuple, code: str) -> None:
    with pytest.raises(InputError) as told:
        gym.env(*arguments)
    assert told.value.message == code


def test_without_pettingzoo_the_extra_is_named() -> None:
    code = """import sys
sys.modules["pettingzoo"] = None
from zwicker_lab.errors import InputError
try:
    import zwicker_lab.gym
except InputError as told:
    print(told.text("de"))"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "Die Umgebung braucht PettingZoo: Installiere das Extra „gym“."


def test_it_draws_itself_as_a_line() -> None:
    env = gym.env("zwicker3", 2)
    env.reset(seed=7)
    assert env.render() == str(env.unwrapped.position)
    env.close()
