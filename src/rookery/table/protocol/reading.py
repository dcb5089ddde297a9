"""Decodes messages from clients, and encodes messages to them."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, TypeVar

from msgspec import DecodeError, ValidationError, json

from rookery.table.protocol.commands import AnyFromClient

_from_client: json.Decoder[AnyFromClient] = json.Decoder(AnyFromClient)


_T = TypeVar("_T")

_MARK = "\ufeff".encode()
"""The byte order mark, which may precede a JSON text and means nothing."""

_NUL = "\\u0000"
_has_nul = re.compile(r"(?<!\\)(?:\\\\)*\\u0000").search
"""Finds an escaped NUL character, but not an escaped backslash before `u0000`."""


def need_no_nul(message: bytes | str) -> None:
    """Raise ValidationError if a JSON text has a NUL character, which PostgreSQL cannot store.

    JSON can contain it only as `\\u0000`. Text that is not JSON is left to its reader.
    """
    text = message if isinstance(message, str) else message.decode(errors="replace")
    if _NUL in text and _has_nul(text):
        raise ValidationError("no text may have the character U+0000")


def decode(message: bytes | str) -> AnyFromClient:
    """Decode a client's message.

    Raises msgspec.DecodeError, or its subclass msgspec.ValidationError for wrong fields.
    """
    return _read(message, _from_client)


def read(message: bytes | str, kind: type[_T]) -> _T:
    """Decode JSON from outside as a value of a type.

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
"""Encode a message from the server."""
