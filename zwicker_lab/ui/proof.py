"""The check sum of a deal: all points that were counted, against what the rules say they must come to (rules 7)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from zwicker_lab.texts import say
from zwicker_lab.ui.play.words import number
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.score import Points, majority, points


@dataclass(frozen=True)
class Proof:
    """The sum of a deal that is over.

    ``totals`` is what every side was counted; ``lost`` are the points of cards that lie in no pile; ``cut_short`` says
    that the match was decided in the middle of the deal, so nobody gets the points for most cards.

    >>> from zwicker_lab.notation import read_position
    >>> line = "queen; players 3; table; hands 1: / 2: / 3: ; won 1: Td Ah / 2: 2s / 3: 9c; fines 1: 1; stock 0"
    >>> print(Proof.of(read_position(line)).text("en"))
    Check: 30 points − 30 in fines − 22 for cards nobody has = −22. Counted: −23 + 1 + 0 = −22. That is right.
    """

    position: Position
    totals: tuple[Points, ...]
    lost: Points = 0
    cut_short: bool = False

    @classmethod
    def of(cls, position: Position) -> Proof:
        """The sum of a deal as the engine counts it."""
        variant = position.variant
        won = sum(variant.points_of(card) for pile in position.won for card in pile)
        lost = variant.total(position.players) - variant.scoring.most_cards - won
        return cls(position, points(position, final=True), lost)

    @property
    def told(self) -> Points:
        """What all sides were counted together."""
        return sum(self.totals)

    @property
    def wanted(self) -> Points:
        """What they must have together: what scores, and Zwicks, less fines and what ties and lost cards cost."""
        return self._fixed + self._zwicks - self._fines + self._tied - self.lost

    def text(self, lang: str) -> str:
        """The sum in one line, part by part."""
        parts = [say(lang, "proof-fixed", points=self._fixed)]
        if self._zwicks:
            parts.append(say(lang, "proof-zwicks", count=sum(self.position.zwicks), points=self._zwicks))
        if self._fines:
            parts.append(say(lang, "proof-fines", points=self._fines))
        if tied := self._tied:
            parts.append(say(lang, "proof-tie", points=f"+ {number(tied)}" if tied > 0 else f"− {number(-tied)}"))
        if self.lost:
            parts.append(say(lang, "proof-lost", points=self.lost))
        sums = " + ".join(map(number, self.totals)).replace("+ −", "− ")
        told = {"wanted": number(self.wanted), "sum": sums, "total": number(self.told)}
        return say(lang, "proof", parts=" ".join(parts), ok="yes" if self.told == self.wanted else "no", **told)

    @property
    def _prize(self) -> int:
        return 0 if self.cut_short else self.position.variant.scoring.most_cards

    @property
    def _fixed(self) -> int:
        variant = self.position.variant
        return variant.total(self.position.players) - variant.scoring.most_cards + self._prize

    @property
    def _zwicks(self) -> int:
        return sum(self.position.zwicks) * self.position.variant.scoring.zwick

    @property
    def _fines(self) -> int:
        return sum(self.position.fines) * self.position.variant.scoring.fine

    @property
    def _tied(self) -> Points:
        return 0 if self.cut_short else sum(majority(self.position), Fraction(0)) - self._prize
