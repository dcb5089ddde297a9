"""What the server sends over a connection."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from rookery.table.protocol.words import OptionValue


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
    `sides` are by seat, 0 or 1, where partners are fixed by their seats, and null elsewhere;
    `commitment` is the SHA-256 of the secret that shuffles; `next` the table of the next match.
    """

    code: str
    game: str
    title: str
    options: dict[str, OptionValue]
    stage: str
    you: int | None
    seats: tuple[SeatView, ...]
    sides: tuple[int, ...] | None
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


class TricksSeen(Struct, tag="tricks", tag_field="kind", frozen=True):
    """What everybody sees of a deal of a trick game; lists by seat have an entry for each.

    `number` counts deals from 1. `phase` is one of bid, trump, call, bury, lead, play, cut, over.
    `tricks_won` and `points_won` are of the tricks so far.
    """

    number: int
    phase: str
    dealer: int
    actors: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    auction: tuple[Auctioned, ...]
    bidder: int | None
    bid: str | None
    trump: str | None
    called: str | None
    nest_size: int
    buried_size: int
    to_bury: int
    trick: TrickOnTable | None
    last_trick: TrickOnTable | None
    tricks_won: tuple[int, ...]
    points_won: tuple[int, ...]
    counters: dict[str, int]
    cut: tuple[str, ...]


class TrickDeal(TricksSeen, tag="tricks", tag_field="kind", frozen=True):
    """A deal of a trick game as one seat sees it: what everybody sees, and what the seat may know.

    `legal` are the moves of the client's seat as texts. Cards are null where the seat may not know
    them: `nest` and `buried` are the bidder's, and of all once the tricks are played. `partner` is
    who the seat knows to hold the called card.
    """

    legal: tuple[str, ...]
    hand: tuple[str, ...]
    partner: int | None
    nest: tuple[str, ...] | None
    buried: tuple[str, ...] | None


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


class FishingSeen(Struct, tag="fishing", tag_field="kind", frozen=True):
    """What everybody sees of a deal of Tuxedo.

    `turn` is whose turn it is, null when no card is left.
    """

    number: int
    phase: str
    dealer: int
    actors: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    turn: int | None
    centre: tuple[PileView, ...]
    stock_size: int
    hauls: tuple[HaulView, ...]
    last_capturer: int | None
    orange: OrangeView | None


class FishingDeal(FishingSeen, tag="fishing", tag_field="kind", frozen=True):
    """A deal of Tuxedo as one seat sees it; `brings` says in words what each legal move brings."""

    legal: tuple[str, ...]
    brings: tuple[str, ...]
    hand: tuple[str, ...]


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

    `what` is the kind: sat, renamed, left, released, stood-in, returned, started, dealt, moved,
    cut, scored, won, said, continued, expired. `move` is as the seat may know it.
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
    `clock_left` is how many seconds whoever is to move has left, where the table has a clock.
    """

    version: int
    is_fresh: bool = False
    happened: tuple[Happened, ...] = ()
    table: TableView | None = None
    deal: AnyDeal | None = None
    sheet: SheetView | None = None
    clock_left: float | None = None


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


class Considered(Struct, frozen=True):
    """A move that was weighed for a hint, and the points that its side may expect of the deal."""

    move: str
    points: float


class Hinted(FromServer, tag="hinted", frozen=True):
    """What the best player here would do, and why.

    `considered` are the moves that it weighed, the best first; empty where it counted nothing, or
    where something else than points decided.
    """

    id: str
    move: str
    reason: str
    considered: tuple[Considered, ...] = ()


class Ping(FromServer, tag="ping", frozen=True):
    """To be answered by `pong` at once."""

    n: int


class Bye(FromServer, tag="bye", frozen=True):
    """The last message before the server closes the connection.

    Codes: replaced (the seat is shown elsewhere), left, released, expired, silent, too-many,
    too-fast, bad-hello, bad-message, no-table, stopping.
    """

    code: str
    message: str


AnyFromServer: TypeAlias = Update | Done | Refused | Seated | Reason | Hinted | Ping | Bye
