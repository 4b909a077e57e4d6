"""Dealing: how many cards, in which order, and what becomes of those that cannot be shared."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import assume, given, reject
from hypothesis import strategies as st

from zwicker_lab.cards import Card
from zwicker_lab.errors import InputError
from zwicker_lab.variants import Variant, load_variant, variant_names
from zwicker_lab.zwicker.items import Item, split_items
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import (
    deal,
    deal_packet,
    end_packet,
    fine_builds,
    finish,
    new_deal,
    next_packet,
    table_from_stock,
    unshared,
)
from zwicker_lab.zwicker.position import Position

# variant, players: cards open at the start, then hand cards a player in each packet
PLANS = {
    ("zwicker3", 2): (3, [4, 4, 4, 4, 4, 4, 2]),
    ("zwicker3", 3): (4, [4, 4, 4, 5]),
    ("zwicker3", 4): (3, [4, 4, 5]),
    ("zwicker6", 2): (4, [4, 4, 4, 4, 4, 4, 3]),
    ("zwicker6", 3): (4, [4, 4, 4, 4, 2]),
    ("zwicker6", 4): (6, [4, 4, 5]),
    ("zwickern", 2): (4, [4, 4, 4, 4, 4, 4]),
    ("zwickern", 3): (4, [4, 4, 4, 4]),
    ("zwickern", 4): (4, [4, 4, 4]),
    ("zwickern", 5): (4, [4, 4, 4, 4, 4]),
    ("zwickern", 6): (8, [4, 4, 4, 4]),
    ("zwickern", 7): (6, [4, 4, 4, 2]),
    ("zwickern", 8): (8, [4, 4, 4]),
    ("zwickern-wild3", 2): (5, [4, 4, 4, 4, 4, 5]),
    ("zwickern-wild3", 3): (4, [4, 4, 4, 5]),
    ("zwickern-wild3", 4): (7, [4, 4, 4]),
    ("zwickern-wild6", 2): (4, [4, 4, 4, 4, 4, 4, 3]),
    ("zwickern-wild6", 3): (4, [4, 4, 4, 4, 2]),
    ("zwickern-wild6", 4): (6, [4, 4, 5]),
    ("grossenwiehe", 2): (10, [4, 4, 4, 4, 4, 4]),
    ("grossenwiehe", 3): (10, [4, 4, 4, 4]),
    ("grossenwiehe", 4): (10, [4, 4, 4]),
    ("grossenwiehe", 6): (10, [4, 4]),
    ("queen", 3): (4, [5, 4, 4, 4]),
    ("queen", 4): (3, [5, 4, 4]),
}
LEFTOVERS = ("tableau", "last_packet", "last_capturer", "out")


def opened(spelled: str, players: int = 4, dealer: int = 3) -> Position:
    """The opening of the unshuffled pack."""
    variant = load_variant(spelled)
    return deal(variant, players, dealer, variant.pack(players))


def emptied(position: Position) -> Position:
    """The same position with its hands played out of sight."""
    return replace(position, hands=((),) * position.players)


def packets_of(position: Position) -> tuple[list[int], Position]:
    """The sizes of all packets, dealt one after the other with nothing played, and the position after the deal."""
    sizes = []
    while not position.is_over:
        sizes.append(len(position.hand))
        assert {len(hand) for hand in position.hands} == {sizes[-1]}, "every seat gets the same number"
        position = end_packet(emptied(position))
    return sizes, position


def ended(spelled: str, table: str, last: int | None = 0, stock: tuple[str, ...] = ()) -> Position:
    """A position of four players whose hands are empty."""
    variant = load_variant(spelled)
    items = tuple(Item.read(text) for text in split_items(table))
    return Position(
        variant=variant,
        players=4,
        table=items,
        hands=((),) * 4,
        turn=0,
        dealer=3,
        won=((),) * len(variant.sides(4)),
        zwicks=(0,) * len(variant.sides(4)),
        fines=(0,) * len(variant.sides(4)),
        last=last,
        stock=tuple(map(Card, stock)),
    )


def pack_of(position: Position) -> Counter[Card]:
    """Every card on the table, in hands, in piles and in the stock."""
    assert not isinstance(position.stock, int)
    groups = [*position.hands, *position.won, position.stock, *(item.cards for item in position.table)]
    return Counter(c for group in groups for c in group)


@pytest.mark.parametrize(("name", "players"), PLANS)
def test_packets_of_every_variant_and_number_of_players(name: str, players: int) -> None:
    """Each variant deals the packets the rules give, to every number of players they name."""
    start = opened(name, players, players - 1)
    table, sizes = PLANS[name, players]
    assert len(start.table) == table
    assert packets_of(start)[0] == sizes
    assert table + players * sum(sizes) == len(start.variant.pack(players)), "every card is dealt"


def test_the_plans_above_leave_nothing_out() -> None:
    """Every variant is listed with all its numbers of players."""
    assert set(PLANS) == {(name, n) for name in variant_names() for n in load_variant(name).players}


def test_fifty_five_cards_for_four_are_dealt_in_the_documented_way() -> None:
    """55 cards, four players: four, four, and then five."""
    zwicker = load_variant("zwicker3")
    assert [next_packet(zwicker, 4, 55, opening=True), next_packet(zwicker, 4, 36), next_packet(zwicker, 4, 20)] == [
        4,
        4,
        5,
    ]
    assert next_packet(zwicker, 4, 0) is None


def test_one_card_left_joins_even_the_first_packet() -> None:
    """With thirteen hand cards a player in all, a first packet of twelve becomes one of thirteen."""
    assert packets_of(opened("zwicker3 first_packet=12"))[0] == [13]
    assert packets_of(opened("zwicker3 first_packet=11"))[0] == [11, 2]


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    """With E dealing, S gets the first card of the pack, and the table cards follow the hand cards."""
    start = opened("zwicker3", dealer=1)
    pack = start.variant.pack(4)
    assert start.hands[2] == pack[0:16:4]
    assert start.hands[1] == pack[3:16:4]
    assert [item.cards[0] for item in start.table] == list(pack[16:19])
    assert start.mover == "S"


def test_grossenwiehe_opens_in_two_stages() -> None:
    """Two hand cards, five on the table, and the same again."""
    start = opened("grossenwiehe")
    pack = start.variant.pack(4)
    assert start.hands[0] == (pack[0], pack[4], pack[13], pack[17])
    assert [item.cards[0] for item in start.table] == [*pack[8:13], *pack[21:26]]


def test_the_dealers_left_leads_every_packet() -> None:
    """Whoever played last, the next packet begins at the dealer's left."""
    over = replace(emptied(opened("zwicker3", dealer=0)), turn=3)
    assert end_packet(over).turn == 1


