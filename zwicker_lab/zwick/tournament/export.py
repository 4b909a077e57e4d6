"""The ranking and the people of a championship as files for spreadsheets."""

from __future__ import annotations

from collections.abc import Sequence

from zwicker_lab.spreadsheet import as_csv
from zwicker_lab.texts import say
from zwicker_lab.zwick.tournament.model import Championship
from zwicker_lab.zwick.tournament.ranking import by_deals, result


def ranking_csv(championship: Championship, lang: str) -> str:
    """The ranking for everybody: names and numbers, no contacts."""
    uneven = by_deals(championship)
    passen = [say(lang, "desk-passe", passe=at) for at in range(1, len(championship.passen) + 1)]
    heads = ["desk-place", "desk-name", "desk-strokes", "desk-birds", "desk-net"]
    more = [say(lang, "desk-deals"), say(lang, "desk-a-deal")] if uneven else []
    rows: list[Sequence[object]] = [[*(say(lang, head) for head in heads), *more, *passen]]
    for one in result(championship):
        name = championship.by_number[one.player].name
        rate = [one.deals, round(float(one.a_deal), 2)] if uneven else []
        nets = [None if found is None else found[0] for found in one.by_passe]
        rows.append([one.place, name, one.strokes, one.birds, one.net, *rate, *nets])
    return as_csv(rows, lang)


def people_csv(championship: Championship, lang: str) -> str:
    """Everybody with contact and payment: for the organiser alone."""
    heads = ["desk-name", "desk-contact", "desk-paid", "desk-here"]
    rows: list[Sequence[object]] = [[say(lang, head) for head in heads]]
    words = {True: say(lang, "desk-yes"), False: say(lang, "desk-no")}
    for player in championship.players:
        rows.append([player.name, player.contact, words[player.paid], words[player.here]])
    return as_csv(rows, lang)
