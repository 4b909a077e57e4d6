"""The table as sentences: no less than a reader needs, no more than the table shows, heard and seen on request."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.ui.seated import AROUND, CROWDED, LESSON, card, seat  # noqa: F401 - a fixture
from zwicker_lab.cards import Card
from zwicker_lab.names import card_name
from zwicker_lab.notation import read_position
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.table.scene import Staging
from zwicker_lab.ui.table.sentences import sentences

BOTH = pytest.mark.parametrize("lang", LANGUAGES)
READ = {"de": "Den Tisch vorlesen", "en": "Read the table"}


def told(line, lang="en", **staging):
    return sentences(read_position(line), Staging(lang, **staging))


@BOTH
@pytest.mark.parametrize("line", [LESSON, CROWDED, AROUND])
def test_every_card_on_the_table_and_in_the_hand_is_named(line, lang):
    position = read_position(line)
    said = " ".join(told(line, lang)).casefold()
    for shown in (*position.hand, *(each for item in position.table for each in item.cards)):
        assert card_name(Card(shown), lang).casefold() in said


@BOTH
@pytest.mark.parametrize("line", [LESSON, CROWDED, AROUND])
def test_every_sentence_begins_large_and_ends_with_a_full_stop(line, lang):
    for sentence in told(line, lang, show_seats=True, seat="S"):
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert sentence.endswith(".") and not sentence.endswith("..")


def test_builds_are_told_with_total_cards_and_builder():
    assert "There is a build of 14, last builder East, made of 10 of diamonds and 4 of diamonds." in told(AROUND)
    assert "Dort liegt ein Haufen 6: Kreuz-9 und Pik-3." in told(CROWDED, "de")


def test_a_value_that_is_kept_is_told():
    assert told("zwicker3 table_value=fixed; table Kd=4; hand 9s")[0] == "On the table lies king of diamonds as 4."


def test_the_own_seat_is_addressed():
    assert "You hold 8 of spades, jack of clubs, 2 of diamonds and 6 of hearts." in told(LESSON, seat="N")
    assert told(AROUND, "de", show_seats=True, seat="S", names={"S": "Du"}).count("Du bist dran.") == 1
    assert "Süd ist dran." in told(AROUND, "de", show_seats=True)


def test_german_declines_no_name_of_a_card_or_a_seat():
    """A wild joker and whoever holds the open hand are named as they are called, in every case."""
    line, names = "zwickern-wild3 rebuild_by=own_side; table (9d *b =14 N); hand 9s *a", {"N": "Die offene Hand"}
    assert told(line, "de", names=names) == [
        "Dort liegt ein Haufen 14, letzter Erbauer Die offene Hand: Karo-9 und Joker B (wild).",
        "Die offene Hand hält: Pik-9 und Joker A (wild).",
    ]


def test_hidden_hands_are_only_counted():
    said = " ".join(told(AROUND, show_seats=True, open_hands=False, seat="S"))
    assert "East holds 3 cards." in said
    assert "7 of hearts" not in said
    assert "7 of hearts" in " ".join(told(AROUND, show_seats=True, seat="S"))


def test_other_seats_are_told_only_where_they_are_shown():
    assert not any("East holds" in sentence for sentence in told(AROUND, seat="S"))


def test_an_empty_table_and_the_end_are_told():
    line = (
        "zwicker3; players 2; table ; hands 1: / 2: ; turn 1; won 1: 9s 9d / 2: ; zwicks 1: 1 / 2: 0; last 1; stock 0"
    )
    assert told(line, show_seats=True) == [
        "The table is empty.",
        "Player 1 holds no card.",
        "Player 2 holds no card.",
        "The deal is over.",
        "Player 1: 2 cards won, 1 Zwick.",
        "Player 2: 0 cards won, no Zwick.",
    ]


# ---- in the browser --------------------------------------------------------------------------------------------


def test_a_key_in_the_table_speaks_and_shows_the_sentences(page, seat):  # noqa: F811 - the fixture
    trial = seat(page, LESSON)
    card(page, "8s").focus()
    page.keyboard.press("t")
    expect(page.locator("#zl-live")).to_contain_text("On the table lie 8 of diamonds, 5 of clubs, 3 of hearts and 10")
    shown = page.get_by_role("region", name="The table in words")
    expect(shown.get_by_role("listitem")).to_have_count(len(trial.scene["told"]["sentences"]))
    card(page, "8s").click()
    page.get_by_role("button", name="Take two").click()
    expect(shown).to_contain_text("On the table lie 8 of diamonds and 10 of diamonds.")
    shown.get_by_role("button", name="Hide").click()
    expect(shown).to_be_hidden()
    expect(page.get_by_role("button", name="Read the table")).to_be_focused()


def test_the_key_is_left_alone_outside_the_table(page, seat):  # noqa: F811 - the fixture
    seat(page, LESSON)
    page.locator("#zl-language").focus()
    page.keyboard.press("t")
    expect(page.get_by_role("region", name="The table in words")).to_be_hidden()


def test_the_button_comes_before_the_table_and_shows_itself_to_the_keyboard(page, seat):  # noqa: F811 - the fixture
    seat(page, LESSON)
    button = page.get_by_role("button", name="Read the table")
    assert button.evaluate("node => getComputedStyle(node).clipPath") != "none"
    button.focus()
    assert button.evaluate("node => getComputedStyle(node).clipPath") == "none"
    page.keyboard.press("Enter")
    expect(page.locator("#zl-live")).to_contain_text("On the table lie")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.shadowRoot?.activeElement?.className ?? ''") != ""


def test_the_settings_keep_the_sentences_under_every_table(page, seat, axe):  # noqa: F811 - the fixture
    trial = seat(page, AROUND, show_seats=True)
    shown = page.get_by_role("region", name="The table in words")
    expect(shown).to_be_hidden()
    page.get_by_role("button", name="Text size, colours, pace").click()
    page.get_by_label("The table in words as well").check()
    page.keyboard.press("Escape")
    expect(shown.get_by_role("listitem")).to_have_count(len(trial.scene["told"]["sentences"]))
    axe(page)
    page.reload()
    expect(shown).to_be_visible()
