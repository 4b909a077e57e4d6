"""The goals of a lesson that is being written, and what each wants besides its name: as typed, and in a file."""

from __future__ import annotations

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.completed import Values, cards_in
from zwicker_lab.lessons.goals import BuildTotal, CaptureAllOf, ExactMoves, Goal, JudgeLegality, PointsAtLeast

GOALS = (
    "any_legal_capture", "capture_all_of", "max_cards", "make_zwick", "build_total", "build_down", "points_at_least",
    "avoid_zwick", "exact_moves", "judge_legality",
)  # fmt: skip
"""The goals one may choose from; those that count piles are left to the course."""
WANTS = {
    "build_total": "total",
    "points_at_least": "points",
    "capture_all_of": "cards",
    "exact_moves": "moves",
    "judge_legality": "move",
}
"""What a goal wants besides its name, and the key of it."""


def goal_value(name: str, wanted: str) -> Values:
    """A goal as a file holds it, from what is typed.

    >>> goal_value("capture_all_of", "9d 5c")
    {'type': 'capture_all_of', 'cards': ['9d', '5c']}
    """
    key = WANTS.get(name)
    if key is None:
        return {"type": name}
    text = wanted.strip()
    if key in ("total", "points"):
        return {"type": name, key: int(text) if text.isascii() and text.isdigit() and len(text) < 6 else text}
    if key == "cards":
        return {"type": name, key: _cards(text)}
    return {"type": name, key: text if key == "move" else moves_in(text)}


def _cards(text: str) -> list[str]:
    try:
        return list(cards_in(text))
    except InputError:
        return text.split()


def moves_in(text: str) -> list[str]:
    """The moves of a text with commas between them.

    >>> moves_in("9s x 9d, 2c,")
    ['9s x 9d', '2c']
    """
    return [" ".join(part.split()) for part in text.split(",") if part.strip()]


def wanted_of(goal: Goal) -> str:
    """What a goal wants besides its name, as it is typed."""
    match goal:
        case BuildTotal(total=number) | PointsAtLeast(points=number):
            return str(number)
        case CaptureAllOf(cards=cards):
            return " ".join(cards)
        case ExactMoves(moves=moves):
            return ", ".join(moves)
        case JudgeLegality(move=move):
            return move
        case _:
            return ""
