"""The race for an orange at the terminal, by a simulated clock."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rookery.bots.base import Decision
from rookery.core.game import AnyView
from rookery.core.moves import CallOrange, Hold, Ply
from rookery.table.table import Table
from rookery.table.turns.live import LAST_GRACE
from rookery.tui import bot_decisions, saves
from rookery.tui.prompt import Leave
from rookery.tui.session import Session
from tests.tui.sessions import Clock, Screen, session_at, set_clock, table_with_orange, typed_lines

__all__ = ["set_clock"]  # a fixture

YOUR_CALL = "You call orange! Ten points."
TYPING = 1.5

SetClock = Callable[..., Clock]

TWO = {"seats": 2, "target": 400}
THREE = {"seats": 3, "target": 400}


class SlowBot:
    """A bot that never calls, and moves only after everybody else's time is over."""

    def decide(self, view: AnyView) -> Decision:
        return Decision(view.legal[-1], "in no hurry", 1_000.0)


@pytest.fixture
def slow_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_decisions, "bot", lambda *_: SlowBot())


def played(table: Table, clock: Clock, folder: Path, *, seed: int = 1) -> Session:
    """A session by the clock, played until the input ends."""
    session = session_at(table, clock.answer, folder, seed=seed, clock=True)
    with pytest.raises(Leave):
        session.play()
    return session


def plies(session: Session) -> list[Ply]:
    return list(session.table.match.deals[-1].plies)


def test_the_first_caller_gets_it(tmp_path: Path, set_clock: SetClock, capsys: Screen) -> None:
    outcomes = set()
    for seconds in (0.5, 12.0):
        table = table_with_orange(capturer=1, options=TWO)
        session = played(table, set_clock((seconds, "o")), tmp_path)
        outcomes.add((seconds, plies(session)[-1]))
    told = capsys.readouterr().out
    assert outcomes == {(0.5, (0, CallOrange())), (12.0, (1, CallOrange()))}
    assert told.count("Type o and Enter to call orange!") == 2
    assert YOUR_CALL in told
    assert "Ben calls orange! Ten points." in told


def test_bots_wait_their_delay_and_the_time_to_type(tmp_path: Path, set_clock: SetClock) -> None:
    table = table_with_orange(capturer=1, options=TWO)
    clock = set_clock()
    session = session_at(table, clock.answer, tmp_path, seed=1, clock=True)
    pending = session._bots.first_due(clock.now)
    assert pending is not None
    with pytest.raises(Leave):
        session.play()
    made = session.table.match.deals[-1].plies[len(table.match.deals[-1].plies) :]
    assert made[0] == (1, pending.decision.move)
    assert clock.elapsed >= pending.decision.delay + TYPING


def test_a_clockless_call_costs_nothing(tmp_path: Path, capsys: Screen) -> None:
    table = table_with_orange(capturer=0, options=TWO)
    session = session_at(table, typed_lines("y"), tmp_path, seed=1)
    session._authority.live.disarm(0, session._now())
    with pytest.raises(Leave):
        session.play()
    assert (0, CallOrange()) in plies(session)
    assert YOUR_CALL in capsys.readouterr().out


@pytest.mark.usefixtures("slow_bots")
def test_the_last_orange_is_declined(tmp_path: Path, set_clock: SetClock, capsys: Screen) -> None:
    """In a match that was saved at that point, the time starts again."""
    table = table_with_orange(capturer=0, is_last=True, options=TWO)
    saves.save(tmp_path / "saved.json", table)
    clock = set_clock()
    session = session_at(saves.load(tmp_path / "saved.json"), clock.answer, tmp_path, clock=True)
    with pytest.raises(Leave):
        session.play()
    assert session.table.match.deals[0].plies[-2:] == ((0, Hold()), (1, Hold()))
    assert clock.elapsed >= LAST_GRACE + TYPING
    assert "You let the orange go." in capsys.readouterr().out


def test_an_idle_prompt_is_shown_once(tmp_path: Path, set_clock: SetClock, capsys: Screen) -> None:
    table = table_with_orange(capturer=2, level="random", options=THREE)
    before = len(table.match.deals[-1].plies)
    for seed in range(200):
        session = played(table, set_clock(), tmp_path, seed=seed)
        told = capsys.readouterr().out
        moves = [move for _, move in plies(session)[before:]]
        if moves == [Hold(), Hold()]:
            break
    assert moves == [Hold(), Hold()]
    assert told.count("Type o and Enter to call orange!") == 1
    assert told.count("> ") == 1
