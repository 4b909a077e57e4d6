"""The tutorial deals: whole deals to step through, with comments in two languages and points to try a move first.

They are ordinary deal files. A comment in two languages has a line beginning ``de:`` and one beginning ``en:``; the tag
``Title`` holds ``de: … | en: …``. Where the tag ``Ask`` stands, the moves of the main line that carry its mark are
points at which the learner tries a move before the one played is shown.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.fields import Text
from zwicker_lab.lessons.grading import Outcome, grade_played
from zwicker_lab.notation import DealFile, Ply, Replay, read_deal, replay
from zwicker_lab.texts import BUILT_IN, LANGUAGES
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

FOLDER = Path(__file__).parent / "deals"
_LANG = re.compile(rf"(?:^|\n|\|)\s*({'|'.join(LANGUAGES)}):")


@dataclass(frozen=True)
class MarkedPoint:
    """A point at which the learner tries a move: after ``at`` moves, in ``position``, where ``ply`` was played."""

    at: int
    position: Position
    ply: Ply

    def grade(self, move: Move) -> Outcome:
        """Judge a try: the move played is right, and so is that of a side line marked ``!``.

        A side line's move gets its comment, any other legal move the reply it allows.
        """
        outcome = grade_played(self.position, self.ply.move, move)
        first = next((line[0] for line in self.ply.lines if line[0].move == move), None)
        comment = read_comment(first.comment) if first else None
        if first is None or comment is None or outcome.is_right:
            return outcome
        if first.mark.startswith("!"):
            return replace(outcome, verdict="right-with-remark", why=comment, reply=None)
        return replace(outcome, why=comment)


@dataclass(frozen=True)
class TutorialDeal:
    """One tutorial deal: its name in addresses, its title, the deal played through, the marked points."""

    id: str
    title: Text
    replay: Replay
    points: tuple[MarkedPoint, ...]

    @property
    def file(self) -> DealFile:
        """The deal file."""
        return self.replay.deal


def read_comment(text: str) -> Text | None:
    """A comment of a deal file in its languages; one without their marks is the same in all; ``None`` for none.

    Raises ``InputError`` where German or English is missing, or a language is given twice.

    >>> read_comment("de: Gut gespielt.\\nen: Well played.").en
    'Well played.'
    >>> read_comment("Well played.").de
    'Well played.'
    """
    lead, *marked = _LANG.split(text)
    if not marked:
        return Text(de=text, en=text) if text.strip() else None
    said = {lang: " ".join(part.split()) for lang, part in zip(marked[::2], marked[1::2], strict=True)}
    twice = len(said) < len(marked) // 2
    if lead.strip() or twice or not said.keys() >= set(BUILT_IN) or not all(said.values()):
        raise InputError("deal-comment", got=" ".join(text.split())[:60])
    return Text(**said)


def marked_points(played: Replay) -> tuple[MarkedPoint, ...]:
    """The points of a deal at which a move is asked for: the moves with the mark that the tag ``Ask`` names."""
    mark = dict(played.deal.tags).get("Ask")
    plies = enumerate(zip(played.positions, played.deal.plies, strict=False))
    return tuple(MarkedPoint(at, position, ply) for at, (position, ply) in plies if mark and ply.mark == mark)


@lru_cache(maxsize=1)
def deals() -> tuple[TutorialDeal, ...]:
    """The tutorial deals that come with the program, in order.

    >>> [deal.id for deal in deals()]
    ['1-two-players', '2-partners']
    """
    return tuple(_read(path) for path in sorted(FOLDER.glob("*.zdn")))


def tutorial_deal(deal_id: str) -> TutorialDeal:
    """One tutorial deal by its name; raises ``InputError`` naming those there are."""
    found = next((deal for deal in deals() if deal.id == deal_id), None)
    if found is None:
        raise InputError("deal-unknown", deal=deal_id[:60], known=" ".join(deal.id for deal in deals()))
    return found


def _read(path: Path) -> TutorialDeal:
    played = replay(read_deal(path.read_text(encoding="utf-8"), paths=False))
    title = read_comment(dict(played.deal.tags).get("Title", path.stem))
    return TutorialDeal(path.stem, title or Text(de=path.stem, en=path.stem), played, marked_points(played))
