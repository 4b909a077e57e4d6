"""A recorded deal of Swiss Zwick: the shuffled pack, the moves from the cut on, the stated result.

It is a ``.zdn`` file like those of the fishing games::

    [ZDN "1"]
    [Variant "zwick"]            the first field of a position line, switches included
    [Players "4"]
    [Dealer "B"]
    [Pack "Kb 7a ..."]           the 28 cards before the cut, the top card first
    [Result "A -5 B 0 C 3 D 2"]  optional: strokes less birds of each seat, checked when present

    A cut 12
    A stop
    B lick!  {a comment}
    B stop
    B deal
    C turn
    C keep
    D join
    ...
    C Kb
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from zwicker_lab.notation.plies import read_parts
from zwicker_lab.notation.record import (
    Points,
    Recorded,
    check_plies,
    check_tags,
    followed,
    read_result,
    result_text,
    result_wrong,
    tidy,
    written_file,
)
from zwicker_lab.zwick.cards import Card, card
from zwicker_lab.zwick.dealing import check_players, opening
from zwicker_lab.zwick.moves import Move
from zwicker_lab.zwick.position import Position
from zwicker_lab.zwick.reasons import Reason
from zwicker_lab.zwick.rules import Rules, load_rules
from zwicker_lab.zwick.score import Score, score

_EXAMPLES = {"ZDN": "1", "Variant": "zwick", "Players": "4", "Dealer": "B", "Pack": "Kb 7a …"}


@dataclass(frozen=True)
class Ply(Recorded[Move]):
    """One recorded move of one seat: see ``Recorded``."""

    lines: tuple[tuple[Ply, ...], ...] = ()


@dataclass(frozen=True)
class DealFile:
    """Everything a deal file holds.

    ``dealer`` is a seat index, ``tags`` are those the format does not know, ``result`` the stated points by seat,
    ``places`` the lines of the tags in the file. Raises ``InputError`` when the parts do not fit each other.

    >>> from zwicker_lab.zwick import PACK, load_rules
    >>> DealFile(load_rules(), 4, 1, PACK).opening.mover
    'A'
    """

    rules: Rules
    players: int
    dealer: int
    pack: tuple[Card, ...]
    plies: tuple[Ply, ...] = ()
    result: tuple[Points, ...] | None = None
    tags: tuple[tuple[str, str], ...] = ()
    comment: str = ""
    places: tuple[tuple[str, int], ...] = field(default=(), compare=False)

    @classmethod
    def of(cls, before: Position, plies: Sequence[Ply] = ()) -> DealFile:
        """The file of a deal whose position before the cut is known."""
        return cls(before.rules, before.players, before.dealer, before.stock, tuple(plies))

    def __post_init__(self) -> None:
        object.__setattr__(self, "comment", tidy(self.comment))
        check_tags(self.tags)
        self.opening  # noqa: B018 - the pack is checked by laying it down
        check_plies(self.plies, self.seats)

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.rules.seats(self.players)

    @cached_property
    def opening(self) -> Position:
        """The position before the cut."""
        return opening(self.rules, self.players, self.dealer, self.pack)

    def place(self, tag: str) -> int | None:
        """The line of a tag in the file it was read from."""
        return dict(self.places).get(tag)


def read_deal(text: str) -> DealFile:
    """Read a deal file; its moves are read, and checked only by ``replay``.

    Raises ``InputError`` with the line of what cannot be read.

    >>> read_deal('[ZDN "1"]')
    Traceback (most recent call last):
        ...
    zwicker_lab.errors.InputError: The tag is missing: [Variant "zwick"].
    """
    found = read_parts(text, _EXAMPLES, Ply, Move.read)
    rules = found.read("Variant", lambda part: load_rules(part.text))
    players = found.number("Players")
    found.read("Players", lambda _: check_players(rules, players))
    seats = rules.seats(players)
    dealer = found.seat("Dealer", seats)
    pack = found.read("Pack", lambda part: tuple(map(card, part.text.split())))
    result = None
    if "Result" in found.tags:
        result = found.read("Result", lambda part: read_result(part.text, seats))
    made = (rules, players, dealer, pack, found.plies, result, found.others, found.comment, found.places)
    return found.read("Pack", lambda _: DealFile(*made))


def write_deal(deal: DealFile) -> str:
    """The deal file as text; what is written and read again is the same deal.

    >>> from zwicker_lab.zwick import new_deal
    >>> write_deal(DealFile.of(new_deal(seed=1))).splitlines()[:4]
    ['[ZDN "1"]', '[Variant "zwick"]', '[Players "4"]', '[Dealer "B"]']
    """
    return written_file(tuple(_tags(deal)), deal.comment, deal.plies, deal.opening, lambda _, ply: str(ply.move))


def _tags(deal: DealFile) -> Iterator[tuple[str, str]]:
    yield "ZDN", "1"
    yield "Variant", deal.rules.spelled
    yield "Players", str(deal.players)
    yield "Dealer", deal.seats[deal.dealer]
    yield "Pack", " ".join(deal.pack)
    if deal.result is not None:
        yield "Result", result_text(deal.result, deal.seats)
    yield from deal.tags


# ---- playing it through ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Fault:
    """A recorded move that is not legal: the move, the position it was made in, and why not."""

    ply: Ply
    position: Position
    reason: Reason


@dataclass(frozen=True)
class Replay:
    """A deal played through as far as its moves are legal; number ``n`` of ``positions`` is that after ``n`` moves."""

    deal: DealFile
    positions: tuple[Position, ...]
    fault: Fault | None = None

    @property
    def complete(self) -> bool:
        """Whether the deal was played to its end."""
        return self.positions[-1].is_over

    @property
    def score(self) -> Score:
        """The score of the deal; of an unfinished one the tricks so far."""
        return score(self.positions[-1])

    @property
    def result_wrong(self) -> dict[str, str] | None:
        """Stated and found result in one sentence in every language, where they differ and the deal is over."""
        return result_wrong(self.deal.result, self.score.points, self.deal.seats) if self.complete else None


def replay(deal: DealFile) -> Replay:
    """Play a deal file through, side lines too, up to its first fault.

    >>> from zwicker_lab.zwick import new_deal
    >>> played = replay(DealFile.of(new_deal(seed=1), [Ply("A", Move.read("cut 9")), Ply("C", Move.read("lick"))]))
    >>> played.complete, len(played.positions), played.fault.reason.code
    (False, 2, 'not_your_turn')
    """
    positions, wrong = followed(deal.opening, deal.plies)
    return Replay(deal, positions, Fault(*wrong) if wrong is not None else None)
