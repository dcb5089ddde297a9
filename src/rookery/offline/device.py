"""All the tables of a device, for the page's worker: texts go in, and texts come out."""

import secrets
from collections.abc import Callable
from random import Random, SystemRandom

import msgspec

from rookery.language import spoken_in
from rookery.offline.local_table import LocalTable, opening_kept, rebuilt
from rookery.offline.requests import Answering
from rookery.server.codes import new_code
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.table import Table

PREFIX = "local-"
"""The beginning of the code of every table on a device. Codes of a server have no hyphen."""


class Event(msgspec.Struct, frozen=True):
    """An event that was kept, as the worker reads it from the browser's storage."""

    at: float
    event: str


def _new_code() -> str:
    return PREFIX + new_code()


class Device:
    """The tables in memory. The worker loads a stored table before it names its code here."""

    def __init__(
        self,
        *,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        code: Callable[[], str] = _new_code,
        rng: Random | None = None,
    ) -> None:
        self._tables: dict[str, LocalTable] = {}
        self._entropy = entropy
        self._code = code
        self._rng = rng or SystemRandom()
        self._answering = Answering(self._table, code, entropy)

    def answer(self, method: str, path: str, body: str, language: str, at: float) -> str | None:
        """The answer as JSON: status, body, events to keep. None if only a server can answer."""
        given = self._answering.answer(method, path, body.encode(), spoken_in(language))
        if given is None:
            return None
        kept = [] if given.opened is None else [opening_kept(given.opened, at)]
        return _written({"status": given.status, "body": msgspec.Raw(given.body), "kept": kept})

    def load(self, code: str, events: str, at: float) -> None:
        """Take a table into memory, from its events in JSON."""
        history = [(ev.decode(it.event), it.at) for it in p.stored(events, list[Event])]
        self._tables[code] = rebuilt(history, at, self._rng, self._code, self._entropy)

    def has(self, code: str) -> bool:
        """Whether a table is in memory."""
        return code in self._tables

    def forget(self, code: str) -> None:
        """Forget a table, because its events were not kept or will be loaded again."""
        self._tables.pop(code, None)

    def hear(self, code: str, message: str, at: float) -> str:
        """Begin the step of a message from the page, and return the events to keep, as JSON."""
        table, heard = self._tables[code], p.decode(message)
        if isinstance(heard, p.Hello):
            return _written(table.greet(heard, at))
        return _written(table.act(at) if isinstance(heard, p.Pong) else table.hear(heard, at))

    def act(self, code: str, at: float) -> str:
        """Begin the automatic step that is due at a table; return the events to keep, as JSON."""
        return _written(self._tables[code].act(at))

    def acts_at(self, code: str, at: float) -> float | None:
        """When `act` next has something to do, in seconds since 1970."""
        return self._tables[code].acts_at(at)

    def shown(self, code: str) -> str:
        """Make the step happen, and return the messages for the page, as a list in JSON."""
        return _written(list(map(msgspec.Raw, self._tables[code].shown())))

    def _table(self, code: str) -> Table | None:
        it = self._tables.get(code)
        return None if it is None else it.authority.table


def _written(it: object) -> str:
    return msgspec.json.encode(it).decode()
