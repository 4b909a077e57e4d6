"""From the keys and values of a file to a variant, and from a variant to a changed one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from pydantic import ValidationError

from zwicker_lab.cards import Card
from zwicker_lab.variants import checks, keys
from zwicker_lab.variants.faults import explain, misplaced, no_such_key
from zwicker_lab.variants.model import Variant
from zwicker_lab.variants.switches import SWITCHES
from zwicker_lab.variants.write import flat


def build(data: Mapping[str, Any], name: str) -> Variant:
    """A variant from the keys of its file; raises ``InputError`` naming the key, the wanted and the got."""
    if fault := misplaced(name, data):
        raise fault
    for key in data:
        if key not in keys.FILE_PATHS:
            raise no_such_key(name, key, (*keys.FILE_PATHS, "base"))
    try:
        return Variant.model_validate(_nested(data, name))
    except ValidationError as error:
        raise explain(error, data, name) from None


def _nested(data: Mapping[str, Any], name: str) -> dict[str, Any]:
    nested: dict[str, Any] = {"name": name, "deal": {}, "build": {}, "scoring": {}, "match": {}}
    if "packet" in data:
        nested["deal"]["first_packet"] = data["packet"]
    for key, value in data.items():
        path = keys.FILE_PATHS[key]
        (nested if len(path) == 1 else nested[path[0]])[path[-1]] = value
    return nested


def merged(base: Variant, data: Mapping[str, Any]) -> dict[str, Any]:
    """The keys of ``base`` with those of ``data`` laid over; what ``data`` changes keeps no certainty of the base."""
    whole = flat(base)
    for key, value in data.items():
        both_tables = key in keys.TABLES and isinstance(value, dict)
        whole[key] = {**whole.get(key, {}), **value} if both_tables else value
    _drop_replaced(whole, data)
    given = data.get("certainty", {})
    if isinstance(whole["certainty"], dict) and isinstance(given, dict):
        kept = {key: level for key, level in base.certainty.items() if not _gives(data, key)}
        whole["certainty"] = {**kept, **given}
    return whole


def _drop_replaced(whole: dict[str, Any], data: Mapping[str, Any]) -> None:
    """A new target replaces a number of deals and the other way round; jokers left out of the pack do not score."""
    for new, old in (("target", "deals"), ("deals", "target")):
        if data.get(new, "none") != "none" and old not in data:
            whole[old] = "none"
    if "jokers" in data and isinstance(whole["points"], dict):
        kept = {*_codes(data["jokers"]), *data.get("points", ())}
        rows = whole["points"].items()
        whole["points"] = {code: points for code, points in rows if not code.startswith("*") or code in kept}


def _codes(jokers: Any) -> tuple[Card, ...]:
    try:
        return checks.jokers(jokers)
    except ValueError:
        return ()


def _gives(data: Mapping[str, Any], key: str) -> bool:
    section, _, rest = key.partition(".")
    if (key.startswith("points.*") and "jokers" in data) or (key == "deals" and "target" in data):
        return True
    table = data.get(section if rest else "switches")
    return key in data or (isinstance(table, dict) and (rest or key) in table)


def changed(variant: Variant, changes: Mapping[str, str]) -> Variant:
    """``variant`` with ``changes`` laid over, spelled against the rule set its name stands for.

    Numbers of players for whom the cards of the opening no longer suffice are left out.
    """
    origin = variant.origin
    data: dict[str, Any] = {}
    for key, value in {**variant.changes, **changes}.items():
        if not keys.is_changeable(key):
            codes = (*origin.scoring.points, *origin.jokers)
            raise no_such_key(origin.name, key, keys.changeable(codes))
        section, _, rest = f"switches.{key}".partition(".") if key in SWITCHES else key.partition(".")
        if rest:
            data.setdefault(section, {})[rest] = value
        else:
            data[key] = value
    fewest = {"players": [origin.players[0]]}
    return _derived(build({**merged(origin, data), **fewest}, origin.name), origin)


def _derived(candidate: Variant, origin: Variant) -> Variant:
    """The candidate tied to its origin; values that did not change keep their certainty."""
    candidate._origin = origin
    different = candidate.changes
    if not different:
        return origin
    data = flat(candidate)
    data["players"] = [number for number in origin.players if candidate.opening(number) <= len(candidate.pack(number))]
    set_anew = {*different, "deals"} if candidate.match != origin.match else different
    data["certainty"] = {key: level for key, level in origin.certainty.items() if key not in set_anew}
    result = build(data, origin.name)
    result._origin = origin
    return result


@lru_cache(maxsize=256)
def restored(name: str, toml: str, changes: tuple[tuple[str, str], ...]) -> Variant:
    """A pickled variant again; the same one each time within a process."""
    from zwicker_lab.variants.files import parsed

    return changed(build(parsed(toml, name), name), dict(changes))
