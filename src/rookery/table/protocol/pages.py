"""The bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from rookery.bots.levels import BEST
from rookery.table.protocol.deals import AnyDeal
from rookery.table.protocol.updates import BoardsView, PracticeView, SheetView, SideScore
from rookery.table.protocol.words import (
    Clock,
    GameName,
    Name,
    Options,
    OptionValue,
    Pace,
    RatingRange,
    SeatNumber,
)


class OpenTable(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `POST /api/tables`: the table to open.

    The sender sits in seat 0 as the host. `others` has one entry for each of the other seats, from
    the left: `open`, or `bot:` and a level. The last entry stands for all the seats after it.
    Without a `clock` there is one of 90 seconds as soon as more than one person plays. At a slow
    table, `one_move` has a bot make only the move that is overdue, instead of playing on. `asks` is
    the range of ratings that a listed table asks for.
    """

    game: GameName
    name: Name
    options: Options = {}
    others: Annotated[tuple[Annotated[str, Meta(max_length=30)], ...], Meta(max_length=5)] = (
        f"bot:{BEST}",
    )
    listed: bool = False
    pace: Pace = "normal"
    clock: Clock | None = None
    one_move: bool = False
    asks: RatingRange | None = None


class MomentWanted(Struct, tag_field="kind", tag="replay", forbid_unknown_fields=True, frozen=True):
    """A finished deal of some table, to be played on from one of its moments.

    `deal` counts from 1, as in a replay. `move` is the number of moves made before, and `seat` the
    one to play in.
    """

    code: Annotated[str, Meta(max_length=20)]
    deal: Annotated[int, Meta(ge=1, le=100_000)]
    move: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber


class LessonWanted(Struct, tag_field="kind", tag="lesson", forbid_unknown_fields=True, frozen=True):
    """A lesson, by its name in `GET /api/lessons`."""

    name: Annotated[str, Meta(max_length=60)]


class LessonListed(Struct, frozen=True):
    """A lesson. The one of a game that comes first is its guided first deal."""

    name: str
    game: str
    title: str
    summary: str
    minutes: int


