"""A deal file of one's own: read as far as it can be, and carried in the address where it is short enough."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from zwicker_lab.errors import InputError
from zwicker_lab.lessons import TutorialDeal, deals, tutorial_deal
from zwicker_lab.notation import DealFile, Ply, read_deal, replay, write_deal
from zwicker_lab.notation.plies import LIMIT
from zwicker_lab.packed import packed, unpacked
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.deals.line import lines_of
from zwicker_lab.ui.deals.track import Deal, fault_text, title_of
from zwicker_lab.ui.deals.tries import brought as brought_tries
from zwicker_lab.ui.deals.tries import legal
from zwicker_lab.ui.query import Query
from zwicker_lab.variants.carried import rules_tag

OWN = "own"
LONGEST_IN_ADDRESS = 4_000
MOST_MOVES = 2_000
_MOST_CUTS = 40


def open_deal(query: Query) -> Deal | None:
    """The deal a query names: a tutorial deal by ``id``, or one's own carried in ``file``.

    ``None`` where the browser still has to hand over the text of one's own. Raises ``InputError`` where there is none.
    """
    if "file" in query.values:
        return with_tries(own_deal(brought(query.text("file"))), query)
    if query.text("id") == OWN:
        return None
    return with_tries(of_tutorial(tutorial_deal(query.text("id", deals()[0].id))), query)


def with_tries(deal: Deal, query: Query) -> Deal:
    """The deal with what the query says was tried out; what cannot be used of that is told in ``query.problems``."""
    if "tries" not in query.values:
        return deal
    try:
        tries = brought_tries(query.text("tries"))
    except InputError as problem:
        query.problems.append(problem)
        return deal
    kept = legal(deal.written, tries)
    if len(kept) < len(tries):
        query.problems.append(InputError("deals-tries-link"))
    return deal.tried(kept)


def of_tutorial(deal: TutorialDeal) -> Deal:
    """A tutorial deal to step through."""
    return Deal(deal.id, deal.title, deal.replay, write_deal(deal.file), lines_of(deal.replay))


def of_file(file: DealFile) -> Deal:
    """A deal file to step through as far as its moves are legal; rules of one's own go with its text."""
    played = replay(file)
    text = write_deal(replace(file, tags=(*file.tags, *rules_tag(file.variant))))
    return Deal(OWN, title_of(played), played, text, lines_of(played), fault_text(played))


def own_deal(text: str) -> Deal:
    """A deal file of one's own, as far as it can be read and played.

    Raises ``InputError``, with its line, where not even the first position is to be had.

    >>> own_deal("Hello")
    Traceback (most recent call last):
        ...
    zwicker_lab.errors.InputError: The tag is missing: [ZDN "1"].
    """
    found, unread = _read(text)
    if _count(found.plies) > MOST_MOVES:
        raise InputError("deals-too-many", limit=MOST_MOVES)
    played = replay(found)
    problem = fault_text(played)
    if problem is None and unread is not None:
        problem = {lang: unread.text(lang) for lang in LANGUAGES}
    return Deal(OWN, title_of(played), played, text, lines_of(played), problem)


def _read(text: str) -> tuple[DealFile, InputError | None]:
    """The file up to the first line that cannot be read, and what is wrong there."""
    unread: InputError | None = None
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for _ in range(_MOST_CUTS):
        try:
            return read_deal("\n".join(lines), paths=False), unread
        except InputError as problem:
            if unread is None or problem.message != "file-line-open":
                first, unread = unread or problem, problem
            if problem.line is None or problem.line > len(lines):
                raise first from None
            lines = lines[: problem.line - 1]
            if not any(line.strip().startswith("[Pack ") for line in lines):
                raise first from None
    raise InputError("file-too-long", limit=LIMIT, got=len(text))


def _count(plies: Sequence[Ply]) -> int:
    return len(plies) + sum(_count(line) for ply in plies for line in ply.lines)


def carried(text: str) -> str | None:
    """A file as it stands in an address; ``None`` where it would be too long for one.

    >>> brought(carried("N 8s x 8h") or "")
    'N 8s x 8h'
    """
    found = packed(text)
    return found if len(found) <= LONGEST_IN_ADDRESS else None


def brought(link: str) -> str:
    """The file an address carries; raises ``InputError`` where there is none."""
    text = unpacked(link, LIMIT)
    if text is None:
        raise InputError("deals-link")
    return text
