"""How the documentation is built: Sphinx with MyST, and some pages made from data."""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "docs")]

import made  # noqa: E402 - found in this folder

project = "Zwicker Lab"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build", "made/api.md", "made/strength.md"]  # the last two are parts of other pages
html_theme = "alabaster"
html_theme_options = {"description": "Learn, teach and explore the card games of the Zwicker family"}
html_show_sphinx = html_show_copyright = html_show_sourcelink = False
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_typehints = "none"

made.write(ROOT / "docs" / "made", ROOT)
