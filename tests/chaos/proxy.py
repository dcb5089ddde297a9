"""A TCP proxy between two parts of the pool, which can cut or freeze what goes through it."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

Where = Callable[[], int | None]
"""Returns the port for the next connection; None refuses it."""


class Proxy:
    """Passes everything on to the port that `where` names, until it is told to cut or freeze."""

    def __init__(self, where: Where) -> None:
        self._where = where
        self._thawed = asyncio.Event()
        self._thawed.set()
        self._lines: dict[asyncio.StreamWriter, int] = {}
        self._server: asyncio.Server | None = None
        self.freezes_at_commit = False
        self.port = 0

    async def start(self) -> None:
        """Listen on a free port."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Stop listening, and cut all connections."""
        if self._server is not None:
            self._server.close()
        self.thaw()
        self.cut()

    def cut(self, port: int | None = None) -> None:
        """Cut all connections, or those to one port."""
        for line, to in tuple(self._lines.items()):
            if port in (None, to):
                line.transport.abort()

    def freeze(self) -> None:
        """Hold back everything from now on, in both directions."""
        self._thawed.clear()

    def thaw(self) -> None:
        """Pass everything on again, beginning with what was held back."""
        self._thawed.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._thawed.wait()
        port = self._where()
        try:
            if port is None:
                raise ConnectionRefusedError
            there = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            writer.transport.abort()
            return
        self._lines |= {writer: port, there[1]: port}
        try:
            await asyncio.gather(self._pump(reader, there[1], True), self._pump(there[0], writer))
        finally:
            for end in (writer, there[1]):
                del self._lines[end]
                end.transport.abort()

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_up: bool = False
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if is_up and self.freezes_at_commit and b"COMMIT" in data:
                    self.freezes_at_commit = False
                    self.freeze()
                await self._thawed.wait()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()
