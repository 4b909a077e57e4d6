"""A learner against a random player: it sees the moves offered as rows of numbers and learns what to weigh them by."""

import sys
from statistics import mean, stdev

import numpy as np

from zwicker_lab import gym

LEARNER, BATCH, STEP = "player_0", 20, 0.4


def chances(rows, weights):
    """How likely each offered move is played: the better its row weighs, the likelier."""
    score = rows @ weights
    likely = np.exp(score - score.max())
    return likely / likely.sum()


def deal(env, weights, seed, chance):
    """Play one deal; the lead in points at its end, and which way each choice pulls the weights."""
    env.reset(seed=seed)
    layout, pull, lead = env.unwrapped.layout, np.zeros_like(weights), 0.0
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        if agent == LEARNER:
            lead += reward
        if ended:
            env.step(None)
        elif agent == LEARNER:
            offered = observation["action_mask"] == 1
            rows = layout.parts(observation["observation"])["moves"][offered]
            likely = chances(rows, weights)
            action = chance.choice(len(rows), p=likely)
            pull += rows[action] - likely @ rows
            env.step(action)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    return lead, pull


def train(updates):
    """Learn from ``updates`` batches of deals, and tell after each how it went."""
    env, chance = gym.env("zwicker3", seats=2), np.random.default_rng(0)
    env.action_space("player_1").seed(0)
    weights = np.zeros(env.unwrapped.layout.shapes["moves"][1])
    for update in range(updates):
        played = [deal(env, weights, update * BATCH + number, chance) for number in range(BATCH)]
        leads, pulls = np.array([lead for lead, _ in played]), np.array([pull for _, pull in played])
        better = (leads - leads.mean()) / (leads.std() + 1e-9)
        slope = better @ pulls / BATCH
        weights += STEP * slope / (np.linalg.norm(slope) + 1e-9)
        error = 1.96 * stdev(leads) / BATCH**0.5
        print(f"batch {update + 1}: {mean(leads):+.1f} ± {error:.1f} points a deal above random", flush=True)
    return weights


if __name__ == "__main__":
    train(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
