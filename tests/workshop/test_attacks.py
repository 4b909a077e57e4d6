"""A list of attacks on a room, each with what it comes to."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable
from itertools import count

import pytest

from tests.workshop.parties import MISS, RIGHT, Party, party
from zwicker_lab.errors import InputError
from zwicker_lab.workshop import Deals, Done, Exercises, Refusal, Ticket
from zwicker_lab.workshop import commands as do
from zwicker_lab.workshop.codes import LENGTH, SIGNS
from zwicker_lab.workshop.people import LONGEST_NAME, clean_name
from zwicker_lab.workshop.room import Guest

EXERCISES = Exercises(refs=("08-3", "01-1"))
Attack = Callable[[Party, list[Ticket]], "Refusal | Done"]


def raw(command: object) -> Attack:
    """The first guest sends this."""
    text = command if isinstance(command, str) else json.dumps(command)
    return lambda made, people: made.act(people[0], text)


def deals(made: Party) -> None:
    made.start_deals(Deals(players=2, deals=1))


def foreign_move(made: Party, people: list[Ticket]) -> Refusal | Done:
    """A guest makes the move of the one whose turn it is."""
    deals(made)
    moves = [made.move(one) for one in people]
    mover = next(at for at, move in enumerate(moves) if move)
    return made.act(people[1 - mover], moves[mover])


def foreign_table(made: Party, people: list[Ticket]) -> Refusal | Done:
    """One who sits elsewhere plays at this table."""
    people.append(made.join("Carla"))
    deals(made)
    game = made.room.room.tables
    assert game and game.here
    mover = next(one for one in people if made.move(one))
    other = next(one for one in people if game.here.table_of(one.who.number) != game.here.table_of(mover.who.number))
    return made.act(other, made.move(mover))


def hidden_card(made: Party, people: list[Ticket]) -> Refusal | Done:
    """A guest lays a card that somebody else holds."""
    deals(made)
    mover = next(one for one in people if made.move(one))
    game, move = made.room.room.tables, made.move(mover)
    assert game and game.here and move
    position = game.here.tables[0].position
    return made.act(mover, move.model_copy(update={"move": position.hands[1 - position.turn][0]}))


def stale_move(made: Party, people: list[Ticket]) -> Refusal | Done:
    """The second device of a seat plays on the table as it lay before."""
    deals(made)
    mover = next(one for one in people if made.move(one))
    stale = made.move(mover)
    second = made.room.second_device(mover.token)
    made.play_one(mover)
    return made.act(second, stale)


def after_removal(made: Party, people: list[Ticket]) -> Refusal | Done:
    """A guest who was removed goes on."""
    made.done(made.host, do.Remove(guest=people[0].who.number))
    return made.act(people[0], do.Try(round=1, item=0, answer=MISS))


def old_host(made: Party, people: list[Ticket]) -> Refusal | Done:
    """The host's first device acts after the place was handed over for good."""
    assert made.host
    second = made.room.second_device(made.host.token)
    assert second and made.room.only_device(second.token)
    assert isinstance(made.act(second, do.Freeze(on=True)), Done)
    return made.act(made.host, do.Freeze(on=False))


def helper_elsewhere(made: Party, people: list[Ticket]) -> Refusal | Done:
    """A helper takes back a move at a table of somebody else."""
    deals(made)
    assert made.host
    helper = made.room.let_help(made.host.token, "helper-00001", table=2)
    assert isinstance(helper, Ticket)
    made.done(made.host, do.Help(helper=1, table=2, acts=True))
    return made.act(helper, do.TakeBack(round=made.round, table=1, ply=0))


