"""The rules side by side: ``panel serve apps/rules.py``, or ``from apps.rules import page; page`` in a cell."""

from zwicker_lab.ui.rules import rules_page

page = rules_page()
page.servable()
