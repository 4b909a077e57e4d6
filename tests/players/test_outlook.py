"""What a move leaves to the next seat equals a count over every deal, played by the readable engine."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.players.deals import endgames, every_deal
from zwicker_lab.notation import read_position
from zwicker_lab.players.odds import Odds
from zwicker_lab.players.outlook import outlook
from zwicker_lab.players.view import View, view_of
from zwicker_lab.variants import load_variant, variant_names
from zwicker_lab.zwicker.legal import captures
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

SWITCHED = (
    "zwicker3 after_zwick=sweeper_lays",
    "zwicker3 capture_all=yes joker_only_by_building_down=yes",
    "zwickern-wild3 lone_joker=joker joker_sweep=none_if_any",
    "zwickern-wild6 table_joker=never last_card_zwick=no",
    "zwicker6 sides=singles builds_in_sums=no",
)


def takes(position: Position) -> list[tuple[frozenset[str], int, bool]]:
    """What the seat to move can take: the bottom cards of the items, their points with the Zwick, whether it is one."""
    found = []
    for move in (move for card in position.hand for move in captures(position, card)):
        zwick = position.is_zwick(move)
        points = sum(position.variant.points_of(card) for item in move.items for card in item.cards)
        bottoms = frozenset(item.cards[0] for item in move.items)
        found.append((bottoms, points + zwick * position.variant.scoring.zwick, zwick))
    return found


def check(view: View, move: Move) -> bool:
    """Compare with every deal; whether there was anything to compare."""
    found = outlook(view.position, move, Odds(view))
    if found is None:
        return False
    after = [deal.play(move) for deal in every_deal(view)]
    taken = [takes(deal) for deal in after]
    assert all(deal.mover == found.seat and deal.table == found.table for deal in after)

    def share(meets) -> Fraction:
        return Fraction(sum(any(map(meets, one)) for one in taken), len(taken))

    assert found.chance(found.sweepers) == share(lambda one: one[2])
    for item in found.table:
        assert found.chance(found.takers(item)) == share(lambda one, item=item: item.cards[0] in one[0])
    best = [max((points for _, points, _ in one), default=0) for one in taken]
    assert found.loss == Fraction(sum(best), len(best))
    return True


@pytest.mark.parametrize("name", [*variant_names(), *SWITCHED])
def test_chances_and_losses_are_those_of_all_deals(name: str) -> None:
    compared = 0
    for position in endgames(load_variant(name), 3, most=120, count=4):
        view = view_of(position)
        for move in list(position.moves())[:12]:
            compared += check(view, move)
    assert compared


def test_a_new_packet_is_dealt_from_the_unseen_cards() -> None:
    """The chance that its leader holds a card, over every hand of the right size."""
    pack = [card for card in load_variant("zwickern").pack(2) if card[0] not in "5Q"]
    won = " ".join(card for card in pack if card not in ("2c", "9d"))
    position = read_position(f"zwickern; table 9d; hands 1: / 2: 2c; turn 2; dealer 2; won 1: {won}; stock 8")
    found = outlook(position, Move.read("2c"), Odds(view_of(position)))
    assert found is not None
    assert (found.seat, len(found.may), found.before.stock_count, len(found.before.hand)) == ("1", 8, 0, 4)
    assert found.chance({"5h", "5d"}) == 1 - Fraction(15, 70)


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("zwicker3; players 2; table 9d; hands 1: 9s / 2: ; stock 0", "9s x 9d"),
        ("zwicker3 after_zwick=sweeper_lays; table 9d; hand 9s 2c; stock 36", "9s x 9d"),
        ("zwicker3 after_zwick=four_from_stock; table 9d; hand 9s 2c; stock 36", "9s x 9d"),
    ],
    ids=["over", "same seat", "unknown table"],
)
def test_nothing_is_told_where_nobody_knows_the_table_or_no_opponent_is_next(line: str, move: str) -> None:
    position = read_position(line)
    assert outlook(position, Move.read(move), Odds(view_of(position))) is None


def test_a_table_that_offers_too_much_is_not_told_about() -> None:
    crowd = "As Ah Ad Ac 2s 2h 2d 2c 3s 3h 3d 3c 4s 4h 4d 4c 5s 5h 5d 5c"
    position = read_position(f"zwickern; players 2; table {crowd}; hand Ks Kd")
    assert outlook(position, Move.read("Ks"), Odds(view_of(position))) is None
