"""The commands that a player can type at any prompt."""

import shlex
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Protocol

from rookery.bots import Decision, Limits, bot, explained
from rookery.bots.levels import BEST
from rookery.games import preset
from rookery.games.about.how_to import how_to
from rookery.records import move_text
from rookery.table.table import Table
from rookery.telling.house_rules import rule_lines
from rookery.telling.sheet import race, score_sheet
from rookery.telling.wording import Words
from rookery.tui.prompt import Leave
from rookery.tui.saves import may_write

_SHOWN = 4
"""Maximum number of moves shown with their expected points after a hint. Unmeasured."""


class CommandSession(Protocol):
    """The parts of a session that its commands use."""

    words: Words

    @property
    def table(self) -> Table:
        """The table in its present state."""

    @property
    def view(self) -> Any:
        """The person's view of the deal in play, or of the last one."""

    @property
    def telling(self) -> Any:
        """The module of `telling` with the sentences for the genre."""

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
            "help": ("help-help", self._help),
            "hand": ("help-hand", self._hand),
            "table": ("help-table", self._show_table),
            "last": ("help-last", self._last),
            "score": ("help-score", self._score),
            "hint": ("help-hint", self._hint),
            "rules": ("help-rules", self._rules),
            "shuffle": ("help-shuffle", self._shuffle),
            "save": ("help-save", self._save),
            "quit": ("help-quit", self._quit),
        }

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the commands."""
        return tuple(self._commands)

    def run(self, name: str, argument: str) -> None:
        """Carry out a command by its name. Raises Leave for quit."""
        self._commands[name][1](argument)

    def _help(self, argument: str) -> None:
        words = self._session.words
        lines = [
            *words.tell("help-moves").split("\n"),
            *(f"  {name:7} {words.tell(message)}" for name, (message, _) in self._commands.items()),
        ]
        self._session.say(lines)

    def _hand(self, argument: str) -> None:
        session = self._session
        if session.view.legal:
            session.say(session.telling.question(session.words, session.view))
        else:
            hand = session.words.hand(session.view.hand, session.view.rules.ranks)
            session.say([session.words.tell("hand-yours", cards=hand)])

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
        session, words = self._session, self._session.words
        if not session.view.legal:
            session.say([words.tell("not-your-move")])
            return
        decided = bot(BEST, Random(0), self._limits).decide(session.view)
        decision = explained(session.view, decided)
        reason = _sentence(_reason(words, decision))
        session.say([words.tell("hint", move=move_text(decision.move), reason=reason)])
        session.say(_expected_points(words, decision))

    def _rules(self, argument: str) -> None:
        session, words = self._session, self._session.words
        chosen = preset(session.table.game)
        written = chosen.written(session.table.options)
        in_force = rule_lines(chosen, written, words.language)
        rules = words.language.joined(in_force) or words.tell("rules-usual")
        own = chosen.game(session.table.options).rules
        told = map(words.language.sentences, how_to({own.seats: own}, own.seats))
        session.say([*told, words.tell("rules-here", rules=rules)])
        session.say([words.tell("rules-listed", command=f"`rookery rules {chosen.name}`")])

    def _shuffle(self, argument: str) -> None:
        session, words = self._session, self._session.words
        if session.table.secret:
            commitment = session.table.shuffle.commitment
            session.say([words.tell("shuffle-commitment", commitment=commitment)])
        else:
            session.say([words.tell("shuffle-none")])

    def _save(self, argument: str) -> None:
        session, words = self._session, self._session.words
        if not argument:
            session.say([words.tell("save-name-file")])
            return
        path = Path(argument).expanduser()
        if not may_write(path):
            session.say([words.tell("save-other-file", path=str(path))])
            return
        try:
            session.save(path)
        except OSError as error:
            why = error.strerror or ""
            session.say([words.tell("save-not-written", path=str(path), why=why)])
        else:
            is_over = session.table.match.is_over
            command = "verify" if session.table.secret else "replay"
            command = command if is_over else "play --resume"
            message = "save-to-check" if is_over else "save-to-continue"
            session.say([words.tell(message, path=str(path))])
            session.say([f"  rookery {command} {shlex.quote(str(path))}"])

    def _quit(self, argument: str) -> None:
        raise Leave


def _reason(words: Words, decision: Decision) -> str:
    """The text of a decision: the other moves that belong to it, if any, and then the reason."""
    reason = words.language.words(decision.reason)
    if not decision.then:
        return reason
    moves = words.language.listed([*map(move_text, decision.then)])
    return words.tell("hint-with", moves=moves, reason=reason)


def _sentence(reason: str) -> str:
    """A reason with its first letter in upper case and the rest, such as cards, unchanged."""
    return reason[:1].upper() + reason[1:]


def _expected_points(words: Words, decision: Decision) -> list[str]:
    """The expected points of the best moves; no line if the hint has no alternatives."""
    moves = [f"{move_text(move)} ({points:.0f})" for move, points in decision.alternatives(_SHOWN)]
    if not moves:
        return []
    return [words.tell("expected-points", moves=words.language.listed(moves))]
