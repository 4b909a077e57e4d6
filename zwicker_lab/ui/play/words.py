"""What people at the table are called, and how a move is told."""

from __future__ import annotations

from typing import Any

from zwicker_lab.names import listed
from zwicker_lab.texts import in_language, say
from zwicker_lab.ui.play.agreed import Agreed
from zwicker_lab.ui.play.game import Game
from zwicker_lab.ui.play.setup import Setup
from zwicker_lab.ui.table.naming import by_name
from zwicker_lab.zwicker.score import Points


def names(setup: Setup, lang: str) -> dict[str, str]:
    """What the program players are called, by seat; one's own seat has no other name.

    >>> names(Setup.usual(), "de")
    {'N': 'Wiebke', 'E': 'Frauke', 'W': 'Hinnerk'}
    """
    found = {}
    for at, seat in enumerate(setup.seats):
        if at != setup.seat:
            found[seat] = say(lang, "play-name", at=(at - setup.seat) % setup.players)
    return found


def seat_text(setup: Setup, seat: int, lang: str) -> str:
    """What somebody is called: oneself ``you``.

    >>> seat_text(Setup.usual(), 2, "de"), seat_text(Setup.usual(), 3, "de")
    ('Du', 'Hinnerk')
    """
    return names(setup, lang).get(setup.seats[seat]) or say(lang, "play-you")


def sides(setup: Setup, lang: str) -> tuple[str, ...]:
    """What the sides are called, one's own with oneself first.

    >>> sides(Setup.usual(), "en")
    ('You and Wiebke', 'Frauke and Hinnerk')
    """
    found = []
    for side in range(len(setup.variant.sides(setup.players))):
        seats = [at for at in range(setup.players) if setup.variant.side_of(at, setup.players) == side]
        seats.sort(key=lambda at: at != setup.seat)
        found.append(listed((seat_text(setup, at, lang) for at in seats), lang))
    return tuple(found)


def named(scene: Any, setup: Setup, lang: str) -> Any:
    """The same scene with the seats of the program players called by their names in every text.

    >>> named({"text": ["East holds one.", {"id": "E"}]}, Setup.usual(), "en")
    {'text': ['Frauke holds one.', {'id': 'E'}]}
    """
    return by_name(scene, names(setup, lang), lang)


def number(points: Points) -> str:
    """Points as the sheet writes them.

    >>> number(-2), number(24)
    ('−2', '24')
    """
    return str(points).replace("-", "−")


def length_text(setup: Agreed, lang: str) -> str:
    """How long the match is."""
    match = setup.match_rules.match
    if match.target is not None:
        return say(lang, "play-length-target", target=match.target)
    return say(lang, "play-length-players", count=setup.players) if match.deals else say(lang, "play-length-single")


def rules_text(setup: Agreed, lang: str) -> str:
    """The rules a match is played by."""
    return in_language(lang, setup.variant.title)


def label(game: Game, lang: str) -> str:
    """A match in one line, to find it again: rules, seats, which deal, the points so far."""
    told = {"rules": rules_text(game.setup, lang), "players": game.setup.players, "deal": len(game.deals)}
    return say(lang, "play-kept", **told, points=" : ".join(map(number, game.match.totals)))
