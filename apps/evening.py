"""The evening page: ``panel serve apps/evening.py``, or ``from apps.evening import page; page`` in a cell."""

from zwicker_lab.ui.room.page import evening_page

page = evening_page()
page.servable()