def test_leftovers_tableau_opens_with_more_cards() -> None:
    """By default the three cards of 58 that four cannot share follow the opening table cards."""
    start = opened("zwicker6")
    assert [item.cards[0] for item in start.table] == list(start.variant.pack(4)[16:22])


def test_leftovers_last_packet_lie_open_at_the_end() -> None:
    """With ``leftovers=last_packet`` they are the pack's last and come after the last hand cards."""
    start = opened("zwicker6 leftovers=last_packet")
    assert len(start.table) == 3
    second = end_packet(emptied(start))
    assert len(second.table) == 3
    third = end_packet(emptied(second))
    assert [item.cards[0] for item in third.table[3:]] == list(start.variant.pack(4)[-3:])


def test_leftovers_of_a_first_packet_that_is_the_last_lie_open_with_it() -> None:
    """The opening may be the only packet."""
    start = opened("zwicker6 leftovers=last_packet first_packet=13")
    assert [len(start.hand), len(start.table), start.stock_count] == [13, 6, 0]


def test_leftovers_last_capturer_go_to_the_pile_unseen() -> None:
    """With ``leftovers=last_capturer`` they never lie open; the side that captured last gets them."""
    start = replace(opened("zwicker6 leftovers=last_capturer"), last=1)
    _, over = packets_of(start)
    assert over.won[0] == ()
    assert over.won[1][-3:] == start.variant.pack(4)[-3:]


def test_leftovers_out_are_never_seen() -> None:
    """With ``leftovers=out`` the pack's last three belong to nobody."""
    start = replace(opened("zwicker6 leftovers=out"), last=1)
    _, over = packets_of(start)
    assert Counter(start.variant.pack(4)) - pack_of(start) == Counter(start.variant.pack(4)[-3:])
    assert len(over.won[1]) == 3, "only the table cards, nobody having played in this test"


