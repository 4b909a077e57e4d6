"""Counting a deal under every rule set: the deal, one's own scoring table, and everything one can ask for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count as numbers
from typing import Any
from urllib.parse import urlencode

import param

from zwicker_lab.errors import InputError
from zwicker_lab.players import view_of
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.coach.home import Home, at_once
from zwicker_lab.ui.deals.own import OWN
from zwicker_lab.ui.lab.choice import Choice, chosen, read_choice
from zwicker_lab.ui.play.bots import Bots, Turn, bare
from zwicker_lab.ui.play.record import PlayedDeal
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.scoring.deal import MOST_SEEDS, WHO, Drawn, Piles, Source, piles_from, read_source
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.moves import Move

TOLD_EVERY = 4
"""After so many moves the progress is told."""
_NUMBERS = numbers(1)


class Counting(param.Parameterized):
    """Counting one deal.

    ``piles`` is the deal that is counted, ``source`` where it comes from, ``table`` one's own scoring table as a rule
    set, ``side`` the side whose rows are shown where there are many. ``progress`` is how many moves of a deal are
    played, ``None`` where none is being played. ``bots`` choose the moves; without them nothing is drawn.

    >>> counting = Counting(Query({"lang": "en"}))
    >>> counting.receive({"kind": "value", "key": "points.Td", "value": 5})
    >>> counting.table.variant.scoring.points["Td"], counting.address[:20]
    (5, '?lang=en&id=2-partne')
    """

    lang: Any = param.Selector(default="de", objects=list(LANGUAGES), doc="The language of every word.")
    source: Any = param.ClassSelector(class_=Source, doc="Where the deal comes from.")
    piles: Any = param.ClassSelector(class_=Piles, default=None, allow_None=True, doc="The deal that is counted.")
    table: Any = param.ClassSelector(class_=Choice, doc="One's own scoring table.")
    side = param.Integer(default=0, doc="The side whose rows are shown where there are many.")
    progress: Any = param.Integer(default=None, allow_None=True, doc="How many moves are played of the deal to come.")
    errors: Any = param.Dict(default={}, doc="What could not be used, by field.")

    def __init__(self, query: Query, *, bots: Bots | None = None, home: Home = at_once) -> None:
        errors: dict[str, InputError] = {}
        self._bots, self._home = bots, home
        self._asked: object | None = None
        self.place = f"scoring{next(_NUMBERS)}"
        source = read_source(query, errors)
        super().__init__(lang=query.lang, source=source, table=Choice(Drawn.usual().choice.variant))
        self._open(source, errors)
        usual = chosen(self._usual)
        self.param.update(table=read_choice(query, "table", usual, errors), errors=errors)

    @property
    def _usual(self) -> Variant:
        """The rules the deal was played by, or is to be played by."""
        if self.piles is not None:
            played: Variant = self.piles.position.variant
            return played
        drawn = self.source.drawn or Drawn.usual()
        return drawn.choice.variant

    @property
    def address(self) -> str:
        """What stands behind the page's name in the address."""
        return f"?{urlencode({'lang': self.lang, **self.source.values, **self.table.values('table')})}"

    # ---- what the page asks for ------------------------------------------------------------------------------

    def receive(self, message: object) -> None:
        """Do what a view reports; anything that is not such a report is passed over."""
        if not isinstance(message, dict):
            return
        acts: dict[object, Callable[[Mapping[str, Any]], None]] = {
            "value": lambda told: self.set_value(str(told.get("key")), told.get("value")),
            "rules": lambda told: self._choose(lambda: self.table.named(str(told.get("name")))),
            "bring": lambda told: self._choose(lambda: self.table.brought(str(told.get("rules")))),
            "switch": lambda told: self._choose(lambda: self.table.switched(str(told["name"]), str(told["value"]))),
            "plain": lambda told: self._choose(self.table.plain),
            "side": lambda told: self.show_side(told.get("at")),
            "play": self.play_out,
            "stop": lambda told: self.stop(),
            "own": lambda told: self.open_own(told.get("text")),
        }
        act = acts.get(message.get("kind"))
        if act:
            act(message)

    def set_value(self, key: str, value: object) -> None:
        """Set one value of one's own scoring table."""
        if isinstance(value, int) and not isinstance(value, bool):
            self._choose(lambda: self.table.switched(key, str(value)))

    def show_side(self, at: object) -> None:
        """Show the rows of one side."""
        if isinstance(at, int) and self.piles is not None and 0 <= at < len(self.piles.position.won):
            self.side = at

    def open_own(self, text: object) -> None:
        """Count the deal of a file."""
        if isinstance(text, str):
            self._open(Source(OWN, text), self.errors)

    def leave(self) -> None:
        """Stop whatever is being played; the page is left."""
        self._asked = None
        if self._bots is not None:
            self._bots.forget(self.place)

    def _choose(self, make: Callable[[], Choice]) -> None:
        try:
            self.param.update(table=make(), errors={})
        except (InputError, KeyError) as problem:
            self.errors = {"table": problem} if isinstance(problem, InputError) else {}

    def _open(self, source: Source, errors: dict[str, InputError]) -> None:
        """Take over a deal, or say why it cannot be counted and keep the old one."""
        if source.drawn is not None:
            self._play(source.drawn)
            return
        if source.waits:
            return
        try:
            piles = piles_from(source)
        except InputError as problem:
            self.errors = errors = errors | {"deal": problem}
            if self.piles is not None:
                return
            source = Source()
            piles = piles_from(source)
        self.param.update(source=source, piles=piles, side=0, errors=errors)

    # ---- a deal played out -----------------------------------------------------------------------------------

    def play_out(self, told: Mapping[str, Any]) -> None:
        """Have a deal played as the form says; what is wrong in it is told beside its field."""
        try:
            rules = told.get("rules")
            old = Drawn.usual().choice if self.source.drawn is None else self.source.drawn.choice
            choice = old.brought(str(rules)) if rules else old.named(str(told.get("name")))
            drawn = Drawn(choice, *_seats(choice, told), _seed(told.get("seed")))
        except InputError as problem:
            self.errors = {"draw": problem}
            return
        self._play(drawn)

    def stop(self) -> None:
        """Give up the deal that is being played."""
        self.leave()
        self.progress = None

    def _play(self, drawn: Drawn) -> None:
        if self._bots is None:
            return
        self.leave()
        token = self._asked = object()
        self.param.update(progress=0, errors={})
        self._ask(token, drawn, drawn.begin())

    def _ask(self, token: object, drawn: Drawn, deal: PlayedDeal) -> None:
        view = bare(view_of(deal.position, history=deal.history))
        turn = Turn(view, drawn.who, (drawn.seed + 7919 * len(deal.plies)) % (1 << 31))
        self._bots.ask(self.place, turn, lambda move: self._hear(token, drawn, deal, move))  # type: ignore[union-attr]

    def _hear(self, token: object, drawn: Drawn, deal: PlayedDeal, move: Move) -> None:
        """Go on with the next move, in the thread that chooses them; only progress and end are brought to the page."""
        if token is not self._asked:
            return
        after = deal.play(move)
        if after.position.is_over:
            self._home(lambda: self._done(token, drawn, after))
            return
        if len(after.plies) % TOLD_EVERY == 0:
            self._home(lambda: self._tell(token, len(after.plies)))
        self._ask(token, drawn, after)

    def _tell(self, token: object, moves: int) -> None:
        if token is self._asked:
            self.progress = moves

    def _done(self, token: object, drawn: Drawn, deal: PlayedDeal) -> None:
        if token is self._asked:
            self._asked = None
            self.param.update(source=Source("", drawn=drawn), piles=drawn.piles(deal), side=0, progress=None)


def _seats(choice: Choice, told: Mapping[str, Any]) -> tuple[int, str]:
    """How many play, as far as the rules allow, and how well."""
    players, who = told.get("players"), told.get("who")
    allowed = choice.variant.players
    return players if players in allowed else choice.variant.default_players, who if who in WHO else WHO[-1]


def _seed(text: object) -> int:
    found = str(text).strip()
    if found.isascii() and found.isdigit() and len(found) < 10:
        return int(found)
    raise InputError("query-number", key="seed", value=found[:40], low=0, high=MOST_SEEDS)
