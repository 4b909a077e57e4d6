"""What came of a study, in a few sentences."""

from __future__ import annotations

from collections.abc import Iterator

from zwicker_lab.cards import card
from zwicker_lab.errors import InputError
from zwicker_lab.names import card_name, listed
from zwicker_lab.study.figures import is_share
from zwicker_lab.study.results import Results
from zwicker_lab.study.tally import ENOUGH, Estimate
from zwicker_lab.study.words import figure_text, number
from zwicker_lab.texts import LANGUAGES, say

TOLD = ("all.zwicks", "all.points", "leader.zwick", "decided.jokers", "place.lead.1", "tie", "match.deals")
"""The figures of which the sentences speak, in their order."""

_SPACE = "\u00a0"


def in_short(results: Results, arm: int, lang: str) -> list[str]:
    """What a rule set comes to; of another than the first, what is different under it and what nobody can tell.

    Raises ``InputError`` where there is no such language, or no rule set with the index ``arm``.

    >>> from zwicker_lab.study import Study, run_all
    >>> found = run_all(Study.of("zwicker3", "zwicker3 capture=card", seats=["random"], deals=200, seed=7))
    >>> in_short(found, 1, "en")[0]
    'Zwicks in a deal: 0.93 instead of 0.32. That is 0.61 more (0.45 to 0.77).'
    """
    if lang not in LANGUAGES:
        raise InputError("show-lang", got=lang, known=", ".join(LANGUAGES))
    if not 0 <= arm < len(results.study.variants):
        raise InputError("study-arm", got=arm, last=len(results.study.variants) - 1)
    if results.deals < ENOUGH:
        return [say(lang, "study-short-few", least=ENOUGH)]
    told = [name for name in TOLD if any(results.tally(name, at).squares for at in (0, arm))]
    sentences = list(_compared(results, told, arm, lang) if arm else _alone(results, told, lang))
    return sentences + list(_jokers(results, arm, lang))


def _alone(results: Results, told: list[str], lang: str) -> Iterator[str]:
    for name in told:
        found = results.estimate(name)
        if found.low is not None and found.high is not None:
            mean, low, high = (_value(one, name, lang) for one in (found.mean, found.low, found.high))
            yield say(lang, "study-short-one", what=_what(name, lang), mean=mean, low=low, high=high)


def _compared(results: Results, told: list[str], arm: int, lang: str) -> Iterator[str]:
    """A sentence for each difference that chance does not explain, and one for all the others."""
    unclear = []
    for name in told:
        more = results.compare(name, arm)
        if more is None or more.low is None or more.high is None:
            continue
        if more.low <= 0 <= more.high:
            unclear.append(_what(name, lang))
        else:
            yield _difference(results, name, arm, more, lang)
    if unclear:
        yield say(lang, "study-short-unclear", what=listed(unclear, lang))


def _difference(results: Results, name: str, arm: int, more: Estimate, lang: str) -> str:
    before, after = (_value(results.estimate(name, at).mean, name, lang) for at in (0, arm))
    ends = sorted(abs(end) for end in (more.low, more.high) if end is not None)
    change, low, high = (_plain(one, name, lang) for one in (abs(more.mean), *ends))
    told = {"what": _what(name, lang), "before": before, "after": after, "change": change, "low": low, "high": high}
    way, unit = "more" if more.mean > 0 else "less", "share" if is_share(name) else "number"
    return say(lang, "study-short-differs", way=way, unit=unit, **told)


def _jokers(results: Results, arm: int, lang: str) -> Iterator[str]:
    """What each joker is worth, and what it was worth under the first rule set."""
    here, before = (_worths(results, at, lang) for at in (arm, 0))
    if here:
        yield say(lang, "study-short-jokers", jokers=here)
    if before and before != here:
        yield say(lang, "study-short-jokers-before", jokers=before)


def _worths(results: Results, arm: int, lang: str) -> str:
    """The jokers of a rule set with what they are worth; empty where too few were counted."""
    found = []
    for code in results.study.jokers(arm):
        worth = results.estimate(f"joker.{code}", arm)
        if worth.low is not None and worth.high is not None:
            low, mean, high = (number(one, 1, lang) for one in (worth.low, worth.mean, worth.high))
            name = say(lang, "study-short-wild") if card(code).is_wild else card_name(card(code), lang)
            found.append(say(lang, "study-short-joker", joker=name, mean=mean, low=low, high=high))
    return listed(found, lang)


def _what(name: str, lang: str) -> str:
    own = {"place.lead.1": "study-short-lead", "decided.jokers": "study-short-decided"}
    return say(lang, own[name]) if name in own else figure_text(name, lang)


def _value(value: float, name: str, lang: str) -> str:
    text = _plain(value, name, lang)
    return f"{text}{_SPACE}%" if is_share(name) else text


def _plain(value: float, name: str, lang: str) -> str:
    return number(100 * value, 1, lang) if is_share(name) else number(value, 2, lang)
