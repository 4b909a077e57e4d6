"""The check sum of a count: the cards add up to the pack, each that scores is with one side, no point is lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from zwicker_lab.texts import say
from zwicker_lab.ui.pad.tally import Count
from zwicker_lab.ui.play.words import number
from zwicker_lab.zwicker.packets import unshared
from zwicker_lab.zwicker.score import Points, majority, row_name


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
    told = sum(side.total for side in count.scores)
    wanted = points_there(count)
    adds_up = not problems and told == wanted
    return Check(problems, _proof(count, told, wanted, lang) if count.is_counted else "", adds_up)


def points_there(count: Count) -> Points:
    """The points all sides must have together (rules 7): what scores, and Zwicks, less fines and what a tie costs."""
    scoring, variant = count.variant.scoring, count.variant
    found = variant.total(count.players) - scoring.most_cards - _points_nowhere(count)
    found += sum(count.numbers("zwick")) * scoring.zwick - sum(count.position.fines) * scoring.fine
    return found if count.cut_short else found + sum(majority(count.position))


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


def _proof(count: Count, told: Points, wanted: Points, lang: str) -> str:
    variant, scoring = count.variant, count.variant.scoring
    zwicks, fines = sum(count.numbers("zwick")), sum(count.position.fines)
    prize = 0 if count.cut_short else scoring.most_cards
    fixed = variant.total(count.players) - (scoring.most_cards - prize)
    parts = [say(lang, "pad-proof-fixed", points=fixed)]
    if zwicks:
        parts.append(say(lang, "pad-proof-zwicks", count=zwicks, points=zwicks * scoring.zwick))
    if fines:
        parts.append(say(lang, "pad-proof-fines", points=fines * scoring.fine))
    tied = 0 if count.cut_short else sum(majority(count.position)) - prize
    if tied:
        parts.append(say(lang, "pad-proof-tie", points=f"+ {number(tied)}" if tied > 0 else f"− {number(-tied)}"))
    if lost := _points_nowhere(count):
        parts.append(say(lang, "pad-proof-lost", points=lost))
    sums = " + ".join(number(side.total) for side in count.scores).replace("+ −", "− ")
    told_text = {"wanted": number(wanted), "sum": sums, "total": number(told)}
    return say(lang, "pad-proof", parts=" ".join(parts), ok="yes" if told == wanted else "no", **told_text)
