"""The wall: ``panel serve apps/wall.py``, or ``from apps.wall import page; page`` in a cell."""

from zwicker_lab.ui.room.page import wall_page

page = wall_page()
page.servable()
