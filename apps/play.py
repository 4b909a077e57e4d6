"""Play at the table: ``panel serve apps/play.py``, or ``from apps.play import page; page`` in a cell."""

from zwicker_lab.ui.play.page import play_page

page = play_page()
page.servable()
