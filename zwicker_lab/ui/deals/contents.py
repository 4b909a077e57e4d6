"""The page that lists the deals one can step through, and takes one's own."""

from __future__ import annotations

from dataclasses import dataclass

from zwicker_lab.lessons import TutorialDeal, deals
from zwicker_lab.names import card_name, listed
from zwicker_lab.texts import say
from zwicker_lab.ui.deals.dealing import dealing_view
from zwicker_lab.ui.deals.own import of_tutorial
from zwicker_lab.ui.deals.views import WIDE, OwnView
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.query import Query

ABOUT = {"1-two-players": "deals-about-two", "2-partners": "deals-about-four"}
"""What each tutorial deal shows, by its name."""
SAMPLE = """\
[ZDN "1"]
[Variant "zwicker3"]
[Players "2"]
[Dealer "2"]
[Pack "8s 6h 7c Kd 3h Qh …"]

1 3h x Qs!   {3 = 3}
2 Kd > Jd = 6
(
2 Qh
)
1 7c
"""
"""The beginning of a deal file, to see what one looks like."""


@dataclass(frozen=True)
class Offer:
    """One tutorial deal as the list shows it."""

    id: str
    title: str
    about: str
    facts: tuple[str, ...]
    table: tuple[str, ...]
    cards: str


def offer(deal: TutorialDeal, lang: str) -> Offer:
    """A tutorial deal in words: its title, what it shows, how long it is; not how it ends.

    >>> offer(deals()[1], "en").facts[:2]
    ('4 players', '52 moves')
    """
    whole, opening = of_tutorial(deal), deal.file.opening
    facts = {
        "players": deal.file.players,
        "moves": whole.main.end,
        "points": len(whole.points),
        "lines": len(whole.lines) - 1,
    }
    told = tuple(say(lang, f"deals-facts-{name}", **{name: number}) for name, number in facts.items() if number)
    about = say(lang, ABOUT[deal.id]) if deal.id in ABOUT else ""
    table = tuple(item.cards[0] for item in opening.table)
    cards = say(lang, "deals-first-cards", cards=listed((card_name(card, lang) for card in table), lang))
    return Offer(deal.id, deal.title.of(lang), about, told, table, cards)


@served
def deals_page(query: Query) -> Page:
    """The tutorial deals, cards dealt at random, and a field for a deal of one's own."""
    offers = [offer(deal, query.lang) for deal in deals()]
    return Page(
        "deals",
        query,
        say(query.lang, "deals-heading"),
        {"dealing": dealing_view(query.lang), "own": OwnView(query.lang, **WIDE)},
        offers=offers,
        sample=SAMPLE,
    )
