"""Make lessons of one's own: ``panel serve apps/make.py``, or ``from apps.make import page; page`` in a cell."""

from zwicker_lab.ui.make.page import make_page

page = make_page()
page.servable()
