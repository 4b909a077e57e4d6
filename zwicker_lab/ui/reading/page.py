"""The page of one rule set: a built-in one, one with changes, or one's own, carried in the link."""

from __future__ import annotations

from typing import Any

from zwicker_lab.errors import InputError
from zwicker_lab.texts import in_language
from zwicker_lab.ui.look.rules import named
from zwicker_lab.ui.page import Page
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.reading.rulebook import facts, rulebook, summary
from zwicker_lab.ui.reading.told import MARKS, Grid, Section, Told, is_own
from zwicker_lab.variants import Variant
from zwicker_lab.variants.carried import brought


def asked(query: Query) -> Variant | None:
    """The rule set a query asks for by ``variant`` and ``rules``; ``None``, and a problem told, where it cannot be had.

    >>> asked(Query({"variant": "queen capture=card"})).spelled
    'queen capture=card'
    >>> wrong = Query({"variant": "casino"})
    >>> asked(wrong), wrong.problems[0].message
    (None, 'variant-name')
    """
    try:
        own = brought(query.text("rules")) if "rules" in query.values else None
        if own is None and "variant" not in query.values:
            return None
        return named(query.text("variant") or (own.name if own else ""), own)
    except InputError as problem:
        query.problems.append(problem)
        return None


def book_page(query: Query, variant: Variant) -> Page:
    """The rules of one rule set, to read and to print."""
    lang = query.lang
    sections = rulebook(variant, lang)
    where: dict[str, Any] = {"variant": variant.spelled}
    if is_own(variant):
        where["rules"] = query.text("rules")
    return Page(
        "rulebook",
        query,
        in_language(lang, variant.title),
        route="rules",
        variant=variant,
        note=in_language(lang, variant.note),
        summary=summary(variant, lang),
        facts=facts(variant, lang),
        sections=sections,
        marks=used_marks(sections),
        sources=[in_language(lang, source) for source in variant.sources],
        where=where,
    )


def used_marks(sections: tuple[Section, ...]) -> list[str]:
    """The marks that stand on a page, the surest first."""
    pieces = [piece for section in sections for piece in section.body]
    found = {piece.mark for piece in pieces if isinstance(piece, Told)}
    found |= {row.mark for piece in pieces if isinstance(piece, Grid) for row in piece.rows}
    return [mark for mark in MARKS if mark in found]
