"""Panel pages and the card table: what people see and touch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import panel as pn


def show(thing: object, *, lang: str = "en", dark: bool | None = None, **settings: Any) -> pn.Column:
    """What the app shows of ``thing``, in a notebook cell; nothing is asked of another computer.

    * A position: the card table. A move is tried, a refused one says why. ``mode="exercise"`` keeps the uses of a card
      to oneself, ``show_seats=True`` shows the others. ``under="zwicker3 capture=card"`` shows its moves under another
      rule set beside those of its own, and why one refuses what the other allows.
    * A lesson, the program's or one's own: played from its first example to the look back; ``exercise=2`` begins there.
    * A deal file: stepped through, thought through, tried differently; ``at=12`` begins after so many moves.
    * The results of a study: sentences, linked pictures to choose deals in, figures.
    * An advice: every move with its reasons.

    ``lang`` is ``en`` or ``de``; ``dark`` turns the colours, which else are those of the notebook. Raises
    ``InputError``, told in ``lang``, for anything else.

    >>> import zwicker_lab as zl
    >>> table = zl.show(zl.read_position("zwicker3; table 9d 5c 4h; hand 9s Kc 6h"), lang="de")
    >>> type(table).__name__
    'Column'
    >>> zl.show(9)
    Traceback (most recent call last):
        ...
    zwicker_lab.errors.InputError: There is no view of “int”: shown are positions, lessons, deals, studies, advice.
    """
    from zwicker_lab.ui.cells import show as shown

    return shown(thing, lang=lang, dark=dark, **settings)
