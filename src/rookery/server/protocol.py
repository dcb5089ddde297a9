"""The messages between a table and its clients, version 1; `docs/protocol.md` tells their story.

Every message is one JSON object with its `type`. What a client sends is checked strictly: unknown
fields and wrong types are refused, and every text has its longest length. What the server sends may
gain fields; clients pass over those that they do not know.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, json

VERSION = 1
"""The version of the protocol."""

LONGEST_FRAME = 8192
"""The most bytes of one message from a client."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
"""A command's own name, chosen by the client; sent twice, the command acts once."""

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
"""How many events a table has had."""

MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
"""A move as in a record, without its seat: `bid 70`, `play G14`."""

Pace: TypeAlias = Literal["slow", "normal", "fast", "instant"]
Clock: TypeAlias = Literal[0, 20, 45, 90]
"""Seconds that a person has for a move before a bot makes it; 0 is no clock."""

Hex: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{2}){1,32}$")]
"""Up to 32 bytes, in lower case."""

OptionValue: TypeAlias = bool | int | str | None


# ── what a client sends ──────────────────────────────────────────────────────────────────────────


class FromClient(Struct, forbid_unknown_fields=True, tag_field="type", frozen=True):
    """A message of a client."""


class Command(FromClient, frozen=True, kw_only=True):
    """Something to be done; it is answered by `done`, by `refused` or by an answer of its own."""

    id: Id


class Hello(FromClient, tag="hello", frozen=True, kw_only=True):
    """The first message on a connection. Without a secret it is a spectator's.

    `since` is the last version that the client has; it gets what has happened after it.
    """

    protocol: Literal[1] = 1
    secret: Annotated[str, Meta(max_length=64)] | None = None
    since: Version | None = None


class Pong(FromClient, tag="pong", frozen=True):
    """The answer to a `ping`, sent at once: the server measures the way there and back."""

    n: Version


class Move(Command, tag="move", frozen=True, kw_only=True):
    """A move, chosen by what the client showed at version `since`."""

    since: Version
    move: MoveText


class Why(Command, tag="why", frozen=True, kw_only=True):
    """Why a move is not allowed now. Changes nothing."""

    move: MoveText


class Hint(Command, tag="hint", frozen=True, kw_only=True):
    """What a steady player would do in this seat."""


class Sit(Command, tag="sit", frozen=True, kw_only=True):
    """Take an open seat, or one that a bot keeps warm. Answered by `seated`."""

    seat: SeatNumber
    name: Name


class Rename(Command, tag="rename", frozen=True, kw_only=True):
    """Change the name at one's seat."""

    name: Name


class Leave(Command, tag="leave", frozen=True, kw_only=True):
    """Give the seat up for good: a bot takes it, or it is open again before the start."""


class Contribute(Command, tag="contribute", frozen=True, kw_only=True):
    """The seat's own part of the shuffle, before the first card."""

    value: Hex


class Start(Command, tag="start", frozen=True, kw_only=True):
    """Host: begin; bots take the seats that are open."""


class Ready(Command, tag="ready", frozen=True, kw_only=True):
    """Seen the result of the deal; the next may begin."""


class Say(Command, tag="say", frozen=True, kw_only=True):
    """One of the ready phrases, by its number."""

    phrase: Annotated[int, Meta(ge=0, le=99)]


class SetBot(Command, tag="set_bot", frozen=True, kw_only=True):
    """Host: a bot of some level for a seat without a person."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=20)]


class OpenSeat(Command, tag="open_seat", frozen=True, kw_only=True):
    """Host, before the start: a seat that waits for a person instead of a bot."""

    seat: SeatNumber


class Release(Command, tag="release", frozen=True, kw_only=True):
    """Host: take the seat of a person away and give it to a bot; the seat's secret is void."""

    seat: SeatNumber


class Settings(Command, tag="settings", frozen=True, kw_only=True):
    """Host: what is given changes. A locked table lets nobody sit down."""

    locked: bool | None = None
    listed: bool | None = None
    pace: Pace | None = None
    clock: Clock | None = None


class Again(Command, tag="again", frozen=True, kw_only=True):
    """After a match: another one with the same people at a new table, which `table.next` names."""


AnyCommand: TypeAlias = (
    Move
    | Why
    | Hint
    | Sit
    | Rename
    | Leave
    | Contribute
    | Start
    | Ready
    | Say
    | SetBot
    | OpenSeat
    | Release
    | Settings
    | Again
)
AnyFromClient: TypeAlias = Hello | Pong | AnyCommand


