"""Practice: exercises drawn without end for each skill, and which of them come back, and when.

>>> exercise = exercise_of(read_ref("sums 4 zwicker3"))
>>> exercise == exercise_of(read_ref("sums 4 zwicker3")), exercise.goal.type
(True, 'any_legal_capture')
"""

from zwicker_lab.lessons.practice.best import BEST, is_telling, judged_best, open_position
from zwicker_lab.lessons.practice.ref import LESSON, MOST_SEEDS, Ref
from zwicker_lab.lessons.practice.skills import SKILLS, Skill, exercise_of, read_ref, skills_of

__all__ = [
    "BEST",
    "LESSON",
    "MOST_SEEDS",
    "SKILLS",
    "Ref",
    "Skill",
    "exercise_of",
    "is_telling",
    "judged_best",
    "open_position",
    "read_ref",
    "skills_of",
]
