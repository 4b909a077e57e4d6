"""One lesson: ``panel serve apps/lesson.py``, or ``from apps.lesson import page; page`` in a cell."""

from zwicker_lab.ui.learn.page import lesson_page

page = lesson_page()
page.servable()
