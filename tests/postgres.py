"""A PostgreSQL server of the tests' own, in a temporary folder, that can be stopped and killed."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from contextlib import closing, suppress
from pathlib import Path

import psycopg

from rookery.server.database.store import Store
from tests.processes import OwnServer
from tests.scratch import run_folder

REQUIRED = os.environ.get("ROOKERY_SERVICES") == "required"
"""Whether tests fail, instead of being left out, where PostgreSQL is missing."""

_DEBIAN = Path("/usr/lib/postgresql")
_ROLE = "rookery"
_TEMPLATE = "without_a_table"
"""The database, with Rookery's layout and no rows, from which all others are copied."""

_SETTINGS = (
    *("listen_addresses=127.0.0.1", "unix_socket_directories=", "autovacuum=off", "jit=off"),
    "dynamic_shared_memory_type=mmap",  # goes with the folder
    *("fsync=off", "full_page_writes=off", "max_wal_size=32MB", "min_wal_size=16MB"),
)
"""They lose nothing if PostgreSQL crashes, but may if the whole machine does."""


def binaries() -> Path | None:
    """The folder of PostgreSQL's programs; None if it is not installed."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
    folders = sorted(_DEBIAN.glob("*/bin/initdb"), key=lambda it: float(it.parts[-3]))
    return folders[-1].parent if folders else None


def _ordinary_user() -> str | None:
    """The user to run PostgreSQL as, since it refuses to run as root; None for the current user."""
    if os.geteuid():
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)


def _cluster(run: Path) -> Path:
    """The data with which every server of this run of pytest begins; the first call makes it."""
    made = run / "postgres"
    if not made.exists():
        first = Postgres()
        first.prepare()
        with suppress(OSError):  # another process was faster
            first.folder.rename(made)
        shutil.rmtree(first.folder, ignore_errors=True)
    return made / "data"


def new_postgres() -> Postgres:
    """A server that has not been started, with a copy of this run's data."""
    run = run_folder()
    return Postgres(None if run is None else _cluster(run))


class Postgres(OwnServer):
    """PostgreSQL on one free port of this machine, with a copy of `data` or nothing."""

    STOPS, KILLS = signal.SIGINT, signal.SIGQUIT

    def __init__(self, data: Path | None = None) -> None:
        self._programs = binaries()
        assert self._programs is not None, "PostgreSQL is not installed"
        self._user = _ordinary_user()
        self.folder = Path(tempfile.mkdtemp(prefix="rookery-postgres-"))
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self.port = free_port()
        self._made = 0
        self._is_prepared = data is not None
        if data is None:
            made = ("-U", _ROLE, "-A", "trust", "-E", "UTF8", "-N", "--wal-segsize=1")
            self._run(self._programs / "initdb", "-D", self._data, *made)
        else:
            self._run("cp", "-R", data, self._data)

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _run(self, program: str | Path, *arguments: str | Path) -> None:
        subprocess.run(
            [program, *arguments],
            check=True,
            cwd=self.folder,
            user=self._user,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def prepare(self) -> None:
        """Make the database that others are copied from, and stop."""
        self.start()
        self._make_template()
        self.stop()

    def _make_template(self) -> None:
        self.run(f"CREATE DATABASE {_TEMPLATE}")
        Store(self._url(_TEMPLATE)).close()
        self._is_prepared = True

    def start(self, *settings: str) -> None:
        """Start it with settings such as `max_connections=200`, and wait until it answers."""
        assert self._programs is not None
        options = [part for setting in (*_SETTINGS, *settings) for part in ("-c", setting)]
        with (self.folder / "log").open("ab") as said:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", self._data, "-p", str(self.port), *options],
                cwd=self.folder,
                user=self._user,
                stdout=said,
                stderr=said,
            )
        self.wait()

    def said(self) -> str:
        return (self.folder / "log").read_text("utf-8", "replace")[-2000:]

    def answers(self) -> bool:
        try:
            self._connected("postgres").close()
        except psycopg.OperationalError:
            return False
        return True

    def _connected(self, database: str) -> psycopg.Connection:
        return psycopg.connect(
            f"host=127.0.0.1 port={self.port} user={_ROLE} dbname={database}",
            autocommit=True,
            connect_timeout=5,
        )

    def run(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Run a statement in a database, usually that of the server itself; return its rows."""
        with closing(self._connected(database)) as connection:
            found = connection.execute(statement.encode())
            return found.fetchall() if found.description else []

    def database(self, *, is_empty: bool = False) -> str:
        """Make a database with Rookery's layout but no rows, or an empty one; return its URL."""
        if not (is_empty or self._is_prepared):
            self._make_template()
        self._made += 1
        name = f"games_{self._made}"
        self.run(f"CREATE DATABASE {name} TEMPLATE {'template1' if is_empty else _TEMPLATE}")
        return self._url(name)

    def _url(self, database: str) -> str:
        return f"postgresql://{_ROLE}@127.0.0.1:{self.port}/{database}"

    def cut_connections(self) -> None:
        """End every connection of other programs, as a failing network would."""
        self.run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )

    def remove(self) -> None:
        """Stop it and delete its folder."""
        self.stop()
        shutil.rmtree(self.folder)


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with closing(socket.socket()) as bound:
        bound.bind(("127.0.0.1", 0))
        port: int = bound.getsockname()[1]
        return port
