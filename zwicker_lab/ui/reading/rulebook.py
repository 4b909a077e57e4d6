"""The rules of one rule set as a book of sentences, made from the very values the engine plays by."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from zwicker_lab.names import listed
from zwicker_lab.ui.reading import ending, house, opening, turns
from zwicker_lab.ui.reading.told import Piece, Row, Section, Teller
from zwicker_lab.variants import Variant

SECTIONS: dict[str, Callable[[Teller], Iterator[Piece]]] = {
    "house": house.house,
    "players": opening.players,
    "cards": opening.cards,
    "deal": opening.deal,
    "turn": turns.turn,
    "capture": turns.capture,
    "build": turns.build,
    "jokers": turns.jokers,
    "zwick": turns.zwick,
    "end": ending.end,
    "score": ending.score,
    "match": ending.match,
    "switches": house.switches,
}
"""The parts of the book in their order; one that has nothing to say is left out."""


def rulebook(variant: Variant, lang: str) -> tuple[Section, ...]:
    """The rules of ``variant`` in sentences, tables and examples.

    >>> from zwicker_lab.variants import load_variant
    >>> book = rulebook(load_variant("zwickern"), "en")
    >>> [section.name for section in book][:3], book[0].body[0].text
    (['players', 'cards', 'deal'], 'For 2 to 8 players.')
    """
    teller = Teller(variant, lang)
    told = ((name, tuple(tell(teller))) for name, tell in SECTIONS.items())
    return tuple(Section(name, teller.say(f"section-{name}"), body) for name, body in told if body)


def summary(variant: Variant, lang: str) -> str:
    """What the game is about, in two sentences."""
    teller = Teller(variant, lang)
    scoring = variant.scoring
    counting = {"cards": bool(scoring.points), "most": scoring.most_cards > 0, "zwick": scoring.zwick > 0}
    parts = [teller.say(f"summary-{name}") for name, counts in counting.items() if counts]
    return teller.say("summary", parts=listed(parts, lang)) if parts else teller.say("summary-nothing")


def facts(variant: Variant, lang: str) -> tuple[Row, ...]:
    """The rule set at a glance: name, value, and how sure it is."""
    teller = Teller(variant, lang)
    deal, scoring = variant.deal, variant.scoring
    total = ("most_cards", *(f"points.{code}" for code in scoring.points))
    shown: dict[str, tuple[object, tuple[str, ...]]] = {
        "players": (teller.values(variant.players), ("players",)),
        "cards": (len(variant.pack(variant.default_players)), ("jokers",)),
        "table": (" + ".join([str(deal.table)] * deal.stages), ("table",)),
        "hand": (" + ".join([str(deal.first_packet)] * deal.stages), ("first_packet",)),
        "total": (variant.total(variant.default_players), total),
        "zwick": (scoring.zwick, ("zwick",)),
        "match": (_length(teller), ("target",)),
    }
    return tuple(teller.row((teller.say(f"facts-{name}"), value), *keys) for name, (value, keys) in shown.items())


def _length(teller: Teller) -> str:
    match = teller.variant.match
    if match.target is not None:
        return teller.say("facts-target", target=match.target)
    return teller.say("facts-deals" if match.deals else "facts-single")
