"""Counting at a real table: whose pile is told, how, what the sheet is asked for, and what was just done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import param

from zwicker_lab.names import card_name
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.learn.count import points as typed_number
from zwicker_lab.ui.pad.check import Check, cards_there, check
from zwicker_lab.ui.pad.match import Pad
from zwicker_lab.ui.pad.tally import MOST, Count
from zwicker_lab.ui.pad.words import row_text
from zwicker_lab.ui.query import short

WAITING, OPEN, ELSEWHERE = "waiting", "open", "elsewhere"
CARDS, ROWS = "cards", "rows"
LONGEST_QUOTE = 12


class Counting(param.Parameterized):
    """The pad one counts on.

    ``phase`` is ``waiting`` (for what the browser has kept), ``open`` or ``elsewhere`` (another window has the sheet).
    ``side`` is the pile that is told, ``way`` whether by ``cards`` or by ``rows``. ``asked`` is the question that
    stands (``drop`` or ``over``), ``note`` what the last step did. ``drawn`` counts what others draw after.

    >>> from zwicker_lab.ui.pad.setup import Table
    >>> counting = Counting(Pad.begin(Table.usual()), "en")
    >>> counting.meet(None)
    >>> counting.receive({"kind": "tap", "card": "Td"})
    >>> counting.receive({"kind": "step", "code": "most_cards", "value": "30"})
    >>> counting.pad.draft.tallies[0].named, counting.pad.draft.tallies[0].cards
    (('Td',), 30)
    """

    lang: Any = param.Selector(default="de", objects=list(LANGUAGES), doc="The language of every word.")
    pad: Any = param.ClassSelector(class_=Pad, doc="The match so far.")
    phase: Any = param.Selector(default=WAITING, objects=[WAITING, OPEN, ELSEWHERE], doc="Where the sheet is.")
    side = param.Integer(default=0, doc="The side whose pile is told.")
    way: Any = param.Selector(default=CARDS, objects=[CARDS, ROWS], doc="How a pile is told.")
    asked: Any = param.Selector(default="", objects=["", "drop", "over"], doc="The question that stands.")
    note = param.String(default="", doc="What the last step did.")
    drawn = param.Integer(default=0, doc="Grows with every change that is to be drawn.")

    def __init__(self, pad: Pad, lang: str) -> None:
        super().__init__(pad=pad, lang=lang)

    # ---- what the page reports -------------------------------------------------------------------------------

    def receive(self, message: object) -> None:
        """Do what a view reports; anything that is not such a report is passed over."""
        if not isinstance(message, dict):
            return
        kind = message.get("kind")
        if kind == "stored":
            self.meet(message.get("value"))
            return
        acts: dict[object, Callable[[Mapping[str, Any]], None]] = {
            "elsewhere": lambda told: self.leave_to_other(),
            "side": lambda told: self.tell_of(told.get("side")),
            "way": lambda told: self.tell_by(told.get("way")),
            "tap": lambda told: self.tap(told.get("card"), told.get("side")),
            "step": lambda told: self.step(str(told.get("code")), told.get("value"), told.get("side")),
            "add": lambda told: self.add(str(told.get("code")), told.get("by"), told.get("side")),
            "short": lambda told: self._count(replace(self.pad.draft, cut_short=told.get("on") is True)),
            "write": lambda told: self.write(told.get("at")),
            "fix": lambda told: self.correct(told.get("at")),
            "leave": lambda told: self._turn_to(self.pad.leave()),
            "drop": lambda told: self.ask("drop"),
            "over": lambda told: self.ask("over"),
            "yes": lambda told: self.answer(),
            "no": lambda told: self.ask(""),
        }
        if self.phase == OPEN and kind in acts:
            self.note = ""
            acts[kind](message)
            self.drawn += 1

    def meet(self, value: object) -> None:
        """Take over what the browser has kept of this sheet."""
        stored = Pad.read(self.pad.table, value)
        if self.phase != OPEN or stored.rev > self.pad.rev:
            way = value.get("way") if isinstance(value, dict) else None
            pad = stored if stored.rev > self.pad.rev else self.pad
            self.param.update(pad=pad, phase=OPEN, way=ROWS if way == ROWS else self.way, asked="", note="")
        self.drawn += 1

    def leave_to_other(self) -> None:
        """Another window has taken the sheet."""
        self.phase = ELSEWHERE

    # ---- telling a pile --------------------------------------------------------------------------------------

    @property
    def sides(self) -> tuple[str, ...]:
        """What the sides are called."""
        found: tuple[str, ...] = self.pad.table.side_texts(self.lang)
        return found

    @property
    def checked(self) -> Check:
        """The check of the deal that is counted."""
        return self.check_of(self.pad.draft, self.pad.here)

    def check_of(self, count: Count, at: int) -> Check:
        """The check of a deal at its place on the sheet."""
        found = check(count, self.sides, self.lang)
        if not count.cut_short or self.pad.is_decided_by(count, at):
            return found
        target = self.pad.table.match_rules.match.target
        undecided = say(self.lang, "pad-check-undecided", target=target or 0)
        return replace(found, problems=(*found.problems, undecided), adds_up=False)

    @property
    def rest(self) -> int | None:
        """The cards left for this side when all the others have counted theirs, where that is what is missing."""
        draft: Count = self.pad.draft
        cards = [tally.cards for tally in draft.tallies]
        told = [many for many in cards if many is not None]
        least, most = cards_there(draft.step(self.side, "most_cards", MOST))
        known = least == most and cards[self.side] is None and len(told) == len(cards) - 1
        return most - sum(told) if known and most >= sum(told) else None

    def tell_of(self, side: object) -> None:
        """Tell another side's pile."""
        if isinstance(side, int) and 0 <= side < len(self.sides):
            self.side = side

    def tell_by(self, way: object) -> None:
        """Tell piles by their cards, or by numbers."""
        if way in (CARDS, ROWS):
            self.way = way

    def _seen(self, side: object) -> int:
        """The side whose pile was in view: a slow line must not turn what was meant for one into another's."""
        return side if isinstance(side, int) and 0 <= side < len(self.sides) else self.side

    def tap(self, code: object, of: object = None) -> None:
        """Put a scoring card into the pile, or take it out; from another side's pile it is moved."""
        draft: Count = self.pad.draft
        side = self._seen(of)
        card = next((one for cards in draft.rows.values() for one in cards if one == code), None)
        if card is None:
            return
        before = draft.holder(card)
        if before is not None and before != side:
            told = {"before": self.sides[before], "now": self.sides[side]}
            self.note = say(self.lang, "pad-moved", card=card_name(card, self.lang), **told)
        self._count(draft.tap(side, card))

    def step(self, code: str, value: object, of: object = None) -> None:
        """Write a number into a row; an empty field takes it out, what is no number there can be is told."""
        draft: Count = self.pad.draft
        if code not in self.codes:
            return
        number, most = typed_number(value), draft.most(code)
        if (number is None and str(value).strip()) or (number is not None and number < 0):
            self.note = say(self.lang, "pad-no-number", value=short(str(value), LONGEST_QUOTE))
            return
        if number is not None and number > most:
            self.note = say(self.lang, "pad-at-most", row=row_text(code, self.lang), most=most)
        self._count(draft.step(self._seen(of), code, number))

    def add(self, code: str, by: object, of: object = None) -> None:
        """One more in a row, or one fewer, than is told by now."""
        if code in self.codes and by in (1, -1) and not isinstance(by, bool):
            number = (self.pad.draft.number(self._seen(of), code) or 0) + int(by)
            self.step(code, max(number, 0), of)

    @property
    def codes(self) -> tuple[str, ...]:
        """The rows that can be told, in their order; a deal that was cut short has none for most cards."""
        draft: Count = self.pad.draft
        fines = ("fine",) if draft.variant.scoring.fine else ()
        return (*(() if draft.cut_short else ("most_cards",)), *draft.rows, "zwick", *fines)

    def _count(self, draft: Count) -> None:
        if not self.pad.is_closed:
            self.pad = self.pad.counting(draft)

    # ---- the sheet -------------------------------------------------------------------------------------------

    def write(self, seen: object = None) -> None:
        """Write the deal on the sheet; not another one than the one in view, should its button be pressed twice."""
        at = self.pad.here
        if self.pad.is_closed or not self.pad.draft.is_counted or seen not in (None, self.pad.here):
            return
        self._turn_to(self.pad.write())
        self.note = say(self.lang, "pad-written", deal=at + 1)

    def correct(self, at: object) -> None:
        """Take up a deal of the sheet again."""
        if isinstance(at, int):
            self._turn_to(self.pad.correct(at))

    def ask(self, what: str) -> None:
        """Ask before something is deleted, or stop asking."""
        self.asked = what if self.pad.entries and self.pad.at is None else ""

    def answer(self) -> None:
        """Do what was asked."""
        if self.asked == "drop":
            self._turn_to(self.pad.drop_last())
        elif self.asked == "over":
            self._turn_to(self.pad.start_over())

    def _turn_to(self, pad: Pad) -> None:
        self.param.update(pad=pad, side=0, asked="")
