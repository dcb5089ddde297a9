"""Tables for tests, with a clock and given decks; a `Sitting` has no server."""

import hashlib
import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

import msgspec

from rookery.bots import bot
from rookery.core.cards import Card, CardSet, Seat
from rookery.core.dealing import stack
from rookery.core.moves import Move
from rookery.core.options import OptionValue
from rookery.games import preset
from rookery.language import ENGLISH
from rookery.records import cards_text, move_text
from rookery.server.updates.answers import in_words_of
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.authority import Authority
from rookery.table.chairs import hash_of
from rookery.table.steps import Caller, Happening, Step
from rookery.table.table import Table, due_cut, next_deal, opened
from rookery.table.turns.race import CAP, WINDOW
from tests.matches import any_of
from tests.tables import cards

NAMES = ("Ann", "Bob", "Cora", "Dora", "Emil", "Fay")
"""The people of these tests, by seat. No bot has one of these names."""

Deals = Callable[[Table], ev.Dealt]
Cuts = Callable[[Table], ev.Cut]
M = TypeVar("M")

_read = msgspec.json.Decoder(p.AnyFromServer).decode


def read(frame: bytes) -> p.AnyFromServer:
    """Decode a message of the server."""
    message: p.AnyFromServer = _read(frame)
    return message


class Clock:
    """A clock that only the test moves."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def tick(self, seconds: float) -> float:
        """Let time pass."""
        self.now += seconds
        return self.now


def entropy(seed: int = 0) -> Callable[[int], bytes]:
    """A source of bytes that are the same in every test."""
    numbers = itertools.count()
    return lambda size: hashlib.sha256(f"{seed} {next(numbers)}".encode()).digest()[:size]


def codes() -> Callable[[], str]:
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    numbers = itertools.count()
    return lambda: f"testgames{letters[next(numbers)]}"


def secret_of(seat: Seat) -> str:
    """The secret of the person in a seat, at tables made by `opening`."""
    return f"the secret of seat {seat}"


def opening(
    game: str = "tuxedo",
    chairs: str = "pp",
    options: Mapping[str, OptionValue] | None = None,
    *,
    pace: str = "normal",
    clock: int | None = 0,
) -> ev.Opened:
    """The opening event of a table. `chairs` has one letter for each seat: person, bot or open."""
    chosen = dict(options or {})
    if len(preset(game).by_seats) > 1:
        chosen["seats"] = len(chairs)
    return ev.Opened(
        code="testgamesa",
        game=game,
        options=chosen,
        chairs=tuple(itertools.starmap(_chair, enumerate(chairs))),
        secret=entropy(1)(32).hex(),
        key=entropy(2)(32).hex(),
        pace=pace,
        clock=clock,
        listed=False,
    )


def _chair(seat: Seat, letter: str) -> ev.ChairKept:
    if letter == "p":
        return ev.ChairKept("person", NAMES[seat], "", hash_of(secret_of(seat)))
    if letter == "b":
        return ev.ChairKept("bot", f"Robot {seat}", "steady")
    return ev.ChairKept("open")


def dealing(*decks: Sequence[Card], dealer: Seat = 0) -> Deals:
    """Deals these decks in turn, the first by this dealer; then the table's shuffle decides."""

    def deals(table: Table) -> ev.Dealt:
        number = len(table.match.deals)
        if number >= len(decks):
            return next_deal(table)
        due = table.match.next_dealer
        return ev.Dealt(dealer=dealer if due is None else due, deck=cards_text(decks[number]))

    return deals


def tuxedo_deck(hands: Sequence[str], centre: str, dealer: Seat = 0) -> tuple[Card, ...]:
    """A deck of Tuxedo that deals these hands and this centre first."""
    chosen = [*map(cards, hands), cards(centre)]
    spare = [card for card in preset("tuxedo").rules.pack if not any(card in it for it in chosen)]
    return stack([CardSet.of(hand) for hand in chosen[:-1]], (*chosen[-1], *spare), dealer)


ORANGE = dealing(tuxedo_deck(("B10 G1 G2 G3", "G4 B1 B2 B3"), "R4 Y6 R13 Y14", dealer=1), dealer=1)
"""A deal in which seat 0 can open an orange with `take B10 R4+Y6`."""


