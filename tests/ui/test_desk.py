"""The championship desk in a real browser: a whole evening of 22 people, two devices, the wall, paper, a crash."""

from __future__ import annotations

import re
from itertools import cycle, product
from random import Random

import pytest
from playwright.sync_api import expect

from tests.ui.browser import PHONE
from zwicker_lab.data_folder import VARIABLE
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.desk.page import desk_page, paper_page, projector_page
from zwicker_lab.ui.desk.where import store
from zwicker_lab.zwick.tournament import ranking
from zwicker_lab.zwick.tournament.draw import draw, draw_final

NAMES = [
    f"{first} {last}"
    for last in ("Bleiker", "Egli")
    for first in ("Ruth", "Beat", "Rösli", "Ueli", "Vreni", "Köbi", "Sepp", "Margrit", "Trudi", "Heidi", "Res")
]
XSS = "<img src=x onerror=\"window.hacked='yes'\">"


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    yield tmp_path
    store().close()


@pytest.fixture
def site(serve):
    return serve({"desk": desk_page, "projector": projector_page, "paper": paper_page})


def begun(count=0, names=NAMES, **options):
    """A championship with people, made without the browser."""
    token = store().begin("Winter", "Trudi", **options)
    for name in (*names, *(f"P{at}" for at in range(len(names), count)))[:count]:
        store().add(token, "join", {"name": name, "paid": True}, "Trudi")
    return token


def drawn(token, seed=1):
    def made(championship):
        passe = (draw_final if championship.next == "final" else draw)(championship, seed)
        tables = [list(table.seats) for table in passe.tables]
        return {"seed": seed, "tables": tables, "out": list(passe.out), "final": passe.is_final}

    store().add(token, "draw", made, "Trudi")


def entered(token, but=()):
    """Enter every open table of the last Passe, without the browser."""
    made = store().read(token)
    for at, table in enumerate(made.drawn[-1].tables):
        if at not in but and table.sheet is None:
            strokes, birds = numbers(len(table.seats), at)
            data = {"passe": len(made.drawn) - 1, "table": at, "strokes": strokes, "birds": birds, "base": 0}
            store().add(token, "sheet", data, "Trudi")


def numbers(seats, seed):
    rng = Random(seed)
    cuts = sorted(rng.sample(range(8, 15 * seats - 7), seats - 1))
    return [b - a for a, b in zip([0, *cuts], [*cuts, 15 * seats], strict=True)], [
        int(rng.random() < 0.3) for _ in range(seats)
    ]


def tab(page, name):
    page.locator(f'.desk-tab[data-id="{name}"]').click()
    expect(page.locator(f'.desk-tab[data-id="{name}"]')).to_have_attribute("aria-current", "page")


def type_sheet(page, strokes, birds=None):
    """Type a sheet by keys alone: strokes down, birds down, Enter writes it."""
    page.locator('[data-id="strokes0"]').focus()
    for value in (*map(str, strokes), *(str(bird or "") for bird in birds or [0] * len(strokes))):
        page.keyboard.type(value)
        page.keyboard.press("Enter")


def enter_passe(page, seed):
    """Enter every table of the open Passe in the browser."""
    tab(page, "enter")
    for at in range(page.locator(".desk-table").count()):
        page.locator("#jump").fill(str(at + 1))
        page.locator("#jump").press("Enter")
        expect(page.locator(f'[data-id="table-{at}"]')).to_have_attribute("aria-current", "true")
        expect(page.locator(".stand h2")).to_contain_text(str(at + 1))
        expect(page.locator('[data-id="strokes0"]')).to_be_focused()
        type_sheet(page, *numbers(4, seed + at))
        expect(page.locator(f'[data-id="table-{at}"]')).to_have_class(re.compile(r"\bok\b"))


