"""The sheets of a championship: ``panel serve apps/paper.py``, or ``from apps.paper import page; page`` in a cell."""

from zwicker_lab.ui.desk.page import paper_page

page = paper_page()
page.servable()
