"""The control socket of a running server: a Unix socket that only the server's own user can open.

This user can close tables, bar addresses and see people's addresses, but sees no hidden card and no
secret.
"""

import asyncio
import hashlib
import logging
import os
import socket
import stat
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import msgspec

from rookery.core.errors import RookeryError
from rookery.server.barring import network_of
from rookery.server.composition import Server
from rookery.server.database.database import file_of
from rookery.server.operating import acts, conduct
from rookery.server.operating import requests as r
from rookery.server.operating.asking import NOT_ON_WINDOWS
from rookery.server.operating.tables import find_table, table_line
from rookery.table.protocol import read
from rookery.table.refusal import Refusal
from rookery.version import version

log = logging.getLogger("rookery.control")

_LONGEST_PATH = 100
"""Maximum number of bytes of a Unix socket's path; Linux allows 107 and macOS 103."""


class BadControlSocket(RookeryError):
    """The control socket cannot be made or used."""

    code = "bad-control-socket"


def control_path(database_url: str) -> Path | None:
    """The default path of the control socket of a database's server; None if there is none.

    For an SQLite file, the socket is beside the file or, if that path is too long, in the folder
    for temporary files. For other databases there is no default.
    """
    if sys.platform == "win32":
        return None
    path = file_of(database_url)
    if path is None:
        return None
    beside = path.with_name(f"{path.name}.socket")
    if len(os.fsencode(beside)) <= _LONGEST_PATH:
        return beside
    name = hashlib.sha256(os.fsencode(path.resolve())).hexdigest()[:16]
    return Path(tempfile.gettempdir()) / f"rookery-{os.getuid()}-{name}.socket"


def need_free(path: Path) -> None:
    """Raise BadControlSocket if something other than a socket has this path."""
    with suppress(FileNotFoundError):
        if not stat.S_ISSOCK(path.lstat().st_mode):
            raise BadControlSocket(f"{path} is there already and is no socket: name another file")


class Control:
    """Answers the operator's requests on a socket, one per line."""

    def __init__(self, server: Server, path: Path, address: str) -> None:
        """`address` is the web address of the server."""
        self._server = server
        self._path = path
        self._address = address
        self._began = time.monotonic()
        self._listening: asyncio.Server | None = None
        self._made: os.stat_result | None = None

    async def start(self) -> None:
        """Start listening. Raises BadControlSocket."""
        if sys.platform == "win32":
            raise BadControlSocket(NOT_ON_WINDOWS)
        try:
            with socket.socket(socket.AF_UNIX) as other:
                other.connect(os.fspath(self._path))
        except OSError:
            pass  # an old socket on which nobody listens
        else:
            raise BadControlSocket(f"another server answers on the control socket {self._path}")
        before = os.umask(0o177)
        try:
            need_free(self._path)
            self._path.unlink(missing_ok=True)
            self._listening = await asyncio.start_unix_server(
                self._serve, self._path, limit=r.LONGEST_LINE
            )
            self._made = self._path.lstat()
        except OSError as error:
            raise BadControlSocket(
                f"the control socket {self._path} cannot be made: {error.strerror or error}"
            ) from None
        finally:
            os.umask(before)

    def stop(self) -> None:
        """Stop listening."""
        if self._listening is not None:
            self._listening.close()
            with suppress(OSError):
                if self._made is not None and os.path.samestat(self._made, self._path.lstat()):
                    self._path.unlink()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, ValueError):
            while line := await reader.readline():
                writer.write(r.encode(await self._reply(line)) + b"\n")
                await writer.drain()
        writer.close()

    async def _reply(self, line: bytes) -> r.AnyReply:
        try:
            request: r.AnyRequest = read(line, r.AnyRequest)  # type: ignore[arg-type]  # a union
            return await self._done(request)
        except msgspec.DecodeError as error:
            return r.Failed("bad-message", str(error)[:200])
        except RookeryError as error:
            return r.Failed(error.code, str(error))
        except Exception:
            log.exception("a request on the control socket failed")
            return r.Failed("broken", "something went wrong; the server's log has the details")

    async def _done(self, request: r.AnyRequest) -> r.AnyReply:
        server = self._server
        if isinstance(request, r.AboutConduct):
            return await conduct.carried_out(server, request)
        match request:
            case r.Status():
                return self._status()
            case r.ListTables():
                lines = [
                    table_line(room.authority.table, room) for room in server.tables.rooms.values()
                ]
                return r.Tables(tuple(sorted(lines, key=lambda line: -line.changed_at)))
            case r.ShowTable(code=code):
                return await find_table(server, code)
            case r.CloseTable(code=code):
                await acts.close_for_good(server, code)
                log.warning("table %s was closed by the operator", code)
            case r.ReopenTable(code=code):
                if not await acts.open_again(server, code):
                    raise Refusal("not-closed", f"{code[:40]!r} is not a table that was closed")
                log.warning("table %s was opened again by the operator", code)
            case r.AddBar(network=text, note=note):
                network = network_of(text)
                ended = await acts.bar(server, network, note)
                log.warning("%s was barred by the operator; %d connections ended", network, ended)
                return r.BarAdded(str(network), ended)
            case r.LiftBar(network=text):
                network = network_of(text)
                if not await acts.lift_bar(server, network):
                    raise Refusal("not-barred", f"{network} is not barred")
                log.warning("the bar of %s was lifted by the operator", network)
            case r.ListBars():
                return r.Bars(tuple(server.barred.bars))
        return r.Done()

    def _status(self) -> r.ServerStatus:
        rooms = self._server.tables.rooms.values()
        return r.ServerStatus(
            address=self._address,
            process=os.getpid(),
            version=version(),
            seconds=round(time.monotonic() - self._began, 1),
            tables=len(rooms),
            connections=sum(len(room.clients) for room in rooms),
        )
