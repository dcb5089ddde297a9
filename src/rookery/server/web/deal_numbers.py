"""The number of a deal in the path of a request."""

from __future__ import annotations

from starlette.convertors import IntegerConvertor


class DealNumber(IntegerConvertor):
    """A whole number, or 0, which no deal has, for one of more than nine digits.

    Python raises ValueError for one of more than 4,300.
    """

    def convert(self, value: str) -> int:
        """The number of a text of digits."""
        return int(value) if len(value) < 10 else 0