ATTACKS: dict[str, tuple[Attack, str]] = {
    "answers for another": (raw({"kind": "try", "round": 1, "item": 0, "answer": "7c", "guest": 2}), "unreadable"),
    "renames another": (raw({"kind": "rename", "name": "x", "guest": 2}), "not-allowed"),
    "removes another": (raw({"kind": "remove", "guest": 2}), "not-allowed"),
    "has a program play for another": (raw({"kind": "stand_in", "on": True, "guest": 2}), "not-allowed"),
    "takes a seat where the host seats": (raw({"kind": "sit", "round": 1, "table": 1, "seat": 0}), "not-allowed"),
    "moves for the one whose turn it is": (foreign_move, "illegal"),
    "moves at another table": (foreign_table, "not-your-table"),
    "lays a card it does not hold": (hidden_card, "illegal"),
    "plays on an older table from a second device": (stale_move, "table-moved-on"),
    "reveals": (raw({"kind": "reveal", "round": 1, "item": 0}), "not-allowed"),
    "goes on for all": (raw({"kind": "go", "round": 1, "item": 1}), "not-allowed"),
    "starts a round": (raw({"kind": "start", "plan": {"kind": "deals"}}), "not-allowed"),
    "stops the room": (raw({"kind": "freeze", "on": True}), "not-allowed"),
    "ends the evening": (raw({"kind": "end"}), "not-allowed"),
    "joins from within": (raw({"kind": "join", "name": "Eve"}), "not-allowed"),
    "makes itself a helper": (raw({"kind": "help", "helper": 0, "hands": True}), "not-allowed"),
    "takes moves back": (raw({"kind": "take_back", "round": 1, "table": 1, "ply": 0}), "not-allowed"),
    "answers what has not come yet": (raw({"kind": "try", "round": 1, "item": 1, "answer": "7c"}), "other-exercise"),
    "answers in a round that is over": (raw({"kind": "try", "round": 0, "item": 0, "answer": "7c"}), "round-over"),
    "answers with something rude": (raw({"kind": "try", "round": 1, "item": 0, "answer": "<b>rude</b>"}), "unreadable"),
    "sends a number as text": (raw({"kind": "try", "round": "1", "item": 0, "answer": "7c"}), "unreadable"),
    "sends no JSON": (raw("{"), "unreadable"),
    "sends a list": (raw([1, 2]), "unreadable"),
    "sends deep nesting": (raw("[" * 2000), "unreadable"),
    "sends an unknown command": (raw({"kind": "delete_all"}), "unreadable"),
    "sends half a letter": (raw('{"kind": "rename", "name": "\\ud800"}'), "unreadable"),
    "sends too much": (raw({"kind": "rename", "name": "x" * 5000}), "unreadable"),
    "sends a huge number": (raw('{"kind": "hint", "round": 1, "item": ' + "9" * 400 + "}"), "unreadable"),
    "sends a number below zero": (raw({"kind": "hint", "round": 1, "item": -1}), "unreadable"),
    "has an empty name": (raw({"kind": "rename", "name": "\u200b\u202e"}), "name-empty"),
    "acts after it was removed": (after_removal, "unreadable"),
    "acts as host after the place was handed over": (old_host, "unreadable"),
    "helps at a table that is not its own": (helper_elsewhere, "not-allowed"),
    "forges a token": (lambda made, people: made.room.act("x" * 24, "a-new-key-1", do.Freeze(on=True)), "unreadable"),
    "sends an endless token": (lambda made, people: made.room.act("x" * 10**6, "a-new-key-1", do.End()), "unreadable"),
    "sends the hash for the token": (
        lambda made, people: made.room.act(next(iter(made.room._ledger._tokens)), "a-new-key-1", do.End()),
        "unreadable",
    ),
    "sends a bad key": (lambda made, people: made.room.act(people[0].token, "' OR 1=1 --", do.Remove()), "key"),
    "sends an endless key": (lambda made, people: made.room.act(people[0].token, "k" * 65, do.Remove()), "key"),
}  # fmt: skip


@pytest.mark.parametrize("attack", ATTACKS)
def test_the_attack_is_refused_and_changes_nothing(attack: str) -> None:
    act, code = ATTACKS[attack]
    made, people = party("Anna", "Ben")
    made.done(made.host, do.Start(plan=EXERCISES))
    found = act(made, people)
    assert isinstance(found, Refusal), found
    assert found.code == code
    assert found.text("de") and found.text("en") and "\n" not in found.text("en")
    names = [guest.name for guest in made.room.room.guests.values()]
    assert set(names) <= {"Anna", "Ben", "Carla"}
    assert not made.room.room.is_ended
    last = made.rooms._store.journal(made.room.kept, made.room.n - 1)[-1]
    assert last.event.kind in {"started", "dealt", "played", "removed", "halted", "helped"}
    assert made.rooms._store.journal(made.room.kept)[-1].n == made.room.n


def test_another_guests_key_is_not_taken_away() -> None:
    """Keys are everybody's own: whoever sends the key of another neither does that act again nor spoils it."""
    made, (anna, ben) = party("Anna", "Ben")
    made.done(made.host, do.Start(plan=EXERCISES))
    tries = [made.room.act(one.token, "the-same-key", do.Try(round=1, item=0, answer=MISS)) for one in (anna, ben)]
    assert [isinstance(one, Done) and one.again for one in tries] == [False, False]


def test_a_token_of_one_room_is_nothing_in_another() -> None:
    made, (anna,) = party("Anna")
    other, host = made.rooms.create()
    assert host and made.host
    for token in (anna.token, made.host.token):
        assert other.who(token) is None and other.view(token, "en") is None


