"""A table on this device, which does a server room's work for one person, without a network."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from rookery.bots import bot
from rookery.core.cards import Seat
from rookery.core.errors import BadOption, UnknownGame
from rookery.language import ENGLISH, spoken_in
from rookery.messages import refusals
from rookery.offline.bots import BEST, BotDecisions
from rookery.server.updates.answers import hinted, in_words_of
from rookery.server.updates.feed import Feed, Reader
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.authority import Authority
from rookery.table.refusal import Refusal, Refused
from rookery.table.seating.opening import following
from rookery.table.steps import Answer, Caller, Step
from rookery.table.table import opened


@dataclass(frozen=True, slots=True)
class Kept:
    """An event to be kept on the device, with its table, its number there and its time."""

    code: str
    number: int
    at: float
    event: str


class LocalTable:
    """A table whose steps are begun here, stored by the caller, and then shown here.

    Every method that begins a step returns the events to be kept. Once they are kept, `shown` makes
    the step happen and returns the messages for the page. Times are in seconds since 1970.
    """

    def __init__(
        self,
        authority: Authority,
        rng: Random,
        new_code: Callable[[], str],
        entropy: Callable[[int], bytes],
    ) -> None:
        self.authority = authority
        self._new_code = new_code
        self._entropy = entropy
        self._feed = Feed(authority)
        self._bots = BotDecisions(authority, rng)
        self._reader: Reader | None = None
        self._step: Step | None = None
        self._restarts = False

    @property
    def code(self) -> str:
        """The table's code."""
        return self.authority.table.code

    @property
    def seat(self) -> Seat | None:
        """The person's seat; None once they have left."""
        chairs = enumerate(self.authority.table.chairs)
        return next((seat for seat, chair in chairs if chair.is_person), None)

    # ── steps ───────────────────────────────────────────────────────────────────────────────────

    def greet(self, hello: p.Hello, at: float) -> list[Kept]:
        """Begin the step by which the page connects. An earlier connection is forgotten."""
        seat, table = self.seat, self.authority.table
        since = hello.since
        if since is not None and since > table.version:
            since = None
        self._reader = Reader(seat, since, hello.history, spoken_in(hello.language or ""))
        if seat is None:
            return self._begun(Step(table, at))
        return self._begun(self.authority.arrive(seat, at, hello.portrait))

    def hear(self, command: p.AnyCommand, at: float) -> list[Kept]:
        """Begin the step of a command."""
        shown = None if self._reader is None else self._reader.version
        caller = Caller(self.seat, shown=shown)
        match command:
            case p.Again():
                return self._again(caller, command, at)
            case p.Hint():
                return self._begun(self._answered(self._hint(command), at))
            case p.Report():
                nobody = Refused(command.id, "not-here", refusals.nobody_else_here())
                return self._begun(self._answered(nobody, at))
        return self._begun(self.authority.decide(caller, command, at))

    def act(self, at: float) -> list[Kept]:
        """Begin the next automatic step if one is due: a bot's move, or a step of the table."""
        if self._restarts:
            self._restarts = False
            opening = following(self.authority.table, self._new_code(), self._entropy)
            step = self.authority.restarted(opening.code, at)
            return [opening_kept(opening, at), *self._begun(step)]
        due = self._bots.first_due(at)
        if due is not None and due.at <= at:
            return self._begun(self.authority.bot_move(due.asked.seat, due.decision.move, at))
        return self._begun(self.authority.tick(at))

    def acts_at(self, at: float) -> float | None:
        """When `act` next has something to do, unless something happens before."""
        due, wakes = self._bots.first_due(at), self.authority.wake_at(at)
        times = [at] if self._restarts else []
        times += [] if due is None else [due.at]
        times += [] if wakes is None else [wakes]
        return min(times, default=None)

    def shown(self) -> list[bytes]:
        """Make the step happen whose events are kept, and return the messages for the page."""
        step = self._step
        assert step is not None, "a step is begun before it is shown"
        self._step = None
        self.authority.commit(step)
        self._feed.follow(step.happenings)
        self._restarts = any(
            isinstance(it.event, ev.Ended) and it.event.restarts for it in step.happenings
        )
        reader = self._reader
        if reader is None:
            return []
        messages = [p.encode(in_words_of(reader.language, it.message)) for it in step.answers]
        if any(isinstance(it.message, Refused) for it in step.answers):
            reader.resend_parts()
        if self.seat is None:
            self._reader = None
            bye = p.Bye("left", reader.language.words(refusals.bye_left()))
            return [*messages, p.encode(bye)]
        if reader.seat != self.seat:
            reader.sit(self.seat)
        update = self._feed.update(reader, step.at)
        return messages if update is None else [*messages, update]

    def _begun(self, step: Step) -> list[Kept]:
        self._step = step
        return [
            Kept(self.code, it.after.version, step.at, ev.encode(it.event).decode())
            for it in step.happenings
        ]

    def _answered(self, message: p.Hinted | Refused, at: float) -> Step:
        """The step that only answers."""
        return Step(self.authority.table, at, answers=(Answer(None, message),))

    # ── commands that the authority does not answer ─────────────────────────────────────────────

    def _hint(self, command: p.Hint) -> p.Hinted | Refused:
        """What the best bot of this device would do in the person's place."""
        seat, deal = self.seat, self.authority.table.match.current
        view = None if seat is None or deal is None else self.authority.view(seat)
        if view is None or not view.legal:
            return Refused(command.id, "not-your-move", refusals.nothing_to_decide())
        language = ENGLISH if self._reader is None else self._reader.language
        return hinted(language, command.id, bot(BEST, Random(0)).decide(view))

    def _again(self, caller: Caller, command: p.Again, at: float) -> list[Kept]:
        """Begin the step to the next match, and open its table."""
        authority, table = self.authority, self.authority.table
        if authority.has_acted(caller, command):
            return self._begun(authority.decide(caller, command, at))
        game = table.game if command.game is None else command.game
        options = command.options
        if options is None:
            options = dict(table.options) if game == table.game else {}
        try:
            authority.need_end(caller)
            opening = following(table, self._new_code(), self._entropy, game, options)
        except (Refusal, BadOption, UnknownGame) as error:
            return self._begun(self._answered(Refused(command.id, error.code, error.told), at))
        step = authority.continued(caller, command, opening.code, at)
        return [opening_kept(opening, at), *self._begun(step)]


def rebuilt(
    history: Sequence[tuple[ev.AnyEvent, float]],
    at: float,
    rng: Random,
    new_code: Callable[[], str],
    entropy: Callable[[int], bytes],
) -> LocalTable:
    """The table rebuilt from its stored events."""
    return LocalTable(Authority.of_log(history, at), rng, new_code, entropy)


def opening_kept(opening: ev.Opened, at: float) -> Kept:
    """The first event of a new table."""
    return Kept(opening.code, opened(opening, at).version, at, ev.encode(opening).decode())
