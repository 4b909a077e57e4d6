"""A deal that is entered by hand: what was told, step by step, and the position it has come to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.errors import InputError
from zwicker_lab.notation import Ply
from zwicker_lab.ui.enter.guess import Guess
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.legal import resolve
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import deal
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.reasons import Reason

TABLE, PLAY, OVER = "table", "play", "over"
MARKS = ("", "!", "?", "!!", "??", "!?", "?!")
LONGEST_COMMENT = 300
MOST_STEPS = 1_000


class Refused(ValueError):  # noqa: N818 - what it is, in the game's words
    """A step that cannot have happened. ``at`` is the index of the earlier move it contradicts, if it is one."""

    def __init__(self, reason: Reason, at: int | None = None) -> None:
        super().__init__(reason.claim("en"))
        self.reason, self.at = reason, at


@dataclass(frozen=True)
class EnteredDeal:
    """A deal as far as it was entered.

    ``steps`` are what was told, in order: ``t Td`` an open card, ``h N Td`` a card in a hand, ``m 9s x 9d`` a move.
    ``known`` are the cards whose place is known; all others lie in ``guess`` somehow. ``plies`` and ``positions`` are
    the moves and the position before each and after the last.

    >>> from zwicker_lab.variants import load_variant
    >>> entered = EnteredDeal.begin(load_variant("zwicker3"), 2, 1)
    >>> entered.asks, entered.table_wanted
    ('table', 3)
    >>> for card in ("9d", "5c", "4h"):
    ...     entered = entered.lay(Card(card))
    >>> entered = entered.play(Move.read("9s x 9d 5c 4h"))
    >>> entered.asks, entered.here.zwicks, entered.shown.hands
    ('play', (1, 0), (('?', '?', '?'), ('?', '?', '?', '?')))
    """

    guess: Guess
    known: frozenset[Card] = frozenset()
    plies: tuple[Ply, ...] = ()
    positions: tuple[Position, ...] = ()
    steps: tuple[str, ...] = ()
    notes: Mapping[int, tuple[str, str]] = field(default_factory=dict)

    @classmethod
    def begin(cls, variant: Variant, players: int, dealer: int) -> EnteredDeal:
        """A deal of which nothing is known."""
        pack = variant.pack(players)
        opening = deal(variant, players, dealer, pack)
        return cls(Guess(pack, opening, ()), positions=(opening,))

    # ---- what there is ---------------------------------------------------------------------------------------

    @property
    def here(self) -> Position:
        """The position now, with what is only supposed in it."""
        return self.positions[-1]

    @property
    def shown(self) -> Position:
        """The position now as far as it is known; open cards nobody told are left out."""
        here = self.here
        hands = tuple(tuple(card if card in self.known else UNKNOWN for card in hand) for hand in here.hands)
        table = tuple(item for item in here.table if self.known.issuperset(item.cards))
        return here.changed(hands=hands, table=table, stock=here.stock_count or ())

    @property
    def table_wanted(self) -> int:
        """How many open cards are still to be told."""
        return sum(not self.known.issuperset(item.cards) for item in self.here.table)

    @property
    def asks(self) -> str:
        """What is to be told next: ``table`` (open cards), ``play`` (a move), or nothing, the deal being ``over``."""
        if self.here.is_over:
            return OVER
        return TABLE if self.table_wanted else PLAY

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that have not turned up yet."""
        return tuple(card for card in self.here.variant.pack(self.here.players) if card not in self.known)

    def unknown_in_hand(self, seat: int) -> int:
        """How many cards of a hand are not known."""
        return sum(card not in self.known for card in self.here.hands[seat])

    @property
    def is_complete(self) -> bool:
        """Whether the deal was entered to its end."""
        return self.here.is_over

    # ---- what is told ----------------------------------------------------------------------------------------

    def lay(self, card: Card) -> EnteredDeal:
        """The deal with one more open card known. Raises ``Refused`` or ``InputError``."""
        self._check_unseen(card)
        place = next((item.cards[0] for item in self.here.table if item.cards[0] not in self.known), None)
        if place is None:
            raise InputError("enter-table-full")
        return self._told(f"t {card}", card, (place,), ())

    def hold(self, seat: int, card: Card) -> EnteredDeal:
        """The deal with one more card of a hand known. Raises ``Refused`` or ``InputError``."""
        self._check_unseen(card)
        places = tuple(held for held in self.here.hands[seat] if held not in self.known)
        if not places:
            raise InputError("enter-hand-full", seat=self.here.seats[seat])
        return self._told(f"h {self.here.seats[seat]} {card}", card, places, ())

    def play(self, move: Move) -> EnteredDeal:
        """The deal with one more move by the seat to move. Raises ``Refused`` where it cannot have been played."""
        if self.asks != PLAY:
            raise InputError("enter-not-now")
        hand = self.here.hand
        places = tuple(held for held in hand if held not in self.known)
        if move.card in self.known or not places:
            places = (move.card,) if move.card in hand else ()
        if not places:
            raise Refused(Reason("not_in_hand", "4", {"card": move.card, "hand": hand}))
        return self._told(f"m {move}", move.card, places, (move,))

    def _check_unseen(self, card: Card) -> None:
        if card not in self.unseen:
            raise InputError("enter-seen", card=card)

    def _told(self, step: str, card: Card, places: tuple[Card, ...], move: tuple[Move, ...]) -> EnteredDeal:
        """The deal with ``card`` in one of ``places`` and, where one is told, a move with it."""
        if len(self.steps) >= MOST_STEPS:
            raise InputError("enter-too-many", limit=MOST_STEPS)
        first = [card] if card in places else []
        placed = [self.guess.swap(place, card).fixing(card) for place in (*first, *places)]
        for guess in placed:
            found = replace(guess, moves=(*guess.moves, *move)).settled()
            if found is not None:
                return self._grown(found, step, card, move)
        raise self._refusal(placed, move)

    def _refusal(self, placed: list[Guess], move: tuple[Move, ...]) -> Refused:
        """Why no order of the pack makes a step possible: by itself, or by what was entered before."""
        for guess in placed:
            before = guess.settled()
            reason = before.positions[-1].refusal(move[0]) if before is not None and move else None
            if reason is not None:
                return Refused(reason)
        reason = placed[0].reason
        begun = len(self.plies) - len(self.guess.moves)
        assert reason is not None
        return Refused(reason, begun + len(placed[0].positions) - 1)

    def _grown(self, guess: Guess, step: str, card: Card, move: tuple[Move, ...]) -> EnteredDeal:
        earlier = self.positions[: len(self.plies) - len(self.guess.moves)]
        positions = (*earlier, *guess.positions)
        plies = self.plies
        if move:
            before = positions[-2]
            played = resolve(before, move[0])
            guess = replace(guess, moves=(*guess.moves[:-1], played))
            plies = (*plies, Ply(before.mover, played))
            step = f"m {played}"
            if _dealt(before, positions[-1]):
                guess = replace(guess, start=positions[-1], moves=())
        known = self.known | {card}
        return replace(
            self,
            guess=replace(guess, fixed=known),
            known=known,
            plies=plies,
            positions=positions,
            steps=(*self.steps, step),
        )

    # ---- notes -----------------------------------------------------------------------------------------------

    def note(self, at: int, mark: str, comment: str) -> EnteredDeal:
        """The deal with a mark and a comment on one of its moves."""
        if not 0 <= at < len(self.plies) or mark not in MARKS:
            return self
        plain = comment[: 4 * LONGEST_COMMENT].replace("{", "(").replace("}", ")")
        tidy = " ".join("".join(sign if sign.isprintable() else " " for sign in plain).split())[:LONGEST_COMMENT]
        notes = {place: told for place, told in self.notes.items() if place != at}
        if mark or tidy:
            notes[at] = (mark, tidy.strip())
        return replace(self, notes=notes)

    @property
    def noted(self) -> tuple[Ply, ...]:
        """The moves with their marks and comments."""
        nothing = ("", "")
        notes = (self.notes.get(at, nothing) for at in range(len(self.plies)))
        return tuple(
            replace(ply, mark=mark, comment=comment) for ply, (mark, comment) in zip(self.plies, notes, strict=True)
        )


def _dealt(before: Position, after: Position) -> bool:
    """Whether new hand cards were dealt after a move."""
    return sum(map(len, after.hands)) >= sum(map(len, before.hands))
