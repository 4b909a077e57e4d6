"""Rules of one's own: ``panel serve apps/house.py``, or ``from apps.house import page; page`` in a cell."""

from zwicker_lab.ui.house.page import house_page

page = house_page()
page.servable()
