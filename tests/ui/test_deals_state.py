"""Stepping through deals without a browser: every place of both tutorial deals, tries, side lines, own files."""

from __future__ import annotations

import pytest

from zwicker_lab.cards import UNKNOWN
from zwicker_lab.errors import InputError
from zwicker_lab.lessons import deals
from zwicker_lab.notation import DealFile, Ply, write_deal
from zwicker_lab.notation.plies import LIMIT
from zwicker_lab.ui.deals import scenes
from zwicker_lab.ui.deals.line import MAIN
from zwicker_lab.ui.deals.own import LONGEST_IN_ADDRESS, MOST_MOVES, brought, carried, of_tutorial, own_deal
from zwicker_lab.ui.deals.place import Place, address, read_place
from zwicker_lab.ui.deals.state import Stepping
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.table.rich import plain
from zwicker_lab.variants import load_variant, variant_names
from zwicker_lab.zwicker.moves import Move

DEALS = [of_tutorial(deal) for deal in deals()]
TWO, FOUR = DEALS
each_deal = pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.id)
each_lang = pytest.mark.parametrize("lang", ["de", "en"])


def at(deal, place=0, lang="en", **more):
    return Stepping(deal, Place(place, **more), lang)


def words(slip):
    return " ".join(plain(part) for part in [slip["title"], *slip["sums"], *slip["text"]])


def drawn(stepping):
    """Everything the page draws of one moment."""
    return (
        scenes.head_scene(stepping),
        scenes.steps_scene(stepping),
        scenes.options_scene(stepping),
        scenes.now(stepping),
        scenes.count_scene(stepping),
    )


@each_deal
def test_a_button_counts_from_where_one_is_not_from_what_is_drawn(deal):
    """Two presses before anything is drawn: the second begins where the first has led."""
    stepping = at(deal, 7, watch=True)
    for name in ("last", "back"):
        stepping.receive({"kind": "step", "id": name, "push": True})
    assert stepping.place.at == stepping.line.end - 1
    stepping.receive({"kind": "step", "id": "sideways"})
    assert stepping.place.at == stepping.line.end - 1


# ---- every place -----------------------------------------------------------------------------------------------


@each_deal
@each_lang
def test_every_place_of_every_line_is_drawn_and_its_address_leads_back(deal, lang):
    """From each place the address reads back to it, the table shows its position, and the moves' comments are said."""
    for path, line in deal.lines.items():
        for number in range(line.start, line.end + 1):
            stepping = at(deal, number, lang, path=path)
            drawn(stepping)
            assert stepping.table.position == line.position(number)
            query = Query.of(address(stepping.place, deal, lang).removeprefix("?"))
            assert read_place(query, deal) == stepping.place and not query.problems
            if number > line.start and line.ply(number).comment:
                assert f"{lang}:" not in words(stepping.table.slip)
                assert len(stepping.table.slip["text"]) >= 1


@each_deal
def test_stepping_by_one_reaches_every_position_and_ends_there(deal):
    stepping = at(deal)
    for position in deal.main.positions[1:]:
        stepping.step()
        assert stepping.table.position == stepping.position == position
    stepping.step()
    assert stepping.place.at == deal.main.end == 52


@each_deal
def test_a_step_forward_is_a_film_and_a_jump_is_none(deal):
    stepping = at(deal, 2, watch=True)
    seen = []
    stepping.table.param.watch(lambda change: seen.append(change.new["event"]), "scene")
    stepping.step()
    assert seen[0]["card"] == deal.main.move(3).card
    films = max(one["n"] for one in seen)
    stepping.go(1)
    stepping.go(9)
    assert max(one["n"] for one in seen) == films and "card" not in seen[-1]


@each_deal
def test_packets_are_told_when_they_begin(deal):
    """The first move of each packet is preceded by a word about new cards, and Page Down goes from one to the next."""
    packets, stepping, seen = deal.main.packets, at(deal), [0]
    assert len(packets) == (7 if deal is TWO else 3)
    while stepping.place.at < deal.main.end:
        stepping.take("packet-on")
        seen.append(stepping.place.at)
    assert tuple(seen) == (*packets, 52)
    for number, begun in enumerate(packets[1:], 2):
        assert f"New cards: packet {number}" in words(at(deal, begun).table.slip)


