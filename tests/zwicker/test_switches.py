"""Every switch changes something: the same question, asked under both values, gets two answers."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from zwicker_lab.notation import read_position
from zwicker_lab.variants import SWITCHES, keys
from zwicker_lab.zwicker.match import Match
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import deal
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.score import majority, points

Question = Callable[[Position], object]


def legal(text: str) -> Question:
    return lambda position: position.refusal(Move.read(text)) is None


def zwick(text: str) -> Question:
    return lambda position: position.is_zwick(Move.read(text))


def after(*moves: str, show: Question = str) -> Question:
    def ask(position: Position) -> object:
        for text in moves:
            position = position.play(Move.read(text))
        return show(position)

    return ask


def table(position: Position) -> str:
    return " ".join(map(str, position.table))


def opened(position: Position) -> tuple[int, int, int]:
    """Cards on the table, in a hand and in the stock after the opening of this variant."""
    opening = deal(position.variant, position.players, position.dealer, position.variant.pack(position.players))
    return len(opening.table), len(opening.hand), opening.stock_count


def decided(position: Position) -> int | None:
    return Match.start(position.variant, position.players).decided_by(position)


ANY = "table 8h; hand 8s"
OVER = "table ; hands N: / E: / S: / W: ; won NS: 3c / EW: 4c"
LAST = "hands N: 8s / E: / S: / W: ; turn N"
FLIPS: list[tuple[str, str, str, str, Question, object, object]] = [
    ("sides", "singles", "zwicker3", "table 8h; hand 8s", lambda p: p.sides, ("NS", "EW"), ("N", "E", "S", "W")),
    ("sides", "singles", "grossenwiehe", f"players 6; {ANY}", lambda p: p.sides, ("14", "25", "36"), tuple("123456")),
    ("table_value", "fixed", "zwicker3", "table 8h; hand Ks", lambda p: len(list(p.moves())), 1, 2),
    (
        "table_value",
        "fixed",
        "zwicker3",
        "table Td; hands N: Ks / E: 4s / S: 5h / W: 3d; turn N",
        legal("Ks=4"),
        False,
        True,
    ),
    ("builds_in_sums", "no", "zwicker3", "table (4h 2c =6) 3c; hand 9s", legal("9s x (4h 2c =6) 3c"), True, False),
    ("build_target", "several", "zwicker3", "table 2d 4c; hand 3s 9h", legal("3s > 2d 4c = 9"), False, True),
    (
        "merge_equal_builds",
        "yes",
        "zwicker3",
        "table (9c 3h =6) 4h; hand 2c 6s",
        after("2c > 4h = 6", show=table),
        "(9c 3h =6) (4h 2c =6)",
        "(9c 3h + 4h 2c =6)",
    ),
    ("rebuild_by", "own_side", "zwicker3", "table (9c 3h =6 E); hand 2s 8c", legal("2s > (9c 3h =6) = 8"), True, False),
    ("rebuild_by", "own_side", "queen", "table (9c 3h =6 S); hand 2s 8c", legal("2s > (9c 3h =6) = 8"), True, True),
    ("capture", "card", "zwicker3", "table 8h; hand 8s 2c", legal("8s"), True, False),
    ("capture", "card", "zwicker3", "table 8h; hand 8s 2c", legal("2c"), True, True),
    ("capture", "turn", "zwicker3", "table 8h; hand 8s 2c", legal("2c"), True, False),
    ("capture_all", "yes", "zwicker3", "table 8h 5c 3d; hand 8s", legal("8s x 8h"), True, False),
    ("capture_all", "yes", "zwicker3", "table 5d 4c 4h; hand 9s", legal("9s x 5d 4c"), True, True),
    ("joker_only_by_building_down", "yes", "zwicker3", "table *15 5h; hand *20", legal("*20 x *15 5h"), True, False),
    ("joker_only_by_building_down", "yes", "zwicker3", "table *15; hand 6h 9c", legal("6h > *15 = 9"), True, True),
    (
        "after_zwick",
        "sweeper_lays",
        "zwicker3",
        "table 8h; hands N: 8s 2c / E: 5h 5d / S: 3h 3s / W: 4d 4c; turn N",
        after("8s x 8h", show=lambda p: p.mover),
        "E",
        "N",
    ),
    (
        "after_zwick",
        "four_from_stock",
        "zwicker3",
        "table 8h; hands N: 8s / E: 5h / S: 3h / W: 4d; turn N; stock 2c 2d 2h 2s 6c 6d 6h 6s",
        after("8s x 8h", show=table),
        "",
        "2c 2d 2h 2s",
    ),
    ("leftovers", "last_packet", "zwicker6", ANY, opened, (6, 4, 36), (3, 4, 39)),
    ("leftovers", "last_capturer", "zwicker6", ANY, opened, (6, 4, 36), (3, 4, 39)),
    ("leftovers", "out", "zwicker6", ANY, opened, (6, 4, 36), (3, 4, 36)),
    ("majority_tie", "all", "zwicker3", OVER, majority, (0, 0), (3, 3)),
    ("majority_tie", "shared", "zwicker3", OVER, majority, (0, 0), (Fraction(3, 2), Fraction(3, 2))),
    ("match_end", "at_once", "zwicker3 target=5", f"{ANY}; won NS: *15", decided, None, 0),
    ("last_card_zwick", "no", "zwicker3", f"table 8h; {LAST}", zwick("8s x 8h"), True, False),
    (
        "uncaptured_rest",
        "nobody",
        "zwicker3",
        f"table 7h 9h; {LAST}; last EW",
        after("8s", show=lambda p: len(p.won[1])),
        3,
        0,
    ),
    ("lone_joker", "joker", "zwickern-wild3", "table *a; hand 5h", legal("5h x *a"), True, False),
    ("lone_joker", "joker", "zwickern-wild3", "table *a; hand *b", legal("*b x *a"), True, True),
    ("joker_sweep", "none_if_played", "zwickern-wild3", "table 9d; hand *a", zwick("*a x 9d"), True, False),
    ("joker_sweep", "none_if_played", "zwickern-wild3", "table *a; hand 9d", zwick("9d x *a"), True, True),
    (
        "joker_sweep",
        "none_if_any",
        "zwickern-wild3",
        "table (5d *a =9); hand 9d",
        zwick("9d x (5d *a =9)"),
        True,
        False,
    ),
    ("table_joker", "never", "zwickern-wild3", "table *a 9d; hand 9h", legal("9h x *a 9d"), True, False),
    ("table_joker", "never", "zwickern-wild3", "table *a; hand 5h", legal("5h > *a = 9"), True, False),
    (
        "table_joker",
        "never",
        "zwickern-wild3",
        f"table *a 2d; {LAST}; last EW",
        after("8s", show=lambda p: "*a" in p.won[1]),
        True,
        False,
    ),
]


def test_every_value_of_every_switch_is_among_the_questions() -> None:
    """No switch and none of its values but the default is left out."""
    flipped = {(switch, value) for switch, value, *_, without, with_it in FLIPS if without != with_it}
    assert flipped == {(switch, value) for switch, values in SWITCHES.items() for value in values[1:]}


@pytest.mark.parametrize(("switch", "value", "variant", "rest", "ask", "without", "with_it"), FLIPS)
def test_a_switch_changes_the_answer(
    switch: str, value: str, variant: str, rest: str, ask: Question, without: object, with_it: object
) -> None:
    """Under the default the one answer, under the switch the other."""
    assert ask(read_position(f"{variant}; {rest}")) == without
    assert ask(read_position(f"{variant} {switch}={value}; {rest}")) == with_it


OWN = [
    ("build_up=no", "zwicker3", "table 5d; hand 3s 8c", legal("3s > 5d = 8"), True, False),
    ("build_down=yes", "zwickern", "table 9d; hand 3s", legal("3s > 9d = 6"), False, True),
    ("build_cap=14", "zwicker3", "table 9h; hand 6d *15", legal("6d > 9h = 15"), True, False),
    ("build_cap=none", "zwickern", "table 9h; hand 6d", legal("6d > 9h = 15"), False, True),
    ("builder_holds=yes", "zwickern", "table 5d; hand 3s", legal("3s > 5d = 8"), True, False),
    ("table=5", "zwicker3", ANY, opened, (3, 4, 36), (7, 4, 32)),
    ("first_packet=5", "zwicker3", ANY, opened, (3, 4, 36), (3, 5, 32)),
    (
        "packet=3",
        "zwicker3",
        "table 7h; hands 1: 8s / 2: ; stock 2c 2d 2h 2s 3c 3d 3h 3s 4c 4d 4h 4s",
        after("8s", show=lambda p: len(p.hand)),
        4,
        3,
    ),
    ("most_cards=5", "zwicker3", OVER.replace("3c", "3c 5c"), majority, (3, 0), (5, 0)),
    ("fine=30", "zwicker3", f"{OVER}; fines NS: 1", lambda p: points(p, final=True), (0, 0), (-30, 0)),
    ("target=51", "zwicker3", ANY, lambda p: Match.start(p.variant).add((60, 3)).is_over, False, True),
    ("target=none", "zwicker3", ANY, lambda p: Match.start(p.variant).add((9, 3)).is_over, False, True),
    ("value.K=14", "zwicker3", "table 4d; hand Ks", legal("Ks x 4d"), True, False),
    ("zwick=2", "zwicker3", "table 9d; hand 9s", lambda p: p.points_of(Move.read("9s x 9d")), 1, 2),
    ("points.9d=5", "zwicker3", "table 9d; hand 9s", lambda p: p.points_of(Move.read("9s x 9d")), 1, 6),
    ("points.A=3", "zwicker3", "table As 5d; hand Ad", lambda p: p.points_of(Move.read("Ad x As")), 2, 6),
]


def test_every_own_value_is_among_the_questions() -> None:
    """No value that a position line may change is left out."""
    asked = {change.partition("=")[0].partition(".")[0] for change, *_ in OWN}
    assert asked == {*keys.PATHS, "points", "value"}


@pytest.mark.parametrize(("change", "variant", "rest", "ask", "without", "with_it"), OWN)
def test_a_variants_own_value_can_be_changed(
    change: str, variant: str, rest: str, ask: Question, without: object, with_it: object
) -> None:
    """A changed value of the variant changes the answer as a switch does."""
    assert ask(read_position(f"{variant}; {rest}")) == without
    assert ask(read_position(f"{variant} {change}; {rest}")) == with_it
