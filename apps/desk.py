"""The championship desk: ``panel serve apps/desk.py``, or ``from apps.desk import page; page`` in a cell."""

from zwicker_lab.ui.desk.page import desk_page

page = desk_page()
page.servable()
