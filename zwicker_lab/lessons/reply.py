"""What the next player could do: the capture that punishes a move, worked out from the rules alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.lessons.danger import unseen, with_card
from zwicker_lab.lessons.goals import size
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position


@dataclass(frozen=True)
class Reply:
    """A capture the next player could answer with.

    ``known`` tells whether the card is seen in that hand; else it is one of the cards not yet seen. ``points`` are
    those of the table cards and of a Zwick, without the card played, ``cards`` the table cards taken.
    """

    seat: str
    move: Move
    known: bool
    cards: int
    points: int
    zwick: bool


def best_reply(before: Position, after: Position, *, zwick_first: bool = False) -> Reply | None:
    """The next player's best capture by points, then cards, then by how many unseen cards of the rank could make it.

    ``before`` is the position the move was played in, ``after`` what it left. With ``zwick_first`` any Zwick goes
    before all else. ``None`` when the deal is over, when the same player moves again, or when no single card captures
    anything.

    >>> from zwicker_lab.lessons.fields import position_of
    >>> start = position_of("zwicker3; table 6c 9h Td; hand 9s 4d")
    >>> str(best_reply(start, start.play(Move.read("9s"))).move)
    '*25 x 6c 9h Td'
    """
    if after.is_over or after.turn == before.turn:
        return None
    known = bool(after.hand) and UNKNOWN not in after.hand
    hand = after.hand if known else unseen(after, before.hand)
    alike = Counter(card.rank for card in hand)
    replies = [_reply(after, move, known) for card in hand for move in _captures(after, card)]

    def worth(reply: Reply) -> tuple[bool, int, int, int]:
        wanted = zwick_first and reply.zwick
        return wanted, reply.points, reply.cards, alike[reply.move.card.rank]

    return max(replies, key=worth, default=None)


def _captures(position: Position, card: Card) -> Iterator[Move]:
    return (move for move in with_card(position, card).moves(card) if move.kind == "capture")


def _reply(position: Position, move: Move, known: bool) -> Reply:
    zwick = position.is_zwick(move)
    points = position.points_of(move) - position.variant.points_of(move.card)
    return Reply(position.mover, move, known, size(move), points, zwick)
