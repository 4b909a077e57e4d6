"""Playing at the table of Swiss Zwick: a card is lifted, then played or laid away; other decisions are buttons."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import param

from zwicker_lab.names import capital
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.table.rich import SWISS, rich
from zwicker_lab.ui.zwick.table.scene import Scene, scene, trick_items
from zwicker_lab.ui.zwick.table.staging import Marks, Staging
from zwicker_lab.zwick import UNKNOWN, Card, Move, Position, card_name

_NUMBERS = count(1)


class TrickTable(param.Parameterized):
    """A position one can play at.

    Touching a card of the hand lifts it; touched again, dropped on the table or by the button below it is played, or
    laid away where that is asked: ``on_move(move)`` hears of it, and of the buttons for all else that is decided before
    the play, which are ``offers``. The table plays nothing itself; set ``position`` to show another at once, or call
    ``play`` to see a move happen.

    >>> from zwicker_lab.zwick import read_position
    >>> moves = []
    >>> table = TrickTable(read_position("zwick; trump r; trick 9b; hand 7b Kb Tb 9r Ar"), on_move=moves.append)
    >>> table.receive({"kind": "pick", "card": "Kb"}); table.receive({"kind": "pick", "card": "Kb"})
    >>> [str(move) for move in moves]
    ['Kb']
    """

    position: Any = param.ClassSelector(class_=Position, doc="The position on the table.")
    staging: Any = param.ClassSelector(class_=Staging, default=Staging(), doc="How it is shown.")
    marks: Any = param.ClassSelector(class_=Marks, default=Marks(), doc="What is pointed out.")
    lang: Any = param.Selector(default="en", objects=list(LANGUAGES), doc="The language of every word.")
    frozen = param.Boolean(default=False, doc="Whether the table is to be looked at only.")
    note = param.String(default="", doc="What is said under the table in place of the usual line.")
    offers = param.List(default=[], doc="Buttons under the table: ``id``, ``text`` and perhaps ``main``.")
    chosen = param.ClassSelector(class_=Card, default=None, allow_None=True, doc="The hand card lifted.")
    scene = param.Dict(default={}, doc="What the table draws.")

    def __init__(self, position: Position, *, on_move: Callable[[Move], None] | None = None, **settings: Any) -> None:
        self._on_move = on_move
        self._channel = f"swiss{next(_NUMBERS)}"
        self._clock = count(1)
        self._event: dict[str, Any] = {"n": 0}
        self._quiet = True
        super().__init__(position=position, **settings)
        self._quiet = False
        self._draw()

    # ---- what is touched -------------------------------------------------------------------------------------

    def receive(self, message: object) -> None:
        """Do what a view reports; anything that is not such a report is passed over."""
        if not isinstance(message, dict) or self.frozen:
            return
        kind, card = message.get("kind"), str(message.get("card"))
        if kind == "pick":
            self.pick(card)
        elif kind == "drop":
            self._move(card)
        elif kind == "back":
            self.chosen = None
        elif kind == "press":
            self._press(str(message.get("id")))

    def pick(self, card: str) -> None:
        """Lift a card of the hand; the lifted one is played."""
        if not self.can_play or card == UNKNOWN or card not in self.own:
            return
        if card == self.chosen:
            self._move(card)
        else:
            self.chosen = Card(card)

    def _press(self, name: str) -> None:
        if name == "play" and self.chosen is not None:
            self._move(self.chosen)
        elif name == "back":
            self.chosen = None
        elif name in [offer["id"] for offer in self.offers] and self._on_move is not None:
            self._on_move(Move.read(name))

    def _move(self, card: str) -> None:
        if not self.can_play or card not in self.own or card == UNKNOWN:
            return
        self.chosen = None
        if self._on_move is not None:
            self._on_move(Move("lay", card=Card(card)) if self.position.phase == "lay" else Move.play(Card(card)))

    @property
    def own(self) -> tuple[Card, ...]:
        """The hand below."""
        found: tuple[Card, ...] = self.position.hands[self.staging.below(self.position)]
        return found

    @property
    def can_play(self) -> bool:
        """Whether a card may be touched now: to be played, or to be laid away before the play."""
        position = self.position
        is_asked = position.phase in ("play", "lay") and position.turn == self.staging.below(position)
        return not self.frozen and is_asked

    # ---- what is seen to happen ------------------------------------------------------------------------------

    def play(self, move: Move, after: Position, *, onward: str = "") -> None:
        """Show ``move`` leading to ``after``: a card is laid, a full trick goes to its winner."""
        before: Position = self.position
        self._event = event(before, after, move, self.staging, next(self._clock), onward)
        self.param.update(position=after, chosen=None, marks=Marks())

    @param.depends("position", "staging", "marks", "lang", "frozen", "note", "offers", "chosen", watch=True)
    def _draw(self) -> None:
        if self._quiet:
            return
        marks: Marks = self.marks
        lifted = (self.chosen,) if self.chosen is not None else marks.chosen
        shown = scene(self.position, self.staging, Marks(lifted, marks.pointed, marks.signs))
        note, buttons = self._foot()
        shown |= {"channel": self._channel, "frozen": self.frozen, "event": dict(self._event), "ready": self.can_play}
        shown |= {"buttons": buttons, "note": rich(note, self.lang, SWISS), "back": self.chosen is not None}
        if not self.frozen and self._event.get("text") and self.staging.show_seats:
            shown["head"] = {**shown["head"], "right": rich(self._event["text"], self.lang, SWISS)}
        self.scene = shown

    def _foot(self) -> tuple[str, list[Scene]]:
        lang = self.lang
        if self.frozen:
            return self.note, []
        if self.chosen is not None:
            play = say(lang, f"zwick-{self.position.phase}-card", card=card_name(self.chosen, lang))
            back = {"id": "back", "text": say(lang, "table-put-back"), "key": say(lang, "help-key-Escape")}
            return self.note, [{"id": "play", "text": play, "main": True}, back]
        note = say(lang, f"zwick-note-{self.position.phase}") if self.can_play else ""
        return self.note or note, list(self.offers)


def event(before: Position, after: Position, move: Move, staging: Staging, number: int, onward: str) -> dict[str, Any]:
    """What the browser shows of a move: a text for the ear, the card that is laid, the trick that is taken."""
    lang, seat = staging.lang, before.turn
    name = capital(staging.name(before, seat))
    told: dict[str, Any] = {"n": number, "kind": move.kind, "seat": before.seats[seat], "items": []}
    if move.kind != "card" or move.card is None:
        shown = _shown(after, move)
        values = {"number": move.number, "card": card_name(shown, lang) if shown else "", "who": _who(before, staging)}
        text = say(lang, f"zwick-done-{move.kind}", seat=name, **values)
        return told | {"card": str(shown) if shown and move.kind == "turn" else "", "text": text}
    told |= {"card": str(move.card), "kind": "lay"}
    card = card_name(move.card, lang)
    text = say(lang, "zwick-done-card", seat=name, card=card, who=_who(before, staging))
    if len(after.tricks) == len(before.tricks):
        return told | {"text": text}
    trick = after.tricks[-1]
    winner = after.winner(trick)
    best = card_name(after.order.best(trick.cards), lang)
    won = say(
        lang,
        "zwick-done-trick",
        seat=capital(staging.name(after, winner)),
        card=best,
        who="you" if staging.is_own(after, winner) else "seat",
    )
    between = {
        "table": trick_items(after, trick, staging),
        "hand": scene(after, staging)["hand"],
        "buttons": [],
        "note": [],
    }
    return told | {
        "text": won,
        "said": f"{text} {won}",
        "between": between,
        "pile": after.seats[winner],
        "onward": onward,
    }


def _shown(after: Position, move: Move) -> Card | None:
    """The card a move before the play lays open."""
    piles = {"cut": (after.shown,), "lick": after.licked[-1:], "turn": after.turned[-1:], "lay": after.laid[-1:]}
    found = piles.get(move.kind, ())
    return next((card for card in found if card is not None), None)


def _who(position: Position, staging: Staging) -> str:
    return "you" if staging.is_own(position, position.turn) else "seat"
