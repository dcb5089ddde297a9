"""The bodies of HTTP requests and responses."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from rookery.bots.levels import BEST
from rookery.games.about.pasted import LONGEST
from rookery.table.protocol.deals import AnyDeal
from rookery.table.protocol.updates import BoardsView, PracticeView, SheetView, SideScore
from rookery.table.protocol.words import (
    Calls,
    Clock,
    GameName,
    Name,
    Options,
    OptionValue,
    Pace,
    RatingRange,
    SeatNumber,
)

LONGEST_SHEET = LONGEST
"""The most characters of a rule sheet."""


class OpenTable(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `POST /api/tables`: the table to open.

    The sender sits in seat 0 as the host. `others` has one entry for each of the other seats, from
    the left: `open`, or `bot:` and a level. The last entry stands for all the seats after it. The
    default `clock` is 90 seconds as soon as more than one person plays. At a slow table, `one_move`
    lets a bot make only the overdue move, instead of playing on. `asks` is the range of ratings
    that a listed table requires.
    """

    game: GameName
    name: Name
    options: Options = {}
    others: Annotated[tuple[Annotated[str, Meta(max_length=30)], ...], Meta(max_length=5)] = (
        f"bot:{BEST}",
    )
    listed: bool = False
    pace: Pace = "normal"
    calls: Calls = "calmly"
    clock: Clock | None = None
    one_move: bool = False
    asks: RatingRange | None = None


class MomentWanted(Struct, tag_field="kind", tag="replay", forbid_unknown_fields=True, frozen=True):
    """A finished deal of some table, to be continued differently from one of its moments.

    `deal` counts from 1, as in a replay. `move` is the number of moves already made, and `seat` the
    person's seat.
    """

    code: Annotated[str, Meta(max_length=20)]
    deal: Annotated[int, Meta(ge=1, le=100_000)]
    move: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber


class LessonWanted(Struct, tag_field="kind", tag="lesson", forbid_unknown_fields=True, frozen=True):
    """A lesson, by its name in `GET /api/lessons`."""

    name: Annotated[str, Meta(max_length=60)]


class LessonListed(Struct, frozen=True):
    """A lesson. A game's first lesson is its guided first deal."""

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

    `phase` names the phase of a match to which the rule belongs, in words; options are in the order
    of phases. `title` is its name on the page; `choice_titles` are the choices in words, in the
    same order; empty if the choices are numbers.
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
    phase: str
    title: str
    choice_titles: tuple[str, ...]


class GameListed(Struct, frozen=True):
    """A game in a list, with what people need to choose it.

    `showcase` are cards for the game's picture, and `minutes` is the length of a match. The page
    lists games with `is_variant` below the others. `is_poker_pack` means that the cards are poker
    cards, not Rook cards. `also_called` are other names of the game. `found_by` are words that are
    true of the game and may be searched for, the usual number of players first. `differs` is a
    sentence on how it differs from a similar game. `form_of` names the game that this is a form of,
    and `told_in` the language of texts that are not translated; each is empty if it does not apply.
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
    found_by: tuple[str, ...] = ()
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
    """A real deal of bots that shows a game: `outcome` in words, `players` by seat."""

    players: tuple[str, ...]
    steps: tuple[ExampleStep, ...]
    sides: tuple[SideScore, ...]
    outcome: str


class GameDescribed(GameListed, frozen=True, kw_only=True):
    """A game that can be played, with its rules in short and its house rules.

    Cards are texts, and ranks are as they stand on the cards. `pack` is in the order before
    shuffling. `ranks` are in ascending order for play without trump, and leave out the rook.
    `trump_ranks` are the ranks of the trump suit, with the rook; empty if the game has no trumps.
    `counters` are points by rank, or by card if a card counts differently from its rank;
    `other_points` are points for other things, by their names; `points` is the sum of all points in
    a deal, 0 if it differs from deal to deal. All of this is for the usual number of players and
    the default house rules; the deals of a table have that table's values. `advice` are sentences
    on how to play well. The `example` is null in `GET /api/games`, and where a game has none.
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
    """A level of bots: its name in commands, its title on the page, and its description."""

    name: str
    title: str
    sentence: str


