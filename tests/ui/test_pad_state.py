"""The score pad without a browser: piles told by card and by number, check sums, matches, corrections, what is kept."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import candidates, openings, positions
from zwicker_lab.cards import Card
from zwicker_lab.texts import say
from zwicker_lab.ui.pad.check import cards_there, check
from zwicker_lab.ui.pad.choosing import Seating
from zwicker_lab.ui.pad.match import MOST_DEALS, Pad
from zwicker_lab.ui.pad.scenes import count_scene, kept_scene, proof_scene, strip_scene
from zwicker_lab.ui.pad.setup import LONGEST_NAME, Table
from zwicker_lab.ui.pad.sheet import sheet_scene
from zwicker_lab.ui.pad.state import Counting
from zwicker_lab.ui.pad.tally import Count
from zwicker_lab.ui.pad.views import seating_view
from zwicker_lab.ui.play.choosing import Choosing
from zwicker_lab.ui.play.setup import Setup
from zwicker_lab.ui.play.views import setup_view
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


@st.composite
def ends(draw):
    """The end of a deal that was played out, captures before other moves, under any rules."""
    position, _ = draw(openings())
    chance = Random(draw(st.integers(0, 2**32)))
    while not position.is_over:
        found = candidates(position)
        taking = [move for move in found if move.kind == "capture"]
        position = position.play(chance.choice(taking if taking and chance.random() < 0.7 else found))
    return position


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


@given(ends())
def test_what_was_really_played_adds_up(position):
    """Rules 7, over every rule set and switch: no check complains of a deal that was counted without a mistake."""
    checked = check(told(position), position.sides, "en")
    assert checked.adds_up and not checked.problems


@given(ends(), st.data())
def test_a_wrong_number_is_noticed_where_every_card_is_with_somebody(position, data):
    count = told(position)
    wrong = data.draw(st.sampled_from(["most_cards", *count.rows]))
    side = data.draw(st.integers(0, len(position.won) - 1))
    by = data.draw(st.sampled_from([-1, 1]))
    number = count.number(side, wrong) + by
    if cards_there(count)[0] == len(position.variant.pack(position.players)) and 0 <= number <= count.most(wrong):
        assert not check(count.step(side, wrong, number), position.sides, "en").adds_up


@given(ends(), st.data())
def test_the_rest_that_is_offered_for_the_last_pile_is_what_lies_in_it(position, data):
    """Where the rules leave cards with nobody, the last pile has to be counted like the others."""
    table = Table(variant=position.variant, players=position.players, names=("",) * position.players)
    side = data.draw(st.integers(0, len(position.won) - 1))
    found = Counting(Pad.begin(table).counting(told(position).step(side, "most_cards", None)), "en")
    found.side = side
    assert found.rest in (None, len(position.won[side]))
    whole_pack = sum(map(len, position.won)) == len(position.variant.pack(position.players))
    if whole_pack and position.variant.switches.uncaptured_rest != "nobody":
        assert found.rest is not None or position.variant.switches.table_joker == "never"


def test_more_cards_in_one_pile_than_there_are_is_told_before_the_others_are_counted():
    count = Count.begin(load_variant("zwicker3"), 4).step(0, "most_cards", 56)
    assert "Cards: 56 + 0 = 56. There are 55: 1 too many." in check(count, ("Ann", "Bob"), "en").problems


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


@each_lang
@pytest.mark.parametrize(
    ("rules", "players"), [(name, many) for name in variant_names() for many in load_variant(name).players]
)
def test_every_count_has_its_check_sum(rules, players, lang):
    """Under no rule set, with no number of players, a pile that was counted stands there without its sum."""
    found = counting(lang, variant=rules, players=str(players))
    for side in range(len(found.sides)):
        found.receive({"kind": "step", "side": side, "code": "most_cards", "value": str(side + 1)})
        found.receive({"kind": "step", "side": side, "code": "fine", "value": "1"})
    proof, fine = proof_scene(found)["proof"], found.pad.draft.variant.scoring.fine * len(found.sides)
    assert proof.startswith("Probe: " if lang == "de" else "Check: ")
    assert (f"− {fine} " in proof) == bool(fine)


def test_cards_out_of_play_are_not_missed():
    variant = load_variant("zwicker3 leftovers=out")
    count = Count.begin(variant, 3).with_cards((20, 18, 16))
    for code in list(count.rows)[1:]:
        count = count.step(0, code, len(count.rows[code]))
    assert check(count, ("1", "2", "3"), "en").adds_up  # joker 15 is the card that could not be shared


@each_lang
def test_what_cannot_be_counted_is_told_and_the_field_shows_what_counts(lang):
    found = counting(lang)
    found.receive({"kind": "step", "code": "A", "value": "4"})
    for typed in ("9", "x7", "1.5"):
        before = count_scene(found)
        found.receive({"kind": "step", "code": "A", "value": typed})
        after = count_scene(found)
        assert after != before and found.pad.draft.number(0, "A") == 4
        assert ("4" if typed == "9" else typed) in after["note"]
    found.receive({"kind": "step", "code": "zwick", "value": ""})
    assert count_scene(found)["note"] == ""


def test_steps_count_from_what_is_told_not_from_what_is_seen():
    """Three quick presses are three steps, however late the first answer comes."""
    found = counting()
    for by in (1, 1, 1, -1):
        found.receive({"kind": "add", "code": "zwick", "by": by, "side": 1})
    found.receive({"kind": "add", "code": "most_cards", "by": -1, "side": 0})
    assert [tally.zwicks for tally in found.pad.draft.tallies] == [0, 2] and found.pad.draft.tallies[0].cards == 0
    for rubbish in ({"code": "A", "by": "x"}, {"code": "A", "by": True}, {"code": "no", "by": 1}, {"by": 1}):
        found.receive({"kind": "add", **rubbish})
    assert found.pad.draft.number(0, "A") == 0


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


@each_lang
def test_a_sheet_without_a_line_left_says_why_and_what_to_do_and_keeps_all(lang):
    """Its points so far, the way to a new one for the same table, and deals that can still be corrected."""
    found = counting(lang=lang, variant="zwicker3 target=5000")
    for _ in range(MOST_DEALS):
        assert not sheet_scene(found)["head"] and count_scene(found)["shown"]
        whole(found)
        found.receive({"kind": "write"})
    sheet = sheet_scene(found)
    assert not count_scene(found)["shown"] and not found.pad.match.is_over
    assert sheet["head"] == strip_scene(found)["title"] == say(lang, "pad-full")
    assert "2900 : 100" in sheet["text"] and str(MOST_DEALS) in sheet["text"] and len(sheet["rows"]) == MOST_DEALS
    [onward] = sheet["links"]
    assert onward["main"] and Query.of(onward["href"].partition("?")[2]).text("variant") == "zwicker3 target=5000"
    assert Pad.read(found.pad.table, json.loads(json.dumps(found.pad.to_json()))) == found.pad
    found.receive({"kind": "fix", "at": 3})
    assert count_scene(found)["shown"] and not sheet_scene(found)["head"]


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


def half(found: Counting) -> Count:
    """Tell a part of the next deal."""
    for card in ("Td", "As"):
        found.receive({"kind": "tap", "card": card})
    found.receive({"kind": "step", "code": "most_cards", "value": "12"})
    return found.pad.draft


@pytest.mark.parametrize("way", ["write", "leave", "write unchanged", "leave twice", "strike", "reload"])
def test_a_deal_half_told_is_not_lost_by_what_is_done_to_those_on_the_sheet(way):
    found = counting()
    for _ in range(2):
        whole(found)
        found.receive({"kind": "write"})
    begun = half(found)
    if way == "strike":
        for kind in ("drop", "yes"):
            found.receive({"kind": kind})
        assert len(found.pad.entries) == 1 and found.pad.draft == begun
        return
    found.receive({"kind": "fix", "at": 0})
    assert found.pad.at == 0 and found.pad.draft == found.pad.entries[0].count
    if way == "write":
        found.receive({"kind": "step", "code": "zwick", "value": "2"})
    if way == "reload":
        kept, found = json.loads(json.dumps(found.pad.to_json())), Counting(Pad.begin(found.pad.table), "en")
        found.meet(kept)
    for kind in ["leave", "leave"] if way == "leave twice" else [way.split()[0].replace("reload", "leave")]:
        found.receive({"kind": kind})
    assert found.pad.at is None and found.pad.draft == begun
    assert bool(found.pad.entries[0].before) == (way == "write")


def test_one_deal_is_corrected_at_a_time_and_nothing_is_struck_meanwhile():
    """The sheet offers no other way while a correction is open: what was changed so far would be lost."""
    found = counting()
    for _ in range(2):
        whole(found)
        found.receive({"kind": "write"})
    found.receive({"kind": "fix", "at": 0})
    found.receive({"kind": "step", "code": "zwick", "value": "2"})
    scene = sheet_scene(found)
    assert not scene["acts"] and not any(row["fix"] for row in scene["rows"])
    for message in ({"kind": "fix", "at": 1}, {"kind": "drop"}, {"kind": "yes"}, {"kind": "over"}, {"kind": "yes"}):
        found.receive(message)
    assert found.pad.at == 0 and found.pad.draft.tallies[0].zwicks == 2 and len(found.pad.entries) == 2


def test_a_button_pressed_twice_writes_one_deal():
    """The second press of a double click was meant for the deal that is on the sheet by then."""
    found = counting()
    whole(found)
    found.receive({"kind": "write", "at": proof_scene(found)["at"]})
    whole(found)
    found.receive({"kind": "fix", "at": 0})
    found.receive({"kind": "step", "code": "zwick", "value": "2"})
    for _ in range(2):
        found.receive({"kind": "write", "at": 0})
    assert len(found.pad.entries) == 1 and found.pad.draft.is_counted


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


def test_in_a_deal_decided_in_its_middle_nobody_has_to_count_all_cards():
    """Most cards are not counted as they fall (rules 6), so they are neither asked for nor checked."""
    found = counting(variant="zwicker3 match_end=at_once target=31")
    assert not found.pad.draft.is_counted
    found.receive({"kind": "short", "on": True})
    for card in ("*15", "*20", "*25", "Td"):
        found.receive({"kind": "tap", "card": card})
    found.receive({"kind": "step", "code": "zwick", "value": "10"})
    assert [row["code"] for row in count_scene(found)["rows"]] == ["zwick"] and found.rest is None
    assert found.checked.adds_up and not found.checked.problems
    found.receive({"kind": "write"})
    assert found.pad.match.totals == (31, 0) and found.pad.match.winner == 0


def test_a_deal_on_the_sheet_that_decides_nothing_any_more_says_so():
    """An earlier deal was corrected downwards: the later one cannot have been decided in its middle."""
    found = counting(variant="zwicker3 match_end=at_once target=51")
    whole(found)
    found.receive({"kind": "write"})
    found.receive({"kind": "short", "on": True})
    found.receive({"kind": "step", "code": "zwick", "value": "22"})
    found.receive({"kind": "write"})
    assert found.pad.match.is_over and sheet_scene(found)["rows"][1]["notes"] == []
    found.receive({"kind": "fix", "at": 0})
    found.receive({"kind": "tap", "card": "*25"})
    found.receive({"kind": "write"})
    assert not found.pad.match.is_over and sheet_scene(found)["rows"][1]["notes"] == ["Does not add up"]


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


@pytest.mark.parametrize("page", ["pad", "play"])
def test_the_form_goes_on_after_a_file_that_cannot_be_used(page):
    """Its error goes away with the next choice, both at once."""
    form = Seating(Table.usual(), "en", page) if page == "pad" else Choosing(Setup.usual(), "en")
    view = seating_view(form) if page == "pad" else setup_view(form)
    form.receive({"kind": "upload", "name": "own.toml", "text": "no rules"})
    assert view.scene["upload"]["error"]
    form.receive({"kind": "set", "name": "players", "value": "2"})
    assert not view.scene["upload"]["error"] and "players=2" in view.scene["href"]


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
