"""The skill of the referee: somebody's move lies on the table, legal or not, and the learner says which and why."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from zwicker_lab.lessons.fields import Text
from zwicker_lab.lessons.goals import JudgeLegality
from zwicker_lab.lessons.model import Choice, Try
from zwicker_lab.lessons.practice.asking import MOST_DEALS
from zwicker_lab.lessons.practice.drawn import Drawn, Words, card_words, certainty, items_words, text_of
from zwicker_lab.lessons.practice.ref import Ref
from zwicker_lab.lessons.practice.walk import Spot, spots
from zwicker_lab.names import values_text
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.zwicker.legal import item_values, trails
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.reasons import Reason

LEGAL = "legal"
SHARE_LEGAL = 0.4
MOST_ITEMS, MISSED = 3, 2
MOST_CHOICES = 4
SAID = {
    "capture": ("wrong_sum", "one_group", "must_take_all"),
    "build": ("total_not_held", "over_cap", "wrong_sum", "down_not_allowed", "not_your_build"),
    "trail": ("must_capture", "card_fits_nothing"),
}
"""What is said against a move of each kind: reason codes, and two things no rule says."""


def judged(ref: Ref) -> Drawn | None:
    """A move to judge; ``None`` where the deals looked at have none."""
    chance = Random(str(ref))
    wants_legal = chance.random() < SHARE_LEGAL
    for _ in range(MOST_DEALS):
        for spot in spots(ref.variant, chance):
            move = _candidate(spot, chance, wants_legal=wants_legal)
            if move is not None:
                return _exercise(ref, spot.position, move, chance)
    return None


def _candidate(spot: Spot, chance: Random, *, wants_legal: bool) -> Move | None:
    """A move of the wanted verdict, each kind and each reason equally likely."""
    found: dict[str, list[Move]] = {}
    for move in _announced(spot.position):
        reason = spot.position.refusal(move)
        if (reason is None) == wants_legal and (reason is None or is_near(spot.position, move)):
            found.setdefault(move.kind if reason is None else f"{move.kind} {reason.code}", []).append(move)
    found.pop("trail", None) if len(found) > 1 else None
    return chance.choice(found[chance.choice(sorted(found))]) if found else None


def _announced(position: Position) -> Iterator[Move]:
    """Moves somebody could announce: any few items captured, one item built on with its true sum, a card laid."""
    for card in position.hand:
        for count in range(1, MOST_ITEMS + 1):
            yield from (Move(card, items) for items in combinations(position.table, count))
        own = position.variant.values_of(card)
        for item in position.table:
            bases = item_values(position.variant, item)
            sums = {base + sign * value for base in bases for value in own for sign in (1, -1)}
            yield from (Move(card, (item,), total) for total in sorted(sums) if total >= 1)
        yield from trails(position.variant, card)


def is_near(position: Position, move: Move) -> bool:
    """Whether one has to reckon to see that a move is wrong: a capture's sum is missed by a little.

    >>> from zwicker_lab.lessons.fields import position_of
    >>> start = position_of("zwicker3; table 9d 5c 4h; hand 8s 2c")
    >>> is_near(start, Move.read("8s x 5c 4h")), is_near(start, Move.read("2c x 9d 5c"))
    (True, False)
    """
    if move.kind != "capture":
        return True
    sums = {0}
    for item in move.items:
        sums = {total + value for total in sums for value in item_values(position.variant, item)}
    return any(0 < abs(total - own) <= MISSED for total in sums for own in position.variant.values_of(move.card))


def _exercise(ref: Ref, position: Position, move: Move, chance: Random) -> Drawn:
    reason = position.refusal(move)
    code = None if reason is None else reason.code
    answer = LEGAL if code is None else f"illegal {code}"
    answers = _choices(position, move, code, answer, chance)
    rule = "4.capture" if move.kind == "capture" else "4.build" if move.kind == "build" else "4.trail"
    why = _why(move, reason)
    return Drawn(
        id=str(ref),
        position=str(position),
        play=0,
        goal=JudgeLegality(type="judge_legality", move=str(move), legal=reason is None, reason=code),
        accepted=(answer,),
        rule=rule if reason is None else reason.rule,
        certainty=certainty(ref.variant, rule),
        choice=tuple(Choice(answer=one, text=choice_text(one)) for one in answers),
        tries=tuple(Try(answer=one, verdict="wrong", why=why) for one in answers if one != answer),
        **_words(position, move, reason, why).texts(),
    )


def _choices(position: Position, move: Move, code: str | None, answer: str, chance: Random) -> list[str]:
    """The answers to choose from: legal, the true one, and some that are not true."""
    against = [said for said in SAID[move.kind] if said != code and not _holds(position, move, said)]
    chance.shuffle(against)
    return list(dict.fromkeys([LEGAL, answer, *(f"illegal {said}" for said in against)]))[:MOST_CHOICES]


def _words(position: Position, move: Move, reason: Reason | None, why: Text) -> Words:
    last = "right" if reason is None else "wrong"
    values = position.variant.values_of(move.card)
    return Words(
        f"practice-task-referee-{move.kind}",
        ("practice-look-referee", "practice-hint-values", f"practice-hint-referee-{last}"),
        why,
        {
            "card": card_words(move.card),
            "items": items_words(move),
            "total": move.total or 0,
            "values": lambda lang: values_text(values, lang),
        },
    )


def choice_text(answer: str) -> Text:
    """An answer in words.

    >>> choice_text("illegal wrong_sum").en
    'Not allowed: the sum does not fit'
    """
    return text_of(f"practice-say-{answer.removeprefix('illegal ').replace('_', '-')}")


def _why(move: Move, reason: Reason | None) -> Text:
    if reason is None:
        return text_of(f"practice-legal-{move.kind}")
    return Text(**{lang: reason.claim(lang) for lang in LANGUAGES})


def _holds(position: Position, move: Move, code: str) -> bool:
    """Whether what ``code`` says against a move is true too, so that it must not be offered as a wrong answer."""
    variant = position.variant
    match code:
        case "must_take_all":
            return variant.switches.capture_all == "yes"
        case "must_capture":
            return variant.switches.capture != "optional"
        case "total_not_held":
            others = (card for card in position.hand if card != move.card)
            return variant.build.holds and all(move.total not in variant.values_of(card) for card in others)
        case "over_cap":
            return variant.build.cap is not None and (move.total or 0) > variant.build.cap
        case "down_not_allowed":
            return not variant.build.down
        case "not_your_build":
            return variant.switches.rebuild_by == "own_side"
        case _:
            return False
