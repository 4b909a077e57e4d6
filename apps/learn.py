"""The map of the lessons: ``panel serve apps/learn.py``, or ``from apps.learn import page; page`` in a cell."""

from zwicker_lab.ui.learn.map import learn_page

page = learn_page()
page.servable()
