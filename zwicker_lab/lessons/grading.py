"""Judging a try: the verdict, why, the other right answers, and the reply a legal miss allows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache, singledispatch
from typing import Literal

from zwicker_lab.cards import Card
from zwicker_lab.lessons.danger import chance, unseen
from zwicker_lab.lessons.fields import Frozen, Text
from zwicker_lab.lessons.goals import AvoidZwick, Goal, meeting_moves, sweepers_left
from zwicker_lab.lessons.model import Asked, Example, Exercise
from zwicker_lab.lessons.reply import Reply, best_reply
from zwicker_lab.names import card_sign, item_sign, listed
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.reasons import Reason

Verdict = Literal["right", "right-with-remark", "misses", "illegal", "wrong"]


@dataclass(frozen=True)
class Outcome:
    """What a try came to.

    ``listed`` is the number of the author's try it matches, counted from 0; ``others`` are the moves that reach the
    goal besides the one tried; ``reason`` belongs to an illegal move, ``reply`` to a legal one that misses the goal.
    """

    verdict: Verdict
    why: Text
    answer: str
    listed: int | None = None
    others: tuple[Move, ...] = ()
    reason: Reason | None = None
    reply: Reply | None = None

    @property
    def is_right(self) -> bool:
        """Whether the goal is reached, with or without a remark."""
        return self.verdict in ("right", "right-with-remark")


@singledispatch
def grade(exercise: Asked, answer: Move | str) -> Outcome:
    """Judge an answer to an exercise; each game registers how its exercises are judged.

    A move is compared as a move, a score by its sides, a judgement by its words. Raises ``InputError`` for a text that
    is no move where a move is asked for.

    >>> from zwicker_lab.lessons import lesson
    >>> outcome = grade(lesson(1).exercises[0], "9s x 9h")
    >>> outcome.verdict, outcome.why.of("en")
    ('right', 'Equal takes equal, whatever the suit.')
    """
    raise TypeError(f"nobody judges {type(exercise).__name__}")


@grade.register
def _grade(exercise: Exercise, answer: Move | str) -> Outcome:
    if not exercise.play:
        return grade_words(exercise, str(answer))
    move = Move.read(answer) if isinstance(answer, str) else answer
    listed = next((n for n, t in enumerate(exercise.tries) if Move.read(t.answer) == move), None)
    found = None if listed is None else exercise.tries[listed]
    reason = exercise.start.refusal(move)
    if reason is not None:
        return Outcome("illegal", found.why if found else _text_of(reason), str(move), listed, reason=reason)
    right = _right_moves(exercise.start, exercise.goal)
    others = tuple(other for other in right if other != move)
    if len(others) < len(right):
        verdict: Verdict = "right-with-remark" if found else "right"
        return Outcome(verdict, found.why if found else exercise.success, str(move), listed, others)
    reply, why = _miss(exercise.start, move, "lessons-miss", exercise.goal)
    return Outcome("misses", found.why if found else why, str(move), listed, others, reply=reply)


@lru_cache(maxsize=1024)
def _right_moves(position: Position, goal: Goal) -> tuple[Move, ...]:
    return meeting_moves(position, goal)


@singledispatch
def grade_example(example: Frozen, move: Move | str) -> Outcome:
    """Judge a try at the first example: its move is right, a refused one says why, any other asks again."""
    raise TypeError(f"nobody judges {type(example).__name__}")


@grade_example.register
def _grade_example(example: Example, move: Move) -> Outcome:
    reason = example.start.refusal(move)
    if reason is not None:
        return Outcome("illegal", _text_of(reason), str(move), reason=reason)
    if move == Move.read(example.move):
        return Outcome("right", example.see, str(move))
    return Outcome("misses", example.before, str(move), others=(Move.read(example.move),))


def grade_played(position: Position, played: Move, move: Move) -> Outcome:
    """Judge a try at a marked point of a deal against the move that was played there."""
    reason = position.refusal(move)
    if reason is not None:
        return Outcome("illegal", _text_of(reason), str(move), reason=reason)
    if move == played:
        return Outcome("right", _text("lessons-as-played"), str(move))
    reply, why = _miss(position, move, "lessons-miss-played")
    return Outcome("misses", why, str(move), others=(played,), reply=reply)


def score_answer(totals: dict[str, int]) -> str:
    """The answer to a count: every side with its total.

    >>> score_answer({"NS": 16, "EW": 17})
    'NS 16 EW 17'
    """
    return " ".join(f"{side} {total}" for side, total in totals.items())


def grade_words(exercise: Asked, answer: str) -> Outcome:
    """Judge an answer that is words: compared with those accepted and those foreseen."""
    said = _same_words(answer)
    if any(said == _same_words(right) for right in exercise.accepted):
        return Outcome("right", exercise.success, answer)
    listed = next((n for n, t in enumerate(exercise.tries) if _same_words(t.answer) == said), None)
    why = _text("lessons-not-right") if listed is None else exercise.tries[listed].why
    return Outcome("wrong", why, answer, listed)


def out_answer(cards: Iterable[str]) -> str:
    """The answer that these cards are still out.

    >>> out_answer(["*20", "Ac"])
    'out *20 Ac'
    """
    return " ".join(("out", *cards))


def _same_words(answer: str) -> object:
    words = answer.split()
    if words[:1] == ["out"]:
        return frozenset(words)
    if len(words) % 2 == 0 and all(word.lstrip("-").isdecimal() for word in words[1::2]):
        return frozenset(zip(words[::2], words[1::2], strict=True))
    return tuple(words)


def _text(entry: str) -> Text:
    return Text(**{lang: say(lang, entry) for lang in LANGUAGES})


def _text_of(reason: Reason) -> Text:
    return Text(**{lang: reason.text(lang) for lang in LANGUAGES})


def _miss(position: Position, move: Move, missed: str, goal: Goal | None = None) -> tuple[Reply | None, Text]:
    """The reply a legal miss allows, and what is said about it."""
    after = position.play(move)
    defending = goal if isinstance(goal, AvoidZwick) else None
    reply = best_reply(position, after, zwick_first=defending is not None)
    if reply is None:
        entry = _no_reply(position, after)
        return None, Text(**{lang: say(lang, entry, goal=say(lang, missed)) for lang in LANGUAGES})
    told = {lang: _reply_text(reply, lang, say(lang, missed)) for lang in LANGUAGES}
    if defending is not None and defending.next_cards is not None:
        danger = _danger(position, defending, move, defending.next_cards)
        told = {lang: f"{told[lang]} {say(lang, 'lessons-danger', **danger)}" for lang in LANGUAGES}
    return reply, Text(**told)


def _danger(position: Position, goal: AvoidZwick, move: Move, held: int) -> dict[str, float]:
    sought, among = len(sweepers_left(position, goal, move)), len(unseen(position, position.hand))
    return {"sweepers": sought, "unseen": among, "percent": chance(sought, among, held)}


def _no_reply(before: Position, after: Position) -> str:
    if after.is_over:
        return "lessons-reply-over"
    return "lessons-reply-own-turn" if after.turn == before.turn else "lessons-reply-none"


def _reply_text(reply: Reply, lang: str, goal: str) -> str:
    return say(
        lang,
        "lessons-reply-holds" if reply.known else "lessons-reply-could",
        goal=goal,
        seat=say(lang, "seat-name", seat=reply.seat),
        card=card_sign(reply.move.card, lang),
        kind=_kind(reply.move.card),
        rank=reply.move.card.rank,
        items=listed((item_sign(item, lang) for item in reply.move.items), lang),
        cards=reply.cards,
        points=reply.points,
        zwick="yes" if reply.zwick else "no",
    )


def _kind(card: Card) -> str:
    """How the catalogue tells cards apart where it names any card of a rank."""
    if card.is_joker:
        return "joker"
    return {"8": "eight"}.get(card.rank, card.rank if card.rank in "ATJQK" else "number")
