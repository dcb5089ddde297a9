"""The messages that the server sends over a connection."""

from typing import TypeAlias

from msgspec import Struct

from rookery.table.protocol.deals import AnyDeal
from rookery.table.protocol.words import OptionValue, RatingRange


class FromServer(Struct, tag_field="type", frozen=True):
    """A message from the server."""


class SeatView(Struct, frozen=True, omit_defaults=True):
    """A seat and who is in it. `kind` is `person`, `bot` or `open`.

    `level` is the bot's or the stand-in's. `away_for` is the number of seconds until a bot stands
    in for an absent player. `idle_for` is the same for a connected player who has been asked
    whether they are still there; the command `here` answers that question. `is_bot` says that the
    person's own program plays there. `must_ready` says that the match cannot start before this
    person is ready, because the house rules were changed. `author` identifies the person at this
    table, as in their texts, whatever the name and the seat. `portrait` is the number of the
    person's portrait, 0 for the one drawn from the name.
    """

    name: str
    kind: str
    level: str = ""
    is_host: bool = False
    is_here: bool = False
    is_stood_in: bool = False
    is_ready: bool = False
    is_bot: bool = False
    away_for: float | None = None
    idle_for: float | None = None
    must_ready: bool = False
    author: str = ""
    portrait: int = 0


class AskedView(Struct, frozen=True):
    """A question to the people at the table: `what` is swap, undo, claim, end or restart.

    `seat` asks; a swap is with `other`. `waits_for` are the seats that have not answered. `hand` is
    the claimant's hand, shown to those who are asked about a claim; else it is empty.
    """

    version: int
    what: str
    seat: int
    other: int | None
    agreed: tuple[int, ...]
    waits_for: tuple[int, ...]
    hand: tuple[str, ...] = ()


class LostEnd(Struct, frozen=True):
    """The lost end of a table's log: events missing on the server's disk when the server started.

    `events` is the number of lost events, `version` the version from which the table went on;
    `told` describes the loss in sentences.
    """

    events: int
    version: int
    told: str


class PracticeView(Struct, frozen=True):
    """The deal of a practice table, whose deck is not shuffled but comes from elsewhere.

    `kind` is lesson, replay or link; `of` is the name of the lesson, the code, deal and move of the
    replay, as in `k3vq9xw2ab/2/17`, or the code, deal and seat of the link.
    """

    kind: str
    of: str


class BoardsView(Struct, frozen=True):
    """The boards of a table: `count` deals from number `first` of a set, which others play too.

    `kind` is day, duplicate or evening, and `of` is the name of the set: for an evening, its id and
    the round from 1, as in `n9heuqrv4g/2`.
    """

    kind: str
    of: str
    first: int
    count: int


class CoachView(Struct, frozen=True):
    """The coach's present texts for the learner of a lesson.

    `after` is about the last move, `say` about what comes, and `ask` is what to do; each may be
    empty. `moves` are those that `ask` names. `step` counts from 1 to `steps`. It is 0 while the
    lesson requires nothing: while others move, and once it `is_done`, when the learner plays alone.
    """

    title: str
    step: int
    steps: int
    after: str
    say: str
    ask: str = ""
    moves: tuple[str, ...] = ()
    is_done: bool = False


class TableView(Struct, frozen=True):
    """Everything about the table except the cards. `stage` is `lobby`, `playing` or `over`.

    `you` is the client's seat, null for a spectator. `options` are those that differ from the
    defaults. `sides` has 0 or 1 for each seat if partners are fixed by their seats, else null.
    `commitment` is the SHA-256 of the shuffle's secret, empty at a practice table, whose deck was
    given (`practice`); `next` is the code of the next match's table. `asked` is the question that
    is open now. `chat` says that people may write free text here. `lost` describes what the end of
    the table's log lacked when this server started; null if it lacked nothing. `coach` is for the
    learner of a lesson alone. With a `clock` of a day or more the table is slow, and `one_move`
    says that a bot makes only the move that is overdue, instead of playing on until the person is
    back. A table that `is_met` was opened by the waiting room, and starts by itself; `asks` is the
    range of ratings that the host requires. A table that `is_held` does not deal again for now,
    because its evening is paused. `calls` says how quickly the bots call an orange; null in a game
    without races.
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
    asked: AskedView | None = None
    chat: bool = False
    lost: LostEnd | None = None
    practice: PracticeView | None = None
    boards: BoardsView | None = None
    coach: CoachView | None = None
    is_met: bool = False
    asks: RatingRange | None = None
    one_move: bool = False
    is_held: bool = False
    calls: str | None = None


class SideScore(Struct, frozen=True):
    """The score of a side in a deal; if everybody plays alone, a side is one seat.

    `sources` are the points taken by the side, by their origin, such as `counters`, `nest` and
    `most tricks`. `points` is the score of each of its seats: the sum of `sources`, unless the side
    lost its bid or shot the moon or the sun.
    """

    seats: tuple[int, ...]
    sources: dict[str, int]
    points: int


class SheetRow(Struct, frozen=True):
    """One scored deal. Fields that the game lacks are null: Tuxedo has no bidder.

    `partners` are the bidder's partners, `took` is the points of their side, `made` says whether
    these were enough for the bid. `sides` is empty if the hands were thrown in. `told` is a
    sentence for the receiving seat.
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
    sides: tuple[SideScore, ...] = ()


