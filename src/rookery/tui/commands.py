"""The commands that a player can give at any prompt."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Protocol

from rookery.bots import Decision, Limits, bot
from rookery.bots.levels import BEST
from rookery.games import preset
from rookery.records import move_text
from rookery.table.table import Table
from rookery.telling.sheet import race, score_sheet
from rookery.telling.wording import Words, listed
from rookery.tui.prompt import Leave
from rookery.tui.saves import may_write

_SHOWN = 4
"""The number of moves shown with their expected points after a hint. A guess."""


class CommandSession(Protocol):
    """The parts of a session that its commands use."""

    words: Words

    @property
    def table(self) -> Table:
        """The table with the match as it stands."""

    @property
    def view(self) -> Any:
        """The person's view of the deal in play, or of the last one."""

    @property
    def telling(self) -> Any:
        """The module of `telling` with the sentences for this kind of game."""

    def say(self, lines: Sequence[str]) -> None:
        """Show the player some lines."""

    def save(self, path: Path) -> None:
        """Save the match as a record."""


class Commands:
    """The commands of a session. None of them makes a move."""

    def __init__(self, session: CommandSession, limits: Limits) -> None:
        self._session = session
        self._limits = limits
        self._commands: Mapping[str, tuple[str, Callable[[str], None]]] = {
            "help": ("this list (also ?)", self._help),
            "hand": ("your hand, and what you may do", self._hand),
            "table": ("where the deal stands", self._show_table),
            "last": ("the last trick, or the last capture", self._last),
            "score": ("the score sheet and the race to the target", self._score),
            "hint": ("what a strong player would do, and why", self._hint),
            "rules": ("how this game is played, and its house rules", self._rules),
            "save": ("write the match to a file: save my-game.json", self._save),
            "quit": ("leave; the match is saved, and you can continue it later", self._quit),
        }

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the commands."""
        return tuple(self._commands)

    def run(self, name: str, argument: str) -> None:
        """Carry out a command by its name. Raises Leave for quit."""
        self._commands[name][1](argument)

    def _help(self, argument: str) -> None:
        lines = [
            "Type a move or the beginning of one: a card (R5, red 5, Y14, HA, Rook), a bid,",
            "a colour, pass. In Tuxedo you can type the number in front of a move.",
            "You can also type:",
            *(f"  {name:6} {summary}" for name, (summary, _) in self._commands.items()),
        ]
        self._session.say(lines)

    def _hand(self, argument: str) -> None:
        session = self._session
        if session.view.legal:
            session.say(session.telling.question(session.words, session.view))
        else:
            hand = session.words.hand(session.view.hand, session.view.rules.ranks)
            session.say([f"Your hand: {hand}"])

    def _show_table(self, argument: str) -> None:
        session = self._session
        session.say(
            session.telling.table(session.words, session.view)
            + session.telling.on_table(session.words, session.view)
        )

    def _last(self, argument: str) -> None:
        session = self._session
        session.say(
            session.telling.last(session.words, session.view, session.table.match.deals[-1].plies)
        )

    def _score(self, argument: str) -> None:
        session = self._session
        match = session.table.match
        session.say([*score_sheet(match, session.words), *race(match, session.words)])

    def _hint(self, argument: str) -> None:
        session = self._session
        if not session.view.legal:
            session.say(["It is not your move."])
            return
        decision = bot(BEST, Random(0), self._limits).decide(session.view)
        session.say([f"Hint: {move_text(decision.move)}. {_sentence(_reason(decision))}."])
        session.say(_expected_points(decision))

    def _rules(self, argument: str) -> None:
        session = self._session
        chosen = preset(session.table.game)
        in_force = [
            f"{name}={value}" for name, value in chosen.written(session.table.options).items()
        ]
        session.say(
            [*chosen.how_to, f"House rules here: {', '.join(in_force) or 'the usual ones'}."]
        )
        session.say([f"`rookery rules {chosen.name}` lists them all."])

    def _save(self, argument: str) -> None:
        session = self._session
        if not argument:
            session.say(["Name a file: save my-game.json"])
            return
        path = Path(argument).expanduser()
        if not may_write(path):
            session.say([f"{path} exists and is not a saved match: name another file."])
            return
        try:
            session.save(path)
        except OSError as error:
            session.say([f"{path} could not be written: {error.strerror}."])
        else:
            is_over = session.table.match.is_over
            command = "verify" if session.table.secret else "replay"
            command = command if is_over else "play --resume"
            purpose = "check" if is_over else "continue"
            session.say([f"The match is saved in {path}. To {purpose} it:"])
            session.say([f"  rookery {command} {shlex.quote(str(path))}"])

    def _quit(self, argument: str) -> None:
        raise Leave


def _reason(decision: Decision) -> str:
    """The reason for a decision, after the moves that belong together with its first."""
    if not decision.then:
        return decision.reason
    return f"with it {listed(list(map(move_text, decision.then)))}: {decision.reason}"


def _sentence(reason: str) -> str:
    """A reason with its first letter in upper case and the rest, such as cards, unchanged."""
    return reason[:1].upper() + reason[1:]


def _expected_points(decision: Decision) -> list[str]:
    """The expected points of the best moves; no line if the hint has no alternatives."""
    moves = [f"{move_text(move)} ({points:.0f})" for move, points in decision.alternatives(_SHOWN)]
    return [f"Expected points: {listed(moves)}."] if moves else []
