"""Rule sets of somebody's own in lessons and practice, known by names that say what they hold."""

from __future__ import annotations

import re
from functools import lru_cache
from hashlib import sha256
from weakref import WeakValueDictionary

from zwicker_lab.errors import InputError
from zwicker_lab.variants import Variant, variant_names
from zwicker_lab.variants.build import restored
from zwicker_lab.variants.carried import brought, sparse

LONGEST_NAME = 48
_MARK = re.compile(r"~[0-9a-f]{10}$")
_KNOWN: WeakValueDictionary[str, Variant] = WeakValueDictionary()


def known(variant: Variant) -> Variant:
    """The same rule set under a name that no other one has, by which it is found as long as it is held.

    >>> village = known(Variant.from_toml('base = "zwicker3"\\nzwick = 2', "village"))
    >>> own_of(f"{village.name}; table 9d; hand 9s") == village == known(village), base_name(village.name)
    (True, 'village')
    """
    origin = variant.origin
    if origin.name in variant_names():
        return variant
    toml = sparse(origin)
    name = f"{base_name(origin.name)[:LONGEST_NAME]}~{sha256(toml.encode()).hexdigest()[:10]}"
    named = _KNOWN.setdefault(name, restored(name, toml, ()))
    return named.with_changes(variant.changes)


@lru_cache(maxsize=64)
def known_of(link: str) -> Variant:
    """The rule set a link carries, under the name it is known by; raises ``InputError``."""
    return known(brought(link))


def own_of(line: str) -> Variant | None:
    """The rule set of somebody's own that a name or a position line begins with."""
    first = line.split(";", 1)[0].split(None, 1)
    return _KNOWN.get(first[0]) if first else None


def base_name(name: str) -> str:
    """What a rule set is called apart from its mark.

    >>> base_name("village~0123456789"), base_name("zwicker3")
    ('village', 'zwicker3')
    """
    return _MARK.sub("", name)


def is_called(link: str, name: str) -> bool:
    """Whether a link carries the rule set known by this name."""
    try:
        return known_of(link).name == name
    except InputError:
        return False
