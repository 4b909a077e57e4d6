"""The score pad without a browser: piles told by card and by number, check sums, matches, corrections, what is kept."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import positions
from zwicker_lab.cards import Card
from zwicker_lab.ui.pad.check import check, points_there
from zwicker_lab.ui.pad.choosing import Seating
from zwicker_lab.ui.pad.match import Pad
from zwicker_lab.ui.pad.scenes import count_scene, kept_scene, proof_scene, strip_scene
from zwicker_lab.ui.pad.setup import LONGEST_NAME, Table
from zwicker_lab.ui.pad.sheet import sheet_scene
from zwicker_lab.ui.pad.state import Counting
from zwicker_lab.ui.pad.tally import Count
from zwicker_lab.ui.query import Query
from zwicker_lab.variants import load_variant, variant_names
from zwicker_lab.zwicker.packets import finish
from zwicker_lab.zwicker.score import points

each_lang = pytest.mark.parametrize("lang", ["de", "en"])


def table(**values: str) -> Table:
    query = Query(values)
    found = Table.read(query)
    assert not query.problems
    return found


def counting(lang="en", **values: str) -> Counting:
    found = Counting(Pad.begin(table(**values)), lang)
    found.meet(None)
    return found


def told(position) -> Count:
    """The end of a deal as people at the table would tell it."""
    count = Count.begin(position.variant, position.players)
    for side, pile in enumerate(position.won):
        for cards in count.rows.values():
            for card in cards:
                if card in pile:
                    count = count.tap(side, card)
        count = count.step(side, "most_cards", len(pile)).step(side, "zwick", position.zwicks[side])
        count = count.step(side, "fine", position.fines[side])
    return count


def whole(found: Counting, cards=(30, 25), aces=(3, 1)) -> None:
    """Tell a deal of ``zwicker3`` that adds up: the first side has all other cards that score."""
    found.receive({"kind": "side", "side": 0})
    for card in ("*15", "*20", "*25", "Td", "Ts", "2s"):
        found.receive({"kind": "tap", "card": card})
    for side, many in enumerate(cards):
        found.receive({"kind": "side", "side": side})
        found.receive({"kind": "step", "code": "most_cards", "value": str(many)})
        found.receive({"kind": "step", "code": "A", "value": str(aces[side])})


# ---- the engine counts ---------------------------------------------------------------------------------------------


@given(positions())
def test_what_is_told_of_a_deal_scores_as_the_engine_scores_the_deal(position):
    """Over every rule set, switch and number of players, of deals at any moment taken as their end."""
    position = finish(position.changed(hands=((),) * position.players, stock=()))
    count = told(position)
    found = tuple(side.total for side in count.scores)
    assert found == points(position, final=True)


@given(positions())
def test_the_points_all_sides_have_are_those_that_must_be_there(position):
    """Rules 7: what is told without a gap adds up; what lies with nobody is not asked for where the rules leave it."""
    position = finish(position.changed(hands=((),) * position.players, stock=()))
    count = told(position)
    missing = len(position.variant.pack(position.players)) - sum(map(len, position.won))
    total = sum(side.total for side in count.scores)
    checked = check(count, position.sides, "en")
    assert checked.adds_up == (not checked.problems and total == points_there(count))
    if not missing:
        assert checked.adds_up and not checked.problems


def test_cards_told_by_number_score_as_those_tapped():
    tapped = Count.begin(load_variant("zwickern"), 5)
    stepped = tapped.step(2, "A", 3).step(2, "Td", 2)
    for card in ("As", "Ah'", "Ac", "Td", "Td'"):
        tapped = tapped.tap(2, Card(card))
    assert [side.total for side in tapped.scores] == [side.total for side in stepped.scores] == [0, 0, 26, 0, 0]


@pytest.mark.parametrize(
    ("tie", "wanted"), [("nobody", [0, 0]), ("all", [1, 1]), ("shared", [Fraction(1, 2), Fraction(1, 2)])]
)
def test_a_tie_in_cards_is_counted_as_the_switch_says_and_the_check_names_it(tie, wanted):
    count = Count.begin(load_variant(f"zwickern majority_tie={tie}"), 4).with_cards((26, 26))
    assert [side.total for side in count.scores] == wanted
    count = count.step(0, "A", 4).step(0, "Td", 1).step(0, "7d", 1).step(0, "7s", 1)
    checked = check(count, ("NS", "EW"), "en")
    assert checked.adds_up
    assert ("for the tie" in checked.proof) == (tie != "shared")


# ---- what does not add up ------------------------------------------------------------------------------------------


@each_lang
def test_what_does_not_add_up_is_one_line_with_its_row_and_numbers(lang):
    found = counting(lang)
    whole(found, cards=(30, 26), aces=(3, 2))
    lines = found.checked.problems
    cards, aces = ("Karten", "Asse") if lang == "de" else ("Cards", "Aces")
    assert [line.split(":")[0] for line in lines] == [cards, aces]
    assert "30 + 26 = 56" in lines[0] and "55" in lines[0] and "1" in lines[0].split("55")[1]
    assert "3 + 2 = 5" in lines[1] and "4" in lines[1]


def test_a_pile_smaller_than_its_scoring_cards_is_told():
    count = Count.begin(load_variant("zwicker3"), 2).step(0, "A", 4).with_cards((3, 52))
    assert "Ann: 3 cards are counted, but 4" in check(count, ("Ann", "Bob"), "en").problems[0]


def test_nothing_is_missing_while_a_side_still_counts():
    found = counting()
    found.receive({"kind": "tap", "card": "Td"})
    assert found.checked.problems == ("Not counted yet: the cards of North and South, East and West.",)


def test_fines_are_part_of_the_check():
    """queen: each build left lying costs its side 30, and the sum of all points says so."""
    count = Count.begin(load_variant("queen"), 4).with_cards((30, 25)).step(0, "A", 4).step(1, "fine", 1)
    for code in count.rows:
        count = count.step(0, code, len(count.rows[code]))
    checked = check(count, ("NS", "EW"), "en")
    assert checked.adds_up and "30 points − 30 in fines = 0" in checked.proof and "30 − 30 = 0" in checked.proof


def test_cards_out_of_play_are_not_missed():
    variant = load_variant("zwicker3 leftovers=out")
    count = Count.begin(variant, 3).with_cards((20, 18, 16))
    for code in list(count.rows)[1:]:
        count = count.step(0, code, len(count.rows[code]))
    assert check(count, ("1", "2", "3"), "en").adds_up  # joker 15 is the card that could not be shared


def test_a_card_leaves_the_pile_it_was_in_and_that_is_told():
    found = counting(names="Ann|Bob|Cleo|Dan")
    found.receive({"kind": "tap", "card": "Td"})
    found.receive({"kind": "side", "side": 1})
    found.receive({"kind": "tap", "card": "Td"})
    assert found.pad.draft.holder(Card("Td")) == 1 and found.note == (
        "10 of diamonds was with Ann and Cleo, now with Bob and Dan."
    )


# ---- the match -----------------------------------------------------------------------------------------------------


def test_a_match_is_won_at_the_target_by_the_rules_of_the_engine():
    """Over the target and equal: one more deal; the dealer goes round."""
    found = counting(variant="zwicker3 target=31", dealer="E")
    whole(found)
    found.receive({"kind": "write"})
    assert found.pad.match.totals == (29, 1) and found.pad.match.dealer == 2 and not found.pad.is_closed
    whole(found)
    found.receive({"kind": "write"})
    assert found.pad.match.is_over and found.pad.is_closed
    assert "have won the match" in sheet_scene(found)["head"] and "have won" in strip_scene(found)["title"]
    whole(found)
    found.receive({"kind": "write"})
    assert len(found.pad.entries) == 2


def test_a_deal_is_not_written_before_all_cards_are_counted():
    found = counting()
    found.receive({"kind": "tap", "card": "Td"})
    found.receive({"kind": "write"})
    assert not found.pad.entries and proof_scene(found)["acts"][0]["off"]


@each_lang
def test_a_correction_is_seen_as_one_and_may_move_the_end_of_the_match(lang):
    found = counting(lang, variant="zwicker3 target=31")
    for _ in range(2):
        whole(found)
        found.receive({"kind": "write"})
    found.receive({"kind": "fix", "at": 0})
    assert found.pad.draft == found.pad.entries[0].count and "1" in count_scene(found)["title"]
    found.receive({"kind": "side", "side": 1})
    found.receive({"kind": "tap", "card": "*25"})
    found.receive({"kind": "write"})
    row = sheet_scene(found)["rows"][0]
    assert [cell[0] for cell in row["cells"]] == ["+22", "+8"] and "29 : 1" in row["notes"][0]
    found.receive({"kind": "fix", "at": 0})
    for card in ("*20", "*15", "Td", "Ts", "2s"):
        found.receive({"kind": "side", "side": 1})
        found.receive({"kind": "tap", "card": card})
    found.receive({"kind": "leave"})
    assert found.pad.entries[0].points == (22, 8) and found.pad.at is None


def test_deals_after_the_end_of_a_match_do_not_count_and_say_so():
    found = counting(variant="zwicker3 target=51")
    for _ in range(2):
        whole(found)
        found.receive({"kind": "write"})
    assert found.pad.match.is_over
    found.receive({"kind": "fix", "at": 0})
    for _ in range(25):
        found.receive({"kind": "step", "code": "zwick", "value": str((found.pad.draft.tallies[0].zwicks or 0) + 1)})
    found.receive({"kind": "write"})
    assert len(found.pad.match.deals) == 1 and found.pad.match.totals == (54, 1)
    assert sheet_scene(found)["rows"][1]["notes"] == ["Does not count: the match was decided before."]


def test_nothing_is_deleted_without_a_question():
    found = counting()
    whole(found)
    found.receive({"kind": "write"})
    for what, left in (("over", 1), ("drop", 1)):
        found.receive({"kind": what})
        assert sheet_scene(found)["asked"]
        found.receive({"kind": "no"})
        assert len(found.pad.entries) == left and not sheet_scene(found)["asked"]
    found.receive({"kind": "drop"})
    found.receive({"kind": "yes"})
    assert not found.pad.entries


def test_a_match_decided_in_the_middle_counts_what_has_fallen():
    found = counting(variant="zwicker3 match_end=at_once target=31")
    found.receive({"kind": "short", "on": True})
    whole(found, cards=(12, 3), aces=(0, 0))
    assert [side.total for side in found.pad.draft.scores] == [23, 0]
    assert not found.checked.adds_up and "31" in found.checked.problems[0]
    found.receive({"kind": "side", "side": 0})
    found.receive({"kind": "step", "code": "zwick", "value": "8"})
    assert count_scene(found)["short"]["on"] and found.checked.adds_up
    found.receive({"kind": "write"})
    assert found.pad.match.is_over and found.pad.match.totals == (31, 0)


# ---- what is kept --------------------------------------------------------------------------------------------------


@given(positions(), st.booleans())
def test_what_the_browser_keeps_comes_back(position, written):
    tables = Table(variant=position.variant, players=position.players, names=("",) * position.players)
    pad = Pad.begin(tables).counting(told(position))
    pad = pad.write() if written else pad
    assert Pad.read(tables, json.loads(json.dumps(pad.to_json()))) == pad


@given(
    st.recursive(
        st.none() | st.integers() | st.text(),
        lambda inner: (
            st.lists(inner)
            | st.dictionaries(
                st.sampled_from(
                    ["deals", "sides", "named", "more", "cards", "rev", "draft", "A", "before", "correcting"]
                ),
                inner,
            )
        ),
    )
)
def test_rubbish_in_the_storage_or_in_a_message_breaks_nothing(rubbish):
    found = counting()
    found.receive({"kind": "stored", "value": rubbish})
    for kind in ("tap", "step", "side", "way", "fix", "short"):
        found.receive(
            {"kind": kind, "card": rubbish, "code": rubbish, "value": rubbish, "side": rubbish, "at": rubbish}
        )
    found.receive(rubbish)
    json.dumps([count_scene(found), proof_scene(found), sheet_scene(found), strip_scene(found), kept_scene(found, 1)])


def test_a_window_that_lost_the_sheet_changes_nothing_until_it_has_it_again():
    found = counting()
    found.receive({"kind": "elsewhere"})
    found.receive({"kind": "tap", "card": "Td"})
    assert found.pad.draft.is_empty and kept_scene(found, 1)["phase"] == "elsewhere"
    found.receive({"kind": "stored", "value": None})
    found.receive({"kind": "tap", "card": "Td"})
    assert not found.pad.draft.is_empty


# ---- setting up ----------------------------------------------------------------------------------------------------


def test_names_are_text_tidied_and_short():
    seating = Seating(Table.usual(), "en", "pad")
    seating.receive({"kind": "set", "name": "name1", "value": "<b>Bert</b>|\n" + "x" * 50})
    name = seating.setup.names[1]
    assert name.startswith("b Bert /b x") and len(name) <= LONGEST_NAME
    again = table(**{key: str(value) for key, value in seating.setup.values.items()})
    assert again == seating.setup


@pytest.mark.parametrize("name", variant_names())
def test_every_rule_set_can_be_counted_with_every_number_of_players(name):
    seating = Seating(Table.usual(), "de", "pad")
    seating.receive({"kind": "set", "name": "variant", "value": name})
    for players in load_variant(name).players:
        seating.receive({"kind": "set", "name": "players", "value": str(players)})
        found = Counting(Pad.begin(seating.setup), "de")
        found.meet(None)
        scene = count_scene(found)
        assert len(scene["whose"]["sides"]) == len(found.pad.table.variant.sides(players)) and scene["cards"]
        assert strip_scene(found)["title"]
