"""What the adviser says: the verdict on a move, and all moves as bars. Every word is made here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from zwicker_lab.texts import say
from zwicker_lab.ui.look.words import done
from zwicker_lab.ui.table.rich import Part, plain, rich
from zwicker_lab.ui.table.scene import item_id

if TYPE_CHECKING:
    from zwicker_lab.ui.coach.answer import Answer, Weighed
    from zwicker_lab.zwicker.moves import Move
    from zwicker_lab.zwicker.position import Position

Scene = dict[str, Any]
SIGNS = {"best": "star", "good": "disc", "playable": "square", "mistake": "triangle"}
MARKS = {"capture": "✓", "build": "+", "trail": ""}
SHOWN = 12


def number(points: float, lang: str) -> str:
    """Points with one decimal place.

    >>> number(2.34, "de"), number(2, "en")
    ('2,3', '2.0')
    """
    return say(lang, "coach-number", points=round(points, 1) + 0.0)


def signed(points: float, lang: str) -> str:
    """Points with their sign.

    >>> signed(2.34, "en"), signed(-0.3, "de"), signed(0.02, "en")
    ('+2.3', '−0,3', '0.0')
    """
    rounded = round(points, 1)
    sign = "+" if rounded > 0 else "−" if rounded < 0 else ""
    return sign + number(abs(rounded), lang)


def lost_text(weighed: Weighed, lang: str) -> str:
    """The points a move gives away; empty for the best."""
    if weighed.verdict == "best":
        return ""
    rounded = round(weighed.lost, 1)
    return say(lang, "coach-lost", points=number(rounded, lang), few="yes" if rounded < 0.1 else "no")


def meaning(weighed: Weighed, lang: str) -> str:
    """What the points a move gives away mean."""
    kind = "best" if weighed.verdict == "best" else "same" if round(weighed.lost, 1) < 0.1 else "less"
    return say(lang, f"coach-means-{kind}", points=number(weighed.lost, lang))


def certainty(answer: Answer, position: Position, lang: str) -> str:
    """How sure an answer is: by sampled deals, or exact; and whether moves were left out."""
    kind = "exact" if answer.exact else "known" if position.is_known else "estimate"
    told = say(lang, f"coach-{kind}", worlds=answer.worlds)
    return f"{told} {say(lang, 'coach-bounded')}" if answer.bounded else told


# ---- the verdict -----------------------------------------------------------------------------------------------


def verdict(
    answer: Answer, weighed: Weighed, position: Position, lang: str, *, lead: str = "", is_open: bool = True
) -> Scene:
    """The verdict on a move that was tried.

    With a ``lead`` it stands below what a lesson says; one that is not open names no other move.
    """
    title = say(lang, f"coach-title-{weighed.verdict}")
    lost = lost_text(weighed, lang)
    told = [reason for reason in weighed.reasons if is_open or not reason.names_others]
    reasons = [reason.texts[lang] for reason in told]
    text = reasons if any(reason.tells_loss for reason in told) else [meaning(weighed, lang), *reasons]
    spoken = [f"{lead} {title}".strip(), lost, *reasons]
    return {
        "state": weighed.verdict,
        "sign": SIGNS[weighed.verdict],
        "lead": lead,
        "title": title,
        "lost": lost,
        "text": text,
        "fine": certainty(answer, position, lang),
        "say": ". ".join(part.rstrip(".") for part in spoken if part) + ".",
    }


def line(state: str, lang: str) -> Scene:
    """A verdict that is not there: ``waiting`` for it, or ``failed``."""
    text = say(lang, f"coach-{state}")
    if state == "waiting":
        return {"state": state, "text": [text], "late": say(lang, "coach-late"), "say": ""}
    return {"state": state, "text": [text], "say": text}


# ---- all moves -------------------------------------------------------------------------------------------------


def ranking(answer: Answer, position: Position, seat: str, mine: Move | None, lang: str, shown: int) -> Scene:
    """All moves, best first: the first ``shown`` and one's own, each with its bar, its interval and its reasons."""
    places = [at for at, one in enumerate(answer.moves) if at < shown or one.move == mine]
    some = [answer.moves[at] for at in places]
    scale = Scale.of(some)
    more = len(answer.moves) - shown
    return {
        "title": say(lang, "coach-rank-title", count=len(answer.moves)),
        "text": say(lang, "coach-rank-text", seat=seat),
        "fine": certainty(answer, position, lang),
        "zero": scale.at(0),
        "rows": [_row(answer, at, position, mine, lang, scale) for at in places],
        "more": say(lang, "coach-rank-more", count=more) if more > 0 else "",
        "film": say(lang, "coach-act-film"),
    }


class Scale:
    """Where a value lies across the bars, in percent of their width; zero is always in view.

    >>> Scale(-1, 3).at(0), Scale(-1, 3).at(3)
    (25.0, 100.0)
    """

    def __init__(self, low: float, high: float) -> None:
        self.low, self.width = low, (high - low) or 1.0

    @classmethod
    def of(cls, moves: Sequence[Weighed]) -> Scale:
        """The scale on which all these moves and their intervals have room."""
        return cls(min([0.0, *(one.low for one in moves)]), max([0.0, *(one.high for one in moves)]))

    def at(self, value: float) -> float:
        """The place of a value."""
        return round(100 * (value - self.low) / self.width, 1)


def _row(answer: Answer, at: int, position: Position, mine: Move | None, lang: str, scale: Scale) -> Scene:
    weighed, count = answer.moves[at], len(answer.moves)
    move = weighed.move
    told: list[Part] = rich(done(position, move, lang), lang)
    word, lost = say(lang, f"coach-word-{weighed.verdict}"), lost_text(weighed, lang)
    value, low, high = (signed(points, lang) for points in (weighed.value, weighed.low, weighed.high))
    between = say(lang, "coach-exactly" if low == high else "coach-between", value=value, low=low, high=high)
    name = say(lang, "coach-row", at=at + 1, count=count, move=plain(told), word=word, value=value)
    return {
        "id": str(move),
        "mine": say(lang, "coach-mine") if move == mine else "",
        "sign": SIGNS[weighed.verdict],
        "state": weighed.verdict,
        "word": f"{word}, {lost}" if lost else word,
        "move": told,
        "value": value,
        "bar": sorted([scale.at(0), scale.at(weighed.value)]),
        "range": [scale.at(weighed.low), scale.at(weighed.high)] if low != high else None,
        "name": name,
        "text": [*(reason.texts[lang] for reason in weighed.reasons), between],
        "film": weighed.reply is not None,
        "card": move.card,
        "items": [item_id(item) for item in move.items],
        "mark": MARKS[move.kind],
    }
