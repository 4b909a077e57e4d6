"""What the page of the house rules draws: the form, what changes, and how to take the rules home."""

from __future__ import annotations

from zwicker_lab.lessons import tutorial_deal
from zwicker_lab.names import capital
from zwicker_lab.texts import LANGUAGES, in_language, say
from zwicker_lab.ui.compare.scenes import lanes_scene
from zwicker_lab.ui.compare.state import Pair
from zwicker_lab.ui.house.draft import Draft, value_of
from zwicker_lab.ui.house.example import ending, example
from zwicker_lab.ui.house.fields import sections, told
from zwicker_lab.ui.house.state import Writing
from zwicker_lab.ui.lab.choice import Choice, chosen
from zwicker_lab.ui.lab.packs import swaps_text
from zwicker_lab.ui.look.scenes import doubt
from zwicker_lab.ui.look.words import done
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.reading.differences import differences
from zwicker_lab.ui.reading.house import setting_name
from zwicker_lab.ui.scoring.counts import count, row_codes
from zwicker_lab.ui.scoring.words import change_scene, pack_notes
from zwicker_lab.ui.studies.form import Form
from zwicker_lab.ui.table.rich import rich
from zwicker_lab.ui.table.scene import Scene, Staging, side_name
from zwicker_lab.variants import load_variant, variant_names
from zwicker_lab.variants.carried import carried
from zwicker_lab.variants.files import LARGEST_FILE
from zwicker_lab.zwicker.position import Position

SAMPLE = "2-partners"
FORM = ("title", "base", "reset", "plain", "file", "load-help", "kept", "open", "drop")
HOME = ("take", "keep", "keep-done", "keep-failed", "save", "try", "print")
TOLD = ("after", "sentences", "table", "ending", "count", "sure")


