"""The state of a table: an immutable value that results from the events of its log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from msgspec import Struct, structs

from rookery.core.boards import deal_of_board, dealer_of_board, shuffle_of_set
from rookery.core.cards import Seat
from rookery.core.match import Match
from rookery.core.options import OptionValue
from rookery.core.shuffle import Shuffle
from rookery.fishing.reaction import PEOPLE
from rookery.games import preset
from rookery.records import MatchRecord, cards_text, record_of, replay
from rookery.records.boards import Boards
from rookery.records.proof import PRACTICE, proof_of
from rookery.table import events as ev
from rookery.table.asking.agreements import Proposal
from rookery.table.chairs import Chair, chair_of, named_bot, visible
from rookery.table.identity_cache import cached_by_identity

_BOT = "bot:"
"""The prefix of a bot's level in the names of a record's players."""

LINK = "link"
"""The kind of a given deal that others have played before, and whose results are compared."""

LOBBY, PLAYING, OVER = "lobby", "playing", "over"

USUAL_CLOCK = 90
"""If several people play, they have this many seconds for a move by default: enough for thinking,
and nobody waits for ever. Unmeasured."""

DAY = 86_400
"""From this many seconds per move on, a table is slow: people visit it when they have time."""


def is_slow_clock(clock: int | None) -> bool:
    """Whether this number of seconds per move makes a table slow."""
    return clock is not None and clock >= DAY


class Table(Struct, frozen=True):
    """Everything the log says about a table, including hidden cards and secrets: never show it.

    `version` is the number of events so far. `recent` maps the ids of the last commands to the
    version that each led to. `clock` is the host's choice, if any. `opened_at` and `changed_at` are
    in seconds since 1970. A table that `is_expired` is closed until somebody visits it, one that
    `is_closed` until the operator reopens it. `secret` is empty if the cards come from elsewhere;
    then there is no shuffle to prove. `unready` are the people who have not confirmed the changed
    house rules, `declined` the proposals that failed (see `occasion`), `barred` the marks of barred
    people (see `doors`). `chat` says whether people may write free text, which is never allowed at
    a listed table. A practice table has `given`: it is for one person, is never listed, and ends
    with its only deal. A table with `boards` has its people from the start, and its `secret` is the
    secret of their set. `turn_since` is when the present turn began, or the last deal ended; with
    `one_move`, a bot makes only the overdue move at a slow table. A table that `is_met` was opened
    by the waiting room, and `asks` are the ratings that a listed table requires. A table that
    `is_held` does not deal again, because its evening is paused. `calls` says how quickly the bots
    call an orange; a match `is_casual` if it began with another value than `people`.
    """

    code: str
    game: str
    options: Mapping[str, OptionValue]
    chairs: tuple[Chair, ...]
    secret: str
    key: str
    match: Match[Any]
    host: Seat = 0
    stage: str = LOBBY
    locked: bool = False
    listed: bool = False
    pace: str = "normal"
    clock: int | None = None
    next: str | None = None
    is_expired: bool = False
    is_closed: bool = False
    version: int = 1
    recent: Mapping[str, int] = MappingProxyType({})
    opened_at: float = 0.0
    changed_at: float = 0.0
    proposal: Proposal | None = None
    declined: frozenset[tuple[str, Seat, int, int]] = frozenset()
    unready: frozenset[Seat] = frozenset()
    barred: tuple[str, ...] = ()
    chat: bool = False
    given: ev.Given | None = None
    boards: ev.Boards | None = None
    turn_since: float = 0.0
    one_move: bool = False
    is_met: bool = False
    asks: ev.RatingsAsked | None = None
    is_held: bool = False
    calls: str = PEOPLE
    is_casual: bool = False

    def __repr__(self) -> str:
        return f"<table {self.code!r} at version {self.version}>"

    def with_changes(self, **changes: Any) -> Table:
        """A copy with some fields changed."""
        return structs.replace(self, **changes)

    @property
    def is_compared(self) -> bool:
        """Whether its deals are compared with the same deals at other tables: only the play counts.

        True for boards, and for a deal that is replayed by a link.
        """
        return self.boards is not None or (self.given is not None and self.given.kind == LINK)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return _names(self.chairs)

    @property
    def move_seconds(self) -> int:
        """Seconds for a move before a bot makes it: the host's choice or the default. 0 means no
        limit."""
        if self.clock is not None:
            return self.clock
        return USUAL_CLOCK if _people(self.chairs) > 1 else 0

    @property
    def keeps_calls(self) -> bool:
        """Whether bots must go on calling oranges like people, because this match may be rated."""
        is_begun = self.stage != LOBBY and not self.is_casual
        return is_begun or self.is_met or self.is_compared

    @property
    def is_awaited(self) -> bool:
        """Whether other tables wait for this one, as in a round of an evening."""
        return self.boards is not None and self.boards.kind == ev.EVENING

    @property
    def is_slow(self) -> bool:
        """Whether a move may take days, so that the match continues without anybody connected."""
        return is_slow_clock(self.clock)

    @property
    def shuffle(self) -> Shuffle:
        """The shuffle of the table's decks: its own, or the shuffle of its set of boards."""
        if self.boards is not None:
            return shuffle_of_set(bytes.fromhex(self.secret))
        contributions = tuple(chair.contribution for chair in self.chairs)
        return Shuffle(bytes.fromhex(self.secret), contributions)

    @property
    def record(self) -> MatchRecord:
        """The record of the match so far, including the proof of its shuffle once it is over.

        The record of a practice table names the origin of its deck instead of a proof. The record
        of a table with boards names the boards; the proof is added once their set is released.
        """
        players = tuple(
            chair.name if chair.is_person else f"{_BOT}{chair.level}" for chair in self.chairs
        )
        extra: dict[str, Any] = {"table": {"code": self.code, "names": list(self.names)}}
        if self.given is not None:
            extra[PRACTICE] = {"kind": self.given.kind, "of": self.given.of}
        elif self.boards is not None:
            extra |= Boards(
                self.boards.kind,
                self.boards.of,
                self.boards.first,
                self.boards.count,
                self.shuffle.commitment,
            ).extra
        elif self.stage == OVER and self.secret:
            extra |= proof_of(self.shuffle)
        return replace(record_of(self.match, self.game, self.options, players), extra=extra)

    def seat_of(self, secret: str) -> Seat | None:
        """The seat that a secret opens; None if it opens none."""
        seats = [seat for seat, chair in enumerate(self.chairs) if chair.is_opened_by(secret)]
        return seats[0] if seats else None

    def occasion(self, what: str, seat: Seat) -> tuple[str, Seat, int, int]:
        """A key for a proposal: its kind, asker and deal; if it is about the cards, also the move.

        A proposal that failed cannot be made again with the same key.
        """
        deal = self.match.current
        is_of_position = what in ("undo", "claim") and deal is not None
        plies = len(deal.plies) if deal is not None and is_of_position else 0
        return what, seat, len(self.match.deals), plies

    def answered(self, command: str) -> int | None:
        """The version that a command led to when it was carried out; None for a new command."""
        return self.recent.get(command)


