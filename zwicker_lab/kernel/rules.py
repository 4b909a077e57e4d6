"""A variant for a number of players as one array of whole numbers: all that compiled code knows of the rules."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from zwicker_lab.kernel.jit import Ints
from zwicker_lab.zwicker.packets import next_packet, unshared

if TYPE_CHECKING:
    from zwicker_lab.cards import Card
    from zwicker_lab.variants import Variant
    from zwicker_lab.zwicker.position import Position

Rules = Ints

# What stands where: single numbers.
CARDS = 0  # cards in the pack
PLAYERS = 1
SIDES = 2
HAND_SIZE = 3  # places for the hand cards of one seat
LINKS_AT = 4  # where in a state the links between cards begin
ITEMS_AT = 5  # where in a state the items on the table begin
PLACES = 6  # places for items on the table
STATE_SIZE = 7
STAGES = 8  # how often hand and table cards are dealt at the opening
STAGE_HAND = 9  # hand cards a player in each stage but the last
LAST_STAGE_HAND = 10
STAGE_TABLE = 11
EXTRA = 12  # cards that cannot be shared
PACKET = 13
JOINS = 14  # one card a player left over joins the packet before
BUILD_UP = 15
BUILD_DOWN = 16
BUILD_CAP = 17
HOLDS = 18  # the builder must hold the total
WIDE = 19  # totals may be too large for a bit of a word
MARKS = 20  # a build keeps its last builder
PRIZE = 21  # points for most cards
ZWICK = 22  # points of a Zwick
FINE = 23  # points a build left lying costs
FIXED = 24  # table_value=fixed
ALONE = 25  # builds_in_sums=no
SEVERAL = 26  # build_target=several
MERGES = 27  # merge_equal_builds=yes
OWN_SIDE = 28  # rebuild_by=own_side
DUTY = 29  # capture: 0 optional, 1 card, 2 turn
TAKES_ALL = 30  # capture_all=yes
ONLY_DOWN = 31  # joker_only_by_building_down=yes
AFTER_ZWICK = 32  # 0 next_trails, 1 sweeper_lays, 2 four_from_stock
LAST_CARD = 33  # last_card_zwick=yes
TIE = 34  # majority_tie: 0 nobody, 1 all, 2 shared
LEFTOVERS = 35  # 0 tableau, 1 last_packet, 2 last_capturer, 3 out
REST = 36  # uncaptured_rest=last_capturer
LONE = 37  # lone_joker=joker
SWEEP = 38  # joker_sweep: 0 zwick, 1 none_if_played, 2 none_if_any
NEVER = 39  # table_joker=never
FREE_BUILDS = 40  # no switch keeps any item from being taken or built on
SIDE = 48  # by seat: its side
# One number a card.
VALUES = 64  # what it may count: bit v for value v
POINTS = 176
KIND = 288
SIZE = 400

PLAIN, NUMBERED, WILD = 0, 1, 2
MOST_CARDS = 104
"""Cards in the largest pack."""
MOST_STATE = 1024
"""Numbers in the largest state that play needs."""
MOST_IN_WORD = 61
"""The largest total that has a bit of its own in a word."""
FIELDS = 72
"""Numbers in a state before the hand cards begin."""
MOST_ITEMS = 62
"""Items on the table that a mask can name."""
_NO_CAP = 9_999


@lru_cache(maxsize=512)
def rules_of(variant: Variant, players: int, hand: int = 0) -> Rules:
    """The rules of ``variant`` for ``players``; ``hand`` asks for room for more hand cards than play needs.

    The same array is given out again: nobody writes into it.

    >>> from zwicker_lab.variants import load_variant
    >>> rules = rules_of(load_variant("zwicker3"), 4)
    >>> int(rules[CARDS]), int(rules[SIDES]), bin(rules[VALUES + 12])
    (55, 2, '0b100000000010000')
    """
    rules = np.zeros(SIZE, np.int64)
    _layout(rules, variant, players, hand)
    _dealing(rules, variant, players)
    _building(rules, variant)
    _scoring(rules, variant)
    _switches(rules, variant)
    for index, card in enumerate(variant.pack(players)):
        rules[VALUES + index] = sum(1 << value for value in variant.values_of(card))
        rules[POINTS + index] = variant.points_of(card)
        rules[KIND + index] = _kind(card)
    return rules


def rules_for(position: Position) -> Rules:
    """The rules of a position, with room for its hands however many cards they hold."""
    usual = rules_of(position.variant, position.players)
    most = max(map(len, position.hands))
    return usual if most <= usual[HAND_SIZE] else rules_of(position.variant, position.players, most)


def _kind(card: Card) -> int:
    return WILD if card.is_wild else NUMBERED if card.is_joker else PLAIN


def _layout(rules: Rules, variant: Variant, players: int, hand: int) -> None:
    deal = variant.deal
    usual = max(deal.first_packet * deal.stages, deal.packet) + 1
    rules[CARDS] = len(variant.pack(players))
    rules[PLAYERS] = players
    rules[SIDES] = len(variant.sides(players))
    rules[HAND_SIZE] = max(usual, hand)
    rules[PLACES] = rules[CARDS]
    rules[LINKS_AT] = FIELDS + players * rules[HAND_SIZE]
    rules[ITEMS_AT] = rules[LINKS_AT] + rules[CARDS]
    rules[STATE_SIZE] = rules[ITEMS_AT] + 2 * rules[PLACES]
    for seat in range(players):
        rules[SIDE + seat] = variant.side_of(seat, players)


def _dealing(rules: Rules, variant: Variant, players: int) -> None:
    deal = variant.deal
    first = next_packet(variant, players, len(variant.pack(players)), opening=True) or 0
    rules[STAGES] = deal.stages
    rules[STAGE_HAND] = deal.first_packet
    rules[LAST_STAGE_HAND] = first - deal.first_packet * (deal.stages - 1)
    rules[STAGE_TABLE] = deal.table
    rules[EXTRA] = unshared(variant, players)
    rules[PACKET] = deal.packet
    rules[JOINS] = variant.switches.after_zwick != "four_from_stock"


def _building(rules: Rules, variant: Variant) -> None:
    build, switches = variant.build, variant.switches
    cap = _NO_CAP if build.cap is None else build.cap
    rules[BUILD_UP], rules[BUILD_DOWN], rules[HOLDS] = build.up, build.down, build.holds
    rules[BUILD_CAP] = cap
    rules[WIDE] = not build.holds and cap > MOST_IN_WORD
    rules[MARKS] = variant.marks_builder
    special = (switches.merge_equal_builds, switches.joker_only_by_building_down) != ("no", "no")
    special = special or switches.rebuild_by == "own_side" or switches.table_joker == "never"
    rules[FREE_BUILDS] = not special


def _scoring(rules: Rules, variant: Variant) -> None:
    rules[PRIZE], rules[ZWICK], rules[FINE] = (
        variant.scoring.most_cards,
        variant.scoring.zwick,
        variant.scoring.fine,
    )


def _switches(rules: Rules, variant: Variant) -> None:
    switches = variant.switches
    rules[FIXED] = switches.table_value == "fixed"
    rules[ALONE] = switches.builds_in_sums == "no"
    rules[SEVERAL] = switches.build_target == "several"
    rules[MERGES] = switches.merge_equal_builds == "yes"
    rules[OWN_SIDE] = switches.rebuild_by == "own_side"
    rules[DUTY] = ("optional", "card", "turn").index(switches.capture)
    rules[TAKES_ALL] = switches.capture_all == "yes"
    rules[ONLY_DOWN] = switches.joker_only_by_building_down == "yes"
    rules[AFTER_ZWICK] = ("next_trails", "sweeper_lays", "four_from_stock").index(switches.after_zwick)
    rules[LAST_CARD] = switches.last_card_zwick == "yes"
    rules[TIE] = ("nobody", "all", "shared").index(switches.majority_tie)
    rules[LEFTOVERS] = ("tableau", "last_packet", "last_capturer", "out").index(switches.leftovers)
    rules[REST] = switches.uncaptured_rest == "last_capturer"
    rules[LONE] = switches.lone_joker == "joker"
    rules[SWEEP] = ("zwick", "none_if_played", "none_if_any").index(switches.joker_sweep)
    rules[NEVER] = switches.table_joker == "never"
