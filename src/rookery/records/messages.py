"""Messages as JSON and TOML have them: an array of the id and an object of the arguments.

A list among the arguments is an object with the one field `list`.
"""

from __future__ import annotations

from typing import Any

from rookery.core.messages import Argument, Item, Message


def written_message(argument: Argument) -> Any:
    """A message, or an argument of one, in the form of JSON."""
    if isinstance(argument, Message):
        return [argument.id, {name: written_message(it) for name, it in argument.arguments}]
    if isinstance(argument, tuple):
        return {"list": [written_message(it) for it in argument]}
    return argument


def read_message(kept: Any) -> Message:
    """The message in the form of JSON. Raises ValueError, TypeError or AttributeError."""
    id_, arguments = kept
    return Message(str(id_), tuple((name, _argument(it)) for name, it in arguments.items()))


def _argument(kept: Any) -> Argument:
    return tuple(map(_item, kept["list"])) if isinstance(kept, dict) else _item(kept)


def _item(kept: Any) -> Item:
    return kept if isinstance(kept, str | int) else read_message(kept)
