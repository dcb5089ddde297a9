"""Constructors of the messages in `contrasts.ftl`."""

from rookery.messages.construction import constructors

__getattr__ = constructors("contrast-", globals())
