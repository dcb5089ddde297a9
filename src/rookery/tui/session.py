"""One person's match at the terminal, between the table's authority, the person and the bots."""

from __future__ import annotations

import contextlib
import math
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from rookery import telling
from rookery.bots.base import illegal
from rookery.core.cards import Seat
from rookery.core.errors import IllegalMove
from rookery.core.moves import CallOrange, Hold, Move
from rookery.core.seating import put
from rookery.records import move_text
from rookery.table import protocol as p
from rookery.table.pace import searching
from rookery.table.race import DISARMED_FOR
from rookery.table.steps import Asked, Caller, Step
from rookery.table.table import Table
from rookery.telling.wording import Words
from rookery.tui import saves, story
from rookery.tui.bot_decisions import BotDecisions, TimedDecision
from rookery.tui.coloured_words import ColouredWords
from rookery.tui.commands import Commands
from rookery.tui.entry import Command, EnteredMoves, NotLegal, NotUnderstood, parse_entry
from rookery.tui.prompt import NO, YES, Prompt
from rookery.tui.tables import YOU, Chance, authority_of

_TYPING_TIME = 1.5
"""Seconds that bots wait longer in a race, because a person here types and does not speak."""

_MEDIAN_REACTION = 1.6
"""Without a clock: the median of the seconds after which a person is asked, before slower bots."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a session runs: colours, seconds between bots' moves, a clock for races."""

    colour: bool = False
    pace: float = 0.0
    clock: bool = False


