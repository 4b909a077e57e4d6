"""What the components of the page ``look`` draw: starts, the way so far, the rules in use. Every word is made here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zwicker_lab.errors import InputError
from zwicker_lab.texts import in_language, say
from zwicker_lab.ui.look.line import Line
from zwicker_lab.ui.look.place import Place
from zwicker_lab.ui.look.rules import names
from zwicker_lab.ui.look.starts import EXAMPLES
from zwicker_lab.ui.look.words import changes_text, done, gain_text, possible, setting_text
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.rules import switch_groups
from zwicker_lab.ui.table.rich import rich
from zwicker_lab.ui.table.scene import Scene, Staging, side_name
from zwicker_lab.variants import LEVELS, SWITCHES, Variant, load_variant
from zwicker_lab.variants.carried import carried, own_rules
from zwicker_lab.variants.files import LARGEST_FILE
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.score import row_name, rows

CHIPS = {"one line": "oneline", "reconstructed": "guess"}


def starts_scene(place: Place, lang: str, *, keep: bool = False) -> Scene:
    """The examples, a drawn position, and the address of where one is; ``keep`` leaves the browser's as it is."""
    query = Query({"lang": lang})
    examples = [
        {"name": name, "text": say(lang, f"look-example-{name}"), "href": query.link("look", position=line)}
        for name, line in EXAMPLES.items()
    ]
    return {
        "lang": lang,
        "label": say(lang, "look-examples"),
        "random": say(lang, "look-random"),
        "examples": examples,
        "now": place.start_text,
        "lines": list(EXAMPLES.values()),
        "address": "" if keep else place.address(lang),
    }


# ---- the way so far --------------------------------------------------------------------------------------------


def steps_scene(place: Place, channel: str, lang: str) -> Scene:
    """Back and forward along the moves, and the line and link to copy."""
    line = place.line
    at, last = line.at, len(line.moves)
    reach = {"first": 0, "back": at - 1, "on": at + 1, "last": last}
    off = {"first": at == 0, "back": at == 0, "on": at == last, "last": at == last}
    return {
        "lang": lang,
        "channel": channel,
        "label": say(lang, "look-steps"),
        "steps": [
            {"id": id_, "at": to, "text": say(lang, f"look-step-{id_}"), "off": off[id_]} for id_, to in reach.items()
        ],
        "place": say(lang, "look-place", at=at, last=last),
        "copies": [
            {
                "id": "line",
                "text": say(lang, "look-copy-line"),
                "done": say(lang, "look-copied-line"),
                "what": str(line.here),
            },
            {"id": "link", "text": say(lang, "look-copy-link"), "done": say(lang, "look-copied-link"), "what": ""},
        ],
        "failed": say(lang, "look-copy-failed"),
    }


def way_scene(place: Place, errors: Mapping[str, InputError], staging: Staging) -> Scene:
    """What is possible now, the moves from the start on, and the score where the deal is over."""
    line, lang = place.line, staging.lang
    return {
        "lang": lang,
        "possible": possible(line.here, lang),
        "title": say(lang, "look-moves-title"),
        "begin": say(lang, "look-begin"),
        "empty": "" if line.moves else say(lang, "look-moves-empty"),
        "at": line.at,
        "rows": [_row(line, at, staging) for at in range(len(line.moves))],
        "problem": errors["moves"].text(lang) if "moves" in errors else "",
        "score": score_scene(line.here, staging) if line.here.is_over else None,
    }


def _row(line: Line, at: int, staging: Staging) -> Scene:
    position, move, lang = line.positions[at], line.moves[at], staging.lang
    return {
        "at": at + 1,
        "seat": staging.name(position.mover),
        "text": rich(done(position, move, lang), lang),
        "gain": gain_text(position.points_of(move), position.is_zwick(move), lang),
    }


def score_scene(position: Position, staging: Staging) -> Scene:
    """The score of a deal that is over, row by row, a column for each side."""
    lang, sides = staging.lang, rows(position, final=True)
    found = [
        [row_name(row.code, lang), *[_counted(side.rows[at]) for side in sides]] for at, row in enumerate(sides[0].rows)
    ]
    return {
        "title": say(lang, "look-score"),
        "heads": [say(lang, "look-score-row"), *[side_name(position, at, staging) for at in range(len(sides))]],
        "rows": found,
        "total": [say(lang, "look-score-total"), *[str(side.total) for side in sides]],
    }