class MomentView(Struct, frozen=True):
    """The best moment of a match in words, its deal, and the number of moves made in the deal.

    `cards` are the cards of the trick or capture; empty if it was neither.
    """

    deal: int
    ply: int
    cards: tuple[str, ...]
    told: str


class SheetView(Struct, frozen=True):
    """The score sheet. `winners` is empty while the match is undecided.

    `ending` is the rule that ends the match, in words, such as "First to 500 wins". `moment` is the
    best moment of a match that is over.
    """

    rows: tuple[SheetRow, ...]
    totals: tuple[int, ...]
    target: int
    winners: tuple[int, ...]
    ending: str = ""
    moment: MomentView | None = None


class Happened(Struct, frozen=True, omit_defaults=True):
    """One event, described in sentences for the receiving seat.

    `what` is its kind: sat, renamed, declared, left, released, stood-in, returned, started, dealt,
    moved, cut, scored, won, said, continued, expired, reopened, reseated, rules, readied, host,
    proposed, agreed, declined, lapsed, undone, claimed, ended. `move` hides the cards that the seat
    may not know. `moves` is the number of moves that were taken back.
    """

    version: int
    what: str
    seat: int | None = None
    move: str | None = None
    by_bot: bool = False
    phrase: int | None = None
    told: tuple[str, ...] = ()
    moves: int = 0


class Text(Struct, frozen=True):
    """A person's free text. It is plain text from a stranger: show it as such.

    `seat` and `name` are the writer's when it was written. `author` stays the same as long as the
    person has any seat at this table, also under another name.
    """

    number: int
    seat: int
    author: str
    name: str
    text: str


class Written(Struct, frozen=True, omit_defaults=True):
    """New texts, the oldest first. With `is_all` they are all that exist: forget earlier ones."""

    texts: tuple[Text, ...] = ()
    is_all: bool = False


class Update(FromServer, tag="update", frozen=True, omit_defaults=True):
    """The table at `version`. Parts that did not change are left out.

    `is_fresh` says that the update is complete and that `happened` may have gaps, so that the
    client discards what it has. `clock_left` is the number of seconds left for the current move, if
    the table has a clock. `written` has the texts written since the last update; they are not
    events, so they do not raise the version.
    """

    version: int
    is_fresh: bool = False
    happened: tuple[Happened, ...] = ()
    table: TableView | None = None
    deal: AnyDeal | None = None
    sheet: SheetView | None = None
    clock_left: float | None = None
    written: Written | None = None


class Done(FromServer, tag="done", frozen=True):
    """The command was carried out and stored durably."""

    id: str
    version: int


class Refused(FromServer, tag="refused", frozen=True):
    """The command changed nothing. A complete `update` follows."""

    id: str
    code: str
    message: str


class Seated(FromServer, tag="seated", frozen=True):
    """You have the seat. Its secret is sent only this once."""

    id: str
    seat: int
    secret: str


class Reason(FromServer, tag="reason", frozen=True):
    """The answer to `why`. `reason` is null if the move is allowed."""

    id: str
    reason: str | None


class Considered(Struct, frozen=True):
    """A move considered for a hint, and the points that its side may expect if it is played."""

    move: str
    points: float


class Hinted(FromServer, tag="hinted", frozen=True):
    """A hint: the best bot's move, and the reason.

    `considered` are the moves that the bot evaluated, the best first; empty if it did not search,
    or did not decide by points. `then` are the other moves that belong to the first one, such as
    further cards to bury; the reason is for all of them.
    """

    id: str
    move: str
    reason: str
    considered: tuple[Considered, ...] = ()
    then: tuple[str, ...] = ()


class Ping(FromServer, tag="ping", frozen=True):
    """A request for a `pong`, to be answered at once."""

    n: int


class Bye(FromServer, tag="bye", frozen=True):
    """The last message before the server closes the connection.

    Codes: replaced (the seat was opened elsewhere), left, released, expired, silent, too-many,
    too-fast, bad-hello, bad-message, no-table, stopping.
    """

    code: str
    message: str


AnyFromServer: TypeAlias = Update | Done | Refused | Seated | Reason | Hinted | Ping | Bye
