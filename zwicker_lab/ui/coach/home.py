"""The way home: how a thread that has thought hands something to the page that asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import panel as pn
from bokeh.document import Document
from panel.io.state import set_curdoc
from tornado.ioloop import IOLoop

from zwicker_lab.ui.page import show_fault

Act = Callable[[], None]
Home = Callable[[Act], None]


def at_once(act: Act) -> None:
    """The way home where nobody serves: the act is done here and now."""
    act()


def way_home() -> Home:
    """For the page being built: an act given to the result is done in the page's turn, under its lock.

    In a notebook it is done by the kernel's own loop, and where there is none, at once.
    """
    doc = pn.state.curdoc
    if doc is not None and doc.session_context is not None:
        add, locked = IOLoop.current().add_callback, doc.session_context.with_locked_document
        return lambda act: add(locked, _inside(guarded(act)))
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        return at_once
    return lambda act: void(loop.call_soon_threadsafe(act))


def _inside(act: Act) -> Callable[[Document], Awaitable[None]]:
    """The same as the page's own doing: else Panel takes it for that of the page which gave the word."""

    async def done(doc: Document) -> None:
        with set_curdoc(doc):
            act()

    return done


def void(_: object) -> None:
    """Nothing, whatever came back."""


def guarded(act: Act) -> Act:
    """The same, a fault in it being told like one in an answer to a click."""

    def done() -> None:
        try:
            act()
        except Exception as error:
            show_fault(error)

    return done


def when_left(act: Act) -> None:
    """Have ``act`` done when the page being built is left for good."""
    doc = pn.state.curdoc
    if doc is not None and doc.session_context is not None:
        doc.on_session_destroyed(lambda context: act())
