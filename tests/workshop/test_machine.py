"""Whatever anybody sends, in any order: no command crashes, the journal is the room, and nothing hidden is seen."""

from __future__ import annotations

import json
from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.workshop.parties import ILLEGAL, MISS, RIGHT, Party, cards_in, hidden_from, party
from zwicker_lab.workshop import Deals, Done, Exercises, LiveRoom, Refusal, Room, Ticket, fold, rights
from zwicker_lab.workshop import commands as do
from zwicker_lab.workshop.concerns import concerns
from zwicker_lab.workshop.room import apply
from zwicker_lab.workshop.views import view
from zwicker_lab.workshop.who import DOOR, Who, guest

numbers = st.integers(0, 4)
answers = st.sampled_from([RIGHT, MISS, ILLEGAL, "9s x", "", "<b>", "NS 14", "out *20"]).filter(bool)
plans = st.sampled_from(
    [
        Exercises(refs=("08-3", "01-1")),
        Exercises(refs=("08-3", "count 3 zwicker3", "referee 3 zwicker3"), pace="own"),
        Deals(players=2, deals=2),
        Deals(rules="zwickern", players=3, fill="sit_out", partners="stay", strength="random"),
        Deals(players=4, deals=3, strength="random"),
    ]
)
PIECES = {
    "name": st.text(max_size=12),
    "guest": numbers,
    "helper": numbers,
    "table": numbers,
    "seat": numbers,
    "item": numbers,
    "deal": numbers,
    "ply": st.integers(0, 12),
    "at": numbers,
    "round": st.integers(0, 3),
    "on": st.booleans(),
    "answer": answers,
    "move": answers,
    "plan": plans,
}


def any_of(*kinds: type) -> st.SearchStrategy[do.Command]:
    built = (st.builds(kind, **{name: PIECES[name] for name in kind.model_fields if name in PIECES}) for kind in kinds)
    return st.one_of(list(built))


COMMANDS = {
    "host": any_of(*rights.GUIDING, *rights.OWN, do.Help, do.Reveal, do.Go, do.TakeBack, do.Freeze),
    "helper": any_of(*rights.HELPING),
    "guest": any_of(*rights.GUESTS, do.Go, do.Hint, do.StandIn, do.Sit, do.Rename, do.TakeBack, do.DealNext),
    "any": any_of(*do.Command.__args__),
}


