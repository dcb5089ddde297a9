"""Tasks handed over in order, and no more of them than are needed."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import count, islice
from threading import Event

import pytest

from rookery.arena import ordered_tasks as module
from rookery.arena.ordered_tasks import in_order


def test_results_come_in_the_order_of_the_tasks() -> None:
    with ThreadPoolExecutor(4) as executor:
        assert list(in_order(abs, range(-2000, 0), executor)) == list(range(2000, 0, -1))
    assert list(in_order(abs, [-2, -1])) == [2, 1]


def test_few_tasks_are_taken_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "AHEAD", 8)
    tasks = count(1)
    with ThreadPoolExecutor(2) as executor:
        done = in_order(abs, tasks, executor)
        assert list(islice(done, 20)) == list(range(1, 21))
    assert next(tasks) <= 29


def test_what_a_task_raises_is_raised() -> None:
    with ThreadPoolExecutor(2) as executor, pytest.raises(ZeroDivisionError):
        list(in_order(lambda number: 1 // number, [1, 0, 2], executor))


def test_who_stops_early_takes_back_what_was_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "AHEAD", 4)
    begun: list[int] = []
    gate = Event()

    def noted(number: int) -> int:
        begun.append(number)
        assert number == 0 or gate.wait(60)
        return number

    with ThreadPoolExecutor(1) as executor:
        done = in_order(noted, count(), executor)
        assert next(done) == 0
        done.close()  # type: ignore[attr-defined]  # it is a generator
        gate.set()
    assert set(begun) <= {0, 1}
