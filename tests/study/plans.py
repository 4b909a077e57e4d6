"""Small studies of any kind, for properties."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.strategies import variants
from zwicker_lab.study import Study

POLICIES = ("random", "greedy", "traditional")
OWN = 'base = "zwicker3"\ntitle = "Bei uns"\nzwick = 2\n\n[switches]\nmajority_tie = "shared"\n'


@st.composite
def studies(draw: st.DrawFn, most: int = 30) -> Study:
    """One to three rule sets with any switches, any policies around the table, few deals."""
    rules = draw(st.lists(variants(), min_size=1, max_size=3))
    shared = sorted(set.intersection(*(set(one.players) for one in rules)))
    players = draw(st.sampled_from(shared))
    deals = draw(st.integers(1, most))
    return Study.of(
        *rules,
        players=players,
        seats=draw(st.lists(st.sampled_from(POLICIES), min_size=players, max_size=players)),
        deals=deals,
        seed=draw(st.integers(0, 10**18 - 1)),
        matches=draw(st.integers(0, 3)),
        twins=draw(st.integers(0, min(deals, 15))),
    )
