"""Terminal sessions within the test process, with scripted entries and a simulated clock."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import TypeAlias

import pytest

from rookery.arena.driver import shuffled
from rookery.bots import bot
from rookery.core.cards import Seat
from rookery.core.match import Match
from rookery.core.moves import CallOrange, Take
from rookery.core.options import OptionValue
from rookery.games import preset
from rookery.records import move_text, record_of
from rookery.table.table import Table, table_of
from rookery.tui import session as session_module
from rookery.tui.prompt import Prompt
from rookery.tui.reader import LineReader
from rookery.tui.session import Session, Settings
from rookery.tui.tables import Chance

Screen: TypeAlias = pytest.CaptureFixture[str]


class Typist(LineReader):
    """A reader whose lines come from `answer`, called with the time limit; None means too late."""

    def __init__(self, answer: Callable[[float | None], str | None]) -> None:
        self._answer = answer

    def line(self, seconds: float | None = None) -> str | None:
        return self._answer(seconds)


def typed_lines(*lines: str) -> Callable[[float | None], str]:
    """An answer that types the given lines in order and then ends the input."""
    left = iter(lines)

    def answer(seconds: float | None) -> str:
        for line in left:
            return line
        raise EOFError

    return answer


def session_at(
    table: Table,
    answer: Callable[[float | None], str | None],
    folder: Path,
    *,
    seed: int | None = None,
    clock: bool = False,
) -> Session:
    """A session at a table, with the person's entries from `answer`."""
    prompt = Prompt(Typist(answer))
    return Session(
        table, prompt, Settings(clock=clock), Chance.from_seed(seed), folder / "saved.json"
    )


def steady_session(
    table: Table, folder: Path, *, most: int = 10_000, seed: int | None = None
) -> Session:
    """A session in which the person plays like `steady`, and leaves after `most` entries."""
    steady = bot("steady", Random(5))
    entries = iter(range(most))

    def answer(seconds: float | None) -> str:
        if next(entries, None) is None:
            raise EOFError
        return move_text(steady.decide(session.view).move)

    session = session_at(table, answer, folder, seed=seed)
    return session


@dataclass
class Clock:
    """A clock that advances only while somebody waits; `typed` are entries with their seconds."""

    typed: list[tuple[float, str]]
    now: float = 100.0
    began: float = field(init=False)

    def __post_init__(self) -> None:
        self.began = self.now

    @property
    def elapsed(self) -> float:
        return self.now - self.began

    def sleep(self, seconds: float) -> None:
        self.now += seconds

    def answer(self, seconds: float | None) -> str | None:
        """The next entry, if it is due within `seconds`; the input ends after the last one."""
        if self.typed and (seconds is None or self.began + self.typed[0][0] <= self.now + seconds):
            at, line = self.typed.pop(0)
            self.now = max(self.now, self.began + at)
            return line
        if seconds is None:
            raise EOFError
        self.now += seconds
        return None


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Clock]:
    """Replaces the time of sessions with a simulated clock for the given entries."""

    def at(*typed: tuple[float, str]) -> Clock:
        clock = Clock(list(typed))
        times = SimpleNamespace(monotonic=lambda: clock.now, sleep=clock.sleep)
        monkeypatch.setattr(session_module, "time", times)
        return clock

    return at


def table_with_orange(
    *,
    capturer: Seat,
    is_last: bool = False,
    level: str = "steady",
    options: Mapping[str, OptionValue],
) -> Table:
    """A table of Tuxedo with Ann in seat 0, where `capturer` has just opened an orange.

    With `is_last`, the capture used the last card of the deal.
    """
    game = preset("tuxedo").game(options)
    for seed in range(200):
        rng = Random(seed)
        match = Match.new(game).deal(shuffled(game, rng), rng.randrange(game.seats))
        while match.current is not None:
            state = match.current.state
            if state.orange is not None:
                if state.orange.capturer == capturer and is_last != any(state.hands):
                    players = ["Ann", *[f"bot:{level}"] * (game.seats - 1)]
                    return table_of(record_of(match, "tuxedo", options, players))
                match = match.apply(state.orange.capturer, CallOrange())
                continue
            (seat,) = game.actors(state)
            captures = [move for move in game.legal(state, seat) if isinstance(move, Take)]
            match = match.apply(seat, rng.choice(captures or game.legal(state, seat)))
    raise AssertionError("no seed opens such an orange")
