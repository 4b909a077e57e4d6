"""Trying moves at a table, without a browser: judged, asked back, never guessed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zwicker_lab.notation import read_position
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.table.rich import plain
from zwicker_lab.ui.table.slips import slip
from zwicker_lab.ui.table.trying import TableTry

LESSON = "zwicker3; table 8d 5c 3h Td; hand 8s Jc 2d 6h"
TWO_WAYS = "zwicker3; table 4d; hand 4s Kd 8h"


class Heard(list):
    """Every attempt as ``(move, code)``; ``answer`` is what the table hears back."""

    answer = None

    def __call__(self, move, reason):
        self.append((str(move), reason and reason.code))
        return self.answer


@pytest.fixture
def heard():
    return Heard()


def table(line, heard=None, **settings):
    return TableTry(read_position(line), on_attempt=heard, **settings)


def offered(trial):
    return [choice["id"] for group in trial.uses["groups"] for choice in group["choices"]]


def states(trial):
    return {item["id"]: item["state"] for item in trial.scene["table"]}


def test_exploring_shows_the_uses_of_a_card_as_soon_as_it_is_chosen():
    trial = table(LESSON)
    trial.receive({"kind": "pick", "card": "8s"})
    assert offered(trial) == ["8s x 8d", "8s x 5c 3h", "8s x 8d 5c 3h", "8s > Td = 2", "8s"]
    assert states(trial) == {"8d": "target", "5c": "target", "3h": "target", "Td": "target"}


def test_an_exercise_shows_no_use_until_it_is_asked_for_and_reports_that():
    asked = []
    trial = table(LESSON, mode="exercise", on_list=lambda: asked.append(True))
    trial.receive({"kind": "pick", "card": "8s"})
    assert offered(trial) == []
    assert set(states(trial).values()) == {""}
    trial.receive({"kind": "press", "id": "list"})
    assert len(offered(trial)) == 5
    trial.receive({"kind": "pick", "card": "2d"})
    assert asked == [True]


def test_an_exercise_without_help_has_no_button_for_the_list():
    trial = table(LESSON, mode="exercise", can_list=False)
    trial.pick("8s")
    trial.receive({"kind": "press", "id": "list"})
    assert offered(trial) == []


def test_the_chosen_card_again_puts_it_back():
    trial = table(LESSON)
    trial.pick("8s")
    trial.pick("8s")
    assert trial.chosen is None
    assert offered(trial) == []


def test_a_legal_try_is_heard_and_played(heard):
    trial = table(LESSON, heard)
    trial.pick("8s")
    trial.mark("5c")
    trial.mark("3h")
    trial.attempt()
    assert heard == [("8s x 5c 3h", None)]
    assert [str(item) for item in trial.position.table] == ["8d", "Td"]
    assert trial.scene["event"]["items"] == ["5c", "3h"]
    assert (trial.chosen, trial.marked) == (None, ())


def test_items_may_be_touched_before_the_card(heard):
    trial = table(LESSON, heard, mode="exercise")
    trial.mark("5c")
    trial.mark("3h")
    trial.pick("8s")
    assert trial.marked == ("5c", "3h")
    trial.attempt()
    assert heard == [("8s x 5c 3h", None)]


def test_nothing_is_played_where_the_listener_says_no(heard):
    heard.answer = False
    trial = table(LESSON, heard)
    before = trial.position
    trial.drop("8s", "8d")
    assert trial.asking == ()
    assert trial.position is before
    assert trial.chosen is None


@pytest.mark.parametrize(
    "act",
    [lambda t: t.drop("4s", "4d"), lambda t: (t.mark("4d"), t.pick("4s"), t.attempt())],
    ids=["dropped", "touched"],
)
@pytest.mark.parametrize("mode", ["explore", "exercise"])
def test_a_try_that_can_be_read_in_two_ways_is_asked_never_guessed(heard, act, mode):
    trial = table(TWO_WAYS, heard, mode=mode)
    before = trial.position
    act(trial)
    assert [str(move) for move in trial.asking] == ["4s x 4d", "4s > 4d = 8"]
    assert offered(trial) == ["4s x 4d", "4s > 4d = 8"]
    assert heard == []
    assert trial.position is before
    trial.choose("4s > 4d = 8")
    assert heard == [("4s > 4d = 8", None)]
    assert str(trial.position.table[0]) == "(4d 4s =8)"


def test_escape_takes_back_a_question(heard):
    trial = table(TWO_WAYS, heard)
    trial.drop("4s", "4d")
    trial.receive({"kind": "back"})
    assert (trial.asking, trial.chosen, trial.marked, heard) == ((), None, (), [])


def test_two_builds_of_one_try_are_asked():
    trial = table("zwicker3; table 9d; hand 3s Jh 6c")
    trial.drop("3s", "9d")
    assert [str(move) for move in trial.asking] == ["3s > 9d = 12", "3s > 9d = 6"]


def test_a_card_that_keeps_its_value_is_asked_for_it():
    trial = table("zwicker3 table_value=fixed; table 9d; hand Kd 6c")
    trial.drop("Kd")
    assert [str(move) for move in trial.asking] == ["Kd=4", "Kd=14"]


def test_a_refusal_shows_its_sum_in_cards_and_what_the_hand_holds(heard):
    trial = table("zwicker3; table 5d 9h 2s; hand 3c 8h 7d Kc", heard, mode="exercise")
    trial.drop("3c", "9h")
    assert heard == [("3c > 9h = 12", "total_not_held")]
    assert {"c": "9h", "n": "9 of hearts"} in trial.slip["sums"][0]
    assert {"x": "12"} in trial.slip["sums"][0]
    assert [row["card"][0]["c"] for row in trial.slip["rows"]] == ["8h", "7d", "Kc"]
    assert states(trial)["9h"] == "no"
    assert trial.chosen == "3c"


def test_what_was_touched_stays_chosen_after_a_refusal(heard):
    """One item too many is let go by one touch; what a card was only dropped on is not kept."""
    trial = table("zwicker3; table 9d 5c 4h 2s; hand 9s Kc", heard, mode="exercise")
    trial.pick("9s")
    for item in ("9d", "5c", "4h", "2s"):
        trial.mark(item)
    trial.attempt()
    assert trial.marked == ("9d", "5c", "4h", "2s")
    trial.mark("2s")
    assert "no" not in states(trial).values()
    trial.drop("9s", "2s")
    assert (trial.marked, states(trial)["2s"]) == (("9d", "5c", "4h"), "no")
    trial.attempt()
    assert heard[-1] == ("9s x 9d 5c 4h", None)


def test_a_refusal_reckons_a_capture_and_a_build_unless_one_is_meant():
    """Where both fail by their sums both are told, each by its name; what rules do not have is no second reading."""
    line = "zwicker3; table 9h; hand 3c 8h"
    told = {}
    for meant in (None, "capture", "build"):
        trial = table(line, mode="exercise", meant=meant)
        trial.drop("3c", "9h")
        told[meant] = list(map(plain, trial.slip["text"]))
    assert [text.partition(":")[0] for text in told[None]] == ["As a build", "As a capture"]
    assert told["build"] + told["capture"] == [text.partition(": ")[2] for text in told[None]]
    fixed = table("zwicker3 build_up=no build_down=no; table 9h; hand 3c 8h", mode="exercise")
    fixed.drop("3c", "9h")
    assert len(fixed.slip["text"]) == 1


def test_an_exercise_keeps_what_would_go_to_itself_and_exploring_tells():
    line = "zwicker3; table 5d 9h 2s; hand 3c 8h 7d Kc"
    shown = {}
    for mode in ("explore", "exercise"):
        trial = table(line, mode=mode)
        trial.drop("3c", "9h")
        shown[mode] = str(trial.slip["text"])
    assert "instead" in shown["explore"]
    assert "instead" not in shown["exercise"]


@pytest.mark.parametrize(("meant", "move"), [("capture", "3c x 9h"), ("build", "3c > 9h = 12")])
def test_the_page_may_say_how_an_unfit_try_was_meant(heard, meant, move):
    trial = table("zwicker3; table 9h; hand 3c 8h", heard, meant=meant)
    trial.drop("3c", "9h")
    assert heard[0][0] == move


def test_a_try_without_a_card_says_what_is_missing(heard):
    trial = table(LESSON, heard, mode="exercise")
    trial.mark("8d")
    trial.attempt()
    assert heard == []
    assert trial.scene["note"] == ["Choose a card from your hand first, then try."]


def test_only_the_seat_to_move_can_try(heard):
    trial = table("zwicker3; players 2; table 8d; hands 1: 8s / 2: 8h; turn 2", heard, seat="1")
    trial.pick("8s")
    trial.drop("8s", "8d")
    assert (trial.chosen, heard) == (None, [])
    assert "Player 2" in trial.scene["note"][0]


def test_hands_nobody_knows_cannot_be_played(heard):
    trial = table(LESSON, heard)
    trial.drop("8s", "8d")
    trial.receive({"kind": "pick", "card": "?"})
    trial.mark("5c")
    assert trial.marked == ()
    assert len(heard) == 1


def test_a_frozen_table_is_only_looked_at(heard):
    trial = table(LESSON, heard, frozen=True)
    for message in (
        {"kind": "pick", "card": "8s"},
        {"kind": "drop", "card": "8s", "item": "8d"},
        {"kind": "mark", "item": "8d"},
    ):
        trial.receive(message)
    assert (trial.chosen, trial.marked, heard) == (None, (), [])
    assert trial.scene["buttons"] == []


def test_setting_a_position_shows_it_at_once_and_forgets_the_choice():
    trial = table(LESSON)
    trial.pick("8s")
    event = trial.scene["event"]["n"]
    trial.position = read_position(TWO_WAYS)
    assert [item["id"] for item in trial.scene["table"]] == ["4d"]
    assert trial.scene["event"] == {"n": event}
    assert trial.chosen is None


def test_undo_goes_back_without_a_film():
    trial = table(LESSON)
    before = trial.position
    trial.drop("2d")
    played = trial.scene["event"]["n"]
    trial.undo()
    assert trial.position is before
    assert trial.scene["event"] == {"n": played}


def test_a_film_is_shown_once():
    """A redraw for another reason carries the event's number, which the browser has seen."""
    trial = table("zwicker3; players 2; table 8d 5c; hands 1: 8s 2c / 2: 5h 3c")
    trial.drop("8s", "8d")
    first = trial.scene["event"]
    trial.pick("5h")
    assert first["kind"] == "capture"
    assert trial.scene["event"] == {"n": first["n"]}


