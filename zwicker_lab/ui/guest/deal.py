"""The own seat at a table: the moves of all are seen as films, one after the other, and one's own are made here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.texts import say
from zwicker_lab.ui.learn.steps import Step
from zwicker_lab.ui.play.table import PlayTable
from zwicker_lab.ui.table.events import event
from zwicker_lab.workshop import commands as do
from zwicker_lab.workshop.tables import Table
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.reasons import Reason

if TYPE_CHECKING:
    from zwicker_lab.ui.guest.place import Placed

Scene = dict[str, Any]


class SeatTable(PlayTable):
    """A table whose moves are made elsewhere and seen here."""

    def film(self, before: Position, move: Move, after: Position) -> int:
        """Show a move and what came of it; the number of the film."""
        self._event = {"n": next(self._clock), **event(before, move, after, self.staging)}
        number: int = self._event["n"]
        self._set(after)
        return number


class DealStep(Step):
    """One's own seat while a deal is played; ``ply`` is how many of its moves have been shown."""

    play: Placed
    trial: SeatTable

    def __init__(self, play: Placed, table: Table, seat: int) -> None:
        super().__init__(play)
        self._table, self._seat = table, seat
        self.ply, self.awaited = len(table.moves), 0
        position = self._position(self.ply)
        self.trial = SeatTable(
            position,
            lang=self.lang,
            names=self._names(position),
            seat=position.seats[seat],
            show_seats=True,
            open_hands=False,
            can_undo=False,
            on_attempt=self._attempt,
        )

    def enter(self) -> None:
        """Show the table as it lies."""
        self.trial.param.watch(self._drawn, ["scene", "uses"])
        self.trial.param.watch(lambda change: self.play.show(slip=change.new), "slip")
        self._drawn()

    def touch(self, message: dict[str, Any]) -> None:
        """Hand on what was touched."""
        self.trial.receive(message)

    def freeze(self) -> None:
        """From now on the table is to be looked at."""
        self.frozen = self.trial.frozen = True

    @property
    def is_shown(self) -> bool:
        """Whether every move has been shown to its end."""
        return not self.awaited and self.ply == len(self._table.moves)

    # ---- what happens at the table -----------------------------------------------------------------------------

    def follow(self, table: Table) -> None:
        """Show the next move that was made; all at once where too many were, or where some were taken back."""
        jump = table.backs != self._table.backs or not 0 <= len(table.moves) - self.ply <= len(table.seats)
        if table.seats != self._table.seats:
            self.trial.names = self._names(table.position)
        self._table = table
        if jump:
            self.ply, self.awaited = len(table.moves), 0
            self.trial.tell(None)
            self.trial.position = self._position(self.ply)
        elif self.ply < len(table.moves) and not self.awaited:
            self._film()

    def hear_seen(self, number: object) -> None:
        """The browser has shown a film."""
        if self.awaited and number == self.awaited:
            self.awaited = 0
            self.follow(self._table)

    def _film(self) -> None:
        move = self._table.moves[self.ply]
        before, after = known(self._position(self.ply), move.card), self._position(self.ply + 1)
        self.ply += 1
        self.trial.tell(None)
        self.awaited = self.trial.film(before, move, after)

    def _position(self, ply: int) -> Position:
        return self._table.positions[ply].seen_by(self._seat)

    def _attempt(self, move: Move, reason: Reason | None) -> bool | None:
        if reason is not None:
            return None
        seen = self.play.seen
        assert seen is not None
        place = {"round": seen["round"], "deal": seen["deal"]["deal"], "table": self._table.number}
        self.play.ask(do.Play(**place, ply=self.ply, move=str(move)))
        return False

    # ---- drawing -------------------------------------------------------------------------------------------------

    def _names(self, position: Position) -> dict[str, str]:
        """What the other seats are called; nothing in a name is read as a card or a sign."""
        assert self.play.seen is not None
        found = {}
        seats = self.play.seen["deal"]["seats"]
        for one in seats:
            if one["seat"] != position.seats[self._seat]:
                found[one["seat"]] = called(one, seats, self.lang)
        return found

    def _drawn(self, *_: object) -> None:
        self.play.show(table={**self.trial.scene, "follow": True}, choices=self.trial.uses)


def called(seat: Scene, seats: Sequence[Scene], lang: str) -> str:
    """What somebody at a table is called, in sentences that may hold cards."""
    if seat["name"] is None:
        count = sum(one["name"] is None for one in seats)
        return say(lang, "guest-program", count=count, seat=say(lang, "seat-name", seat=seat["seat"]))
    return quiet(seat["name"])


def quiet(name: str) -> str:
    """A name without the signs that stand for a card or for strong words.

    >>> quiet("{7s} **Otto** [[9]]")
    '(7s) Otto (9)'
    """
    return name.replace("[[", "(").replace("]]", ")").translate(str.maketrans("{}", "()", "*~"))


def known(position: Position, card: Card) -> Position:
    """The position as somebody sees it who sees ``card`` being played."""
    if card in position.hand:
        return position
    hand = list(position.hand)
    hand[hand.index(UNKNOWN)] = card
    hands = tuple(tuple(hand) if at == position.turn else held for at, held in enumerate(position.hands))
    return replace(position, hands=hands)
