"""Reading a deal file (``.zdn``): tolerant of line ends and blank lines, every error with its line."""

from __future__ import annotations

from zwicker_lab.cards import card
from zwicker_lab.errors import InputError
from zwicker_lab.notation.dealfile import DealFile, Ply
from zwicker_lab.notation.plies import Read, read_parts
from zwicker_lab.notation.record import read_result
from zwicker_lab.variants import Variant, load_variant
from zwicker_lab.variants.carried import TAG, carried_for
from zwicker_lab.zwicker.moves import Move

_EXAMPLES = {"ZDN": "1", "Variant": "zwicker3", "Players": "4", "Dealer": "W", "Pack": "8h 3d …"}


def read_deal(text: str, *, paths: bool = True) -> DealFile:
    """Read a deal file; its moves are read, and checked only by ``replay``.

    A variant of somebody's own is taken from the tag ``Rules``, else from its file; ``paths=False`` takes none from
    files. Raises ``InputError`` with the line of what cannot be read.

    >>> read_deal('[ZDN "1"]')
    Traceback (most recent call last):
        ...
    zwicker_lab.errors.InputError: The tag is missing: [Variant "zwicker3"].
    """
    found = read_parts(text, _EXAMPLES, Ply, Move.read)
    tags = found.tags
    own = found.read(TAG, lambda part: carried_for(tags["Variant"].text, part.text)) if TAG in tags else None
    variant = found.read("Variant", lambda part: load_variant(part.text, paths=paths, own=own))
    players = _players(found, variant)
    pack = found.read("Pack", lambda part: tuple(map(card, part.text.split())))
    dealer = found.seat("Dealer", variant.seats(players))
    sides = variant.sides(players)
    result = found.read("Result", lambda part: read_result(part.text, sides)) if "Result" in tags else None
    return found.read(
        "Pack",
        lambda _: DealFile(
            variant, players, dealer, pack, found.plies, result, found.others, found.comment, found.places
        ),
    )


def _players(found: Read[Ply], variant: Variant) -> int:
    players = found.number("Players")
    if players not in variant.players:
        allowed = ", ".join(map(str, variant.players))
        line = found.tags["Players"].line
        raise InputError("deal-players", line=line, variant=variant.name, players=players, allowed=allowed)
    return players
