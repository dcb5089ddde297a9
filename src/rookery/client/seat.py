"""A bot's seat at one table: reacts to each message, independently of the connection."""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from rookery.bots.base import Decision, illegal
from rookery.client.line import CannotJoin, Line
from rookery.client.links import Link
from rookery.client.snapshot import Snapshot, question
from rookery.client.thinker import Thinker
from rookery.core.game import AnyView
from rookery.core.moves import CallOrange, Hold, Move
from rookery.fishing.reaction import PATIENCE, PEOPLE
from rookery.records import move_text
from rookery.table import protocol as p
from rookery.table.turns import pace
from rookery.table.words.plain_text import one_line

WAITS_FOR_NEXT = 60.0
"""Seconds after a match during which others may ask for another one. Unmeasured, as is the next
number."""

_MOST_REFUSALS = 20
"""Refused moves in a row after which the bot gives up. An outdated move is refused only once."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """How to sit down: the name, and the seat (None for any free one).

    A personal link has a seat already: `name` replaces its name, unless `name` is None.
    """

    name: str | None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a match. Lists are by seat; `seat` is the bot's seat."""

    table: str
    game: str
    seat: int
    names: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ended:
    """The play has ended. `how` is `over`, or the code of the `bye` that ended it."""

    how: str


@dataclass(frozen=True, slots=True)
class GoesOn:
    """The same players continue with the next match at another table."""

    code: str


