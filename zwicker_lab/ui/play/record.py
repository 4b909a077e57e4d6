"""One deal as it is played, take-backs and all: what was done, the positions, and the file it makes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise

from zwicker_lab.cards import Card
from zwicker_lab.errors import InputError
from zwicker_lab.notation import DealFile, Ply, write_deal
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.play.course import BACK, Deal
from zwicker_lab.variants import Variant
from zwicker_lab.variants.carried import rules_tag
from zwicker_lab.zwicker.legal import resolve
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import new_deal
from zwicker_lab.zwicker.position import Position

MOST_LINES = 60
"""So many take-backs are written out as side lines; further ones are only counted."""

Taken = Mapping[int, tuple[tuple[Ply, ...], ...]]


@dataclass(frozen=True)
class PlayedDeal(Deal):
    """A deal so far.

    ``actions`` are what was done, in order: moves as text, and ``<n`` for going back to the moment after ``n`` moves.
    ``plies`` and ``positions`` are what stands; moves taken back are side lines of those that replaced them.

    >>> from zwicker_lab.variants import load_variant
    >>> deal = PlayedDeal.begin(load_variant("zwicker3"), 2, 0, 7)
    >>> first = next(iter(deal.position.moves()))
    >>> again = deal.play(first).back(0).play(first)
    >>> len(again.actions), len(again.plies), again.backs, len(again.plies[0].lines)
    (3, 1, 1, 1)
    """

    opening: Position
    pack: tuple[Card, ...]
    actions: tuple[str, ...] = ()
    plies: tuple[Ply, ...] = ()
    positions: tuple[Position, ...] = ()
    taken: Taken = field(default_factory=dict)

    @classmethod
    def begin(cls, variant: Variant, players: int, dealer: int, seed: int) -> PlayedDeal:
        """A fresh deal; the same for the same seed."""
        opening, pack = new_deal(variant, players, dealer, seed)
        return cls(opening, pack, positions=(opening,))

    def done(self, action: object) -> PlayedDeal | None:
        """The deal with one more action; ``None`` where it cannot be read or is not legal."""
        if not isinstance(action, str):
            return None
        if action.startswith(BACK):
            return self.back_by(action, len(self.plies))
        try:
            move = Move.read(action)
        except InputError:
            return None
        legal = not self.position.is_over and self.position.refusal(move) is None
        return self.play(move) if legal else None

    # ---- what there is ---------------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """The position now."""
        return self.positions[-1]

    @property
    def history(self) -> tuple[tuple[Position, Move], ...]:
        """The moves that stand, each with the position it was made in."""
        return tuple((before, ply.move) for before, ply in zip(self.positions, self.plies, strict=False))

    @property
    def packet(self) -> int:
        """Which packet is played, counted from 1."""
        counts = [sum(map(len, position.hands)) for position in self.positions]
        return 1 + sum(later > earlier for earlier, later in pairwise(counts))

    def is_laid_open(self, at: int) -> bool:
        """Whether everybody has seen by now all cards that were in the hands after ``at`` moves."""
        counts = [sum(map(len, position.hands)) for position in self.positions]
        return not counts[-1] or any(counts[later] > counts[later - 1] for later in range(at + 1, len(counts)))

    # ---- what is done ----------------------------------------------------------------------------------------

    def play(self, move: Move) -> PlayedDeal:
        """The deal with one more legal move."""
        position, at = self.position, len(self.plies)
        move = resolve(position, move)
        ply = Ply(position.mover, move, lines=self.taken.get(at, ()))
        return replace(
            self,
            actions=(*self.actions, str(move)),
            plies=(*self.plies, ply),
            positions=(*self.positions, position.play(move)),
            taken={place: lines for place, lines in self.taken.items() if place < at},
        )

    def back(self, at: int) -> PlayedDeal:
        """The deal after ``at`` of its moves; the later ones are kept as taken back."""
        gone = tuple(replace(ply, lines=()) for ply in self.plies[at:])
        earlier = (*self.plies[at].lines, gone) if self.backs < MOST_LINES else self.plies[at].lines
        return replace(
            self,
            actions=(*self.actions, f"{BACK}{at}"),
            plies=self.plies[:at],
            positions=self.positions[: at + 1],
            taken={**self.taken, at: earlier},
        )

    # ---- the file --------------------------------------------------------------------------------------------

    @cached_property
    def file(self) -> DealFile:
        """The deal as a deal file; rules of one's own stand in it, what was taken back in side lines that say so."""
        note = "\n".join(f"{lang}: {say(lang, 'play-taken-back')}" for lang in LANGUAGES)
        plies = tuple(
            replace(ply, lines=tuple((replace(line[0], comment=note), *line[1:]) for line in ply.lines))
            for ply in self.plies
        )
        opening = self.opening
        tags = rules_tag(opening.variant) + ((("TakenBack", str(self.backs)),) if self.backs else ())
        return DealFile(opening.variant, opening.players, opening.dealer, self.pack, plies, tags=tags)

    @cached_property
    def text(self) -> str:
        """The deal file as text."""
        return write_deal(self.file)
