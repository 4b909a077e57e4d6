"""Studies on a page: the state without a browser, and the page in one."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from zwicker_lab.study import Figure, Results, Study, Tally, load, run_all
from zwicker_lab.study.store import written
from zwicker_lab.ui.coach.home import at_once
from zwicker_lab.ui.compare.scenes import pair_scene
from zwicker_lab.ui.compare.state import Comparing, read_pair
from zwicker_lab.ui.house.scenes import home_scene
from zwicker_lab.ui.house.state import Writing
from zwicker_lab.ui.lab.page import ways
from zwicker_lab.ui.lab.village import wild_jokers
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.queue import Queue
from zwicker_lab.ui.studies import state
from zwicker_lab.ui.studies.corner import Corner
from zwicker_lab.ui.studies.form import read_form
from zwicker_lab.ui.studies.scenes import corner_scene, form_scene, run_scene
from zwicker_lab.ui.studies.state import Studying
from zwicker_lab.ui.studies.table import results_scene, short_scene
from zwicker_lab.variants.carried import own_rules

COMPILING_MS = 180_000
"""So long a first study may take on a machine on which nothing is compiled yet."""
SMALL = {"lang": "en", "left": "zwicker3", "right": "zwicker3 capture=card", "who": "random", "deals": "300"}


def studying(**values: str) -> Studying:
    query = Query({**SMALL, **values})
    return Studying(read_form(query, {}), query.lang, apart=at_once)


def texts(found: Studying) -> str:
    return f"{short_scene(found)} {results_scene(found)}"


# The state


def test_an_address_says_the_whole_study() -> None:
    """What stands in the address is read back to an equal study, rules of one's own included."""
    for values in ({}, SMALL, SMALL | {"both": "no", "players": "2", "seed": "77"}):
        form = read_form(Query(values), {})
        again = read_form(Query.of(form.address("de").removeprefix("?")), {})
        assert again.study == form.study and again.both == form.both


def test_the_results_are_those_of_the_engine() -> None:
    one = studying()
    one.receive({"kind": "start"})
    assert one.shown.results == run_all(one.form.study) and one.shown.is_over and not one.is_running
    scene, short = results_scene(one), short_scene(one)
    assert "Play of programs, not best play" in short["head"][1] and "seed 1" in short["head"][0]
    assert "deal by deal" in scene["heads"][3] and "same cards" in short["notes"][0]
    assert scene["command"].endswith("--players 4 --seats random --deals 300 --seed 1")


def test_unequal_packs_are_not_called_paired() -> None:
    one = studying(right="zwickern")
    one.receive({"kind": "start"})
    assert "Difference of the means" in texts(one) and "not equal" in texts(one)


def test_too_few_deals_have_no_interval() -> None:
    one = studying(deals="149", both="no")
    one.receive({"kind": "start"})
    row = results_scene(one)["groups"][0]["rows"][0]
    assert row["number"] == "149" and row["cells"][0]["interval"] == "too few for an interval"


def test_a_wrong_number_stands_beside_its_field_and_nothing_is_played() -> None:
    one = studying()
    for typed in ("", "0", "many", "1000001", "9" * 40):
        one.receive({"kind": "set", "name": "deals", "value": typed})
        one.receive({"kind": "start"})
        assert "1,000,000" in form_scene(one)["errors"]["deals"] and one.shown is None
    one.receive({"kind": "set", "name": "deals", "value": "1.000"})
    assert one.form.deals == 1000 and not one.errors


def test_only_tables_both_rule_sets_have_are_offered() -> None:
    one = studying(players="2")
    one.receive({"kind": "rules", "side": "right", "name": "queen"})
    assert form_scene(one)["players"] == ["3", "4"] and one.form.players == 4


@pytest.mark.parametrize(
    "message",
    [None, [], {"kind": "set", "name": "who", "value": "search"}, {"kind": "set", "name": "players", "value": "99"},
     {"kind": "save"}, {"kind": "rules", "side": "middle"}],
)  # fmt: skip
def test_what_is_no_report_is_passed_over(message: object) -> None:
    one = studying()
    before = one.form
    one.receive(message)
    assert one.form == before and not one.saved.number


