"""Reading a position line: tolerant of spaces and order, exact about what is wrong and where.

The first field is ``zwick`` with its switches. The others, each at most once and in any order, are written as::

    players 4; dealer B; phase join; turn D; trump r; turned Kr; turner C; in C; out A; lifted 9; shown Ab;
    licked A: Kb 7a; trick Ab 7a; tricks C: 9b Kb Ab Tb / A: ...; laid 9s; hands A: ... / B: ...; stock ? ? Ab

Seats are ``A B C D E`` in playing order, which is counter-clockwise; B deals where nothing is said. ``phase`` is
``play`` where it is left out; the others are ``cut lick deal turn keep join lay`` and the ends ``played unopposed
nobody misdeal``. ``hand`` holds the cards of the seat to move, all others being unknown, ``hands`` those of every seat,
``?`` an unknown card. ``stock`` is a number, or the cards from the top. ``in`` and ``out`` name who takes part, in the
play everybody where neither is said. A finished trick begins with the seat that led it.
"""

from __future__ import annotations

from functools import cached_property

from zwicker_lab.notation.fields import Form, check_name, entries, entry, one_of, read_cards, read_fields
from zwicker_lab.notation.tokens import Token
from zwicker_lab.zwick.cards import PACK, SUITS, UNKNOWN, Card, card
from zwicker_lab.zwick.dealing import check_players
from zwicker_lab.zwick.notation.checks import check, check_fields
from zwicker_lab.zwick.position import ENDS, PHASES, Hands, Phase, Position, Trick
from zwicker_lab.zwick.rules import HAND, Rules, load_rules

FIELDS = (
    *("players", "dealer", "phase", "turn", "trump", "turned", "turner", "in", "out", "lifted", "shown", "licked"),
    *("trick", "tricks", "laid", "hand", "hands", "stock"),
)
FORM = Form(FIELDS, "zwick", "zwick; trump r; trick Ab; hand 7b Kb")
_ALL_IN: tuple[Phase, ...] = ("lay", "play", "played")


def read_position(line: str) -> Position:
    """Read a position line; raises ``InputError`` with the column of what cannot be read.

    >>> position = read_position("zwick; trump r; trick Ab 7a; hand 9r Tr 9a Ka Ks")
    >>> position.mover, [str(move) for move in position.moves()]
    ('A', ['9r', 'Tr'])
    >>> read_position("zwick; trump r; trick Ab Ab; hand 9r")
    Traceback (most recent call last):
        ...
    zwicker_lab.errors.InputError: Column 26: Ab is named a second time.
    """
    head, fields = read_fields(line, FORM)
    reading = _Reading(head.read(load_rules), fields)
    position = reading.position()
    check(position, fields)
    return position


