"""The score pad: ``panel serve apps/pad.py``, or ``from apps.pad import page; page`` in a cell."""

from zwicker_lab.ui.pad.page import pad_page

page = pad_page()
page.servable()