def test_a_run_can_be_broken_off_and_says_so() -> None:
    """What was played until then stays, told as partial, and another run can begin."""
    waiting: list[Callable[[], None]] = []
    one = Studying(read_form(Query(SMALL), {}), "en", apart=waiting.append)
    one.receive({"kind": "start"})
    assert one.is_running and run_scene(one)["progress"]["percent"] == 0
    one.receive({"kind": "cancel"})
    waiting.pop()()
    assert not one.is_running and (one.shown is None or not one.shown.is_complete)
    one.receive({"kind": "start"})
    waiting.pop()()
    assert one.shown.is_complete


def test_a_run_that_was_left_is_not_heard() -> None:
    one = studying()
    one._hear(Event(), object())  # type: ignore[arg-type]
    assert one.shown is None


def test_the_saved_file_repeats_the_study(tmp_path: Path) -> None:
    one = studying()
    one.receive({"kind": "start"})
    one.receive({"kind": "save", "suffix": ".csv"})
    kept = tmp_path / "kept.csv"
    kept.write_bytes(base64.b64decode(results_scene(one)["file"]["data"]))
    assert load(kept) == one.shown.results


@pytest.mark.parametrize("suffix", [".csv", ".parquet"])
def test_a_saved_study_is_loaded_and_repeated_to_the_last_digit(suffix: str) -> None:
    """The form describes the file's study, its results are shown, and playing it again is told to be equal."""
    if suffix == ".parquet":
        pytest.importorskip("pyarrow")
    one, other = studying(who="greedy,random", seed="5"), studying(both="no", deals="20")
    one.receive({"kind": "start"})
    one.receive({"kind": "save", "suffix": suffix})
    data = results_scene(one)["file"]["data"]
    other.receive({"kind": "load", "name": f"kept{suffix}", "data": data})
    assert other.form.study == one.form.study and other.shown.results == one.shown.results
    assert "from the file" in texts(other) or "in the file" in texts(other)
    other.receive({"kind": "start"})
    assert other.repeated is True and "to the last digit" in texts(other)
    changed = one.shown.results.tallies
    tampered = Results(one.form.study, {**changed, Figure(0, "tie"): Tally(1, {0: 1})})
    other.receive({"kind": "load", "name": "x.csv", "data": base64.b64encode(written(tampered, ".csv")).decode()})
    other.receive({"kind": "start"})
    assert other.repeated is False and "not the same" in texts(other)
    other.receive({"kind": "set", "name": "seed", "value": "6"})
    other.receive({"kind": "start"})
    assert other.repeated is None


@pytest.mark.parametrize(
    ("name", "data", "told"),
    [("x.csv", b"nonsense", "no results"), ("x.txt", b"", ".csv"), ("x.csv", b"\xff\xfe", "no results"),
     ("x.parquet", b"PAR1", "no results"), ("x.csv", b"0" * (2**22 + 1), "")],
)  # fmt: skip
def test_a_file_that_holds_no_study_is_told_and_nothing_changes(name: str, data: bytes, told: str) -> None:
    one = studying()
    before = one.form
    one.receive({"kind": "load", "name": name, "data": base64.b64encode(data).decode()})
    assert told in form_scene(one)["errors"]["file"] and one.form == before and one.shown is None
    one.receive({"kind": "start"})
    assert one.shown.is_complete


def test_data_that_are_no_base64_are_told() -> None:
    one = studying()
    one.receive({"kind": "load", "name": "x.csv", "data": "a"})
    assert form_scene(one)["errors"]["file"]


def test_a_study_too_large_for_the_page_is_sent_to_the_command_line() -> None:
    three = Study.of("zwicker3", "zwicker6", "queen", deals=20, seed=1)
    one = studying()
    kept = base64.b64encode(written(run_all(three), ".csv")).decode()
    one.receive({"kind": "load", "name": "three.csv", "data": kept})
    assert "--repeat" in form_scene(one)["errors"]["file"] and one.shown is None


