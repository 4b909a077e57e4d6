"""What the command line answers, as plain data ready for JSON."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import islice
from typing import TYPE_CHECKING, Any

from zwicker_lab.notation import Replay
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.reasons import Reason
from zwicker_lab.zwicker.score import SideScore

if TYPE_CHECKING:
    from zwicker_lab.players.advice import Advice, Judged

MOST_MOVES = 10_000


def moves(position: Position) -> dict[str, Any]:
    """The legal moves of a position, at most ``MOST_MOVES`` of them.

    >>> from zwicker_lab.notation import read_position
    >>> answer = moves(read_position("zwicker3; table 8h; hand 8s 2c"))
    >>> [move["text"] for move in answer["moves"]], answer["moves"][0]["zwick"], answer["truncated"]
    (['8s x 8h', '8s', '2c'], True, False)
    """
    found = list(islice(position.moves(), MOST_MOVES + 1))
    listed = [_move(position, move) for move in found[:MOST_MOVES]]
    return {"position": str(position), "moves": listed, "truncated": len(found) > MOST_MOVES}


def play(position: Position, move: Move) -> dict[str, Any]:
    """The position after a move, or the reason why there is none."""
    reason = position.refusal(move)
    if reason is not None:
        return {"legal": False, "reason": _reason(reason)}
    return {"legal": True, "position": str(position.play(move))}


def advice(given: Advice) -> dict[str, Any]:
    """Every move of an advice, best first, with its reasons in every language."""
    return {"best": str(given.best.move), "ms": round(given.ms), "moves": [_judged(judged) for judged in given.moves]}


def replayed(played: Replay) -> dict[str, Any]:
    """The scores of a replayed deal; where a move is illegal or the result is wrong, the line and the reason."""
    if played.fault is not None:
        return {"legal": False, "line": played.fault.line, "reason": _reason(played.fault.reason)}
    answer: dict[str, Any] = {"complete": played.complete, "scores": {one.side: _score(one) for one in played.scores}}
    if (wrong := played.result_wrong) is not None:
        answer["line"] = played.deal.place("Result")
        answer["reason"] = {"code": "wrong_result", "text": wrong}
    return answer


def variants(known: Iterable[Variant]) -> dict[str, Any]:
    """The built-in variants and how sure each of their values is."""
    return {"variants": [_variant(variant) for variant in known]}


def _move(position: Position, move: Move) -> dict[str, Any]:
    return {
        "text": str(move),
        "kind": move.kind,
        "card": str(move.card),
        "value": move.value,
        "items": [str(item) for item in move.items],
        "total": move.total,
        "zwick": position.is_zwick(move),
        "points": position.points_of(move),
    }


def _judged(judged: Judged) -> dict[str, Any]:
    return {
        "text": str(judged.move),
        "value": round(judged.value, 3),
        "low": round(judged.low, 3),
        "high": round(judged.high, 3),
        "verdict": judged.verdict,
        "reply": None if judged.reply is None else str(judged.reply),
        "reasons": {lang: [claim.text(lang) for claim in judged.reasons] for lang in LANGUAGES},
    }


def _reason(reason: Reason) -> dict[str, Any]:
    return {"code": reason.code, "text": {lang: reason.text(lang) for lang in LANGUAGES}}


def _score(score: SideScore) -> dict[str, Any]:
    rows = [{"code": row.code, "count": row.count, "points": _number(row.points)} for row in score.rows]
    return {"cards": score.cards, "zwicks": score.zwicks, "total": _number(score.total), "rows": rows}


def _number(points: int | Fraction) -> int | float:
    return int(points) if points.denominator == 1 else float(points)


def _variant(variant: Variant) -> dict[str, Any]:
    return {
        "name": variant.name,
        "title": dict(variant.title),
        "players": list(variant.players),
        "certainty": dict(variant.certainty),
    }
