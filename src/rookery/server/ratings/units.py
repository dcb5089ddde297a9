"""What is rated in one go (match, set, deal of a day), and what counts (docs/ratings.md)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from rookery.core.seating import put
from rookery.ratings import Player, Result, Seated, Standing, compared, live
from rookery.ratings.luck import luck_of
from rookery.ratings.results import fields

MATCH, SET, DAY = "match", "set", "day"
"""The kinds of units."""

MOST_BY_BOT = 0.25
"""A person is not rated if a bot made more than this share of the seat's moves."""

QUIET_SECONDS = 3 * 3600.0
"""The tables of a set are compared after this many seconds in which no table was finished."""


@dataclass(frozen=True, slots=True)
class SeatPlayed:
    """A seat of a finished table. `player` is empty if the person is unknown."""

    player: Player
    points: int
    side: int
    has_won: bool


@dataclass(frozen=True, slots=True)
class Played:
    """A finished table. `boards` has the points by board and seat, if the table had boards.

    `leavers` has the seats that somebody left for good, each with that player ("" if unknown).
    """

    code: str
    game: str
    ended_at: float
    deals: int
    is_early: bool
    seats: tuple[SeatPlayed, ...]
    leavers: tuple[tuple[int, Player], ...] = ()
    boards: Mapping[int, tuple[int, ...]] | None = None

    @property
    def has_twice(self) -> bool:
        """Whether one person had several seats, so that the result proves nothing."""
        people = [it.player for it in self.seats if it.player and not it.player.startswith("bot:")]
        return len(set(people)) < len(people)

    @property
    def players(self) -> tuple[Player, ...]:
        """The players by seat; unknown people get an invented id."""
        return tuple(it.player or f"?{self.code}/{seat}" for seat, it in enumerate(self.seats))

    @property
    def sides(self) -> list[tuple[int, ...]]:
        """The seats of each side."""
        numbers = sorted({it.side for it in self.seats})
        return [
            tuple(seat for seat, it in enumerate(self.seats) if it.side == number)
            for number in numbers
        ]


@dataclass(frozen=True, slots=True)
class Unit:
    """Results rated together, at the time `at`. `covers` are the codes that then count as rated."""

    game: str
    at: float
    code: str
    kind: str
    covers: tuple[str, ...]
    results: tuple[Result, ...]

    @property
    def order(self) -> tuple[float, str]:
        """The sort key of a game's units."""
        return (self.at, self.code)


def is_own_play(moves: int, moves_by_bot: int) -> bool:
    """Whether a person has made enough of a seat's moves to be rated for it."""
    return moves > 0 and moves_by_bot <= MOST_BY_BOT * moves


def of_match(played: Played) -> Unit:
    """The unit of a single match. If the match ended before anybody won, only leavers are rated."""
    results: list[Result] = []
    if not played.has_twice:
        if not played.is_early:
            results += _finished(played)
        results += _left(played)
    code, at = played.code, played.ended_at
    return Unit(played.game, at, code, MATCH, (code,), tuple(results))


def _finished(played: Played) -> Iterator[Result]:
    """The results of a match played to its end; who was left may win by it, but not lose."""
    table = Seated(played.players, tuple(float(it.points) for it in played.seats))
    wins = [seat for seat, it in enumerate(played.seats) if it.has_won]
    at, sides = played.ended_at, played.sides
    whole = live(played.code, played.game, at, played.deals, table, sides, wins)
    gone = {seat for seat, _ in played.leavers}
    was_left = [not gone.isdisjoint(side) for side in sides]
    if not any(was_left):
        yield whole
        return
    for number, own in enumerate(whole.standings):
        others = [
            it
            for it, left in zip(whole.standings, was_left, strict=True)
            if was_left[number] or not left or it.score < own.score
        ]
        moved = frozenset(table.players[seat] for seat in sides[number] if seat not in gone)
        code = f"{played.code}/{number}"
        yield replace(whole, code=code, standings=tuple(others), moved=moved)


def _left(played: Played) -> Iterator[Result]:
    """Rate leavers as last, whatever they scored, for at least the usual number of deals."""
    sides = played.sides
    usual = round(luck_of(played.game, len(played.seats), len(sides)).usual_deals)
    deals = max(usual, played.deals)
    for seat, player in sorted(played.leavers):
        if not player:
            continue
        own = next(side for side in sides if seat in side)
        points = tuple(-1.0 if it in own else 0.0 for it in range(len(played.seats)))
        table = Seated(put(played.players, seat, player), points)
        code = f"{played.code}/left/{seat}"
        result = live(code, played.game, played.ended_at, deals, table, sides)
        yield replace(result, moved=frozenset((player,)))


def of_set(name: str, tables: Sequence[Played], now: float) -> Iterator[Unit]:
    """The units of a set. Its tables are compared board by board once none has ended for a while.

    Tables that end after that form another unit. `name` is the name of the set.
    """
    group: list[Played] = []
    for table in sorted(tables, key=lambda it: (it.ended_at, it.code)):
        if group and table.ended_at - group[-1].ended_at > QUIET_SECONDS:
            yield _of_tables(name, group)
            group = []
        group.append(table)
    if group and group[-1].ended_at + QUIET_SECONDS <= now:
        yield _of_tables(name, group)


def _of_tables(name: str, tables: Sequence[Played]) -> Unit:
    at = tables[-1].ended_at + QUIET_SECONDS
    code = f"{name}/{tables[0].code}"
    game = tables[0].game
    results = sorted(_boards(code, at, tables), key=lambda it: it.order)
    return Unit(game, at, code, SET, tuple(it.code for it in tables), tuple(results))


def _boards(code: str, at: float, tables: Iterable[Played]) -> Iterator[Result]:
    by_board: dict[int, list[Played]] = {}
    for table in tables:
        if not table.has_twice:
            for board in table.boards or {}:
                by_board.setdefault(board, []).append(table)
    for board, those in by_board.items():
        shape = those[0].sides
        alike = sorted((it for it in those if it.sides == shape), key=lambda it: it.code)
        if len(alike) > 1:
            seated = [Seated(it.players, _points(it, board)) for it in alike]
            yield from compared(f"{code}/{board:04}", those[0].game, at, 1, seated, shape)


def _points(table: Played, board: int) -> tuple[float, ...]:
    assert table.boards is not None
    return tuple(map(float, table.boards[board]))


def day_code(day: str, game: str) -> str:
    """The code that records that the whole deal of a day, such as 2026-11-25, is rated."""
    return f"{DAY}/{day}/{game}"


def of_day(
    game: str,
    seats: int,
    sides: int,
    day: str,
    at: float,
    points: Mapping[Player, int],
    mark: tuple[Player, int] | None,
) -> Iterator[Unit]:
    """The units of a day's deal: everybody who played it, and the bot, compared by points.

    Nobody met anybody else: all played the same seat against the same bots. Many players are split
    into several units, so that none takes long. A last unit without results completes the day.
    """
    code = day_code(day, game)
    people = [Standing(float(it), {player: 1.0}) for player, it in sorted(points.items())]
    bot = () if mark is None else (Standing(float(mark[1]), {mark[0]: 1.0}),)
    for part, field in enumerate(fields(people)):
        name = f"{code}/{part:04}"
        standings = (*field, *bot)
        result = Result(name, game, seats, at, 1, sides, standings, same_cards=True)
        yield Unit(game, at, name, DAY, (name,), (result,))
    yield Unit(game, at, f"{code}/done", DAY, (code,), ())