def test_each_seat_can_have_a_player_of_its_own() -> None:
    """Chosen in the form, kept in the address, told with the results and by seat."""
    one = studying()
    assert not form_scene(one)["seats"]
    one.receive({"kind": "set", "name": "who", "value": "mixed"})
    one.receive({"kind": "set", "name": "seat.1", "value": "greedy"})
    assert one.form.study.seats == ("random", "greedy", "random", "random")
    assert read_form(Query.of(one.form.address("en").removeprefix("?")), {}).study == one.form.study
    one.receive({"kind": "set", "name": "seat.9", "value": "greedy"})
    one.receive({"kind": "set", "name": "seat.1", "value": "search"})
    assert one.form.study.seats[1] == "greedy" and len(form_scene(one)["seats"]) == 4
    one.receive({"kind": "start"})
    scene = results_scene(one)
    assert "East Beginner" in short_scene(one)["head"][1] and "--seats random,greedy,random,random" in scene["command"]
    assert any("East, Beginner" in row["label"] for group in scene["groups"] for row in group["rows"])
    one.receive({"kind": "set", "name": "players", "value": "2"})
    assert one.form.study.seats == ("random", "greedy")
    one.receive({"kind": "set", "name": "who", "value": "greedy"})
    assert one.form.study.seats == ("greedy", "greedy") and not form_scene(one)["seats"]


def test_the_exact_chance_stands_beside_the_counted_one() -> None:
    one = studying(both="no")
    one.receive({"kind": "start"})
    rows = {row["label"]: row["cells"][0] for row in results_scene(one)["groups"][0]["rows"]}
    told = [cell["exact"] for cell in rows.values() if "exact" in cell]
    assert len(told) == 2 and "17.04" in told[0]


