"""The club evening page: ``panel serve apps/room.py``, or ``from apps.room import page; page`` in a cell."""

from zwicker_lab.ui.room.page import room_page

page = room_page()
page.servable()
