"""The body of `POST /api/analysis`, and its answer."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from rookery.table.protocol.pages import ReplayStep
from rookery.table.protocol.words import GameName, Options, OptionValue, SeatNumber

LONGEST_ANALYSIS = 65_536
"""The maximum size of the body of `POST /api/analysis`, in bytes: a long match fits."""

CardsText: TypeAlias = Annotated[str, Meta(max_length=400)]
"""Cards in a row, as in `R5 Y14`."""

PlyText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
"""A move with its seat, as in a record: `0 play R5`."""

_BySeat: TypeAlias = Annotated[tuple[CardsText, ...], Meta(max_length=7)]


class LaidOut(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True, kw_only=True):
    """Cards set up by hand under the rules of a game.

    In a trick game `hands` are by seat, and the dummy's pile comes after them. Without `trump` it
    is a deal as it was dealt, and the rest of the pack is the nest. With `trump` cards are being
    played: `trick` lies on the table, from `leader` on, `nest` has the cards buried, `bidder` has
    made the `bid` (empty for the lowest) with `partners`, and `tricks_won` are the tricks of the
    side of seat 0, or of the bidder's, and of the other side. In Tuxedo `turn` is the seat to move,
    `centre` has cards and builds, as in `R9 [G5+R4]`, `taken` are the cards that each seat has won,
    and the rest of the pack is the stock. Without `hands` the pack is dealt in its order.
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
    """The body of `POST /api/analysis`: a position, moves from it, and what is asked about it.

    The position is either a `text` (the JSON of `rookery solve`, the record of a match, or a
    position in one line) or `laid_out` by hand. `deal` and `move` count from 0 and name the moment
    of a record. `players` are names for the sentences. `ask` is `position` for the position alone,
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
    """A legal move, and the range that its value lies in.

    The range is proven by the solver; `low` and `high` are equal where the value is exact. For an
    estimate it is the interval of 95 %. `behind` is by how many points the move is worse for its
    seat than the best, give or take `margin`. All are null where they are not known. `then` are the
    moves that belong together with it: the other cards of a burial.
    """

    move: str
    low: float | None
    high: float | None
    behind: float | None
    margin: float | None
    then: tuple[str, ...]


class VerdictView(Struct, frozen=True):
    """What the legal moves of `seat` are worth, the best first for that seat.

    Values are points of the seats of `side`. `by` is `solver` (open hands, to the end of the deal
    from here), `worlds` (the mean over worlds that were solved, likewise), `search` (exact, in the
    whole deal), `samples` (estimates from searches, in the whole deal) or `strong` (the score that
    it expects of the deal). `unit` is `points`, or `lead` for the score of the side less the mean
    score of its rivals. `low` and `high` hold the value of the position, `is_exact` says whether it
    is exact, and `left` is the number of points that can still be won, null where that is not
    fixed. `line` is a line of best play, as plies. `worlds` is the number of worlds of an estimate,
    `nodes` that of the positions searched. `why_not` says why no move is valued: forced, no-kernel,
    no-room or only-hold; it is null elsewhere.
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
    """Where the cards of a game lie under its house rules, for setting up a position.

    `kind` is tricks or fishing. `places` is the number of hands, a dummy's included, of `hand_size`
    cards as dealt. `trumps` are what may be called. `sides` is alternate, alone or called, and
    empty in a fishing game.
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

    `text` is the position before the moves, in one line, which may be sent in place of what was
    sent. `game` is empty for a position that names no game. `is_whole` says whether the deal has
    its history, so that `hidden` values it by all that is known. `step` is the position after the
    moves, and `legal` are the legal moves with their seats. `layout` is null for a position that
    names no game. `solve` is the JSON that `rookery
    solve` takes, null where there is nothing to solve. `verdict` is null unless it was asked for.
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
