"""What properties of the trick game are tried on: rules with random switches, deals played at random."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from hypothesis import strategies as st

from zwicker_lab.zwick import PACK, TEN_OF_BELLS, Card, Move, Position, Rules, card, load_rules, opening
from zwicker_lab.zwick.rules import FORMS, SWITCHES


@st.composite
def rules(draw: st.DrawFn, **fixed: str) -> Rules:
    """A form with any switches; ``fixed`` ones have the value given."""
    changes = {key: draw(st.sampled_from(values)) for key, values in SWITCHES.items() if draw(st.integers(0, 3)) == 0}
    words = [f"{key}={value}" for key, value in {**changes, **fixed}.items()]
    return load_rules(" ".join(["zwick", f"form={draw(st.sampled_from(FORMS))}", *words]))


@st.composite
def openings(draw: st.DrawFn, table: st.SearchStrategy[Rules] | None = None, players: int | None = None) -> Position:
    """A shuffled pack before the cut, for any number of players."""
    number = draw(st.integers(3, 5)) if players is None else players
    pack = draw(st.permutations(PACK))
    return opening(draw(rules() if table is None else table), number, draw(st.integers(0, number - 1)), tuple(pack))


def walk(draw: st.DrawFn, position: Position, most: int = 99) -> Iterator[tuple[Position, Move, Position]]:
    """Random moves from a position: before, move, after. Few pass or stay out, so that most deals are played."""
    while not position.is_over and most:
        moves = list(position.moves())
        usual = [move for move in moves if move.kind not in ("pass", "out")]
        chosen = draw(st.sampled_from(usual if usual and draw(st.integers(0, 3)) else moves))
        after = position.play(chosen)
        yield position, chosen, after
        position, most = after, most - 1


@st.composite
def positions(draw: st.DrawFn, table: st.SearchStrategy[Rules] | None = None) -> Position:
    """A position that random play reaches, at any moment of a deal, the end included."""
    start = draw(openings(table))
    reached = [after for _, _, after in walk(draw, start, draw(st.integers(0, 45)))]
    return reached[-1] if reached else start


def played(position: Position, *moves: str) -> Position:
    return reduce(lambda before, move: before.play(Move.read(move)), moves, position)


def packed(line: str = "zwick", players: int = 4, first: str = "", last: str = "") -> Position:
    """A pack in plain order with the ten of bells deep inside; ``first`` cards on top, ``last`` ones at the bottom."""
    top, bottom = first.split(), last.split()
    rest = [code for code in PACK if code not in (*top, *bottom, "Tb")]
    rest.insert(len(rest) // 2, TEN_OF_BELLS)
    rest = [code for code in rest if code not in (*top, *bottom)]
    return opening(load_rules(line), players, 1, tuple(map(card, (*top, *rest, *bottom))))


def cards_of(position: Position) -> list[Card]:
    tricks = [code for trick in position.tricks for code in trick.cards]
    hands = [code for hand in position.hands for code in hand]
    turned = [code for code in position.turned if code not in (*hands, *tricks, *position.trick, *position.laid)]
    return [*hands, *position.stock, *position.trick, *tricks, *turned, *position.laid]


def ready(line: str = "zwick", players: int = 4, turned: str = "Kr Os 9a") -> Position:
    """A deal with ``turned`` on top of the stock, the holder of the stock to decide."""
    top, at = turned.split(), 5 * players
    rest = [code for code in PACK if code not in (*top, "Tb")]
    under = rest.pop() if "Tb" in top else "Tb"
    pack = [*rest[:at], under, *top, *rest[at:]]
    start = opening(load_rules(f"{line} after_cut=put_back"), players, 1, tuple(map(card, pack)))
    return played(start, "cut 1", "stop", "stop", "deal")
