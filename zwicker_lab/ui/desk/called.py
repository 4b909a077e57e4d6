"""What people and Passen are called, at the desk, on the screen for all, and on paper."""

from __future__ import annotations

from zwicker_lab.texts import say
from zwicker_lab.zwick.tournament.model import Championship


def called(made: Championship, number: int, lang: str) -> str:
    """What somebody is called; house players have negative numbers.

    >>> called(Championship(), -2, "en")
    'House player 2'
    """
    if number < 0:
        return say(lang, "desk-house", number=-number)
    player = made.by_number.get(number)
    return player.name if player else str(number)


def passe_name(made: Championship, at: int, lang: str) -> str:
    """What the Passe with index ``at`` is called; those after the last one before the final belong to it."""
    final = at - len(made.passen)
    if final < 0:
        return say(lang, "desk-passe", passe=at + 1)
    return say(lang, "desk-final-passe", passe=final + 1, of=made.options.final)


def passe_of(made: Championship, at: int, lang: str) -> str:
    """The same with how many Passen there are."""
    if at < len(made.passen):
        return say(lang, "desk-passe-of", passe=at + 1, of=made.options.passen)
    return passe_name(made, at, lang)
