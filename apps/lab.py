"""The entrance of the lab: ``panel serve apps/lab.py``, or ``from apps.lab import page; page`` in a cell."""

from zwicker_lab.ui.lab.page import lab_page

page = lab_page()
page.servable()
