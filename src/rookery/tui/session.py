"""One person's match at the terminal: passes moves between the person, the bots and the table."""

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
from rookery.core.moves import Bury, CallOrange, Hold, Move
from rookery.core.seating import put
from rookery.language import ENGLISH, Language
from rookery.records import move_text
from rookery.table import protocol as p
from rookery.table.refusal import Refused
from rookery.table.steps import Asked, Caller, Step
from rookery.table.table import Table
from rookery.table.turns.pace import searching
from rookery.table.turns.race import DISARMED_FOR
from rookery.telling.wording import Words
from rookery.tui import saves, story
from rookery.tui.bot_decisions import BotDecisions, TimedDecision
from rookery.tui.coloured_words import ColouredWords
from rookery.tui.commands import Commands
from rookery.tui.entry import Command, EnteredMoves, NotLegal, NotUnderstood, parse_entry
from rookery.tui.prompt import NO, YES, Prompt
from rookery.tui.tables import Chance, authority_of

_TYPING_TIME = 1.5
"""Additional seconds that bots wait in a race, since typing takes longer than speaking. Unmeasured,
as is the next number."""

_MEDIAN_REACTION = 1.6
"""The person's assumed median reaction in seconds in a race without a clock: a slower bot comes
second."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a session.

    At least `pace` seconds lie between bots' moves. With `clock`, races are in real time; without
    it, the person is asked in turn. `calls` is the speed at which bots call an orange. All output
    is in `language`.
    """

    colour: bool = False
    pace: float = 0.0
    clock: bool = False
    calls: str = "calmly"
    language: Language = ENGLISH