class _Reading:
    """A line being read: each property is one field, or what stands for it where it is left out."""

    def __init__(self, rules: Rules, fields: dict[str, Token]) -> None:
        self.rules, self.fields = rules, fields

    def position(self) -> Position:
        check_fields(self.phase, self.fields)
        licker, licked = self.licked
        return Position(
            rules=self.rules,
            players=self.players,
            dealer=self.dealer,
            phase=self.phase,
            turn=self.turn,
            hands=self.hands,
            stock=self.stock,
            joined=self.joined,
            lifted=self.fields["lifted"].number("lifted") if "lifted" in self.fields else 0,
            shown=next(iter(self.cards("shown")), None),
            licker=licker,
            licked=licked,
            trump=self.trump,
            turner=self.turner,
            turned=self.cards("turned"),
            laid=self.cards("laid"),
            trick=self.cards("trick"),
            tricks=self.tricks,
        )

    def cards(self, name: str) -> tuple[Card, ...]:
        return read_cards(self.fields.get(name), card)

    def seat(self, name: str) -> int | None:
        return one_of(self.fields[name], self.seats) if name in self.fields else None

    @cached_property
    def players(self) -> int:
        where = self.fields.get("players") or self.fields.get("hands")
        if where is None:
            return 4
        number = where.number("players") if "players" in self.fields else len(where.split("/"))
        where.read(lambda _: check_players(self.rules, number))
        return number

    @cached_property
    def seats(self) -> tuple[str, ...]:
        return self.rules.seats(self.players)

    @cached_property
    def dealer(self) -> int:
        dealer = self.seat("dealer")
        return 1 if dealer is None else dealer

    @cached_property
    def phase(self) -> Phase:
        token = self.fields.get("phase", Token("play", 1))
        for phase in PHASES:
            if phase == token.text:
                return phase
        raise token.error("zwick-phase", got=token.text, known=" ".join(PHASES))

    @cached_property
    def trump(self) -> str | None:
        token, turned = self.fields.get("trump"), self.cards("turned")
        if token is None:
            return turned[-1].suit if turned else None
        if token.text not in tuple(SUITS):
            raise token.error("zwick-trump", got=token.text)
        if turned and turned[-1].suit != token.text:
            raise token.error("zwick-trump-turned", got=token.text, card=turned[-1])
        return token.text

    @cached_property
    def joined(self) -> tuple[bool | None, ...]:
        """Who takes part; where the line says nothing, everybody in the play and the turner alone before."""
        said = {name: self.fields[name].words() for name in ("in", "out") if name in self.fields}
        answers: dict[str, bool] = {}
        for name, tokens in said.items():
            for token in tokens:
                check_name(token, self.seats)
                if token.text in answers:
                    raise token.error("position-name-twice", who=token.text)
                answers[token.text] = name == "in"
        rest = ("in" not in said) if self.phase in _ALL_IN else False if self.phase == "unopposed" else None
        if self.turner_said is not None:
            answers.setdefault(self.seats[self.turner_said], True)
        return tuple(answers.get(seat, rest) for seat in self.seats)

    @cached_property
    def turner_said(self) -> int | None:
        """The turner before the play, where the seat on the dealer's right is meant if nobody is named."""
        said = self.seat("turner")
        if said is None and self.phase in ("keep", "join", "unopposed"):
            return (self.dealer + 1) % self.players
        return said

    @cached_property
    def turner(self) -> int | None:
        if self.turner_said is None and self.phase in _ALL_IN:
            return self.tricks[0].leader if self.tricks else self.leader
        return self.turner_said

    @cached_property
    def active(self) -> tuple[int, ...]:
        found = tuple(seat for seat in range(self.players) if self.joined[seat])
        if self.phase in _ALL_IN and len(found) < 2:
            raise (self.fields.get("in") or self.fields["out"]).error("zwick-two-play")
        return found

    @cached_property
    def leader(self) -> int:
        """Who leads the trick on the table: as turn and trick say, else the winner of the last trick, the turner, C."""
        size = len(self.active)
        if "turn" in self.fields:
            turn = one_of(self.fields["turn"], self.seats)
            if turn not in self.active:
                raise self.fields["turn"].error("zwick-not-in", seat=self.seats[turn])
            return self.active[(self.active.index(turn) - len(self.cards("trick"))) % size]
        if self.tricks and self.trump:
            last = self.tricks[-1]
            at = last.cards.index(self.rules.order(self.trump).best(last.cards))
            return self.active[(self.active.index(last.leader) + at) % size]
        if self.turner_said is not None:
            return self.turner_said
        order = [(self.dealer + 1 + step) % self.players for step in range(self.players)]
        return next(seat for seat in order if seat in self.active)

    @cached_property
    def turn(self) -> int:
        said = self.seat("turn")
        if said is not None and self.phase != "play":
            return said
        first, turner = (self.dealer + 1) % self.players, self.turner_said
        if self.phase in ("cut", "lick"):
            return (self.dealer - 1) % self.players
        if self.phase in ("deal", "misdeal", "nobody"):
            return self.dealer
        if self.phase == "join" and turner is not None:
            order = [(turner + step) % self.players for step in range(self.players)]
            return next((seat for seat in order if self.joined[seat] is None), turner)
        if self.phase in ("play", "played"):
            at = self.active.index(self.leader) + len(self.cards("trick"))
            return self.active[at % len(self.active)]
        return first if turner is None else turner

    @cached_property
    def tricks(self) -> tuple[Trick, ...]:
        field = self.fields.get("tricks")
        found = []
        for token in field.split("/") if field and field.text else []:
            name, content = entry(token, self.seats)
            trick = Trick(self.seats.index(name), read_cards(content, card))
            if trick.leader not in self.active:
                raise token.error("zwick-not-in", seat=name)
            if len(trick.cards) != len(self.active):
                raise token.error("zwick-trick-size", got=len(trick.cards), wanted=len(self.active))
            found.append(trick)
        return tuple(found)

    @cached_property
    def licked(self) -> tuple[int | None, tuple[Card, ...]]:
        if "licked" not in self.fields:
            return None, ()
        name, content = entry(self.fields["licked"], self.seats)
        return self.seats.index(name), read_cards(content, card)

    @cached_property
    def hands(self) -> Hands:
        if "hands" in self.fields:
            found = entries(self.fields["hands"], self.seats, every=True)
            return tuple(read_cards(part, card, UNKNOWN) for part in found)
        if "hand" not in self.fields:
            licker, licked = self.licked
            return tuple(licked if seat == licker else () for seat in range(self.players))
        hand = read_cards(self.fields["hand"], card, UNKNOWN)
        if not hand:
            raise self.fields["hand"].error("position-hand-empty")
        return tuple(hand if seat == self.turn else self._others(seat, hand) for seat in range(self.players))

    def _others(self, seat: int, hand: tuple[Card, ...]) -> tuple[Card, ...]:
        """The unknown cards of another seat, where only the mover's are named."""
        if self.phase != "play" or seat not in self.active:
            return (UNKNOWN,) * HAND
        at = (self.active.index(seat) - self.active.index(self.leader)) % len(self.active)
        return (UNKNOWN,) * (len(hand) - (at < len(self.cards("trick"))))

    @cached_property
    def stock(self) -> tuple[Card, ...]:
        token = self.fields.get("stock")
        if token is not None and token.text[:1].isdecimal() and len(token.words()) == 1 and token.text not in PACK:
            return (UNKNOWN,) * token.number("stock")
        if token is not None:
            return read_cards(token, card, UNKNOWN)
        if self.phase in (*_ALL_IN, *ENDS, "join"):
            return ()
        named = sum(map(len, self.hands)) + len(self.cards("turned"))
        return (UNKNOWN,) * max(0, len(PACK) - named)
