"""The host page: ``panel serve apps/host.py``, or ``from apps.host import page; page`` in a cell."""

from zwicker_lab.ui.room.page import host_page

page = host_page()
page.servable()
