"""The rules of Swiss Zwick: ``panel serve apps/zwick_rules.py``, or its ``page`` in a cell."""

from zwicker_lab.ui.zwick.rules import zwick_rules_page

page = zwick_rules_page()
page.servable()