class OpenPractice(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `POST /api/practice`: the practice table to open, and the level of its bots."""

    name: Name
    deal: MomentWanted | LessonWanted
    level: Annotated[str, Meta(max_length=30)] = BEST
    pace: Pace = "normal"


class Opened(Struct, frozen=True):
    """The answer to `POST /api/tables` and to `POST /api/practice`."""

    code: str
    seat: int
    secret: str


class Fault(Struct, frozen=True):
    """The body of every HTTP error."""

    code: str
    message: str


class OptionDescribed(Struct, frozen=True):
    """A house rule. `kind` is flag, number or choice; `source` is the number of its rule.

    `title` is its name for people; `choice_titles` are the choices in words, in the same order,
    and empty if the choices are numbers.
    """

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
    title: str
    choice_titles: tuple[str, ...]


class GameListed(Struct, frozen=True):
    """A game in a list: what people choose it by.

    `showcase` are cards for the game's picture, `minutes` the length of a match; an `is_variant` is
    listed below the games of the house. `also_called` are other names of the game, `differs` says
    how it differs from its sister, and `form_of` is the name of the game that it is a form of, or
    empty. `is_poker_pack` says whether it is played with poker cards; the others have Rook cards.
    `told_in` is the language of its texts if it is not translated; else it is empty.
    """

    name: str
    title: str
    summary: str
    seats: tuple[int, ...]
    usual_seats: int
    showcase: tuple[str, ...] = ()
    minutes: int = 0
    is_variant: bool = False
    is_poker_pack: bool = False
    also_called: tuple[str, ...] = ()
    differs: str = ""
    form_of: str = ""
    told_in: str = ""


class ExampleStep(Struct, frozen=True):
    """A step of an example: a sentence, and the cards that it is about.

    For a trick, `players` has who played each card, in order, and `winner` who took it.
    """

    text: str
    cards: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    winner: str = ""


class Example(Struct, frozen=True):
    """A real deal, played by bots, that shows how a game goes; `outcome` is told in words.

    `players` are the names by seat.
    """

    players: tuple[str, ...]
    steps: tuple[ExampleStep, ...]
    sides: tuple[SideScore, ...]
    outcome: str


class GameDescribed(GameListed, frozen=True, kw_only=True):
    """A game that can be played, with its rules in short and its house rules.

    Cards are texts, and ranks are as they stand on the cards. `pack` is in the order that it is
    shuffled from. `ranks` go from the lowest to the highest when there is no trump, and leave out
    the rook; `trump_ranks` are those of the trump suit, with the rook, and empty if the game has no
    trumps. `counters` are points by rank, or by card if it counts differently from its rank;
    `other_points` are points for other things, by their names; `points` are all those of a deal, 0
    where they differ from deal to deal. All of this is for the usual number of players and the
    default house rules; the deals of a table have the values that hold there. `advice` are
    sentences on how to play well. The `example` is null in `GET /api/games`, and where a game has
    none.
    """

    how_to: tuple[str, ...]
    source: str
    options: tuple[OptionDescribed, ...]
    pack: tuple[str, ...] = ()
    ranks: tuple[str, ...] = ()
    trump_ranks: tuple[str, ...] = ()
    counters: dict[str, int] = {}
    other_points: dict[str, int] = {}
    points: int = 0
    advice: tuple[str, ...] = ()
    example: Example | None = None


class BotDescribed(Struct, frozen=True):
    """A level of bots: its name in commands, its title for people, and what to expect of it."""

    name: str
    title: str
    sentence: str


class Overview(Struct, frozen=True):
    """The answer to `GET /api/overview`: all games in brief, and what they share.

    `bots` are the levels offered, the weakest first; `usual_bot` is the name of the default level.

    `addresses` are those by which other devices in the network reach this server, such as
    `http://192.0.2.7:8765`. It is empty if they cannot, or if the address of the page itself works
    for them too.

    `offline` says whether the page can be kept on a device, to practise without a network. With
    `is_local` it is the device that answers, because the server does not.

    `version` is that of the server; each commit has its own. Empty if the device itself answers.
    """

    games: tuple[GameListed, ...]
    bots: tuple[BotDescribed, ...]
    usual_bot: str
    phrases: tuple[str, ...]
    addresses: tuple[str, ...] = ()
    offline: bool = False
    is_local: bool = False
    version: str = ""


class Catalogue(Struct, frozen=True):
    """The answer to `GET /api/games`: an `Overview` in which all games are described in full.

    It leaves out what is about the page itself.
    """

    games: tuple[GameDescribed, ...]
    bots: tuple[BotDescribed, ...]
    usual_bot: str
    phrases: tuple[str, ...]
    addresses: tuple[str, ...] = ()


class AskNearest(Struct, forbid_unknown_fields=True, frozen=True):
    """The query of `GET /api/nearest`: what a family says of its game, as far as it knows.

    `ones` is where the 1s or aces stand, and `rook` where the rook stands among the trumps; "out"
    is for not in the pack. `calls` says whether the bidder calls a partner, and `target` is the
    total that wins.
    """

    players: Annotated[int, Meta(ge=2, le=6)] | UnsetType = UNSET
    ones: Literal["high", "low", "out"] | UnsetType = UNSET
    rook: Literal["out", "low", "10.5", "12.5", "high"] | UnsetType = UNSET
    calls: bool | UnsetType = UNSET
    target: Annotated[int, Meta(ge=1, le=100_000)] | UnsetType = UNSET


class GameFound(Struct, frozen=True):
    """A game near to the answers: the options to open it with, and what is different, in words."""

    name: str
    options: dict[str, OptionValue]
    differences: tuple[str, ...]


class SeatKey(Struct, forbid_unknown_fields=True, frozen=True):
    """The key to a seat: the code of its table, and its secret."""

    code: Annotated[str, Meta(max_length=20)]
    secret: Annotated[str, Meta(max_length=64)]


class AskStandings(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/standings`: your seats at the tables that you ask about."""

    seats: Annotated[tuple[SeatKey, ...], Meta(max_length=20)]


class PlayerNamed(Struct, frozen=True):
    """Who has a seat; the name of an open seat is empty."""

    name: str
    is_bot: bool


class Standing(Struct, frozen=True):
    """Where a table stands, as its people know without looking at their cards.

    `stage` is `lobby`, `playing`, `over`, `expired` (closed because nobody came), or `unknown` if
    no such table can be opened or the secret opens no seat at it; then nothing else is told. `seat`
    is the one that the secret opens, and `is_turn` says that it has to move. `deal` is the number
    of the last deal, 0 before the first. `totals` are by seat; `sides` has 0 or 1 for each seat
    where partners are fixed. `winners` is empty while the match is undecided, and if it was ended
    by agreement. `changed_at` is the time of the last event, in seconds since 1970. `is_practice`
    says that it is no match, but a deal for practice. `move_until` is the time, in the same way,
    by which the seat has to move at a slow table. `boards` are those of a table that plays the same
    deals as others.
    """

    code: str
    stage: str = "unknown"
    game: str = ""
    title: str = ""
    seat: int | None = None
    players: tuple[PlayerNamed, ...] = ()
    sides: tuple[int, ...] | None = None
    deal: int = 0
    is_turn: bool = False
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    changed_at: float = 0.0
    is_practice: bool = False
    move_until: float | None = None
    boards: BoardsView | None = None


class Listed(Struct, frozen=True):
    """A table that its host has listed publicly, as long as somebody can sit down there.

    `rules` are the house rules in words, empty for the default ones, and `options` the same for
    programs. `seats` is the number of all seats, and `clock` the seconds for a move, 0 for no
    clock. `asks` is the range of ratings that the host asks for.
    """

    code: str
    game: str
    title: str
    stage: str
    players: tuple[str, ...]
    open_seats: int
    seats: int = 0
    rules: str = ""
    options: dict[str, OptionValue] = {}
    pace: Pace = "normal"
    clock: int = 0
    asks: RatingRange | None = None


class ReplayStep(Struct, frozen=True):
    """A position of a finished deal with all cards open, after `move`; null for the first.

    `move` begins with its seat, as in a record: `0 play R5`.
    """

    move: str | None
    told: tuple[str, ...]
    deal: AnyDeal
    hands: tuple[tuple[str, ...], ...]
    nest: tuple[str, ...]


class ReplayDeal(Struct, frozen=True):
    """The answer to `GET /api/tables/CODE/replay/N`: every position of deal N, counted from 1."""

    number: int
    steps: tuple[ReplayStep, ...]


class AskLine(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The query of `GET /api/tables/CODE/replay/N/line`: how the deal may have gone on.

    `before` is the ply of the deal, from 0, in whose place the first move is made; `moves` are
    texts with their seats, as in a record, separated by commas.
    """

    before: Annotated[int, Meta(ge=0, le=1_000)]
    moves: Annotated[str, Meta(max_length=3_000)] = ""


class ReplayMatch(Struct, frozen=True):
    """The answer to `GET /api/tables/CODE/replay`: the match and how many deals it has so far.

    `pack` is in the order that it is shuffled from, to check the shuffle by. `bots` has the seats
    in which programs play, the server's bots and those of guests. `practice` and `boards` are as in
    an update; `can_verify` is false while a table's boards are sealed.
    """

    code: str
    game: str
    title: str
    options: dict[str, OptionValue]
    players: tuple[str, ...]
    deals: int
    is_over: bool
    sheet: SheetView
    can_verify: bool
    pack: tuple[str, ...] = ()
    bots: tuple[int, ...] = ()
    practice: PracticeView | None = None
    boards: BoardsView | None = None
