"""A whole rule set as a text short enough for a link or for the tag of a deal file."""

from __future__ import annotations

import re

from zwicker_lab.errors import InputError
from zwicker_lab.packed import packed, unpacked
from zwicker_lab.variants.files import LARGEST_FILE, variant_names
from zwicker_lab.variants.model import Variant

LONGEST = 8_000
"""The most characters a carried rule set may have."""
TAG = "Rules"
"""The tag of a deal file that carries the rules of somebody's own it is played by."""

_NAMED = re.compile(r"# (\S{1,60})\n")
_UNFIT = re.compile(r"[\s;\"\[\]/\\=]+")


def carried(variant: Variant) -> str:
    """A rule set as a link carries it: its file, with its name in a first comment, packed.

    Notes and sources are left behind where they are too long. Raises ``InputError`` where even the rest is.

    >>> own = Variant.from_toml('base = "zwicker3"\\ntable = 4', "village")
    >>> brought(carried(own)) == own
    True
    """
    for one in (variant.origin.to_toml(), sparse(variant)):
        link = packed(f"# {variant.name}\n{one}")
        if len(link) <= LONGEST:
            return link
    raise InputError("variant-long", variant=variant.name)


def sparse(variant: Variant) -> str:
    """The file of a rule set without notes and sources, by which nothing is played."""
    lines = variant.origin.to_toml().splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith(("note =", "sources =")))


def brought(link: str) -> Variant:
    """The rule set a link carries; raises ``InputError``."""
    toml = unpacked(link, LARGEST_FILE) if len(link) <= LONGEST else None
    if toml is None:
        raise InputError("variant-carried")
    named = _NAMED.match(toml)
    return Variant.from_toml(toml, fit_name(named[1]) if named else "own")


def own_rules(variant: Variant) -> dict[str, str]:
    """What a link to anything played by ``variant`` holds besides: ``rules``, where it is a rule set of one's own.

    >>> from zwicker_lab.variants import load_variant
    >>> own_rules(load_variant("queen"))
    {}
    """
    return {} if variant.origin.name in variant_names() else {"rules": carried(variant)}


def rules_tag(variant: Variant) -> tuple[tuple[str, str], ...]:
    """The tag a deal file needs besides, where it is played by rules of somebody's own.

    >>> own = Variant.from_toml('base = "zwicker3"\\ntable = 4', "village")
    >>> [name for name, _ in rules_tag(own)]
    ['Rules']
    """
    return tuple((TAG, link) for link in own_rules(variant).values())


def portable(variant: Variant) -> Variant:
    """The same rule set; one from a file is called by the file's name without its folder, so that links can hold it.

    >>> portable(Variant.from_toml('base = "zwicker3"\\ntable = 4', "rules/our-village.toml")).name
    'our-village'
    """
    origin = variant.origin
    if origin.name in variant_names():
        return variant
    name = fit_name(re.split(r"[/\\\\]", origin.name)[-1].removesuffix(".toml"))
    name = f"own-{name}" if name in variant_names() else name
    return Variant.from_toml(origin.to_toml(), name).with_changes(variant.changes)


def carried_for(spelled: str, link: str) -> Variant | None:
    """The rule set that a deal file carries for its variant; a built-in one needs none.

    >>> carried_for("zwicker3 capture=card", "whatever") is None
    True
    """
    return None if spelled.split(None, 1)[:1] in [[name] for name in variant_names()] else brought(link)


def fit_name(text: str) -> str:
    """A name a position line can hold.

    >>> fit_name("../up; and away"), fit_name(" ")
    ('..-up-and-away', 'own')
    """
    printable = "".join(sign if sign.isprintable() else " " for sign in text)
    return _UNFIT.sub("-", printable.strip()).strip("-")[:60] or "own"
