"""What another scoring table changes, in words."""

from __future__ import annotations

from collections.abc import Sequence

from zwicker_lab.cards import Card
from zwicker_lab.names import capital, card_name, card_sign, listed
from zwicker_lab.texts import say
from zwicker_lab.ui.lab.packs import lacking, swaps_text
from zwicker_lab.ui.scoring.counts import Count, differences
from zwicker_lab.ui.table.scene import Scene
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.score import Points


def number(points: Points) -> str:
    """A number of points, halves and thirds as a fraction.

    >>> number(-3), number(12)
    ('−3', '12')
    """
    return str(points).replace("-", "−")


def signed(points: Points) -> str:
    """A change of points, with its sign."""
    return f"+{points}" if points > 0 else number(points)


def row_name(code: str, lang: str) -> str:
    """What a row counts.

    >>> row_name("Td", "de"), row_name("A", "en"), row_name("jokers", "en")
    ('Karo-10', 'Aces', 'Jokers')
    """
    named = {"most_cards": "row-most-cards", "zwick": "row-zwick", "fine": "row-fine", "A": "row-aces"}
    if code in named:
        return say(lang, named[code])
    return say(lang, "scoring-kind-jokers") if code == "jokers" else capital(card_name(Card(code), lang))


def change_scene(
    usual: Count, other: Count, codes: Sequence[str], names: Sequence[str], title: str, lang: str
) -> Scene:
    """What one scoring table changes against the one the deal was played by: a line a side, and who wins now."""
    lines = [_side_line(usual, other, codes, side, name, lang) for side, name in enumerate(names)]
    found = [line for line in lines if line]
    return {
        "title": title,
        "same": not found,
        "lines": found or [say(lang, "scoring-no-difference")],
        "winner": _winner(usual, other, names, lang),
    }


def _side_line(usual: Count, other: Count, codes: Sequence[str], side: int, name: str, lang: str) -> str:
    rows = differences(usual, other, codes, side)
    if not rows:
        return ""
    parts = [f"{row_name(code, lang)} {signed(change)}" for code, change in rows.items()]
    before, after = usual.totals[side], other.totals[side]
    told = {"side": name, "before": number(before), "after": number(after), "rows": listed(parts, lang)}
    return say(lang, "scoring-difference", change=signed(sum(rows.values())), **told)


def _winner(usual: Count, other: Count, names: Sequence[str], lang: str) -> str:
    """Who has most now, where that is somebody else."""
    if usual.best == other.best:
        return ""
    if other.best is None:
        return say(lang, "scoring-nobody-leads")
    return say(lang, "scoring-leads-now", side=names[other.best])


def pack_notes(position: Position, variant: Variant, lang: str) -> list[str]:
    """What the pack of the deal and that of another rule set do not share, and what cannot be counted."""
    played = position.variant
    without, more = lacking(played, variant), lacking(variant, played)
    notes = [swaps_text(played, variant, lang)]
    if without:
        notes.append(say(lang, "scoring-without", jokers=_jokers(without, lang), count=len(without)))
    if more:
        notes.append(say(lang, "scoring-more", jokers=_jokers(more, lang), count=len(more)))
    if variant.scoring.fine and not played.marks_builder:
        notes.append(say(lang, "scoring-no-fines"))
    return [capital(note) for note in notes if note]


def _jokers(jokers: Sequence[Card], lang: str) -> str:
    return listed((card_sign(joker, lang) for joker in jokers), lang)
