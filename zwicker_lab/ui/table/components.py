"""The components of the card table: each a Python class, a module of plain JavaScript beside it, and one scene."""

from __future__ import annotations

import base64
import functools
import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import param
from bokeh.document import Document
from bokeh.events import Event
from panel.custom import JSComponent
from panel.io.state import set_curdoc
from panel.viewable import Viewable

from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.heard import hear
from zwicker_lab.ui.settings import ASSETS
from zwicker_lab.ui.table.scene import Scene
from zwicker_lab.ui.table.trying import TableTry

_IMPORT = re.compile(r"from '\./(\w+\.js)'")


@functools.cache
def inline(path: Path) -> str:
    """A module and all it imports as one text, for a notebook, where nothing is served beside it."""

    def swap(found: re.Match[str]) -> str:
        text = inline(path.parent / found[1])
        return f"from 'data:text/javascript;base64,{base64.b64encode(text.encode()).decode()}'"

    return _IMPORT.sub(swap, path.read_text(encoding="utf-8"))


@functools.cache
def modules(path: Path) -> tuple[str, ...]:
    """The names of a module's file and of all it imports, which stand beside it.

    >>> modules(TableView._bundle)
    ('card_table.js', 'cards.js', 'drag.js', 'film.js', 'parts.js', 'table_parts.js')
    """
    imported = (modules(path.parent / found) for found in _IMPORT.findall(path.read_text(encoding="utf-8")))
    return path.name, *sorted(set().union(*imported))


@functools.cache
def drawn_index(languages: tuple[str, ...]) -> str:
    """The letters that cards show in each language, as JSON for the browser.

    >>> drawn_index(("de",))
    '{"de": {"A": "A", "J": "B", "Q": "D", "K": "K"}}'
    """
    return json.dumps({lang: {rank: say(lang, f"index-{rank}") for rank in "AJQK"} for lang in languages})


class Styled(JSComponent):
    """What all our components share: the style sheets, and a module of the assets that also runs in a notebook.

    No module has a style sheet bundled with it, for which Panel would look on the disk with every page, class by class.
    """

    _bundle_css: ClassVar[list[Any]] = []
    _stylesheets: ClassVar[list[Any]] = [ASSETS / "furniture.css", ASSETS / "look.css"]
    __abstract = True

    @classmethod
    def _render_esm(cls, compiled: Any = True, server: bool = False) -> Any:
        if server:
            return super()._render_esm(compiled, server)
        return f"globalThis.zlIndex = {drawn_index(LANGUAGES)};\n{inline(Path(str(cls._bundle)))}"

    def _process_bokeh_event(self, doc: Document, event: Event) -> None:
        """Answer at once: Panel would first count its answers, for a sign of work that no page of ours shows."""
        with set_curdoc(doc):
            self._process_event(event)


def needed(items: Iterable[Viewable]) -> tuple[str, ...]:
    """The names of all modules that a page's components run, in the order of the components.

    >>> needed([SlipView(), HintView()])
    ('slip.js', 'cards.js', 'parts.js', 'hints.js')
    """
    parts: Iterable[Any] = (part for item in items for part in item.select(Styled))
    return tuple(dict.fromkeys(name for part in parts for name in modules(part._bundle)))


class Look(Styled):
    """Base of our components: one ``scene`` that Python makes, drawn by a module of the assets."""

    scene = param.Dict(default={}, doc="All that is drawn, words included.")

    __abstract = True


class LargeLook(Styled):
    """A component whose scene is large: it travels as one text, so that nobody compares or looks at every value in it.

    >>> shown = TableView(scene={"frozen": True})
    >>> shown.told, shown.scene
    ('{"frozen": true}', {'frozen': True})
    """

    told = param.String(default="{}", doc="The scene as JSON, for the browser.")

    __abstract = True

    def __init__(self, scene: Scene | None = None, **settings: Any) -> None:
        super().__init__(told=as_text(scene or {}), **settings)

    @property
    def scene(self) -> Scene:
        """All that is drawn, words included."""
        found: Scene = json.loads(self.told)
        return found

    @scene.setter
    def scene(self, scene: Scene) -> None:
        self.told = as_text(scene)


def as_text(scene: Scene) -> str:
    """A scene as it travels."""
    return json.dumps(scene, ensure_ascii=False)


class TableView(LargeLook):
    """The felt: seats, piles, the table's items, the hand, and the buttons under it."""

    _bundle = ASSETS / "js" / "card_table.js"


class ChoiceView(LargeLook):
    """The uses of a card as choices; on a phone a sheet at the lower edge."""

    _bundle = ASSETS / "js" / "choices.js"


class SlipView(Look):
    """What the app says: a task, a refusal with its sum, a success, a question."""

    _bundle = ASSETS / "js" / "slip.js"


class HintView(Look):
    """The ladder of hints; it reports ``{"kind": "hint"}`` when the next rung is asked for."""

    _bundle = ASSETS / "js" / "hints.js"


class Views(NamedTuple):
    """The three components of one table."""

    table: TableView
    choices: ChoiceView
    slip: SlipView


def views(trial: TableTry, **settings: Any) -> Views:
    """The components that show ``trial`` and report to it; ``settings`` go to all three."""
    made = Views(
        TableView(scene=trial.scene, sizing_mode="stretch_width", **settings),
        ChoiceView(scene=trial.uses, sizing_mode="stretch_width", **settings),
        SlipView(scene=trial.slip, sizing_mode="stretch_width", **settings),
    )

    def show(*changes: param.parameterized.Event) -> None:
        target: dict[str, Look | LargeLook] = {"scene": made.table, "uses": made.choices, "slip": made.slip}
        for change in changes:
            target[change.name].scene = change.new

    trial.param.watch(show, ["scene", "uses", "slip"], onlychanged=False)  # the texts are compared instead
    for view in made:
        hear(view, trial.receive)
    return made
