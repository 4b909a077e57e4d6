"""The home of Swiss Zwick: ``panel serve apps/zwick.py``, or ``from apps.zwick import page; page`` in a cell."""

from zwicker_lab.ui.zwick.map import zwick_page

page = zwick_page()
page.servable()
