"""Refusals of commands: a stable code, and a sentence that says what would be right."""

from dataclasses import dataclass

from rookery.core.errors import RookeryError
from rookery.core.messages import Told


class Refusal(RookeryError):
    """A command is refused, and nothing has changed."""

    def __init__(self, code: str, message: Told) -> None:
        super().__init__(message)
        self.code = code


@dataclass(frozen=True, slots=True)
class Refused:
    """The answer to a refused command, given by its id."""

    id: str
    code: str
    message: Told


@dataclass(frozen=True, slots=True)
class Reason:
    """The answer to "why not?": why a move is illegal, or None if it is legal."""

    id: str
    reason: Told | None