@cached_by_identity
def _people(chairs: tuple[Chair, ...]) -> int:
    return sum(chair.is_person for chair in chairs)


@cached_by_identity
def _names(chairs: tuple[Chair, ...]) -> tuple[str, ...]:
    return tuple(chair.name or "Open seat" for chair in chairs)


def stage_of(table: Table) -> str:
    """The stage of a table as shown: lobby, playing, over, expired or closed."""
    if table.is_closed:
        return "closed"
    return "expired" if table.is_expired else table.stage


def opened(event: ev.Opened, at: float) -> Table:
    """A new table. Raises BadOption or UnknownGame."""
    chosen = preset(event.game)
    options = chosen.since(event.options, event.rules)
    return Table(
        code=event.code,
        game=event.game,
        options=MappingProxyType(chosen.written(options)),
        chairs=tuple(map(chair_of, event.chairs)),
        secret=event.secret,
        key=event.key,
        match=Match.new(chosen.game(options), boards=event.boards.count if event.boards else 0),
        listed=event.listed,
        pace=event.pace,
        clock=event.clock,
        host=event.host,
        barred=event.barred,
        chat=event.chat,
        given=event.given,
        boards=event.boards,
        one_move=event.one_move,
        is_met=event.is_met,
        asks=event.asks,
        calls=event.calls,
        locked=event.given is not None or event.boards is not None,
        opened_at=at,
        changed_at=at,
        turn_since=at,
    )


def table_of(record: MatchRecord, secret: str = "", at: float = 0.0) -> Table:
    """The table of a recorded match, with everybody in the seat that the record gives.

    `secret` is the secret of its shuffle, if known. Raises BadRecord.
    """
    match = replay(record)
    chairs = _chairs_told(record)
    people = [seat for seat, chair in enumerate(chairs) if chair.is_person]
    return Table(
        code="",
        game=record.game,
        options=MappingProxyType(preset(record.game).written(record.options)),
        chairs=chairs,
        secret=secret,
        key="",
        match=match,
        host=people[0] if people else 0,
        stage=OVER if match.is_over else PLAYING,
        clock=0,
        opened_at=at,
        changed_at=at,
    )


def _chairs_told(record: MatchRecord) -> tuple[Chair, ...]:
    """The seats of a record. Bots keep their names at the table, if the record has them."""
    kept = record.extra.get("table")
    names = kept.get("names") if isinstance(kept, dict) else None
    if not isinstance(names, list) or len(names) != len(record.players):
        names = [""] * len(record.players)
    chairs = [
        Chair("bot", visible(str(name)), player.removeprefix(_BOT))
        if player.startswith(_BOT)
        else Chair("person", visible(player))
        for player, name in zip(record.players, names, strict=True)
    ]
    for seat, chair in enumerate(chairs):
        if not chair.name:
            chairs[seat] = replace(chair, name=named_bot(chairs, seat, chair.level).name)
    return tuple(chairs)


def fixed_deal(table: Table) -> ev.Dealt | None:
    """The next deal if it was fixed on opening: a given deck or a board; else None."""
    given, boards, match = table.given, table.boards, table.match
    if given is not None:
        return ev.Dealt(dealer=given.dealer, deck=given.deck)
    if boards is None:
        return None
    number = boards.first + len(match.deals)
    deck = table.shuffle.deck(match.game.pack, deal_of_board(number))
    return ev.Dealt(dealer=dealer_of_board(number, match.game.seats), deck=cards_text(deck))


def next_deal(table: Table) -> ev.Dealt:
    """The next deal, from the table's own shuffle."""
    shuffle, match = table.shuffle, table.match
    dealer = match.next_dealer
    if dealer is None:
        dealer = shuffle.dealer(match.game.seats)
    deck = shuffle.deck(match.game.pack, len(match.deals))
    return ev.Dealt(dealer=dealer, deck=cards_text(deck))


def due_cut(table: Table) -> ev.Cut:
    """The due cut of the pack (DX-8), from the table's shuffle."""
    match, number = table.match, len(table.match.deals) - 1
    if table.boards is not None:
        number = deal_of_board(table.boards.first + number)
    return ev.Cut(deck=cards_text(table.shuffle.cut(match.game.pack, number)))