@each_deal
def test_the_count_proves_itself(deal):
    shown = scenes.count_scene(at(deal, 52))
    zwicks = sum(deal.main.positions[-1].zwicks)
    assert shown["total"][1:] == [str(side.total) for side in deal.replay.scores]
    assert f"30 points + {zwicks} for {zwicks} Zwicks = {30 + zwicks}." in shown["check"]
    assert "3 for the most" in {row["each"] for row in shown["rows"]} >= {"1 each"}
    assert not shown["wrong"] and "rows" not in scenes.count_scene(at(deal, 51))
    for column, side in enumerate(deal.replay.scores):
        points = [row["cells"][column]["points"] for row in shown["rows"]]
        assert sum(int(text) for text in points if text != "–") == side.total


def test_a_place_outside_the_deal_is_told_and_the_nearest_taken():
    query = Query({"at": "99", "line": "3.9", "seat": "X", "lang": "en"})
    assert read_place(query, FOUR) == Place()
    assert len(query.problems) == 3


@pytest.mark.parametrize(
    "message", [None, 7, {}, {"kind": "go"}, {"kind": "go", "at": "x"}, {"kind": "go", "at": 1, "line": "²"}]
)
def test_a_report_that_makes_no_sense_changes_nothing(message):
    stepping = at(FOUR, 3)
    stepping.receive(message)
    assert stepping.place == Place(3)


# ---- tries -----------------------------------------------------------------------------------------------------


@each_deal
def test_each_marked_move_is_asked_for_and_right_when_played(deal):
    for number, point in deal.points.items():
        stepping = at(deal, number)
        assert stepping.asked is point and not stepping.table.frozen
        assert stepping.table.seat == point.position.mover
        assert stepping.covered_from == number + 1
        stepping.table._make(deal.main.move(number + 1))
        assert stepping.place.at == number + 1
        assert stepping.table.slip["tone"] == "win" and "Right" in words(stepping.table.slip)


@each_deal
def test_each_other_legal_move_is_answered_and_not_played(deal):
    """A side line's move gets its comment, every other one is told what was played and why; the position stays."""
    for number, point in deal.points.items():
        beside = {line.plies[0].move: line for line in deal.beside(MAIN, number + 1)}
        for move in point.position.moves():
            if move == point.ply.move:
                continue
            stepping = at(deal, number, "de")
            stepping.table._make(move)
            said = words(stepping.table.slip)
            assert stepping.place.at == number and stepping.table.position == point.position
            assert stepping.table.slip["actions"][0]["id"] == "on"
            if move in beside:
                assert "Gespielt wurde" not in said and stepping.asked is point
            else:
                assert "Gespielt wurde" in said and stepping.asked is None
            stepping._act("on")
            assert stepping.place.at == number + 1


def test_a_refused_try_is_explained_and_asked_again():
    stepping = at(FOUR)
    stepping.table.drop("Kh", "Ts")
    assert stepping.table.slip["tone"] == "warn" and stepping.place.at == 0
    assert stepping.asked is not None


def test_a_side_line_that_is_as_good_is_right_and_can_be_entered():
    stepping = at(TWO, 16)
    stepping.table._make(Move.read("Qc > *25 = 12"))
    assert "Just as good" in words(stepping.table.slip)
    stepping._act("line 17.1")
    assert stepping.place == Place(17, (17, 1))


def test_giving_up_shows_the_move_and_goes_on():
    stepping = at(FOUR)
    stepping.receive({"kind": "show"})
    assert stepping.place.at == 1 and "10" in words(stepping.table.slip)
    stepping.go(0)
    assert stepping.asked is None, "a question that is done with is not asked again"


def test_just_watching_asks_nothing_and_covers_nothing():
    stepping = at(FOUR)
    stepping.receive({"kind": "watch", "on": True})
    assert stepping.asked is None and stepping.covered_from is None and stepping.table.frozen
    stepping.receive({"kind": "watch", "on": False})
    assert stepping.asked is not None


