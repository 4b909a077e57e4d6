"""Plans for evenings: ``panel serve apps/plans.py``, or ``from apps.plans import page; page`` in a cell."""

from zwicker_lab.ui.make.plans import plans_page

page = plans_page()
page.servable()
