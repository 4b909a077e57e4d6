"""The words of the game: ``panel serve apps/glossary.py``, or ``from apps.glossary import page; page`` in a cell."""

from zwicker_lab.ui.reading.glossary import glossary_page

page = glossary_page()
page.servable()
