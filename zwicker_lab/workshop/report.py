"""What is left of an evening: the host's summary, and what a guest takes home."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from zwicker_lab.errors import InputError
from zwicker_lab.notation import DealFile, Ply, write_deal
from zwicker_lab.variants import Variant
from zwicker_lab.variants.carried import rules_tag
from zwicker_lab.workshop.agenda import OWN
from zwicker_lab.workshop.exercise import UNTOUCHED, ExerciseRound, Work
from zwicker_lab.workshop.judging import outcome_of
from zwicker_lab.workshop.results import lines, number
from zwicker_lab.workshop.room import Room, Round
from zwicker_lab.workshop.tables import Deal, Table, TableRound
from zwicker_lab.workshop.view_tables import agreed, standing

Seen = dict[str, Any]
MOST_WRONG = 3
KEPT = ("name", "seat", "tries", "moves", "times")
"""What is kept about a guest, until the room expires or they ask to be forgotten: no address, no account."""


def kept() -> tuple[str, ...]:
    """What is kept about people, by the word a page prints a sentence for.

    >>> kept()
    ('name', 'seat', 'tries', 'moves', 'times')
    """
    return KEPT


def summary(room: Room, lang: str) -> Seen:
    """The evening for the host: of every exercise how it went and what was often tried, of every deal the results."""
    return {
        "code": room.code,
        "guests": [guest.name for guest in room.guests.values()],
        "rounds": [
            _exercises(one, lang) if isinstance(one, ExerciseRound) else _deals(room, one) for one in room.rounds
        ],
    }


def take_home(room: Room, guest: int, lang: str) -> Seen:
    """The evening of one guest: every exercise they tried, those to practise again, and their deals as files.

    A deal is in it once it is over at every table, or its round is.
    """
    exercises = [one for at in room.rounds if isinstance(at, ExerciseRound) for one in _own_exercises(at, guest, lang)]
    return {
        "code": room.code,
        "name": room.guest(guest).name,
        "exercises": exercises,
        "again": list(dict.fromkeys(one["ref"] for one in exercises if one["state"] != "first" and not one["own"])),
        "deals": [one for at in room.rounds if isinstance(at, TableRound) for one in _own_deals(room, at, guest)],
    }


def deal_file(game: TableRound, deal: Deal, table: Table) -> DealFile:
    """The deal as it was played at one table, with rules of somebody's own in it."""
    plies = tuple(Ply(before.mover, move) for before, move in table.history)
    result = table.points if table.is_over else None
    tags = (("Table", str(table.number)), *_rules(game.plan.variant))
    return DealFile(game.plan.variant, game.plan.players, deal.dealer, deal.pack, plies, result, tags)


def _rules(variant: Variant) -> tuple[tuple[str, str], ...]:
    """The rules as a tag; none for those that are too long, which are in the plan alone."""
    try:
        return rules_tag(variant)
    except InputError:
        return ()


def finished(room: Room, game: Round) -> tuple[Deal, ...]:
    """The deals of a round whose cards no table has to be kept from any more."""
    if not isinstance(game, TableRound):
        return ()
    return tuple(deal for deal in game.deals if deal.is_over or game is not room.round)


def results(room: Room) -> list[Seen]:
    """Every result of an evening: of one guest at one exercise or one deal each."""
    return [
        {"round": at, "name": room.guest(one.pop("guest")).name, **one}
        for at, game in enumerate(room.rounds, 1)
        for one in (_worked(game) if isinstance(game, ExerciseRound) else _played(room, game))
    ]


def _worked(at: ExerciseRound) -> list[Seen]:
    return [
        {
            "kind": "exercise",
            "number": item + 1,
            "guest": guest,
            "state": work.state,
            "tries": len(work.attempts),
            "hints": work.hints + work.uses,
        }
        for (item, guest), work in sorted(at.works.items(), key=lambda one: one[0])
    ]


def _played(room: Room, game: TableRound) -> list[Seen]:
    return [
        {
            "kind": "deal",
            "number": at,
            "guest": guest,
            "table": line.table,
            "points": number(line.points),
            "above": number(line.above),
        }
        for at, deal in enumerate(finished(room, game), 1)
        for line in lines(deal)
        for seat, guest in enumerate(deal.tables[line.table - 1].seats)
        if guest is not None and game.plan.sides[seat] == line.side
    ]


# ---- exercises ---------------------------------------------------------------------------------------------------


def _exercises(at: ExerciseRound, lang: str) -> Seen:
    return {
        "kind": "exercises",
        "title": at.plan.title,
        "items": [_item(at, item, lang) for item in range(len(at.plan.refs))],
    }


def _item(at: ExerciseRound, item: int, lang: str) -> Seen:
    works = [work for (one, _), work in at.works.items() if one == item]
    states = Counter(work.state for work in works)
    exercise = at.plan.exercise(item)
    return {
        "ref": at.plan.refs[item],
        "task": exercise.task.of(lang),
        "tried": sum(bool(work.attempts) for work in works),
        "first": states["first"],
        "later": states["later"],
        "trying": states["trying"],
        "wrong": [
            {"answer": answer, "number": count, "why": outcome_of(exercise, answer).why.of(lang)}
            for answer, count in _wrong(works).most_common(MOST_WRONG)
        ],
    }


def _wrong(works: Sequence[Work]) -> Counter[str]:
    return Counter(one.answer for work in works for one in work.attempts if not one.is_right)


def _own_exercises(at: ExerciseRound, guest: int, lang: str) -> list[Seen]:
    found = []
    for item, ref in enumerate(at.plan.refs):
        work, exercise = at.work(item, guest), at.plan.exercise(item)
        if work != UNTOUCHED:
            found.append(
                {
                    "ref": ref,
                    "own": ref.startswith(OWN),
                    "position": exercise.position,
                    "task": exercise.task.of(lang),
                    "state": work.state,
                    "answers": [one.answer for one in work.attempts],
                    "hints": work.hints + work.uses,
                }
            )
    return found


# ---- deals -------------------------------------------------------------------------------------------------------


def _deals(room: Room, game: TableRound) -> Seen:
    return {"kind": "deals", **agreed(game), "ranking": standing(room, game)}


def _own_deals(room: Room, game: TableRound, guest: int) -> list[Seen]:
    found = []
    for deal in finished(room, game):
        table = deal.table_of(guest)
        if table is not None:
            side = table.position.sides[game.plan.sides[table.seats.index(guest)]]
            points = {name: number(won) for name, won in zip(table.position.sides, table.points, strict=True)}
            file = write_deal(deal_file(game, deal, table))
            found.append({"table": table.number, "side": side, "points": points, "file": file})
    return found
