"""Reading the messages of clients, and writing those to them."""

from __future__ import annotations

import re

from msgspec import DecodeError, ValidationError, json

from rookery.table.protocol.commands import AnyFromClient

_from_client: json.Decoder[AnyFromClient] = json.Decoder(AnyFromClient)


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
    need_no_nul(message)
    try:
        return _from_client.decode(message)
    except RecursionError:
        raise DecodeError("the message is nested too deeply") from None
    except UnicodeDecodeError:
        raise DecodeError("the message is not UTF-8") from None


encode = json.Encoder().encode
"""Write a message from the server."""
