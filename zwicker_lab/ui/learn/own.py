"""A lesson of one's own on its way to the page that plays it: in the address where it is short, else in the window."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import parse_qs

from zwicker_lab.errors import InputError
from zwicker_lab.lessons import OwnLesson, read_own
from zwicker_lab.lessons.own import LARGEST_FILE
from zwicker_lab.packed import packed, unpacked
from zwicker_lab.texts import say
from zwicker_lab.ui.heard import hear
from zwicker_lab.ui.learn.play import LessonPlay
from zwicker_lab.ui.learn.views import HandView

HERE = "here"
"""What stands in the address where the window holds the lesson."""
KEY = "zwicker-lab-lesson"
LONGEST_IN_ADDRESS = 6_000


def carried(text: str) -> str | None:
    """A lesson file as it stands in an address; ``None`` where it would be too long for one.

    >>> carried("x = 1") is None, carried("".join(map(chr, range(20_000))))
    (False, None)
    """
    found = packed(text)
    return found if len(found) <= LONGEST_IN_ADDRESS else None


def brought(link: str) -> OwnLesson:
    """The lesson an address carries; raises ``InputError``."""
    text = unpacked(link, LARGEST_FILE)
    if text is None:
        raise InputError("own-link")
    return read_own(text)


def hand_view(play: LessonPlay, back: str) -> HandView:
    """The component that brings the text of a lesson from the window, and shows the page once it is read."""
    words = {
        "again": say(play.lang, "learn-own-back"),
        "gone": say(play.lang, "learn-own-gone"),
        "loading": say(play.lang, "learn-own-loading"),
    }
    place = {"key": KEY, "room": "lesson-room", "back": back}
    view = HandView(scene={**words, **place, "ready": False, "error": "", "title": ""}, sizing_mode="stretch_width")
    hear(view, taking(play, view))
    return view


def taking(play: LessonPlay, view: HandView) -> Callable[[object], None]:
    """What is done with the text the browser hands over."""

    def take(message: object) -> None:
        text = message.get("text") if isinstance(message, dict) else None
        if not play.waits or not isinstance(text, str) or not isinstance(message, dict):
            return
        try:
            own = read_own(text)
        except InputError as problem:
            view.scene = {**view.scene, "error": problem.text(play.lang)}
            return
        play.adopt(own, parse_qs(str(message.get("search", ""))[1:200]).get("exercise", [""])[0])
        view.scene = {**view.scene, "error": "", "ready": True, "title": own.title.of(play.lang)}

    return take