class Seat:
    """The seat that the bot has or wants, the decision in progress, and an unread result."""

    def __init__(
        self,
        link: Link,
        thinker: Thinker,
        bot_name: str,
        wishes: Wishes,
        tell: Callable[[str], None],
    ) -> None:
        self.link = link
        self.thinking: asyncio.Task[Decision] | None = None
        self.result: Result | None = None
        self._thinker = thinker
        self._bot_name = bot_name
        self._wishes = wishes
        self._tell = tell
        self._rng = Random()
        self._snapshot = Snapshot()
        self._unanswered: dict[str, p.Command] = {}
        self._asked: tuple[int, AnyView] | None = None
        self._view: AnyView | None = None
        self._move: Move | None = None
        self._refusals = 0
        self._ready_for: int | None = None
        self._told_deals: int | None = None
        self._last_text = 0
        self._told_loss: p.LostEnd | None = None
        self._is_introduced = False
        self._over_since: float | None = None

    @property
    def has_begun(self) -> bool:
        """Whether the server has sent the state of the table."""
        return self._snapshot.version is not None

    def patience(self) -> float | None:
        """Seconds to wait for the next message; None for no limit."""
        if self._over_since is None:
            return None
        return max(0.0, self._over_since + WAITS_FOR_NEXT - _now())

    # ── the connection ──────────────────────────────────────────────────────────────────────────

    def hello(self) -> p.Hello:
        """The first message of a connection."""
        return p.Hello(secret=self.link.secret, since=self._snapshot.version, history=True)

    async def resume(self, line: Line) -> None:
        """Repeat unanswered commands on a new connection; the server ignores repetitions."""
        self._ready_for = None
        for command in tuple(self._unanswered.values()):
            await line.say(command)

    async def hear(self, line: Line, message: object) -> Ended | GoesOn | None:
        """React to a message that may end the play. Raises CannotJoin, BotFault or LostError."""
        match message:
            case p.Update():
                self._snapshot = self._snapshot.after(message)
                if message.written is not None:
                    self._tell_written(message.written)
                return await self._follow(line)
            case p.Seated(id=command, seat=seat, secret=secret):
                self._unanswered.pop(command, None)
                self.link = replace(self.link, secret=secret)
                self._tell(self._seated(seat))
            case p.Refused():
                self._refused(message)
            case p.Done(id=command):
                self._unanswered.pop(command, None)
                self._refusals = 0
                return await self._follow(line)
        return None

    async def say_goodbye(self, line: Line, *, leaves: bool) -> bool:
        """Give up the seat, or say that no program plays there any more.

        Returns True if there is no seat to give up, and so no answer to wait for. A seat that was
        only asked for may have been granted by now, so it is given up, too.
        """
        has_asked = any(isinstance(each, p.Sit) for each in self._unanswered.values())
        if self.link.secret is None and not has_asked:
            return True
        new = _new_id()
        self._unanswered.clear()
        await self._do(line, p.Leave(id=new) if leaves else p.Declare(id=new, is_bot=False))
        return False

    def is_answered(self, message: object) -> bool:
        """Whether a message is the answer to a goodbye."""
        return isinstance(message, p.Done | p.Refused) and message.id in self._unanswered

    async def _do(self, line: Line, command: p.Command) -> None:
        self._unanswered[command.id] = command
        await line.say(command)

    # ── the table ───────────────────────────────────────────────────────────────────────────────

    async def _follow(self, line: Line) -> Ended | GoesOn | None:
        it = self._snapshot
        if it.table is None:
            return None
        if it.mine is None:
            await self._sit(line, it.table)
            return None
        if it.table.next is not None:
            self._note_result()
            return GoesOn(it.table.next)
        await self._introduce(line)
        self._tell_loss(it.table)
        self._tell_scores()
        if it.is_over:
            self._note_result()
            return None if it.others_here else Ended("over")
        if it.is_between_deals:
            await self._be_ready(line)
        self._think()
        return None

    async def _sit(self, line: Line, table: p.TableView) -> None:
        """Ask for the wanted seat, else for an open one, else for a bot's."""
        has_asked = any(isinstance(each, p.Sit) for each in self._unanswered.values())
        if has_asked or self.link.secret is not None:
            return
        seat = self._wishes.seat
        if seat is None:
            free = [at for at, it in enumerate(table.seats) if it.kind != "person"]
            if not free:
                raise CannotJoin("every seat of this table is taken")
            seat = min(free, key=lambda at: table.seats[at].kind != "open")
        elif seat >= len(table.seats):
            raise CannotJoin(f"the seats of this table are 0 to {len(table.seats) - 1}")
        name = self._wishes.name or "Bot"
        await self._do(line, p.Sit(id=_new_id(), seat=seat, name=name, is_bot=True))

    def _seated(self, seat: int) -> str:
        table = self._snapshot.table
        title = "" if table is None else f" of {table.title}"
        return f"{self._wishes.name} sits in seat {seat}{title}, table {self.link.code}."

    async def _introduce(self, line: Line) -> None:
        """Tell the table once that a program plays here, and under which name."""
        it, name = self._snapshot.mine, self._wishes.name
        if self._is_introduced or it is None:
            return
        self._is_introduced = True
        if not it.is_bot:
            await self._do(line, p.Declare(id=_new_id(), is_bot=True))
            if name is not None and name != it.name:
                await self._do(line, p.Rename(id=_new_id(), name=name))

    async def _be_ready(self, line: Line) -> None:
        """Announce once per connection that this seat is ready for the next deal."""
        it = self._snapshot
        if it.deal is None or it.mine is None or it.mine.is_ready:
            return
        if self._ready_for != it.deal.number:
            self._ready_for = it.deal.number
            await self._do(line, p.Ready(id=_new_id()))

    def _tell_loss(self, table: p.TableView) -> None:
        """Report once to the user what the server has lost of the table."""
        if table.lost is not None and table.lost != self._told_loss:
            self._told_loss = table.lost
            self._tell(table.lost.told)

    def _tell_scores(self) -> None:
        """Report each deal scored while this client was connected."""
        rows = () if self._snapshot.sheet is None else self._snapshot.sheet.rows
        if self._told_deals is not None:
            for row in rows[self._told_deals :]:
                self._tell(f"Deal {row.deal}: {row.told}.")
        self._told_deals = len(rows)

    def _tell_written(self, written: p.Written) -> None:
        """Report what people have written, without characters that control a terminal."""
        for it in written.texts:
            if it.number > self._last_text:
                self._tell(f"{one_line(it.name)}: {one_line(it.text)}")
        if written.texts:
            self._last_text = written.texts[-1].number
        elif written.is_all:  # the server has restarted, and counts from 1 again
            self._last_text = 0

    def _note_result(self) -> None:
        """Store the result of the match, once."""
        it = self._snapshot
        if self._over_since is not None or it.table is None or it.sheet is None:
            return
        assert it.table.you is not None, "whoever has no seat does not play"
        self._over_since = _now()
        names = tuple(each.name for each in it.table.seats)
        self.result = Result(
            it.table.code, it.table.game, it.table.you, names, it.sheet.totals, it.sheet.winners
        )

    # ── the moves ───────────────────────────────────────────────────────────────────────────────

    def _think(self) -> None:
        """Ask the bot, unless it is thinking already or its move has been sent."""
        if any(isinstance(each, p.Move) for each in self._unanswered.values()):
            return
        view, deal = self._snapshot.view(), self._snapshot.deal
        asked = None if view is None or deal is None else (deal.number, question(view))
        if asked == self._asked:
            return
        self.stop_thinking()
        self._asked = asked
        if view is not None:
            self._view = view
            self.thinking = asyncio.create_task(self._decision(view))

    def stop_thinking(self) -> None:
        """Cancel the decision in progress."""
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = self._asked = None

    async def _decision(self, view: AnyView) -> Decision:
        """The bot's decision, after a pause like that of a server's bot."""
        began = _now()
        decision = await self._thinker.decision(view)
        table = self._snapshot.table
        assert table is not None, "the table was shown before its deal"
        if isinstance(decision.move, CallOrange):
            wait = 0.0  # the server draws when it counts
        elif isinstance(decision.move, Hold):
            wait = PATIENCE
        else:
            wait = pace.thinking(table.pace, view, self._rng, table.calls or PEOPLE)
        await asyncio.sleep(wait - (_now() - began))
        return decision

    async def decided(self, line: Line) -> None:
        """Send the bot's move. Raises BotFault or LostError."""
        assert self.thinking is not None, "somebody has waited for it"
        thinking, self.thinking = self.thinking, None
        self._move = thinking.result().move
        since = self._snapshot.version or 0
        await self._do(line, p.Move(id=_new_id(), since=since, move=move_text(self._move)))

    def _refused(self, refused: p.Refused) -> None:
        """React to a refusal: decide a late move anew after the update that follows, or end."""
        match self._unanswered.pop(refused.id, None):
            case p.Sit():
                if refused.code != "taken" or self._wishes.seat is not None:
                    raise CannotJoin(refused.message)
            case p.Rename():
                raise CannotJoin(refused.message)
            case p.Move():
                self._refusals += 1
                self._check_refusal(refused)
                self._asked = None
            case p.Ready():
                self._ready_for = None

    def _check_refusal(self, refused: p.Refused) -> None:
        """Raise BotFault if the bot's move was illegal, CannotJoin after too many refusals."""
        view, move = self._view, self._move
        assert view is not None, "it was asked"
        assert move is not None, "it has moved"
        is_wrong = refused.code in ("illegal-move", "bad-move") and move not in view.legal
        if is_wrong and view.seat is not None:
            raise illegal(self._bot_name, view.seat, move, refused.message)
        if self._refusals > _MOST_REFUSALS:
            raise CannotJoin(f"the server refuses every move: {refused.message}")


def _now() -> float:
    return asyncio.get_running_loop().time()


def _new_id() -> str:
    """An id for a command, which nobody can guess."""
    return secrets.token_hex(12)
