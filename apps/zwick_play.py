"""Playing Swiss Zwick: ``panel serve apps/zwick_play.py``, or its ``page`` in a cell."""

from zwicker_lab.ui.zwick.play.page import zwick_play_page

page = zwick_play_page()
page.servable()
