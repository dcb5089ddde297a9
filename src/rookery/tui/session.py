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
from rookery.tui.coloured import Coloured
from rookery.tui.commands import Commands
from rookery.tui.entry import Chosen, Command, Tried, Unclear, understand
from rookery.tui.prompt import NO, YES, Prompt
from rookery.tui.tables import YOU, Chance, authority
from rookery.tui.thoughts import Thought, Thoughts

_TYPING = 1.5
"""Seconds that bots wait longer in a race, because a person here types and does not speak."""

_REACTION = 1.6
"""Without a clock: the median of the seconds after which a person is asked, before slower bots."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a session runs: colours, seconds between bots' moves, a clock for races."""

    colour: bool = False
    pace: float = 0.0
    clock: bool = False


class Session:
    """A match under way between one person and bots; `kept` is the file that it is kept in."""

    def __init__(
        self,
        table: Table,
        prompt: Prompt,
        manner: Manner,
        chance: Chance,
        kept: Path,
        trusted: Collection[str] = (),
    ) -> None:
        """Seat everybody; `trusted` names the user's own bots that may play."""
        self.kept = kept
        self.is_unkept = False
        self.seat: Seat = table.host
        names = put(table.names, self.seat, YOU)
        self.words: Words = (Coloured if manner.colour else Words)(names, self.seat)
        self._prompt = prompt
        self._manner = manner
        self._chance = chance
        self._now = _clock() if manner.clock else _no_clock()
        self._authority = authority(table, chance, self._now())
        self._thoughts = Thoughts(self._authority, chance, trusted)
        self._commands = Commands(self, chance.limits)
        self._ids = map(str, count())
        self._asked: list[str] = []

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
            self.say(story.going_on(self.words, self.seat, self.table))
        if self.table.match.deals:
            self._keep(self.table)
        self._take(self._authority.arrive(self.seat, self._now()))
        while not self.table.match.is_over:
            self._step()
        self.say(story.won(self.words, self.table))
        with contextlib.suppress(OSError):
            self.kept.unlink()

    def wants_another(self) -> bool:
        """Whether the person wants another match; commands are answered here too."""
        return self._prompt.yes("Another match?", self._understood)

    def _step(self) -> None:
        """Whatever is due next."""
        deal = self.table.match.current
        if deal is None:
            self._send(p.Ready(id=next(self._ids)))
        elif self.seat in self.table.match.game.actors(deal.state):
            self._my_move()
        else:
            began = time.monotonic()
            thought = self._thoughts.quickest(self._now())
            assert thought is not None, "if the person is not to move, a bot is"
            time.sleep(max(0.0, self._wait(thought.asked) - (time.monotonic() - began)))
            self._act(thought)

    def _wait(self, asked: Asked) -> float:
        """Seconds from one move to the next: the same whether a bot has a choice or not."""
        if not self._manner.pace:
            return 0.0
        return max(self._manner.pace, searching(asked.level, self._authority.view(asked.seat)))

    def _take(self, step: Step) -> bool:
        """Keep a step, then let it happen and tell of it; whether nothing was refused."""
        if step.happenings:
            self._keep(step.table)
        self._authority.commit(step)
        for each in step.happenings:
            self.say(story.told(self.words, self.seat, each))
        refusals = [it.message for it in step.answers if isinstance(it.message, p.Refused)]
        self.say([story.refused(refusal) for refusal in refusals])
        return not refusals

    def _keep(self, table: Table) -> None:
        """Keep the match where the next `rookery play` finds it; say so once if that fails."""
        try:
            saves.save(self.kept, table, make_folder=True)
        except OSError as error:
            if not self.is_unkept:
                self.say([f"This match cannot be kept in {self.kept}: {error.strerror}."])
            self.is_unkept = True

    def _act(self, thought: Thought) -> None:
        """A bot does what it has in mind. Raises BotFault if the rules do not allow it."""
        seat, move = thought.asked.seat, thought.decision.move
        try:
            step = self._authority.bot_move(seat, move, self._now())
        except IllegalMove as error:
            raise illegal(thought.asked.level, seat, move, error.reason) from None
        self._take(step)

    def _send(self, command: p.AnyCommand) -> bool:
        """A command of the person; whether it was done."""
        return self._take(self._authority.decide(Caller(self.seat), command, self._now()))

    def _move(self, move: Move) -> bool:
        """A move of the person; whether it was made, or in a race still counts."""
        since = self.table.version
        return self._send(p.Move(id=next(self._ids), since=since, move=move_text(move)))

    # ── the person's move ───────────────────────────────────────────────────────────────────────

    def _my_move(self) -> None:
        """The person may move: alone, or in a race with the bots."""
        thought = self._thoughts.quickest(self._now())
        if self._manner.clock:
            self._by_clock(thought)
        elif thought is None:
            self._ask(None)
        else:
            self._offer_orange(thought)

    def _by_clock(self, thought: Thought | None) -> None:
        """Wait for the person until a bot acts, or the table does."""
        wakes = self._authority.wake_at(self._now())
        acts = None if thought is None else thought.due
        due = [at for at in (acts, wakes) if at is not None]
        if self._ask(min(due) + _TYPING if due else None):
            return
        if thought is not None and acts == min(due):
            self._act(thought)
        else:
            self._take(self._authority.tick(self._now()))

    def _offer_orange(self, thought: Thought) -> None:
        """Without a clock the race is a question, after a bot that was quick with its own."""
        move, delay = thought.decision.move, thought.decision.delay
        is_mine = self.view.orange.capturer == self.seat
        reaction = self._chance.bots.lognormvariate(math.log(_REACTION), 0.35)
        if move == CallOrange() and delay < reaction and not is_mine:
            self._act(thought)
        elif self._may_call():
            question = "Nobody has called orange. Do you?"
            calls = self._prompt.yes(
                question, self._understood, yes=YES | {"o", "orange"}, no=NO | {"hold"}
            )
            self._move(CallOrange() if calls else Hold())
        elif self.seat == self.view.turn:
            self._ask(None)
        else:
            self._act(thought)

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
            moves = self._understood(typed)
            if moves and all(map(self._move, moves)):
                return True

    def _show_question(self) -> None:
        """What there is to decide, unless the same stands there with its prompt still open."""
        lines = ["", *self.telling.question(self.words, self.view)]
        if self._manner.clock and self._may_call():
            lines.insert(0, self.words.heading("Type o and Enter to call orange!"))
        if lines != self._asked or not self._prompt.is_open:
            self.say(lines)
        self._asked = lines

    def _understood(self, typed: str) -> list[Move]:
        """The moves that were typed; none if it was a command or cannot be understood."""
        legal = self.view.legal
        numbered = self.telling.NUMBERED and bool(legal)
        match understand(typed, legal, self._commands.names, numbered=numbered):
            case Chosen(moves):
                return self._all_or_none(moves)
            case Tried(move):
                return [move]
            case Command(name, argument):
                self._commands.run(name, argument)
            case Unclear(answer):
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