class Today(Struct, frozen=True):
    """What the home page shows of today: `game` is the game whose deal is the day's own.

    `laid` are the cards of another deal of that game, in the order in which bots have laid them,
    and `laid_by` the bots' seats; `seats` is the number of players. In the puzzle of the day, the
    cards `middle` are on the table, and the seat to move has `hand`.
    """

    game: str
    seats: int
    laid: tuple[str, ...]
    laid_by: tuple[int, ...]
    middle: tuple[str, ...]
    hand: tuple[str, ...]


class Overview(Struct, frozen=True):
    """The answer to `GET /api/overview`: all games in brief, and what they share.

    `bots` are the levels offered, the weakest first; `usual_bot` is the name of the default level.

    Other devices in the network reach this server at `addresses`, such as `http://192.0.2.7:8765`.
    The list is empty if they cannot reach it, or if the page's own address works for them, too.

    `offline` says whether the page can be kept on a device, to practise without a network.
    `is_local` is true if the device itself answers, because the server does not.

    `version` is the server's version; each commit has its own. It is empty, and there is no
    `today`, if the device itself answers.
    """

    games: tuple[GameListed, ...]
    bots: tuple[BotDescribed, ...]
    usual_bot: str
    phrases: tuple[str, ...]
    addresses: tuple[str, ...] = ()
    offline: bool = False
    is_local: bool = False
    version: str = ""
    today: Today | None = None


class Catalogue(Struct, frozen=True):
    """The answer to `GET /api/games`: an `Overview` in which all games are described in full.

    It leaves out the fields about the page itself.
    """

    games: tuple[GameDescribed, ...]
    bots: tuple[BotDescribed, ...]
    usual_bot: str
    phrases: tuple[str, ...]
    addresses: tuple[str, ...] = ()


class AskNearest(Struct, forbid_unknown_fields=True, frozen=True):
    """The query of `GET /api/nearest`: what a family knows of the rules of its game.

    `ones` is the rank of the 1s or aces, and `rook` the rook's rank among the trumps; "out" means
    that they are not in the pack. `calls` says whether the bidder calls a partner, `minimum_bid` is
    the lowest bid, and `target` the total that wins. The others are options of the same names;
    `rules` has further ones, each written as name=value, with spaces between them.
    """

    players: Annotated[int, Meta(ge=2, le=6)] | UnsetType = UNSET
    ones: Literal["high", "low", "out"] | UnsetType = UNSET
    rook: Literal["out", "low", "10.5", "12.5", "high"] | UnsetType = UNSET
    calls: bool | UnsetType = UNSET
    minimum_bid: Annotated[int, Meta(ge=1, le=100_000)] | UnsetType = UNSET
    target: Annotated[int, Meta(ge=1, le=100_000)] | UnsetType = UNSET
    bid_step: Literal[5, 10] | UnsetType = UNSET
    trump_named: Literal["after_nest", "before_nest"] | UnsetType = UNSET
    rook_points: Literal[0, 5, 10, 15, 20, 25, 30] | UnsetType = UNSET
    ones_points: Literal[0, 5, 10, 15, 20] | UnsetType = UNSET
    must_make_to_win: bool | UnsetType = UNSET
    never_below_zero: bool | UnsetType = UNSET
    rules: Annotated[str, Meta(max_length=1_000)] = ""


class GameFound(Struct, frozen=True):
    """A game near to the answers: the options for opening it, and how it differs from the answers.

    `told` has the house rules among the options in words.
    """

    name: str
    options: dict[str, OptionValue]
    told: tuple[str, ...]
    differences: tuple[str, ...]


