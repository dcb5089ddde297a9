"""What every error about a text from outside must be."""

from __future__ import annotations

from rookery.core.errors import RookeryError


def check_clear(error: RookeryError) -> None:
    """One short, printable line."""
    assert 0 < len(str(error)) < 300
    assert str(error).isprintable()
