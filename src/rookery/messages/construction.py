"""How the constructors of messages are made: by name, when one is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from rookery.core.messages import Given, Message


def constructors(prefix: str) -> Callable[[str], Callable[..., Message]]:
    """The `__getattr__` of a module for the messages whose ids begin with a prefix.

    >>> constructors("reason-")("leads_little")(suit="red").id
    'reason-leads-little'
    """

    @cache
    def constructor(name: str) -> Callable[..., Message]:
        if name.startswith("__"):
            raise AttributeError(name)
        id_ = f"{prefix}{name.removesuffix('_').replace('_', '-')}"

        def construct(**arguments: Given) -> Message:
            return Message.of(id_, arguments)

        return construct

    return constructor
