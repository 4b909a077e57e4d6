"""The deal file of an entered deal: complete, or with the unknown cards in some order that fits and said to be so."""

from __future__ import annotations

from zwicker_lab.notation import DealFile, write_deal
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.enter.deal import EnteredDeal
from zwicker_lab.ui.pad.setup import Table
from zwicker_lab.variants import Variant, load_variant, variant_names
from zwicker_lab.zwicker.score import points


def deal_file(entered: EnteredDeal, table: Table) -> DealFile:
    """The entered deal as a deal file; who sat where stands in tags of its own.

    What cannot be known is supposed: of a deal that is not over the cards that have not turned up, of one that is over
    at most the order of cards that were never dealt.
    """
    opening, here = entered.positions[0], entered.here
    tags = tuple((f"Player{seat}", name) for seat, name in zip(table.seats, table.names, strict=True) if name)
    return DealFile(
        variant=readable(opening.variant),
        players=opening.players,
        dealer=opening.dealer,
        pack=entered.guess.pack,
        plies=entered.noted,
        result=points(here, final=True) if here.is_over else None,
        tags=tags if here.is_over else (*tags, ("Unseen", str(len(entered.unseen)))),
        comment="" if here.is_over else "\n".join(f"{lang}: {unseen_text(entered, lang)}" for lang in LANGUAGES),
    )


def file_text(entered: EnteredDeal, table: Table) -> str:
    """The deal file as text."""
    return write_deal(deal_file(entered, table))


def unseen_text(entered: EnteredDeal, lang: str) -> str:
    """What is missing in a deal that is not over, in one sentence."""
    return say(lang, "enter-unseen", count=len(entered.unseen))


def readable(variant: Variant) -> Variant:
    """The rule set as every reader of a file knows it: one's own as changes of a built-in one, where it is that.

    >>> from zwicker_lab.variants import Variant
    >>> readable(Variant.from_toml('base = "zwicker3"\\ntable = 4', "village")).spelled
    'zwicker3 table=4'
    """
    for name in variant_names():
        known = load_variant(name)
        if variant.name == name:
            return variant
        changes = {key: value for key, value in variant.settings.items() if known.settings.get(key) != value}
        if _same_frame(variant, known) and known.settings.keys() <= variant.settings.keys():
            return known.with_changes(changes)
    return variant


def _same_frame(one: Variant, other: Variant) -> bool:
    """Whether two rule sets differ in nothing but what can be written after a name."""
    return (
        all(getattr(one, part) == getattr(other, part) for part in ("jokers", "two_packs_above", "players"))
        and one.deal.stages == other.deal.stages
        and one.match.deals == other.match.deals
    )
