"""The page that lists the deals one can step through, and takes one's own."""

from __future__ import annotations

from dataclasses import dataclass

from zwicker_lab.lessons import TutorialDeal, deals
from zwicker_lab.names import card_name, listed
from zwicker_lab.texts import say
from zwicker_lab.ui.deals.own import of_tutorial
from zwicker_lab.ui.deals.views import WIDE, OwnView
from zwicker_lab.ui.deals.words import player_names
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.table.scene import Staging, side_name

ABOUT = {"1-two-players": "deals-about-two", "2-partners": "deals-about-four"}
"""What each tutorial deal shows, by its name."""
SAMPLE = """\
[ZDN "1"]
[Variant "zwicker3"]
[Players "2"]
[Dealer "2"]
[Pack "8s 6h 7c Kd 3h Qh …"]
[Result "1 22 2 11"]

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
    result: tuple[tuple[str, str], ...]
    table: tuple[str, ...]
    cards: str


def offer(deal: TutorialDeal, lang: str) -> Offer:
    """A tutorial deal in words: its title, what it shows, how long it is, how it ended.

    >>> offer(deals()[1], "en").result
    (('North + South', '20'), ('East + West', '14'))
    """
    whole, opening = of_tutorial(deal), deal.file.opening
    staging = Staging(lang, player_names(opening, lang))
    facts = {
        "players": deal.file.players,
        "moves": whole.main.end,
        "points": len(whole.points),
        "lines": len(whole.lines) - 1,
    }
    told = tuple(say(lang, f"deals-facts-{name}", **{name: number}) for name, number in facts.items() if number)
    scores = enumerate(deal.replay.scores)
    result = tuple((side_name(opening, side, staging), str(score.total)) for side, score in scores)
    about = say(lang, ABOUT[deal.id]) if deal.id in ABOUT else ""
    table = tuple(item.cards[0] for item in opening.table)
    cards = say(lang, "deals-first-cards", cards=listed((card_name(card, lang) for card in table), lang))
    return Offer(deal.id, deal.title.of(lang), about, told, result, table, cards)


@served
def deals_page(query: Query) -> Page:
    """The tutorial deals, and a field for a deal of one's own."""
    offers = [offer(deal, query.lang) for deal in deals()]
    return Page(
        "deals",
        query,
        say(query.lang, "deals-heading"),
        {"own": OwnView(query.lang, **WIDE)},
        offers=offers,
        sample=SAMPLE,
    )
