"""The check sum of a count: the cards add up to the pack, each that scores is with one side, no point is lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from zwicker_lab.texts import say
from zwicker_lab.ui.pad.tally import Count
from zwicker_lab.ui.proof import Proof
from zwicker_lab.zwicker.packets import unshared
from zwicker_lab.zwicker.score import row_name


@dataclass(frozen=True)
class Check:
    """What does not add up, a line each, and the sum of all points against what the rules say they must be."""

    problems: tuple[str, ...]
    proof: str
    adds_up: bool


def check(count: Count, sides: Sequence[str], lang: str) -> Check:
    """The check of a count, its sides called ``sides``.

    >>> from zwicker_lab.variants import load_variant
    >>> count = Count.begin(load_variant("zwicker3"), 4).with_cards((30, 24)).step(0, "A", 3).step(1, "A", 2)
    >>> for line in check(count, ("Ann", "Bob"), "en").problems[:2]:
    ...     print(line)
    Cards: 30 + 24 = 54. There are 55: 1 missing.
    Joker 15: 0 + 0 = 0. There is 1: 1 missing.
    """
    problems = tuple(_problems(count, sides, lang))
    found = Proof(count.position, tuple(side.total for side in count.scores), _points_nowhere(count), count.cut_short)
    adds_up = not problems and found.told == found.wanted
    return Check(problems, found.text(lang) if count.is_counted else "", adds_up)


def cards_there(count: Count) -> tuple[int, int]:
    """How many cards all piles hold together, at least and at most.

    >>> from zwicker_lab.variants import load_variant
    >>> [cards_there(Count.begin(load_variant(f"zwicker3 leftovers={where}"), 3).with_cards((20, 20, 9)))
    ...  for where in ("tableau", "out")]
    [(55, 55), (54, 54)]
    """
    pack, nowhere = len(count.variant.pack(count.players)), _nowhere(count)
    return (0, pack) if nowhere == pack else (pack - nowhere, pack - nowhere)


def _points_nowhere(count: Count) -> int:
    """The points of cards that lie in no pile, where the rules leave some with nobody."""
    lost = sum(
        max(len(cards) - sum(count.numbers(code)), 0) * count.variant.points_of(cards[0])
        for code, cards in count.rows.items()
    )
    return lost if _nowhere(count) else 0


def _nowhere(count: Count) -> int:
    """How many cards at most lie in no pile at the end."""
    pack = len(count.variant.pack(count.players))
    switches = count.variant.switches
    nobody = not any(count.numbers("most_cards"))
    if count.cut_short or nobody or switches.uncaptured_rest == "nobody" or switches.table_joker == "never":
        return pack
    return unshared(count.variant, count.players) if switches.leftovers == "out" else 0


def _problems(count: Count, sides: Sequence[str], lang: str) -> Iterator[str]:
    if not count.cut_short:
        yield from _pile_problems(count, sides, lang)
    nowhere = _nowhere(count)
    missing = sum(max(len(there) - sum(count.numbers(code)), 0) for code, there in count.rows.items())
    for code, there in count.rows.items():
        least = len(there) if count.is_counted and missing > nowhere else 0
        yield from _line(row_name(code, lang), count.numbers(code), least, len(there), lang)


def _pile_problems(count: Count, sides: Sequence[str], lang: str) -> Iterator[str]:
    """What does not add up in the numbers of all cards."""
    uncounted = [called for side, called in enumerate(sides) if count.number(side, "most_cards") is None]
    if uncounted:
        yield say(lang, "pad-check-uncounted", sides=", ".join(uncounted))
    for side, called in enumerate(sides):
        cards, scoring = count.number(side, "most_cards"), sum(count.number(side, code) or 0 for code in count.rows)
        if cards is not None and cards < scoring:
            yield say(lang, "pad-check-fewer", side=called, cards=cards, scoring=scoring)
    least, most = cards_there(count)
    yield from _line(say(lang, "pad-cards"), count.numbers("most_cards"), least if count.is_counted else 0, most, lang)


def _line(row: str, told: Sequence[int], least: int, most: int, lang: str) -> Iterator[str]:
    """One row whose numbers do not add up to what there is."""
    total = sum(told)
    if least <= total <= most:
        return
    off, kind = (total - most, "over") if total > most else (least - total, "under")
    there = most if kind == "over" else least
    yield say(lang, f"pad-check-{kind}", row=row, sum=" + ".join(map(str, told)), total=total, there=there, off=off)
