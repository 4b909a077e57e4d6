"""The wall of a championship: ``panel serve apps/projector.py``, or ``from apps.projector import page`` in a cell."""

from zwicker_lab.ui.desk.page import projector_page

page = projector_page()
page.servable()
