"""After ``warm_up`` nothing is left to compile: who is asked with little time is never late for that.

Each game is tried in a Python of its own, where no other test has compiled anything.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

from zwicker_lab.kernel import COMPILED

COMPILED_SO_FAR = """
import sys

def compiled():
    modules = [module for name, module in list(sys.modules.items()) if name.startswith("zwicker_lab.")]
    functions = {function for module in modules for function in vars(module).values() if hasattr(function, "py_func")}
    return {(function.__name__, signature) for function in functions for signature in function.signatures}
"""
ZWICKER = """
from zwicker_lab.players import PLAYERS, player, view_of
from zwicker_lab.players.advice import advise, warm_up
from zwicker_lab.variants import load_variant, variant_names
from zwicker_lab.zwicker.packets import new_deal

warm_up()
before, asked = compiled(), 0
for name in variant_names():
    variant = load_variant(name)
    position, _ = new_deal(variant, players=variant.default_players, seed=3)
    while not position.is_over:
        view = view_of(position)
        moves = [player(name, **({"ms": 2} if name == "search" else {})).choose(view, 1) for name in PLAYERS]
        if len(position.stock) < 2 or asked % 8 == 0:
            advise(position, ms=5)
            advise(view.position, ms=5)
        position, asked = position.play(moves[1]), asked + 1
assert asked > 200
"""
ZWICK = """
from zwicker_lab.zwick import new_deal
from zwicker_lab.zwick.players import PLAYERS, advise, player
from zwicker_lab.zwick.players.advice import warm_up

warm_up()
before, asked = compiled(), 0
for players in (3, 4, 5):
    for seed in range(8):
        position = new_deal(players=players, seed=seed)
        while not position.is_over:
            moves = [player(name, **({"ms": 2} if name == "search" else {})).choose(position) for name in PLAYERS]
            advise(position, ms=5)
            advise(position.seen_by(position.turn), ms=5)
            position, asked = position.play(moves[1]), asked + 1
assert asked > 200
"""


@pytest.mark.skipif(not COMPILED, reason="Numba is not installed")
@pytest.mark.parametrize("game", [ZWICKER, ZWICK], ids=["zwicker", "zwick"])
def test_players_and_advisers_compile_nothing_after_they_were_warmed_up(game: str) -> None:
    """Whole deals of every variant and number of seats, all players and the adviser, with open cards and hidden."""
    code = f"{COMPILED_SO_FAR}\n{game}\nassert before\nassert not compiled() - before, compiled() - before"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