# ---- seats and lines -------------------------------------------------------------------------------------------


def test_from_one_seat_the_others_hands_are_hidden_everywhere():
    """The table shows backs, the link to the position names no hidden card, and nothing is asked of other seats."""
    stepping = at(FOUR, 1, seat="N")
    shown = stepping.table.scene
    assert [card["id"] for card in shown["hand"]["cards"]] == list(stepping.position.hands[0])
    assert all(set(seat["cards"]) == {UNKNOWN} for seat in shown["seats"])
    assert stepping.asked is None, "East's move is no question for North"
    href = scenes.options_scene(stepping)["look"]["href"]
    for seat in (1, 2, 3):
        for card in stepping.position.hands[seat]:
            assert f"+{card}+" not in href


def test_an_answer_from_one_seat_tells_nothing_of_the_next_hand():
    stepping = at(FOUR, 0, seat="N")
    stepping.table._make(Move.read("2c"))
    assert "can capture" not in words(stepping.table.slip)


@each_deal
def test_a_side_line_is_entered_stepped_and_left(deal):
    for path, line in deal.lines.items():
        if path == MAIN:
            continue
        stepping, name = at(deal, line.start), ".".join(map(str, path))
        stepping.go(line.start + 1, name)
        while stepping.place.at < line.end:
            stepping.step()
        assert "The side line ends here." in words(stepping.table.slip) or line.positions[-1].packet_over
        leave = scenes.head_scene(stepping)["leave"]
        stepping.receive({"kind": "go", **leave})
        assert stepping.place == Place(line.start, line.parent)
        stepping.go(line.start, name)
        stepping.go(line.start - 1)
        assert stepping.place.path == MAIN or line.start == 0, "back beyond its beginning leads to the deal"


# ---- files of one's own ----------------------------------------------------------------------------------------


def test_a_file_in_a_link_is_the_same_file():
    assert brought(carried(TWO.text)) == TWO.text
    assert carried("".join(map(chr, range(32, 9_000)))) is None, f"over {LONGEST_IN_ADDRESS} it stays in the window"


@pytest.mark.parametrize("link", ["x", "____", "eJw", "", "é"])
def test_a_damaged_link_is_told(link):
    with pytest.raises(InputError, match="cannot be read"):
        brought(link)


def test_a_link_that_swells_is_refused():
    import base64
    import zlib

    swelling = base64.urlsafe_b64encode(zlib.compress(b" " * (LIMIT + 1), 9)).decode()
    with pytest.raises(InputError):
        brought(swelling)


def cut(text, before, put):
    """The text with one line put in before the first that begins so; and the number of that line."""
    lines = text.split("\n")
    place = next(at for at, line in enumerate(lines) if line.startswith(before))
    return "\n".join([*lines[:place], put, *lines[place:]]), place + 1


def test_an_illegal_move_ends_the_deal_there_with_its_line():
    text, number = cut(TWO.text, "1 7c", "1 7c x Qd")
    deal = own_deal(text)
    assert deal.main.end == 2 and deal.problem["en"].startswith(f"Line {number}: ")
    assert "queen" in deal.problem["en"] or "Q" in deal.problem["en"]
    drawn(at(deal, 2))


@pytest.mark.parametrize("put", ["hello", "1 9z", "(", ")", "Q 7c", "1 7c!!!", '[Late "tag"]'])
def test_an_unreadable_line_ends_the_deal_there_with_its_line(put):
    text, number = cut(TWO.text, "1 7c", put)
    deal = own_deal(text)
    assert deal.main.end == 2 and deal.problem["de"].startswith(f"Zeile {number}: "), deal.problem


@pytest.mark.parametrize(
    "text", ["", "hello", "\0\1", "[ZDN", '[ZDN "2"]', "(" * 500, TWO.text.replace("8s 6h", "8s 8s")]
)
def test_without_a_first_position_the_error_is_one_line(text):
    with pytest.raises(InputError) as told:
        own_deal(text)
    assert "\n" not in told.value.text("de")


