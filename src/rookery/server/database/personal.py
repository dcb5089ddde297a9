"""Names and texts entered by people, stored apart from the events so that they can be removed.

The hash of an event does not cover its names and texts. They are in a column of their own with a
checksum, and can be replaced without breaking the chain of hashes.
"""

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec import DecodeError

from rookery.table.protocol import encode, stored

FIELDS = frozenset({"name", "text"})
"""The fields of events that contain what people have entered."""

_MARKS = tuple(f'"{field}":'.encode() for field in sorted(FIELDS))
_CHECKSUM = 4


def apart(body: bytes) -> tuple[bytes, bytes | None]:
    r"""An event without its names and texts, and these in packed form (None if there are none).

    >>> apart(b'{"event":"renamed","seat":1,"name":"Ann"}')
    (b'{"event":"renamed","seat":1,"name":""}', b'\xb8\x91\xba\x84["Ann"]')
    """
    if not any(mark in body for mark in _MARKS):
        return body, None
    try:
        event = stored(body)
    except DecodeError:
        return body, None
    texts: list[str] = []

    def take(text: str) -> str:
        texts.append(text)
        return ""

    bare = encode(_replaced(event, take))
    kept = packed(texts)
    # If an event could not be put together again byte for byte, it is stored as it is.
    return (bare, kept) if texts and together(bare, kept) == body else (body, None)


def together(body: bytes, kept: bytes | None) -> bytes:
    """An event with its names and texts; damaged ones are replaced by `Player 1` and so on."""
    if kept is None:
        return body
    event = stored(body)
    texts = iter(unpacked(kept) or ())
    number = 0

    def give(_: str) -> str:
        nonlocal number
        number += 1
        return next(texts, f"Player {number}")

    return encode(_replaced(event, give))


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in an event for a name or a text: the field, and the seat of the person."""

    field: str
    seat: int | None
    is_bot: bool


def slots(event: Any, seat: int | None = None) -> list[Slot]:
    """The fields for names and texts in an event, in the order in which they are stored."""
    found: list[Slot] = []
    if isinstance(event, dict):
        whose = event.get("seat", seat)
        for key, value in event.items():
            if key in FIELDS and isinstance(value, str):
                found.append(Slot(key, whose, event.get("kind") == "bot"))
            else:
                found += slots(value, whose)
    elif isinstance(event, list):
        for number, value in enumerate(event):  # the seats of a new table, in order
            found += slots(value, number)
    return found


def packed(texts: list[str]) -> bytes:
    """Texts as stored: a checksum, and then a JSON list."""
    told = encode(texts)
    return zlib.crc32(told).to_bytes(_CHECKSUM) + told


def unpacked(kept: object) -> list[str] | None:
    """The texts in a stored value; None if they are damaged."""
    if not isinstance(kept, bytes):
        return None  # damage may turn a blob into text
    told = kept[_CHECKSUM:]
    if zlib.crc32(told).to_bytes(_CHECKSUM) != kept[:_CHECKSUM]:
        return None
    try:
        texts: list[str] | None = stored(told, list[str])
    except DecodeError:
        return None
    return texts


def _replaced(value: Any, each: Callable[[str], str]) -> Any:
    """Apply `each` to all names and texts in a JSON value, in the order of its JSON text."""
    if isinstance(value, dict):
        return {
            key: each(it) if key in FIELDS and isinstance(it, str) else _replaced(it, each)
            for key, it in value.items()
        }
    if isinstance(value, list):
        return [_replaced(it, each) for it in value]
    return value