def _counted(row: Any) -> str:
    return str(row.points) if row.points else "–"


# ---- rules -----------------------------------------------------------------------------------------------------


def rules_scene(place: Place, errors: Mapping[str, InputError], compared: Mapping[str, Any], lang: str) -> Scene:
    """The rule set in use, its switches, how sure it is, and what its last change changed."""
    variant, own = place.line.start.variant, place.own
    return {
        "lang": lang,
        "words": {
            name: say(lang, f"look-rules-{name}")
            for name in ("title", "choose", "switches", "plain", "sure", "read", "compare")
        },
        "page": _page(variant, own, lang),
        "compare": Query({"lang": lang}).link("compare", position=str(place.line.here), **own_rules(variant)),
        "sets": [{"name": name, "title": _title(name, own, lang)} for name in names(own)],
        "kept": say(lang, "lab-kept"),
        "name": variant.name,
        "spelled": variant.spelled,
        "note": in_language(lang, variant.note),
        "changed": changes_text(variant, lang),
        "count": say(lang, "look-rules-count", count=sum(key in SWITCHES for key in variant.changes)),
        "can_reset": bool(variant.changes),
        "groups": switch_scene(variant, lang),
        "doubt": doubt(variant, lang),
        "upload": {
            **{name: say(lang, f"look-upload-{name}") for name in ("label", "button", "help")},
            "most": LARGEST_FILE,
        },
        "too_large": say(lang, "error-variant-too-large", variant="{name}", most=LARGEST_FILE // 1024),
        "bad_file": errors["rules"].text(lang) if "rules" in errors else "",
        "problem": next((errors[name].text(lang) for name in ("fit", "variant") if name in errors), ""),
        "compared": {
            "title": compared.get("title", ""),
            **{kind: [rich(text, lang) for text in compared.get(kind, ())] for kind in ("gone", "new")},
            "words": {kind: say(lang, f"look-only-{kind}") for kind in ("gone", "new")},
        },
    }


def _page(variant: Variant, own: Variant | None, lang: str) -> str:
    """Where the rules in use are written out; one's own go with the link."""
    more = {"rules": carried(own)} if own is not None and variant.name == own.name else {}
    return Query({"lang": lang}).link("rules", variant=variant.spelled, **more)


def _title(name: str, own: Variant | None, lang: str) -> str:
    variant = own if own is not None and name == own.name else load_variant(name, paths=False)
    return say(lang, "look-rules-option", title=in_language(lang, variant.title), code=name)


def switch_scene(variant: Variant, lang: str) -> list[Scene]:
    """Every switch under its subject: its value here, whether that was changed, and what else it can be."""
    return [
        {
            "title": say(lang, f"rules-switches-{group}"),
            "switches": [
                {
                    "name": name,
                    "text": text,
                    "value": getattr(variant.switches, name),
                    "changed": name in variant.changes,
                    "choices": [{"value": choice.value, "text": choice.text} for choice in choices],
                }
                for name, text, choices in switches
            ],
        }
        for group, switches in switch_groups(lang).items()
    ]


def doubt(variant: Variant, lang: str) -> Scene:
    """How sure a rule set is: one sentence, and a chip for each value that is not certain.

    >>> from zwicker_lab.variants import load_variant
    >>> doubt(load_variant("queen"), "en")["chips"][1]["text"]
    'points for most cards: 3'
    """
    by_level = {level: [key for key, known in variant.certainty.items() if known == level] for level in LEVELS[::-1]}
    told = [say(lang, f"look-doubt-{CHIPS[level]}", count=len(by_level[level])) for level in CHIPS if by_level[level]]
    chips = [
        {
            "text": setting_text(variant, key, lang),
            "tone": CHIPS[level],
            "level": say(lang, f"rules-level-{level.replace(' ', '-')}"),
        }
        for level in LEVELS[:0:-1]
        for key in by_level[level]
    ]
    return {
        "text": " ".join(told) if told else say(lang, "look-doubt-none" if variant.certainty else "look-doubt-unsaid"),
        "chips": chips,
    }
