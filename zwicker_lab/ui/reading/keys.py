"""Every key the pages listen to, by the place where it counts. A test compares this list with the scripts."""

from __future__ import annotations

from dataclasses import dataclass

from zwicker_lab.texts import say

ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


@dataclass(frozen=True)
class Key:
    """Keys that do the same, what they do, and the scripts that listen; without one the browser itself does it."""

    keys: tuple[str, ...]
    does: str
    scripts: tuple[str, ...] = ()

    def text(self, lang: str) -> str:
        """What the keys do."""
        return say(lang, f"help-does-{self.does}")

    def names(self, lang: str) -> list[str]:
        """The keys as they are printed on a keyboard.

        >>> Key(("Home", "1-9", "Control+z", "t"), "read").names("de")
        ['Pos1', '1 – 9', 'Strg + Z', 'T']
        """
        return [" + ".join(key_name(part, lang) for part in key.split("+")) for key in self.keys]


def key_name(key: str, lang: str) -> str:
    """One key as it is printed on a keyboard: letters are capitals, others have a name of their own."""
    if key == "1-9":
        return "1 – 9"
    return key.upper() if len(key) == 1 and key != " " else say(lang, f"help-key-{'Space' if key == ' ' else key}")


PLACES: dict[str, tuple[Key, ...]] = {
    "everywhere": (
        Key(("Tab",), "tab"),
        Key(("ArrowUp", "ArrowDown", "Home", "End"), "rows", ("parts.js",)),
        Key(("Enter", " "), "press"),
        Key(("Escape",), "close", ("shell.js",)),
    ),
    "table": (
        Key((*ARROWS, "Home", "End"), "inside", ("parts.js",)),
        Key(("Enter", " "), "choose"),
        Key(("Escape",), "back", ("card_table.js", "choices.js", "drag.js")),
        Key(("t",), "read", ("card_table.js",)),
        Key(("i",), "item", ("card_table.js",)),
        Key(("Escape", "Enter", " "), "film", ("card_table.js",)),
    ),
    "choices": (
        Key(("1-9",), "digit", ("choices.js", "card_table.js", "lesson_answers.js")),
        Key((*ARROWS, "Home", "End"), "preview", ("parts.js",)),
        Key(("Enter", " "), "play"),
        Key(("Escape",), "compare", ("coach.js",)),
    ),
    "play": (Key(("Enter",), "on", ("play_bar.js",)),),
    "deal": (
        Key(("ArrowLeft", "ArrowRight"), "step", ("deal_steps.js",)),
        Key(("PageUp", "PageDown"), "packet", ("deal_steps.js",)),
        Key(("Home", "End"), "ends", ("deal_steps.js",)),
    ),
    "curve": (
        Key(("ArrowLeft", "ArrowRight", "Home", "End"), "points", ("parts.js",)),
        Key(("Enter", " "), "moment", ("curve_chart.js",)),
    ),
    "look": (
        Key(("Control+z",), "undo", ("look_steps.js",)),
        Key(("Control+y",), "redo", ("look_steps.js",)),
    ),
    "sheet": (Key(("Enter", "ArrowDown", "ArrowUp"), "sheet", ("lesson_board.js",)),),
    "pad": (Key(("Enter",), "count", ("pad_count.js",)),),
    "desk": (
        Key(("Enter",), "enter", ("desk_enter.js", "desk_people.js")),
        Key(("Escape",), "leave", ("desk_people.js",)),
    ),
    "learn": (Key(("Escape",), "question", ("start_over.js",)),),
}
"""Keys by place, in the order the page shows them."""


def handled() -> dict[str, set[str]]:
    """The keys each script is said to listen to; of keys pressed together the last one."""
    found: dict[str, set[str]] = {}
    for rows in PLACES.values():
        for row in rows:
            for script in row.scripts:
                found.setdefault(script, set()).update(key.split("+")[-1] for key in row.keys)
    return found
