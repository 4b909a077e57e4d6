"""The deal whose piles are counted: a tutorial deal, one's own file, or one played out by program players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from zwicker_lab.errors import InputError
from zwicker_lab.lessons import deals, tutorial_deal
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.deals.own import OWN, brought, carried, of_tutorial, own_deal
from zwicker_lab.ui.deals.track import Deal
from zwicker_lab.ui.lab.choice import Choice, read_choice
from zwicker_lab.ui.play.record import PlayedDeal
from zwicker_lab.ui.query import Query
from zwicker_lab.variants import load_variant, variant_names
from zwicker_lab.zwicker.position import Position

WHO = ("random", "greedy", "traditional")
"""The players whose deal follows from its seed alone, weakest first."""
MOST_SEEDS = 999_999_999
USUAL = "2-partners"


@dataclass(frozen=True)
class Piles:
    """A finished deal: its last position, its file, and what it is called in each language."""

    position: Position
    text: str
    title: Mapping[str, str]


@dataclass(frozen=True)
class Drawn:
    """A deal to be played out: the rules, how many play, how well they do, and the seed of cards and choices."""

    choice: Choice
    players: int
    who: str
    seed: int

    @classmethod
    def usual(cls) -> Drawn:
        """What a visitor is offered first."""
        variant = load_variant(variant_names()[0])
        return cls(Choice(variant), variant.default_players, WHO[-1], 1)

    @property
    def values(self) -> dict[str, Any]:
        """What an address holds."""
        return {**self.choice.values("deal"), "players": self.players, "who": self.who, "seed": self.seed}

    def begin(self) -> PlayedDeal:
        """The deal before its first move."""
        return PlayedDeal.begin(self.choice.variant, self.players, self.seed % self.players, self.seed)

    def piles(self, played: PlayedDeal) -> Piles:
        """The deal after its last move."""
        title = {
            lang: say(lang, "scoring-drawn", who=say(lang, f"play-strength-{self.who}"), seed=self.seed)
            for lang in LANGUAGES
        }
        return Piles(played.position, played.text, title)


@dataclass(frozen=True)
class Source:
    """Where a deal comes from: a tutorial deal by ``id``, the text of a file, or players who are to play it."""

    id: str = USUAL
    text: str = ""
    drawn: Drawn | None = None

    @property
    def values(self) -> dict[str, Any]:
        """What an address holds."""
        if self.drawn is not None:
            return self.drawn.values
        link = carried(self.text) if self.text else None
        return {"file": link} if link else {"id": self.id}

    @property
    def waits(self) -> bool:
        """Whether the browser still has to hand over the text."""
        return self.id == OWN and not self.text


def piles_of(deal: Deal) -> Piles:
    """The piles of a deal that was played to its end; raises ``InputError`` for one that was not.

    >>> piles_of(of_tutorial(tutorial_deal("2-partners"))).position.is_over
    True
    """
    if deal.problem is not None or not deal.replay.complete:
        raise InputError("scoring-unfinished", moves=len(deal.replay.positions) - 1)
    return Piles(deal.replay.positions[-1], deal.text, {lang: deal.title.of(lang) for lang in LANGUAGES})


def piles_from(source: Source) -> Piles:
    """The piles of a tutorial deal or of one's own file; raises ``InputError``."""
    return piles_of(own_deal(source.text) if source.text else of_tutorial(tutorial_deal(source.id)))


def read_source(query: Query, errors: dict[str, InputError]) -> Source:
    """The deal a query names; what cannot be used is told in ``errors`` under ``deal`` or the chooser's name.

    >>> read_source(Query({"seed": "7", "who": "greedy", "deal": "zwickern"}), {}).values
    {'deal': 'zwickern', 'players': 4, 'who': 'greedy', 'seed': 7}
    >>> read_source(Query({}), {}).values
    {'id': '2-partners'}
    """
    if "file" in query.values:
        try:
            return Source(OWN, brought(query.text("file")))
        except InputError as problem:
            errors["deal"] = problem
            return Source()
    if "seed" in query.values or "who" in query.values:
        return Source("", drawn=_drawn(query, errors))
    names = (OWN, *(deal.id for deal in deals()))
    return Source(query.choice("id", names, USUAL))


def _drawn(query: Query, errors: dict[str, InputError]) -> Drawn:
    choice = read_choice(query, "deal", Drawn.usual().choice, errors)
    variant = choice.variant
    players = int(query.choice("players", map(str, variant.players), str(variant.default_players)))
    who = query.choice("who", WHO, WHO[-1])
    return Drawn(choice, players, who, query.number("seed", 0, MOST_SEEDS, 1))
