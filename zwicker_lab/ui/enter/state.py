"""Entering a deal: what is asked for, the card that was picked, the table, and what was refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import param

from zwicker_lab.cards import Card
from zwicker_lab.errors import InputError
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.enter.deal import OVER, PLAY, EnteredDeal, Refused
from zwicker_lab.ui.enter.steps import from_json, undone
from zwicker_lab.ui.enter.table import EnterTable, staged
from zwicker_lab.ui.pad.setup import Table
from zwicker_lab.ui.table.slips import Slip, slip
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.reasons import Reason

WAITING, OPEN, ELSEWHERE = "waiting", "open", "elsewhere"
MOST_REVISIONS = 1_000_000


class Entering(param.Parameterized):
    """A deal that is entered by hand.

    ``telling`` is the seat whose hand is told at the moment, ``None`` where none is; ``picked`` the card of the pack
    that is to be played. ``rev`` grows with every change that is kept, ``drawn`` with every one that is drawn.

    >>> entering = Entering(Table.usual().seated(2), "en")
    >>> entering.meet(None)
    >>> for card in ("9d", "5c", "4h", "9s"):
    ...     entering.receive({"kind": "card", "card": card})
    >>> entering.picked, entering.deal.asks
    ('9s', 'play')
    >>> entering.table.choose("9s x 9d 5c 4h")
    >>> [str(ply.move) for ply in entering.deal.plies], entering.deal.here.zwicks
    (['9s x 9d 5c 4h'], (1, 0))
    """

    lang: Any = param.Selector(default="de", objects=list(LANGUAGES), doc="The language of every word.")
    seats: Any = param.ClassSelector(class_=Table, doc="Who sits where, under which rules.")
    deal: Any = param.ClassSelector(class_=EnteredDeal, doc="The deal so far.")
    phase: Any = param.Selector(default=WAITING, objects=[WAITING, OPEN, ELSEWHERE], doc="Where the deal is.")
    telling = param.Integer(default=None, allow_None=True, doc="The seat whose hand is told.")
    picked = param.ClassSelector(class_=Card, default=None, allow_None=True, doc="The card to be played.")
    rev = param.Integer(default=0, doc="Grows with every change that is kept.")
    drawn = param.Integer(default=0, doc="Grows with every change that is to be drawn.")

    def __init__(self, table: Table, lang: str) -> None:
        deal = EnteredDeal.begin(table.variant, table.players, table.dealer)
        super().__init__(seats=table, deal=deal, lang=lang)
        names = {seat: table.seat_text(at, lang) for at, seat in enumerate(table.seats)}
        position = staged(deal, None)
        self.table = EnterTable(position, may=self._may, lang=lang, names=names, frozen=True, on_attempt=self._attempt)

    # ---- what the page reports -------------------------------------------------------------------------------

    def receive(self, message: object) -> None:
        """Do what a view reports; anything that is not such a report is passed over."""
        if not isinstance(message, dict):
            return
        kind = message.get("kind")
        if kind == "stored":
            self.meet(message.get("value"))
        acts: dict[object, Callable[[Mapping[str, Any]], None]] = {
            "elsewhere": lambda told: self.leave_to_other(),
            "card": lambda told: self.tap(told.get("card")),
            "tell": lambda told: self.tell(told.get("seat")),
            "done": lambda told: self.tell(None),
            "undo": lambda told: self.undo(),
            "note": lambda told: self.note(told.get("at"), told.get("mark"), told.get("comment")),
        }
        if self.phase == OPEN and kind in acts:
            if kind != "note":
                self.table.tell(None)
            acts[kind](message)

    def meet(self, value: object) -> None:
        """Take over what the browser has kept of this deal."""
        rev = value.get("rev") if isinstance(value, dict) else 0
        newer = isinstance(rev, int) and self.rev < rev <= MOST_REVISIONS
        if newer:
            self.param.update(deal=from_json(self.deal, value), rev=rev)
        if newer or self.phase != OPEN:
            self.param.update(phase=OPEN, telling=None, picked=None)
            self._stage()

    def leave_to_other(self) -> None:
        """Another window has taken the deal."""
        self.phase = ELSEWHERE
        self._stage()

    def tap(self, code: object) -> None:
        """A card of the pack was tapped: it lies open, is held by the seat that is told, or is to be played."""
        card = next((one for one in self.deal.unseen if one == code), None)
        if card is None or self.deal.asks == OVER:
            return
        telling = self.telling
        if telling is not None:
            self._try(lambda: self.deal.hold(telling, card))
            if not self.deal.unknown_in_hand(telling):
                self.tell(None)
        elif self.deal.asks == PLAY:
            self.pick(card)
        else:
            self._try(lambda: self.deal.lay(card))

    def pick(self, card: Card) -> None:
        """Choose a card that is played out of an unknown hand; the same again puts it back."""
        if not self.deal.unknown_in_hand(self.deal.here.turn):
            return
        self.picked = None if card == self.picked == self.table.chosen else card
        self._stage()
        if self.picked is not None:
            self.table.pick(card)

    def tell(self, seat: object) -> None:
        """Tell the hand of a seat, or no longer."""
        known = isinstance(seat, int) and 0 <= seat < self.seats.players and self.deal.unknown_in_hand(seat)
        self.param.update(telling=seat if known else None, picked=None)
        self._stage()

    def undo(self) -> None:
        """Take the last step back."""
        if self.deal.steps:
            self.telling = None
            self._keep(undone(self.deal))

    def note(self, at: object, mark: object, comment: object) -> None:
        """Put a mark and a comment on a move."""
        if isinstance(at, int) and isinstance(mark, str) and isinstance(comment, str):
            self.param.update(deal=self.deal.note(at, mark, comment), rev=self.rev + 1)
            self.drawn += 1

    # ---- moves -----------------------------------------------------------------------------------------------

    def _may(self, move: Move) -> bool:
        try:
            self.deal.play(move)
        except (Refused, InputError):
            return False
        return True

    def _attempt(self, move: Move, reason: Reason | None) -> bool | None:
        if reason is not None:
            return None
        try:
            deal = self.deal.play(move)
        except (Refused, InputError) as problem:
            self.table.tell(self._refusal(problem))
            return False
        self.table.tell(None)
        self.table.play(move)
        self._keep(deal)
        return False

    def _try(self, step: Callable[[], EnteredDeal]) -> None:
        """Take a step, or say why it cannot have been."""
        try:
            deal = step()
        except (Refused, InputError) as problem:
            self.table.tell(self._refusal(problem))
        else:
            self._keep(deal)

    def _refusal(self, problem: Refused | InputError) -> Slip:
        lang = self.lang
        if isinstance(problem, InputError):
            return slip(lang, problem.text(lang), tone="warn", art="octagon", focus=True)
        claim, fine = problem.reason.claim(lang), say(lang, "enter-nothing-lost")
        text = claim if problem.at is None else say(lang, "enter-earlier", number=problem.at + 1, claim=claim)
        title = say(lang, "table-refused")
        return slip(lang, title, tone="warn", art="octagon", text=[text], fine=fine, focus=True)

    def _keep(self, deal: EnteredDeal) -> None:
        self.param.update(deal=deal, picked=None, rev=self.rev + 1)
        self._stage()

    def _stage(self) -> None:
        """Show the position as it is known now."""
        frozen = self.phase != OPEN or self.deal.asks != PLAY or self.telling is not None
        position = staged(self.deal, self.picked)
        changed = {"position": position, "frozen": frozen}
        changed = {name: value for name, value in changed.items() if getattr(self.table, name) != value}
        if changed:
            self.table.param.update(**changed)
        self.drawn += 1