def test_a_whole_championship_of_22_people_to_the_final_with_a_correction_and_a_late_comer(page, site, visit):
    """A pasted list, four Passen with house players, one number corrected, somebody late, the final."""
    visit(page, f"{site}desk?lang=en")
    page.locator("#desk-title").fill("Winter championship")
    page.locator("#desk-who").fill("Trudi")
    page.get_by_role("button", name="Begin a championship").click()
    page.wait_for_url(re.compile(r"desk\?.*c="))
    expect(page.locator(".desk-now")).to_contain_text("Nobody has registered yet")
    page.locator("#join-name").fill("\n".join(f"{name}, 079" for name in NAMES[:21]))
    page.get_by_role("button", name="Register", exact=True).click()
    expect(page.locator(".people li")).to_have_count(21)
    page.locator('.people [data-id$="-paid"]').first.check()
    expect(page.locator(".desk-people")).to_contain_text("20 have not paid yet")
    for passe in range(1, 5):
        page.get_by_role("button", name=f"Draw Passe {passe}").click()
        expect(page.locator(".drawn h2")).to_have_text(f"Passe {passe}")
        expect(page.locator(".halls li")).to_have_count(6)
        expect(page.locator(".drawn")).to_contain_text("House player 2")
        expect(page.locator(".drawn")).to_contain_text("Nobody meets anybody again")
        if passe == 1:
            tab(page, "people")
            expect(page.locator(".desk-people .note")).to_contain_text("plays from the next draw on")
            page.locator("#join-name").fill(NAMES[21])
            page.locator("#join-name").press("Enter")
            expect(page.locator(".people li")).to_have_count(22)
        enter_passe(page, 100 * passe)
        if passe == 2:
            correct_table_three(page)
    tab(page, "ranking")
    expect(page.locator(".desk-ranking tbody tr")).to_have_count(22)
    token = page.evaluate("new URLSearchParams(location.search).get('c')")
    made = store().read(token)
    first = [made.by_number[one.player].name for one in ranking(made)]
    assert {entry.who for entry in store().entries(token)} == {"Trudi"}
    expect(page.locator(".desk-ranking tbody th").first).to_contain_text(first[0])
    page.get_by_role("button", name="Draw the seats of the final").click()
    expect(page.locator(".drawn h2")).to_have_text("Final")
    seats = page.locator(".halls li span").all_inner_texts()
    assert sorted(seats) == sorted(first[:4])
    tab(page, "enter")
    type_sheet(page, [10, 25, 15, 10])
    expect(page.locator(".desk-now")).to_contain_text(f"{seats[1]} has won")
    tab(page, "ranking")
    expect(page.locator(".desk-ranking .slip tbody th").first).to_contain_text(seats[1])
    places = page.locator(".desk-ranking > table tbody th").all_inner_texts()
    assert len(places) == 22 and places[0].startswith(seats[1])
    assert "079" not in page.locator(".desk-ranking").inner_text()


def correct_table_three(page):
    """One number of a table that is entered is changed: flagged with the numbers, then right; the trail tells both."""
    page.locator('[data-id="table-2"]').click()
    expect(page.locator(".stand h2")).to_contain_text("table 3")
    fields = [page.locator(f'[data-id="strokes{seat}"]') for seat in (0, 3)]
    old = [int(field.input_value()) for field in fields]
    fields[0].fill(str(old[0] - 2))
    expect(page.locator(".stand .note.warn")).to_contain_text("58 instead of 60: 2 strokes are missing")
    expect(page.locator('.stand [data-id="enter"]')).to_have_attribute("aria-disabled", "true")
    fields[1].fill(str(old[1] + 2))
    expect(page.locator(".stand .note.ok")).to_be_visible()
    fields[1].press("Control+Enter")
    expect(page.locator(".desk-said .note.ok")).to_contain_text("Table 3 is entered")
    tab(page, "more")
    expect(page.locator(".trail li").first).to_contain_text(f"{old[0]} becomes {old[0] - 2}")
    expect(page.locator(".trail li").first).to_contain_text("Trudi")


def test_two_devices_see_each_other_and_neither_overwrites_the_other(new_page, site, visit):
    token = begun(8)
    drawn(token)
    url = f"{site}desk?lang=en&c={token}&view=enter&passe=1&table=1"
    one, other = new_page(), new_page()
    for page, who in ((one, "Trudi"), (other, "Beat")):
        visit(page, url)
        page.locator("#desk-writer").fill(who)
        page.locator("#desk-writer").press("Tab")
        expect(page.locator(".missing")).to_be_hidden()
    other.locator('[data-id="strokes0"]').fill("12")
    type_sheet(one, [20, 20, 10, 10], [0, 1, 0, 0])
    expect(other.locator('[data-id="table-0"]')).to_have_class(re.compile(r"\bok\b"))
    expect(other.locator(".stand .note.warn").first).to_contain_text("Trudi entered this table")
    expect(other.locator('[data-id="strokes0"]')).to_have_value("12")
    expect(other.locator('.stand [data-id="enter"]')).to_have_attribute("aria-disabled", "true")
    other.locator('[data-id="theirs"]').click()
    expect(other.locator('[data-id="strokes0"]')).to_have_value("20")
    other.locator('[data-id="strokes0"]').fill("18")
    other.locator('[data-id="strokes1"]').fill("22")
    other.locator('.stand [data-id="enter"]').click()
    expect(other.locator(".desk-said .note.ok")).to_contain_text("Table 1 is entered")
    one.locator("#jump").fill("1")
    one.locator("#jump").press("Enter")
    expect(one.locator('[data-id="strokes0"]')).to_have_value("18")
    assert [entry.who for entry in store().entries(token)][-2:] == ["Trudi", "Beat"]


