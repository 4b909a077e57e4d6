"""The skill of counting: a pile from the middle of a deal, its points row by row."""

from __future__ import annotations

from random import Random
from typing import Any

from zwicker_lab.cards import Card
from zwicker_lab.lessons.goals import CountScore
from zwicker_lab.lessons.grading import score_answer
from zwicker_lab.lessons.model import ScoreRow
from zwicker_lab.lessons.practice.asking import MOST_DEALS
from zwicker_lab.lessons.practice.drawn import Drawn, Words, card_words, certainty
from zwicker_lab.lessons.practice.ref import Ref
from zwicker_lab.lessons.practice.walk import walk
from zwicker_lab.names import listed
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.score import Row, row_name, rows

LEAST_CARDS, MOST_CARDS = 9, 20
LEAST_SCORING = 2
NO_CARDS = ("zwick", "fine")
"""Rows of a score that no card of a pile brings."""


def counted(ref: Ref) -> Drawn | None:
    """A pile to count; ``None`` where the deals looked at have none that scores enough."""
    chance = Random(str(ref))
    for _ in range(MOST_DEALS):
        deal = list(walk(ref.variant, chance))
        chance.shuffle(deal)
        for position in deal:
            side = chance.randrange(len(position.won))
            if LEAST_CARDS <= len(position.won[side]) <= MOST_CARDS and len(_scoring(position, side)) >= LEAST_SCORING:
                return _exercise(ref, position, side, chance)
    return None


def card_rows(position: Position, side: int) -> tuple[Row, ...]:
    """The rows of a side's score so far that its cards bring."""
    return tuple(row for row in rows(position, final=False)[side].rows if row.code not in NO_CARDS)


def _scoring(position: Position, side: int) -> list[Card]:
    return [card for card in position.won[side] if position.variant.points_of(card)]


def _exercise(ref: Ref, position: Position, side: int, chance: Random) -> Drawn:
    name, pile = position.sides[side], list(position.won[side])
    chance.shuffle(pile)
    found = card_rows(position, side)
    total = int(sum(row.points for row in found))
    words = Words(
        "practice-task-count",
        ("practice-look-count", "practice-hint-scoring", "practice-hint-in-pile"),
        "practice-done-count",
        {**_hints(ref.variant, _scoring(position, side)), "total": total},
    )
    told = [ScoreRow(side=name, code=row.code, count=row.count, points=int(row.points)) for row in found]
    return Drawn(
        id=str(ref),
        variant=ref.rules,
        play=0,
        goal=CountScore(type="count_score", scope="pile"),
        accepted=(score_answer({name: total}),),
        rule="2.points",
        certainty=certainty(ref.variant, "2.points"),
        piles={name: tuple(pile)},
        row=(*told, ScoreRow(side=name, code="total", points=total)),
        **words.texts(),
    )


def _hints(variant: Variant, scoring: list[Card]) -> dict[str, Any]:
    """Which cards score by these rules, and which of the pile do, with their points."""
    worth = [f"{card_words(card)} {variant.points_of(card)}" for card in scoring]
    return {
        "kinds": lambda lang: listed((_kind(code, lang) for code in variant.scoring.points), lang),
        "worth": lambda lang: listed(worth, lang),
    }


def _kind(code: str, lang: str) -> str:
    return card_words(Card(code)) if len(code) > 1 else row_name(code, lang)
