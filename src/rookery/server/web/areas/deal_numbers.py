"""The number of a deal in a request's path."""

from typing import Annotated, TypeAlias

from msgspec import Meta
from starlette.convertors import IntegerConvertor, register_url_convertor

Number: TypeAlias = Annotated[int, Meta(ge=1, description="Which deal, counted from 1.")]
"""The type of `{number:deal}` in a path."""


class DealNumber(IntegerConvertor):
    """A whole number; 0, which no deal has, if it has more than nine digits."""

    def convert(self, value: str) -> int:
        """The number given by a text of digits."""
        return int(value) if len(value) < 10 else 0


register_url_convertor("deal", DealNumber())
