"""Look at a position: ``panel serve apps/look.py``, or ``from apps.look import page; page`` in a cell."""

from zwicker_lab.ui.look.page import look_page

page = look_page()
page.servable()
