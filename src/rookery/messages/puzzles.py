"""Constructors of the messages in `puzzles.ftl`."""

from rookery.messages.construction import constructors

__getattr__ = constructors("puzzle-", globals())
