"""What a rule set must fulfil beyond the type of each value; every fault is named by the key it concerns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

from zwicker_lab.cards import RANKS, Card, standard_pack
from zwicker_lab.texts import BUILT_IN
from zwicker_lab.variants import keys

if TYPE_CHECKING:
    from zwicker_lab.variants.model import Variant

_MOST_JOKERS = 12
_PACK = frozenset(standard_pack())


def fault(code: str, **values: Any) -> PydanticCustomError:
    """A fault with its own message, ``error-variant-<code>``."""
    return PydanticCustomError(f"variant-{code}", "{fault}", {"fault": code, **values})


def distinct_sorted(values: tuple[int, ...]) -> tuple[int, ...]:
    """The values of a card, ascending and each once."""
    if len(set(values)) < len(values):
        raise fault("wrong")
    return tuple(sorted(values))


def players(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers of players, ascending; at least one."""
    if not numbers or len(set(numbers)) < len(numbers):
        raise fault("wrong")
    return tuple(sorted(numbers))


def jokers(value: Any) -> tuple[Card, ...]:
    """The jokers from numbers (``15``) or codes (``*15`` ``*a``), each once."""
    if not isinstance(value, list | tuple) or len(value) > _MOST_JOKERS:
        raise fault("wrong")
    codes = [f"*{entry}" if type(entry) is int else entry for entry in value]
    if len(set(map(str, codes))) < len(codes) or not all(map(_is_joker, codes)):
        raise fault("wrong")
    return tuple(map(Card, codes))


def _is_joker(code: object) -> bool:
    low, high = keys.NUMBERS["value"]
    if not isinstance(code, str) or code[:1] != "*" or not code.isascii():
        return False
    rest = code[1:]
    return (len(rest) == 1 and rest.islower()) or rest in map(str, range(low, high + 1))


def all_ranks(values: Mapping[str, tuple[int, ...]]) -> dict[str, tuple[int, ...]]:
    """The values in the order of ranks; every rank must have one."""
    for key in values:
        if not keys.is_rank(key):
            raise fault("key", key=f"value.{key}")
    for rank in RANKS:
        if rank not in values:
            raise fault("missing", key=f"value.{rank}")
    return {rank: values[rank] for rank in RANKS}


def printed_points(points: Mapping[str, int]) -> dict[str, int]:
    """The cards that score, in printed order; a card that counts nothing has no row."""
    for code in points:
        if not (code == "A" or code in _PACK or _is_joker(code)):
            raise fault("points-card", key=f"points.{code}")
    scoring = {code: points[code] for code in sorted(points, key=keys.points_order) if points[code]}
    for code in scoring:
        if "A" in scoring and code in ("As", "Ah", "Ad", "Ac"):
            raise fault("points-twice", key=f"points.{code}", got=scoring[code])
    return scoring


def certainty(levels: Mapping[str, str]) -> dict[str, str]:
    """How sure each value is; only keys of values may be named."""
    for key in levels:
        if not (keys.is_changeable(key) or key in keys.OTHERS):
            raise fault("key", key=f"certainty.{key}")
    return dict(levels)


def bilingual(texts: Mapping[str, str]) -> Mapping[str, str]:
    """A text at least in the built-in languages."""
    for lang in BUILT_IN:
        if lang not in texts:
            raise fault("missing", lang=lang)
    return texts


Bilingual = AfterValidator(bilingual)


def consistent(variant: Variant) -> None:
    """What several values must fulfil together: enough cards, cards that score in the pack, one end of the match."""
    for code in variant.scoring.points:
        if code.startswith("*") and code not in variant.jokers:
            raise fault("points-card", key=f"points.{code}")
    if variant.match.target is not None and variant.match.deals is not None:
        raise fault("target-or-deals", key="target", got=variant.match.target)
    for number in variant.players:
        needed, cards = variant.opening(number), len(variant.pack(number))
        if needed > cards:
            raise fault("too-few-cards", key="players", players=number, needed=needed, got=cards)
