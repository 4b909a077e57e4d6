"""The points on which tables differ, each with its few values."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, get_args, get_type_hints

from pydantic import BaseModel, ConfigDict

Level = Literal["championship rules", "casual source", "ours"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""Where a value comes from: the printed rules of a championship, the casual form, or our own assumption."""


class Switches(BaseModel):
    """One value for every switch; the first value of each is the usual one.

    >>> Switches(must_win="trump_only").must_win, Switches().must_win
    ('trump_only', 'yes')
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    must_win: Literal["yes", "trump_only"] = "yes"
    plain_ten: Literal["low", "high"] = "low"
    after_cut: Literal["lower_on_top", "put_back"] = "lower_on_top"
    licked: Literal["count", "extra"] = "count"
    passed_over: Literal["when_full", "at_first"] = "when_full"
    may_turn: Literal["all", "not_dealer", "first"] = "all"
    belli_turned: Literal["suit", "another"] = "suit"
    turned_card: Literal["out", "taken"] = "out"
    unopposed: Literal["five", "nothing"] = "five"
    extra_deals: Literal["not_counted", "counted"] = "not_counted"


def _values(name: str) -> tuple[str, ...]:
    return get_args(get_type_hints(Switches)[name])


SWITCHES: Mapping[str, tuple[str, ...]] = MappingProxyType({name: _values(name) for name in Switches.model_fields})
"""Every switch with its values, in the order they are written."""

NUMBERS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {"lick": (0, 5), "bird": (0, 20), "deals_each": (1, 12), "target": (1, 99)}
)
"""Every number of the rules with the least and the greatest it may be: cards licked, a bird, deals each, target."""
