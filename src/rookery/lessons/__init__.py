"""Lessons: guided deals for a learner, as data, and the texts of the coach.

`reading` checks the files, `shelf` has all lessons of the package, and `coaching` says what a
learner reads at a moment of a lesson, and what is wrong with a move. docs/learn.md tells how to
write one.
"""

from rookery.lessons.coaching import Coached, answer_to, coached
from rookery.lessons.lesson import BadLesson, Lesson, Step
from rookery.lessons.shelf import UnknownLesson, lesson, shelf

__all__ = [
    "BadLesson",
    "Coached",
    "Lesson",
    "Step",
    "UnknownLesson",
    "answer_to",
    "coached",
    "lesson",
    "shelf",
]
