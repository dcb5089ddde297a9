"""People at an evening: scripted players who go from table to table as the director says."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field

from websockets.exceptions import WebSocketException

from rookery.server.evenings import messages as m
from tests.server.scripted import Player

Ask = Callable[[], Awaitable[m.EveningState | None]]
"""What a guest asks for again and again; None while the server does not answer."""

ASKS_EVERY = 0.05
"""Seconds between two questions, unless a guest has others."""

_BROKEN = (OSError, EOFError, TimeoutError, WebSocketException)
"""What a broken connection raises."""


@dataclass
class Guest:
    """One person: where they are told to play, they play, until the evening is over."""

    address: str
    name: str
    secret: str
    ask: Ask
    entry: str = ""
    asks_every: float = ASKS_EVERY
    is_gone: bool = False
    state: m.EveningState | None = None
    codes: list[str] = field(default_factory=list)
    """The tables at which this person has sat, in order."""
    has_moved: Callable[[int], None] = lambda number: None
    """Called with the number of the round, from 1, once this person has moved in it."""

    async def attend(self) -> None:
        """Play round after round, until the evening is over or this person has gone."""
        while not self.is_gone:
            self.state = await self.ask() or self.state
            state = self.state
            if state is not None and state.stage == "over":
                return
            if state is not None and state.own is not None and not state.own.is_done:
                with suppress(*_BROKEN):
                    await self._play(state.own.code, state.round)
            await asyncio.sleep(self.asks_every)

    async def _play(self, code: str, number: int) -> None:
        """Play at a table until it is over; connections that break are made again by `attend`."""
        if code not in self.codes:
            self.codes.append(code)

        def is_done() -> bool:
            if player.moves:
                self.has_moved(number)
            return player.is_over() or player.bye is not None or self.is_gone

        seed = f"{self.name} {code}"
        async with Player(self.address, code, self.secret, seed=seed) as player:
            await player.play(is_done)
