"""How a deal ends, what counts in it, and how long a match lasts."""

from __future__ import annotations

from collections.abc import Iterator

from zwicker_lab.ui.reading.told import Grid, Piece, Row, Teller, Told
from zwicker_lab.ui.reading.turns import can_build
from zwicker_lab.variants import Variant
from zwicker_lab.variants.keys import points_order
from zwicker_lab.zwicker.score import row_name


def end(teller: Teller) -> Iterator[Piece]:
    """The last card, and what lies on the table then."""
    yield teller.told("end")
    yield teller.switch("uncaptured_rest")
    fine = teller.variant.scoring.fine
    if can_build(teller.variant) or fine:
        yield teller.told("fine" if fine else "no-fine", "fine", count=fine)


# ---- counting --------------------------------------------------------------------------------------------------


def score(teller: Teller) -> Iterator[Piece]:
    """The scoring table row by row with its total, and what is not in it."""
    variant, scoring = teller.variant, teller.variant.scoring
    yield teller.told("score")
    numbers = packs(variant)
    totals = [teller.say("score-total" if len(numbers) == 1 else f"score-total-{at}") for at in (1, 2)[: len(numbers)]]
    head = (teller.say("score-what"), teller.say("score-each"), *totals)
    sums = Row((teller.say("score-sum"), "", *(str(variant.total(number)) for number in numbers)))
    yield Grid("score", teller.say("score-caption"), head, tuple(_rows(teller, numbers)), (sums,))
    yield _zwicks(teller)
    if scoring.fine:
        yield teller.told("score-fine", "fine", count=scoring.fine)
    nothing = [key for key in variant.certainty if key.startswith("points.") and key[7:] not in scoring.points]
    yield teller.told("score-others", *nothing)
    if scoring.most_cards:
        yield teller.switch("majority_tie")


def packs(variant: Variant) -> tuple[int, ...]:
    """A number of players for each pack the rule set uses: the single one, the double one.

    >>> from zwicker_lab.variants import load_variant
    >>> packs(load_variant("zwicker3")), packs(load_variant("zwickern"))
    ((4,), (4, 8))
    """
    single = [number for number in variant.players if not variant.has_two_packs(number)]
    double = [number for number in variant.players if variant.has_two_packs(number)]
    usual = variant.default_players
    return (*((usual if usual in single else single[-1],) if single else ()), *double[-1:])


def _rows(teller: Teller, numbers: tuple[int, ...]) -> Iterator[Row]:
    scoring = teller.variant.scoring
    if scoring.most_cards:
        most = scoring.most_cards
        yield teller.row((row_name("most_cards", teller.lang), most, *(most for _ in numbers)), "most_cards")
    for code in sorted(scoring.points, key=points_order):
        each = scoring.points[code]
        counts = (each * how_many(teller.variant, code, number) for number in numbers)
        yield teller.row((_name(teller, code), each, *counts), f"points.{code}")


def _name(teller: Teller, code: str) -> str:
    return teller.say("score-ace") if code == "A" else row_name(code, teller.lang)


def how_many(variant: Variant, code: str, players: int) -> int:
    """How many cards of the pack count in the row ``code``.

    >>> from zwicker_lab.variants import load_variant
    >>> how_many(load_variant("zwickern"), "A", 4), how_many(load_variant("zwickern"), "Td", 5)
    (4, 2)
    """
    counted = (card.rank if code == "A" else card.plain for card in variant.pack(players))
    return sum(one == code for one in counted)


def _zwicks(teller: Teller) -> Told:
    count = teller.variant.scoring.zwick
    return teller.told("score-zwick" if count else "score-no-zwick", "zwick", count=count)


# ---- the match -------------------------------------------------------------------------------------------------


def match(teller: Teller) -> Iterator[Piece]:
    """How long a match lasts, and who wins it."""
    variant = teller.variant
    target, deals = variant.match.target, variant.match.deals
    if target is not None:
        yield teller.told("match-target", "target", target=target)
        yield teller.switch("match_end")
        yield teller.told("match-ahead")
    elif deals == "players":
        yield teller.told("match-deals", "deals", "target")
    else:
        yield teller.told("match-single", "target")
    if target is not None or deals:
        yield teller.told("match-dealer")
