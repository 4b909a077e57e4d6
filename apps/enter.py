"""Entering a deal by hand: ``panel serve apps/enter.py``, or ``from apps.enter import page; page`` in a cell."""

from zwicker_lab.ui.enter.page import enter_page

page = enter_page()
page.servable()
