"""Sends the operator's requests to a running server, through its control socket."""

import os
import socket
import sys
from pathlib import Path
from typing import TypeVar

from msgspec import DecodeError, ValidationError

from rookery.core.errors import RookeryError
from rookery.server.operating import requests as r
from rookery.table.protocol import read

_T = TypeVar("_T")

NOT_ON_WINDOWS = "on Windows a running server takes no commands: it has no control socket"

_PATIENCE = 30.0
"""Seconds to wait for a reply; reading a long table from the log takes longest. Unmeasured."""


class NoServer(RookeryError):
    """No server answers."""

    code = "no-server"


class Declined(RookeryError):
    """The server refused a request."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def ask(path: Path, request: r.AnyRequest, kind: type[_T]) -> _T:
    """The reply of a server to a request. Raises NoServer and Declined."""
    if sys.platform == "win32":
        raise NoServer(NOT_ON_WINDOWS)
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(_PATIENCE)
        try:
            line.connect(os.fspath(path))
            owner = path.stat().st_uid
        except (FileNotFoundError, ConnectionRefusedError):
            raise NoServer(
                f"no server is running that answers on {path}; if its database is elsewhere, name "
                "it by --database-url, or its socket by --control-socket"
            ) from None
        except OSError as error:
            raise NoServer(f"{path} cannot be opened: {error.strerror or error}") from None
        if os.getuid() not in (0, owner):
            raise NoServer(f"{path} belongs to another user")
        try:
            line.sendall(r.encode(request) + b"\n")
            reply = _line_from(line)
        except OSError as error:
            raise NoServer(f"the server does not answer: {error.strerror or error}") from None
    try:
        try:
            failed = read(reply, r.Failed)
        except ValidationError:
            return read(reply, kind)
    except DecodeError as error:
        raise NoServer(f"{path} is of another program, which answers: {error}") from None
    raise Declined(failed.code, failed.error)


def _line_from(line: socket.socket) -> bytes:
    """Read bytes from a connection up to the end of the line. Raises OSError."""
    reply = b""
    while not reply.endswith(b"\n"):
        part = line.recv(1 << 16)
        if not part:
            raise ConnectionResetError("the connection ended")
        reply += part
    return reply