def test_visitors_wait_in_the_order_they_came_and_see_their_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one study at a time: the second waits, the third moves up when the second gives up, and all end."""
    queue = Queue(1)
    monkeypatch.setattr(state, "shared", lambda: queue)
    stands: dict[int, list[str]] = {2: [], 3: []}
    first, second, third = (studying(deals="20", seed=str(seed)) for seed in (1, 2, 3))
    threads: list[Thread] = []

    def apart(act: Callable[[], None]) -> None:
        threads.append(Thread(target=act))
        threads[-1].start()

    placed = {2: Event(), 3: Event()}
    for one, name in ((second, 2), (third, 3)):
        one._apart = apart

        def see(change: object, one: Studying = one, name: int = name) -> None:
            stands[name].append(run_scene(one)["progress"]["text"] if one.place else "")
            placed[name].set()

        one.param.watch(see, "place")
    with queue.turn(Event(), print) as mine:
        assert mine
        for one, name in ((second, 2), (third, 3)):
            one.receive({"kind": "start"})
            assert placed[name].wait(60)
        assert "queue: 1" in stands[2][0] and "queue: 2" in stands[3][0]
        placed[3].clear()
        second.receive({"kind": "cancel"})
        assert placed[3].wait(60) and "queue: 1" in stands[3][-1]
    for thread in threads:
        thread.join()
    assert not second.is_running and second.shown is None
    assert third.shown.is_complete and third.place == 0
    first.receive({"kind": "start"})
    assert first.shown.is_complete


def test_the_first_picture_says_both_exact_chances() -> None:
    corner = Corner(apart=at_once)
    corner.begin()
    head = corner_scene(corner, "en")["head"]
    assert "2.30\u00a0%" in head and "17.04\u00a0%" in head and len(corner.left) == 5


def test_the_question_of_the_village_is_asked_ready_and_answered_in_words() -> None:
    """From the lab, the house rules and a pair the same study is one press away; its deals are paired."""
    query = Query({"lang": "en"})
    links = [ways(query)[-1].href]
    writing = Writing(Query({"lang": "en", "base": "zwicker3", **own_rules(wild_jokers())}))
    links.append(home_scene(writing)["links"][-1]["href"])
    pair = read_pair(Query.of(urlsplit(ways(query)[1].href).query))
    links.append(pair_scene(Comparing(pair, "en"))["studies"]["href"])
    for link in links:
        form = read_form(Query.of(urlsplit(link).query), {})
        assert [one.jokers for one in form.rules] == [("*15", "*20", "*25"), ("*a", "*b", "*c")]
        assert form.study.is_paired(1)
    one = Studying(replace(form, deals=300), "en", apart=at_once)
    one.receive({"kind": "start"})
    short = short_scene(one)
    assert "same cards" in short["notes"][0] and run_scene(one)["results"]
    assert re.match(r"Zwicks in a deal: .* more", short["sentences"][0])
    assert "any wild joker" in str(short["sentences"]) and "By the first rule set: joker 15" in short["sentences"][-1]


# The page


def test_a_study_is_made_on_the_page(
    page: Page,
    app_url: str,
    visit: Callable[[Page, str], Page],
    axe: Callable[[Page], None],
    sideways: Callable[[Page], None],
    tmp_path: Path,
) -> None:
    """From the lab: wrong number, run, figures, the file, loaded and repeated; reload keeps the form; a cancel."""
    visit(page, f"{app_url}lab?lang=en")
    page.get_by_role("link", name="Over many deals").click()
    expect(page.locator(".headline")).to_contain_text("17.04", timeout=COMPILING_MS)
    expect(page.locator(".summary")).to_contain_text("Zwicker with three jokers beside Zwicker with wild jokers")
    deals = page.get_by_label("How many deals")
    deals.fill("many")
    page.get_by_role("button", name="Have them played").click()
    expect(page.locator("#study-deals-wrong")).to_contain_text("1,000,000")
    page.locator("#study-who").select_option("mixed")
    page.get_by_label("East", exact=True).select_option("traditional")
    page.locator("#study-who").select_option("random")
    deals.fill("300")
    page.get_by_role("button", name="Have them played").click()
    expect(page.locator(".study-results")).to_contain_text("300 deals with 4 players", timeout=COMPILING_MS)
    expect(page.locator(".keeping")).to_contain_text("zwicker-lab study --repeat")
    expect(page.locator("#study-short")).to_contain_text("Zwicks in a deal:")
    axe(page)
    with page.expect_download() as kept:
        page.get_by_role("button", name="Save the results (CSV)").click()
    assert kept.value.suggested_filename == "zwicker-lab-study.csv"
    page.get_by_text("Look at a saved study again").click()
    page.get_by_label("File of results").set_input_files(kept.value.path())
    expect(page.locator("#study-file-wrong")).to_contain_text(".csv")
    kept.value.save_as(tmp_path / "kept.csv")
    page.get_by_label("File of results").set_input_files(tmp_path / "kept.csv")
    expect(page.locator(".study-results")).to_contain_text("results in the file")
    page.get_by_role("button", name="Have them played").click()
    expect(page.locator(".study-results")).to_contain_text("to the last digit", timeout=COMPILING_MS)
    page.reload()
    expect(page.get_by_label("How many deals")).to_have_value("300")
    expect(page.locator("#study-who")).to_have_value("random")
    page.get_by_label("How many deals").fill("1000000")
    page.get_by_role("button", name="Have them played").click()
    expect(page.locator(".running")).to_contain_text("played (", timeout=COMPILING_MS)
    page.get_by_role("button", name="Cancel").first.click()
    expect(page.get_by_role("button", name="Have them played")).to_be_visible(timeout=COMPILING_MS)
    page.set_viewport_size({"width": 360, "height": 800})
    page.evaluate("scrollTo(0, 0)")
    expect(page.get_by_role("button", name="Have them played")).to_be_in_viewport(ratio=1)
    page.emulate_media(color_scheme="dark")
    sideways(page)
    axe(page)
    expect(page).to_have_url(re.compile("deals=1000000"))
