"""The rules of Swiss Zwick as data: two forms, a switch for every point on which tables differ, sources for all."""

from zwicker_lab.zwick.rules.files import form_rules, load_rules
from zwicker_lab.zwick.rules.model import FORM_VALUES, FORMS, HAND, Form, Rules
from zwicker_lab.zwick.rules.switches import LEVELS, NUMBERS, SWITCHES, Level, Switches
from zwicker_lab.zwick.rules.words import certainty_text, key_text, value_text

__all__ = [
    "FORMS",
    "FORM_VALUES",
    "HAND",
    "LEVELS",
    "NUMBERS",
    "SWITCHES",
    "Form",
    "Level",
    "Rules",
    "Switches",
    "certainty_text",
    "form_rules",
    "key_text",
    "load_rules",
    "value_text",
]
