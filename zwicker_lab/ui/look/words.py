"""What the page ``look`` says about moves: what was done, how many there are, what they win, what new rules change."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import TYPE_CHECKING

from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.names import card_sign, listed
from zwicker_lab.texts import say
from zwicker_lab.ui.look.line import COUNTED, can_move, counts
from zwicker_lab.ui.table.rich import card_part
from zwicker_lab.ui.table.slips import Slip, slip
from zwicker_lab.ui.table.uses import KINDS, sum_of
from zwicker_lab.variants import Variant, key_text, value_text
from zwicker_lab.variants.switches import SWITCHES
from zwicker_lab.zwicker.legal import takes_long

if TYPE_CHECKING:
    from zwicker_lab.zwicker.moves import Move
    from zwicker_lab.zwicker.position import Position

COMPARED = 2_000
TOLD = 5


def done(position: Position, move: Move, lang: str) -> str:
    """What a move does, with cards in braces.

    >>> from zwicker_lab.notation import read_position
    >>> from zwicker_lab.zwicker.moves import Move
    >>> done(read_position("zwicker3; table 9d 5c 4h; hand 9s"), Move.read("9s x 5c 4h"), "en")
    '{9s} takes {5c} + {4h}'
    """
    card = f"{{{move.card}}}"
    if move.kind == "capture":
        return say(lang, "look-did-capture", card=card, sum=sum_of(position, move, lang))
    if move.kind == "build":
        return say(lang, "look-did-build", sum=sum_of(position, move, lang))
    if move.value is not None:
        return say(lang, "look-did-trail-as", card=card, value=move.value)
    return say(lang, "look-did-trail", card=card)


def possible(position: Position, lang: str) -> dict[str, object]:
    """How many legal moves there are: ``title``, ``kinds``, and a row for each card of the mover.

    >>> from zwicker_lab.notation import read_position
    >>> told = possible(read_position("zwicker3; table 9d 5c 4h; hand 9s 6d"), "en")
    >>> told["title"], told["kinds"], told["rows"][1]["text"]
    ('5 legal moves', '3 captures, 2 trails', '1 trail')
    """
    if not can_move(position):
        return {"title": "", "kinds": "", "rows": []}
    found = counts(position)
    if found is None:
        return {
            "title": say(lang, "look-count-more", count=COUNTED),
            "kinds": say(lang, "look-count-choose"),
            "rows": [],
        }
    kinds = {kind: sum(own[kind] for own in found.values()) for kind in KINDS}
    return {
        "title": say(lang, "look-count", count=sum(kinds.values())),
        "kinds": _kinds(kinds, lang),
        "rows": [{"card": [card_part(card, lang)], "text": _kinds(own, lang)} for card, own in found.items()],
    }


def _kinds(found: dict[str, int], lang: str) -> str:
    parts = [say(lang, f"look-count-{kind}", count=number) for kind, number in found.items() if number]
    return ", ".join(parts) or say(lang, "look-count-none")


def gain_text(points: int, zwick: bool, lang: str) -> str:
    """What a move won at once; empty for nothing."""
    if not points and not zwick:
        return ""
    return say(lang, "look-gain-zwick" if zwick else "look-gain", points=points)


# ---- slips -----------------------------------------------------------------------------------------------------


def after_slip(before: Position, move: Move, after: Position, seat: str, lang: str) -> Slip | None:
    """What to say after a move: what it won, and how to go on where the next cards are hidden."""
    gain = won_slip(before, move, lang)
    state = state_slip(after, seat, lang)
    if gain is None or state is None:
        return gain or state
    return (
        gain | {key: gain[key] + state[key] for key in ("text", "actions")} | {"say": f"{gain['say']}. {state['say']}"}
    )


def won_slip(position: Position, move: Move, lang: str) -> Slip | None:
    """The points and the Zwick a move won; ``None`` for nothing."""
    points, zwick = position.points_of(move), position.is_zwick(move)
    if not points and not zwick:
        return None
    scoring = [move.card, *(card for item in move.items for card in item.cards)]
    own = position.variant.points_of
    rows = [(f"{{{card}}}", card_sign(card, lang), str(own(card))) for card in scoring if own(card)]
    if zwick:
        rows.append(("", say(lang, "look-gain-row-zwick"), str(position.variant.scoring.zwick)))
    return slip(
        lang,
        gain_text(points, zwick, lang),
        tone="win",
        art="crab" if zwick else "disc",
        sums=[sum_of(position, move, lang)],
        rows=rows if len(rows) > 1 else (),
    )


def state_slip(position: Position, seat: str, lang: str) -> Slip | None:
    """Why nothing can be played here and what can be done; ``None`` where the mover can play."""
    if position.is_over:
        return slip(lang, say(lang, "table-over-title"), tone="info", text=[say(lang, "look-over")])
    fill = {"id": "fill", "text": say(lang, "look-fill"), "main": True}
    if position.packet_over:
        text = say(lang, "look-packet-over-text", count=position.stock_count)
        fill["text"] = say(lang, "look-fill-packet")
        return slip(lang, say(lang, "look-packet-over"), tone="info", text=[text], actions=[fill])
    if UNKNOWN in position.hand:
        text = say(lang, "look-hidden-text")
        return slip(lang, say(lang, "look-hidden", seat=seat), tone="info", text=[text], actions=[fill])
    return None


# ---- rules -----------------------------------------------------------------------------------------------------


def setting_text(variant: Variant, key: str, lang: str) -> str:
    """A value of a rule set in words, cards by their signs.

    >>> from zwicker_lab.variants import load_variant
    >>> setting_text(load_variant("zwicker3"), "points.Td", "en")
    'points for 10♦: 3'
    """
    section, _, code = key.partition(".")
    name = key_text(lang, key)
    if section == "points" and code != "A":
        name = say(lang, "setting-points", card=card_sign(Card(code), lang))
    value = variant.settings.get(key, "0" if section == "points" else None)
    return name if value is None else say(lang, "look-setting", what=name, value=value_text(lang, key, value))


def changes_text(variant: Variant, lang: str) -> str:
    """What was changed in a rule set besides its switches; empty for nothing."""
    own = [setting_text(variant, key, lang) for key in variant.changes if key not in SWITCHES]
    return say(lang, "look-changed", changes=", ".join(own)) if own else ""


def comparison(before: Position, after: Position, lang: str) -> dict[str, object]:
    """What other rules change for the seat to move: ``title``, and moves that only one of both rule sets allows.

    >>> from zwicker_lab.notation import read_position
    >>> free = read_position("zwicker3; table 9d; hand 9s 2c")
    >>> duty = read_position("zwicker3 capture=card; table 9d; hand 9s 2c")
    >>> told = comparison(free, duty, "en")
    >>> told["title"], told["gone"]
    ('1 move fewer', ['{9s} is laid down'])
    """
    if not can_move(before) or not can_move(after) or takes_long(before) or takes_long(after):
        return {"title": "", "gone": [], "new": []}
    old, now = ({str(move): move for move in islice(one.moves(), COMPARED)} for one in (before, after))
    gone = [done(before, move, lang) for text, move in old.items() if text not in now]
    new = [done(after, move, lang) for text, move in now.items() if text not in old]
    parts = [
        say(lang, f"look-compare-{kind}", count=len(moves)) for kind, moves in (("gone", gone), ("new", new)) if moves
    ]
    title = listed(parts, lang) if parts else say(lang, "look-compare-same")
    return {"title": title, "gone": some(gone, lang), "new": some(new, lang)}


def some(texts: Sequence[str], lang: str) -> list[str]:
    """The first few of many, and how many more there are."""
    more = len(texts) - TOLD
    return list(texts) if more <= 1 else [*texts[:TOLD], say(lang, "look-compare-more", count=more)]
