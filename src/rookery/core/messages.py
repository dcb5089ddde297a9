"""Sentences for people as values, which `rookery.language` puts into words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias, Union

Item: TypeAlias = Union[str, int, "Message"]

Argument: TypeAlias = Item | tuple[Item, ...]
"""The value of an argument: a name, a number, a message, or a list of them."""

Given: TypeAlias = Argument | Enum
"""A value that is accepted as an argument: an enum member stands for its name."""


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence, or a part of one, by its id in the catalogues, with its arguments by name.

    `rookery.messages` has a typed constructor for each id. `str` gives the English words once
    `rookery.language` is imported, otherwise the id and the arguments.
    """

    id: str
    arguments: tuple[tuple[str, Argument], ...] = ()

    @classmethod
    def of(cls, id_: str, /, arguments: Mapping[str, Given]) -> Message:
        """A message with arguments by their names in Python, which have `_` for `-`."""
        return cls(
            id_, tuple((name.replace("_", "-"), _plain(it)) for name, it in arguments.items())
        )

    def __str__(self) -> str:
        return _Wording.of(self)


Told: TypeAlias = Message | str
"""A message, or words that are not in our catalogues, such as those of a user's own bot."""


def _plain(given: Given) -> Argument:
    if isinstance(given, Enum):
        return given.value if isinstance(given.value, str) else given.name.lower()
    return given


def bare(message: Message) -> str:
    """The id and the arguments of a message as text, where no catalogue is loaded."""
    given = ", ".join(f"{name}={it}" for name, it in message.arguments)
    return f"{message.id}({given})"


class _Wording:
    """How `str` puts a message into words."""

    of: Callable[[Message], str] = staticmethod(bare)


def put_into_words(wording: Callable[[Message], str]) -> None:
    """Let `str` put messages into words in this way."""
    _Wording.of = staticmethod(wording)
