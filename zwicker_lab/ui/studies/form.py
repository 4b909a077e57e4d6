"""What is to be studied, as an address and back: one or two rule sets, how many play, who, how many deals, the seed."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import cycle, islice
from urllib.parse import urlencode

from zwicker_lab.errors import InputError
from zwicker_lab.study import Study
from zwicker_lab.ui.lab.choice import Choice, chosen, read_choice
from zwicker_lab.ui.lab.village import BASE, wild_jokers
from zwicker_lab.ui.query import Query, short
from zwicker_lab.variants import Variant, load_variant

WHO = ("random", "greedy", "traditional")
MOST_DEALS, USUAL_DEALS = 1_000_000, 10_000
MOST_SEED = 999_999_999
LIMITS = {"deals": (1, MOST_DEALS), "seed": (0, MOST_SEED)}
MOST_SEATS = 8
KEPT_NAME = "zwicker-lab-study"
KEPT_FILE = f"{KEPT_NAME}.csv"
"""What saved results are called."""


@dataclass(frozen=True)
class Form:
    """All choices of a study; ``both`` says that the second rule set is compared with the first.

    ``seats`` names who sits where, or one player who sits everywhere.

    >>> form = Form.usual()
    >>> form.with_number("deals", "200").study.deals, form.players
    (200, 4)
    """

    left: Choice
    right: Choice
    both: bool = True
    players: int = 4
    seats: tuple[str, ...] = ("greedy",)
    deals: int = USUAL_DEALS
    seed: int = 1

    @classmethod
    def usual(cls) -> Form:
        """The usual rules beside a village where jokers are wild."""
        return cls(Choice(load_variant(BASE)), chosen(wild_jokers()))

    @property
    def rules(self) -> tuple[Variant, ...]:
        """The rule sets that are played."""
        return (self.left.variant, self.right.variant) if self.both else (self.left.variant,)

    @property
    def tables(self) -> tuple[int, ...]:
        """How many can play by all of the rule sets."""
        return tuple(number for number in self.rules[0].players if all(number in one.players for one in self.rules))

    @property
    def study(self) -> Study:
        """The study itself; raises ``InputError`` where the choices do not fit together."""
        return Study.of(*self.rules, players=self.players, seats=self.seats, deals=self.deals, seed=self.seed)

    def choice(self, side: str) -> Choice:
        """The rule set of the ``left`` or the ``right``."""
        return self.left if side == "left" else self.right

    def fitted(self) -> Form:
        """The same for as many players as the rule sets allow."""
        tables, usual = self.tables, self.left.variant.default_players
        found = self.players if not tables or self.players in tables else usual if usual in tables else tables[0]
        return replace(self, players=found).seated(self.seats)

    def seated(self, seats: Sequence[str]) -> Form:
        """The same with others around the table; too few of them sit in turn.

        >>> Form.usual().seated(["greedy", "random"]).seats
        ('greedy', 'random', 'greedy', 'random')
        """
        alone = len(seats) == 1
        return replace(self, seats=tuple(seats) if alone else tuple(islice(cycle(seats), self.players)))

    def with_choice(self, side: str, choice: Choice) -> Form:
        """The same with another rule set on one side."""
        return (replace(self, left=choice) if side == "left" else replace(self, right=choice)).fitted()

    def with_number(self, name: str, typed: str) -> Form:
        """The same with other ``deals`` or another ``seed``, as they were typed; raises ``InputError``."""
        low, high = LIMITS[name]
        plain = "".join(sign for sign in typed if sign not in " .,'\u00a0\u202f")
        if not (plain.isascii() and plain.isdigit() and len(plain) < 10 and low <= int(plain) <= high):
            raise InputError(f"studies-{name}", low=low, high=high, got=short(typed))
        value = int(plain)
        return replace(self, deals=value) if name == "deals" else replace(self, seed=value)

    @property
    def values(self) -> dict[str, object]:
        """What an address holds beside the language."""
        numbers = {"players": self.players, "who": ",".join(self.seats), "deals": self.deals, "seed": self.seed}
        both = "yes" if self.both else "no"
        return {**self.left.values("left"), **self.right.values("right"), "both": both, **numbers}

    def address(self, lang: str) -> str:
        """What stands behind the page's name in the address."""
        return f"?{urlencode({'lang': lang, **self.values})}"


def read_form(query: Query, errors: dict[str, InputError]) -> Form:
    """The form an address describes; rule sets that cannot be used are told in ``errors``, the rest in ``query``.

    >>> form = read_form(Query({"left": "queen", "both": "no", "players": "7", "deals": "50"}), {})
    >>> form.left.variant.name, form.players, form.deals
    ('queen', 4, 50)
    """
    usual = Form.usual()
    left = read_choice(query, "left", usual.left, errors)
    right = read_choice(query, "right", usual.right, errors)
    both = query.choice("both", ("yes", "no"), "yes") == "yes"
    numbers = {name: query.number(name, *LIMITS[name], default=getattr(usual, name)) for name in LIMITS}
    players = query.number("players", 2, 8, usual.players)
    return Form(left, right, both, players, _who(query, usual.seats), **numbers).fitted()


def _who(query: Query, usual: tuple[str, ...]) -> tuple[str, ...]:
    """Who sits where: one player for all seats, or several, with commas between."""
    seats = tuple(query.text("who").split(","))
    if 1 < len(seats) <= MOST_SEATS and all(seat in WHO for seat in seats):
        return seats
    return (query.choice("who", WHO, usual[0]),)


def form_of(study: Study, form: Form) -> Form:
    """The form that describes a study; raises ``InputError`` where the page cannot make such a one."""
    left, *more = map(chosen, study.variants)
    seats = study.seats[:1] if len(set(study.seats)) == 1 else study.seats
    numbers = {"players": study.players, "deals": study.deals, "seed": study.seed}
    found = Form(left, more[0] if more else form.right, bool(more), seats=seats, **numbers)
    too_large = study.deals > MOST_DEALS or study.seed > MOST_SEED or len(more) > 1
    if too_large or not set(seats) <= set(WHO) or found.study != study:
        raise InputError("studies-beyond", file=KEPT_FILE)
    return found


def command(study: Study) -> str:
    """The line that repeats a study; rule sets of one's own are taken from the saved results.

    >>> command(Form.usual().study)
    'zwicker-lab study --repeat zwicker-lab-study.csv'
    >>> command(Study.of("zwicker3 capture=card", seats=["random"], deals=200, seed=7))
    "zwicker-lab study 'zwicker3 capture=card' --players 4 --seats random --deals 200 --seed 7"
    """
    if any(chosen(one).own is not None for one in study.variants):
        return f"zwicker-lab study --repeat {KEPT_FILE}"
    seats = study.seats[0] if len(set(study.seats)) == 1 else ",".join(study.seats)
    numbers = f"--players {study.players} --seats {seats} --deals {study.deals} --seed {study.seed}"
    return f"zwicker-lab study {shlex.join(one.spelled for one in study.variants)} {numbers}"
