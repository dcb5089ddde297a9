"""What people read, in their own language: messages by id, from catalogues in Project Fluent."""

from rookery.language.language import ENGLISH, Argument, Language, language, spoken_in
from rookery.language.tags import PSEUDO, TAGS, accepted, best, of_environment

__all__ = [
    "ENGLISH",
    "PSEUDO",
    "TAGS",
    "Argument",
    "Language",
    "accepted",
    "best",
    "language",
    "of_environment",
    "spoken_in",
]
