"""The page on which lessons are made, in a real browser: written, sought, saved, opened, shared, printed and played."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.ui.browser import PHONE
from zwicker_lab.lessons.draft import HINTS, Draft, DraftExercise, Words
from zwicker_lab.lessons.own import MOST_EXERCISES
from zwicker_lab.ui.make.scenes import share_link

ATTACK = '<img src=x onerror="globalThis.hacked = 1">'
STUB = "globalThis.print = () => { globalThis.printed = (globalThis.printed ?? 0) + 1 }"


def pages(pdf):
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def rows(page):
    return page.locator(".row")


def test_a_lesson_is_written_kept_printed_saved_opened_and_played(new_page, visit, app_url, axe, sideways, tmp_path):
    """Somebody without programming makes a lesson of five exercises; whatever is typed stays text everywhere."""
    page = new_page(accept_downloads=True, permissions=["clipboard-read", "clipboard-write"])
    page.add_init_script(STUB)
    visit(page, f"{app_url}make?lang=de")

    # Cards by hand, with the keyboard: into the hand, into a build; each is told at once.
    page.locator("[data-id=clear]").click()
    expect(page.locator(".cards .err")).to_contain_text("Auf der Hand fehlt")
    page.locator("[data-zone=build]").press("Enter")
    for card in ("9c", "3h"):
        page.locator(f'.pack [data-card="{card}"]').press("Enter")
    page.locator("#total").select_option("6")
    page.locator("[data-id=lay-build]").click()
    page.locator("[data-zone=hand]").press("Enter")
    page.locator('.pack [data-card="6s"]').press("Enter")
    expect(page.locator("#line")).to_have_value("zwicker3; table (9c 3h =6); hand 6s")
    expect(page.locator(".found")).to_contain_text("Eine Antwort ist richtig")

    # The line and the cards stay in step.
    page.locator("#line").fill("zwicker3; table 5c 4d; hand 9h 5s")
    page.locator("#line").press("Enter")
    expect(page.locator(".made .lies")).to_have_count(4)

    # A goal that cannot be reached says so beside it; one that can shows its answers.
    goal = page.get_by_label("Was ist gefragt?")
    goal.select_option("build_total")
    expect(page.locator("#wanted-err")).to_contain_text("Summe")
    page.locator("#wanted").fill("14")
    expect(page.locator(".found .err")).to_contain_text("erreicht kein erlaubter Zug")
    goal.select_option("make_zwick")
    expect(page.locator(".found")).to_contain_text("Eine Antwort ist richtig")

    # Without a title nothing is played; texts that attack stay texts.
    page.locator("[data-id=play]").click()
    expect(page.locator("#title-err")).to_contain_text("Hier fehlt der Text")
    page.get_by_label("Titel, Deutsch").fill(ATTACK)
    page.get_by_label("Aufgabe, Deutsch").fill(ATTACK)
    page.locator("summary", has_text="Tipps und Lob").click()
    page.get_by_label("Tipp 1, Deutsch").fill(ATTACK)
    expect(rows(page).first).to_contain_text("<img")

    # More exercises: cards by chance under a condition, a copy, one removed and brought back.
    page.locator("[data-id=add]").click()
    expect(rows(page)).to_have_count(2)
    page.locator("summary", has_text="Zufall").click()
    page.locator(".condition select").select_option("zwick-exactly")
    page.locator("[data-id=seek]").click()
    expect(page.locator(".seek [role=status]")).to_contain_text("Gefunden")
    goal.select_option("make_zwick")
    expect(page.locator(".found")).to_contain_text("2 Antworten sind richtig")
    for count in (3, 4, 5):
        page.locator("[data-id=copy]").click()
        expect(rows(page)).to_have_count(count)
    page.locator("[data-id=remove]").click()
    expect(rows(page)).to_have_count(4)
    page.locator("[data-id=undo]").click()
    expect(rows(page)).to_have_count(5)
    axe(page)
    sideways(page)

    # Paper: four to a page, one more, and the answers. The browser's own command alone says how to get there.
    page.emulate_media(media="print")
    expect(page.locator(".unasked")).to_be_visible()
    page.emulate_media(media="null")
    expect(page.locator(".unasked")).to_be_hidden()
    page.locator("[data-id=print]").click()
    page.wait_for_function("globalThis.printed === 1")
    sheets = page.pdf(prefer_css_page_size=True)
    assert pages(sheets) == 3
    assert page.locator(".paper .qr img").count() == 5

    # A link and a file; the file opens again.
    page.locator("[data-id=share]").click()
    expect(page.locator(".whole")).to_contain_text("Der Link ist kopiert")
    link = page.evaluate("navigator.clipboard.readText()")
    with page.expect_download() as saving:
        page.locator("[data-id=save]").click()
    saved = Path(tmp_path, "lesson.toml")
    saving.value.save_as(saved)
    page.locator("[data-id=new]").click()
    expect(rows(page)).to_have_count(1)
    page.locator("#lesson-file").set_input_files(saved)
    expect(rows(page)).to_have_count(5)
    page.locator("#lesson-file").set_input_files({"name": "x.toml", "mimeType": "text/plain", "buffer": b"title = 3"})
    expect(page.locator("#lesson-problem")).to_contain_text("title")
    expect(rows(page)).to_have_count(5)

    # Kept over a reload; another window takes it over, and this one says so.
    page.reload()
    expect(rows(page)).to_have_count(5)
    other = page.context.new_page()
    visit(other, f"{app_url}make?lang=de")
    expect(rows(other)).to_have_count(5)
    expect(page.locator("[data-id=elsewhere-here]")).to_be_visible()
    other.close()
    page.locator("[data-id=elsewhere-here]").click()
    expect(page.locator("[data-id=elsewhere-here]")).to_be_hidden()

    # Played at once, with hints and the record of the first try; and by the link.
    page.locator("[data-id=play]").click()
    page.locator(".slip [data-id=begin]").click()
    expect(page.locator("h1")).to_have_text(ATTACK)
    expect(page.locator(".prompt")).to_contain_text("<img")
    page.locator(".hand [data-card='9h']").click()
    for item in ("5c", "4d"):
        page.locator(f".tableau [data-item='{item}']").click()
    page.locator(".below [data-id=try]").click()
    expect(page.locator(".side .slip h2").first).to_have_text("Richtig, gleich beim ersten Mal")
    visit(page, link)
    expect(page.locator("h1")).to_have_text(ATTACK)
    page.wait_for_function("Object.keys(JSON.parse(localStorage.getItem('zwicker-lab-own') ?? '{}')).length === 1")
    assert page.evaluate("globalThis.hacked") is None


def test_on_a_phone_the_page_and_the_plans_fit_and_a_plan_begins_a_lesson(new_page, visit, app_url, axe, sideways):
    page = new_page(**PHONE, color_scheme="dark")
    page.goto(f"{app_url}learn?lang=de")
    page.locator(".for-teachers a").nth(1).click()
    page.locator(".offers .btn").nth(1).click()
    expect(page.locator(".evening")).to_have_count(6)
    axe(page)
    sideways(page)
    page.locator(".evening .btn").first.click()
    expect(rows(page)).to_have_count(6)
    axe(page)
    sideways(page)


def test_the_longest_words_and_the_most_exercises_fit_a_phone(new_page, visit, app_url, sideways):
    """In large print, from the beginning to the end."""
    word = Words("Donaudampfschifffahrtsgesellschaftskapitänswitwenkartenabend")
    one = DraftExercise("zwicker3; table 5c; hand 5s 2c", task=word, hints=(word,) * HINTS, success=word)
    page = new_page(**PHONE)
    visit(page, share_link(Draft(word, word, word, exercises=(one,) * MOST_EXERCISES).toml(), "de", app_url))
    page.evaluate("zlLook.set('size', 'large')")
    sideways(page)
    page.locator(".slip [data-id=begin]").click()
    page.locator(".ladder button").first.click()
    expect(page.locator(".ladder .open")).to_have_count(1)
    page.locator(".hand [data-card='5s']").click()
    page.locator(".tableau [data-item='5c']").click()
    page.locator("[data-id=try]").last.click()
    expect(page.locator(".side .slip h2").first).to_have_text("Richtig, mit Tipp")
    sideways(page)
    visit(page, page.url.replace("exercise=1", "exercise=done"))
    expect(page.locator(".went .task")).to_have_count(MOST_EXERCISES)
    sideways(page)


def test_a_plan_is_printed_an_evening_to_a_page(page, visit, app_url):
    visit(page, f"{app_url}plans?plan=evening&lang=en")
    sheets = page.pdf(prefer_css_page_size=True)
    assert pages(sheets) == 3


def test_on_a_slow_wire_the_fields_keep_what_is_typed(page, app_url):
    """What the browser had kept arrives late, and so does another exercise; neither takes back what is typed."""
    held, passing = [], []

    def through(socket):
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(message) if passing else held.append((socket, message)))

    def mend():
        passing.append(True)
        while held:
            socket, message = held.pop(0)
            socket.send(message)

    kept = Draft(Words("Alt", "Old"), exercises=(DraftExercise(task=Words("Eins")), DraftExercise(task=Words("Zwei"))))
    page.goto(f"{app_url}home?lang=de")
    value = json.dumps({"value": kept.to_json()})
    page.evaluate("value => localStorage.setItem('zwicker-lab-make', value)", value)
    page.route_web_socket(re.compile("/ws"), through)
    page.goto(f"{app_url}make?lang=de")
    passing.append(True)
    mend()
    expect(rows(page)).to_have_count(2)
    expect(page.locator("#title-de")).to_have_value("Alt")
    passing.clear()
    rows(page).nth(1).click()
    expect(page.locator("#task-de")).not_to_be_editable()
    page.locator("#title-de").fill("Heute")
    page.locator("#title-de").blur()
    mend()
    expect(page.locator("#task-de")).to_have_value("Zwei")
    expect(page.locator("#task-de")).to_be_editable()
    expect(page.locator("#title-de")).to_have_value("Heute")
    page.wait_for_function("localStorage.getItem('zwicker-lab-make').includes('Heute')")
    page.reload()
    expect(page.locator("#title-de")).to_have_value("Heute")


@pytest.mark.filterwarnings("ignore:reference already known")  # Bokeh's client sends its roots anew on reconnecting
def test_what_is_typed_while_the_line_is_cut_is_there_when_it_is_back(page, wire, visit, app_url, complaints):
    """Texts of lesson and exercise reach Python and the browser's storage; the keyboard stays where it was."""
    held, strip = wire(page), page.locator("#zl-strips .note")
    visit(page, f"{app_url}make?lang=en")
    title, task = page.get_by_label("Title, English"), page.get_by_label("Task, English")
    title.fill("Two")
    expect(page.locator("#title-err")).to_be_empty()
    held.cut()
    expect(strip).to_be_visible()
    title.fill("Two ways")
    task.fill("Take everything.")
    held.mend()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(strip).to_have_count(0)
    expect(title).to_have_value("Two ways")
    expect(task).to_have_value("Take everything.")
    expect(task).to_be_focused()
    page.keyboard.type(" Now!")
    page.wait_for_function("localStorage.getItem('zwicker-lab-make').includes('Now!')")
    page.reload()
    expect(title).to_have_value("Two ways")
    expect(task).to_have_value("Take everything. Now!")
    complaints.clear()  # what the browser says about the closed socket


def test_what_is_typed_in_the_moment_before_the_page_is_left_is_kept(page, visit, app_url):
    """Long before Python could have heard of it: in the lesson, and in the exercise it was typed into."""
    typed = (
        "(field, text) => { field.value = text; field.dispatchEvent(new Event('input')); if (%s) location.reload(); }"
    )
    visit(page, f"{app_url}make?lang=en")
    page.locator("[data-id=add]").click()
    expect(page.locator("h2", has_text="Exercise 2")).to_be_visible()
    page.locator("#title-en").evaluate(typed % "false", "Two ways")
    with page.expect_navigation():
        page.locator("#task-en").evaluate(typed % "true", "Look twice.")
    expect(page.locator("#title-en")).to_have_value("Two ways")
    rows(page).nth(1).click()
    expect(page.locator("#task-en")).to_have_value("Look twice.")
    page.wait_for_function("!localStorage.getItem('zwicker-lab-make').includes('late')")
    page.reload()
    expect(rows(page).nth(1)).to_contain_text("Look twice.")