def test_the_last_cards_of_a_deal_go_to_the_last_capturer():
    trial = table("zwicker3; players 2; table 8d 5c; hands 1: 8s / 2: ; last 2")
    trial.drop("8s", "8d")
    rest = trial.scene["event"]["rest"]
    assert (rest["items"], rest["pile"]) == (["5c"], "1")


def test_a_large_table_offers_a_bounded_list_that_can_be_continued():
    trial = table("zwickern; table Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Ac 2c 3c 4c; hand Ks Qs")
    trial.pick("Ks")
    few = offered(trial)
    assert len(few) <= 40
    assert few[-1] == "Ks"
    trial.receive({"kind": "more"})
    assert len(offered(trial)) > len(few)
    assert trial.uses["more"]


def test_captures_come_with_the_fewest_cards_first():
    trial = table("zwickern; table Ad 2d 3d 4d 5d 6d 7d; hand 9s Qs")
    trial.pick("9s")
    sizes = [len(group) for group in (choice["items"] for choice in trial.uses["groups"][0]["choices"])]
    assert sizes == sorted(sizes)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_state_has_words_in_both_languages(lang):
    trial = table(LESSON, lang=lang, mode="exercise", show_seats=True)
    for message in (
        {"kind": "pick", "card": "8s"},
        {"kind": "press", "id": "list"},
        {"kind": "mark", "item": "5c"},
        {"kind": "press", "id": "try"},
    ):
        trial.receive(message)
    assert trial.slip["title"]
    assert all(button["text"] for button in trial.scene["buttons"])


