"""The built-in rule sets hold what the table of the rules says, cell by cell."""

from __future__ import annotations

from typing import Any

import pytest

from zwicker_lab.cards import RANKS, card, standard_pack
from zwicker_lab.variants import LEVELS, SWITCHES, Variant, load_variant, variant_names

DUAL = {"A": (1, 11), "J": (2, 12), "Q": (3, 13), "K": (4, 14)}
HIGH = {"A": (11,), "J": (12,), "Q": (13,), "K": (14,)}
PIPS = {str(number): (number,) for number in range(2, 10)} | {"T": (10,)}
THREE, SIX = {"*15": 5, "*20": 6, "*25": 7}, dict.fromkeys(("*15", "*17", "*20", "*22", "*25", "*30"), 3)
VILLAGE, BOOK = {"Td": 3, "Ts": 1, "2s": 1, "A": 1}, {"Td": 10, "7d": 1, "7s": 1, "A": 2}
UP_AND_DOWN, UP_TO_14 = (True, True, None), (True, False, 14)

# cards, court, jokers, table, first packet, stages, later packets, builds, holds, fine, most, zwick, points, total,
# players, target, deals
COLUMNS = (
    *("cards", "court", "jokers", "table", "first", "stages", "packet", "builds", "holds", "fine", "most", "zwick"),
    *("points", "total", "players", "target", "deals"),
)
ROWS: dict[str, tuple[Any, ...]] = {
    "zwicker3": (
        *(55, DUAL, "*15 *20 *25", 3, 4, 1, 4, UP_AND_DOWN, True, 0, 3, 1),
        *(THREE | VILLAGE, 30, (2, 3, 4), 101, None),
    ),
    "zwicker6": (
        *(58, DUAL, "*15 *17 *20 *22 *25 *30", 3, 4, 1, 4, UP_AND_DOWN, True, 0, 3, 1),
        *(SIX | VILLAGE, 30, (2, 3, 4), 101, None),
    ),
    "zwickern": (
        *(52, HIGH, "", 4, 4, 1, 4, UP_TO_14, False, 0, 1, 3),
        *(BOOK, 21, (2, 3, 4, 5, 6, 7, 8), 100, None),
    ),
    "zwickern-wild3": (
        *(55, HIGH, "*a *b *c", 4, 4, 1, 4, UP_TO_14, False, 0, 1, 3),
        *(BOOK, 21, (2, 3, 4), 100, None),
    ),
    "zwickern-wild6": (
        *(58, HIGH, "*a *b *c *d *e *f", 4, 4, 1, 4, UP_TO_14, False, 0, 1, 3),
        *(BOOK, 21, (2, 3, 4), 100, None),
    ),
    "grossenwiehe": (
        *(58, DUAL, "*15 *17 *20 *22 *25 *30", 5, 2, 2, 4, UP_AND_DOWN, True, 0, 3, 1),
        *(SIX | VILLAGE, 30, (2, 3, 4, 6), 101, None),
    ),
    "queen": (
        *(55, DUAL, "*15 *20 *25", 3, 5, 1, 4, (True, True, 25), False, 30, 3, 1),
        *(THREE | VILLAGE, 30, (3, 4), None, "players"),
    ),
}
FOUND = {
    "cards": lambda v: len(v.pack(4)),
    "court": lambda v: {rank: v.values[rank] for rank in "AJQK"},
    "jokers": lambda v: " ".join(v.jokers),
    "table": lambda v: v.deal.table,
    "first": lambda v: v.deal.first_packet,
    "stages": lambda v: v.deal.stages,
    "packet": lambda v: v.deal.packet,
    "builds": lambda v: (v.build.up, v.build.down, v.build.cap),
    "holds": lambda v: v.build.holds,
    "fine": lambda v: v.scoring.fine,
    "most": lambda v: v.scoring.most_cards,
    "zwick": lambda v: v.scoring.zwick,
    "points": lambda v: dict(v.scoring.points),
    "total": lambda v: v.total(4),
    "players": lambda v: v.players,
    "target": lambda v: v.match.target,
    "deals": lambda v: v.match.deals,
}
ALL = [load_variant(name) for name in variant_names()]


def test_the_variants_come_in_the_order_of_the_table() -> None:
    assert variant_names() == tuple(ROWS)


@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("name", ROWS)
def test_each_cell_of_the_table(name: str, column: str) -> None:
    assert FOUND[column](load_variant(name)) == ROWS[name][COLUMNS.index(column)]


@pytest.mark.parametrize("variant", ALL, ids=str)
def test_number_cards_count_their_pips(variant: Variant) -> None:
    assert {rank: variant.values[rank] for rank in PIPS} == PIPS
    assert tuple(variant.values) == tuple(RANKS)


@pytest.mark.parametrize("variant", ALL, ids=str)
def test_points_stand_in_printed_order(variant: Variant) -> None:
    """Jokers first, then tens, the two, the sevens, and the aces last."""
    printed = [*variant.jokers, "Td", "Ts", "2s", "7d", "7s", "A"]
    assert list(variant.scoring.points) == [code for code in printed if code in variant.scoring.points]


def test_a_numbered_joker_counts_its_number_and_a_wild_one_two_to_fourteen() -> None:
    assert load_variant("zwicker6").values_of("*22") == (22,)
    assert load_variant("zwickern-wild3").values_of("*b") == tuple(range(2, 15))


def test_a_card_outside_the_pack_has_no_value() -> None:
    with pytest.raises(KeyError):
        load_variant("zwickern").values_of("*15")


