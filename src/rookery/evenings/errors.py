"""The error for a happening or setting that is not allowed, with a stable code."""

from rookery.core.errors import RookeryError
from rookery.core.messages import Told


class EveningError(RookeryError):
    """A happening or a setting is not allowed in the evening's present state."""

    def __init__(self, code: str, message: Told) -> None:
        super().__init__(message)
        self.code = code
