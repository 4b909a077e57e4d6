"""A rule set on one sheet: ``panel serve apps/leaflet.py``, or ``from apps.leaflet import page; page`` in a cell."""

from zwicker_lab.ui.house.page import leaflet_page

page = leaflet_page()
page.servable()