def form_scene(writing: Writing) -> Scene:
    """The form with every field, the name, and the ways to save and to load."""
    draft, lang = writing.draft, writing.lang
    sets = [{"name": name, "title": in_language(lang, load_variant(name).title)} for name in variant_names()]
    problem = draft.errors.get("title")
    return {
        "lang": lang,
        "words": {name: say(lang, f"house-{name}") for name in FORM},
        "title": in_language(lang, draft.title),
        "title_error": problem.text(lang) if problem else "",
        "sets": sets,
        "base": draft.base,
        "can_reset": bool(draft.entries),
        "sections": sections(draft, lang),
        "most": LARGEST_FILE,
        "too_large": say(lang, "error-variant-too-large", variant="{name}", most=LARGEST_FILE // 1024),
        "load_error": writing.error.text(lang) if writing.error else "",
        "kept_link": Query({"lang": lang}).link("house", rules=""),
        "address": writing.address,
    }


def home_scene(writing: Writing) -> Scene:
    """How to take the rules home: keep, save, link, print, and try them."""
    draft, lang = writing.draft, writing.lang
    variant, query = draft.variant, Query({"lang": lang})
    rules = {"rules": carried(variant)}
    links = {
        "play": query.link("play", variant=variant.name, **rules),
        "look": query.link("look", variant=variant.name, seed=1, **rules),
        "book": query.link("rules", variant=variant.name, **rules),
        "studies": query.link("studies", **Form(Choice(draft.origin), chosen(variant)).fitted().values),
    }
    return {
        "lang": lang,
        "words": {name: say(lang, f"house-{name}") for name in HOME},
        "copy": [say(lang, f"look-{name}") for name in ("copy-link", "copied-link", "copy-failed")],
        "waits": say(lang, "house-waits", count=len(draft.errors)) if draft.errors else "",
        "entry": {"name": variant.name, "title": in_language(lang, draft.title), **rules},
        "toml": variant.to_toml(),
        "file": f"{variant.name}.toml",
        "links": [{"text": say(lang, f"house-try-{name}"), "href": href} for name, href in links.items()],
        "leaflets": [
            {
                "text": say(lang, "house-leaflet-in", language=say(one, "language-name")),
                "href": Query({"lang": one}).link("leaflet", **rules),
            }
            for one in LANGUAGES
        ],
    }


def told_scene(writing: Writing) -> Scene:
    """What is different: in short, sentence by sentence, on a table, in a count; and how sure the rest is."""
    draft, lang = writing.draft, writing.lang
    base = in_language(lang, draft.origin.title)
    changed = [key for key in draft.entries if key not in draft.errors]
    found = differences(draft.origin, draft.variant, lang)
    return {
        "lang": lang,
        "words": {"before": say(lang, "house-was"), **{name: say(lang, f"house-{name}") for name in TOLD}},
        "head": say(lang, "house-differs", count=len(changed), base=base),
        "short": [_short(draft, key, lang) for key in changed],
        "sentences": [vars(one) for one in found],
        "table": _table(draft, lang),
        "ending": _ending(draft, lang),
        "count": _count(draft, lang),
        "doubt": doubt(draft.variant, lang),
    }


def _short(draft: Draft, key: str, lang: str) -> str:
    old, new = (told(key, value_of(variant, key), lang) for variant in (draft.origin, draft.variant))
    name = capital(setting_name(lang, key))
    return say(lang, "house-short", what=name if name.endswith("?") else f"{name}:", old=old, new=new)


def _table(draft: Draft, lang: str) -> Scene | None:
    """An example position with the moves that only one of the two rule sets allows."""
    shown = example(draft.origin, draft.variant)
    if shown is None:
        return None
    before, after = shown.before, shown.after
    titles = {"left": in_language(lang, draft.origin.title), "right": in_language(lang, draft.title)}
    pair = Pair(str(before), before, Choice(draft.origin), chosen(draft.variant))
    return {
        "lang": lang,
        "address": "",
        "label": say(lang, "house-table"),
        "problems": [],
        "head": "",
        "notes": [note for note in [swaps_text(before.variant, after.variant, lang)] if note],
        "values": None,
        "lanes": [lane for lane in lanes_scene(shown.lanes, before, after, titles, lang) if lane["id"] != "both"],
        "cards": _cards(before, lang),
        "link": {"text": say(lang, "house-compare"), "href": Query({"lang": lang}).link("compare", **pair.values)},
    }


def _ending(draft: Draft, lang: str) -> Scene | None:
    """A move that is allowed as before but ends otherwise."""
    found = ending(draft.origin, draft.variant)
    if found is None:
        return None
    ends = zip(found.before, found.after, strict=True)
    return {
        "cards": _cards(found.before[0], lang),
        "move": rich(done(found.before[0], found.move, lang), lang),
        "then": [_then(before, after, lang) for before, after in ends],
    }


def _then(before: Position, after: Position, lang: str) -> str:
    """How things stand after a move: Zwicks, whose turn it is, what lies on the table; at the end, the piles."""
    zwicks = sum(after.zwicks) - sum(before.zwicks)
    if after.is_over:
        return say(lang, "house-then-over", zwicks=zwicks, cards=sum(map(len, after.won)))
    seat = say(lang, "seat-name", seat=after.mover)
    return say(lang, "house-then", zwicks=zwicks, seat=seat, items=len(after.table))


def _cards(position: Position, lang: str) -> list[Scene]:
    """A position in small cards: what lies on the table, what the mover holds."""
    table = " ".join(f"{{{card}}}" for item in position.table for card in item.cards)
    hand = " ".join(f"{{{card}}}" for card in position.hand)
    return [
        {"name": say(lang, f"house-cards-{name}"), "text": rich(text, lang)}
        for name, text in {"table": table, "hand": hand}.items()
    ]


def _count(draft: Draft, lang: str) -> Scene:
    """A deal counted before and now."""
    position = tutorial_deal(SAMPLE).replay.positions[-1]
    names = [side_name(position, at, Staging(lang)) for at in range(len(position.won))]
    usual, mine = count(position, draft.origin), count(position, draft.variant)
    codes = row_codes(position, [draft.origin, draft.variant])
    link = Query({"lang": lang}).link("scoring", id=SAMPLE, **chosen(draft.variant).values("table"))
    return change_scene(usual, mine, codes, names, say(lang, "house-sample"), lang) | {
        "notes": pack_notes(position, draft.variant, lang),
        "link": {"text": say(lang, "house-count-more"), "href": link},
    }
