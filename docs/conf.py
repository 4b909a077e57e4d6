"""How the documentation is built: Sphinx with MyST, and some pages made from data."""

import sys
from pathlib import Path

from sphinx.application import Sphinx

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "docs")]

import made  # noqa: E402 - found in this folder

project = "Zwicker Lab"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
PARTS = ("api", "strength", "keys", "faults", "goals")  # parts of other pages
exclude_patterns = ["_build", *(f"made/{name}.md" for name in PARTS)]
html_theme = "alabaster"
html_theme_options = {
    "description": "Learn, teach and explore the card games of the Zwicker family",
    "show_relbars": True,
    "sidebar_collapse": True,
}
html_static_path = ["look", "../zwicker_lab/ui/assets/fonts"]
html_css_files = ["look.css"]
html_show_sphinx = html_show_copyright = html_show_sourcelink = False
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_typehints = "none"


def setup(app: Sphinx) -> None:
    """Show classes by their names alone: nobody makes a position or a result by hand."""
    app.connect("autodoc-process-signature", shortened)


def shortened(_app: Sphinx, what: str, _name: str, _one: object, _options: object, args: str | None, _back: str | None):
    """No arguments for a class."""
    return ("", None) if what == "class" and args else None


made.write(ROOT / "docs" / "made", ROOT)
