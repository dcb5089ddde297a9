"""Background work goes on after failures, and ends only between two steps."""

import asyncio
import logging

import pytest

from rookery.server.background import Background
from rookery.server.outage import Outage


async def test_a_failing_chore_is_repeated_and_finished(caplog: pytest.LogCaptureFixture) -> None:
    done: list[str] = []
    background = Background(Outage(logging.getLogger("rookery.test"), "the chore"))
    is_at_work, may_finish = asyncio.Event(), asyncio.Event()

    async def chore() -> None:
        done.append("begun")
        if len(done) == 1:
            raise OSError("once")
        is_at_work.set()
        await may_finish.wait()
        done.append("finished")

    background.start(background.repeat(0.0, chore, lambda: True))
    await is_at_work.wait()
    stopping = asyncio.create_task(background.stop())
    await asyncio.sleep(0)
    assert not stopping.done()
    may_finish.set()
    await stopping
    assert done == ["begun", "begun", "finished"]
    failed, works = (record.getMessage() for record in caplog.records)
    assert failed == "the chore failed, and is tried again"
    assert works == "the chore works again, after 1 failure"


async def test_a_long_pause_ends_with_the_work_and_what_is_not_due_is_not_done() -> None:
    background = Background(Outage(logging.getLogger("rookery.test"), "the chore"))

    async def chore() -> None:
        raise AssertionError("this is not due")

    background.start(background.repeat(3600.0, chore, lambda: False, first=0.01))
    background.start(background.pause(3600.0))
    await asyncio.wait_for(background.stop(), 10.0)
    assert background.is_stopping()
