"""Which one or two claims tell best why a move is better or worse than the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from zwicker_lab.players.claims import Claim
from zwicker_lab.players.grounds import Ground, Grounds
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

NOTICED = 0.1
"""Differences below so many points are not told."""
SECOND = 0.3
"""A second claim must make such a difference, and at least a third of the first one's."""
MOST, LARGE, MOST_ON_LARGE = 64, 9, 16
"""So many moves are explained in full, fewer on a table of more items; the rest is told by the points lost."""
MISSED = {"wins": "misses_wins", "wins_zwick": "misses_wins_zwick", "zwick": "misses_zwick"}
EXACTLY = {"average": "average_exact", "ahead": "ahead_exact"}
KNOWN = {"average": "average_known", "ahead": "ahead_known"}
"""What is told in place of an average where every card is known, and the same deal was played on each time."""
SAME = 0.05
"""Moves that differ by less are told to be alike."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a claim tells of the difference between moves, in points: below zero where it speaks against the move."""

    difference: float
    claim: Claim


def told_in_full(position: Position) -> int:
    """How many moves of a position are explained in full."""
    return MOST if len(position.table) <= LARGE else MOST_ON_LARGE


class Explanation:
    """Explains the moves of one position, best first, each with the points it loses against the best."""

    def __init__(
        self, grounds: Grounds, moves: Sequence[Move], lost: Sequence[float], worlds: int, exact: bool
    ) -> None:
        self.moves, self.lost, self.worlds, self.exact = moves, lost, worlds, exact
        self.grounds, self.full = grounds, told_in_full(grounds.position)
        self.found = [{ground.topic: ground for ground in grounds.of(move)} for move in moves[: self.full]]

    def of(self, at: int) -> tuple[Claim, ...]:
        """One or two claims about the move at a place."""
        if len(self.moves) == 1:
            return (Claim("only", {}), *(weighed.claim for weighed in self._own(at)[:1]))
        if not self.worlds:
            return (*(weighed.claim for weighed in self._own(at)[:1]), Claim("too_large", {}))
        if at >= self.full:
            return (self._measured("average", 0, self.lost[at]),)
        if self.lost[at] < SAME:
            return self._for_a_best(at)
        return self._for_a_worse(at)

    # ---- the best ----

    def _for_a_best(self, at: int) -> tuple[Claim, ...]:
        chosen = [weighed for weighed in self._against_the_rest(at) if weighed.difference >= NOTICED]
        if not chosen and max(self.lost) < SAME:
            return (Claim("even", {}),)
        return _two(chosen) or _two(self._own(at)) or (self._no_other_reason(at),)

    def _against_the_rest(self, at: int) -> list[Weighed]:
        rest = [found for other, found in enumerate(self.found) if other != at]
        weighed = []
        for topic, ground in self.found[at].items():
            difference = ground.worth - fmean(_worth(found, topic) for found in rest)
            claim = self._less_risk(at) if topic == "risk" and ground.worth else ground.claim
            if claim is not None:
                weighed.append(Weighed(difference, claim))
        return sorted(weighed, key=lambda one: -one.difference)

    def _less_risk(self, at: int) -> Claim | None:
        """How much less the next seat can take than after the other moves."""
        own = self.grounds.outlook(self.moves[at])
        others = [self.grounds.outlook(move) for other, move in enumerate(self.moves[: self.full]) if other != at]
        losses = [found.loss for found in others if found is not None]
        if own is None or not losses:
            return None
        numbers = {"seat": own.seat, "loss": own.loss, "others": sum(losses) / len(losses)}
        return Claim("less_risk", numbers)

    def _no_other_reason(self, at: int) -> Claim:
        if at:
            return Claim("equal", {"move": str(self.moves[0])})
        second = next(other for other, lost in enumerate(self.lost) if lost >= SAME)
        return self._measured("ahead", second, self.lost[second])

    # ---- the others ----

    def _for_a_worse(self, at: int) -> tuple[Claim, ...]:
        told = self._against_the_best(at)
        against = [weighed for weighed in told if weighed.difference <= -NOTICED]
        if not against or 4 * -against[0].difference < self.lost[at]:
            measured = self._measured("average", 0, self.lost[at])
            return (*(weighed.claim for weighed in against[:1]), measured)
        in_favour = [weighed for weighed in told if weighed.difference >= SECOND]
        return _two([against[0], *sorted((*against[1:], *in_favour), key=lambda one: -abs(one.difference))])

    def _against_the_best(self, at: int) -> list[Weighed]:
        """What speaks against the move beside the best one, then what speaks for it."""
        weighed = []
        for topic in dict.fromkeys((*self.found[at], *self.found[0])):
            own = self.found[at].get(topic)
            difference = _worth(self.found[at], topic) - _worth(self.found[0], topic)
            if difference < 0:
                claim = self._missed(at, topic) or (own.claim if own and own.worth < 0 else None)
            else:
                claim = own.claim if own and (own.worth > 0 or (topic == "risk" and not own.worth)) else None
            if claim is not None:
                weighed.append(Weighed(difference, claim))
        return sorted(weighed, key=lambda one: one.difference)

    def _missed(self, at: int, topic: str) -> Claim | None:
        """What the best move does that this one leaves undone."""
        card, ground = self.moves[0].card, self.found[0].get(topic)
        if ground is None or ground.claim is None or ground.worth <= 0:
            return None
        numbers = ground.claim.numbers
        if topic == "gain":
            return Claim(MISSED[ground.claim.code], {"card": card, **numbers})
        if topic == "cards":
            return Claim("misses_cards", {"card": card, "count": numbers["count"]})
        if topic == "build" and "own" in numbers and topic not in self.found[at]:
            return Claim("misses_build", {"card": card, "total": numbers["total"], "own": numbers["own"]})
        return None

    # ---- both ----

    def _own(self, at: int) -> list[Weighed]:
        found = self.found[at].values() if at < self.full else ()
        told = [Weighed(ground.worth, ground.claim) for ground in found if ground.claim is not None]
        return sorted((one for one in told if one.difference >= NOTICED), key=lambda one: -one.difference)

    def _measured(self, code: str, other: int, lost: float) -> Claim:
        numbers = {"move": str(self.moves[other]), "lost": lost, "worlds": self.worlds}
        if self.exact:
            return Claim(EXACTLY[code], numbers)
        return Claim(KNOWN[code] if self.grounds.position.is_known else code, numbers)


def _worth(found: dict[str, Ground], topic: str) -> float:
    return found[topic].worth if topic in found else 0.0


def _two(weighed: Sequence[Weighed]) -> tuple[Claim, ...]:
    """The first claim, and the second where it makes enough of a difference."""
    if len(weighed) > 1:
        first, second = abs(weighed[0].difference), abs(weighed[1].difference)
        if second < max(SECOND, first / 3):
            weighed = weighed[:1]
    return tuple(one.claim for one in weighed[:2])
