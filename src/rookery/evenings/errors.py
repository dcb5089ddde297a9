"""The error for what an evening does not allow, with a stable code."""

from __future__ import annotations

from rookery.core.errors import RookeryError
from rookery.core.messages import Told


class EveningError(RookeryError):
    """A happening or a setting that the evening does not allow, as it now is."""

    def __init__(self, code: str, message: Told) -> None:
        super().__init__(message)
        self.code = code