class AskReading(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/nearest/reading`: a rule sheet in English."""

    text: Annotated[str, Meta(max_length=LONGEST_SHEET)]


class ClaimRead(Struct, frozen=True):
    """What a sentence of a rule sheet seems to say; only a person can confirm it.

    `option` and `value` are an answer of `AskNearest`, or one of its `rules`. `told` has them in
    words.
    """

    option: str
    value: OptionValue
    told: str
    sentence: str


class SheetRead(Struct, frozen=True):
    """What was recognised in a rule sheet, and sentences that look like rules but were not."""

    claims: tuple[ClaimRead, ...]
    not_understood: tuple[str, ...]


class AskSheet(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/games/NAME/sheet`: house rules of the game.

    They are compared with the game `beside` under its house rules; without it, with the same game
    under its usual rules.
    """

    options: Options = {}
    beside: GameName | UnsetType = UNSET
    beside_options: Options = {}


class SheetTold(Struct, frozen=True):
    """A rule sheet in words: how the game is played by its house rules.

    `differences` has what this sheet and the other one say of each thing in which they differ; ""
    where one says nothing of it.
    """

    differences: tuple[tuple[str, str], ...]
    how_to: tuple[str, ...]


class SeatKey(Struct, forbid_unknown_fields=True, frozen=True):
    """The key to a seat: the code of its table, and its secret."""

    code: Annotated[str, Meta(max_length=20)]
    secret: Annotated[str, Meta(max_length=64)]


class AskStandings(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/standings`: your seats at the tables in question."""

    seats: Annotated[tuple[SeatKey, ...], Meta(max_length=20)]


class PlayerNamed(Struct, frozen=True):
    """The person or bot in a seat; the name of an open seat is empty."""

    name: str
    is_bot: bool


class Standing(Struct, frozen=True):
    """The state of a table, as far as its people know it without their cards.

    `stage` is `lobby`, `playing`, `over`, `expired` (closed because nobody came), or `unknown`. It
    is `unknown` if no such table can be opened or the secret opens no seat there; other fields are
    then empty. `seat` is the seat that the secret opens, and `is_turn` says that it has to move.
    `deal` is the number of the last deal, 0 before the first. `totals` are by seat; `sides` has 0
    or 1 for each seat where partners are fixed. `winners` is empty while the match is undecided,
    and after an end by agreement. `changed_at` is the time of the last event, in seconds since
    1970. `is_practice` says that it is a single deal for practice. `move_until` is the time, also
    since 1970, by which the seat has to move at a slow table. `boards` are set if the table plays
    the same deals as others.
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
    """A table that its host has listed publicly, while somebody can sit down there.

    `rules` are the house rules in words, empty if all are defaults, and `options` the same for
    programs. `seats` is the number of all seats, and `clock` the seconds for a move, 0 for no
    clock. `asks` is the range of ratings that the host requires.
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
    """A position of a finished deal with all cards open, after `move`.

    `move` begins with its seat, as in a record: `0 play R5`. It is null for the first position.
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
    """The query of `GET /api/tables/CODE/replay/N/line`: another continuation of the deal.

    `before` is the ply, counted from 0, that the first move replaces; `moves` are written with
    their seats, as in a record, and separated by commas.
    """

    before: Annotated[int, Meta(ge=0, le=1_000)]
    moves: Annotated[str, Meta(max_length=3_000)] = ""


class ReplayMatch(Struct, frozen=True):
    """The answer to `GET /api/tables/CODE/replay`: the match, and its number of deals so far.

    `pack` is in the order before shuffling, so that the shuffle can be checked. `bots` has the
    seats in which programs play: the server's bots and people's own. `practice` and `boards` are as
    in an update; `can_verify` is false while a table's boards are sealed. `portraits` are by seat.
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
    portraits: tuple[int, ...] = ()
    practice: PracticeView | None = None
    boards: BoardsView | None = None
