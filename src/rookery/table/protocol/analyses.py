"""The body of `POST /api/analysis`, and its answer."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from rookery.table.protocol.pages import ReplayStep
from rookery.table.protocol.words import GameName, Options, OptionValue, SeatNumber

LONGEST_ANALYSIS = 65_536
"""Maximum size of the body of `POST /api/analysis`, in bytes: a long match fits."""

CardsText: TypeAlias = Annotated[str, Meta(max_length=400)]
"""Several cards, as in `R5 Y14`."""

PlyText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
"""A move with its seat, as in a record: `0 play R5`."""

_BySeat: TypeAlias = Annotated[tuple[CardsText, ...], Meta(max_length=7)]


class LaidOut(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True, kw_only=True):
    """Cards set up by hand under the rules of a game.

    In a trick game, `hands` are by seat, followed by the dummy's pile if there is one. Without
    `trump`, the bidding has not begun, and the rest of the pack is the nest. With `trump`, tricks
    are being played. `trick` has the cards on the table, from `leader` on, and `nest` the buried
    cards. `bidder` made the `bid` (empty for the lowest) with `partners`. `tricks_won` counts the
    tricks of side 0 and of side 1; side 0 has seat 0 if the seats fix the partners, else the
    bidder. In Tuxedo, `turn` is the seat to move. `centre` has cards and builds, as in `R9
    [G5+R4]`, and `taken` the cards that each seat has won. The rest of the pack is the stock.
    Without `hands`, the pack is dealt in its order.
    """

    game: GameName
    options: Options = {}
    hands: _BySeat = ()
    dealer: SeatNumber = 0
    nest: CardsText = ""
    trump: Annotated[str, Meta(max_length=10)] = ""
    leader: SeatNumber = 0
    trick: CardsText = ""
    bidder: SeatNumber = 0
    bid: Annotated[str, Meta(max_length=10)] = ""
    partners: Annotated[tuple[SeatNumber, ...], Meta(max_length=5)] = ()
    tricks_won: Annotated[tuple[Annotated[int, Meta(ge=0, le=99)], ...], Meta(max_length=2)] = (
        0,
        0,
    )
    turn: SeatNumber = 0
    centre: CardsText = ""
    taken: _BySeat = ()


class AskAnalysis(
    Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True, kw_only=True
):
    """The body of `POST /api/analysis`: a position, moves from it, and the question about it.

    The position is either a `text` (the JSON of `rookery solve`, the record of a match, or a
    position in one line) or `laid_out` by hand. `deal` and `move` select a moment of a record, and
    count from 0. `players` are names for the sentences. `ask` is `position` for the position alone,
    `open` for the values of the moves if everybody sees all cards, or `hidden` for their values
    from the view of the seat to move.
    """

    text: Annotated[str, Meta(max_length=LONGEST_ANALYSIS)] = ""
    laid_out: LaidOut | None = None
    deal: Annotated[int, Meta(ge=0, le=9999)] | None = None
    move: Annotated[int, Meta(ge=0, le=9999)] | None = None
    moves: Annotated[tuple[PlyText, ...], Meta(max_length=300)] = ()
    players: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=6)] = ()
    ask: Literal["position", "open", "hidden"] = "position"


class ValuedMove(Struct, frozen=True):
    """A legal move and its value, as a range.

    The range is proven by the solver; `low` and `high` are equal if the value is exact. For an
    estimate, the range is the 95 % confidence interval. `behind` is the difference in points to the
    seat's best move, with the error `margin`. Unknown numbers are null. `then` are the other moves
    that belong to this one, such as the other cards of a burial.
    """

    move: str
    low: float | None
    high: float | None
    behind: float | None
    margin: float | None
    then: tuple[str, ...]


class VerdictView(Struct, frozen=True):
    """The values of the legal moves of `seat`, its best move first.

    Values are points of the seats of `side`. `by` is `solver` (open hands, points from here to the
    end of the deal), `worlds` (the same, as a mean over solved worlds), `search` (exact, in the
    whole deal), `samples` (estimates from searches, in the whole deal) or `strong` (the score that
    this bot expects of the deal). `unit` is `points`, or `lead` for the score of the side less the
    mean score of its rivals. `low` and `high` bound the value of the position, and `is_exact` says
    whether it is exact. `left` is the number of points that can still be won, null if this number
    is not fixed. `line` is a line of best play, as plies. `worlds` counts the worlds of an
    estimate, `nodes` the positions searched. `why_not` is the reason if no move has a value:
    forced, no-kernel, no-room or only-hold; else null.
    """

    by: str
    unit: str
    seat: int
    side: tuple[int, ...]
    moves: tuple[ValuedMove, ...]
    low: float | None
    high: float | None
    is_exact: bool
    left: int | None
    line: tuple[str, ...]
    worlds: int
    nodes: int
    why_not: str | None


class Layout(Struct, frozen=True):
    """The places of a game's cards under its house rules, for setting up a position.

    `kind` is tricks or fishing. `places` is the number of hands, including a dummy's, each of
    `hand_size` cards when dealt. `trumps` are the trumps that may be named. `sides` is alternate,
    alone or called, and empty in a fishing game.
    """

    kind: str
    pack: tuple[str, ...]
    places: int
    hand_size: int
    nest_size: int
    trumps: tuple[str, ...]
    sides: str


class Analysed(Struct, frozen=True):
    """The answer to `POST /api/analysis`.

    `text` is the position before the moves, in one line; later requests may give this line as their
    position. `game` is empty for a position without a game. `is_whole` says whether the history of
    the deal is known; `hidden` then uses it. `step` is the position after the moves, and `legal`
    are the legal moves with their seats. `layout` is null for a position without a game. `solve` is
    the JSON that `rookery solve` reads; null if there is nothing to solve. `verdict` is null unless
    it was requested.
    """

    text: str
    game: str
    title: str
    options: dict[str, OptionValue]
    players: tuple[str, ...]
    sides: tuple[int, ...] | None
    is_whole: bool
    step: ReplayStep
    legal: tuple[str, ...]
    layout: Layout | None
    solve: str | None
    verdict: VerdictView | None
