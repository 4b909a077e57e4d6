"""The rules once more, on whole numbers and compiled where Numba is installed: the same moves, only faster."""

from zwicker_lab.kernel.chance import Chance, below, draw, reseed, seed_of, shuffle
from zwicker_lab.kernel.convert import Unfit, hand_cards, kernel_move, move_of, position_of, state_of
from zwicker_lab.kernel.dealing import deal, is_over
from zwicker_lab.kernel.deals import new_deal, play_out, play_random_deals
from zwicker_lab.kernel.jit import COMPILED, Ints, highest, lowest, njit, popcount, room, words
from zwicker_lab.kernel.moves import count_moves, legal_moves, list_moves, random_move
from zwicker_lab.kernel.play import is_zwick, play, points_of
from zwicker_lab.kernel.rules import Rules, rules_for, rules_of
from zwicker_lab.kernel.score import UNIT, score, score_so_far
from zwicker_lab.kernel.state import State, copy_state, new_state

__all__ = [
    "COMPILED",
    "UNIT",
    "Chance",
    "Ints",
    "Rules",
    "State",
    "Unfit",
    "below",
    "copy_state",
    "count_moves",
    "deal",
    "draw",
    "hand_cards",
    "highest",
    "is_over",
    "is_zwick",
    "kernel_move",
    "legal_moves",
    "list_moves",
    "lowest",
    "move_of",
    "new_deal",
    "new_state",
    "njit",
    "play",
    "play_out",
    "play_random_deals",
    "points_of",
    "popcount",
    "position_of",
    "random_move",
    "reseed",
    "room",
    "rules_for",
    "rules_of",
    "score",
    "score_so_far",
    "seed_of",
    "shuffle",
    "state_of",
    "words",
]
