"""Refusals of commands: a stable code, and a sentence that says what would be right."""

from __future__ import annotations

from rookery.core.errors import RookeryError


class Refusal(RookeryError):
    """A command is refused, and nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
