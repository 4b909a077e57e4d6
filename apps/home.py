"""The first page: ``panel serve apps/home.py``, or ``from apps.home import page; page`` in a cell."""

from zwicker_lab.ui.home import home_page

page = home_page()
page.servable()
