"""Step through a deal: ``panel serve apps/deal.py``, or ``from apps.deal import page; page`` in a cell."""

from zwicker_lab.ui.deals.page import deal_page

page = deal_page()
page.servable()
