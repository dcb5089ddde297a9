"""A Valkey or Redis server of the tests' own, without a file, that can be stopped and killed."""

import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import redis

from tests.postgres import REQUIRED, free_port
from tests.processes import OwnServer


def program() -> str | None:
    """The program of Valkey or Redis; None if neither is installed."""
    return shutil.which("valkey-server") or shutil.which("redis-server")


class Valkey(OwnServer):
    """Valkey, or Redis, on a free port of this machine. It keeps its port over restarts."""

    KILLS = signal.SIGKILL
    password = "kept between servers"

    def __init__(self) -> None:
        self.port = free_port()

    @property
    def url(self) -> str:
        """Its URL."""
        return self.url_at(self.port)

    def url_at(self, port: int) -> str:
        """The URL by which a proxy on this port reaches the server."""
        return f"redis://:{self.password.replace(' ', '%20')}@127.0.0.1:{port}/0"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        name = program()
        assert name is not None, "neither Valkey nor Redis is installed"
        options = ("--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly")
        self._process = subprocess.Popen(
            [name, *options, "no", "--requirepass", self.password],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.wait()

    def said(self) -> str:
        return "Valkey says nothing"

    def answers(self) -> bool:
        try:
            with redis.Redis.from_url(self.url) as client:
                return bool(client.ping())
        except redis.RedisError:
            return False

    def client(self) -> redis.Redis:
        return redis.Redis.from_url(self.url)


@contextmanager
def running_valkey() -> Iterator[Valkey]:
    """A running server; the test is skipped where neither Valkey nor Redis is installed."""
    if program() is None and not REQUIRED:
        pytest.skip("neither Valkey nor Redis is installed")
    server = Valkey()
    try:
        server.start()
        yield server
    finally:
        server.stop()
