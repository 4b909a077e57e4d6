"""The page: our own HTML frame around Panel components, in one language, without a word of Panel's own."""

from __future__ import annotations

import functools
import logging
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

import panel as pn
from bokeh.document import Document
from bokeh.document.events import MessageSentEvent
from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup
from panel.io.document import init_doc
from panel.io.model import add_to_doc
from panel.io.resources import LOCAL_DIST
from panel.theme.base import Design
from panel.viewable import Viewable

from zwicker_lab.cards import Card
from zwicker_lab.errors import InputError
from zwicker_lab.names import card_name
from zwicker_lab.texts import LANGUAGES, in_language, say
from zwicker_lab.ui.address import use_address
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.settings import ASSET_URL
from zwicker_lab.ui.sitemap import exists, foot, navigation, unkept
from zwicker_lab.ui.table.components import drawn_index, needed

log = logging.getLogger("zwicker_lab")


class PageTemplate(Template):
    """A template that never shows a fault of ours: the page, or our apology in its place."""

    def render(self, *args: Any, **kwargs: Any) -> str:
        """The page as HTML."""
        context = dict(*args, **kwargs)
        try:
            return super().render(context)
        except Exception:
            if context.get("kind") == "fault":
                raise
            log.exception("the template %s could not be filled", self.name)
            query: Query = context["query"]
            heading = say(query.lang, "shell-fault-heading")
            return render("message", query, heading, "", context["up"], kind="fault", detail="")


ENV = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
ENV.template_class = PageTemplate


def embed(root: Any) -> Markup:
    """The hole in a template that one component fills: ``{{ embed(roots.table) }}``."""
    hole = '<div id="{}" data-root-id="{}" style="display:contents"></div>'
    return Markup(hole).format(root.elementid, root.id)


def drawing(scripts: str) -> Markup:
    """Bokeh's scripts without the one for graphics cards: our pictures are drawn as SVG.

    >>> drawing('<script src="bokeh.min.js"></script><script src="bokeh-gl.min.js?v=1"></script>')
    Markup('<script src="bokeh.min.js"></script>')
    """
    return Markup(re.sub(r'<script[^>]* src="[^"]*bokeh-gl[^"]*"[^>]*></script>', "", scripts))


ENV.filters["drawing"] = drawing
ENV.globals.update(embed=embed, art=vars(ENV.get_template("art.html").module)["art"])


class LookDesign(Design):
    """Panel's widgets without Panel's own style sheets and margins; ours arrive through custom properties."""

    modifiers: ClassVar[dict[type[Viewable], dict[str, Any]]] = {Viewable: {"margin": 0}}


class Page(pn.Template):
    """One page of the site: a template of ``ui/templates`` and the components that fill its holes.

    ``name`` is the template's name and, where ``route`` says nothing else, the page's route. ``items`` are the Panel
    components, embedded by ``{{ embed(roots.NAME) }}``. All further keywords are variables of the template.
    """

    def __init__(
        self,
        template: str,
        query: Query,
        heading: str,
        items: Mapping[str, Viewable] | None = None,
        *,
        route: str | None = None,
        **variables: Any,
    ) -> None:
        super().__init__(ENV.get_template(f"{template}.html"), items=dict(items or {}), location=True)
        self.query, self.heading, self.items = query, heading, dict(items or {})
        known = frame(query, heading, template if route is None else route)
        known |= {"modules": needed(self.items.values()), "holes": {"location", *self.items}}
        self._render_variables.update(known, **variables)

    def _build_layout(self) -> pn.Column:
        return never_shown()

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any:
        return self.in_notebook()._repr_mimebundle_(include, exclude)

    def in_notebook(self) -> pn.Column:
        """The page's components one under the other, for a cell."""
        from zwicker_lab.ui.notebook import framed

        return framed(self.items.values())

    def __repr__(self) -> str:
        return type(self).__name__  # Panel writes out every item here, for a layout nobody sees

    def _init_doc(self, doc: Document | None = None, *args: Any, **kwargs: Any) -> Document:
        doc = doc or pn.state.curdoc or Document()
        doc.title = self.heading
        if doc.session_context is not None:
            doc.template_variables["dist_url"] = LOCAL_DIST  # else a session made by its socket asks the CDN
            # a browser that is back where the server had forgotten the page has drawn it anew, and says nothing else
            doc.on_event("client_reconnected", functools.partial(pn.state._schedule_on_load, doc))
        with doc.models.freeze():
            self._fill(doc)
        doc.config.update(reconnect_session=True, notify_connection_status=False, notifications=None)
        return doc

    def _fill(self, doc: Document) -> None:
        """Embed each component as a root of its own.

        Panel makes a root above all components of a page, for links in the browser, which no page of ours has, and
        gathers their style sheets once more; a page opens quicker without.
        """
        self._documents.append(init_doc(doc))
        pn.state._templates[doc] = self
        self._add_location(doc, True)
        ends: list[Any] = [pn.state._destroy_session, self._server_destroy]
        for name, (item, _) in self._render_items.items():
            model = item.get_root(doc)
            model.name = name
            item._documents[doc] = model
            add_to_doc(model, doc)
            ends.append(item._server_destroy)
        doc.on_session_destroyed(*ends)
        doc.template = self.template
        doc.template_variables.update(self._render_variables)


