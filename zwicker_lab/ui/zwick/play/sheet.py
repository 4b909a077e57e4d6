"""The score sheet of a match of Swiss Zwick as on paper: strokes and birds, a column for everybody."""

from __future__ import annotations

from itertools import accumulate
from typing import Any

from zwicker_lab.names import capital, listed
from zwicker_lab.texts import say
from zwicker_lab.ui.play.sitting import COUNT
from zwicker_lab.ui.play.words import number
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.zwick.play.game import Game
from zwicker_lab.ui.zwick.play.scenes import name_of
from zwicker_lab.ui.zwick.play.setup import length_text
from zwicker_lab.ui.zwick.play.state import SwissPlaying
from zwicker_lab.zwick import Score

Scene = dict[str, Any]


def sheet_scene(playing: SwissPlaying) -> Scene:
    """The sheet: a line a deal with what it brought and the total so far; after a deal how it went and what is next."""
    lang, game, setup = playing.lang, playing.game, playing.game.setup
    match, over = game.match, playing.phase == COUNT
    names = [name_of(setup, seat, lang) for seat in range(setup.players)]
    return {
        "lang": lang,
        "phase": playing.phase,
        "channel": playing.table.scene["channel"],
        "shown": bool(match.deals),
        "title": say(lang, "zwick-sheet"),
        "head": _head(game, lang) if over else "",
        "text": _text(game, lang) if over else "",
        "tone": "win" if over and _is_good(game) else "info",
        "columns": [say(lang, "play-sheet-deal"), *names],
        "rows": _rows(game, lang),
        "total": [say(lang, "play-sheet-total"), *map(number, match.totals)],
        "length": _check(game, lang),
        "next": say(lang, "zwick-next", dealer=name_of(setup, match.dealer, lang))
        if over and not match.is_over
        else "",
        "links": _links(playing) if over and match.is_over else [],
    }


def _is_good(game: Game) -> bool:
    seat = game.setup.seat
    return game.match.winner == seat if game.match.is_over else game.scores[-1].points[seat] > 0


def _head(game: Game, lang: str) -> str:
    """How the deal ended for oneself, or who won the match."""
    match, setup = game.match, game.setup
    if match.is_over:
        best = [name_of(setup, seat, lang) for seat in match.leaders]
        if match.winner == setup.seat:
            return say(lang, "zwick-won")
        who = name_of(setup, match.winner, lang) if match.winner is not None else listed(best, lang)
        return say(lang, "zwick-lost" if match.winner is not None else "zwick-level", seat=who)
    last = game.scores[-1]
    if not last.counted:
        return say(lang, f"zwick-ended-{game.position.phase}")
    own = last.points[setup.seat]
    kind = "bird" if own < 0 else "strokes" if own else "out"
    return say(lang, f"zwick-own-{kind}", count=own)


def _text(game: Game, lang: str) -> str:
    """What everybody got in the deal, and why where it was not played; after the last one in the whole match."""
    last, setup, match = game.scores[-1], game.setup, game.match
    if match.is_over:
        return "; ".join(
            f"{name_of(setup, seat, lang)} {say(lang, 'zwick-side-now', strokes=strokes, birds=birds)}"
            for seat, (strokes, birds) in enumerate(zip(match.strokes, match.birds, strict=True))
        )
    if not last.counted:
        return say(lang, "zwick-not-counted", dealer=name_of(setup, game.match.dealer, lang))
    told = [f"{name_of(setup, seat, lang)} {brought(last, seat, lang)}" for seat in range(setup.players)]
    alone = say(lang, "zwick-unopposed") + " " if game.position.phase == "unopposed" else ""
    return alone + listed(told, lang)


def brought(deal: Score, seat: int, lang: str) -> str:
    """What a deal brought somebody, as one writes it.

    >>> deal = Score((3, 2, 0, 0), (0, 0, 1, 0), True)
    >>> [brought(deal, seat, "en") for seat in range(4)]
    ['+3', '+2', 'bird', '0']
    """
    if deal.birds[seat]:
        return say(lang, "zwick-bird")
    return f"+{deal.strokes[seat]}" if deal.strokes[seat] else "0"


def _rows(game: Game, lang: str) -> list[Scene]:
    rows, at = [], 0
    totals = list(
        zip(*(accumulate(column) for column in zip(*(d.points for d in game.scores), strict=True)), strict=True)
    )
    for deal, score, total in zip(game.deals, game.scores, totals, strict=False):
        at += score.counted
        seats = range(game.setup.players)
        dealer = say(lang, "play-sheet-dealer", dealer=name_of(game.setup, deal.opening.dealer, lang))
        rows.append(
            {
                "title": say(lang, "zwick-sheet-number", at=at) if score.counted else "–",
                "dealer": capital(dealer),
                "cells": [[brought(score, seat, lang), number(total[seat])] for seat in seats]
                if score.counted
                else [["", number(total[seat])] for seat in seats],
                "backs": say(lang, "play-sheet-backs", count=deal.backs) if deal.backs else "",
                "deal": None,
                "notes": [] if score.counted else [say(lang, "zwick-row-not-counted")],
            }
        )
    return rows


def _check(game: Game, lang: str) -> str:
    """The check of the sheet: five strokes for every counted deal."""
    match = game.match
    told = {"deals": match.counted, "strokes": sum(match.strokes), "length": length_text(game.setup, lang)}
    return say(lang, "zwick-sheet-sum", **told)


def _links(playing: SwissPlaying) -> list[Scene]:
    """What to do after a match: the same again, or another."""
    query, values = Query({"lang": playing.lang}), playing.setup.values
    return [
        {
            "text": say(playing.lang, "play-again"),
            "href": query.link("zwick-play", **values),
            "seed": True,
            "main": True,
        },
        {
            "text": say(playing.lang, "play-other"),
            "href": query.link("zwick-play", **values),
            "seed": False,
            "main": False,
        },
    ]