@given(
    st.sampled_from(sorted(PLANS)),
    st.sampled_from(LEFTOVERS),
    st.integers(1, 9),
    st.integers(1, 9),
    st.integers(0, 9),
    st.sampled_from(("next_trails", "four_from_stock")),
)
def test_every_card_is_dealt_once(
    key: tuple[str, int], leftovers: str, first: int, packet: int, table: int, zwick: str
) -> None:
    """Whatever the sizes, all cards are dealt, and the cards of ``out`` and ``last_capturer`` are the unshared ones."""
    name, players = key
    changes = {"first_packet": first, "packet": packet, "table": table, "leftovers": leftovers, "after_zwick": zwick}
    try:
        variant = load_variant(name).with_changes({what: str(value) for what, value in changes.items()})
    except InputError:
        reject()
    assume(players in variant.players)
    start = deal(variant, players, 0, variant.pack(players))
    assert pack_of(start).total() == len(variant.pack(players)) - (leftovers == "out") * unshared(variant, players)
    sizes, seen = [], pack_of(emptied(start)).total() - start.stock_count
    position = start
    while not position.is_over:
        sizes.append(len(position.hand))
        before, position = position, end_packet(emptied(position))
        if not position.is_over:
            seen += len(position.table) - len(before.table)
    hidden = 0 if leftovers in ("tableau", "last_packet") else unshared(variant, players)
    assert seen + players * sum(sizes) + hidden == len(variant.pack(players))
    assert sizes[-1] != 1 or sizes == [1] or packet == 1 or zwick == "four_from_stock"


def test_after_zwick_four_from_stock_keeps_packets_of_four() -> None:
    """Under ``after_zwick=four_from_stock`` a last packet of one stays by itself; else it joins the one before."""
    assert packets_of(opened("zwicker3 after_zwick=four_from_stock"))[0] == [4, 4, 4, 1]
    assert packets_of(opened("zwicker3"))[0] == [4, 4, 5]


@pytest.mark.parametrize(
    ("switch", "mover", "table"), [("next_trails", "E", 0), ("sweeper_lays", "N", 0), ("four_from_stock", "E", 4)]
)
def test_after_zwick_decides_how_play_goes_on(switch: str, mover: str, table: int) -> None:
    """After the same Zwick the next seat faces an empty table or four new cards, or the sweeper lays one more."""
    start = replace(opened(f"zwicker3 after_zwick={switch}"), table=(Item.read("9h"),))
    swept = start.play(Move.read("9s x 9h"))
    assert swept.zwicks == (1, 0)
    assert (swept.mover, len(swept.table)) == (mover, table)


def test_after_a_zwick_four_cards_come_from_the_stock() -> None:
    """The four lie open; three players then share what is left, and the rest lies open with the last packet."""
    start = replace(opened("zwicker3 after_zwick=four_from_stock", 3, 2), table=())
    laid = table_from_stock(start)
    assert isinstance(start.stock, tuple)
    assert [item.cards[0] for item in laid.table] == list(start.stock[:4])
    assert laid.stock_count == 39 - 4
    sizes, over = packets_of(replace(laid, last=0))
    assert sizes == [4, 4, 4, 3]
    assert len(over.won[0]) == 4 + 2, "two cards could not be shared and lay open"


def test_what_is_left_of_the_stock_is_laid() -> None:
    """Fewer than four cards are laid when there are no more, none when the stock is unknown or the deal is over."""
    three = ended("zwicker3 after_zwick=four_from_stock", "", stock=("2c", "3c", "4c"))
    in_play = replace(three, hands=((Card("9s"),), (), (), ()))
    assert len(table_from_stock(in_play).table) == 3
    assert table_from_stock(three) == three
    unknown = replace(in_play, stock=12)
    assert table_from_stock(unknown) == unknown


def test_cards_too_few_for_a_packet_count_with_the_rest() -> None:
    """When the stock holds fewer cards than players, they go where the table goes."""
    over = finish(ended("zwicker3 after_zwick=four_from_stock", "5d", stock=("2c", "3c")))
    assert over.won == (("5d", "2c", "3c"), ())


def test_the_rest_goes_to_the_last_capturer() -> None:
    """Builds fall apart and all cards on the table go to the side that captured last; it is no Zwick."""
    over = finish(ended("zwicker3", "5d (9c 3h =6)", last=1))
    assert over.won == ((), ("5d", "9c", "3h"))
    assert over.table == () and over.zwicks == (0, 0) and over.is_over


