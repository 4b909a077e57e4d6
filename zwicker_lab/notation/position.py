"""Reading a position line: tolerant of spaces and order, exact about what is wrong and where."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from zwicker_lab.cards import UNKNOWN, Card, card
from zwicker_lab.errors import InputError
from zwicker_lab.notation.fields import Form, entries, one_of, read_cards, read_fields
from zwicker_lab.notation.table import read_table
from zwicker_lab.notation.tokens import Token
from zwicker_lab.variants import Variant, load_variant
from zwicker_lab.zwicker.items import Item
from zwicker_lab.zwicker.position import Position

FIELDS = ("players", "table", "hand", "hands", "turn", "dealer", "won", "zwicks", "fines", "last", "stock")
Hands = tuple[tuple[Card, ...], ...]
_FORM = Form(FIELDS, "zwicker3", "zwicker3; table 9d 5c; hand 9s")
_WORD = re.compile(r"(?P<text>[^\s:/]+)(?P<name>\s*:)?")


def read_position(line: str, *, paths: bool = True, own: Variant | None = None) -> Position:
    """Read a position line.

    The first field is the variant with its switches; ``paths=False`` takes only built-in variants there,
    and ``own`` by its name. Raises ``InputError`` with the column of what cannot be read.

    >>> position = read_position("zwickern capture=card; table 9d 5c; hand Ks; turn S; dealer E; stock 36")
    >>> position.mover, position.hand, position.hands[0], position.stock
    ('S', ('Ks',), ('?',), 36)
    >>> read_position("zwicker3; table 5d (9c 3h =7); hand 6s")
    Traceback (most recent call last):
        ...
    zwicker_lab.errors.InputError: Column 20: (9c 3h =7) cannot have the total 7; possible here: 6, 12.
    """
    head, fields = read_fields(line, _FORM)
    _check_present(fields)
    variant = head.read(lambda text: load_variant(text, paths=paths, own=own))
    players = _players(variant, fields)
    seats, sides = variant.seats(players), variant.sides(players)
    table = read_table(fields["table"], variant, seats)
    turn = one_of(fields["turn"], seats) if "turn" in fields else 0
    dealer = one_of(fields["dealer"], seats) if "dealer" in fields else (turn - 1) % players
    position = Position(
        variant=variant,
        players=players,
        table=tuple(item for _, item in table),
        hands=_hands(fields, seats, turn, dealer),
        turn=turn,
        dealer=dealer,
        won=tuple(_cards(part) for part in entries(fields.get("won"), sides)),
        zwicks=tuple(_count(part, "zwicks") for part in entries(fields.get("zwicks"), sides)),
        fines=tuple(_count(part, "fines") for part in entries(fields.get("fines"), sides)),
        last=one_of(fields["last"], sides) if "last" in fields and fields["last"].text else None,
        stock=_stock(fields.get("stock")),
    )
    _check_cards(position, table, fields)
    _check_counts(position, fields)
    return position


def _check_present(fields: Mapping[str, Token]) -> None:
    if "table" not in fields:
        raise InputError("position-no-table")
    if "hand" not in fields and "hands" not in fields:
        raise InputError("position-no-hand")
    if "hand" in fields and "hands" in fields:
        raise fields["hand"].error("position-hand-and-hands")


def _players(variant: Variant, fields: Mapping[str, Token]) -> int:
    """How many play: as said, else the seats in ``hands``, else four."""
    where = fields.get("players") or fields.get("hands")
    players = 4
    if "players" in fields:
        players = fields["players"].number("players")
    elif "hands" in fields:
        players = _players_of(fields["hands"].split("/"))
    if players not in variant.players:
        allowed = ", ".join(map(str, variant.players))
        column = where.column if where else None
        raise InputError("deal-players", column=column, variant=variant.name, players=players, allowed=allowed)
    return players


def _players_of(entries: list[Token]) -> int:
    named = {entry.text.partition(":")[0].strip() for entry in entries}
    return 4 if named & set("NESW") else len(entries)


def _hands(fields: Mapping[str, Token], seats: tuple[str, ...], turn: int, dealer: int) -> Hands:
    if "hands" in fields:
        return tuple(_cards(part, unknown=True) for part in entries(fields["hands"], seats, every=True))
    hand = _cards(fields["hand"], unknown=True)
    if not hand:
        raise fields["hand"].error("position-hand-empty")
    size, players = len(hand), len(seats)
    to_play = {(turn + step) % players for step in range((dealer - turn) % players + 1)}
    return tuple(hand if seat == turn else (UNKNOWN,) * (size - (seat not in to_play)) for seat in range(players))


def _count(token: Token | None, what: str) -> int:
    return token.number(what) if token else 0


def _cards(token: Token | None, *, unknown: bool = False) -> tuple[Card, ...]:
    return read_cards(token, card, UNKNOWN if unknown else None)


def _stock(token: Token | None) -> int | tuple[Card, ...]:
    """The number of cards left, or the cards in order; none left is always an empty run of cards."""
    if token is None or re.match(r"[*A-Z]|\d[a-z]", token.text) or not token.text:
        return _cards(token)
    return token.number("stock") or ()


def _check_cards(position: Position, table: list[tuple[Token, Item]], fields: Mapping[str, Token]) -> None:
    """Every card is in the pack, and named once."""
    pack = frozenset(position.variant.pack(position.players))
    seen: set[Card] = set()
    for column, code in _named(table, fields):
        if code not in pack:
            raise InputError("position-not-in-pack", column=column, card=code, variant=position.variant.name)
        if code in seen:
            raise InputError("position-card-twice", column=column, card=code)
        seen.add(code)


def _named(table: list[tuple[Token, Item]], fields: Mapping[str, Token]) -> Iterator[tuple[int, Card]]:
    """Every card named in the line, with its column."""
    for token, item in table:
        yield from ((token.column, code) for code in item.cards)
    for name in ("hand", "hands", "won", "stock"):
        field = fields.get(name, Token("", 1))
        for word in _WORD.finditer(field.text):
            if not word["name"] and word["text"] != UNKNOWN and not word["text"].isdecimal():
                yield field.column + word.start(), Card(word["text"])


def _check_counts(position: Position, fields: Mapping[str, Token]) -> None:
    """The unknown cards are there, and whoever is to move has a card."""
    named = sum(1 for _ in _known(position))
    left = len(position.variant.pack(position.players)) - named
    unknown = sum(hand.count(UNKNOWN) for hand in position.hands)
    number = position.stock if isinstance(position.stock, int) else 0
    if unknown + number > left:
        where = fields.get("stock") or fields.get("hands") or fields["hand"]
        raise where.error("position-too-many", unknown=unknown, stock=number, left=left)
    if not position.hand and not position.packet_over:
        where = fields.get("turn") or fields["hands"]
        able = " ".join(seat for seat, hand in zip(position.seats, position.hands, strict=True) if hand)
        raise where.error("position-turn", seat=position.mover, able=able)


def _known(position: Position) -> Iterator[Card]:
    piles: Iterable[tuple[Card, ...]] = (*(item.cards for item in position.table), *position.hands, *position.won)
    yield from (code for pile in piles for code in pile if code != UNKNOWN)
    if not isinstance(position.stock, int):
        yield from position.stock
