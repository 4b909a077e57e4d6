"""The rules of a table: a form, its numbers and its switches, as a frozen, checked value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from zwicker_lab.zwick.cards import Order
from zwicker_lab.zwick.rules.switches import NUMBERS, SWITCHES, Level, Switches

Form = Literal["tournament", "casual"]
FORMS: tuple[Form, ...] = ("tournament", "casual")
HAND = 5
"""The cards in a hand, and the tricks of a deal."""
FORM_VALUES: Mapping[str, tuple[str, ...]] = {"form": FORMS, **SWITCHES}
Texts = Mapping[str, str]
_LETTERS = "ABCDE"


def _within(key: str) -> object:
    low, high = NUMBERS[key]
    return Field(ge=low, le=high, strict=True)


class Rules(BaseModel):
    """The rules of Swiss Zwick as one table plays them; they compare by content.

    ``certainty`` says of every value where it comes from, by the key a position line changes it with.

    >>> from zwicker_lab.zwick.rules import load_rules
    >>> rules = load_rules("zwick form=casual must_win=trump_only")
    >>> rules.target, rules.switches.must_win, rules.certainty["may_turn"], rules.spelled
    (16, 'trump_only', 'ours', 'zwick form=casual must_win=trump_only')
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    form: Form
    title: Texts
    note: Texts
    sources: tuple[Texts, ...]
    players: tuple[int, ...]
    lick: Annotated[int, _within("lick")]
    bird: Annotated[int, _within("bird")]
    deals_each: Annotated[int, _within("deals_each")]
    target: Annotated[int, _within("target")]
    switches: Switches
    certainty: Mapping[str, Level]

    @model_validator(mode="after")
    def _every_value_has_a_source(self) -> Self:
        if set(self.certainty) != {"players", *NUMBERS, *SWITCHES}:
            raise ValueError("certainty names every value once")
        return self

    @property
    def settings(self) -> dict[str, str]:
        """Every value a position line can change, as it writes it."""
        return {key: str(getattr(self, key)) for key in NUMBERS} | self.switches.model_dump()

    @property
    def changes(self) -> dict[str, str]:
        """The values that differ from those of the form."""
        from zwicker_lab.zwick.rules.files import form_rules

        usual = form_rules(self.form).settings
        return {key: value for key, value in self.settings.items() if value != usual[key]}

    @property
    def spelled(self) -> str:
        """The first field of a position line: ``zwick`` and what differs from a tournament's rules."""
        form = [] if self.form == "tournament" else [f"form={self.form}"]
        return " ".join(["zwick", *form, *(f"{key}={value}" for key, value in self.changes.items())])

    def seats(self, players: int) -> tuple[str, ...]:
        """The names of the seats in playing order, which is counter-clockwise.

        As in the rules A cuts, C comes first and D follows when B deals.

        >>> from zwicker_lab.zwick.rules import load_rules
        >>> load_rules().seats(4)
        ('A', 'B', 'C', 'D')
        """
        return tuple(_LETTERS[:players])

    def order(self, trump: str) -> Order:
        """Which card takes which while ``trump`` is trump (switch ``plain_ten``)."""
        return Order(trump, "ATKOU9" if self.switches.plain_ten == "high" else "AKOUT9")

    def most_licked(self, players: int) -> int:
        """How many cards may be licked; two to turn and one below them must stay in the stock.

        >>> from zwicker_lab.zwick.rules import load_rules
        >>> load_rules().most_licked(5), load_rules("zwick licked=extra").most_licked(5)
        (5, 0)
        """
        if self.switches.licked == "count":
            return self.lick
        return min(self.lick, 28 - HAND * players - 3)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        from zwicker_lab.zwick.rules.files import load_rules

        return load_rules, (self.spelled,)
