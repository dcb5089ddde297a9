"""Plays one match on two servers whose decks differ in two cards, and compares what they send.

A `Story` is the match to play, `Story.swapped` the same match with two cards of a deck exchanged.
`traffic_of` plays a story on a server and returns every byte that each viewer is sent, and all
lines of the server's log.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, TypeAlias

from rookery.bots.base import Decision
from rookery.core.cards import Card, CardSet, Seat
from rookery.core.errors import IllegalMove
from rookery.core.game import AnyView, Game
from rookery.core.match import Match
from rookery.core.moves import Bid, Bury, CallOrange, Move, Pass, Ply
from rookery.core.options import OptionValue
from rookery.fishing.state import FishingState
from rookery.games import preset
from rookery.records import cards_text, move_text, parse_move
from rookery.server.database.database import StoreFailed
from rookery.server.database.entries import Group
from rookery.server.database.store import Conflict, Store
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.table import Table
from rookery.table.turns.live import AWAY_FOR
from rookery.testing import swap
from rookery.testing.moves import conceivable
from rookery.testing.path import Path, follow
from tests.known import known
from tests.server.house import House, Line, Party
from tests.table.tables import NAMES

Viewer: TypeAlias = Seat | None


@dataclass(frozen=True)
class Story:
    """The deals of one match with their moves; the last deal may be unfinished.

    `chairs` has one letter for each seat, as in `tables.opening`. `asides` are the things that
    viewers do besides moving: the ply of the last deal before which it happens, the viewer, the
    kind of aside and its text. `away` is a seat that a stand-in plays between two plies of the
    last deal, because its connection is broken. Every `fails_every`-th write to the log fails, and
    so does the `bot_fails_at`-th decision of a bot; 0 means never.
    """

    game: str
    chairs: str
    options: Mapping[str, OptionValue]
    deals: tuple[Path, ...]
    asides: tuple[tuple[int, Viewer, str, str], ...] = ()
    away: tuple[Seat, int, int] | None = None
    fails_every: int = 0
    bot_fails_at: int = 0

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """A spectator (None) and every seat with a person."""
        return (None, *(seat for seat, who in enumerate(self.chairs) if who == "p"))

    @property
    def rules(self) -> Game[Any, Any]:
        """The game with the options of this match."""
        return self.deals[0].game

    def blind(self, deal: int, one: Card, two: Card) -> tuple[Viewer, ...]:
        """The viewers, including bots, who by the end have seen neither of two cards of a deal."""
        return tuple(
            viewer
            for viewer in (None, *range(self.rules.seats))
            if not swap.shown_to(self.deals[deal], viewer) & CardSet.of((one, two))
        )

    def swapped(self, deal: int, one: Card, two: Card) -> Story | None:
        """The same moves with two cards exchanged.

        None if that makes a move illegal, or an illegal aside of a holder of the cards legal.
        """
        path = swap.swapped(self.deals[deal], None, one, two)
        if path is None:
            return None
        other = replace(self, deals=(*self.deals[:deal], path, *self.deals[deal + 1 :]))
        blind = self.blind(deal, one, two)
        last = other.deals[-1]
        for ply, viewer, kind, text in self.asides:
            is_try = kind == "try" and viewer not in blind
            if is_try and _is_legal(other, last.states[ply], viewer, parse_move(text)):
                return None
        return other


def dealt(
    game: Game[Any, Any], rng: Random, dealer: Seat, plies: int = 10_000, *, passes: bool = False
) -> Path:
    """A deal of at most `plies` plies. Moves are random; with `passes`, seats pass if they can."""
    deck = rng.sample(game.pack, len(game.pack))
    state, made = game.start(deck, dealer), list[Ply]()
    while (actors := game.actors(state)) and len(made) < plies:
        seat = rng.choice(actors)
        legal = game.legal(state, seat)
        move = Pass() if passes and Pass() in legal else rng.choice(legal)
        made.append((seat, move))
        state = game.apply(state, seat, move)
    cut = rng.sample(game.pack, len(game.pack)) if game.needs_cut(state) else None
    return follow(game, deck, dealer, made, cut)


def story(
    game: str,
    chairs: str,
    rng: Random,
    *,
    before: int = 0,
    plies: int = 10_000,
    options: Mapping[str, OptionValue] | None = None,
) -> Story:
    """A random match: `before` complete deals, and at most `plies` plies of the next."""
    chosen = dict(options or {})
    if len(preset(game).by_seats) > 1:
        chosen["seats"] = len(chairs)
    rules = preset(game).game(chosen)
    dealer, match = rng.randrange(rules.seats), Match.new(rules)
    deals: list[Path] = []
    for _ in range(before):
        path, match = _not_the_last(rules, rng, dealer, match)
        deals.append(path)
        dealer = known(match.next_dealer)
    deals.append(dealt(rules, rng, dealer, plies))
    return Story(game, chairs, chosen, tuple(deals))


def _not_the_last(
    rules: Game[Any, Any], rng: Random, dealer: Seat, match: Match[Any]
) -> tuple[Path, Match[Any]]:
    """A complete deal that does not end its match, as random bids may, and the match."""
    for _ in range(50):
        path = dealt(rules, rng, dealer)
        after = match.deal(path.deck, path.dealer)
        for seat, move in path.plies:
            after = after.apply(seat, move)
        if path.cut is not None:
            after = after.cut(path.cut)
        if not after.is_over:
            return path, after
    raise AssertionError("every deal ends the match")


def with_asides(it: Story, actors: Sequence[Viewer], rng: Random, every: float = 0.3) -> Story:
    """The story with asides between the moves, nearly all of which are refused."""
    path, asides = it.deals[-1], []
    for ply in range(len(path.plies) + 1):
        if rng.random() < every:
            viewer = rng.choice(actors)
            kind = rng.choice(("try", "why", "again", "fresh", "since", "stream", "post", "get"))
            asides.append((ply, viewer, kind, _text(it, path.states[ply], viewer, kind, rng)))
    return replace(it, asides=tuple(asides))


def _text(it: Story, state: Any, viewer: Viewer, kind: str, rng: Random) -> str:
    """The text of an aside: a version for "since", else an illegal move."""
    if kind == "since":
        return str(rng.randrange(1, 30))
    moves = [move for move in conceivable(it.rules) if not _is_legal(it, state, viewer, move)]
    if kind == "try" and isinstance(state, FishingState) and state.orange is not None:
        moves = [move for move in moves if not isinstance(move, CallOrange)]
    return move_text(rng.choice([move for move in moves if _has_text(move)]))


def _has_text(move: Move) -> bool:
    """Whether a move can be written: neither a bid below nothing nor an unknown burial."""
    return move != Bury(None) and not (isinstance(move, Bid) and move.amount < 0)


def _is_legal(it: Story, state: Any, viewer: Viewer, move: Move) -> bool:
    try:
        it.rules.apply(state, -1 if viewer is None else viewer, move)
    except IllegalMove:
        return False
    return True


@dataclass
class Traffic:
    """What a server sent, logged, kept (`events`, `record`) and showed to bots (`views`)."""

    sent: dict[Viewer, list[bytes]] = field(default_factory=dict)
    log: list[str] = field(default_factory=list)
    views: dict[Seat, list[str]] = field(default_factory=dict)
    record: bytes = b""
    events: list[bytes] = field(default_factory=list)


@contextmanager
def logged() -> Iterator[list[str]]:
    """A list that collects every line logged in the meantime, from any logger at any level."""
    lines: list[str] = []

    class Lines(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record))

    handler, root = Lines(), logging.getLogger()
    handler.setFormatter(logging.Formatter("%(name)s %(levelname)s %(message)s"))
    loggers = (root, logging.getLogger("rookery"))  # a server of another test may have set a level
    before = [logger.level for logger in loggers]
    root.addHandler(handler)
    for logger in loggers:
        logger.setLevel(logging.DEBUG)
    try:
        yield lines
    finally:
        for logger, level in zip(loggers, before, strict=True):
            logger.setLevel(level)
        root.removeHandler(handler)


class Player:
    """A bot that makes the moves of a story and keeps the views it was shown."""

    asked = 0

    def __init__(self, it: Story, views: dict[Seat, list[str]]) -> None:
        self._story = it
        self._views = views

    def decide(self, view: AnyView) -> Decision:
        seat = view.seat
        Player.asked += 1
        if Player.asked == self._story.bot_fails_at:
            raise ValueError(f"the bot in seat {seat} holds {view.hand}")
        assert seat is not None
        seen = self._views.setdefault(seat, [])
        for path in self._story.deals:
            for ply, state in zip(path.plies, path.states, strict=False):
                if ply[0] == seat and repr(self._story.rules.view(state, seat)) == repr(view):
                    seen.append(repr(view))
                    return Decision(ply[1], "as told")
        raise AssertionError("a bot was shown something other than a view of the story")


async def traffic_of(it: Story, houses: Callable[..., House] = House) -> Traffic:
    """Play a story on a server of its own, which `houses` runs, and return what it sent."""
    traffic = Traffic()
    Player.asked = 0
    with logged() as traffic.log:
        async with houses(
            deals=_deals(it),
            cuts=_cuts(it),
            make_bot=lambda *_: Player(it, traffic.views),
            store=FailingStore(it.fails_every),
        ) as house:
            party = await house.open(it.game, it.chairs, it.options)
            await StoryRun(it, house, party, traffic).play()
            traffic.record = (await house.get(f"/api/tables/{party.code}/record")).body
            traffic.events = [entry.body for entry in house.store.log_of(party.code)]
    return traffic


class FailingStore(Store):
    """A log in memory that fails at every `every`-th write, or at none if that is 0."""

    def __init__(self, every: int = 0) -> None:
        super().__init__("sqlite://", survives_power_cut=False)
        self._every = every
        self._writes = 0

    def write(
        self, groups: Sequence[Group], lane: int = 0
    ) -> Sequence[Conflict | StoreFailed | None]:
        self._writes += 1
        if self._every and self._writes % self._every == 0:
            raise StoreFailed("the disk is full")
        return super().write(groups, lane)


def _deals(it: Story) -> Callable[[Table], ev.Dealt]:
    def deals(table: Table) -> ev.Dealt:
        path = it.deals[len(table.match.deals)]
        return ev.Dealt(dealer=path.dealer, deck=cards_text(path.deck))

    return deals


def _cuts(it: Story) -> Callable[[Table], ev.Cut]:
    def cuts(table: Table) -> ev.Cut:
        return ev.Cut(deck=cards_text(known(it.deals[len(table.match.deals) - 1].cut)))

    return cuts


class StoryRun:
    """One run of a story: the connected people make its moves and asides."""

    def __init__(self, it: Story, house: House, party: Party, traffic: Traffic) -> None:
        self.story = it
        self.house = house
        self.party = party
        self.traffic = traffic
        self._left_at = 0
        self._replies: dict[Viewer, list[bytes]] = {}
        self._lines: dict[Viewer, list[Line]] = {v: [line] for v, line in party.lines.items()}

    async def play(self) -> None:
        """Play the whole story, and keep what everybody was sent."""
        await self._come(None)
        await self.party.start()
        for number, path in enumerate(self.story.deals):
            is_last = number == len(self.story.deals) - 1
            if number:
                await self._all_ready(number)
            for ply, (seat, move) in enumerate(path.plies):
                if is_last:
                    await self._leave_or_return(ply)
                if is_last and not self._is_played_by_bot(seat):
                    await self._asides(ply)
                await self._ply(number, ply, seat, move)
            if is_last:
                await self._asides(len(path.plies))
        await self.party.all_heard()
        for viewer in self.story.viewers:
            frames = [frame for line in self._lines[viewer] for frame in line.frames]
            self.traffic.sent[viewer] = frames + self._replies.get(viewer, [])

    async def _ply(self, deal: int, ply: int, seat: Seat, move: Move) -> None:
        if self._is_played_by_bot(seat):
            await self.party.settled(
                lambda table: sum(len(it.plies) for it in table.match.deals[deal : deal + 1]) > ply
            )
            return
        command = p.Move(
            id=f"deal {deal} ply {ply}", since=self.party.table.version, move=move_text(move)
        )
        answer = await self.party.ask(seat, command)
        while isinstance(answer, p.Refused) and answer.code == "not-kept":
            answer = await self.party.ask(seat, command)
        assert isinstance(answer, p.Done), answer

    def _is_played_by_bot(self, seat: Seat) -> bool:
        return self.story.chairs[seat] == "b" or self.party.lines[seat].is_closed

    async def _leave_or_return(self, ply: int) -> None:
        """Disconnect the person who is to be away, or reconnect them, if it is time to."""
        if self.story.away is None or ply not in self.story.away[1:]:
            return
        seat, begins, _ = self.story.away
        if ply == begins:
            self._left_at = self.party.table.version
            await self.party.lines[seat].hang_up()
            self.party.lines[seat].is_closed = True
            self.house.clock.tick(AWAY_FOR + 1)
            await self.party.ask(0, p.Say(id="where are you", phrase=6))
            await self.party.settled(lambda table: table.chairs[seat].is_stood_in)
        else:
            await self._come(seat, self._left_at)
            await self.party.settled(lambda table: not table.chairs[seat].is_stood_in)

    async def _all_ready(self, deal: int) -> None:
        for viewer in self.story.viewers:
            if viewer is not None:
                await self.party.ask(viewer, p.Ready(id=f"ready for {deal}"))

    async def _come(self, viewer: Viewer, since: int | None = None) -> None:
        """Connect a viewer, in place of an earlier connection."""
        secret = None if viewer is None else self.party.secrets[viewer]
        line = await self.house.join(self.party.code, secret, since)
        self.party.lines[viewer] = line
        self._lines.setdefault(viewer, []).append(line)

    async def _asides(self, ply: int) -> None:
        for number, (when, viewer, kind, text) in enumerate(self.story.asides):
            if when == ply:
                await self._aside(f"aside {number}", viewer, kind, text)

    async def _aside(self, command: str, viewer: Viewer, kind: str, text: str) -> None:
        replies = self._replies.setdefault(viewer, [])
        code, secret = self.party.code, None if viewer is None else self.party.secrets[viewer]
        version = self.party.table.version
        match kind:
            case "try":
                for since in (version, 0):
                    move = p.Move(id=f"{command} {since == 0}", since=since, move=text)
                    await self.party.ask(viewer, move)
                self.house.clock.tick(2.1 if text == "orange" else 0.0)
            case "why":
                await self.party.ask(viewer, p.Why(id=command, move=text))
                await self.party.ask(viewer, p.Hint(id=f"{command} hint"))
            case "again":
                await self._come(viewer, version)
            case "fresh" | "since":
                await self.party.lines[viewer].hang_up()
                await self._come(viewer, int(text) if kind == "since" else None)
            case "stream":
                await self.party.lines[viewer].hang_up()
                stream = self.house.stream(code, secret, version - 1)
                await stream.until(lambda: len(stream.frames) > 1)
                say = p.Say(id=command, phrase=1) if viewer is None else p.Ready(id=command)
                replies.append((await self.house.post(code, say, secret)).body)
                await stream.hang_up()
                replies += stream.frames
                await self._come(viewer, version)
            case "post":
                why = p.Why(id=command, move=text)
                replies.append(repr(await self.house.post(code, why, secret)).encode())
            case "get":
                for path in ("record", "replay", "replay/9"):
                    reply = await self.house.get(f"/api/tables/{code}/{path}")
                    replies.append(repr(reply).encode())


def check_same(it: Story, one: Traffic, other: Traffic, blind: Sequence[Viewer]) -> None:
    """Assert that no viewer who has seen neither card can tell the two servers apart."""
    assert one.log == other.log, f"the two logs differ in {set(one.log) ^ set(other.log)}"
    for viewer in [viewer for viewer in blind if viewer in one.sent]:
        who = "a spectator" if viewer is None else NAMES[viewer]
        first, second = one.sent[viewer], other.sent[viewer]
        for number, (here, there) in enumerate(zip(first, second, strict=False)):
            assert here == there, f"message {number} to {who} differs: {here!r} is not {there!r}"
        assert len(first) == len(second), f"{who} is sent more messages by one server"
    for seat in blind:
        if seat is not None and it.chairs[seat] == "b":
            assert one.views.get(seat) == other.views.get(seat), (
                f"the bot in seat {seat} is shown different views"
            )
