"""Join a room: ``panel serve apps/join.py``, or ``from apps.join import page; page`` in a cell."""

from zwicker_lab.ui.guest.page import guest_page

page = guest_page()
page.servable()
