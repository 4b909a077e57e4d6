"""Where the game comes from: ``panel serve apps/origin.py``, or ``from apps.origin import page; page`` in a cell."""

from zwicker_lab.ui.reading.origin import origin_page

page = origin_page()
page.servable()