class Session:
    """A match in progress between one person and bots, saved to `save_path`."""

    def __init__(
        self,
        table: Table,
        prompt: Prompt,
        settings: Settings,
        chance: Chance,
        save_path: Path,
        trusted: Collection[str] = (),
    ) -> None:
        """Seat everybody. A user's own bot may play only if `trusted` names it."""
        self.save_path = save_path
        self.is_unsaved = False
        self.seat: Seat = table.host
        you = settings.language.format("person", {"who": "you", "who-name": ""})
        names = put(table.names, self.seat, you)
        kind = ColouredWords if settings.colour else Words
        self.words: Words = kind(names, self.seat, settings.language)
        self._prompt = prompt
        self._settings = settings
        self._chance = chance
        # without a clock, times are so far apart that nobody waits after a wrong call
        untimed = partial(next, count(0.0, DISARMED_FOR))
        self._now: Callable[[], float] = time.monotonic if settings.clock else untimed
        table = table.with_changes(calls=settings.calls)
        self._authority = authority_of(table, chance, self._now())
        self._bots = BotDecisions(self._authority, chance, trusted)
        self._commands = Commands(self, chance.limits)
        self._ids = map(str, count())
        self._last_question: list[str] = []
        self._shows_hand = False

    @property
    def table(self) -> Table:
        """The table in its present state."""
        return self._authority.table

    @property
    def view(self) -> Any:
        """The person's view of the deal in play, or of the last one."""
        return story.view_of(self.table, self.seat)

    @property
    def telling(self) -> Any:
        """The module of `telling` with the sentences for the genre."""
        return telling.of(self.view)

    def say(self, lines: Sequence[str]) -> None:
        """Show the player some lines."""
        self._prompt.say(lines)

    def save(self, path: Path) -> None:
        """Save the match as a record."""
        saves.save(path, self.table)

    # ── the match ───────────────────────────────────────────────────────────────────────────────

    def play(self) -> None:
        """Play until the match is won, each step saved before it is shown. Raises Leave."""
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
        """Whether the person wants another match. Commands are accepted here too."""
        return self._prompt.confirm(self.words.tell("match-another"), self._entered_moves)

    def _step(self) -> None:
        """Begin the next deal, or wait for the next move."""
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
        """Seconds between the previous move and a bot's move, even if the bot has no choice."""
        if not self._settings.pace:
            return 0.0
        return max(self._settings.pace, searching(asked.level, self._authority.view(asked.seat)))

    def _carry_out(self, step: Step) -> bool:
        """Save a step, commit it and show its events; False if the table refused something."""
        if step.happenings:
            self._autosave(step.table)
        self._authority.commit(step)
        for each in step.happenings:
            self.say(story.happening_lines(self.words, self.seat, each))
        refusals = [it.message for it in step.answers if isinstance(it.message, Refused)]
        self.say([story.refusal_line(self.words, refusal) for refusal in refusals])
        return not refusals

    def _autosave(self, table: Table) -> None:
        """Save the match where the next `rookery play` finds it. Reports only the first failure."""
        try:
            saves.save(self.save_path, table, make_folder=True)
        except OSError as error:
            if not self.is_unsaved:
                path, why = str(self.save_path), error.strerror or ""
                self.say([self.words.tell("save-by-itself-failed", path=path, why=why)])
            self.is_unsaved = True

    def _let_bot_move(self, pending: TimedDecision) -> None:
        """Make a bot's move. Raises BotFault if it is illegal."""
        seat, move = pending.asked.seat, pending.decision.move
        try:
            step = self._authority.bot_move(seat, move, self._now())
        except IllegalMove as error:
            raise illegal(pending.asked.level, seat, move, error.reason) from None
        self._carry_out(step)

    def _send(self, command: p.AnyCommand) -> bool:
        """Send a command of the person to the table; False if the table refuses it."""
        return self._carry_out(self._authority.decide(Caller(self.seat), command, self._now()))

    def _move(self, move: Move) -> bool:
        """Send a move of the person; False if the table refuses it."""
        since = self.table.version
        return self._send(p.Move(id=next(self._ids), since=since, move=move_text(move)))

    # ── the person's move ───────────────────────────────────────────────────────────────────────

    def _let_person_move(self) -> None:
        """Let the person move, alone or in a race with the bots."""
        pending = self._bots.first_due(self._now())
        if self._settings.clock:
            self._race_by_clock(pending)
        elif pending is None:
            self._ask(None)
        else:
            self._race_by_question(pending)

    def _race_by_clock(self, pending: TimedDecision | None) -> None:
        """Wait for the person's move until the next bot or the table itself acts."""
        wakes = self._authority.wake_at(self._now())
        acts = None if pending is None else pending.due
        due = [at for at in (acts, wakes) if at is not None]
        if self._waits:
            time.sleep(max(0.0, min(due) - self._now()))
        elif self._ask(min(due) + _TYPING_TIME if due else None):
            return
        if pending is not None and acts == min(due):
            self._let_bot_move(pending)
        else:
            self._carry_out(self._authority.tick(self._now()))

    @property
    def _waits(self) -> bool:
        """Whether the person has acted in this race and waits, since bots may still call first."""
        return any(press.seat == self.seat for press in self._authority.live.presses)

    def _race_by_question(self, pending: TimedDecision) -> None:
        """Without a clock, ask the person whether to call, unless a bot would call sooner."""
        move, delay = pending.decision.move, pending.wait
        is_mine = self.view.orange.capturer == self.seat
        reaction = self._chance.bots.lognormvariate(math.log(_MEDIAN_REACTION), 0.35)
        if move == CallOrange() and delay < reaction and not is_mine:
            self._let_bot_move(pending)
        elif self._may_call():
            question = self.words.tell("orange-question")
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
        """Ask the person until a move is made; False if the deadline passes first."""
        self._show_question()
        while True:
            seconds = None if deadline is None else max(0.0, deadline - self._now())
            typed = self._prompt.line(seconds)
            if typed is None:
                return False
            moves = self._entered_moves(typed)
            if moves and all(map(self._move, moves)):
                return True
            if not self._shows_hand:
                self._show_question()

    def _show_question(self) -> None:
        """Show what has to be decided, unless the same question is still open on the screen."""
        lines = ["", *self.telling.question(self.words, self.view)]
        if self._settings.clock and self._may_call():
            lines.insert(0, self.words.heading(self.words.tell("orange-type")))
        if lines != self._last_question or not self._prompt.is_open:
            self._prompt.ask(lines, [*map(move_text, self.view.legal), *self._commands.names])
        self._last_question = lines

    def _entered_moves(self, typed: str) -> list[Move]:
        """The moves typed. Other entries, such as commands, are answered here and give no moves."""
        legal = self.view.legal
        self._shows_hand = False
        numbered = self.telling.NUMBERED and bool(legal)
        language, commands = self.words.language, self._commands.names
        match parse_entry(typed, legal, commands, language, numbered=numbered):
            case EnteredMoves(moves):
                return self._all_or_none(moves)
            case NotLegal(move):
                return [move]
            case Command(name, argument):
                self._commands.run(name, argument)
                self._shows_hand = name == "hand"  # `hand` also shows the question
            case NotUnderstood(answer):
                self.say([answer])
        return []

    def _all_or_none(self, moves: Sequence[Move]) -> list[Move]:
        """The moves, if all of them can be made in turn; else an empty list, after a message."""
        match = self.table.match
        for move in moves:
            try:
                match = match.apply(self.seat, move)
            except IllegalMove as error:
                left = match.game.legal(match.deals[-1].state, self.seat)
                more = any(isinstance(each, Bury) for each in left)
                many = self.words.tell("refused-too-many", cards=len(moves))
                why = self.words.language.words(error.reason) if more else many
                self.say([self.words.tell("refused-burials", why=why)])
                return []
        return list(moves)
