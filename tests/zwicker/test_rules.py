"""The rules of a turn hold on every position that play reaches, under every combination of switches."""

from collections import Counter
from itertools import islice
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.strategies import candidates, cards, openings, positions, variants
from tests.zwicker.brute import brute_moves
from zwicker_lab.cards import Card
from zwicker_lab.errors import InputError
from zwicker_lab.notation import read_position
from zwicker_lab.variants import load_variant
from zwicker_lab.zwicker.items import Item
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.sums import can_take_more, sums_of, unions

SMALL = 6


def every_card(position: Position) -> Counter[Card]:
    """All cards of a position, wherever they are."""
    stock = () if isinstance(position.stock, int) else position.stock
    places = [*(item.cards for item in position.table), *position.hands, *position.won, stock]
    return Counter(card for place in places for card in place)


@given(positions())
@settings(max_examples=60)
def test_the_moves_are_those_that_plain_enumeration_finds(position: Position) -> None:
    """On tables of up to six items the engine and a plain reading of the rules agree to the last move."""
    assume(position.hand and len(position.table) <= SMALL)
    found = [str(move) for move in position.moves()]
    assert len(found) == len(set(found))
    assert set(found) == brute_moves(position)


@given(positions())
def test_every_offered_move_is_accepted(position: Position) -> None:
    """No offered move is refused, not even when it is read from its own text."""
    for move in islice(position.moves(), 300) if position.hand else ():
        assert position.refusal(move) is None
        assert position.refusal(Move.read(str(move))) is None


@st.composite
def attempts(draw: st.DrawFn) -> tuple[Position, Move]:
    """Any try at all at a position with a small table: mostly own cards and table items, sums near the truth."""
    position = draw(positions())
    assume(position.hand and len(position.table) <= SMALL)
    card = draw(st.sampled_from(position.hand) | cards)
    items = draw(st.lists(st.sampled_from(position.table), max_size=4)) if position.table else []
    if draw(st.booleans()) or not items:
        value = draw(st.none() | st.integers(1, 15))
        return position, Move(card, tuple(items), value=value)
    return position, Move(card, tuple(items), total=draw(st.integers(-3, 30)))


@given(attempts())
@settings(max_examples=120)
def test_every_other_move_is_refused_with_a_reason(attempt: tuple[Position, Move]) -> None:
    """A try is refused exactly when it is not among the legal moves, and the refusal says why in both languages."""
    position, move = attempt
    reason = position.refusal(move)
    offered = move in set(position.moves())
    if move.value is not None and move.kind != "trail":
        assert offered or reason is not None
    else:
        assert (reason is None) == offered, reason
    if reason is not None:
        assert reason.text("de") and reason.text("en") and reason.rule_name("de")


@given(positions())
def test_no_card_is_lost_or_made_by_a_move(position: Position) -> None:
    """Hands, table, piles and stock hold the same cards after a move, save what the rules give to nobody at the end."""
    for move in candidates(position)[:6] if position.hand else ():
        after = position.play(move)
        if after.is_over:
            assert every_card(after) <= every_card(position)
        else:
            assert every_card(after) == every_card(position)


@given(openings(variants(uncaptured_rest="last_capturer", table_joker="takeable")), st.randoms(use_true_random=False))
@settings(max_examples=30)
def test_every_card_ends_in_a_pile_once_somebody_has_captured(opening: tuple[Position, object], random: Random) -> None:
    """After the last card all cards that were in play lie in piles, unless nobody ever captured."""
    position, _ = opening
    cards_in_play = every_card(position)
    while not position.is_over:
        position = position.play(random.choice(candidates(position)))
    if position.last is not None:
        assert Counter(card for pile in position.won for card in pile) == cards_in_play


@given(positions())
def test_playing_leaves_the_old_position_as_it_was(position: Position) -> None:
    """A position is a value: a move makes another one, equal positions hash alike."""
    text = str(position)
    for move in candidates(position)[:2] if position.hand else ():
        after = position.play(move)
        assert str(position) == text
        assert after == position.play(move)
        assert hash(after) == hash(position.play(move))


def test_moves_come_one_by_one_from_a_table_of_25_items() -> None:
    """The first moves of a table with two packs are there without listing the hundreds of thousands of others."""
    table = "2s 2h 2d 2c 3s 3h 3d 3c 4s 4h 4d 4c 5s 5h 5d 5c 6s 6h 6d 6c 7s 7h 7d 7c 8s"
    position = read_position(f"zwickern; players 5; table {table}; hands 1: Ks Kh Kd Kc / 2: / 3: / 4: / 5: ; turn 1")
    assert len(list(islice(position.moves(), 1000))) == 1000
    assert position.refusal(Move.read(f"Ks x {table}")) is not None


def test_one_move_is_judged_at_once_however_many_items_lie_there() -> None:
    """A capture of 38 items, which splits into groups, and one of 39, which does not, with and without a duty."""
    cards = [card for card in load_variant("zwicker3").pack(2) if card != "Ks"][:40]
    for switch, codes in [("no", (None, "wrong_sum")), ("yes", ("must_take_all", "wrong_sum"))]:
        position = read_position(f"zwicker3 capture_all={switch}; players 2; table {' '.join(cards)}; hand Ks")
        reasons = (position.refusal(Move.read(f"Ks x {' '.join(cards[:count])}")) for count in (38, 39))
        assert tuple(reason and reason.code for reason in reasons) == codes


