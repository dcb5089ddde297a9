"""Plays a bot at a server: reconnects after a lost connection, and stays for the next match."""

import asyncio
from collections.abc import Callable
from random import Random

from rookery.bots.base import Bot
from rookery.client.line import CannotJoin, Line, LostError, Throttle, connected
from rookery.client.links import Link
from rookery.client.seat import Ended, GoesOn, Result, Seat, Wishes
from rookery.client.thinker import Thinker

GIVES_UP_AFTER = 600.0
"""Seconds without a connection after which the player gives up: time for a server to restart.
Unmeasured, as are the next numbers."""

_FIRST_WAIT, _LONGEST_WAIT = 0.5, 15.0
"""Seconds before the first attempt to reconnect, and their maximum; each further attempt doubles
them."""

_LEAVES_WITHIN = 2.0
"""Seconds to wait for the server's answer when leaving."""

_REFUSES_FOR_GOOD = {"no-table", "bad-hello", "bad-message"}
"""Codes of a `bye` after which reconnecting would not help."""

_ENDS = {
    "expired": "This table was closed because nobody visited it.",
    "released": "The host has given this seat to another bot.",
    "replaced": "Another program now plays from this seat.",
    "left": "This seat was given up.",
}
"""The message to the user when a `bye` with this code ends the play."""


class Player:
    """Seats a bot at a table and plays its matches, even if connections are lost.

    `tell` is called with lines for the user. `results` has an entry per match; `link` leads back to
    the seat once the bot has one.
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
        """The link to the table, with the secret of the bot's seat if it has one."""
        return self._seat.link

    async def play(self) -> str:
        """Play to the end. Returns how the play ended: `over`, or the code of a `bye`.

        Raises CannotJoin, or BotFault for an error of the bot. If the task is cancelled, the seat
        is given up first; a seat from a personal link is left to its owner.
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
        """Play over one connection until the play at the table ends. Raises LostError."""
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
        """Wait for a message, the bot or the time limit, and react to the first of them."""
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
        """Give up the seat, or leave it to the personal link's owner, and wait for the answer."""
        heard.cancel()
        await asyncio.wait({heard})  # only one task at a time may receive
        try:
            async with asyncio.timeout(_LEAVES_WITHIN):
                answered = await self._seat.say_goodbye(line, leaves=self._was_invited)
                while not answered:
                    answered = self._seat.is_answered(await line.hear())
        except (LostError, TimeoutError, CannotJoin):
            return

    def _end_by(self, lost: LostError) -> str | None:
        """How a lost connection ends the play; None to reconnect. Raises CannotJoin."""
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
            raise CannotJoin("the secret in this link belongs to no seat at this table")
        raise CannotJoin(bye.message)

    async def _pause(self, lost: LostError) -> None:
        """Wait before reconnecting, longer each time. Raises CannotJoin after GIVES_UP_AFTER."""
        now = asyncio.get_running_loop().time()
        if self._lost_at is None:
            self._lost_at = now
            self._tell("The connection was lost; trying again.")
        elif now - self._lost_at > GIVES_UP_AFTER:
            raise CannotJoin(f"the server has not come back for a long time: {lost}")
        await asyncio.sleep(self._wait * self._rng.uniform(0.7, 1.0))
        self._wait = min(2 * self._wait, _LONGEST_WAIT)


def _listening(line: Line) -> asyncio.Task[object]:
    """A task that waits for the next message. Its error may be ignored."""
    task: asyncio.Task[object] = asyncio.create_task(line.hear())
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return task
