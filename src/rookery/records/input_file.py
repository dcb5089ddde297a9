"""Reads files from outside."""

from pathlib import Path

from rookery.core.errors import RookeryError

_STREAMS = ("/dev/stdin", "/dev/fd/", "/proc/self/fd/")
"""The beginnings of paths that a shell makes for piped input."""


class NotAFile(RookeryError):
    """A path that is not a file's but, say, a folder's or a pipe's, which could block a reader."""

    code = "not-a-file"


def need_file(path: Path) -> None:
    """Raise NotAFile if something other than a file is at a path."""
    if path.exists() and not path.is_file():
        what = "a folder" if path.is_dir() else "a pipe" if path.is_fifo() else "a device or socket"
        raise NotAFile(f"{path} is {what}, not a file")


def read_text(path: Path) -> str:
    """The text of a file or pipe, with `�` for what is not UTF-8. Raises NotAFile and OSError."""
    if not str(path).startswith(_STREAMS):
        need_file(path)
    return path.read_bytes().decode("utf-8-sig", errors="replace")
