"""What ``zwicker-lab study`` answers, as plain data ready for JSON."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from zwicker_lab.study.exact import first_joker, first_zwick, opening
from zwicker_lab.variants import Variant

if TYPE_CHECKING:
    from zwicker_lab.study import Estimate, Progress, Results

Answer = dict[str, Any]


def studied(progress: Progress) -> Answer:
    """The description of a study and, by rule set, every figure with its interval and its difference to the first."""
    results = progress.results
    study = results.study
    return {
        "study": study.to_dict(),
        "complete": progress.is_complete,
        "deals": results.deals,
        "best_play": False,
        "variants": [_arm(results, arm) for arm in range(len(study.variants))],
    }


def exact(variant: Variant, players: int) -> Answer:
    """The chances of the opening that can be counted, each as a fraction and a number; ``null`` where none is known."""
    table, hand = opening(variant, players)
    return {
        "variant": variant.spelled,
        "players": players,
        "table": table,
        "hand": hand,
        "leader.zwick": _chance(first_zwick(variant, players)),
        "leader.joker": _chance(first_joker(variant, players)),
        "total": variant.total(players),
    }


def _arm(results: Results, arm: int) -> Answer:
    study = results.study
    figures = {}
    for name in results.names(arm):
        figures[name] = _estimate(results.estimate(name, arm))
        if arm and (more := results.compare(name, arm)) is not None:
            figures[name]["difference"] = {**_estimate(more), "paired": more.paired}
    return {
        "variant": study.variants[arm].spelled,
        "paired": study.is_paired(arm) if arm else None,
        "figures": figures,
        "exact": exact(study.variants[arm], study.players),
    }


def _estimate(found: Estimate) -> Answer:
    return {"mean": found.mean, "low": found.low, "high": found.high, "n": found.n, "too_few": found.too_few}


def _chance(chance: Fraction | None) -> Answer | None:
    return None if chance is None else {"fraction": str(chance), "value": float(chance)}
