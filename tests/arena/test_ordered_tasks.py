"""Tasks run in order, with a bounded queue."""

from concurrent.futures import ThreadPoolExecutor
from itertools import count, islice
from threading import Event

import pytest

from rookery.arena import ordered_tasks as module
from rookery.arena.ordered_tasks import run_in_order


def test_results_come_in_the_order_of_the_tasks() -> None:
    with ThreadPoolExecutor(4) as executor:
        assert list(run_in_order(abs, range(-2000, 0), executor)) == list(range(2000, 0, -1))
    assert list(run_in_order(abs, [-2, -1])) == [2, 1]


def test_a_bounded_number_of_tasks_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "AHEAD", 8)
    tasks = count(1)
    with ThreadPoolExecutor(2) as executor:
        done = run_in_order(abs, tasks, executor)
        assert list(islice(done, 20)) == list(range(1, 21))
    assert next(tasks) <= 29


def test_the_exception_of_a_task_is_raised() -> None:
    with ThreadPoolExecutor(2) as executor, pytest.raises(ZeroDivisionError):
        list(run_in_order(lambda number: 1 // number, [1, 0, 2], executor))


def test_stopping_early_cancels_tasks_that_have_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "AHEAD", 4)
    begun: list[int] = []
    gate = Event()

    def noted(number: int) -> int:
        begun.append(number)
        assert number == 0 or gate.wait(60)
        return number

    with ThreadPoolExecutor(1) as executor:
        done = run_in_order(noted, count(), executor)
        assert next(done) == 0
        done.close()  # type: ignore[attr-defined]  # it is a generator
        gate.set()
    assert set(begun) <= {0, 1}
