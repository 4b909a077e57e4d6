"""Holding what an author writes to the rules: right answers, verdicts on foreseen ones, judgements."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import islice

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.goals import AvoidZwick, ExactMoves, Goal, JudgeLegality, meeting_moves
from zwicker_lab.lessons.model import Try
from zwicker_lab.zwicker.legal import takes_long
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.reasons import Reason

WIDEST_TABLE, MOST_MOVES = 12, 1_500
MOST_DANGERS = 80
"""So many legal moves are looked at where each has to be weighed against all unseen cards."""


class RefusedMoveError(InputError):
    """A move an author names that the rules do not allow."""

    def __init__(self, move: str, reason: Reason) -> None:
        super().__init__("own-move-illegal", move=move)
        self.reason = reason

    def text(self, lang: str) -> str:
        """The move and the reason, as one line in ``lang``."""
        return f"{super().text(lang)} {self.reason.text(lang)}"


def check_answers(position: Position, goal: Goal, accepted: Iterable[str] = ()) -> tuple[Move, ...]:
    """The moves that reach the goal; raises ``InputError`` where there is none, or a listed one is not among them."""
    if len(position.table) > WIDEST_TABLE or takes_long(position) or _has_many_moves(position, goal):
        raise InputError("own-table-wide", most=WIDEST_TABLE)
    for text in goal.moves if isinstance(goal, ExactMoves) else ():
        reason = position.refusal(Move.read(text))
        if reason is not None:
            raise RefusedMoveError(text, reason)
    right = meeting_moves(position, goal)
    for text in accepted:
        reason = position.refusal(move := Move.read(text))
        if reason is not None:
            raise RefusedMoveError(text, reason)
        if move not in right:
            raise InputError("own-accepted-wrong", move=text)
    if not right:
        raise InputError("own-no-answer")
    return right


def check_tries(position: Position, right: Collection[Move], tries: Iterable[Try]) -> None:
    """Hold the verdicts an author foresees to those of the rules; raises ``InputError``."""
    for one in tries:
        move = Move.read(one.answer)
        legal = "accepted" if move in right else "misses"
        verdict = legal if position.refusal(move) is None else "illegal"
        if one.verdict != verdict:
            raise InputError("own-try-verdict", move=one.answer, got=one.verdict, wanted=verdict)


def check_judgement(
    goal: JudgeLegality, accepted: Collection[str], offered: Collection[str], tries: Iterable[Try]
) -> None:
    """Hold the right answers to a judgement, and the wrong ones foreseen, to those offered and to the rules.

    An answer that begins with ``legal`` or ``illegal`` says so; what any other means is left to the author. Raises
    ``InputError``.
    """
    if not accepted:
        raise InputError("own-judge-none", wanted="legal" if goal.legal else "illegal", offered=", ".join(offered))
    for answer in accepted:
        if answer not in offered:
            raise InputError("own-judge-offered", answer=answer, offered=", ".join(offered))
        if answer.split()[0] == ("illegal" if goal.legal else "legal"):
            raise InputError("own-judge-wrong", answer=answer, move=goal.move, legal="yes" if goal.legal else "no")
    for one in tries:
        if one.answer not in offered or one.answer in accepted:
            right = "yes" if one.answer in accepted else "no"
            raise InputError("own-judge-try", answer=one.answer, right=right, offered=", ".join(offered))
        if one.verdict != "wrong":
            raise InputError("own-try-verdict", move=one.answer, got=one.verdict, wanted="wrong")


def _has_many_moves(position: Position, goal: Goal) -> bool:
    most = MOST_DANGERS if isinstance(goal, AvoidZwick) else MOST_MOVES
    return next(islice(position.moves(), most, None), None) is not None
