"""The environment: one deal, the seats being its agents."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from zwicker_lab.errors import InputError
from zwicker_lab.gym.layout import Layout
from zwicker_lab.gym.offer import MOST, Offer, offer
from zwicker_lab.players.player import Player, chosen
from zwicker_lab.players.view import View, view_of
from zwicker_lab.variants import Variant, load_variant
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import check_players, new_deal
from zwicker_lab.zwicker.play import IllegalMove
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.score import points

SEEDS = 1 << 62


def env(variant: str | Variant = "zwicker3", seats: int | None = None, most: int = MOST) -> AECEnv:
    """One deal of any variant for ``seats`` agents, in the usual wrappers of PettingZoo.

    Whoever takes an action that the mask does not offer loses the deal by all its points, and the deal ends;
    ``.unwrapped`` is the ``DealEnv``, which raises an error instead. Arguments and errors are those of ``DealEnv``.
    """
    deal = DealEnv(variant, seats, most)
    worst = -float(deal.layout.variant.total(deal.layout.players))
    legal = wrappers.TerminateIllegalWrapper(deal, illegal_reward=worst)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


class DealEnv(AECEnv):
    """One deal, from the first card to the count, as PettingZoo's turn-by-turn environment.

    Agents are ``player_0`` and so on, clockwise. An action is the number of a move in ``offered``, for which the
    position's moves are listed in the engine's order; a crowded table may have more than ``most``, and then
    ``offered.complete`` is false. An observation holds ``observation``, laid out as ``layout`` says, and
    ``action_mask``. The info of the agent to move holds ``moves``, the moves as text, ``complete``, and ``position``,
    the line of what it sees. Rewards come at the end: what an agent's side has above the mean of the other sides, in
    points; partners get the same.

    ``seats`` is the variant's usual number when left out. Raises ``InputError`` for a variant or a number of players
    that there is not, and for ``most`` below 2.

    >>> deal = DealEnv("zwicker3", seats=2)
    >>> deal.reset(seed=7)
    >>> seen, reward, ended, cut_off, info = deal.last()
    >>> deal.agent_selection, info["moves"][-1], int(seen["action_mask"].sum()) == len(info["moves"])
    ('player_0', 'As', True)
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "zwicker_deal_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }
    render_mode = "ansi"

    def __init__(self, variant: str | Variant = "zwicker3", seats: int | None = None, most: int = MOST) -> None:
        super().__init__()
        rules = load_variant(variant)
        players = rules.default_players if seats is None else seats
        if most < 2:
            raise InputError("gym-most", got=most)
        check_players(rules, players)
        self.layout = Layout(rules, players, most)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        row = Box(-np.inf, np.inf, (self.layout.size,), np.float32)
        mask = Box(0, 1, (most,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": row, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(most) for agent in self.possible_agents}
        self._chance = Random()

    def observation_space(self, agent: str) -> Dict:
        """What observations of an agent look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The actions of an agent: numbers of moves in ``offered``."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew.

        With ``seed`` it is the deal of that seed, the same as ``new_deal`` and ``zwicker-lab deal`` give, and deals of
        later resets follow from it. There are no ``options``.
        """
        if seed is not None:
            self._chance = Random(int(seed))
        dealt = self._chance.randrange(SEEDS) if seed is None else int(seed)
        self.position, _ = new_deal(self.layout.variant, self.layout.players, seed=dealt)
        self.history: list[tuple[Position, Move]] = []
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._begin_turn()

    def step(self, action: int | None) -> None:
        """Play the move of this number for the agent whose turn it is; ``None`` once the deal is over.

        Raises ``InputError`` for a number that is not offered.
        """
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        move = self.move_of(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.history.append((self.position, move))
        self.position = self.position.play(move)
        if self.position.is_over:
            self._end()
        self._begin_turn()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, at any time; only the one to move is offered moves."""
        seat = self.possible_agents.index(agent)
        moves = self.offered.moves if seat == self.position.turn else ()
        mask = np.zeros(self.layout.most, np.int8)
        mask[: len(moves)] = 1
        return {"observation": self.layout.observation(self.view(seat), moves), "action_mask": mask}

    def view(self, seat: int | None = None) -> View:
        """What a seat sees, the one to move by default, as our players are told it."""
        return view_of(self.position, seat, self.history)

    def move_of(self, action: int | None) -> Move:
        """The move an action stands for. Raises ``InputError`` for a number that is not offered."""
        if action is None or not 0 <= int(action) < len(self.offered.moves):
            raise InputError("gym-action", got=str(action), count=len(self.offered.moves))
        return self.offered.moves[int(action)]

    def action_of(self, move: Move) -> int:
        """The action of any legal move: one that was left out takes the place of the last move offered.

        Raises ``IllegalMove``.
        """
        if reason := self.position.refusal(move):
            raise IllegalMove(reason)
        self._offer(self.offered.with_move(move))
        return self.offered.moves.index(move)

    def render(self) -> str:
        """The position with every card open, as a line."""
        return str(self.position)

    def close(self) -> None:
        """There is nothing to close."""

    def _begin_turn(self) -> None:
        self.agent_selection = self.possible_agents[self.position.turn]
        self._offer(offer(self.position, self.layout.most))

    def _offer(self, offered: Offer) -> None:
        self.offered: Offer = offered
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = {
            "moves": tuple(map(str, offered.moves)),
            "complete": offered.complete,
            "position": str(self.position.seen_by(self.position.turn)),
        }

    def _end(self) -> None:
        scored = [float(side) for side in points(self.position, final=True)]
        for seat, agent in enumerate(self.possible_agents):
            own = scored[self.layout.variant.side_of(seat, self.layout.players)]
            self.rewards[agent] = own - (sum(scored) - own) / (len(scored) - 1)
        self.terminations = dict.fromkeys(self.agents, True)


def action_by(env: AECEnv, player: Player, seed: int = 0) -> int:
    """What one of our players, or any that chooses from a view, does in the turn of ``env``.

    Raises ``InputError`` for what is no player or no move, ``IllegalMove`` for a move that is not legal.

    >>> from zwicker_lab.players import player
    >>> table = env("zwicker3", seats=2)
    >>> table.reset(seed=7)
    >>> str(table.unwrapped.move_of(action_by(table, player("greedy"))))
    'As x Jd 9h'
    """
    deal: DealEnv = env.unwrapped
    return deal.action_of(chosen(player, deal.view(), seed))
