"""The place of the page ``look``: a line of play and the rules it knows, as an address and back."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from urllib.parse import urlencode

from zwicker_lab.errors import InputError
from zwicker_lab.notation import read_position
from zwicker_lab.ui.look.line import Line
from zwicker_lab.ui.look.rules import named
from zwicker_lab.ui.look.starts import EXAMPLES, drawn
from zwicker_lab.ui.query import Query, short
from zwicker_lab.variants import Variant, variant_names
from zwicker_lab.variants.carried import brought, carried
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

MOST_SEEDS = 999_999_999
LONGEST_MOVES = 6_000
FIRST = next(iter(EXAMPLES.values()))


@dataclass(frozen=True)
class Place:
    """Where one is: the line of play, how its start was written, the seed it was drawn with, and one's own rules."""

    line: Line
    text: str = ""
    seed: int | None = None
    own: Variant | None = None

    @property
    def start_text(self) -> str:
        """The start as a position line: as it was written, else as the writer would."""
        return self.text or str(self.line.start)

    @property
    def values(self) -> dict[str, object]:
        """What an address holds beside the language."""
        found: dict[str, object] = {}
        if self.seed is not None:
            found |= {"variant": self.line.start.variant.spelled, "seed": self.seed}
        else:
            found["position"] = self.start_text
        if self.line.moves:
            found["moves"] = ", ".join(map(str, self.line.moves))
            if self.line.at < len(self.line.moves):
                found["at"] = self.line.at
        if self.own is not None:
            found["rules"] = carried(self.own)
        return found

    def address(self, lang: str) -> str:
        """What stands behind the page's name in the address."""
        return f"?{urlencode({'lang': lang, **self.values})}"

    def at(self, line: Line) -> Place:
        """The same rules and start, at another moment."""
        return replace(self, line=line)

    def begin(self, start: Position, text: str = "", seed: int | None = None) -> Place:
        """The same rules, at a new start."""
        return Place(Line(start), text, seed, self.own)


@dataclass(frozen=True)
class Reading:
    """An address as it was read: the place, and what could not be used, by the field it belongs to."""

    place: Place
    typed: str
    errors: dict[str, InputError] = field(default_factory=dict)


def read_place(query: Query) -> Reading:
    """The place a query names. What cannot be used never stops the page: it is told beside its field.

    >>> reading = read_place(Query({"position": "zwicker3; table 8h; hand 8s 2c", "moves": "2c"}))
    >>> [str(move) for move in reading.place.line.moves], reading.errors
    (['2c'], {})
    >>> reading = read_place(Query({"position": "rules.toml; table 8h; hand 8s"}))
    >>> reading.errors["position"].message, reading.typed
    ('variant-names-only', 'rules.toml; table 8h; hand 8s')
    """
    errors: dict[str, InputError] = {}
    own = _own(query, errors)
    typed = query.text("position")
    place = _start(query, own, typed, errors)
    line = place.line
    if "position" not in errors and "variant" not in errors:
        line = _moves(query, line, errors)
    return Reading(place.at(line), typed or place.start_text, errors)


def _own(query: Query, errors: dict[str, InputError]) -> Variant | None:
    if "rules" not in query.values:
        return None
    try:
        found = brought(query.text("rules"))
    except InputError as problem:
        errors["rules"] = problem
        return None
    return None if found.name in variant_names() else found


def _start(query: Query, own: Variant | None, typed: str, errors: dict[str, InputError]) -> Place:
    if typed:
        try:
            return Place(Line(read_position(typed, paths=False, own=own)), typed, None, own)
        except InputError as problem:
            errors["position"] = problem
    elif "seed" in query.values or "variant" in query.values or own:
        try:
            variant = named(query.text("variant", own.name if own else variant_names()[0]), own)
            seed = query.number("seed", 0, MOST_SEEDS, 1)
            return Place(Line(drawn(variant, seed)), "", seed, own)
        except InputError as problem:
            errors["variant"] = problem
    return Place(Line(read_position(FIRST)), FIRST, None, own)


def _moves(query: Query, line: Line, errors: dict[str, InputError]) -> Line:
    words = [word.strip() for word in query.text("moves")[:LONGEST_MOVES].split(",") if word.strip()]
    moves: list[Move] = []
    for word in words:
        try:
            moves.append(Move.read(word))
        except InputError:
            break
    found = Line.of(line.start, moves)
    if len(found.moves) < len(words):
        wrong = words[len(found.moves)]
        errors["moves"] = InputError("look-moves", at=len(found.moves) + 1, move=short(wrong))
    return found.to(query.number("at", 0, len(found.moves), len(found.moves)))
