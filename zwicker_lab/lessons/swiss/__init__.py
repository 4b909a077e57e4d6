"""The school of Swiss Zwick: lessons as data, and how their exercises are judged."""

from zwicker_lab.lessons.swiss.grading import ahead, allowed, told_reason
from zwicker_lab.lessons.swiss.load import load_swiss, swiss_lesson
from zwicker_lab.lessons.swiss.model import SwissExample, SwissExercise, SwissLesson, position_of

__all__ = [
    "SwissExample",
    "SwissExercise",
    "SwissLesson",
    "ahead",
    "allowed",
    "load_swiss",
    "position_of",
    "swiss_lesson",
    "told_reason",
]
