"""What an exercise asks for, and whether a move reaches it."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from zwicker_lab.cards import SUITS, Card
from zwicker_lab.errors import InputError
from zwicker_lab.lessons.danger import sweepers, unseen
from zwicker_lab.lessons.fields import CardText, Frozen, MoveText
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position


class AnyLegalCapture(Frozen):
    """Capture something."""

    type: Literal["any_legal_capture"]


class CaptureAllOf(Frozen):
    """Capture all of these cards; more may come along."""

    type: Literal["capture_all_of"]
    cards: tuple[CardText, ...] = Field(min_length=1)


class MaxCards(Frozen):
    """Capture as many table cards as any legal capture does; cards in builds count one by one."""

    type: Literal["max_cards"]


class MakeZwick(Frozen):
    """Clear the table by a capture that counts as a Zwick."""

    type: Literal["make_zwick"]


class BuildTotal(Frozen):
    """Make a build of this total."""

    type: Literal["build_total"]
    total: int = Field(ge=1)


class BuildDown(Frozen):
    """Build an item down: the total is the item less the card."""

    type: Literal["build_down"]


class PointsAtLeast(Frozen):
    """Win at least so many points with one move: captured cards, the card played, a Zwick."""

    type: Literal["points_at_least"]
    points: int = Field(ge=1)


class ExactMoves(Frozen):
    """Play one of these moves.

    With ``solve`` they are the best ones of a last packet with open cards, and ``value`` is the lead in points they
    win to the end, leftovers counted, most cards not.
    """

    type: Literal["exact_moves"]
    moves: tuple[MoveText, ...] = Field(min_length=1)
    solve: Literal["last_packet"] | None = None
    value: int | None = None

    @model_validator(mode="after")
    def _value_goes_with_solve(self) -> Self:
        _together(self.type, "value", self.value is not None, self.solve is not None)
        return self


class AvoidZwick(Frozen):
    """Leave a table that at most ``limit`` cards could take at once.

    ``against`` are all cards not seen, of which the next player holds ``next_cards``, or the open hand of the next.
    """

    type: Literal["avoid_zwick"]
    limit: int = Field(ge=0)
    against: Literal["unseen", "next"]
    next_cards: int | None = Field(default=None, ge=1)

    @model_validator(mode="after")
    def _hidden_hand_has_a_size(self) -> Self:
        _together(self.type, "next_cards", self.next_cards is not None, self.against == "unseen")
        return self


class JudgeLegality(Frozen):
    """Say whether somebody's move is legal, and if not, for which reason."""

    type: Literal["judge_legality"]
    move: MoveText
    legal: bool
    reason: str | None = None

    @model_validator(mode="after")
    def _reason_goes_with_illegal(self) -> Self:
        if self.legal == (self.reason is not None):
            raise InputError("lesson-judge-reason")
        return self


class CountScore(Frozen):
    """Count one pile (card points only) or a whole deal (every row), or name the ``special`` cards no pile holds."""

    type: Literal["count_score"]
    scope: Literal["pile", "deal", "still_out"]


def special_cards(variant: Variant) -> tuple[Card, ...]:
    """The cards a learner keeps in mind: the jokers, the aces, the ten of diamonds.

    >>> from zwicker_lab.variants import load_variant
    >>> " ".join(special_cards(load_variant("zwicker3")))
    '*15 *20 *25 As Ah Ad Ac Td'
    """
    aces = (Card(f"A{suit}") for suit in SUITS)
    return (*variant.jokers, *aces, Card("Td"))


Goal = Annotated[
    AnyLegalCapture | CaptureAllOf | MaxCards | MakeZwick | BuildTotal | BuildDown | PointsAtLeast | ExactMoves
    | AvoidZwick | JudgeLegality | CountScore,
    Field(discriminator="type"),
]  # fmt: skip


def _together(goal: str, key: str, found: bool, wanted: bool) -> None:
    """Refuse a key that is missing where it is wanted, or there where it is not."""
    if found != wanted:
        raise InputError("lesson-goal-needs", goal=goal, key=key, wanted="yes" if wanted else "no")


def meets(position: Position, goal: Goal, move: Move) -> bool:
    """Whether a legal move reaches the goal; no move reaches a goal that asks for an answer in words.

    The move is taken to be legal; ``position.refusal`` says whether it is.
    """
    match goal:
        case ExactMoves(moves=moves):
            return move in map(Move.read, moves)
        case BuildTotal(total=total):
            return move.total == total
        case BuildDown():
            return is_down(position, move)
        case AvoidZwick(limit=limit):
            return len(sweepers_left(position, goal, move)) <= limit
        case JudgeLegality() | CountScore():
            return False
        case _:
            return move.kind == "capture" and _capture_meets(position, goal, move)


def _capture_meets(position: Position, goal: Goal, move: Move) -> bool:
    match goal:
        case CaptureAllOf(cards=cards):
            return {c for item in move.items for c in item.cards}.issuperset(cards)
        case MaxCards():
            return size(move) == max(size(other) for other in position.moves() if other.kind == "capture")
        case MakeZwick():
            return position.is_zwick(move)
        case PointsAtLeast(points=points):
            return position.points_of(move) >= points
        case _:
            return True


def meeting_moves(position: Position, goal: Goal) -> tuple[Move, ...]:
    """Every legal move that reaches the goal, in the engine's order."""
    if isinstance(goal, MaxCards):
        captures = [move for move in position.moves() if move.kind == "capture"]
        most = max(map(size, captures), default=0)
        return tuple(move for move in captures if size(move) == most)
    return tuple(move for move in position.moves() if meets(position, goal, move))


def sweepers_left(position: Position, goal: AvoidZwick, move: Move) -> tuple[Card, ...]:
    """The cards a legal move leaves the whole table to: of the next open hand, or of all that are not seen.

    >>> from zwicker_lab.lessons.fields import position_of
    >>> start = position_of("zwicker3; table 9c; hand 3s 6d")
    >>> goal = AvoidZwick(type="avoid_zwick", limit=0, against="unseen", next_cards=2)
    >>> sweepers_left(start, goal, Move.read("6d"))
    ('*15',)
    """
    after = position.play(move)
    return sweepers(after, after.hand if goal.against == "next" else unseen(after, position.hand))


def size(move: Move) -> int:
    """How many table cards a move takes, those in builds counted one by one.

    >>> size(Move.read("9c x (5h 4s =9) 9d"))
    3
    """
    return sum(len(item.cards) for item in move.items) if move.kind == "capture" else 0


def is_down(position: Position, move: Move) -> bool:
    """Whether a build goes down: its total is a value of the item less a value of the card."""
    if move.kind != "build" or not position.variant.build.down:
        return False
    [item, *more] = move.items
    bases = (item.total,) if item.total is not None else position.variant.values_of(item.cards[0])
    downs = {base - value for base in bases for value in position.variant.values_of(move.card)}
    return not more and move.total in downs