class OpenTable(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `POST /api/tables`: the table that is wanted.

    The person who asks sits in seat 0 as the host. `others` says what the other seats are, from the
    left; the last one stands for the rest: `open`, or `bot:` and a level.
    """

    game: Annotated[str, Meta(max_length=20)]
    name: Name
    options: Annotated[dict[str, OptionValue], Meta(max_length=20)] = {}
    others: Annotated[tuple[Annotated[str, Meta(max_length=30)], ...], Meta(max_length=5)] = (
        "bot:steady",
    )
    listed: bool = False
    pace: Pace = "normal"
    clock: Clock = 0


# ── what the server sends ────────────────────────────────────────────────────────────────────────


class FromServer(Struct, tag_field="type", frozen=True):
    """A message of the server."""


class SeatView(Struct, frozen=True, omit_defaults=True):
    """Who is in a seat. `away_for` counts the seconds until a bot stands in for an absent person.

    `kind` is `person`, `bot` or `open`; `level` is the bot's, or the stand-in's.
    """

    name: str
    kind: str
    level: str = ""
    is_host: bool = False
    is_here: bool = False
    is_stood_in: bool = False
    is_ready: bool = False
    away_for: float | None = None


class TableView(Struct, frozen=True):
    """All about the table but the cards. `stage` is `lobby`, `playing` or `over`.

    `you` is the client's seat, null for a spectator; `options` are those not at their default;
    `commitment` is the SHA-256 of the secret that shuffles; `next` the table of the next match.
    """

    code: str
    game: str
    title: str
    options: dict[str, OptionValue]
    stage: str
    you: int | None
    seats: tuple[SeatView, ...]
    spectators: int
    locked: bool
    listed: bool
    pace: str
    clock: int
    commitment: str
    contributions: int
    next: str | None = None


class TrickOnTable(Struct, frozen=True):
    """A trick: its cards in the order played, from the leader on; `winner` once it is full."""

    leader: int
    cards: tuple[str, ...]
    winner: int | None = None
    points: int = 0


class Auctioned(Struct, frozen=True):
    """One call of the bidding: an amount, `sun` or `pass`."""

    seat: int
    call: str


class TrickDeal(Struct, tag="tricks", tag_field="kind", frozen=True):
    """A deal of a trick game as one seat sees it; lists by seat have an entry for each.

    `number` counts deals from 1. `phase` is one of bid, trump, call, bury, lead, play, cut, over.
    `legal` are the moves of the client's seat as texts. Cards are null where the seat may not know
    them: `nest` and `buried` are the bidder's, and of all once the tricks are played. `partner` is
    who the seat knows to hold the called card. `tricks_won` and `points_won` are of tricks so far.
    """

    number: int
    phase: str
    dealer: int
    actors: tuple[int, ...]
    legal: tuple[str, ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    auction: tuple[Auctioned, ...]
    bidder: int | None
    bid: str | None
    trump: str | None
    called: str | None
    partner: int | None
    nest_size: int
    nest: tuple[str, ...] | None
    buried_size: int
    to_bury: int
    buried: tuple[str, ...] | None
    trick: TrickOnTable | None
    last_trick: TrickOnTable | None
    tricks_won: tuple[int, ...]
    points_won: tuple[int, ...]
    counters: dict[str, int]
    cut: tuple[str, ...]


class PileView(Struct, frozen=True):
    """A pile of the centre: one card, or a build with its bottom card first."""

    cards: tuple[str, ...]
    value: int


class HaulView(Struct, frozen=True):
    """What a seat has won: numbers of cards, fives, sweeps and oranges."""

    cards: int
    fives: int
    big_sweeps: int
    little_sweeps: int
    oranges: int


class OrangeView(Struct, frozen=True):
    """An open orange: who captured it, and who has held."""

    capturer: int
    held: tuple[int, ...]


class FishingDeal(Struct, tag="fishing", tag_field="kind", frozen=True):
    """A deal of Tuxedo as one seat sees it.

    `turn` is whose turn it is, null when no card is left; `brings` says in words what each legal
    move brings, beside it. `orange_for` is who may call now.
    """

    number: int
    phase: str
    dealer: int
    actors: tuple[int, ...]
    legal: tuple[str, ...]
    brings: tuple[str, ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    turn: int | None
    centre: tuple[PileView, ...]
    stock_size: int
    hauls: tuple[HaulView, ...]
    last_capturer: int | None
    orange: OrangeView | None


AnyDeal: TypeAlias = TrickDeal | FishingDeal


class SheetRow(Struct, frozen=True):
    """One scored deal. What is not of the game is null: Tuxedo has no bidder.

    `partners` play with the bidder; `took` is what their side took, `made` whether that was enough.
    """

    deal: int
    dealer: int
    bidder: int | None
    partners: tuple[int, ...]
    bid: str | None
    trump: str | None
    took: int | None
    made: bool | None
    points: tuple[int, ...]
    totals: tuple[int, ...]
    told: str


class SheetView(Struct, frozen=True):
    """The score sheet. `winners` is empty while the match is undecided."""

    rows: tuple[SheetRow, ...]
    totals: tuple[int, ...]
    target: int
    winners: tuple[int, ...]


class Happened(Struct, frozen=True, omit_defaults=True):
    """One thing that happened, told in sentences for the seat that it is sent to.

    `what` is the kind: opened, sat, renamed, left, bot, released, contributed, settings, started,
    dealt, moved, cut, scored, won, said, next. `move` is as the seat may know it.
    """

    version: int
    what: str
    seat: int | None = None
    move: str | None = None
    by_bot: bool = False
    phrase: int | None = None
    told: tuple[str, ...] = ()


class Update(FromServer, tag="update", frozen=True, omit_defaults=True):
    """Where the table stands at `version`; parts that did not change are left out.

    `is_fresh` says that everything is here and `happened` may have gaps: the client starts anew.
    """

    version: int
    is_fresh: bool = False
    happened: tuple[Happened, ...] = ()
    table: TableView | None = None
    deal: AnyDeal | None = None
    sheet: SheetView | None = None


class Done(FromServer, tag="done", frozen=True):
    """The command acted, and is kept: it survives whatever happens to the server."""

    id: str
    version: int


class Refused(FromServer, tag="refused", frozen=True):
    """The command did nothing. An `update` with everything follows."""

    id: str
    code: str
    message: str


class Seated(FromServer, tag="seated", frozen=True):
    """The seat is yours; its secret is told this once."""

    id: str
    seat: int
    secret: str


class Reason(FromServer, tag="reason", frozen=True):
    """Why a move is not allowed; null if it is."""

    id: str
    reason: str | None


class Hinted(FromServer, tag="hinted", frozen=True):
    """What a steady player would do, and why."""

    id: str
    move: str
    reason: str


class Ping(FromServer, tag="ping", frozen=True):
    """To be answered by `pong` at once."""

    n: int


class Bye(FromServer, tag="bye", frozen=True):
    """The last message before the server closes the connection.

    Codes: replaced (the seat is shown elsewhere), released, expired, too-many, too-fast, bad-hello,
    bad-message, no-table, stopping.
    """

    code: str
    message: str


AnyFromServer: TypeAlias = Update | Done | Refused | Seated | Reason | Hinted | Ping | Bye


class Opened(Struct, frozen=True):
    """The answer to `POST /api/tables`."""

    code: str
    seat: int
    secret: str


class Fault(Struct, frozen=True):
    """The body of every HTTP error."""

    code: str
    message: str


class OptionDescribed(Struct, frozen=True):
    """A house rule: `kind` is flag, number or choice."""

    name: str
    kind: str
    sentence: str
    source: str
    values: str
    default: OptionValue
    choices: tuple[str, ...]
    low: int
    high: int
    step: int
    nullable: bool


class GameDescribed(Struct, frozen=True):
    """A game of the table."""

    name: str
    title: str
    summary: str
    how_to: tuple[str, ...]
    source: str
    seats: tuple[int, ...]
    usual_seats: int
    options: tuple[OptionDescribed, ...]


class Catalogue(Struct, frozen=True):
    """The answer to `GET /api/games`."""

    games: tuple[GameDescribed, ...]
    bots: tuple[str, ...]
    phrases: tuple[str, ...]


class Listed(Struct, frozen=True):
    """A table that its host has listed."""

    code: str
    game: str
    title: str
    stage: str
    players: tuple[str, ...]
    open_seats: int


class ReplayStep(Struct, frozen=True):
    """A moment of a finished deal with all cards open: after `move`, or at the start (null)."""

    move: str | None
    told: tuple[str, ...]
    deal: AnyDeal
    hands: tuple[tuple[str, ...], ...]
    nest: tuple[str, ...]


class ReplayDeal(Struct, frozen=True):
    """The answer to `GET /api/tables/CODE/replay/N`: every moment of deal N, from 1."""

    number: int
    steps: tuple[ReplayStep, ...]


class ReplayMatch(Struct, frozen=True):
    """The answer to `GET /api/tables/CODE/replay`: what there is to see."""

    code: str
    game: str
    title: str
    options: dict[str, OptionValue]
    players: tuple[str, ...]
    deals: int
    is_over: bool
    sheet: SheetView
    can_verify: bool


decode = json.Decoder(AnyFromClient).decode
"""Read a client's message. Raises msgspec.DecodeError or msgspec.ValidationError."""

encode = json.Encoder().encode
"""Write a message of the server."""