def test_a_flood_is_held_up_with_a_clear_message_and_others_are_not() -> None:
    """Ten commands at once, then five a second; every seat has its own bucket."""
    times = count()
    made, (anna, ben) = party("Anna", "Ben", clock=lambda: next(times) / 1000)
    made.done(made.host, do.Start(plan=EXERCISES))
    hint = do.Hint(round=1, item=0)
    found = [made.rooms.act(made.room, anna.token, f"flood-{at:04}", hint) for at in range(100)]
    refused = [one for one in found if isinstance(one, Refusal)]
    assert len(refused) == 90 and {one.code for one in refused} == {"too-fast"}
    assert isinstance(made.rooms.act(made.room, ben.token, "one-quiet-act", hint), Done)


def test_codes_cannot_be_found_by_trying() -> None:
    made, _ = party(clock=lambda: 0.0)
    told = set()
    for at in range(100):
        with pytest.raises(InputError) as found:
            made.rooms.open(f"ZZZZ{at:02}", address="1.2.3.4")
        told.add(found.value.message)
    assert told == {"workshop-code", "workshop-guesses"}
    assert made.rooms.open(made.room.kept.code, address="1.2.3.4") is made.room
    assert len(SIGNS) ** LENGTH > 100_000_000


def test_a_crowd_from_one_address_is_let_in_and_a_flood_is_not() -> None:
    made, _ = party(clock=lambda: 0.0)
    found = [made.rooms.join(made.room, f"G{at}", f"a-door-key-{at}", "hall") for at in range(400)]
    joined = sum(isinstance(one, Ticket) for one in found)
    assert joined == 120, "as many as a room holds"
    codes = {one.code for one in found if isinstance(one, Refusal)}
    assert codes == {"room-full", "too-fast"}


def test_nobody_fills_the_server_with_rooms() -> None:
    made, _ = party(clock=lambda: 0.0)
    with pytest.raises(InputError) as refused:
        for _ in range(200):
            made.rooms.create(address="1.2.3.4")
    assert refused.value.message == "workshop-rooms-fast"
    made.rooms.create(address="1.2.3.5")
    with pytest.raises(InputError) as full:
        for _ in range(200):
            made.rooms.create()
    assert full.value.message == "workshop-rooms-full"


def test_half_letters_in_a_name_do_no_harm() -> None:
    made, _ = party("A\ud800nna")
    assert made.room.room.guests[1].name == "Anna"
    assert isinstance(made.room.join("\udfff", "a-key-of-mine"), Refusal)


NAMES = {
    "<script>alert(1)</script>": "<script>alert(1)</script",
    "Anna\u202egro": "Annagro",
    "\u200b\u200d": "",
    "A\nB\r\tC": "A B C",
    "\x00\x1b[31mred": "[31mred",
    "Z" + "\u0301" * 50: "\u0179\u0301\u0301",
    "\u0301Anna": "Anna",
    "مريم": "مريم",
    "שרה\u200f": "שרה",
    "张伟": "张伟",
    "Åsa": "Åsa",
    "👩\u200d🏫": "👩🏫",
    "x" * 10_000: "x" * 24,
    "\u3164\u2800": "",
    "  ": "",
}


@pytest.mark.parametrize("given", NAMES)
def test_names_are_cleaned(given: str) -> None:
    found = clean_name(given)
    assert found == NAMES[given].strip()
    assert len(found) <= LONGEST_NAME
    assert all(unicodedata.category(sign)[0] != "C" for sign in found)


def test_two_of_one_name_are_told_apart() -> None:
    made, _ = party("Anna", "anna", "ANNA\u200b", "Anna 2")
    assert [guest.name for guest in made.room.room.guests.values()] == ["Anna", "anna 2", "ANNA 3", "Anna 2 2"]


def test_one_who_asks_is_forgotten() -> None:
    """The name is nowhere any more: not in memory, not in the journal, not in a room read anew; the tries stay."""
    made, (anna, ben) = party("Annegret", "Ben")
    made.done(made.host, do.Start(plan=EXERCISES))
    made.done(anna, do.Rename(name="Annegret-Lotte"))
    made.done(anna, do.Try(round=1, item=0, answer=RIGHT))
    made.done(anna, do.Remove(forget=True))
    entries = made.rooms._store.journal(made.room.kept)
    assert "Annegret" not in repr(entries) and "Annegret" not in repr(made.room.room)
    assert made.room.room.gone[1] == Guest(1, "")
    assert made.room.who(anna.token) is None
    assert made.room.room.exercises and made.room.room.exercises.work(0, 1).state == "first"
    assert made.room.who(ben.token)
