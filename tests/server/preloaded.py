"""Imports what servers need into their parent process, so that its forks have it from the start."""

import contextlib

from rookery.games import GAMES
from rookery.server import late
from rookery.server.updates.catalogue import described

_MODULES = ("rookery.cli.server.serving", "rookery.server.pool.pool", "psycopg", "redis.asyncio")

for name in _MODULES:
    with contextlib.suppress(ImportError):  # some are optional
        __import__(name)

late.load()
for game in GAMES.values():
    described(game)  # parses the English texts
