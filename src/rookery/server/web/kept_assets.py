"""The page's files in the database, so that an open page finds its own files after an upgrade.

While two versions run side by side, the servers of a pool find each other's files there.
"""

import gzip
import re
from pathlib import Path

from sqlalchemy import delete, select, update

from rookery.server.database.connections import Connections
from rookery.server.database.schema.pages import ASSETS

KEPT_FOR = 24 * 3600.0
"""Files are kept for this many seconds after a server has started with another build."""

_NAME = re.compile(r"[A-Za-z0-9_.-]{1,100}")


class KeptAssets:
    """The files of the page's builds in a database. Methods block, and may raise StoreFailed."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def find(self, name: str) -> bytes | None:
        """A file, compressed by gzip; None if no kept build has a file of this name."""
        if not _NAME.fullmatch(name):
            return None
        chosen = select(ASSETS.c.packed).where(ASSETS.c.name == name)
        with self._connections.reading() as connection:
            return connection.execute(chosen).scalar_one_or_none()

    def keep(self, folder: Path, at: float) -> None:
        """Store the files of the build that a server starts with; remove files of old builds."""
        files = {path.name: path for path in folder.iterdir() if path.is_file()}
        stored = set(self._connections.scalars(select(ASSETS.c.name)))
        rows = [
            {"name": name, "packed": gzip.compress(files[name].read_bytes(), mtime=0)}
            for name in sorted(files.keys() - stored)
        ]
        is_used, is_marked = ASSETS.c.name.in_(files), ASSETS.c.replaced_at.is_not(None)
        with self._connections.writing() as connection:
            if rows:
                connection.execute(self._connections.insert_new(ASSETS), rows)
            connection.execute(update(ASSETS).where(is_used, is_marked).values(replaced_at=None))
            connection.execute(update(ASSETS).where(~is_used, ~is_marked).values(replaced_at=at))
            connection.execute(delete(ASSETS).where(ASSETS.c.replaced_at < at - KEPT_FOR))
