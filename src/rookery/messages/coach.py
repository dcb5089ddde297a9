"""Constructors of the messages in `coach.ftl`."""

from rookery.messages.construction import constructors

__getattr__ = constructors("coach-", globals())
