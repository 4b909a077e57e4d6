"""Rule sets as data: one TOML file a variant, and the model that checks it.

A file of one's own names its keys as a position line does. It is complete, or it names a ``base`` and gives only what
differs::

    base = "zwicker3"
    title = { de = "Windbergen am Donnerstag", en = "Windbergen on Thursdays" }
    table = 4                     # cards open at the start
    build_cap = 25                # or "none"

    [switches]
    after_zwick = "sweeper_lays"

    [points]
    Td = 5                        # 0 takes a card out of the scoring table; A stands for each ace

    [value]
    A = [1, 11]                   # one or two values a rank

A complete file holds ``title players table packet build_up build_down builder_holds most_cards zwick``, the tables
``value`` (all thirteen ranks) and ``points``, and may hold ``note sources jokers two_packs_above first_packet stages
build_cap fine target deals switches certainty``. Jokers are numbers or codes: ``[15, 20, 25]``, ``["*a", "*b"]``. With
more players than ``two_packs_above`` two packs without jokers are used. ``stages`` says how often the opening is dealt:
so many hand cards, then so many table cards. A match goes to a ``target``, or lasts as many ``deals`` as there are
``"players"``, or is a single deal. ``certainty`` says of a key ``"certain"``, ``"one line"`` or ``"reconstructed"``.
"""

from zwicker_lab.variants.files import load_variant, variant_names
from zwicker_lab.variants.keys import LEVELS
from zwicker_lab.variants.model import Variant
from zwicker_lab.variants.parts import Build, Deal, Match, Scoring
from zwicker_lab.variants.switches import SWITCHES, Switches
from zwicker_lab.variants.words import certainty_text, key_text, value_text

__all__ = [
    "LEVELS",
    "SWITCHES",
    "Build",
    "Deal",
    "Match",
    "Scoring",
    "Switches",
    "Variant",
    "certainty_text",
    "key_text",
    "load_variant",
    "value_text",
    "variant_names",
]
