"""A TCP proxy before PostgreSQL that cuts a connection around a commit."""

import socket
import threading
from contextlib import suppress

_COMMIT = b"COMMIT"


class CuttingProxy:
    """Passes everything on to a port of this machine, until it is told to cut at a commit.

    With `before` set the next commit never arrives. With `after` set it arrives, but its answer
    does not. While it is `closed`, nobody gets through; with `closes` it closes itself with the
    cut.
    """

    def __init__(self, port: int) -> None:
        self.before = False
        self.after = False
        self.closed = False
        self.closes = False
        self.cuts = 0
        self._to = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def end(self) -> None:
        """Take no more connections."""
        self._listening.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                if self.closed:
                    client.close()
                    continue
                server = socket.create_connection(("127.0.0.1", self._to))
                for one, other, pump in (
                    (client, server, self._to_server),
                    (server, client, self._to_client),
                ):
                    threading.Thread(target=pump, args=(one, other), daemon=True).start()

    def _to_server(self, client: socket.socket, server: socket.socket) -> None:
        with client, server, suppress(OSError):
            while data := client.recv(65536):
                if _COMMIT not in data or not (self.before or self.after):
                    server.sendall(data)
                    continue
                if self.after:
                    server.sendall(data)
                    server.recv(1)  # the answer has come, and goes no further
                self.before = self.after = False
                self.closed = self.closes
                self.cuts += 1
                for end in (client, server):
                    end.shutdown(socket.SHUT_RDWR)
                return

    def _to_client(self, server: socket.socket, client: socket.socket) -> None:
        with suppress(OSError):
            while data := server.recv(65536, socket.MSG_PEEK):
                if self.after and _COMMIT in data:
                    return  # the answer to the commit, which the other thread waits for
                client.sendall(server.recv(len(data)))
