"""Writing house rules: the draft, what a page reports, and where it is kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlencode

import param

from zwicker_lab.errors import InputError
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.house.draft import Draft
from zwicker_lab.ui.look.rules import named, uploaded
from zwicker_lab.ui.query import Query
from zwicker_lab.variants import Variant, variant_names
from zwicker_lab.variants.carried import brought, carried


class Writing(param.Parameterized):
    """House rules being written.

    ``draft`` is all there is; ``error`` says why a file or a link could not be read.

    >>> writing = Writing(Query({"lang": "en"}))
    >>> writing.receive({"kind": "set", "key": "zwick", "value": "2"})
    >>> writing.receive({"kind": "title", "value": "Our village"})
    >>> writing.draft.variant.name, writing.draft.variant.scoring.zwick
    ('Our-village', 2)
    """

    lang: Any = param.Selector(default="de", objects=list(LANGUAGES), doc="The language of every word.")
    draft: Any = param.ClassSelector(class_=Draft, doc="What was typed.")
    error: Any = param.ClassSelector(
        class_=InputError, default=None, allow_None=True, doc="Why a file or a link cannot be read."
    )

    def __init__(self, query: Query) -> None:
        error: InputError | None = None
        draft = Draft()
        try:
            draft = read_draft(query)
        except InputError as problem:
            error = problem
        super().__init__(lang=query.lang, draft=draft, error=error)

    def receive(self, message: object) -> None:
        """Do what a view reports; anything that is not such a report is passed over."""
        if not isinstance(message, dict):
            return
        acts: dict[object, Callable[[Mapping[str, Any]], None]] = {
            "set": lambda told: self._write(self.draft.typed(str(told.get("key"))[:40], str(told.get("value")))),
            "reset": lambda told: self._reset(str(told.get("key"))),
            "title": lambda told: self._write(self.draft.titled(str(told.get("value")))),
            "base": lambda told: self._start_from(str(told.get("name"))),
            "plain": lambda told: self._write(Draft(self.draft.base, self.draft.title)),
            "load": lambda told: self.load(str(told.get("name")), told.get("text")),
        }
        act = acts.get(message.get("kind"))
        if act:
            act(message)

    def load(self, file_name: str, text: object) -> None:
        """Go on with the rules of a file."""
        try:
            self._write(Draft.of(uploaded(file_name, text if isinstance(text, str) else None)))
        except InputError as problem:
            self.error = problem

    def _start_from(self, name: str) -> None:
        if name in variant_names():
            self._write(self.draft.over(name))

    def _reset(self, key: str) -> None:
        kept = {name: text for name, text in self.draft.entries.items() if name != key}
        self._write(Draft(self.draft.base, self.draft.title, kept, self.draft.note, self.draft.sources))

    def _write(self, draft: Draft) -> None:
        try:
            carried(draft.variant)
        except InputError as problem:
            self.error = problem
            return
        self.param.update(draft=draft, error=None)

    @property
    def values(self) -> dict[str, str]:
        """What an address holds beside the language: the rules as far as they are right, and what they start from."""
        return {"base": self.draft.base, "rules": carried(self.draft.variant)}

    @property
    def address(self) -> str:
        """What stands behind the page's name in the address."""
        return f"?{urlencode({'lang': self.lang, **self.values})}"


def read_draft(query: Query) -> Draft:
    """The draft a query names by ``rules``, or by a built-in ``variant`` with changes; raises ``InputError``.

    >>> read_draft(Query({"variant": "queen zwick=2"})).entries
    {'zwick': '2'}
    """
    base = query.text("base")
    if "rules" in query.values:
        return Draft.of(brought(query.text("rules")), base)
    if "variant" in query.values:
        variant: Variant = named(query.text("variant"), None)
        return Draft(variant.name, entries=Draft.of(variant, variant.name).entries)
    return Draft(base) if base in variant_names() else Draft()
