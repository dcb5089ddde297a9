"""Constructors of the messages in `advice.ftl`."""

from rookery.messages.construction import constructors

__getattr__ = constructors("advice-", globals())
