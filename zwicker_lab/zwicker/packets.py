"""Dealing: the opening, later packets, what happens when a packet ends, and the end of a deal.

Cards go one at a time, clockwise from the dealer's left, whose player leads every packet. Nothing here counts what was
dealt before: the size of a packet follows from the stock alone, so it stays right when cards leave it after a Zwick.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING

from zwicker_lab.cards import Card
from zwicker_lab.errors import InputError
from zwicker_lab.variants import Variant, load_variant
from zwicker_lab.zwicker.items import Item

if TYPE_CHECKING:
    from zwicker_lab.zwicker.position import Position

Hands = tuple[tuple[Card, ...], ...]
FROM_STOCK = 4


def unshared(variant: Variant, players: int) -> int:
    """How many cards of the pack cannot be shared equally once the opening table cards lie open.

    >>> from zwicker_lab.variants import load_variant
    >>> unshared(load_variant("zwicker6"), 4), unshared(load_variant("zwicker3"), 3)
    (3, 1)
    """
    return (len(variant.pack(players)) - _opening_table(variant)) % players


def next_packet(variant: Variant, players: int, stock_count: int, opening: bool = False) -> int | None:
    """Hand cards a player gets in the next packet; ``None`` when nothing more can be dealt.

    ``stock_count`` is what is not dealt yet; before the ``opening`` that is the whole pack, table cards included. One
    card a player left for a last packet joins the packet before, except where cards come from the stock after a Zwick.

    >>> from zwicker_lab.variants import load_variant
    >>> zwicker = load_variant("zwicker3")
    >>> next_packet(zwicker, 4, 55, opening=True), next_packet(zwicker, 4, 36), next_packet(zwicker, 4, 20)
    (4, 4, 5)
    """
    deal = variant.deal
    size = deal.first_packet * deal.stages if opening else deal.packet
    each = (stock_count - (_opening_table(variant) if opening else 0)) // players
    if each < 1:
        return None
    joins = variant.switches.after_zwick != "four_from_stock"
    return each if each <= size or (joins and each == size + 1) else size


def deal(variant: Variant, players: int, dealer: int, pack: Sequence[Card]) -> Position:
    """The opening position of ``pack``, every card in the order dealt; the stock is what remains, in order.

    Raises ``InputError`` when the variant is not for so many players, or ``pack`` is not its pack.

    >>> from zwicker_lab.variants import load_variant
    >>> zwicker = load_variant("zwicker3")
    >>> opened = deal(zwicker, 4, 3, zwicker.pack(4))
    >>> opened.hands[0], len(opened.table), opened.turn
    (('As', '5s', '9s', 'Ks'), 3, 0)
    """
    from zwicker_lab.zwicker.position import Position

    check_players(variant, players)
    _check_pack(variant.pack(players), pack)
    hands: Hands = ((),) * players
    table: tuple[Card, ...] = ()
    rest = tuple(pack)
    for count in _stages(variant, players):
        hands, rest = _serve(hands, rest, count, dealer)
        table, rest = table + rest[: variant.deal.table], rest[variant.deal.table :]
    table, rest = _lay_unshared(variant, players, table, rest)
    nothing = (0,) * len(variant.sides(players))
    return Position(
        variant=variant,
        players=players,
        table=_loose(table),
        hands=hands,
        turn=(dealer + 1) % players,
        dealer=dealer,
        won=((),) * len(nothing),
        zwicks=nothing,
        fines=nothing,
        last=None,
        stock=rest,
    )


def deal_packet(position: Position) -> Position:
    """Deal the next packet from a stock of known cards; the dealer's left is to move.

    After a last packet, cards that cannot be shared lie open, unless they are kept for the last capturer. Without a
    packet to deal the position is returned as it is.
    """
    size = _next_size(position)
    if size is None or isinstance(position.stock, int):
        return position
    hands, stock = _serve(position.hands, position.stock, size, position.dealer)
    table = position.table
    if len(stock) < position.players and not _keeps_stock(position.variant):
        table, stock = table + _loose(stock), ()
    return position.changed(hands=hands, table=table, stock=stock, turn=(position.dealer + 1) % position.players)


def end_packet(position: Position) -> Position:
    """What follows when all hands are empty: fines, then the next packet or the end of the deal.

    With a stock that is only a number the next packet is unknown, and the position stays between packets.
    """
    if _next_size(position) is None:
        return finish(position)
    return deal_packet(fine_builds(position))


def fine_builds(position: Position) -> Position:
    """Charge every build on the table to its last builder's side, where the variant fines; the builds stay."""
    owners = [item.by for item in position.table if item.is_build and item.by is not None]
    if not position.variant.scoring.fine or not owners:
        return position
    variant, players = position.variant, position.players
    seats = variant.seats(players)
    fines = list(position.fines)
    for owner in owners:
        fines[variant.side_of(seats.index(owner), players)] += 1
    return position.changed(fines=tuple(fines))