def shuffling(seed: int) -> Deals:
    """Random deals that depend only on a seed."""

    def deals(table: Table) -> ev.Dealt:
        game, number = table.match.game, len(table.match.deals)
        rng = Random(f"{seed} {number}")
        due = table.match.next_dealer
        dealer = rng.randrange(game.seats) if due is None else due
        return ev.Dealt(dealer=dealer, deck=cards_text(rng.sample(game.pack, len(game.pack))))

    return deals


@dataclass
class Mailbox:
    """Collects the answers to commands."""

    messages: list[p.AnyFromServer] = field(default_factory=list)

    def send(self, message: bytes) -> None:
        self.messages.append(read(message))


class Sitting:
    """A running table: every step is stored and its answers are sent as soon as it is decided."""

    def __init__(
        self,
        opening: ev.Opened,
        *,
        clock: Clock | None = None,
        deals: Deals = next_deal,
        cuts: Cuts = due_cut,
    ) -> None:
        self.clock = clock or Clock()
        self.log: list[tuple[ev.AnyEvent, float]] = [(opening, self.clock())]
        self.authority = Authority(
            opened(opening, self.clock()), self.clock(), deals=deals, cuts=cuts
        )
        self.happenings: list[Happening] = []
        self.boxes: dict[Seat | None, Mailbox] = {}
        self._ids = itertools.count(1)

    @property
    def table(self) -> Table:
        return self.authority.table

    @property
    def state(self) -> Any:
        """The state of the last deal."""
        return self.table.match.deals[-1].state

    @property
    def turn(self) -> Seat:
        seat: Seat = self.state.turn
        return seat

    def is_asked(self) -> bool:
        """Whether a question is open."""
        return self.table.proposal is not None

    def is_stood_in(self, seat: Seat) -> bool:
        """Whether a bot plays for the person of a seat."""
        return self.table.chairs[seat].is_stood_in

    def has_deal(self) -> bool:
        """Whether a deal is being played."""
        return self.table.match.current is not None

    def new_id(self) -> str:
        """An id that nobody else has."""
        return f"command {next(self._ids)} of a client"

    def keep(self, step: Step) -> Step:
        """Store and commit a step as a server does."""
        before = self.table.version
        versions = [each.after.version for each in step.happenings]
        assert versions == list(range(before + 1, before + 1 + len(versions)))
        assert step.table is (step.happenings[-1].after if versions else self.table)
        for each in step.happenings:
            self.log.append((ev.decode(ev.encode(each.event)), step.at))
        self.happenings += step.happenings
        self.authority.commit(step)
        for answer in step.answers:
            answer.to.send(p.encode(in_words_of(ENGLISH, answer.message)))
        return step

    def box(self, seat: Seat | None) -> Mailbox:
        return self.boxes.setdefault(seat, Mailbox())

    def send(
        self,
        seat: Seat | None,
        command: p.AnyCommand,
        trip: float = 0.0,
        *,
        shown: int | None = None,
    ) -> Step:
        """Give a command, whose answer may come later; its sender has seen version `shown`."""
        caller = Caller(seat, trip, self.box(seat), shown)
        return self.keep(self.authority.decide(caller, command, self.clock()))

    def answers(self, seat: Seat | None, command: str) -> list[p.AnyFromServer]:
        """The answers that a seat has got to a command so far."""
        return [it for it in self.box(seat).messages if getattr(it, "id", None) == command]

    def ask(self, seat: Seat | None, command: p.AnyCommand, trip: float = 0.0) -> p.AnyFromServer:
        """Give a command, and return its answer, which has to come at once."""
        already = len(self.answers(seat, command.id))
        self.send(seat, command, trip)
        (answer,) = self.answers(seat, command.id)[already:]
        return answer

    def reply(self, seat: Seat, *, agree: bool) -> None:
        """Answer the open question."""
        question = self.table.proposal
        assert question is not None
        answer = self.ask(seat, p.Reply(id=self.new_id(), to=question.version, agree=agree))
        assert isinstance(answer, p.Done), answer

    def refused(self, seat: Seat | None, command: p.AnyCommand) -> str:
        """Give a command, assert that it is refused and changes nothing, and return the code."""
        before, length = self.table, len(self.log)
        answer = self.ask(seat, command)
        assert isinstance(answer, p.Refused), answer
        assert answer.message
        assert self.table is before
        assert len(self.log) == length
        return answer.code

    def moved(self, seat: Seat, text: str, *, since: int | None = None) -> p.Move:
        """The command for a move, chosen at the present version unless another is given."""
        since = self.table.version if since is None else since
        return p.Move(id=self.new_id(), since=since, move=text)

    def move(self, seat: Seat, text: str, *, trip: float = 0.0) -> p.AnyFromServer:
        """Make a move; if an orange is open, first wait until turns take effect."""
        command = self.moved(seat, text)
        self.send(seat, command, trip)
        if not self.answers(seat, command.id):
            self.wait(WINDOW + CAP)
        (answer,) = self.answers(seat, command.id)
        return answer

    def press(self, seat: Seat, *, trip: float = 0.0, since: int | None = None) -> str:
        """Press "orange"; returns the id of the command, as its answer may come later."""
        command = self.moved(seat, "orange", since=since)
        self.send(seat, command, trip)
        return command.id

    def start(self) -> None:
        """Have the host start the match."""
        answer = self.ask(self.table.host, p.Start(id=self.new_id()))
        assert isinstance(answer, p.Done), answer

    def arrive(self, *seats: Seat) -> None:
        """Connect these people."""
        for seat in seats:
            self.keep(self.authority.arrive(seat, self.clock()))

    def go_away(self, *seats: Seat) -> None:
        """Disconnect these people."""
        for seat in seats:
            self.authority.go_away(seat, self.clock())

    def tick(self) -> Step:
        """Do what is due by the clock."""
        return self.keep(self.authority.tick(self.clock()))

    def wait(self, seconds: float) -> None:
        """Let time pass, and do everything that becomes due at its time, as a server does."""
        until = self.clock() + seconds
        while (due := self.authority.wake_at(self.clock())) is not None and due <= until:
            is_due_again = due == self.clock()
            self.clock.now = due
            before = self.table.version, len(self.authority.live.presses)
            self.tick()
            if is_due_again and before == (self.table.version, len(self.authority.live.presses)):
                assert self.authority.wake_at(due) != due, "the table always has something due"
        self.clock.now = until

    def play(
        self,
        rng: Random,
        plies: int = 10_000,
        choose: Callable[[tuple[Move, ...], Random], Move] = any_of,
    ) -> int:
        """Make chosen legal moves until the deal is over; returns their number."""
        made = 0
        while made < plies and (deal := self.table.match.current) is not None:
            game = self.table.match.game
            seat = rng.choice(game.actors(deal.state))
            move = choose(game.legal(deal.state, seat), rng)
            answer = self.move(seat, move_text(move))
            assert isinstance(answer, p.Done), answer
            made += 1
        return made

    def let_bots_move(self) -> None:
        """Have bots make all the moves that they are asked for, as a server would."""
        while asked := self.authority.asked(self.clock()):
            first = asked[0]
            view = self.authority.view(first.seat)
            move = first.move or bot("steady", Random(1)).decide(view).move
            self.keep(self.authority.bot_move(first.seat, move, self.clock()))

    def kept(self, kind: type[M]) -> list[M]:
        """The events of a kind that are in the log."""
        return [event for event, _ in self.log if isinstance(event, kind)]


def people(chairs: str) -> list[Seat]:
    return [seat for seat, letter in enumerate(chairs) if letter == "p"]


def playing(
    game: str,
    chairs: str,
    options: Mapping[str, OptionValue] | None = None,
    *,
    clock: int | None = 0,
    seed: int = 1,
) -> Sitting:
    """A match that has begun, with random deals and everybody there."""
    sitting = Sitting(opening(game, chairs, options, clock=clock), deals=shuffling(seed))
    sitting.arrive(*people(chairs))
    sitting.start()
    return sitting


def before_an_orange(chairs: str = "pp") -> Sitting:
    """A table where seat 0 can open an orange with its first move; who sits there is connected."""
    sitting = Sitting(opening("tuxedo", chairs), deals=ORANGE)
    sitting.arrive(*(seat for seat, chair in enumerate(chairs) if chair == "p"))
    sitting.start()
    return sitting
