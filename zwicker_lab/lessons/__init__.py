"""The course: lessons and tutorial deals as data, judging of tries, and a learner's way through them.

>>> from zwicker_lab.zwicker.moves import Move
>>> outcome = grade(lesson(1).exercises[0], Move.read("9s x 9h"))
>>> outcome.verdict, outcome.why.en
('right', 'Equal takes equal, whatever the suit.')
"""

from zwicker_lab.lessons.deals import MarkedPoint, TutorialDeal, deals, marked_points, read_comment, tutorial_deal
from zwicker_lab.lessons.fields import Text
from zwicker_lab.lessons.goals import Goal, meeting_moves, meets
from zwicker_lab.lessons.grading import Outcome, grade, grade_example, grade_played, out_answer, score_answer
from zwicker_lab.lessons.load import lesson, load_lessons, opened, read_lesson, sheet
from zwicker_lab.lessons.model import Asked, Example, Exercise, Lesson, Packet, Paper, Sheet, Try
from zwicker_lab.lessons.own import OwnLesson, read_own
from zwicker_lab.lessons.packet import PacketPly, PacketRun, SideSummary
from zwicker_lab.lessons.progress import LessonCounts, Progress, count_run
from zwicker_lab.lessons.record import Record
from zwicker_lab.lessons.reply import Reply, best_reply
from zwicker_lab.lessons.run import LessonRun, steps

__all__ = [
    "Asked",
    "Example",
    "Exercise",
    "Goal",
    "Lesson",
    "LessonCounts",
    "LessonRun",
    "MarkedPoint",
    "Outcome",
    "OwnLesson",
    "Packet",
    "PacketPly",
    "PacketRun",
    "Paper",
    "Progress",
    "Record",
    "Reply",
    "Sheet",
    "SideSummary",
    "Text",
    "Try",
    "TutorialDeal",
    "best_reply",
    "count_run",
    "deals",
    "grade",
    "grade_example",
    "grade_played",
    "lesson",
    "load_lessons",
    "marked_points",
    "meeting_moves",
    "meets",
    "opened",
    "out_answer",
    "read_comment",
    "read_lesson",
    "read_own",
    "score_answer",
    "sheet",
    "steps",
    "tutorial_deal",
]
