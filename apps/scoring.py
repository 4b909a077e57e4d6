"""One deal under every scoring table: ``panel serve apps/scoring.py``, or ``from apps.scoring import page; page``."""

from zwicker_lab.ui.scoring.page import scoring_page

page = scoring_page()
page.servable()
