"""A deal as an environment of PettingZoo, to train players in: the extra ``gym``.

Rules and score are the engine's; a seat is told what it sees, as a player of ours is.

>>> from zwicker_lab import gym
>>> env = gym.env("zwicker3", seats=2)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, ended, cut_off, info = env.last()
...     env.step(None if ended else env.action_space(agent).sample(observation["action_mask"]))
>>> env.unwrapped.position.is_over
True
"""

from zwicker_lab.errors import InputError

try:
    import pettingzoo  # noqa: F401 - only whether it is there
except ImportError:
    raise InputError("gym-missing") from None

from zwicker_lab.gym.deal import DealEnv, action_by, env
from zwicker_lab.gym.layout import Layout
from zwicker_lab.gym.offer import Offer, offer

__all__ = ["DealEnv", "Layout", "Offer", "action_by", "env", "offer"]
