"""What cannot happen at an evening, as an error with a stable code."""

from __future__ import annotations

from rookery.core.errors import RookeryError


class EveningError(RookeryError):
    """Something that cannot happen at an evening as it now is."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