@functools.cache
def never_shown() -> pn.Column:
    """What Panel would show of a template in a notebook, where our pages show their components: one for all pages."""
    return pn.Column(pn.pane.Str(""))


def frame(query: Query, heading: str, route: str, up: str = "") -> dict[str, Any]:
    """The variables every template of ours needs; ``up`` leads from the page to the root of the site."""
    return {
        "lang": query.lang,
        "query": query,
        "heading": heading,
        "route": route,
        "up": up,
        "assets": f"{up}{ASSET_URL}",
        "say": functools.partial(say, query.lang),
        "in_language": functools.partial(in_language, query.lang),
        "card_name": lambda code: card_name(Card(code), query.lang),
        "link": lambda page, **values: up + query.link(page, **values),
        "exists": exists,
        "unkept": unkept(route),
        "navigation": navigation(),
        "foot": foot(),
        "languages": languages(),
        "index": drawn_index((query.lang,)),
        "problems": tuple(problem.text(query.lang) for problem in query.problems),
    }


@functools.cache
def languages() -> dict[str, str]:
    """Every language by its code, as it calls itself."""
    return {lang: say(lang, "language-name") for lang in LANGUAGES}


def render(template: str, query: Query, heading: str, route: str, up: str = "", **variables: Any) -> str:
    """A page without Panel: the same frame as plain HTML."""
    bare = {"roots": {}, "holes": (), "bokeh_css": "", "bokeh_js": "", "plot_script": "", "modules": ()}
    return ENV.get_template(f"{template}.html").render(**frame(query, heading, route, up), **bare, **variables)


def current_query() -> Query:
    """The query of the session that is being opened; an empty one in a notebook."""
    headers = {name.lower(): str(value) for name, value in (pn.state.headers or {}).items()}
    return Query.of_arguments(pn.state.session_args or {}, headers.get("accept-language", ""))


def slashed() -> bool:
    """Whether the address ends in a slash it should not have: relative links would lead astray from there."""
    context: Any = pn.state.curdoc.session_context if pn.state.curdoc else None
    path = context.request.path if context and context.request else "/"
    return path.endswith("/") and path != (pn.state.base_url or "/")


def served(make: Callable[[Query], Page]) -> Callable[[], Page]:
    """Turn a function from the query to a page into what the server calls for each visitor.

    Input that cannot be used becomes a page that says so; any other fault becomes our apology and a line in the log.
    """

    @functools.wraps(make)
    def build() -> Page:
        use_address()
        set_up_visit()
        query = current_query()
        if slashed():
            return Page("moved", query, make.__name__, route="")
        try:
            return make(query)
        except InputError as problem:
            return message_page(query, "wrong", problem.text(query.lang))
        except Exception:
            log.exception("the page %s could not be built", make.__name__)
            return message_page(query, "fault")

    return build


def set_up_visit() -> None:
    """Our design, our word on faults, mended connections: for one visitor, never for what else a notebook has."""
    if pn.state.curdoc is not None:
        pn.config.design, pn.config.exception_handler, pn.config.reconnect = LookDesign, show_fault, True


def message_page(query: Query, kind: str, detail: str = "") -> Page:
    """A page that says one thing: ``wrong`` (the link cannot be used) or ``fault`` (ours)."""
    return Page("message", query, say(query.lang, f"shell-{kind}-heading"), kind=kind, detail=detail)


def show_fault(error: BaseException) -> None:
    """Log a fault of ours and show the visitor one friendly strip; the page stays as it is."""
    log.error("a callback failed", exc_info=error)
    doc = pn.state.curdoc
    if doc is not None and doc.session_context is not None:
        doc.callbacks.trigger_on_change(MessageSentEvent(doc, "zl-fault", {}))
