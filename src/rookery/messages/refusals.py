"""Constructors of the messages in `refusals.ftl`."""

from rookery.messages.construction import constructors

__getattr__ = constructors("refusal-", globals())
