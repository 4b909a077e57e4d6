"""What properties are tried on: cards, variants with random switches, reachable positions, deal files."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from hypothesis import strategies as st

from zwicker_lab.cards import Card, standard_pack
from zwicker_lab.notation import DealFile, Ply
from zwicker_lab.variants import SWITCHES, Variant, load_variant, variant_names
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import new_deal
from zwicker_lab.zwicker.position import Position

LOOKED_AT = 60
NUMBERED = tuple(Card(f"*{number}") for number in (15, 17, 20, 22, 25, 30))
WILD = tuple(Card(f"*{letter}") for letter in "abcdef")

cards = st.sampled_from(standard_pack(2) + NUMBERED + WILD)
marks = st.sampled_from(["", "", "!", "?", "!!", "?!"])
comments = st.text(st.characters(exclude_characters="}", exclude_categories=["Cs"]), max_size=30)


@st.composite
def variants(draw: st.DrawFn, names: tuple[str, ...] = variant_names(), **fixed: str) -> Variant:
    """A built-in variant with any switches; ``fixed`` ones have the value given."""
    changes = dict(fixed)
    for switch, values in SWITCHES.items():
        if switch not in fixed and draw(st.integers(0, 3)) == 0:
            changes[switch] = draw(st.sampled_from(values))
    variant = load_variant(draw(st.sampled_from(names)))
    if draw(st.integers(0, 3)) == 0:
        changes["build_cap"] = draw(st.sampled_from(["14", "25", "none"]))
    return variant.with_changes(changes)


@st.composite
def openings(draw: st.DrawFn, variant: st.SearchStrategy[Variant] | None = None) -> tuple[Position, tuple[Card, ...]]:
    """A dealt deal and its pack, for any allowed number of players."""
    rules = draw(variants() if variant is None else variant)
    players = draw(st.sampled_from(rules.players))
    return new_deal(rules, players, draw(st.integers(0, players - 1)), draw(st.integers(0, 2**32)))


def candidates(position: Position) -> list[Move]:
    """Some legal moves of every kind: the first few of each kind for each card, without listing all there are."""
    found: dict[tuple[str, str], list[Move]] = {}
    for card in position.hand:
        for move in islice(position.moves(card), LOOKED_AT):
            found.setdefault((move.kind, move.card), []).append(move)
    return [move for moves in found.values() for move in moves[:8]]


def walks(draw: st.DrawFn, position: Position, most: int) -> Iterator[tuple[Position, Move, Position]]:
    """Random legal moves from a position: before, move, after. Building is preferred, so that builds grow."""
    for _ in range(most):
        moves = candidates(position)
        if not moves:
            return
        built = [move for move in moves if move.kind == "build"]
        chosen = draw(st.sampled_from(built if built and draw(st.booleans()) else moves))
        after = position.play(chosen)
        yield position, chosen, after
        position = after


@st.composite
def positions(draw: st.DrawFn, variant: st.SearchStrategy[Variant] | None = None) -> Position:
    """A position that random play reaches, at any moment of a deal, the end included."""
    opening, _ = draw(openings(variant))
    reached = [after for _, _, after in walks(draw, opening, draw(st.integers(0, 60)))]
    return reached[-1] if reached else opening


@st.composite
def deal_files(draw: st.DrawFn, variant: st.SearchStrategy[Variant] | None = None) -> DealFile:
    """A deal file with legal moves, marks, comments, side lines and further tags; perhaps with a result."""
    opening, pack = draw(openings(variant))
    plies = _plies(draw, opening, draw(st.integers(0, 12)), depth=2)
    names = draw(st.lists(st.from_regex(r"[A-Z][a-z0-9_]{0,6}X", fullmatch=True), unique=True, max_size=3))
    value = st.text(st.characters(exclude_characters="\n\r", exclude_categories=["Cs"]), max_size=12)
    sides = len(opening.sides)
    result = draw(st.none() | st.tuples(*[st.integers(-30, 60) | st.fractions(0, 30, max_denominator=3)] * sides))
    return DealFile(
        variant=opening.variant,
        players=opening.players,
        dealer=opening.dealer,
        pack=pack,
        plies=plies,
        result=result,
        tags=tuple((name, draw(value)) for name in names),
        comment=draw(comments),
    )


def _plies(draw: st.DrawFn, position: Position, most: int, depth: int) -> tuple[Ply, ...]:
    plies = []
    for before, move, _ in walks(draw, position, most):
        lines = []
        if depth and draw(st.integers(0, 5)) == 0:
            lines.append(_plies(draw, before, draw(st.integers(1, 3)), depth - 1))
        plies.append(Ply(before.mover, move, draw(marks), draw(comments), tuple(lines)))
    return tuple(plies)
