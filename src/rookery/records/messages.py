"""Messages in JSON and TOML: an array of the id and an object with the arguments."""

from typing import Any

from rookery.core.messages import Argument, Item, Message
from rookery.records.errors import BadText, shortened


def written_message(argument: Argument) -> Any:
    """A message, or an argument of one, in the form of JSON."""
    if isinstance(argument, Message):
        return [argument.id, {name: written_message(it) for name, it in argument.arguments}]
    if isinstance(argument, tuple):
        return {"list": [written_message(it) for it in argument]}
    return argument


def read_message(kept: Any) -> Message:
    """The message in the form of JSON. Raises BadText."""
    match kept:
        case [str(id_), dict(arguments)]:
            return Message(id_, tuple((name, _argument(it)) for name, it in arguments.items()))
    raise BadText(f"{shortened(str(kept))} must be the id of a message and its arguments")


def _argument(kept: Any) -> Argument:
    match kept:
        case {"list": [*items]}:
            return tuple(map(_item, items))
    return _item(kept)


def _item(kept: Any) -> Item:
    return kept if isinstance(kept, str | int) else read_message(kept)