def test_too_many_moves_are_refused():
    side = "(\n1 7c\n)\n" * (MOST_MOVES + 1)
    with pytest.raises(InputError, match=str(MOST_MOVES)):
        own_deal(cut(TWO.text, "1 7c", "")[0].replace("2 Kd > Jd = 6", f"2 Kd > Jd = 6\n{side}"))


def test_a_wrong_result_is_told():
    deal = own_deal(TWO.text.replace("1 22 2 11", "1 23 2 10"))
    assert "1 23 2 10" in scenes.count_scene(at(deal, 52))["wrong"]
    assert "right" in scenes.count_scene(at(own_deal(TWO.text), 52))["stated"]


def test_an_unfinished_deal_says_so_and_counts_so_far():
    text = TWO.text[: TWO.text.index("1 9h x")]
    deal = own_deal(text)
    stepping = at(deal, deal.main.end)
    assert "the deal is not over" in words(stepping.table.slip)
    assert "so far" in scenes.count_scene(stepping)["title"] and deal.problem is None


def played_out(rules, players, choose):
    """A deal of one's own, played to its end."""
    variant = load_variant(rules)
    file = DealFile(variant, players, 0, variant.pack(players))
    position, plies = file.opening, []
    while not position.is_over:
        move = choose(position)
        plies.append(Ply(position.mover, move))
        position = position.play(move)
    return own_deal(write_deal(DealFile(variant, players, 0, file.pack, tuple(plies))))


def building(position):
    """A build where there is one, but on a full table a capture."""
    wanted = ("build", "capture") if len(position.table) < 5 else ("capture", "build")
    moves = list(position.moves())
    return min(moves, key=lambda move: (*wanted, "trail").index(move.kind))


def trailing(position):
    return Move.read(str(position.hand[0]))


@each_lang
@pytest.mark.parametrize(
    "rules", [*variant_names(), "zwicker3 uncaptured_rest=nobody", "zwickern-wild3 table_joker=never"]
)
@pytest.mark.parametrize("choose", [building, trailing])
def test_every_count_has_its_check_sum_under_all_rules(rules, choose, lang):
    """Fines, ties and cards that nobody has are parts of the sum, no reason to leave it out (rules 7)."""
    deal = played_out(rules, 4, choose)
    shown = scenes.count_scene(at(deal, deal.main.end, lang))
    begins, ends = ("Check: ", "That is right.") if lang == "en" else ("Probe: ", "Stimmt.")
    assert shown["check"].startswith(begins) and shown["check"].endswith(ends)
    fines = sum(deal.main.positions[-1].fines)
    assert bool(fines) == (rules == "queen" and choose is building)
    assert not fines or f"− {30 * fines} " in shown["check"]


@pytest.mark.parametrize(
    ("rules", "players"), [("zwickern", 3), ("zwickern", 6), ("zwickern", 8), ("queen", 4), ("zwicker3", 2)]
)
def test_every_number_of_players_can_be_stepped_through(rules, players):
    deal = played_out(rules, players, lambda position: next(position.moves()))
    assert deal.problem is None
    stepping = at(deal)
    while stepping.place.at < deal.main.end:
        stepping.step()
        drawn(stepping)
    assert len(scenes.count_scene(stepping)["heads"]) == 1 + len(deal.main.positions[-1].sides)


def test_the_list_tells_marks_gains_and_side_lines():
    rows = [row for row in scenes.moves_scene(FOUR, "en")["rows"] if "at" in row]
    assert [row["at"] for row in rows] == list(range(1, 53))
    assert rows[0]["mark"] == "!" and rows[0]["lines"][0][0]["line"] == "1.1"
    assert rows[6]["zwick"] and rows[6]["gain"] == "1"


def test_an_own_file_handed_over_opens_at_its_place():
    stepping = at(TWO)
    stepping.receive({"kind": "own", "text": FOUR.text, "search": "?id=own&at=17"})
    assert stepping.deal.id == "own" and stepping.place.at == 17 and stepping.table.position.players == 4
    stepping.receive({"kind": "own", "text": "hello", "search": ""})
    assert stepping.error is not None and stepping.place.at == 17
