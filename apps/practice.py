"""Practice: ``panel serve apps/practice.py``, or ``from apps.practice import page; page``."""

from zwicker_lab.ui.practice.page import practice_page

page = practice_page()
page.servable()
