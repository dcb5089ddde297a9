"""Bots of earlier versions. Each version runs in its own process and writes a line per decision.

`player_of` writes a module with such a bot, which the arena loads like anybody's own bot. A
decision's random numbers do not depend on the process that makes it. So two versions that decide
alike have the same results.
"""

import atexit
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from random import Random

from msgspec import DecodeError

from benchmarks.league.versions import FOLDER, TREE, Version
from rookery.bots import bot
from rookery.bots.base import BotFault, Decision, answer_of
from rookery.bots.limits import Limits
from rookery.core.game import AnyView
from rookery.fishing.view import FishingView
from rookery.games import GAMES
from rookery.server.thinking.question import Played, Question
from rookery.server.thinking.tasks import decision_of, task_of
from rookery.table.asking import tasks
from rookery.tricks.view import TrickView

ANSWERING = Path(__file__).with_name("answering.py")


@dataclass(frozen=True, slots=True)
class VersionBot:
    """A bot of the version whose sources are in `folder`, or of this working tree if it is None."""

    bot: str
    folder: Path | None
    rng: Random
    limits: Limits

    def decide(self, view: AnyView) -> Decision:
        """The decision that this version's bot makes. Raises BotFault."""
        level = self._level()
        if self.folder is None:
            return answer_of(bot(level, Random(self.rng.getrandbits(63))), view)
        question = Question(level, view, self.rng, played_by(view))
        body = process_of(self.folder).ask(tasks.encode(task_of(question, 0, "league", 0.0)))
        try:
            return decision_of(tasks.read_answer(body), view)
        except DecodeError as error:
            raise BotFault(f"{self.folder} answered {body[:80]!r}: {error}") from None

    def _level(self) -> str:
        it = self.limits
        return f"{self.bot}@{it.seconds:g}s" if it.nodes is None else f"{self.bot}@{it.nodes}n"


def played_by(view: AnyView) -> Played:
    """The game that has the rules of a view. Raises BotFault if a house rule was changed."""
    assert isinstance(view, TrickView | FishingView)
    found = _games().get(view.rules)
    if found is None:
        raise BotFault("bots of earlier versions play the games without house rules only")
    return found


@lru_cache(maxsize=1)
def _games() -> dict[object, Played]:
    """Every game with every number of seats, found by its rules."""
    return {
        it.game({"seats": seats}).rules: Played(it.name, {"seats": seats})
        for it in GAMES.values()
        for seats in it.by_seats
    }


class Process:
    """The process of an earlier version. It decides for all bots of that version, one by one."""

    def __init__(self, folder: Path) -> None:
        self._source = (TREE / folder / "src").resolve()
        self._folder = folder
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(ANSWERING)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(self._source)},
        )
        atexit.register(self.close)
        hello = json.loads(self._line())
        if not Path(hello["package"]).is_relative_to(self._source):
            raise BotFault(f"{folder} has loaded {hello['package']}, which is another version")
        if not hello["is_compiled"]:
            raise BotFault(f"the kernel of {folder} is not compiled")

    def ask(self, task: bytes) -> bytes:
        """The answer to a task. Raises BotFault if the process has ended."""
        put = self._process.stdin
        assert put is not None
        try:
            put.write(task + b"\n")
            put.flush()
        except OSError as error:
            raise BotFault(f"the process of {self._folder} has ended: {error}") from None
        return self._line()

    def _line(self) -> bytes:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.endswith(b"\n"):
            self.close()
            raise BotFault(f"the process of {self._folder} has ended; it has said why above")
        return line

    def close(self) -> None:
        """End the process by closing its input."""
        atexit.unregister(self.close)
        self._process.communicate()


process_of = lru_cache(maxsize=None)(Process)
"""The process of the version in a folder. Each worker process of an executor starts its own."""


def bot_of(name: str, folder: Path | None) -> Callable[[Random, Limits], VersionBot]:
    """The constructor of the `VersionBot` of this name."""

    def made(rng: Random, limits: Limits) -> VersionBot:
        return VersionBot(name, folder, rng, limits)

    return made


def player_of(name: str, version: Version, within: Path = TREE) -> str:
    """Write a module with a version's bot, for the arena; return the bot's name, `module:Class`."""
    folder = None if version.folder is None else f'Path("{version.folder.as_posix()}")'
    path = (FOLDER / "tree" if version.folder is None else version.folder) / f"{name}.py"
    source = (
        f'"""The bot {name} of {version.name if folder else "the working tree"}."""\n\n'
        + ("from pathlib import Path\n\n" if folder else "")
        + "from benchmarks.league.past import bot_of\n\n"
        + f'Bot = bot_of("{name}", {folder})\n'
    )
    written = within / path
    if not written.exists() or written.read_text("utf-8") != source:
        written.parent.mkdir(parents=True, exist_ok=True)
        written.write_text(source, encoding="utf-8")
    return f"{written.as_posix() if within != TREE else path.as_posix()}:Bot"
