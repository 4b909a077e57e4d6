"""The parts of a rule set, and how the values of a file or of a position line are read into them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, PlainSerializer

from zwicker_lab.texts import BUILT_IN, CODE
from zwicker_lab.variants import checks, keys

# Strings are read as a position line writes values: 4, 4/14, yes, none.


def _number(value: Any) -> Any:
    return int(value) if isinstance(value, str) and re.fullmatch(r"[0-9]{1,6}", value) else value


def _number_or_none(value: Any) -> Any:
    return None if value == "none" else _number(value)


def _yes_no(value: Any) -> Any:
    return {"yes": True, "no": False}.get(value, value) if isinstance(value, str) else value


def _values(value: Any) -> Any:
    parts = value.split("/") if isinstance(value, str) else value if isinstance(value, list | tuple) else [value]
    return tuple(map(_number, parts))


def _every_language(value: Any) -> Any:
    return dict.fromkeys(BUILT_IN, value) if isinstance(value, str) else value


def limits(key: str) -> Any:
    """The least and greatest number ``key`` may hold, as a field."""
    low, high = keys.NUMBERS[key]
    return Field(ge=low, le=high)


Number = Annotated[int, Field(strict=True), BeforeValidator(_number)]
NONE = BeforeValidator(_number_or_none)
YesNo = Annotated[bool, Field(strict=True), BeforeValidator(_yes_no)]
Values = Annotated[
    tuple[Annotated[Number, limits("value")], ...],
    BeforeValidator(_values),
    Field(min_length=1, max_length=2),
    AfterValidator(checks.distinct_sorted),
]
Line = Annotated[str, Field(max_length=2000)]
FROZEN = (AfterValidator(MappingProxyType), PlainSerializer(dict))
Language = Annotated[str, Field(pattern=f"^{CODE}$")]
Texts = Annotated[Mapping[Language, Line], BeforeValidator(_every_language), checks.Bilingual, *FROZEN]


class Part(BaseModel):
    """A frozen part of a rule set that knows all its keys."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Deal(Part):
    """How the cards are dealt: ``stages`` times ``first_packet`` hand cards and ``table`` table cards, then packets."""

    table: Number = limits("table")
    packet: Number = limits("packet")
    first_packet: Number = limits("first_packet")
    stages: Annotated[Number, limits("stages")] = 1


class Build(Part):
    """What may be built: upwards, downwards, to which total, and whether the builder must hold the total."""

    up: YesNo
    down: YesNo
    cap: Annotated[Annotated[int, Field(strict=True), limits("build_cap")] | None, NONE] = None
    holds: YesNo


class Scoring(Part):
    """What counts: ``points`` holds the cards that score, in printed order, ``A`` standing for each ace."""

    most_cards: Number = limits("most_cards")
    zwick: Number = limits("zwick")
    fine: Annotated[Number, limits("fine")] = 0
    points: Annotated[Mapping[str, Annotated[Number, limits("points")]], AfterValidator(checks.printed_points), *FROZEN]


class Match(Part):
    """How long a match lasts: to a ``target``, or as many ``deals`` as there are players, or for a single deal."""

    target: Annotated[Annotated[int, Field(strict=True), limits("target")] | None, NONE] = None
    deals: Annotated[Literal["players"] | None, NONE] = None