def test_what_is_typed_survives_a_reload_and_what_is_entered_a_new_server(page, site, serve, visit):
    token = begun(8)
    drawn(token)
    visit(page, f"{site}desk?lang=en&c={token}&view=enter")
    page.locator('[data-id="strokes1"]').fill("17")
    expect(page.locator(".strokes-sum")).to_have_text("17")
    visit(page, page.url)
    expect(page.locator('[data-id="strokes1"]')).to_have_value("17")
    type_sheet(page, [20, 17, 13, 10])
    expect(page.locator('[data-id="table-0"]')).to_have_class(re.compile(r"\bok\b"))
    again = serve({"desk": desk_page})
    visit(page, f"{again}desk?lang=en&c={token}")
    expect(page.locator(".desk-now")).to_contain_text("1 of 2 tables")
    visit(page, f"{again}desk?lang=en")


def test_what_is_typed_stays_while_others_write_and_other_parts_are_looked_at(page, site, visit):
    """A sheet, a name that is being changed, the title."""
    token = begun(8)
    drawn(token)
    visit(page, f"{site}desk?lang=en&c={token}&view=enter")
    page.locator('[data-id="strokes1"]').fill("17")
    expect(page.locator(".strokes-sum")).to_have_text("17")
    tab(page, "people")
    page.get_by_role("button", name="Change: Ruth Bleiker").click()
    name = page.locator(".editing input").first
    name.fill("Ruth Bl")
    store().add(token, "join", {"name": "Näf", "paid": True}, "Beat")
    expect(page.locator(".people")).to_contain_text("Näf")
    expect(name).to_have_value("Ruth Bl")
    expect(name).to_be_focused()
    tab(page, "more")
    page.locator("#more-title").fill("Winter in")
    store().add(token, "join", {"name": "Hug", "paid": True}, "Beat")
    expect(page.locator(".trail li").first).to_contain_text("Hug")
    expect(page.locator("#more-title")).to_have_value("Winter in")
    tab(page, "enter")
    expect(page.locator('[data-id="strokes1"]')).to_have_value("17")


def test_a_sheet_that_does_not_add_up_needs_a_second_word_and_stays_marked(page, site, visit):
    token = begun(8)
    drawn(token)
    visit(page, f"{site}desk?lang=en&c={token}&view=enter")
    for seat, value in enumerate([20, 20, 10, 5]):
        page.locator(f'[data-id="strokes{seat}"]').fill(str(value))
    expect(page.locator(".stand .note.warn")).to_contain_text("55 instead of 60: that is one deal too few")
    page.locator('[data-id="strokes3"]').press("Control+Enter")
    expect(page.locator('[data-id="table-0"]')).to_have_class(re.compile(r"\bopen\b"))
    page.locator('[data-id="anyway"]').click()
    expect(page.locator('[data-id="table-0"]')).to_have_class(re.compile(r"\boff\b"))
    expect(page.locator('[data-id="table-0"]')).to_contain_text("55 strokes")
    tab(page, "more")
    page.locator(".trail li").first.get_by_role("button").click()
    expect(page.locator(".trail li").first).to_contain_text("Taken back")
    tab(page, "enter")
    expect(page.locator('[data-id="table-0"]')).to_have_class(re.compile(r"\bopen\b"))


def test_the_wall_follows_and_shows_no_contact_and_no_way_in(new_page, site, visit):
    token = begun(9)
    store().add(token, "change", {"number": 2, "contact": "secret@example.org"}, "")
    drawn(token)
    watcher = store().access(token).watcher
    wall, desk = new_page(), new_page()
    visit(wall, f"{site}projector?lang=en&c={watcher}")
    expect(wall.locator(".halls li")).to_have_count(3)
    entered(token)
    expect(wall.locator(".wall .rk tbody tr")).to_have_count(9)
    assert "secret" not in wall.content() and token not in wall.content()
    visit(desk, f"{site}desk?lang=en&c={watcher}")
    expect(desk.locator(".desk-start .err")).to_contain_text("leads to no championship")
    expect(desk.locator(".people")).to_have_count(0)


def test_names_are_text_everywhere(page, site, visit):
    token = begun(4, names=[XSS, "=1+1", "a&b", "'quoted'"])
    drawn(token)
    entered(token)
    for rest in (
        *(f"desk?c={token}&view={view}" for view in ("people", "draw", "enter", "ranking", "more")),
        f"projector?c={token}",
        *(f"paper?c={token}&what={what}" for what in ("sheets", "tables", "ranking")),
    ):
        visit(page, f"{site}{rest}&lang=en")
        expect(page.get_by_text("onerror").first).to_be_attached()
        assert page.evaluate("window.hacked") is None


