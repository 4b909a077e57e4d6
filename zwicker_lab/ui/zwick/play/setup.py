"""What a match of Swiss Zwick is played with: the form, how many, how well the others play; carried in a link."""

from __future__ import annotations

from dataclasses import dataclass, replace

from zwicker_lab.texts import say
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.zwick.play.bots import STRENGTHS, USUAL
from zwicker_lab.zwick import Rules, load_rules
from zwicker_lab.zwick.rules import FORMS


@dataclass(frozen=True)
class Setup:
    """One match before it begins; one's own seat is the first, the others follow to the right.

    >>> setup = Setup(players=5, form="casual")
    >>> setup.rules.target, setup.seat, setup.values["players"]
    (16, 0, 5)
    """

    form: str = FORMS[0]
    players: int = 4
    strength: str = USUAL
    open_cards: bool = False

    @property
    def rules(self) -> Rules:
        """The rules of the form."""
        return load_rules(f"zwick form={self.form}")

    @property
    def seat(self) -> int:
        """One's own seat."""
        return 0

    @property
    def values(self) -> dict[str, object]:
        """What a link holds beside language and seed."""
        known: dict[str, object] = {"form": self.form, "players": self.players, "bots": self.strength}
        return known | ({"open": "yes"} if self.open_cards else {})

    def with_choice(self, name: str, value: str) -> Setup:
        """The same with one thing chosen otherwise."""
        changes: dict[str, dict[str, object]] = {
            "form": {"form": value},
            "players": {"players": int(value) if value.isdecimal() else 4},
            "bots": {"strength": value},
            "open": {"open_cards": value == "yes"},
        }
        return replace(self, **changes[name])  # type: ignore[arg-type]


def read_setup(query: Query) -> Setup:
    """The match a query names; what cannot be used is told in ``query.problems`` and left at its usual.

    >>> read_setup(Query({"players": "5", "form": "casual"})) == Setup("casual", 5)
    True
    """
    return Setup(
        form=query.choice("form", FORMS, FORMS[0]),
        players=int(query.choice("players", ("3", "4", "5"), "4")),
        strength=query.choice("bots", STRENGTHS, USUAL),
        open_cards=query.choice("open", ("yes", "no"), "no") == "yes",
    )


def length_text(setup: Setup, lang: str) -> str:
    """How long the match lasts.

    >>> length_text(Setup(), "en"), length_text(Setup("casual"), "en")
    ('a Passe of 12 deals', 'to 16')
    """
    deals = setup.rules.deals_each * setup.players
    return say(lang, f"zwick-length-{setup.form}", deals=deals, target=setup.rules.target)


def seat_names(setup: Setup, lang: str) -> dict[int, str]:
    """What the program players are called.

    >>> seat_names(Setup(), "de")
    {1: 'Vreni', 2: 'Köbi', 3: 'Trudi'}
    """
    return {seat: say(lang, "zwick-name", at=seat) for seat in range(1, setup.players)}
