"""The race for an orange at the terminal, by a simulated clock."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rookery.bots.base import Decision
from rookery.core.game import AnyView
from rookery.core.moves import CallOrange, Hold, Ply
from rookery.records import move_text
from rookery.table.table import Table
from rookery.table.turns.live import LAST_GRACE, OWNER_GRACE
from rookery.table.turns.race import DISARMED_FOR
from rookery.tui import bot_decisions, saves
from rookery.tui.prompt import Leave
from rookery.tui.session import Session
from tests.tui.sessions import Clock, session_at, set_clock, table_with_orange, typed_lines

__all__ = ["set_clock"]  # a fixture

YOUR_CALL = "You call orange! Ten points."
TYPING = 1.5

SetClock = Callable[..., Clock]

TWO = {"seats": 2, "target": 400}
THREE = {"seats": 3, "target": 400}


class SlowBot:
    """A bot that never calls, and acts only after everybody else's time is over."""

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


def test_the_first_to_call_gets_the_orange(
    tmp_path: Path, set_clock: SetClock, capsys: pytest.CaptureFixture[str]
) -> None:
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


def test_late_wrong_and_blocked_calls_are_refused_with_different_reasons(
    tmp_path: Path, set_clock: SetClock, capsys: pytest.CaptureFixture[str]
) -> None:
    table = table_with_orange(capturer=1, options=TWO)
    clock = set_clock()
    session = session_at(table, clock.answer, tmp_path, seed=1, clock=True)
    pending = session._bots.first_due(clock.now)
    assert pending is not None
    assert pending.decision.move == CallOrange()
    called = pending.due - clock.began + TYPING
    for late in (0.1, 3.0, 3.1, 3.2 + DISARMED_FOR):
        clock.typed.append((called + late, "o"))
    with pytest.raises(Leave):
        session.play()
    refused = [line for line in capsys.readouterr().out.split("\n") if "cannot do that" in line]
    assert [line.partition("You cannot do that: ")[2] for line in refused] == [
        "somebody was quicker.",
        "no orange is open.",
        "after a wrong call you cannot call for two seconds.",
        "no orange is open.",
    ]


def test_without_a_clock_a_wrong_call_costs_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = table_with_orange(capturer=0, options=TWO)
    session = session_at(table, typed_lines("y"), tmp_path, seed=1)
    session._authority.live.disarm(0, session._now())
    with pytest.raises(Leave):
        session.play()
    assert (0, CallOrange()) in plies(session)
    assert YOUR_CALL in capsys.readouterr().out


@pytest.mark.usefixtures("slow_bots")
def test_the_last_orange_of_a_deal_is_declined_when_its_time_is_over(
    tmp_path: Path, set_clock: SetClock, capsys: pytest.CaptureFixture[str]
) -> None:
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


def test_with_owner_first_the_others_may_call_after_the_capturer_declines(
    tmp_path: Path, set_clock: SetClock
) -> None:
    table = table_with_orange(capturer=0, options={**THREE, "orange": "owner_first"})
    clock = set_clock((0.5, "hold"))
    session = session_at(table, clock.answer, tmp_path, seed=1, clock=True)
    first = session._bots.first_due(clock.now)
    assert first is not None
    assert first.decision.move != CallOrange()
    with pytest.raises(Leave):
        session.play()
    held, (caller, call) = plies(session)[len(table.match.deals[-1].plies) :][:2]
    assert held == (0, Hold())
    assert (caller > 0, call) == (True, CallOrange())


@pytest.mark.usefixtures("slow_bots")
def test_with_owner_first_the_table_declines_for_a_capturer_who_waits(
    tmp_path: Path, set_clock: SetClock
) -> None:
    table = table_with_orange(capturer=0, options={**THREE, "orange": "owner_first"})
    clock = set_clock()
    session = played(table, clock, tmp_path)
    assert plies(session)[len(table.match.deals[-1].plies)] == (0, Hold())
    assert clock.elapsed >= OWNER_GRACE + TYPING


def test_the_prompt_is_shown_once_while_there_is_nothing_to_report(
    tmp_path: Path, set_clock: SetClock, capsys: pytest.CaptureFixture[str]
) -> None:
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


def test_a_quick_turn_of_yours_leaves_the_bots_time_to_call(
    tmp_path: Path,
    set_clock: SetClock,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(bot_decisions, "reaction", lambda *_: 0.7)
    table = table_with_orange(capturer=1, options=TWO)
    deal = table.match.current
    assert deal is not None
    before = len(deal.plies)
    turn = next(
        move
        for move in table.match.game.legal(deal.state, 0)
        if not isinstance(move, CallOrange | Hold)
    )
    clock = set_clock((0.2, move_text(turn)))
    session = played(table, clock, tmp_path)
    assert plies(session)[before:][:2] == [(1, CallOrange()), (0, turn)]
    assert capsys.readouterr().out.count("Type o and Enter to call orange!") == 1
