"""The messages between servers as bytes."""

import msgspec
import pytest

from rookery.server.pool.messages import Batch, decode
from rookery.server.pool.notes import Note

_HEAD = b"\x93\xa1a\x90"
"""A sender and no messages, then another field, as of a later version."""


@pytest.mark.parametrize(
    "body",
    [b"", b"\x80", b"\x92\xa1\xff\x90", _HEAD + b"\x91" * 100_000],
    ids=["nothing", "another kind", "no UTF-8", "deep"],
)
def test_what_is_no_batch_is_refused_by_one_error(body: bytes) -> None:
    """Any other error would end the task that receives."""
    for kind in (Batch, Note):
        with pytest.raises(msgspec.DecodeError):
            decode(body, kind)
