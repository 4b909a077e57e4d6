"""What the fields of a position line must fulfil together."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from zwicker_lab.errors import InputError
from zwicker_lab.notation.tokens import Token
from zwicker_lab.zwick.cards import PACK, UNKNOWN, Card
from zwicker_lab.zwick.notation.write import BEFORE_DEAL
from zwicker_lab.zwick.position import Phase, Position
from zwicker_lab.zwick.rules import HAND

Fields = Mapping[str, Token]
_AFTER_TRUMP = ("trump", "turned", "turner", "in", "out", "laid")
_NO_TRUMP: tuple[Phase, ...] = ("cut", "lick", "deal", "turn", "nobody", "misdeal")
_WITH_HANDS: tuple[Phase, ...] = ("turn", "keep", "join", "lay", "play")
_WORD = re.compile(r"(?P<text>[^\s:/]+)(?P<name>\s*:)?")


def check_fields(phase: Phase, fields: Fields) -> None:
    """The fields fit the phase: none that comes later, none that is needed left out."""
    later = [*(_AFTER_TRUMP if phase in _NO_TRUMP else ()), *(("trick",) if phase != "play" else ())]
    later += ["tricks"] if phase not in ("play", "played") else []
    later += ["lifted"] if phase not in ("lick", "deal") else []
    for name in later:
        if name in fields:
            raise fields[name].error("zwick-field-phase", field=name, phase=phase)
    if phase not in _NO_TRUMP and "trump" not in fields and "turned" not in fields:
        raise InputError("zwick-no-trump")
    if phase in _WITH_HANDS and "hand" not in fields and "hands" not in fields:
        raise InputError("zwick-no-hand")
    if "hand" in fields and "hands" in fields:
        raise fields["hand"].error("position-hand-and-hands")


def check(position: Position, fields: Fields) -> None:
    """Cards, counts and seats of a position that was read; raises ``InputError`` for the first that does not fit."""
    _check_cards(position, fields)
    _check_stock(position, fields)
    _check_licked(position, fields)
    if position.phase in ("play", "played"):
        _check_tricks(position, fields)
    if position.phase in _WITH_HANDS:
        _check_hands(position, fields)
    _check_seats(position, fields)


# ---- cards -----------------------------------------------------------------------------------------------------


def _check_cards(position: Position, fields: Fields) -> None:
    """Every card lies in one place, and there are no more than the pack has."""
    seen: set[Card] = set()
    for column, code in _named(position, fields):
        if code in seen:
            raise InputError("position-card-twice", column=column, card=code)
        seen.add(code)
    unknown, stock = sum(hand.count(UNKNOWN) for hand in position.hands), position.stock.count(UNKNOWN)
    left = len(PACK) - len(seen)
    if unknown + stock > left:
        where = fields.get("stock") or fields.get("hands") or fields.get("hand") or fields["phase"]
        raise where.error("position-too-many", unknown=unknown, stock=stock, left=left)


def _named(position: Position, fields: Fields) -> Iterator[tuple[int, Card]]:
    """Every card that lies somewhere, with its column; ``shown`` and ``licked`` tell of cards that lie elsewhere."""
    taken = position.rules.switches.turned_card == "taken" and position.phase in ("lay", "play", "played")
    for name in ("turned", "trick", "tricks", "laid", "hand", "hands", "stock"):
        field = fields.get(name, Token("", 1))
        words = [word for word in _WORD.finditer(field.text) if not word["name"] and word["text"] in PACK]
        lying = words[:-1] if name == "turned" and taken else words
        yield from ((field.column + word.start(), Card(word["text"])) for word in lying)


def _check_stock(position: Position, fields: Fields) -> None:
    """Before the deal every card is in the pack or licked; to turn there must be one."""
    size, where = len(position.stock), fields.get("stock") or fields.get("phase") or Token("", 1)
    if position.phase in BEFORE_DEAL:
        wanted = len(PACK) - len(position.licked)
        if size != wanted or sum(map(len, position.hands)) != len(position.licked):
            raise where.error("zwick-pack-size", got=size + sum(map(len, position.hands)), wanted=len(PACK))
    if position.phase in ("turn", "keep") and not size:
        raise where.error("zwick-stock-empty")
    low = int(position.phase == "lick")
    if position.phase in ("lick", "deal") and not low <= position.lifted <= size:
        raise (fields.get("lifted") or where).error("zwick-lifted", low=low, most=size, got=position.lifted)


def _check_licked(position: Position, fields: Fields) -> None:
    """Licked cards belong to the licker, unless they are played or laid away."""
    most = position.rules.most_licked(position.players)
    if len(position.licked) > most or (position.licker is not None and not position.licked):
        raise fields["licked"].error("zwick-licked-most", most=most, got=len(position.licked))
    for card in position.licked:
        others = [hand for seat, hand in enumerate(position.hands) if seat != position.licker]
        if position.licked.count(card) > 1 or any(card in pile for pile in (*others, position.stock, position.turned)):
            raise fields["licked"].error("zwick-licked-where", card=card)


# ---- tricks and seats ------------------------------------------------------------------------------------------


def _check_tricks(position: Position, fields: Fields) -> None:
    """Whoever takes a trick leads the next."""
    active = len(position.active)
    if len(position.trick) >= active:
        raise fields["trick"].error("zwick-trick-long", got=len(position.trick), most=active - 1)
    leaders = [*(trick.leader for trick in position.tricks), position.leader]
    for number, trick in enumerate(position.tricks):
        leader, winner = leaders[number + 1], position.winner(trick)
        if leader != winner:
            seats = position.seats
            raise fields["tricks"].error("zwick-trick-leader", seat=seats[leader], winner=seats[winner])


def _check_hands(position: Position, fields: Fields) -> None:
    """In a trick those who have played hold one card fewer; nobody holds more than there can be."""
    where = fields.get("hands") or fields["hand"]
    most = {"play": HAND - len(position.tricks), "lay": len(PACK)}.get(position.phase, 2 * HAND)
    sizes = [len(hand) for hand in position.hands]
    if position.phase == "play":
        at = position.active.index(position.leader)
        in_order = [*position.active[at:], *position.active[:at]]
        whole = [sizes[seat] + (step < len(position.trick)) for step, seat in enumerate(in_order)]
        if len(set(whole)) > 1:
            told = ", ".join(f"{position.seats[seat]} {sizes[seat]}" for seat in in_order)
            raise where.error("zwick-hand-sizes", sizes=told)
        if not position.hand:
            able = " ".join(seat for seat, hand in zip(position.seats, position.hands, strict=True) if hand)
            raise (fields.get("turn") or where).error("position-turn", seat=position.mover, able=able or "–")
        sizes = whole
    if max(sizes) > most:
        raise where.error("zwick-hand-most", got=max(sizes), most=most)


def _check_seats(position: Position, fields: Fields) -> None:
    """Who turns takes part; who is asked has not answered; who lays a card away holds more than five."""
    turner = position.turner
    where = fields.get("turner") or fields.get("in") or fields.get("out") or Token("", 1)
    if turner is not None and not position.joined[turner]:
        raise where.error("zwick-not-in", seat=position.seats[turner])
    turn = fields.get("turn") or where
    if position.phase == "join" and position.joined[position.turn] is not None:
        raise turn.error("zwick-answered", seat=position.mover)
    if position.phase == "lay" and (not position.joined[position.turn] or len(position.hand) <= HAND):
        raise turn.error("zwick-nothing-to-lay", seat=position.mover)
