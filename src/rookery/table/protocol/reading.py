"""Reading the messages of clients, and writing those to them."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, TypeVar

from msgspec import DecodeError, ValidationError, json

from rookery.table.protocol.commands import AnyFromClient

_from_client: json.Decoder[AnyFromClient] = json.Decoder(AnyFromClient)


_T = TypeVar("_T")

_MARK = "\ufeff".encode()
"""The byte order mark, which may stand before a JSON text and says nothing."""

_NUL = "\\u0000"
_has_nul = re.compile(r"(?<!\\)(?:\\\\)*\\u0000").search
"""Finds an escape of the NUL character, but not a backslash that stands for itself before `u0000`.
"""


def need_no_nul(message: bytes | str) -> None:
    """Raise ValidationError if a text in some JSON has a NUL character, which PostgreSQL has not.

    JSON has it only as `\\u0000`; what is not JSON is left to its reader.
    """
    text = message if isinstance(message, str) else message.decode(errors="replace")
    if _NUL in text and _has_nul(text):
        raise ValidationError("no text may have the character U+0000")


def decode(message: bytes | str) -> AnyFromClient:
    """Read a client's message.

    Raises msgspec.DecodeError, or its subclass msgspec.ValidationError for wrong fields.
    """
    return _read(message, _from_client)


def read(message: bytes | str, kind: type[_T]) -> _T:
    """Read any JSON from outside as a value of a type.

    Raises msgspec.DecodeError, or its subclass msgspec.ValidationError for wrong fields.
    """
    found: _T = _read(message, _decoder(kind))  # type: ignore[arg-type]  # a type can be hashed
    return found


@cache
def _decoder(kind: Any) -> json.Decoder[Any]:
    return json.Decoder(kind)


def _read(message: bytes | str, decoder: json.Decoder[_T]) -> _T:
    need_no_nul(message)
    whole = message.encode() if isinstance(message, str) else message
    try:
        return decoder.decode(whole.removeprefix(_MARK))
    except RecursionError:
        raise DecodeError("the message is nested too deeply") from None
    except UnicodeDecodeError:
        raise DecodeError("the message is not UTF-8") from None


encode = json.Encoder().encode
"""Write a message from the server."""