class Evening(RuleBasedStateMachine):
    """People who come, go, and send whatever they like; often what fits the moment, else anything."""

    @initialize(led=st.booleans(), seed=st.integers(0, 99), plan=plans)
    def begin(self, led: bool, seed: int, plan: Exercises | Deals) -> None:
        self.party: Party
        self.party, self.people = party("Anna", "9s", "Ole", led=led, chance=Random(seed))
        if self.party.host:
            self.people.append(self.party.host)
        self.party.done(self.people[-1], do.Start(plan=plan))
        if isinstance(plan, Deals):
            self.party.done(self.people[-1], do.DealNext(round=1, deal=0))

    @property
    def room(self) -> LiveRoom:
        return self.party.room

    @precondition(lambda self: len(self.people) < 9)
    @rule(name=st.text(max_size=30), key=st.integers(0, 5))
    def join(self, name: str, key: int) -> None:
        found = self.room.join(name, f"key-of-door-{key}")
        if isinstance(found, Ticket):
            self.people.append(found)

    @precondition(lambda self: self.party.host and not self.room.room.helpers)
    @rule(table=numbers, hands=st.booleans())
    def help(self, table: int, hands: bool) -> None:
        assert self.party.host
        found = self.room.let_help(self.party.host.token, f"help-{self.room.n}-{table}-000", table)
        if isinstance(found, Ticket):
            self.people.append(found)
            self.party.act(self.party.host, do.Help(helper=found.who.number, table=table, hands=hands, acts=True))

    @rule(who=st.integers(0, 20), data=st.data(), stray=st.integers(0, 9), key=st.none() | st.integers(0, 20))
    def send(self, who: int, data: st.DataObject, stray: int, key: int | None) -> None:
        """Anybody sends anything, mostly what they might, in the round that is on; ``key`` may be one used before."""
        role = self.people[who % len(self.people)].who.role
        command = data.draw(COMMANDS["any" if stray == 9 else role])
        if stray < 8 and isinstance(command, do.InRound):
            command = command.model_copy(update={"round": self.party.round})
        named = f"{next(self.party.keys)}" if key is None else f"key-used-{key}"
        before, room = self.room.n, self.room.room
        found = self.room.act(self.people[who % len(self.people)].token, named, command)
        assert isinstance(found, Done | Refusal)
        if isinstance(found, Refusal):
            assert found.text("de") and found.text("en")
            assert self.room.n == before and self.room.room == room

    @rule(times=st.integers(1, 30))
    def work(self, times: int) -> None:
        """What fits: legal moves, then the next deal; a right answer of everybody."""
        if self.room.room.is_frozen:
            assert self.party.act(self.party.host, do.Freeze(on=False))
        room, guests = self.room.room, [one for one in self.people if one.who.number in self.room.room.guests]
        if room.tables and not self.party.play_out([one for one in guests if one.who.role == "guest"], times):
            self.party.act(self.people[-1], do.DealNext(round=self.party.round, deal=len(room.tables.deals)))
        for ticket in guests if room.exercises else ():
            self.party.act(ticket, do.Try(round=self.party.round, item=0, answer=RIGHT))

    @rule(who=st.integers(0, 20), times=st.integers(2, 3))
    def twice(self, who: int, times: int) -> None:
        """The same key sent again does nothing more, and answers the same."""
        ticket, before = self.people[who % len(self.people)], self.room.n
        command = self.party.move(ticket) if ticket.who.role == "guest" else do.Freeze(on=not self.room.room.is_frozen)
        key = f"{next(self.party.keys)}"
        if command is not None:
            first, *again = (self.room.act(ticket.token, key, command) for _ in range(times))
            if isinstance(first, Done) and first.event is not None:
                assert again == [Done(first.n, first.event, again=True)] * (times - 1)
                mine = [entry for entry in self.entries(before) if entry.key.endswith(key)]
                assert len(mine) == 1

    def entries(self, after: int = 0) -> list:
        return self.party.rooms._store.journal(self.room.kept, after)

    @invariant()
    def the_journal_is_the_room(self) -> None:
        """Each new entry is read once; whoever is not told of it sees nothing new by it."""
        if not hasattr(self, "folded"):
            self.folded, self.read = Room(self.room.kept.code, led=self.room.kept.led), 0
        for entry in self.entries(self.read):
            before, self.folded, self.read = self.folded, apply(self.folded, entry.event), self.read + 1
            assert entry.n == self.read
            for who in (*map(guest, before.guests), *(Who("helper", number) for number in before.helpers), DOOR):
                gone = who.role == "guest" and who.number not in self.folded.guests
                if not gone and not concerns(self.folded, entry.event, who):
                    assert view(before, who, "en") == view(self.folded, who, "en"), entry.event
        assert self.folded == self.room.room

    @invariant()
    def nothing_hidden_is_seen(self) -> None:
        game = self.room.room.tables
        for ticket in self.people:
            seen = self.room.view(ticket.token, "en")
            text = json.dumps(seen)
            assert ticket.token not in text
            if seen is None or ticket.who.role != "guest" or not game or not game.here:
                continue
            table = game.here.table_of(ticket.who.number)
            if table is None:
                assert not cards_in(seen)
            else:
                hidden = hidden_from(table, table.seat_of(ticket.who.number))
                assert not cards_in(seen) & hidden
        if game and game.here and not game.here.is_over:
            shown = self.room.view(None, "de")
            assert shown and not cards_in(shown["deal"]["tables"])

    def teardown(self) -> None:
        if hasattr(self, "party"):
            entries = self.entries()
            begun = Room(self.room.kept.code, led=self.room.kept.led)
            assert fold(begun, [entry.event for entry in entries]) == self.room.room
            assert len({entry.key for entry in entries}) == len(entries)
            self.party.rooms.close()


Evening.TestCase.settings = settings(max_examples=15, stateful_step_count=30, deadline=None)
TestEvening = Evening.TestCase