def test_the_rest_goes_to_nobody_when_nobody_captured() -> None:
    """Without a capture in the whole deal the cards belong to nobody."""
    assert finish(ended("zwicker3", "5d 7c", last=None)).won == ((), ())


def test_uncaptured_rest_nobody_leaves_it_uncounted() -> None:
    """``uncaptured_rest=nobody`` takes the rest from the last capturer, but not the leftovers kept for it."""
    assert finish(ended("zwicker3 uncaptured_rest=nobody", "5d 7c")).won == ((), ())
    kept = ended("zwicker6 uncaptured_rest=nobody leftovers=last_capturer", "5d", stock=("2c",))
    assert finish(kept).won == (("2c",), ())


def test_table_joker_never_leaves_only_the_joker() -> None:
    """With ``table_joker=never`` a wild joker goes to nobody; the cards it was built with go with the rest."""
    table = "*a (5d *b =9) 3c"
    assert finish(ended("zwickern-wild3", table)).won[0] == ("*a", "5d", "*b", "3c")
    assert finish(ended("zwickern-wild3 table_joker=never", table)).won[0] == ("5d", "3c")


def test_a_lying_build_costs_its_last_builder_at_every_packet() -> None:
    """In ``queen`` each build on the table costs one fine at the end of a packet, and stays."""
    lying = replace(emptied(opened("queen")), table=(Item.read("(9c 3h =12 N)"), Item.read("(5c 2h =7 E)")))
    second = end_packet(lying)
    assert second.fines == (1, 1) and second.table == lying.table
    assert end_packet(emptied(second)).fines == (2, 2)


def test_the_last_packet_is_fined_too() -> None:
    """The fine of the last packet falls before the builds fall apart, and only once."""
    over = end_packet(ended("queen", "(9c 3h =12 S) 4d"))
    assert over.fines == (1, 0)
    assert finish(over) == over


def test_only_variants_with_a_fine_charge_builds() -> None:
    """Where builds left lying cost nothing, nothing is counted; with ``fine=30`` it is."""
    lying = "(9c 3h =6 N)"
    assert fine_builds(ended("zwicker3", lying)).fines == (0, 0)
    assert fine_builds(ended("zwicker3 fine=30", lying)).fines == (1, 0)


def test_a_stock_that_is_only_a_number_stays_between_packets() -> None:
    """Unknown cards cannot be dealt: the fines fall, and the position waits."""
    waiting = end_packet(replace(ended("queen", "(9c 3h =12 N)"), stock=16))
    assert waiting.fines == (1, 0) and waiting.stock == 16 and waiting.packet_over and not waiting.is_over
    assert deal_packet(waiting) == waiting


def test_a_seed_gives_the_same_deal() -> None:
    """The same seed shuffles alike; another seed does not."""
    variant = load_variant("zwicker3")
    assert new_deal(variant, seed=5) == new_deal(variant, seed=5)
    assert new_deal(variant, seed=5)[1] != new_deal(variant, seed=6)[1]
    assert deal(variant, 4, 2, new_deal(variant, seed=5)[1]) == new_deal(variant, dealer=2, seed=5)[0]


def test_every_seat_may_be_drawn_to_deal() -> None:
    """A dealer not named is drawn."""
    variant = load_variant("zwicker3")
    assert {new_deal(variant, seed=seed)[0].dealer for seed in range(40)} == {0, 1, 2, 3}


def cut(pack: tuple[Card, ...]) -> tuple[Card, ...]:
    return pack[1:]


def doubled(pack: tuple[Card, ...]) -> tuple[Card, ...]:
    return (*pack[:-1], pack[0])


@pytest.mark.parametrize(("change", "missing", "extra"), [(cut, "As", "–"), (doubled, "*25", "As")])
def test_a_wrong_pack_is_refused(change: type, missing: str, extra: str) -> None:
    """The error names what is missing and what is there too often, in both languages."""
    variant: Variant = load_variant("zwicker3")
    with pytest.raises(InputError) as caught:
        deal(variant, 4, 0, change(variant.pack(4)))
    assert f"missing: {missing}; too many: {extra}." in caught.value.text("en")
    assert f"es fehlen: {missing}; zu viel: {extra}." in caught.value.text("de")


def test_a_wrong_number_of_players_is_refused() -> None:
    """The error names the numbers that can play."""
    with pytest.raises(InputError) as caught:
        new_deal(load_variant("queen"), players=2)
    assert "3, 4" in caught.value.text("en") and "3, 4" in caught.value.text("de")
