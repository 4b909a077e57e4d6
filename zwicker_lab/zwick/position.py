"""A position: everything on and around the table, as one immutable value."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, Literal, get_args

from zwicker_lab.zwick import draw, legal, play, refuse
from zwicker_lab.zwick.cards import PACK, UNKNOWN, Card, Order
from zwicker_lab.zwick.moves import Move
from zwicker_lab.zwick.reasons import Reason
from zwicker_lab.zwick.rules import Rules

Phase = Literal[
    "cut", "lick", "deal", "turn", "keep", "join", "lay", "play", "played", "unopposed", "nobody", "misdeal"
]
PHASES: tuple[Phase, ...] = get_args(Phase)
ENDS: tuple[Phase, ...] = ("played", "unopposed", "nobody", "misdeal")
"""How a deal can end: played out, all others declined, nobody turned, dealt wrongly."""

Hands = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick, complete or not: the seat index that led it and its cards in the order played."""

    leader: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Position:
    """One moment of a deal. Seats count in playing order, counter-clockwise, from 0.

    ``hands`` holds the cards of each seat, licked ones too; ``stock`` the cards not dealt, the top one first, and
    before the deal the whole pack, of which ``lifted`` cards are in the cutter's hand. Cards nobody knows are
    ``UNKNOWN``. ``shown`` is the bottom card at the cut, which everybody sees, ``licked`` what the ``licker`` took,
    ``turned`` the cards turned for trump in order, ``laid`` what was laid away, all of them open. ``joined`` is
    each seat's answer, ``None`` while it is not given. ``tricks`` are those that are over, ``trick`` lies on the table.

    >>> from zwicker_lab.zwick import read_position
    >>> position = read_position("zwick; trump r; trick 9b; hand 7b Kb Tb 9r Ar")
    >>> position.mover, [str(move) for move in position.moves()]
    ('D', ['Kb', 'Tb'])
    >>> print(position.play(Move.read("Kb")))
    zwick; players 4; dealer B; turn A; trump r; turner C; in A B C D; trick 9b Kb; \
hands A: ? ? ? ? ? / B: ? ? ? ? ? / C: ? ? ? ? / D: 7b Tb 9r Ar; stock 0
    """

    rules: Rules
    players: int
    dealer: int
    phase: Phase
    turn: int
    hands: Hands
    stock: tuple[Card, ...]
    joined: tuple[bool | None, ...]
    lifted: int = 0
    shown: Card | None = None
    licker: int | None = None
    licked: tuple[Card, ...] = ()
    trump: str | None = None
    turner: int | None = None
    turned: tuple[Card, ...] = ()
    laid: tuple[Card, ...] = ()
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats in playing order."""
        return self.rules.seats(self.players)

    @property
    def mover(self) -> str:
        """The name of the seat whose turn it is."""
        return self.seats[self.turn]

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards of the seat whose turn it is."""
        return self.hands[self.turn]

    @property
    def cutter(self) -> int:
        """The seat on the dealer's left, who cuts."""
        return (self.dealer - 1) % self.players

    @property
    def first(self) -> int:
        """The seat on the dealer's right, who comes first."""
        return (self.dealer + 1) % self.players

    @property
    def is_over(self) -> bool:
        """Whether the deal has ended, in whichever way."""
        return self.phase in ENDS

    @cached_property
    def active(self) -> tuple[int, ...]:
        """The seats that take part, in playing order from the first seat."""
        return tuple(seat for seat in range(self.players) if self.joined[seat])

    @property
    def leader(self) -> int:
        """The seat that led the trick on the table, or is to lead it."""
        at = self.active.index(self.turn)
        return self.active[(at - len(self.trick)) % len(self.active)]

    @cached_property
    def order(self) -> Order:
        """Which card takes which; only while there is a trump."""
        if self.trump is None:
            raise ValueError("there is no trump yet")
        return self.rules.order(self.trump)

    @property
    def duty(self) -> legal.Duty:
        """What the trick asks of the seat to move; raises ``InputError`` where its cards are not known."""
        return legal.played_by(self)

    def strokes(self, seat: int) -> int:
        """The tricks a seat has taken so far."""
        return sum(self.winner(trick) == seat for trick in self.tricks)

    def winner(self, trick: Trick) -> int:
        """The seat whose card takes a trick, of the cards played so far."""
        return self.player_of(trick, self.order.best(trick.cards))

    def player_of(self, trick: Trick, card: Card) -> int:
        """The seat that played a card of a trick."""
        at = self.active.index(trick.leader) + trick.cards.index(card)
        return self.active[at % len(self.active)]

    def bond(self, seat: int) -> legal.Bond | None:
        """Why a seat must take part: ``ten``, ``licked``, or ``None`` where it is free."""
        return legal.bond(self, seat)

    def moves(self) -> Iterator[Move]:
        """Every move the seat to move may choose.

        A ``misdeal`` is nobody's choice: ``play`` accepts it before the deal, and it is not listed.
        """
        return legal.legal_moves(self)

    def refusal(self, move: Move | str, seat: str | None = None) -> Reason | None:
        """Why ``move``, or the move of this text, is not legal, ``None`` where it is; ``seat`` says who makes it."""
        return refuse.refusal(self, Move.read(move) if isinstance(move, str) else move, seat)

    def play(self, move: Move | str) -> Position:
        """The position after ``move``, or after the move of this text.

        Raises ``IllegalMove`` with the reason where it is not legal, ``InputError`` for a text that is no move, and
        where it turns up an unknown card.
        """
        return play.play(self, Move.read(move) if isinstance(move, str) else move)

    def changed(self, **changes: Any) -> Position:
        """The position with some fields changed: what ``dataclasses.replace`` gives, in less time."""
        other = object.__new__(Position)
        own = self.__dict__
        other.__dict__.update({name: own[name] for name in _FIELDS}, **changes)
        return other

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards named nowhere, in the order of the pack: what the unknown ones may be.

        >>> from zwicker_lab.zwick import read_position
        >>> len(read_position("zwick; trump r; trick Ab 7a; hand 9r Tr 9a Ka Ks").unseen)
        21
        """
        piles = (*self.hands, self.stock, self.turned, self.laid, self.trick, *(trick.cards for trick in self.tricks))
        named = {card for pile in piles for card in pile}
        return tuple(card for card in PACK if card not in named)

    def filled(self, cards: Sequence[Card]) -> Position:
        """The position with its unknown cards, hands first and then the stock, replaced by ``cards`` in order.

        Cards left over are out of play.
        """
        given = iter(cards)

        def known(pile: tuple[Card, ...]) -> tuple[Card, ...]:
            return tuple(next(given) if card == UNKNOWN else card for card in pile)

        return self.changed(hands=tuple(map(known, self.hands)), stock=known(self.stock))

    def seen_by(self, *seats: int) -> Position:
        """The position with every card turned over that none of these seats sees; with no seat, as everybody sees it.

        >>> from zwicker_lab.zwick import new_deal
        >>> opening = new_deal(players=3, seed=1)
        >>> seen = opening.play(Move.read("cut 9")).seen_by(0)
        >>> seen.shown == opening.stock[8], seen.stock.count(seen.shown), len(set(seen.stock))
        (True, 1, 2)
        """
        counted = self.phase in ("lick", "deal") or self.rules.switches.after_cut == "lower_on_top"
        held = {*self.licked, *self.turned}
        hands = (hand if at in seats else _turned_over(hand, held) for at, hand in enumerate(self.hands))
        return self.changed(hands=tuple(hands), stock=_turned_over(self.stock, {self.shown} if counted else set()))

    def __str__(self) -> str:
        from zwicker_lab.zwick.notation.write import written

        return written(self)

    def _repr_html_(self) -> str:
        return draw.position_html(self)


_FIELDS = tuple(field.name for field in fields(Position))


def _turned_over(pile: tuple[Card, ...], known: Set[Card | None]) -> tuple[Card, ...]:
    return tuple(card if card in known else UNKNOWN for card in pile)
