"""Trying moves at the table: what is chosen and touched, how it is judged, and when to ask back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.ui.table.drawn import DrawnTable
from zwicker_lab.ui.table.events import event
from zwicker_lab.ui.table.readings import legal_readings, refused_readings
from zwicker_lab.ui.table.scene import item_id
from zwicker_lab.ui.table.slips import refusal_slip, wrong_sum
from zwicker_lab.ui.table.uses import page_size
from zwicker_lab.zwicker.items import Item
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.reasons import Reason

Attempt = Callable[[Move, Reason | None], bool | None]
SETTINGS = ("position", "lang", "mode", "names", "seat", "show_seats", "open_hands", "frozen")
"""What the table is drawn anew for."""


class TableTry(DrawnTable):
    """A position one can play at: a card is chosen, items are touched, and the table judges the try.

    ``mode`` is ``explore`` (choosing a card shows its uses at once) or ``exercise`` (they are shown on request, which
    calls ``on_list``). ``on_attempt(move, reason)`` hears of every try; ``reason`` is ``None`` for a legal one, and
    returning ``False`` keeps that one from being played. ``on_action(id)`` hears of the buttons on a slip. Set
    ``position`` to show another one at once; call ``play`` to see a move happen.

    >>> from zwicker_lab.notation import read_position
    >>> tries = []
    >>> table = TableTry(read_position("zwicker3; table 9d 5c 4h; hand 9s 2c"), on_attempt=lambda m, r: tries.append(m))
    >>> table.receive({"kind": "drop", "card": "9s", "item": "9d"})
    >>> [str(move) for move in tries]
    ['9s x 9d']
    """

    def __init__(
        self,
        position: Position,
        *,
        on_attempt: Attempt | None = None,
        on_list: Callable[[], None] | None = None,
        on_action: Callable[[str], None] | None = None,
        **settings: Any,
    ) -> None:
        self._on_attempt, self._on_list, self._on_action = on_attempt, on_list, on_action
        self._quiet = False
        super().__init__(position, **settings)
        self.param.watch(self._changed, list(SETTINGS))  # ``param.depends`` would copy each of them for every table

    # ---- what others call ------------------------------------------------------------------------------------

    def receive(self, message: object) -> None:
        """Do what a view reports; anything that is not such a report is passed over."""
        if not isinstance(message, dict):
            return
        acts: dict[object, Callable[[dict[str, Any]], None]] = {
            "pick": lambda told: self.pick(str(told.get("card"))),
            "mark": lambda told: self.mark(str(told.get("item"))),
            "drop": lambda told: self.drop(str(told.get("card")), told.get("item")),
            "choose": lambda told: self.choose(str(told.get("id"))),
            "press": lambda told: self._press(str(told.get("id"))),
            "act": lambda told: self._act(str(told.get("id"))),
            "more": lambda told: self._more(),
            "back": lambda told: self.back(),
        }
        act = acts.get(message.get("kind"))
        if act:
            act(message)

    def pick(self, card: str) -> None:
        """Choose a card of the hand; the chosen one again puts it back."""
        if self._barred() or card not in self.position.hand or card == UNKNOWN:
            return
        again = card == self.chosen
        self._clear(keep_marks=not again)
        self.chosen = None if again else Card(card)
        self._draw()

    def mark(self, item: str) -> None:
        """Touch an item of the table, or let it go again."""
        if self._barred() or item not in map(item_id, self.position.table):
            return
        marked = tuple(name for name in self.marked if name != item)
        self._unask()
        self.marked = marked if len(marked) < len(self.marked) else (*marked, item)
        self._draw()

    def drop(self, card: str, item: object = None) -> None:
        """Lay a hand card on an item, or on the free table: a try with all that is marked."""
        if self._barred() or card not in self.position.hand or card == UNKNOWN:
            return
        self._unask()
        self.chosen, touched = Card(card), self.marked
        if isinstance(item, str) and item in map(item_id, self.position.table) and item not in self.marked:
            self.marked = (*self.marked, item)
        self._attempt(touched)

    def attempt(self) -> None:
        """Try the chosen card with the items marked: played, refused, or asked back where two readings fit."""
        if self._barred():
            return
        if self.chosen is None:
            self._tell("table-note-first")
        else:
            self._attempt(self.marked)

    def _attempt(self, touched: tuple[str, ...]) -> None:
        """Try the items marked; of a try that is refused those stay marked that were ``touched``."""
        assert self.chosen is not None
        items = self._items()
        found = legal_readings(self.position, self.chosen, items)
        if len(found) == 1:
            self._make(found[0])
        elif found:
            self._offered, self._asked, self._shown = found, True, len(found)
            self._draw(keep_offer=True)
        else:
            self._refuse(items, touched)

    def choose(self, text: str) -> None:
        """Make one of the moves on offer."""
        move = next((move for move in self._offered if str(move) == text), None)
        if move is not None and not self.frozen:
            self._make(move)

    def back(self) -> None:
        """Put the chosen card back and let go of everything touched."""
        if self.chosen is None and not self.marked and not self._asked:
            return
        self._clear()
        self._draw()

    def undo(self) -> None:
        """Go back to the position before the last move made here, without a film."""
        if self._history:
            earlier = self._history.pop()
            self._set(earlier)

    def play(self, move: Move) -> None:
        """Play a legal move of whoever is to move, and let it be seen. Raises ``IllegalMove`` for another."""
        before, after = self.position, self.position.play(move)
        resolved = next(
            (same for same in legal_readings(before, move.card, self._on_table(move)) if same == move), move
        )
        self._history.append(before)
        self._event = {"n": next(self._clock), **event(before, resolved, after, self.staging)}
        self._set(after)

    def read_as(self, move: Move) -> None:
        """Show the sum of one reading of the try just refused; where it is not on the table any more, lay it out."""
        if self.chosen is None:
            self.chosen = move.card
            self.marked = self._refused = tuple(map(item_id, self._on_table(move)))
        self._bubble = wrong_sum(self.position, move)
        self._draw()

    @property
    def asking(self) -> tuple[Move, ...]:
        """The readings of a try that waits for an answer."""
        return tuple(self._offered) if self._asked else ()

    # ---- inside ----------------------------------------------------------------------------------------------

    def _changed(self, *_: object) -> None:
        if not self._quiet:
            self._event = {"n": self._event["n"]}
            self._clear()
            self._draw()

    def _set(self, position: Position) -> None:
        self._quiet = True
        try:
            self.position = position
        finally:
            self._quiet = False
        self._listed = False
        self._clear()
        self._draw()
        self._event = {"n": self._event["n"]}

    def _barred(self) -> bool:
        if self.frozen or self.position.is_over:
            return True
        note = self._bar()
        if note:
            self._tell(note, seat=self.staging.name(self.position.mover))
        return note is not None

    def _items(self) -> tuple[Item, ...]:
        return tuple(item for item in self.position.table if item_id(item) in self.marked)

    def _on_table(self, move: Move) -> tuple[Item, ...]:
        wanted = {item.cards for item in move.items}
        return tuple(item for item in self.position.table if item.cards in wanted)

    def _make(self, move: Move) -> None:
        answer = None if self._on_attempt is None else self._on_attempt(move, None)
        if answer is not False and self.position.refusal(move) is None:
            self.tell(None)
            self.play(move)
        elif move.card == self.chosen:
            self._clear()
            self._draw()

    def _refuse(self, items: tuple[Item, ...], touched: tuple[str, ...]) -> None:
        assert self.chosen is not None
        refused = refused_readings(self.position, self.chosen, items, self.meant)
        move, reason = refused[0]
        self._refused = tuple(map(item_id, items))
        self._bubble = wrong_sum(self.position, move)
        self.marked = touched
        self.tell(refusal_slip(self.position, refused, self.lang, reveal=self.mode == "explore"))
        if self._on_attempt is not None:
            self._on_attempt(move, reason)
        self._draw()

    def _press(self, name: str) -> None:
        known = {"try": self.attempt, "back": self.back, "list": self._list, "undo": self.undo}
        if name in known and name in {button["id"] for button in self.scene["buttons"]}:
            known[name]()

    def _act(self, name: str) -> None:
        if self._on_action is not None and name in {action["id"] for action in self.slip.get("actions", ())}:
            self._on_action(name)

    def _list(self) -> None:
        if not self._listed and self._on_list is not None:
            self._on_list()
        self._listed = True
        self._draw()

    def _more(self) -> None:
        self._shown += page_size(self.position)
        self._draw(keep_offer=True)
