"""A lesson of Swiss Zwick: ``panel serve apps/zwick_lesson.py``, or its ``page`` in a cell."""

from zwicker_lab.ui.zwick.lesson.page import zwick_lesson_page

page = zwick_lesson_page()
page.servable()
