"""The deal file of an entered deal: complete, or with the unknown cards in some order that fits and said to be so."""

from __future__ import annotations

from zwicker_lab.notation import DealFile, write_deal
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.enter.deal import EnteredDeal
from zwicker_lab.ui.pad.setup import Table
from zwicker_lab.variants.carried import rules_tag
from zwicker_lab.zwicker.score import points


def deal_file(entered: EnteredDeal, table: Table) -> DealFile:
    """The entered deal as a deal file; rules of one's own and who sat where stand in tags.

    What cannot be known is supposed: of a deal that is not over the cards that have not turned up, of one that is over
    at most the order of cards that were never dealt.
    """
    opening, here = entered.positions[0], entered.here
    names = tuple((f"Player{seat}", name) for seat, name in zip(table.seats, table.names, strict=True) if name)
    tags = (*rules_tag(opening.variant), *names)
    return DealFile(
        variant=opening.variant,
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
