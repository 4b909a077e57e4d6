"""The same answers as text for people at a terminal."""

from __future__ import annotations

from typing import Any

from zwicker_lab.texts import say
from zwicker_lab.zwicker.score import row_name

Answer = dict[str, Any]


def moves(answer: Answer, lang: str) -> str:
    """One move a line, with what it wins at once."""
    lines = [_move(move, lang) for move in answer["moves"]] or [say(lang, "cli-no-moves")]
    if answer["truncated"]:
        lines.append(say(lang, "cli-truncated", count=len(answer["moves"])))
    return "\n".join(lines)


def play(answer: Answer, lang: str) -> str:
    """The new position, or the reason."""
    return str(answer["position"] if answer["legal"] else answer["reason"]["text"][lang])


def replayed(answer: Answer, lang: str) -> str:
    """The score as a small table, or where the deal goes wrong and why."""
    reason = answer["reason"]["text"][lang] if "reason" in answer else ""
    if reason and answer["line"] is not None:
        reason = say(lang, "error-at-line", line=answer["line"], text=reason)
    if "scores" not in answer:
        return str(reason)
    head = say(lang, "cli-complete" if answer["complete"] else "cli-unfinished")
    return "\n".join([head, *_table(answer["scores"], lang), *([reason] if reason else [])])


def variants(answer: Answer, lang: str) -> str:
    """One variant a line: name, title, players."""
    known = answer["variants"]
    wide = max(len(one["name"]) for one in known)
    return "\n".join(f"{one['name']:{wide}}  {_players(one, lang)}  {one['title'][lang]}" for one in known)


def _move(move: Answer, lang: str) -> str:
    if not move["zwick"] and not move["points"]:
        return str(move["text"])
    entry = "cli-move-zwick" if move["zwick"] else "cli-move-points"
    return f"{move['text']}   {say(lang, entry, points=move['points'])}"


def _table(scores: Answer, lang: str) -> list[str]:
    """A line for each row of the score, a column for each side."""
    sides = list(scores)
    names = [row_name(row["code"], lang) for row in scores[sides[0]]["rows"]]
    rows = [[scores[side]["rows"][at]["points"] for side in sides] for at in range(len(names))]
    cards = (say(lang, "cli-cards"), [scores[side]["cards"] for side in sides])
    total = (say(lang, "cli-total"), [scores[side]["total"] for side in sides])
    lines = [("", sides), cards, *zip(names, rows, strict=True), total]
    wide = max(len(name) for name, _ in lines)
    return [f"{name:{wide}}" + "".join(f"{_shown(entry):>7}" for entry in entries) for name, entries in lines]


def _shown(entry: object) -> str:
    return f"{entry:g}" if isinstance(entry, float) else str(entry)


def _players(one: Answer, lang: str) -> str:
    return say(lang, "cli-for-players", players=f"{', '.join(map(str, one['players']))}")
