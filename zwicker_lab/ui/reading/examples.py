"""Examples in cards: moves the engine allows under the very rules they stand beside; others are left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zwicker_lab.errors import InputError
from zwicker_lab.notation import read_position
from zwicker_lab.ui.reading.told import Example, Teller, is_own
from zwicker_lab.ui.table.rich import rich
from zwicker_lab.ui.table.uses import sum_of
from zwicker_lab.zwicker.moves import Move

if TYPE_CHECKING:
    from zwicker_lab.variants import Variant
    from zwicker_lab.zwicker.position import Position

Wanted = tuple[str, str]
CAPTURES: tuple[Wanted, ...] = (
    ("table 8d 5c 3h Td; hand 8s 2c", "8s x 8d 5c 3h"),
    ("table Kd Td 4h 9c; hand Kc 2s", "Kc x Kd Td 4h"),
    ("table (9c 3s =12) 2h 5d; hand Kh 7s", "Kh x (9c 3s =12) 2h"),
)
BUILDS: tuple[Wanted, ...] = (
    ("table 9d 4c; hand 3s Jh", "3s > 9d = 12"),
    ("table Td 7h; hand 4s 6h", "4s > Td = 6"),
)
ZWICKS: tuple[Wanted, ...] = (("table 9d 5c 4h; hand 9s 2c", "9s x 9d 5c 4h"),)


def examples(teller: Teller, kind: str, *wanted: Wanted) -> tuple[Example, ...]:
    """Those of the moves that are legal; ``kind`` names what is said before the sum.

    >>> from zwicker_lab.variants import load_variant
    >>> found = examples(Teller(load_variant("zwickern"), "en"), "build", *BUILDS)
    >>> [example.move for example in found]
    ['3s > 9d = 12']
    """
    found = (_example(teller, kind, fields, Move.read(text)) for fields, text in wanted)
    return tuple(example for example in found if example is not None)


def joker_takes(teller: Teller) -> Wanted:
    """What the first joker can take: nine and six, or one of them."""
    joker = teller.variant.jokers[0]
    taken = "9d" if joker.is_wild else "9d 6c"
    return f"table 9d 6c 4h; hand {joker} 2s", f"{joker} x {taken}"


def _example(teller: Teller, kind: str, fields: str, move: Move) -> Example | None:
    line = f"{teller.variant.spelled}; {fields}"
    position = _read(teller.variant, line)
    if position is None or position.refusal(move) is not None:
        return None
    lang, move = teller.lang, next(same for same in position.moves(move.card) if same == move)
    kept = ""
    if move.kind == "build" and teller.variant.build.holds:
        kept = teller.say("example-kept", card=f"{{{_holder(position, move)}}}")
    lead = teller.say(f"example-{kind}", card=f"{{{move.card}}}")
    return Example(rich(lead, lang), rich(sum_of(position, move, lang), lang), rich(kept, lang), line, str(move))


def _read(variant: Variant, line: str) -> Position | None:
    try:
        return read_position(line, paths=False, own=variant.origin if is_own(variant) else None)
    except InputError:
        return None


def _holder(position: Position, move: Move) -> str:
    values = position.variant.values_of
    return next(card for card in position.hand if card != move.card and move.total in values(card))
