"""A bot's stay at a server: connections that may be lost, and one match after another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from rookery.bots.base import Bot
from rookery.client.line import CannotJoin, Line, LostError, Throttle, connected
from rookery.client.links import Link
from rookery.client.seat import Ended, GoesOn, Result, Seat, Wishes
from rookery.client.thinker import Thinker

GIVES_UP_AFTER = 600.0
"""Seconds without a connection after which a table is given up."""

_FIRST_WAIT, _LONGEST_WAIT = 0.5, 15.0
"""Seconds before a lost connection is tried again: at first, and after doubling each time."""

_LEAVES_WITHIN = 2.0
"""Seconds that a server has to answer the goodbye."""

_REFUSES_FOR_GOOD = {"no-table", "bad-hello", "bad-message"}
"""Codes of a `bye` after which it is no use to connect again."""

_ENDS = {
    "expired": "Nobody came to this table any more, and it is closed.",
    "released": "The host has given this seat to another bot.",
    "replaced": "This seat is played from somewhere else now.",
    "left": "This seat was given up.",
}
"""What is said of a `bye` that ends the play, by its code."""


class Player:
    """Seats a bot, plays on through lost connections, and stays for the next match if there is one.

    `tell` is given lines for whoever watches. `results` are those of the matches played, and `link`
    leads back to the seat once there is one.
    """

    def __init__(
        self,
        link: Link,
        bot: Bot,
        wishes: Wishes,
        *,
        tell: Callable[[str], None] = lambda line: None,
        throttle: Throttle | None = None,
    ) -> None:
        self.results: list[Result] = []
        self._was_invited = link.secret is None
        self._thinker = Thinker(bot)
        self._bot_name = str(getattr(bot, "name", type(bot).__name__))
        self._tell = tell
        self._throttle = throttle or Throttle()
        self._seat = Seat(link, self._thinker, self._bot_name, wishes, tell)
        self._rng = Random()
        self._lost_at: float | None = None
        self._wait = _FIRST_WAIT

    @property
    def link(self) -> Link:
        """The table, with the seat's secret once the bot sits."""
        return self._seat.link

    async def play(self) -> str:
        """Play to the end, and tell how it came: `over`, or the code of a `bye`.

        Raises CannotJoin, and BotFault for what the bot does wrong. If the task is cancelled, the
        seat is given up first; that of a personal link is given back to its owner.
        """
        while True:
            try:
                end = await self._connection()
            except LostError as lost:
                how = self._end_by(lost)
                if how is None:
                    await self._pause(lost)
                    continue
                self._tell(_ENDS[how])
                return how
            if isinstance(end, Ended):
                return end.how
            self._tell(f"The next match is at table {end.code}.")
            wishes = Wishes(None)
            link = self.link.at(end.code)
            self._seat = Seat(link, self._thinker, self._bot_name, wishes, self._tell)

    async def _connection(self) -> Ended | GoesOn:
        """Play on one connection. Raises LostError when it ends before the play does."""
        seat = self._seat
        async with connected(self.link, seat.hello(), self._throttle) as line:
            await seat.resume(line)
            heard = _listening(line)
            try:
                while True:
                    end, heard = await self._next(line, heard)
                    if end is not None:
                        break
            except asyncio.CancelledError:
                await self._goodbye(line, heard)
                raise
            finally:
                heard.cancel()
                seat.stop_thinking()
            if isinstance(end, Ended) and not self._was_invited:
                await self._goodbye(line, heard)
            return end

    async def _next(
        self, line: Line, heard: asyncio.Task[object]
    ) -> tuple[Ended | GoesOn | None, asyncio.Task[object]]:
        """Wait for a message, for the bot, or for the end of patience, and act on it."""
        seat = self._seat
        waiting = {heard} if seat.thinking is None else {heard, seat.thinking}
        done, _ = await asyncio.wait(
            waiting, timeout=seat.patience(), return_when=asyncio.FIRST_COMPLETED
        )
        if not done:
            return Ended("over"), heard
        if seat.thinking in done:
            await seat.decided(line)
        if heard not in done:
            return None, heard
        end = await seat.hear(line, heard.result())
        if seat.has_begun:
            self._lost_at, self._wait = None, _FIRST_WAIT
        if seat.result is not None:
            self.results.append(seat.result)
            seat.result = None
        return end, _listening(line)

    async def _goodbye(self, line: Line, heard: asyncio.Task[object]) -> None:
        """Give the seat up, or back to the person whose personal link it is, and wait for that."""
        heard.cancel()
        await asyncio.wait({heard})  # only one at a time may listen
        try:
            async with asyncio.timeout(_LEAVES_WITHIN):
                answered = await self._seat.say_goodbye(line, leaves=self._was_invited)
                while not answered:
                    answered = self._seat.is_answered(await line.hear())
        except (LostError, TimeoutError, CannotJoin):
            return

    def _end_by(self, lost: LostError) -> str | None:
        """How the play has ended; None if it has not. Raises CannotJoin."""
        bye, has_begun = lost.bye, self._seat.has_begun or bool(self.results)
        if bye is not None and bye.code in _REFUSES_FOR_GOOD:
            raise CannotJoin(bye.message)
        if bye is not None and bye.code in _ENDS and has_begun:
            return bye.code
        if has_begun:
            return None
        if bye is None:
            raise CannotJoin(str(lost))
        if bye.code == "released":
            raise CannotJoin("the secret of this link opens no seat at this table")
        raise CannotJoin(bye.message)

    async def _pause(self, lost: LostError) -> None:
        """Wait before the next try, each time longer. Raises CannotJoin after all too long."""
        now = asyncio.get_running_loop().time()
        if self._lost_at is None:
            self._lost_at = now
            self._tell("The connection was lost; trying again.")
        elif now - self._lost_at > GIVES_UP_AFTER:
            raise CannotJoin(f"the server has not come back for a long time: {lost}")
        await asyncio.sleep(self._wait * self._rng.uniform(0.7, 1.0))
        self._wait = min(2 * self._wait, _LONGEST_WAIT)


def _listening(line: Line) -> asyncio.Task[object]:
    """A task for the next message; nobody need ask what came of it."""
    task: asyncio.Task[object] = asyncio.create_task(line.hear())
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return task
