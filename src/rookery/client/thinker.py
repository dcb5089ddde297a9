"""Runs a bot outside the event loop, so that pings are answered while it thinks."""

import asyncio
import threading
from queue import SimpleQueue
from typing import TypeAlias

from rookery.bots.base import Bot, Decision, answer_of
from rookery.core.game import AnyView

_Question: TypeAlias = tuple[AnyView, asyncio.AbstractEventLoop, "asyncio.Future[Decision]"]


class Thinker:
    """A bot on its own daemon thread, which answers one question after another."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._questions: SimpleQueue[_Question] = SimpleQueue()
        threading.Thread(target=self._think, name="rookery-own-bot", daemon=True).start()

    async def decision(self, view: AnyView) -> Decision:
        """The bot's decision. The wait for it may be cancelled. Raises BotFault."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Decision] = loop.create_future()
        self._questions.put((view, loop, future))
        return await future

    def _think(self) -> None:
        while True:
            view, loop, future = self._questions.get()
            if future.cancelled():
                continue
            try:
                decision = answer_of(self._bot, view)
            except Exception as error:  # noqa: BLE001 raised again where the question was asked
                _tell(loop, future, None, error)
            else:
                _tell(loop, future, decision, None)


def _tell(
    loop: asyncio.AbstractEventLoop,
    future: asyncio.Future[Decision],
    decision: Decision | None,
    error: Exception | None,
) -> None:
    """Pass the result to the event loop, unless the loop is closed or nobody waits."""

    def tell() -> None:
        if future.done():
            return
        if decision is not None:
            future.set_result(decision)
        else:
            assert error is not None
            future.set_exception(error)

    if not loop.is_closed():
        loop.call_soon_threadsafe(tell)
