"""Constructors of the messages in `how.ftl`."""

from rookery.messages.construction import constructors

__getattr__ = constructors("how-", globals())
