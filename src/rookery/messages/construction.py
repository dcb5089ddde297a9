"""How the constructors of messages are made: by name, when one is first asked for."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from rookery.core.messages import Given, Message

_KEPT = 64
"""The most messages that a constructor caches: programs that try moves never read the reasons."""


def constructors(prefix: str, module: dict[str, Any]) -> Callable[[str], Callable[..., Message]]:
    """The `__getattr__` of a module for the messages whose ids begin with a prefix.

    `module` are the globals of that module: a constructor is added to them when it is first asked
    for.

    >>> constructors("reason-", {})("leads_little")(suit="red").id
    'reason-leads-little'
    """

    def constructor(name: str) -> Callable[..., Message]:
        if name.startswith("__"):
            raise AttributeError(name)
        id_ = f"{prefix}{name.removesuffix('_').replace('_', '-')}"

        @lru_cache(maxsize=_KEPT)
        def construct(**arguments: Given) -> Message:
            return Message.of(id_, arguments)

        module[name] = construct
        return construct

    return constructor