def test_more_than_four_players_use_two_packs_without_jokers() -> None:
    """Then both tens of diamonds, all sevens and eight aces score."""
    book = load_variant("zwickern")
    assert [len(book.pack(players)) for players in book.players] == [52, 52, 52, 104, 104, 104, 104]
    assert book.total(8) == 1 + 2 * 10 + 4 * 1 + 8 * 2
    assert book.points_of(card("Td'")) == 10 and book.values_of(card("Kd'")) == (14,)


@pytest.mark.parametrize("variant", ALL, ids=str)
def test_two_packs_only_where_the_rules_say_so(variant: Variant) -> None:
    assert all(variant.pack(players) == standard_pack() + variant.jokers for players in variant.players if players < 5)
    assert [players for players in variant.players if variant.has_two_packs(players)] == (
        [5, 6, 7, 8] if variant.name == "zwickern" else []
    )


@pytest.mark.parametrize("variant", ALL, ids=str)
def test_four_play_unless_said_otherwise(variant: Variant) -> None:
    assert variant.default_players == 4


def test_without_four_players_the_fewest_play() -> None:
    assert Variant.from_toml('base = "zwicker3"\nplayers = [3, 2]').default_players == 2


def test_seats_go_clockwise() -> None:
    variant = load_variant("zwickern")
    assert variant.seats(4) == ("N", "E", "S", "W")
    assert variant.seats(3) == ("1", "2", "3") and variant.seats(8) == tuple("12345678")


def test_partners_sit_opposite_each_other() -> None:
    variant = load_variant("zwickern")
    assert variant.sides(4) == ("NS", "EW") and [variant.side_of(seat, 4) for seat in range(4)] == [0, 1, 0, 1]
    assert variant.sides(6) == ("14", "25", "36")
    assert [variant.side_of(seat, 6) for seat in range(6)] == [0, 1, 2, 0, 1, 2]


@pytest.mark.parametrize("players", [2, 3, 5, 7, 8])
def test_other_numbers_play_singly(players: int) -> None:
    variant = load_variant("zwickern")
    assert variant.sides(players) == variant.seats(players)


@pytest.mark.parametrize("players", range(2, 9))
def test_the_switch_lets_everyone_play_singly(players: int) -> None:
    variant = load_variant("zwickern sides=singles")
    assert variant.sides(players) == variant.seats(players)
    assert [variant.side_of(seat, players) for seat in range(players)] == list(range(players))


@pytest.mark.parametrize("variant", ALL, ids=str)
def test_every_switch_stands_on_its_default(variant: Variant) -> None:
    assert {name: getattr(variant.switches, name) for name in SWITCHES} == {
        name: values[0] for name, values in SWITCHES.items()
    }


@pytest.mark.parametrize("variant", ALL, ids=str)
def test_titles_notes_and_sources_are_in_both_languages(variant: Variant) -> None:
    for text in (variant.title, variant.note, *variant.sources):
        assert set(text) == {"de", "en"} and all(text.values())
    assert variant.sources


VALUES = (
    *("players", "jokers", "table", "packet", "first_packet", "build_up", "build_down", "build_cap", "builder_holds"),
    *("most_cards", "zwick", "fine", "target"),
    *(f"value.{rank}" for rank in RANKS),
)


@pytest.mark.parametrize("variant", ALL, ids=str)
def test_each_value_says_how_sure_it_is(variant: Variant) -> None:
    wanted = {*VALUES, *(f"points.{code}" for code in (*variant.jokers, "Td", "Ts", "2s", "7d", "7s", "A"))}
    wanted |= {"stages"} if variant.deal.stages > 1 else set()
    wanted |= {"deals"} if variant.match.deals else set()
    wanted |= {"two_packs_above"} if variant.two_packs_above else set()
    assert set(variant.certainty) == wanted
    assert set(variant.certainty.values()) <= set(LEVELS)


LOW_CARDS = {"points.Td", "points.Ts", "points.2s", "points.A", "most_cards"}
COURT = {"value.A", "value.J", "value.Q", "value.K"}
SIX_POINTS = {f"points.{joker}" for joker in SIX}
RECONSTRUCTED = {
    "zwicker3": set(),
    "zwicker6": SIX_POINTS,
    "zwickern": set(),
    "zwickern-wild3": set(),
    "zwickern-wild6": set(),
    "grossenwiehe": COURT | SIX_POINTS | LOW_CARDS | {"zwick"},
    "queen": COURT | LOW_CARDS | {"jokers", *(f"points.{joker}" for joker in THREE)},
}


@pytest.mark.parametrize("variant", ALL, ids=str)
def test_what_no_source_shows_is_called_reconstructed(variant: Variant) -> None:
    """Also the sevens of a scoring table of which no source shows a row."""
    found = {key for key, level in variant.certainty.items() if level == "reconstructed"}
    assert found == RECONSTRUCTED[variant.name]


def test_what_goes_back_to_one_description_is_said() -> None:
    assert load_variant("queen").certainty["builder_holds"] == "one line"
    assert {load_variant("zwicker3").certainty[key] for key in (*LOW_CARDS, "zwick")} == {"one line"}
    assert {load_variant("zwickern").certainty[key] for key in ("points.Td", "zwick")} == {"one line"}


def test_what_several_sources_agree_on_is_certain() -> None:
    for name in ("zwicker3", "zwickern"):
        played = [key for key in VALUES if key not in ("most_cards", "zwick", "target")]
        assert {load_variant(name).certainty[key] for key in played} == {"certain"}
    sure = ("points.7d", "points.7s", "points.A", "most_cards")
    assert {load_variant("zwickern").certainty[key] for key in sure} == {"certain"}
