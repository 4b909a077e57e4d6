"""Studies of the lab: ``panel serve apps/studies.py``, or ``from apps.studies import page; page`` in a cell."""

from zwicker_lab.ui.studies.page import studies_page

page = studies_page()
page.servable()
