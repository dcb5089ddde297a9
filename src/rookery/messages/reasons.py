"""Constructors of the messages in `reasons.ftl`."""

from rookery.messages.construction import constructors

__getattr__ = constructors("reason-", globals())
