"""One position, two rule sets: ``panel serve apps/compare.py``, or ``from apps.compare import page; page``."""

from zwicker_lab.ui.compare.page import compare_page

page = compare_page()
page.servable()