def test_a_long_text_is_refused_as_a_move_at_once() -> None:
    """Spaces without end neither make a move nor take time."""
    for text in ("9s{}q", "9s > 9d{}q", "9s x 9d{}q", "9s ={}q"):
        with pytest.raises(InputError):
            Move.read(text.format(" " * 200_000))


def test_any_space_divides_the_parts_of_a_move() -> None:
    """Tabs and line ends are spaces, inside the brackets of a build too."""
    assert Move.read("6s\tx\n(9c\t3h  =6)") == Move.read("6s x (9c 3h =6)")


@given(st.data())
def test_whether_a_capture_can_be_larger_is_told_as_trying_all_sets_tells(data: st.DataObject) -> None:
    """Small tables, items of one and two values, some of them alone in their sums, some not to be taken."""
    kinds = st.sampled_from([(1, 11), (2,), (3,), (4,), (5,), (9,), (4, 14), (3, 13)])
    values = tuple(data.draw(st.lists(kinds, min_size=1, max_size=7)))
    target, masks = data.draw(st.sampled_from([4, 9, 13, 14])), st.integers(0, (1 << len(values)) - 1)
    alone, free = data.draw(masks), data.draw(masks)
    groups = list(sums_of(values, target, alone).making(target))
    taken = {0, *unions(groups)}
    for mask in taken:
        larger = any(mask | more == more != mask and more & ~mask & ~free == 0 for more in taken)
        assert can_take_more(values, target, mask, free & ~mask, alone) == larger


def test_a_named_value_must_itself_fit() -> None:
    """``Ks=4 x ...`` takes only what makes 4, ``Ks=14 x ...`` only what makes 14."""
    position = read_position("zwicker3; table 4h Td 4c; hand Ks")
    assert position.refusal(Move.read("Ks=4 x 4h 4c")) is None
    assert position.refusal(Move.read("Ks=14 x Td 4c")) is None
    assert position.refusal(Move.read("Ks=4 x Td 4c")) is not None


def test_house_rules_that_protect_jokers_hold_together() -> None:
    """Two switches that bar items bar both kinds at once."""
    line = "zwickern-wild6 joker_only_by_building_down=yes table_joker=never; table (8s *d =10) Jd; hand Tc"
    position = read_position(line)
    reason = position.refusal(Move.read("Tc x (8s *d =10)"))
    assert reason is not None and reason.code == "joker_protected"


def test_a_build_goes_to_the_place_of_what_it_covers() -> None:
    """The table keeps its order of arrival; a build keeps the place of the first item it covers."""
    position = read_position("zwicker3 build_target=several; table 9h 2d 4c 7s; hand 3s 9d")
    after = position.play(Move.read("3s > 2d 4c = 9"))
    assert list(map(str, after.table)) == ["9h", "(2d 4c 3s =9)", "7s"]


def test_a_fixed_value_stays_with_the_card() -> None:
    """Under ``table_value=fixed`` a laid king counts what its player said, a dealt one still both values."""
    position = read_position("zwicker3 table_value=fixed; table Kh; hands N: Ks / E: 4d / S: 5d / W: 6d; turn N")
    after = position.play(Move.read("Ks=14"))
    assert after.table == (Item.loose(Card("Kh")), Item.loose(Card("Ks"), 14))
    assert [str(move) for move in after.moves() if move.kind == "capture"] == ["4d x Kh"]


def test_a_fine_is_charged_at_the_end_of_every_packet_and_the_build_stays() -> None:
    """In the Queen Games edition a build left lying costs its last builder's side, and goes on lying."""
    line = "queen; table ; hands N: 5s / E: 9d / S: 2h / W: 3c; turn W; stock {}"
    stock = " ".join(card for card in load_variant("queen").pack(4) if card not in ("5s", "9d", "2h", "3c", "7h"))
    position = read_position(line.format(stock).replace("table ", "table 7h").replace("turn W", "turn N"))
    built = position.play(Move.read("5s > 7h = 12"))
    for text in ("9d", "2h", "3c"):
        built = built.play(Move.read(text))
    assert built.fines == (1, 0)
    assert str(built.table[0]) == "(7h 5s =12 N)"


@pytest.mark.parametrize("variant", ["zwicker3", "zwickern-wild6"])
@pytest.mark.parametrize("items", [20, 25, 40])
@pytest.mark.parametrize("seed", range(3))
def test_one_move_is_judged_on_a_large_table_where_all_must_be_taken(variant: str, items: int, seed: int) -> None:
    """A small part of a large table is refused without looking for the fullest captures one by one."""
    rules, chance = load_variant(f"{variant} capture_all=yes"), Random(seed)
    pack = list(rules.pack(4))
    chance.shuffle(pack)
    hands = tuple(tuple(pack[items + 3 * seat : items + 3 * seat + 3]) for seat in range(4))
    table = tuple(map(Item.loose, pack[:items]))
    position = Position(rules, 4, table, hands, 0, 3, ((), ()), (0, 0), (0, 0))
    for card in position.hand:
        assert position.refusal(Move(card, tuple(chance.sample(table, 3)))) is not None
