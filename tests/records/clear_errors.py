"""A check of the errors about texts from outside."""

from rookery.core.errors import RookeryError


def check_clear(error: RookeryError) -> None:
    """Check that the message is one short, printable line."""
    assert 0 < len(str(error)) < 300
    assert str(error).isprintable()