def finish(position: Position) -> Position:
    """End a deal: the last packet's fines, then the rest to the last capturer's side, or to nobody.

    Builds fall apart. A wild joker that may not be taken from the table goes to nobody, without the cards built with
    it. Nothing of the table remains, so finishing twice changes nothing more.
    """
    fined = fine_builds(position)
    stock = () if isinstance(fined.stock, int) else fined.stock
    keeps = _keeps_stock(fined.variant)
    rest = tuple(c for item in fined.table for c in item.cards) + (() if keeps else stock)
    if fined.variant.switches.table_joker == "never":
        rest = tuple(c for c in rest if not c.is_wild)
    if fined.variant.switches.uncaptured_rest == "nobody":
        rest = ()
    taken = rest + (stock if keeps else ())
    won = tuple(pile + taken if side == fined.last else pile for side, pile in enumerate(fined.won))
    return fined.changed(table=(), won=won, stock=fined.stock if isinstance(fined.stock, int) else ())


def table_from_stock(position: Position) -> Position:
    """Lay four new table cards after a Zwick, or what is left of the stock.

    A stock of unknown cards stays as it is, and so does one when the deal is over.
    """
    if isinstance(position.stock, int) or (position.packet_over and _next_size(position) is None):
        return position
    new, stock = position.stock[:FROM_STOCK], position.stock[FROM_STOCK:]
    return position.changed(table=position.table + _loose(new), stock=stock)


def new_deal(
    variant: Variant | str, players: int | None = None, dealer: int | None = None, seed: int | None = None
) -> tuple[Position, tuple[Card, ...]]:
    """A shuffled deal: its opening position and its whole pack in the order dealt.

    The same ``seed`` gives the same deal. A dealer not named is drawn. ``variant`` may be its name or path.

    >>> opened, pack = new_deal("zwickern", players=2, seed=7)
    >>> len(opened.hands[0]), len(opened.table), len(pack)
    (4, 4, 52)
    """
    variant = load_variant(variant)
    players = variant.default_players if players is None else players
    check_players(variant, players)
    chance = Random(seed)
    pack = list(variant.pack(players))
    chance.shuffle(pack)
    drawn = chance.randrange(players)
    return deal(variant, players, drawn if dealer is None else dealer, pack), tuple(pack)


def _opening_table(variant: Variant) -> int:
    return variant.deal.stages * variant.deal.table


def _next_size(position: Position) -> int | None:
    stock = position.stock
    return next_packet(position.variant, position.players, stock if isinstance(stock, int) else len(stock))


def _keeps_stock(variant: Variant) -> bool:
    return variant.switches.leftovers == "last_capturer"


def _stages(variant: Variant, players: int) -> list[int]:
    """Hand cards a player in each stage of the opening; a joining last card comes in the last stage."""
    size = next_packet(variant, players, len(variant.pack(players)), opening=True) or 0
    usual = [variant.deal.first_packet] * (variant.deal.stages - 1)
    return [*usual, size - sum(usual)]


def _serve(hands: Hands, cards: tuple[Card, ...], size: int, dealer: int) -> tuple[Hands, tuple[Card, ...]]:
    """Give every seat ``size`` cards, one at a time from the dealer's left; also what is left."""
    players = len(hands)
    dealt = cards[: size * players]
    served = tuple(hand + dealt[(seat - dealer - 1) % players :: players] for seat, hand in enumerate(hands))
    return served, cards[size * players :]


def _lay_unshared(
    variant: Variant, players: int, table: tuple[Card, ...], rest: tuple[Card, ...]
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Place the cards that cannot be shared: on the table, out of play, or left at the end of the stock."""
    extra = unshared(variant, players)
    where = variant.switches.leftovers
    if where == "out":
        return table, rest[: len(rest) - extra]
    if where == "tableau":
        return table + rest[:extra], rest[extra:]
    if where == "last_packet" and len(rest) < players:
        return table + rest, ()
    return table, rest


def _loose(cards: Iterable[Card]) -> tuple[Item, ...]:
    return tuple(Item.loose(c) for c in cards)


def check_players(variant: Variant, players: int) -> None:
    """Raise ``InputError`` where a variant is not for so many players."""
    if players not in variant.players:
        allowed = ", ".join(map(str, variant.players))
        raise InputError("deal-players", variant=variant.name, players=players, allowed=allowed)


def _check_pack(wanted: Sequence[Card], pack: Sequence[Card]) -> None:
    if sorted(pack) == sorted(wanted):
        return
    missing, extra = Counter(wanted) - Counter(pack), Counter(pack) - Counter(wanted)
    raise InputError(
        "deal-pack",
        wanted=len(wanted),
        got=len(pack),
        missing=" ".join(missing.elements()) or "–",
        extra=" ".join(extra.elements()) or "–",
    )