def test_actions_of_a_slip_are_reported_and_no_others():
    acted = []
    trial = TableTry(read_position(LESSON), on_action=acted.append)
    trial.receive({"kind": "act", "id": "next"})
    trial.tell(slip("en", "Right", actions=[{"id": "next", "text": "Next"}]))
    trial.receive({"kind": "act", "id": "next"})
    trial.receive({"kind": "act", "id": "other"})
    assert acted == ["next"]


NAMES = st.sampled_from(
    ["8s", "Jc", "2d", "6h", "8d", "5c", "3h", "Td", "?", "", "try", "list", "back", "8s x 8d", "undo"]
)
MESSAGES = st.fixed_dictionaries(
    {"kind": st.sampled_from(["pick", "mark", "drop", "press", "choose", "more", "back", "act", "none"])},
    optional={"card": NAMES, "item": st.one_of(NAMES, st.none(), st.integers()), "id": NAMES},
)


@given(
    st.lists(st.one_of(MESSAGES, st.text(max_size=3), st.none()), max_size=12), st.sampled_from(["explore", "exercise"])
)
def test_no_message_breaks_the_table_and_every_move_made_was_legal(messages, mode):
    made = []
    trial = table(
        "zwicker3; players 2; table 8d 5c 3h Td; hands 1: 8s Jc 2d / 2: 6h Kc 8h",
        lambda m, r: made.append((m, r)),
        mode=mode,
    )
    for message in messages:
        before, count = trial.position, len(made)
        trial.receive(message)
        for move, reason in made[count:]:
            refused = before.refusal(move)
            assert (reason and reason.code) == (refused and refused.code)
    assert isinstance(trial.scene["table"], list)
