"""Practice: exercises drawn without end for each skill, and which of them come back, and when.

>>> exercise = exercise_of(read_ref("sums 4 zwicker3"))
>>> exercise == exercise_of(read_ref("sums 4 zwicker3")), exercise.goal.type
(True, 'any_legal_capture')
"""

from zwicker_lab.lessons.practice.best import BEST, is_telling, judged_best, open_position
from zwicker_lab.lessons.practice.following import MIXED, due_of, following, from_lessons
from zwicker_lab.lessons.practice.history import History
from zwicker_lab.lessons.practice.memory import Memory, Result, rated
from zwicker_lab.lessons.practice.ref import LESSON, MOST_SEEDS, Ref
from zwicker_lab.lessons.practice.rounds import First, Round
from zwicker_lab.lessons.practice.skills import SKILLS, Skill, exercise_of, read_ref, skills_of

__all__ = [
    "BEST",
    "LESSON",
    "MIXED",
    "MOST_SEEDS",
    "SKILLS",
    "First",
    "History",
    "Memory",
    "Ref",
    "Result",
    "Round",
    "Skill",
    "due_of",
    "exercise_of",
    "following",
    "from_lessons",
    "is_telling",
    "judged_best",
    "open_position",
    "rated",
    "read_ref",
    "skills_of",
]