class Session:
    """A match under way between one person and bots, saved to `save_path`."""

    def __init__(
        self,
        table: Table,
        prompt: Prompt,
        settings: Settings,
        chance: Chance,
        save_path: Path,
        trusted: Collection[str] = (),
    ) -> None:
        """Seat everybody; `trusted` names the user's own bots that may play."""
        self.save_path = save_path
        self.is_unsaved = False
        self.seat: Seat = table.host
        names = put(table.names, self.seat, YOU)
        self.words: Words = (ColouredWords if settings.colour else Words)(names, self.seat)
        self._prompt = prompt
        self._settings = settings
        self._chance = chance
        self._now = _clock() if settings.clock else _no_clock()
        self._authority = authority_of(table, chance, self._now())
        self._bots = BotDecisions(self._authority, chance, trusted)
        self._commands = Commands(self, chance.limits)
        self._ids = map(str, count())
        self._last_question: list[str] = []

    @property
    def table(self) -> Table:
        """Where the match stands."""
        return self._authority.table

    @property
    def view(self) -> Any:
        """What the person may see of the deal being played, or of the last one."""
        return story.view_of(self.table, self.seat)

    @property
    def telling(self) -> Any:
        """The sentences for the kind of game this is."""
        return telling.of(self.view)

    def say(self, lines: Sequence[str]) -> None:
        """Tell the player some lines."""
        self._prompt.say(lines)

    def save(self, path: Path) -> None:
        """Keep the match as a record."""
        saves.save(path, self.table)

    # ── the match ───────────────────────────────────────────────────────────────────────────────

    def play(self) -> None:
        """Play until the match is won. Raises Leave when the player goes.

        Every step is kept before it is shown; the file is let go when the match is won.
        """
        if self.table.match.current is not None:
            self.say(story.resume_lines(self.words, self.seat, self.table))
        if self.table.match.deals:
            self._autosave(self.table)
        self._carry_out(self._authority.arrive(self.seat, self._now()))
        while not self.table.match.is_over:
            self._step()
        self.say(story.win_lines(self.words, self.table))
        with contextlib.suppress(OSError):
            self.save_path.unlink()

    def wants_another(self) -> bool:
        """Whether the person wants another match; commands are answered here too."""
        return self._prompt.confirm("Another match?", self._entered_moves)

    def _step(self) -> None:
        """Whatever is due next."""
        deal = self.table.match.current
        if deal is None:
            self._send(p.Ready(id=next(self._ids)))
        elif self.seat in self.table.match.game.actors(deal.state):
            self._let_person_move()
        else:
            began = time.monotonic()
            pending = self._bots.first_due(self._now())
            assert pending is not None, "if the person is not to move, a bot is"
            time.sleep(max(0.0, self._pause_before(pending.asked) - (time.monotonic() - began)))
            self._let_bot_move(pending)

    def _pause_before(self, asked: Asked) -> float:
        """Seconds from one move to the next: the same whether a bot has a choice or not."""
        if not self._settings.pace:
            return 0.0
        return max(self._settings.pace, searching(asked.level, self._authority.view(asked.seat)))

    def _carry_out(self, step: Step) -> bool:
        """Keep a step, then let it happen and tell of it; whether nothing was refused."""
        if step.happenings:
            self._autosave(step.table)
        self._authority.commit(step)
        for each in step.happenings:
            self.say(story.happening_lines(self.words, self.seat, each))
        refusals = [it.message for it in step.answers if isinstance(it.message, p.Refused)]
        self.say([story.refusal_line(refusal) for refusal in refusals])
        return not refusals

    def _autosave(self, table: Table) -> None:
        """Keep the match where the next `rookery play` finds it; say so once if that fails."""
        try:
            saves.save(self.save_path, table, make_folder=True)
        except OSError as error:
            if not self.is_unsaved:
                self.say([f"This match cannot be kept in {self.save_path}: {error.strerror}."])
            self.is_unsaved = True

    def _let_bot_move(self, pending: TimedDecision) -> None:
        """A bot does what it has in mind. Raises BotFault if the rules do not allow it."""
        seat, move = pending.asked.seat, pending.decision.move
        try:
            step = self._authority.bot_move(seat, move, self._now())
        except IllegalMove as error:
            raise illegal(pending.asked.level, seat, move, error.reason) from None
        self._carry_out(step)

    def _send(self, command: p.AnyCommand) -> bool:
        """A command of the person; whether it was done."""
        return self._carry_out(self._authority.decide(Caller(self.seat), command, self._now()))

    def _move(self, move: Move) -> bool:
        """A move of the person; whether it was made, or in a race still counts."""
        since = self.table.version
        return self._send(p.Move(id=next(self._ids), since=since, move=move_text(move)))

    # ── the person's move ───────────────────────────────────────────────────────────────────────

    def _let_person_move(self) -> None:
        """The person may move: alone, or in a race with the bots."""
        pending = self._bots.first_due(self._now())
        if self._settings.clock:
            self._race_by_clock(pending)
        elif pending is None:
            self._ask(None)
        else:
            self._race_by_question(pending)

    def _race_by_clock(self, pending: TimedDecision | None) -> None:
        """Wait for the person until a bot acts, or the table does."""
        wakes = self._authority.wake_at(self._now())
        acts = None if pending is None else pending.due
        due = [at for at in (acts, wakes) if at is not None]
        if self._ask(min(due) + _TYPING_TIME if due else None):
            return
        if pending is not None and acts == min(due):
            self._let_bot_move(pending)
        else:
            self._carry_out(self._authority.tick(self._now()))

    def _race_by_question(self, pending: TimedDecision) -> None:
        """Without a clock the race is a question, after a bot that was quick with its own."""
        move, delay = pending.decision.move, pending.decision.delay
        is_mine = self.view.orange.capturer == self.seat
        reaction = self._chance.bots.lognormvariate(math.log(_MEDIAN_REACTION), 0.35)
        if move == CallOrange() and delay < reaction and not is_mine:
            self._let_bot_move(pending)
        elif self._may_call():
            question = "Nobody has called orange. Do you?"
            calls = self._prompt.confirm(
                question, self._entered_moves, yes=YES | {"o", "orange"}, no=NO | {"hold"}
            )
            self._move(CallOrange() if calls else Hold())
        elif self.seat == self.view.turn:
            self._ask(None)
        else:
            self._let_bot_move(pending)

    def _may_call(self) -> bool:
        return CallOrange() in self.view.legal

    def _ask(self, deadline: float | None) -> bool:
        """Ask the person for a move, until one is made; False if the deadline passes first."""
        self._show_question()
        while True:
            seconds = None if deadline is None else max(0.0, deadline - self._now())
            typed = self._prompt.line(seconds)
            if typed is None:
                return False
            moves = self._entered_moves(typed)
            if moves and all(map(self._move, moves)):
                return True

    def _show_question(self) -> None:
        """What there is to decide, unless the same stands there with its prompt still open."""
        lines = ["", *self.telling.question(self.words, self.view)]
        if self._settings.clock and self._may_call():
            lines.insert(0, self.words.heading("Type o and Enter to call orange!"))
        if lines != self._last_question or not self._prompt.is_open:
            self.say(lines)
        self._last_question = lines

    def _entered_moves(self, typed: str) -> list[Move]:
        """The moves that were typed; none if it was a command or cannot be understood."""
        legal = self.view.legal
        numbered = self.telling.NUMBERED and bool(legal)
        match parse_entry(typed, legal, self._commands.names, numbered=numbered):
            case EnteredMoves(moves):
                return self._all_or_none(moves)
            case NotLegal(move):
                return [move]
            case Command(name, argument):
                self._commands.run(name, argument)
            case NotUnderstood(answer):
                self.say([answer])
        return []

    def _all_or_none(self, moves: Sequence[Move]) -> list[Move]:
        """Moves to be made one after the other, unless they are more than are due."""
        match = self.table.match
        for move in moves:
            try:
                match = match.apply(self.seat, move)
            except IllegalMove:
                self.say([f"{len(moves)} are too many here; nothing is done."])
                return []
        return list(moves)


def _clock() -> Callable[[], float]:
    """The time by which races are decided."""
    return time.monotonic


def _no_clock() -> Callable[[], float]:
    """Times without a clock: from one to the next nobody still waits for a wrong call to pass."""
    return partial(next, count(0.0, DISARMED_FOR))
