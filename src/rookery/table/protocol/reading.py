"""Decodes messages from clients, and encodes messages to them."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from msgspec import DecodeError, ValidationError, json

from rookery.table.protocol.commands import AnyFromClient

_T = TypeVar("_T")

_MARK = "\ufeff".encode()
"""The byte order mark, which may precede a JSON text and means nothing."""

_NUL = "\\u0000"
_has_nul = re.compile(r"(?<!\\)(?:\\\\)*\\u0000").search
"""Finds an escaped NUL character, but not an escaped backslash before `u0000`."""


def need_no_nul(message: bytes | str) -> None:
    """Raise ValidationError if a JSON text has a NUL character, which PostgreSQL cannot store.

    JSON can contain NUL only as `\\u0000`. Text that is not JSON is left to its reader.
    """
    text = message if isinstance(message, str) else message.decode(errors="replace")
    if _NUL in text and _has_nul(text):
        raise ValidationError("no text may have the character U+0000")


@cache
def reader(kind: Any, *, allows_nul: bool = False) -> Callable[[bytes | str], Any]:
    """A function that decodes JSON as a type. Raises msgspec.DecodeError or ValidationError."""
    decode = json.Decoder(kind).decode

    def read(message: bytes | str) -> Any:
        if not allows_nul:
            need_no_nul(message)
        try:
            whole = message.encode() if isinstance(message, str) else message
            return decode(whole.removeprefix(_MARK))
        except RecursionError:
            raise DecodeError("the message is nested too deeply") from None
        except UnicodeError:
            raise DecodeError("the message is not UTF-8") from None

    return read


def read(message: bytes | str, kind: type[_T]) -> _T:
    """Decode JSON from outside as a value of a type. Raises as `reader` does."""
    found: _T = reader(kind)(message)  # type: ignore[arg-type]  # a type can be hashed
    return found


def stored(text: bytes | str, kind: Any = Any) -> Any:
    """Decode JSON of this server's database, where old texts may have a NUL character."""
    return reader(kind, allows_nul=True)(text)


decode: Callable[[bytes | str], AnyFromClient] = reader(AnyFromClient)
"""Decode a client's message. Raises as `reader` does."""

encode = json.Encoder().encode
"""Encode a message from the server."""
