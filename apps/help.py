"""Keys and aids: ``panel serve apps/help.py``, or ``from apps.help import page; page`` in a cell."""

from zwicker_lab.ui.reading.aids import help_page

page = help_page()
page.servable()
