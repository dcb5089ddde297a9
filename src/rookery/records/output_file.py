"""Files that are written completely or not at all."""

import contextlib
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


@contextmanager
def output_file(path: Path, *, keeps_partial: bool = False) -> Iterator[IO[str]]:
    """A text file that takes the place of `path` when the block ends without an error.

    Until then the text is in `NAME.partial` in the same folder, and that is the `name` of the file
    object. After an error the partial file is removed, unless `keeps_partial`. Symbolic links are
    followed, and an earlier file's mode and owner are kept. A file that cannot be replaced is
    written directly: a device, a pipe, a file with several hard links, or one in a folder where no
    file can be created. Raises OSError.
    """
    target = Path(os.path.realpath(path))
    earlier = _status(path)
    partial = _opened_partial(target, earlier)
    if partial is None:
        with path.open("w", encoding="utf-8") as file:
            yield file
        return
    beside = Path(partial.name)
    with partial:
        try:
            yield partial
            partial.flush()
        except BaseException:
            if not keeps_partial:
                beside.unlink(missing_ok=True)
            raise
    if earlier is not None:
        if sys.platform != "win32":
            with contextlib.suppress(PermissionError):
                os.chown(beside, earlier.st_uid, earlier.st_gid)
        beside.chmod(stat.S_IMODE(earlier.st_mode))
    beside.replace(target)


def _opened_partial(target: Path, earlier: os.stat_result | None) -> IO[str] | None:
    """The new file beside the target; None if the target is written directly."""
    if earlier is not None:
        is_plain = stat.S_ISREG(earlier.st_mode) and earlier.st_nlink == 1
        if not is_plain or _is_standard_output(earlier):
            return None
        os.close(os.open(target, os.O_WRONLY))  # raises if it is write-protected
    try:
        return target.with_name(target.name + ".partial").open("w", encoding="utf-8")
    except OSError:  # no file can be made in the folder, or the longer name is too long
        return None


def _status(path: Path) -> os.stat_result | None:
    """The status of a file, following links; None if there is no such file."""
    try:
        return path.stat()
    except FileNotFoundError:
        return None


def _is_standard_output(status: os.stat_result) -> bool:
    """Whether a file is the one that standard output goes to, as `/dev/stdout` is."""
    with contextlib.suppress(OSError):
        return os.path.samestat(status, os.fstat(1))
    return False
