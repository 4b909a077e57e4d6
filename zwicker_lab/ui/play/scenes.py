"""What stands round the table of a match: the score above, whose turn it is below, the moves and options beside."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.look.words import done, gain_text
from zwicker_lab.ui.play.seen import seen_scene
from zwicker_lab.ui.play.sitting import COUNT, ELSEWHERE, TABLE, Sitting
from zwicker_lab.ui.play.state import Playing
from zwicker_lab.ui.play.words import label, length_text, number, rules_text, seat_text, sides
from zwicker_lab.ui.table.rich import plain, rich

Scene = dict[str, Any]
PACES = ("slow", "steady", "quick", "tap")


def strip_scene(playing: Playing) -> Scene:
    """The score above the table: which deal and packet, the points of the match, the cards and Zwicks of this deal."""
    lang, game, setup = playing.lang, playing.game, playing.game.setup
    position = game.position
    totals = game.match.totals
    last = playing.phase == COUNT
    title = "play-deal-over" if last else "play-deal-last" if not position.stock_count else "play-deal-packet"
    length = length_text(setup, lang)
    own = setup.variant.side_of(setup.seat, setup.players)
    return {
        "lang": lang,
        "label": say(lang, "play-score"),
        "title": say(lang, title, deal=len(game.deals), packet=game.here.packet),
        "text": say(lang, "play-length-rules", length=length, rules=rules_text(setup, lang)),
        "sides": [
            {
                "name": name,
                "total": number(totals[side]),
                "text": say(lang, "play-side-now", cards=len(position.won[side]), zwicks=position.zwicks[side]),
                "zwicks": position.zwicks[side],
                "own": side == own,
                "tone": ("ns", "ew")[side] if len(totals) == 2 else "",
            }
            for side, name in enumerate(sides(setup, lang))
        ],
        "phase": playing.phase,
    }


def bar_scene(playing: Playing) -> Scene:
    """Below the table: whose turn it is, what one can do, and the film the browser is to tell of when it has ended."""
    game = playing.game
    mover = "" if game.position.packet_over else seat_text(game.setup, game.position.turn, playing.lang)
    return bar(playing, mover, took=playing.took) | {"keep": keep_scene(playing)}


def bar(playing: Sitting, mover: str, *, took: bool) -> Scene:
    """What stands below the table of any game; ``mover`` is empty where it is nobody's turn.

    ``took`` says that something was won with the last card, which is shown until one goes on.
    """
    lang, game, at_table = playing.lang, playing.game, playing.phase == TABLE
    thinking = at_table and playing.seen and not playing.is_own_turn
    turn = say(lang, "play-turn-own") if playing.is_own_turn else say(lang, "play-turn", seat=mover) if mover else ""
    can_back, is_full = at_table and game.own_last is not None, game.here.is_full
    elsewhere = {name: say(lang, f"play-elsewhere-{name}") for name in ("text", "here")}
    return {
        "lang": lang,
        "phase": playing.phase,
        "channel": playing.table.scene["channel"],
        "turn": turn,
        "own": playing.is_own_turn,
        "moves": len(game.here.actions),
        "thinking": say(lang, "play-thinking", seat=mover) if thinking and mover else "",
        "preparing": say(lang, "play-preparing", seat=mover) if thinking and mover else "",
        "waits": say(lang, "play-loading"),
        "await": None if playing.seen else {"n": playing.film, "pause": playing.pause, "shown": took},
        "on": say(lang, "play-on"),
        "back": say(lang, "play-back") if can_back and not is_full else "",
        "full": say(lang, "play-full", count=game.here.backs) if can_back and is_full else "",
        "elsewhere": elsewhere if playing.phase == ELSEWHERE else None,
    }


def keep_scene(playing: Playing) -> Scene:
    """What the browser is to keep of the match."""
    game = playing.game
    return {
        "game": str(game.seed),
        "rev": game.rev,
        "value": {
            **game.to_json(),
            "open": playing.open_cards,
            "coach": playing.coach_on,
            "query": urlencode({**playing.game.setup.values, "seed": game.seed}),
            "label": {lang: label(game, lang) for lang in LANGUAGES},
            "done": game.match.is_over,
        },
    }


def log_scene(playing: Playing) -> Scene:
    """The moves of this deal, the last one first, with the reasons that were asked for."""
    game = playing.game
    coach = {"text": say(playing.lang, "play-coach"), "on": playing.coach_on}
    return log(playing, coach=coach) | {
        "rows": [_row(playing, at) for at in reversed(range(len(game.here.plies)))],
        "seen": seen_scene(game.position, game.setup.seat, playing.lang),
    }


def log(playing: Sitting, **switches: Scene) -> Scene:
    """What stands beside the table of any game, but for the moves; ``switches`` are options of this game alone."""
    lang = playing.lang
    shown = {"text": say(lang, "play-open"), "on": playing.open_cards}
    return {
        "lang": lang,
        "title": say(lang, "play-log"),
        "empty": say(lang, "play-log-empty"),
        "why": say(lang, "play-why"),
        "options": {"title": say(lang, "play-options"), "open": shown, **switches, "pace": pace_scene(lang)},
    }


def _row(playing: Playing, at: int) -> Scene:
    lang, deal, setup = playing.lang, playing.game.here, playing.game.setup
    position, ply = deal.positions[at], deal.plies[at]
    text = rich(done(position, ply.move, lang), lang)
    own = position.turn == setup.seat
    seat = seat_text(setup, position.turn, lang)
    return {
        "at": at,
        "seat": seat,
        "own": own,
        "text": text,
        "gain": gain_text(position.points_of(ply.move), position.is_zwick(ply.move), lang),
        "zwick": position.is_zwick(ply.move),
        "taken": say(lang, "play-log-taken", count=len(ply.lines)) if ply.lines else "",
        "ask": "" if own else say(lang, "play-why-name", seat=seat, move=plain(text)),
        "why": None if own else playing.why.scene(playing.game, at, open_cards=playing.open_cards),
    }


def pace_scene(lang: str) -> Scene:
    """The pace, a setting of the whole site."""
    choices = [{"id": pace, "text": say(lang, f"shell-pace-{pace}")} for pace in PACES]
    return {"title": say(lang, "shell-pace"), "choices": choices}
