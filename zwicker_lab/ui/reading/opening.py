"""What comes before the first card is played: players, cards and their values, dealing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from zwicker_lab.cards import RANKS
from zwicker_lab.names import capital, card_sign, listed
from zwicker_lab.texts import say
from zwicker_lab.ui.reading.dealt import dealt
from zwicker_lab.ui.reading.told import Grid, Piece, Row, Teller, Told
from zwicker_lab.zwicker.packets import FROM_STOCK

NOTHING = "–"
MAY_PAIR = {4, 6}


def players(teller: Teller) -> Iterator[Piece]:
    """How many may play, and who plays with whom."""
    variant, lang = teller.variant, teller.lang
    yield teller.told("players", "players", numbers=teller.values(variant.players))
    alone = [number for number in variant.players if len(variant.sides(number)) == number]
    for number in sorted({*variant.players} - {*alone}):
        pairs = (teller.say("pair", **_pair(teller, side)) for side in variant.sides(number))
        yield teller.told("partners", "sides", people=teller.say("people", count=number), pairs=listed(pairs, lang))
    if alone:
        people = (teller.say("people", count=number) for number in alone)
        yield teller.told("alone", "sides" if MAY_PAIR & {*alone} else "players", people=listed(people, lang, "or"))


def _pair(teller: Teller, side: str) -> dict[str, str]:
    one, other = (say(teller.lang, "seat-name", seat=seat) for seat in side)
    return {"one": one, "other": other}


# ---- cards -----------------------------------------------------------------------------------------------------


def cards(teller: Teller) -> Iterator[Piece]:
    """The pack, and what each card counts."""
    variant = teller.variant
    count = len(variant.jokers)
    yield teller.told("pack", "jokers", cards=52 + count, jokers=count)
    if variant.two_packs_above is not None:
        yield _second_pack(teller, variant.two_packs_above)
    yield Grid(
        "values", teller.say("values"), (teller.say("values-card"), teller.say("values-counts")), _values(teller)
    )
    if any(len(values) > 1 for values in variant.values.values()):
        yield teller.switch("table_value")


def _second_pack(teller: Teller, above: int) -> Told:
    cards = len(teller.variant.pack(above + 1))
    return teller.told("two-packs", "two_packs_above", above=above, cards=cards)


def _values(teller: Teller) -> tuple[Row, ...]:
    """One row a rank; a run of ranks that count what is printed on them shares one."""
    variant, lang = teller.variant, teller.lang
    found = []
    for printed, run in groupby(RANKS, key=lambda rank: variant.values[rank] == (_printed(rank),)):
        ranks = list(run)
        if printed and len(ranks) > 1:
            name = teller.say("values-run", first=rank_name(ranks[0], lang), last=rank_name(ranks[-1], lang))
            found.append(teller.row((name, teller.say("values-printed")), *(f"value.{rank}" for rank in ranks)))
            continue
        found += [
            teller.row((rank_name(rank, lang), teller.values(variant.values[rank])), f"value.{rank}") for rank in ranks
        ]
    for joker in variant.jokers:
        found.append(teller.row((capital(card_sign(joker, lang)), teller.values(variant.values_of(joker))), "jokers"))
    return tuple(found)


def _printed(rank: str) -> int:
    return 10 if rank == "T" else int(rank) if rank.isdecimal() else 0


def rank_name(rank: str, lang: str) -> str:
    """A rank in words, as in a table.

    >>> rank_name("K", "de"), rank_name("7", "de")
    ('König', '7')
    """
    name = say(lang, f"rank-{rank}") if rank in "ATJQK" else rank
    return capital(name)


# ---- dealing ---------------------------------------------------------------------------------------------------


def deal(teller: Teller) -> Iterator[Piece]:
    """Who deals, what is dealt, and how it comes out for each number of players."""
    variant = teller.variant
    shares = [dealt(variant, number) for number in variant.players]
    yield teller.told("dealer")
    first = {"hand": variant.deal.first_packet, "table": variant.deal.table}
    if variant.deal.stages == 1:
        yield teller.told("first-packet", "first_packet", "table", **first)
    else:
        yield teller.told("stages", "first_packet", "table", "stages", times=variant.deal.stages, **first)
    yield teller.told("packet", "packet", count=variant.deal.packet)
    joins = variant.switches.after_zwick != "four_from_stock"
    keeps = variant.switches.leftovers == "last_capturer"
    yield teller.told("last-packet-joins") if joins else teller.told("last-packet", rest="kept" if keeps else "open")
    if any(share.left for share in shares):
        yield teller.switch("leftovers")
    elif joins:
        yield teller.told("no-leftovers")
    head = tuple(teller.say(f"deal-{name}") for name in ("players", "cards", "table", "hand", "left"))
    rows = (
        Row((str(share.players), str(share.cards), share.laid, share.held, str(share.left or NOTHING)))
        for share in shares
    )
    yield Grid("deal", teller.say("deal-caption"), head, tuple(rows), marked=False)
    if not joins:
        yield teller.told("deal-without-zwick", "after_zwick", count=FROM_STOCK)
