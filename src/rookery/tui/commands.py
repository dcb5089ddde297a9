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
from rookery.tui.saves import is_free

_SHOWN = 4
"""How many of the moves that were weighed for a hint are told."""


class Played(Protocol):
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

    def __init__(self, session: Played, limits: Limits) -> None:
        self._session = session
        self._limits = limits
        self._table: Mapping[str, tuple[str, Callable[[str], None]]] = {
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
        return tuple(self._table)

    def run(self, name: str, argument: str) -> None:
        """Answer a command. Raises Leave for quit."""
        self._table[name][1](argument)

    def _help(self, argument: str) -> None:
        lines = [
            "Type a move, or its beginning: a card as R5 or red 5 (Y14, HA, Rook), an amount,",
            "a colour, pass. In Tuxedo the number in front of a move will do.",
            *(f"  {name:6} {told}" for name, (told, _) in self._table.items()),
        ]
        self._session.say(lines)

    def _hand(self, argument: str) -> None:
        it = self._session
        if it.view.legal:
            it.say(it.telling.question(it.words, it.view))
        else:
            it.say([f"Your hand: {it.words.hand(it.view.hand, it.view.rules.ranks)}"])

    def _show_table(self, argument: str) -> None:
        it = self._session
        it.say(it.telling.table(it.words, it.view) + it.telling.lying(it.words, it.view))

    def _last(self, argument: str) -> None:
        it = self._session
        it.say(it.telling.last(it.words, it.view, it.table.match.deals[-1].plies))

    def _score(self, argument: str) -> None:
        it = self._session
        match = it.table.match
        it.say([*score_sheet(match, it.words), *race(match, it.words)])

    def _hint(self, argument: str) -> None:
        it = self._session
        if not it.view.legal:
            it.say(["It is not your move."])
            return
        decision = bot(BEST, Random(0), self._limits).decide(it.view)
        it.say([f"Hint: {move_text(decision.move)}. {_sentence(decision.reason)}."])
        it.say(_weighed(decision))

    def _rules(self, argument: str) -> None:
        it = self._session
        chosen = preset(it.table.game)
        in_force = [f"{name}={value}" for name, value in chosen.written(it.table.options).items()]
        it.say([*chosen.how_to, f"House rules here: {', '.join(in_force) or 'the usual ones'}."])
        it.say([f"`rookery rules {chosen.name}` lists them all."])

    def _save(self, argument: str) -> None:
        it = self._session
        if not argument:
            it.say(["Name a file: save my-game.json"])
            return
        path = Path(argument).expanduser()
        if not is_free(path):
            it.say([f"{path} is there already and is no saved match: name another file."])
            return
        try:
            it.save(path)
        except OSError as error:
            it.say([f"{path} could not be written: {error.strerror}."])
        else:
            is_over = it.table.match.is_over
            command = "verify" if it.table.secret else "replay"
            command = command if is_over else "play --resume"
            it.say([f"The match is kept in {path}; to {'check' if is_over else 'go on with'} it:"])
            it.say([f"  rookery {command} {shlex.quote(str(path))}"])

    def _quit(self, argument: str) -> None:
        raise Leave


def _sentence(reason: str) -> str:
    """A reason with its first letter large; cards keep theirs."""
    return reason[:1].upper() + reason[1:]


def _weighed(decision: Decision) -> list[str]:
    """What the best moves promise, where there is a choice and it was counted."""
    told = [f"{move_text(move)} {points:.0f}" for move, points in decision.alternatives(_SHOWN)]
    return [f"Points to be expected: {listed(told)}."] if told else []
