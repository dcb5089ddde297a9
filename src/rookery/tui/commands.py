"""What a player can ask at any prompt."""

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
"""How many of the moves that were weighed for a hint are told."""


class CommandSession(Protocol):
    """What the commands need of a session."""

    words: Words

    @property
    def table(self) -> Table:
        """Where the match stands."""

    @property
    def view(self) -> Any:
        """What the person may see."""

    @property
    def telling(self) -> Any:
        """The sentences for the kind of game this is."""

    def say(self, lines: Sequence[str]) -> None:
        """Tell the player some lines."""

    def save(self, path: Path) -> None:
        """Keep the match as a record."""


class Commands:
    """The commands of a session; each answers at once and changes nothing of the game."""

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
            "save": ("save FILE keeps the match as a record", self._save),
            "quit": ("leave; the match is kept, and you can go on with it later", self._quit),
        }

    @property
    def names(self) -> tuple[str, ...]:
        """The commands by name."""
        return tuple(self._commands)

    def run(self, name: str, argument: str) -> None:
        """Answer a command. Raises Leave for quit."""
        self._commands[name][1](argument)

    def _help(self, argument: str) -> None:
        lines = [
            "Type a move, or its beginning: a card as R5 or red 5 (Y14, HA, Rook), an amount,",
            "a colour, pass. In Tuxedo the number in front of a move will do.",
            *(f"  {name:6} {told}" for name, (told, _) in self._commands.items()),
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
            + session.telling.lying(session.words, session.view)
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
        session.say([f"Hint: {move_text(decision.move)}. {_sentence(decision.reason)}."])
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
            session.say([f"{path} is there already and is no saved match: name another file."])
            return
        try:
            session.save(path)
        except OSError as error:
            session.say([f"{path} could not be written: {error.strerror}."])
        else:
            is_over = session.table.match.is_over
            command = "verify" if session.table.secret else "replay"
            command = command if is_over else "play --resume"
            session.say(
                [f"The match is kept in {path}; to {'check' if is_over else 'go on with'} it:"]
            )
            session.say([f"  rookery {command} {shlex.quote(str(path))}"])

    def _quit(self, argument: str) -> None:
        raise Leave


def _sentence(reason: str) -> str:
    """A reason with its first letter large; cards keep theirs."""
    return reason[:1].upper() + reason[1:]


def _expected_points(decision: Decision) -> list[str]:
    """What the best moves promise, where there is a choice and it was counted."""
    told = [f"{move_text(move)} {points:.0f}" for move, points in decision.alternatives(_SHOWN)]
    return [f"Points to be expected: {listed(told)}."] if told else []
