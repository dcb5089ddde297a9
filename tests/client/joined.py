"""A table with a person, on a server of its own, and bots that join it, all on one event loop."""

from dataclasses import dataclass
from random import Random
from typing import Any

from rookery.bots import Bot, bot
from rookery.client.line import Throttle
from rookery.client.links import Link
from rookery.client.player import Player
from rookery.client.seat import Wishes
from rookery.table import protocol as p
from tests.server import scripted


def unthrottled() -> Throttle:
    """A throttle that never delays, for servers without limits."""
    return Throttle(rate=1e9, burst=1e9)


@dataclass
class House:
    """A table: the server's address, the table's code and the secret of its host."""

    address: str
    code: str
    secret: str

    @property
    def link(self) -> Link:
        return Link(self.address, self.code)

    @property
    def own(self) -> Link:
        """The host's personal link."""
        return Link(self.address, self.code, self.secret)

    def guest(
        self, it: Bot | None = None, name: str = "Robin", seat: int | None = None, **more: Any
    ) -> Player:
        """A bot that joins by the invitation link."""
        more.setdefault("throttle", unthrottled())
        return Player(self.link, it or bot("steady", Random(7)), Wishes(name, seat), **more)

    def for_host(self, it: Bot | None = None, name: str | None = None, **more: Any) -> Player:
        """A bot that plays the host's seat by its personal link."""
        more.setdefault("throttle", unthrottled())
        return Player(self.own, it or bot("steady", Random(8)), Wishes(name), **more)

    def host(self) -> scripted.Player:
        """The host, a scripted person, who connects in a `with` block."""
        return scripted.Player(f"{self.address}/", self.code, self.secret)


async def start(host: scripted.Player) -> None:
    answer = await host.ask(p.Start(id=host.new_id()))
    assert isinstance(answer, p.Done)


async def seated(host: scripted.Player, people: int) -> tuple[p.SeatView, ...]:
    """Wait until so many seats belong to people, and return all seats."""

    def there() -> tuple[p.SeatView, ...]:
        return () if host.table is None else host.table.seats

    await host.until(lambda: sum(seat.kind == "person" for seat in there()) >= people)
    return there()
