"""The clients connected to a table."""

from collections.abc import Callable, Iterator, Mapping

from rookery.core.cards import Seat
from rookery.core.messages import Told
from rookery.messages import refusals
from rookery.server.updates.clients import Client


class Attendance:
    """A table's clients: one a seat, and spectators. `quiet_since` is when the last one left."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._clients: set[Client] = set()
        self._now = now
        self.quiet_since = now()

    def __iter__(self) -> Iterator[Client]:
        return iter(tuple(self._clients))  # a copy, because clients may leave meanwhile

    def __len__(self) -> int:
        return len(self._clients)

    def __contains__(self, client: Client) -> bool:
        return client in self._clients

    @property
    def spectators(self) -> int:
        """The number of clients without a seat."""
        return sum(client.seat is None for client in self._clients)

    def of(self, seat: Seat) -> Client | None:
        """The client of a seat, if it is connected."""
        return next((client for client in self._clients if client.seat == seat), None)

    def add(self, client: Client) -> None:
        """Add a client. An earlier client of the same seat is closed."""
        earlier = None if client.seat is None else self.of(client.seat)
        if earlier is not None:
            self.discard(earlier)
            earlier.close("replaced", refusals.bye_replaced())
        self._clients.add(client)

    def discard(self, client: Client) -> None:
        """Remove a client, if it is connected."""
        if client in self._clients:
            self._clients.discard(client)
            if not self._clients:
                self.quiet_since = self._now()

    def reseat(self, now: Mapping[Seat, Seat]) -> None:
        """Move each client to its person's new seat; `now` maps old seats to new ones."""
        for client in self._clients:
            seat = client.seat
            if seat is not None and now.get(seat, seat) != seat:
                client.reader.sit(now[seat])

    def close_seat(self, seat: Seat, code: str, message: Told) -> None:
        """Close the client of a seat, giving the reason."""
        client = self.of(seat)
        if client is not None:
            self.discard(client)
            client.close(code, message)

    def close(self, code: str, message: Told) -> None:
        """Close all clients, giving the reason."""
        for client in self:
            self.discard(client)
            client.close(code, message)
