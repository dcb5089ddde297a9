"""One person's match at the terminal: deals, asks, lets the bots move, and tells what happens."""

from __future__ import annotations

import contextlib
import math
import shutil
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import click

from rookery import telling
from rookery.arena.driver import quickest, shuffled
from rookery.bots import bot
from rookery.core.cards import Seat
from rookery.core.errors import IllegalMove
from rookery.core.match import Match
from rookery.core.moves import CallOrange, Hold, Move, seen_by
from rookery.games import preset
from rookery.telling.sheet import deal_told, race
from rookery.telling.words import Words, listed
from rookery.tui import saves
from rookery.tui.coloured import Coloured
from rookery.tui.commands import Commands, Leave
from rookery.tui.entry import NO, YES, Chosen, Command, Tried, Unclear, understand
from rookery.tui.reader import LineReader

_TYPING = 1.5
"""Seconds that bots wait longer in a race, because a person here types and does not speak."""

_REACTION = 1.6
"""Without a clock: the median of the seconds after which a person is asked, before slower bots."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a session runs: colours, seconds between bots' moves, a clock for races, a screen."""

    colour: bool = False
    pace: float = 0.0
    clock: bool = False
    screen: bool = False


class Session:
    """A match under way: `match` is where it stands, `kept` the file that it is kept in."""

    def __init__(
        self,
        saved: saves.SavedGame,
        reader: LineReader,
        manner: Manner,
        rng: Random,
        kept: Path,
    ) -> None:
        self.saved = saved
        self.kept = kept
        self.is_unkept = False
        self.match: Match[Any] = saved.match
        self.words: Words = (Coloured if manner.colour else Words)(saved.names, saved.seat)
        self._reader = reader
        self._manner = manner
        self._rng = rng
        self._bots = {
            seat: bot(name.removeprefix(saves.BOT), rng)
            for seat, name in enumerate(saved.players)
            if seat != saved.seat
        }
        self._commands = Commands(self)

    @property
    def seat(self) -> Seat:
        """Where the person sits."""
        return self.saved.seat

    @property
    def view(self) -> Any:
        """What the person may see of the deal being played, or of the last one."""
        return self.match.game.view(self.match.deals[-1].state, self.seat)

    @property
    def telling(self) -> Any:
        """The sentences for the kind of game this is."""
        return telling.of(self.view)

    def now(self) -> saves.SavedGame:
        """The game as it would be saved now."""
        return replace(self.saved, match=self.match)

    def save(self, path: Path) -> None:
        """Keep the match as a record."""
        saves.save(path, self.now())

    def keep(self) -> None:
        """Keep the match where the next `rookery play` finds it; say so once if that fails."""
        try:
            saves.save(self.kept, self.now(), make_folder=True)
        except OSError as error:
            if not self.is_unkept:
                self.say([f"This match cannot be kept in {self.kept}: {error.strerror}."])
            self.is_unkept = True

    def say(self, lines: Sequence[str]) -> None:
        """Tell the player some lines; on a screen, long ones are broken between words."""
        width = shutil.get_terminal_size().columns if self._manner.screen else 0
        for line in lines:
            is_long = width and len(click.unstyle(line)) > width
            click.echo(click.wrap_text(line, width, subsequent_indent="  ") if is_long else line)

    def play(self) -> None:
        """Play until the match is won. Raises Leave when the player goes.

        The match is kept after every move of the person, and let go when it is won.
        """
        if self.match.current is not None:
            title = self.words.heading(f"Deal {len(self.match.deals)}, going on")
            self.say(["", title, *race(self.match, self.words)])
            self.say(self.telling.table(self.words, self.view))
        while not self.match.is_over:
            self._step()
        self._say_won()
        with contextlib.suppress(OSError):
            self.kept.unlink()

    def _step(self) -> None:
        deal, game = self.match.current, self.match.game
        if deal is None:
            self._deal()
        elif game.needs_cut(deal.state):
            self.say(["The tricks are level: everybody cuts a card for the points."])
            self._after(self.match.cut(shuffled(game, self._rng)))
        elif self.seat in game.actors(deal.state):
            self._my_move()
        else:
            seat, decision = quickest(self.match, self._bots)
            time.sleep(self._manner.pace)
            self._apply(seat, decision.move)

    def _deal(self) -> None:
        dealer = None
        if self.match.next_dealer is None:
            dealer = self._rng.randrange(self.match.game.seats)
        self.match = self.match.deal(shuffled(self.match.game, self._rng), dealer)
        title = f"Deal {len(self.match.deals)}"
        self.say(["", self.words.heading(title), *self.telling.opening(self.words, self.view)])

    def _my_move(self) -> None:
        """The person may move: alone, or in a race with the bots."""
        self.keep()
        rivals = [seat for seat in self._actors() if seat != self.seat]
        if not rivals:
            self._apply_all(self._ask(None))
        elif self._manner.clock:
            self._race()
        else:
            self._offer_orange()

    def _race(self) -> None:
        """Wait for the person as long as the quickest bot takes; then the bot acts."""
        seat, decision = quickest(self.match, self._bots)
        deadline = time.monotonic() + decision.delay + _TYPING
        if self._may_call():
            self.say([self.words.heading("Type o and Enter to call orange!")])
        moves = self._ask(deadline)
        if moves:
            self._apply_all(moves)
        else:
            self._apply(seat, decision.move)

    def _offer_orange(self) -> None:
        """Without a clock the race is a question, after a bot that was quick with its own."""
        seat, decision = quickest(self.match, self._bots)
        mine = self.view.orange.capturer == self.seat
        reaction = self._rng.lognormvariate(math.log(_REACTION), 0.35)
        if decision.move == CallOrange() and decision.delay < reaction and not mine:
            self._apply(seat, decision.move)
        elif self._may_call():
            calls = self._yes("Nobody has called orange. Do you?")
            self._apply(self.seat, CallOrange() if calls else Hold())
        elif self.seat == self.view.turn:
            self._apply_all(self._ask(None))
        else:
            self._apply(seat, decision.move)

    def _may_call(self) -> bool:
        return CallOrange() in self.view.legal

    def _yes(self, question: str) -> bool:
        """The answer to a question of yes or no; anything else asks again."""
        while True:
            self.say([f"{question} (y or n)"])
            answer = (self._line(None) or "").strip().lower()
            if answer in YES | {"o", "orange"}:
                return True
            if answer in NO | {"hold"}:
                return False
            self._understood(answer)

    def _ask(self, deadline: float | None) -> list[Move]:
        """The person's move, or several burials at once; none if the deadline passes first."""
        self.say(["", *self.telling.question(self.words, self.view)])
        while True:
            typed = self._line(deadline)
            if typed is None:
                return []
            moves = self._understood(typed)
            if moves:
                return moves

    def _line(self, deadline: float | None) -> str | None:
        click.echo("> ", nl=False)
        seconds = None if deadline is None else max(0.0, deadline - time.monotonic())
        try:
            typed = self._reader.line(seconds)
        except EOFError:
            click.echo()
            raise Leave from None
        if typed is None:
            click.echo()
        return typed

    def _understood(self, typed: str) -> list[Move]:
        """The moves that were typed; none if it was a command or cannot be played."""
        legal = self.view.legal
        numbered = self.telling.NUMBERED
        match understand(typed, legal, self._commands.names, numbered=numbered):
            case Chosen(moves):
                return self._all_or_none(moves)
            case Tried(move):
                return self._tried(move)
            case Command(name, argument):
                self._commands.run(name, argument)
            case Unclear(answer):
                self.say([answer])
        return []

    def _all_or_none(self, moves: Sequence[Move]) -> list[Move]:
        """Moves to be made one after the other, unless they are more than are due."""
        match = self.match
        for move in moves:
            try:
                match = match.apply(self.seat, move)
            except IllegalMove:
                self.say([f"{len(moves)} are too many here; nothing is done."])
                return []
        return list(moves)

    def _tried(self, move: Move) -> list[Move]:
        """A move that is not on the list: legal after all, or refused with the reason."""
        try:
            self.match.apply(self.seat, move)
        except IllegalMove as error:
            self.say([f"You cannot do that: {error.reason}."])
            return []
        return [move]

    def _actors(self) -> tuple[Seat, ...]:
        deal = self.match.current
        assert deal is not None
        return self.match.game.actors(deal.state)

    def _apply_all(self, moves: Sequence[Move]) -> None:
        for move in moves:
            self._apply(self.seat, move)

    def _apply(self, seat: Seat, move: Move) -> None:
        before = self.view
        match = self.match.apply(seat, move)
        after = match.game.view(match.deals[-1].state, self.seat)
        ply = seen_by(self.seat, (seat, move))
        self.say(self.telling.told(self.words, before, ply, after))
        self._after(match)

    def _after(self, match: Match[Any]) -> None:
        self.match = match
        if match.current is None:
            deal = match.deals[-1]
            self.say(
                ["", f"Deal {len(match.deals)} is over: {deal_told(match, deal, self.words)}."]
            )
            points = [
                f"{self.words.who(seat)} {each:+d}" for seat, each in enumerate(deal.points or ())
            ]
            self.say([f"Points: {', '.join(points)}.", *race(match, self.words)])

    def _say_won(self) -> None:
        names = [self.words.whom(seat) for seat in self.match.winners]
        title = preset(self.saved.game).title
        line = f"{listed(names)} won this match of {title}."
        self.say(["", self.words.heading(line[0].upper() + line[1:])])
