"""What the page with two rule sets draws: the moves in three lanes, and what the cards count on either side."""

from __future__ import annotations

from collections.abc import Sequence

from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.errors import InputError
from zwicker_lab.names import values_text
from zwicker_lab.texts import say
from zwicker_lab.ui.compare.lanes import Lanes, Refused
from zwicker_lab.ui.compare.state import SIDES, Comparing, Pair
from zwicker_lab.ui.lab.choice import title
from zwicker_lab.ui.lab.packs import moved_move, swaps_text
from zwicker_lab.ui.look.words import done, gain_text
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.studies.form import Form
from zwicker_lab.ui.table.rich import card_part, rich
from zwicker_lab.ui.table.scene import Scene
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

SHOWN, MOST_SHOWN = 8, 60
"""So many moves a lane shows at once, and so many when more are asked for."""


def pair_scene(comparing: Comparing) -> Scene:
    """All the page says about the pair."""
    pair, lang = comparing.pair, comparing.lang
    titles = {side: title(pair.choice(side).variant, lang) for side in SIDES}
    shown: Scene = {"lang": lang, "address": "" if "position" in comparing.errors else pair.address(lang)}
    studies = Query({"lang": lang}).link("studies", **Form(pair.left, pair.right).fitted().values)
    shown |= {"label": say(lang, "compare-lanes"), "studies": {"text": say(lang, "compare-studies"), "href": studies}}
    if pair.lanes is None:
        return shown | {"problems": _problems(pair, titles, lang), "head": "", "lanes": [], "values": None, "notes": []}
    left, right = pair.under("left"), pair.under("right")
    return shown | {
        "problems": [],
        "head": _head(pair.lanes, lang),
        "lanes": lanes_scene(pair.lanes, left, right, titles, lang),
        "values": _values(pair, left, right, titles, lang),
        "notes": _notes(pair, left, lang),
    }


def _problems(pair: Pair, titles: dict[str, str], lang: str) -> list[str]:
    return [say(lang, "compare-unfit", title=titles[side], why=pair.unfit[side].text(lang)) for side in pair.unfit]


def _head(found: Lanes, lang: str) -> str:
    """What the comparison comes to, in one sentence."""
    if not (found.left or found.right or found.both):
        return say(lang, "compare-no-moves")
    if found.same:
        return say(lang, "compare-same-cut" if found.cut else "compare-same", count=len(found.both))
    return say(lang, "compare-differ", left=len(found.left), right=len(found.right), both=len(found.both))


def lanes_scene(found: Lanes, left: Position, right: Position, titles: dict[str, str], lang: str) -> list[Scene]:
    """The three lanes: only on the left, on both sides, only on the right."""
    return [
        _only("left", found.left, left, titles, lang),
        {
            "id": "both",
            "title": say(lang, "compare-both", count=len(found.both)),
            "about": say(lang, "compare-both-more"),
            **_rows([_common(move, left, right, lang) for move in found.both[:MOST_SHOWN]], len(found.both), lang),
        },
        _only("right", found.right, right, titles, lang),
    ]


def _only(side: str, refused: Sequence[Refused], here: Position, titles: dict[str, str], lang: str) -> Scene:
    other = titles["right" if side == "left" else "left"]
    rows = [_lone(one, here, lang) for one in refused[:MOST_SHOWN]]
    return {
        "id": side,
        "title": say(lang, "compare-only", side=side, title=titles[side], count=len(refused)),
        "about": say(lang, "compare-only-more", title=other) if refused else "",
        **_rows(rows, len(refused), lang),
    }


def _rows(rows: list[Scene], count: int, lang: str) -> Scene:
    """The first rows of a lane, those behind a button, and how many more there are."""
    more = rows[SHOWN:]
    return {
        "rows": rows[:SHOWN],
        "more": {"text": say(lang, "compare-more", count=len(more)), "rows": more} if more else None,
        "rest": say(lang, "compare-rest", count=count - len(rows)) if count > len(rows) else "",
        "none": "" if count else say(lang, "compare-none"),
    }


def _lone(one: Refused, here: Position, lang: str) -> Scene:
    """A move of one side, and the reason of the other, whose jokers go by their own names."""
    return _row(one.move, here, lang) | {"why": one.reason.claim(lang), "rule": one.reason.rule_name(lang)}


def _common(move: Move, left: Position, right: Position, lang: str) -> Scene:
    """A move of both sides, and what it wins on each where that differs."""
    row = _row(move, left, lang)
    other = _row(moved_move(move, left.variant, right.variant), right, lang)
    if row["gain"] != other["gain"]:
        nothing = say(lang, "compare-nothing")
        row["gain"] = say(lang, "compare-gains", left=row["gain"] or nothing, right=other["gain"] or nothing)
    return row


def _row(move: Move, position: Position, lang: str) -> Scene:
    zwick = position.is_zwick(move)
    gain = gain_text(position.points_of(move), zwick, lang)
    return {"text": rich(done(position, move, lang), lang), "gain": gain, "zwick": zwick}


# ---- cards -----------------------------------------------------------------------------------------------------


def _values(pair: Pair, left: Position, right: Position, titles: dict[str, str], lang: str) -> Scene | None:
    """The cards in sight that count differently on the two sides; ``None`` where all count the same."""
    rows = []
    for one, other in zip(_in_sight(left), _in_sight(right), strict=True):
        here, there = left.variant.values_of(one), right.variant.values_of(other)
        if here != there or one != other:
            cards = [card_part(one, lang)] + ([] if one == other else [card_part(other, lang)])
            rows.append({"card": cards, "left": values_text(here, lang), "right": values_text(there, lang)})
    if not rows:
        return None
    heads = [say(lang, "compare-card"), titles["left"], titles["right"]]
    return {"title": say(lang, "compare-values"), "heads": heads, "rows": rows}


def _in_sight(position: Position) -> list[Card]:
    table = [card for item in position.table for card in item.cards]
    return [card for card in (*position.hand, *table) if card != UNKNOWN]


def _notes(pair: Pair, left: Position, lang: str) -> list[str]:
    """What has to be known to read the lanes: other jokers, hidden cards, moves that were not looked at."""
    own = pair.position.variant
    swaps = dict.fromkeys(swaps_text(own, pair.choice(side).variant, lang) for side in SIDES)
    notes = [text for text in swaps if text]
    if UNKNOWN in left.hand:
        notes.append(say(lang, "look-hidden", seat=say(lang, "seat-name", seat=left.mover)))
    if pair.lanes and pair.lanes.cut:
        notes.append(say(lang, "compare-cut"))
    return notes


def problem_of(comparing: Comparing, side: str) -> InputError | None:
    """What is wrong with the rule set of one side."""
    found: InputError | None = comparing.errors.get(side)
    return found