@pytest.mark.parametrize("way", ["odd", "out"])
def test_other_ways_with_odd_numbers_are_explained_and_ranked_by_deals(page, site, visit, way):
    token = begun(10)
    visit(page, f"{site}desk?lang=en&c={token}&view=draw")
    expect(page.locator(".desk-ways")).to_contain_text("10 players: with tables of four 2 would be left over")
    page.locator(f'[data-id="way-{way}"]').check()
    page.get_by_role("button", name="Draw Passe 1").click()
    expect(page.locator(".drawn h2")).to_have_text("Passe 1")
    entered(token)
    tab(page, "ranking")
    expect(page.locator(".desk-ranking")).to_contain_text("divided by the deals")
    expect(page.locator(".desk-ranking .counts").first).to_have_text(re.compile(r"\d\.\d\d"))


def test_a_draw_can_be_checked(page, site, visit):
    token = begun(12)
    drawn(token, seed=424242)
    visit(page, f"{site}desk?lang=en&c={token}&view=draw")
    expect(page.locator(".seed")).to_contain_text("Lot 424242")
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".desk-said .note.ok")).to_contain_text("gives exactly these tables")


def test_people_change_leave_and_come_back_and_a_name_twice_is_refused(page, site, visit):
    token = begun(5)
    visit(page, f"{site}desk?lang=en&c={token}")
    page.locator("#join-name").fill("ruth bleiker")
    page.locator("#join-name").press("Enter")
    expect(page.locator(".desk-said .note.bad")).to_contain_text("There is a “ruth bleiker” already")
    expect(page.locator("#join-name")).to_have_value("ruth bleiker")
    page.get_by_role("button", name="Change: Ruth Bleiker").click()
    page.locator(".editing input").first.fill("Ruth B.")
    page.locator(".editing input").first.press("Enter")
    expect(page.locator(".people")).to_contain_text("Ruth B.")
    page.get_by_role("button", name="Leaves: Ruth B.").click()
    expect(page.locator(".people .gone")).to_contain_text("Ruth B.")
    page.get_by_role("button", name="Comes back: Ruth B.").click()
    expect(page.locator(".people .gone")).to_have_count(0)


def test_every_part_fits_and_is_open_to_all(page, site, fits):
    """Each in one of the two languages."""
    token, langs = begun(22, way="house"), cycle(LANGUAGES)
    drawn(token)
    entered(token, but=(2,))
    views = [f"desk?c={token}&view={view}" for view in ("people", "draw", "enter", "ranking", "more")]
    for place in ("desk?", *views, f"projector?c={token}", f"paper?c={token}&what=sheets"):
        fits(page, f"{site}{place}&lang={next(langs)}")


def test_targets_on_a_phone_are_large(new_page, site, visit):
    token = begun(8)
    drawn(token)
    page = new_page(**PHONE)
    for view in ("people", "draw", "enter", "ranking", "more"):
        visit(page, f"{site}desk?lang=de&c={token}&view={view}")
        small = page.locator(
            "main :is(button, input:not([type=checkbox], [type=radio]), select, summary)"
        ).evaluate_all(
            "all => all.filter(n => n.offsetWidth && (n.offsetWidth < 40 || n.offsetHeight < 44)).map(n => n.outerHTML)"
        )
        assert not small


def test_nothing_leaves_its_box_in_large_print_on_a_phone(new_page, site, visit):
    """Long names too: every cell of a table lies inside the slip or the part it stands in."""
    token = begun(8, names=["Hans-Rudolf Schwarzenegger-Zurbriggen", "Siebenhundertneunundneunzig", *NAMES[:6]])
    drawn(token)
    entered(token, but=(0,))
    page = new_page(**PHONE)
    for view, lang in product(("enter", "ranking"), LANGUAGES):
        visit(page, f"{site}desk?lang={lang}&c={token}&view={view}")
        page.evaluate("zlLook.set('size', 'large')")
        outside = page.locator("main :is(td, th, input, select, .btn)").evaluate_all(
            "all => all.filter(n => n.offsetWidth && n.getBoundingClientRect().right"
            " > n.closest('.slip, .zl').getBoundingClientRect().right + 0.5).map(n => n.outerHTML)"
        )
        assert not outside


def test_a_code_stays_open_while_others_write(page, site, visit):
    token = begun(8)
    visit(page, f"{site}desk?lang=en&c={token}&view=more")
    page.get_by_label("Show QR code: For organisers").click()
    picture = page.get_by_alt_text("QR code with the link: For organisers")
    expect(picture).to_be_visible()
    expect(page.get_by_alt_text("QR code with the link: For the wall and for all")).to_be_hidden()
    store().add(token, "join", {"name": "Näf", "paid": True}, "Beat")
    expect(page.locator(".trail li").first).to_contain_text("Näf")
    expect(picture).to_be_visible()
