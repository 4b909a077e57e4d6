"""The switches: one name and a few values for every point on which tables differ."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, Literal, get_args, get_type_hints

from pydantic import BaseModel, BeforeValidator, ConfigDict


def _yes_or_no(value: Any) -> Any:
    return ("no", "yes")[value] if isinstance(value, bool) else value


YesNo = Annotated[Literal["yes", "no"], BeforeValidator(_yes_or_no)]


class Switches(BaseModel):
    """One value for every switch; the first value of each is its default.

    >>> Switches(capture="card").capture, Switches().capture
    ('card', 'optional')
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    sides: Literal["partners", "singles"] = "partners"
    table_value: Literal["per_capture", "fixed"] = "per_capture"
    builds_in_sums: YesNo = "yes"
    build_target: Literal["one", "several"] = "one"
    merge_equal_builds: YesNo = "no"
    rebuild_by: Literal["anyone", "own_side"] = "anyone"
    capture: Literal["optional", "card", "turn"] = "optional"
    capture_all: YesNo = "no"
    joker_only_by_building_down: YesNo = "no"
    after_zwick: Literal["next_trails", "sweeper_lays", "four_from_stock"] = "next_trails"
    last_card_zwick: YesNo = "yes"
    majority_tie: Literal["nobody", "all", "shared"] = "nobody"
    match_end: Literal["after_deal", "at_once"] = "after_deal"
    leftovers: Literal["tableau", "last_packet", "last_capturer", "out"] = "tableau"
    uncaptured_rest: Literal["last_capturer", "nobody"] = "last_capturer"
    lone_joker: Literal["any", "joker"] = "any"
    joker_sweep: Literal["zwick", "none_if_played", "none_if_any"] = "zwick"
    table_joker: Literal["takeable", "never"] = "takeable"

    @property
    def protect_jokers(self) -> bool:
        """Whether any house rule keeps a joker on the table from being taken."""
        return self.joker_only_by_building_down == "yes" or self.table_joker == "never" or self.lone_joker == "joker"


def _values(name: str) -> tuple[str, ...]:
    default = Switches.model_fields[name].default
    return default, *(value for value in get_args(get_type_hints(Switches)[name]) if value != default)


SWITCHES: Mapping[str, tuple[str, ...]] = MappingProxyType({name: _values(name) for name in Switches.model_fields})
"""Every switch with its values, the default first, in the order they are written."""
