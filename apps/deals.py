"""Deals to step through, and one's own: ``panel serve apps/deals.py``, or ``from apps.deals import page; page``."""

from zwicker_lab.ui.deals.contents import deals_page

page = deals_page()
page.servable()
