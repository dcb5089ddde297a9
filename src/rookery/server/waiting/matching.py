"""Decides which waiting people are seated together: pure functions from a list to seatings.

Whoever has waited longest is served first. First, tables of people only are opened. Then people
take bots' seats at tables that the waiting room has opened and that still play their first deal.
Then whoever has waited long enough gets a table with bots, together with all compatible people who
accept bots. Any two people at a table are compatible.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

ANY_PACE = "any"
"""The pace chosen by people who play at every pace."""

USUAL_PACE = "normal"
"""The pace of a table whose people all play at every pace."""

_MOST_TRIES = 300
"""In one round, the search for one person's table takes at most this many steps, so that unusual
wishes cannot delay others. Usually wishes agree, and the first group fits, with one step per seat.
Unmeasured."""


@dataclass(frozen=True, slots=True)
class Play:
    """A game, and its number of players."""

    game: str
    seats: int


@dataclass(frozen=True, slots=True)
class Waiter:
    """A waiting person, and what they accept.

    `plays` are the games wished for, the favourite first. After `bots_after` seconds, the person
    accepts a table with bots; None means people only. `profile` is empty for a guest. `ratings` are
    those that the person shows, by game. The others' ratings must be between `low` and `high`; None
    means no bound. Times are in seconds since 1970.
    """

    id: str
    since: float
    plays: tuple[Play, ...]
    pace: str = ANY_PACE
    bots_after: float | None = None
    profile: str = ""
    ratings: Mapping[str, float] = field(default_factory=dict)
    low: float | None = None
    high: float | None = None

    @property
    def accepts_bots(self) -> bool:
        """Whether the person accepts a table with bots, at once or after some time."""
        return self.bots_after is not None

    def is_due(self, at: float) -> bool:
        """Whether the person has waited for people as long as they wished."""
        return self.bots_after is not None and at >= self.since + self.bots_after

    def accepts_rating(self, rating: float | None) -> bool:
        """Whether a person with this rating (None: shows no rating) may sit at the same table."""
        if self.low is None and self.high is None:
            return True
        return rating is not None and is_within(rating, self.low, self.high)


def is_within(rating: float, low: float | None, high: float | None) -> bool:
    """Whether a rating is in a range; None as a bound means no bound."""
    return (low is None or low <= rating) and (high is None or rating <= high)


@dataclass(frozen=True, slots=True)
class Seating:
    """The people of a table, the one who has waited longest first; bots take the other seats."""

    play: Play
    pace: str
    people: tuple[Waiter, ...]

    @property
    def bots(self) -> int:
        """The number of seats for bots."""
        return self.play.seats - len(self.people)


@dataclass(frozen=True, slots=True)
class Filling:
    """A table of the waiting room at which people may still take the seats of `bots` bots."""

    code: str
    play: Play
    pace: str
    people: tuple[Waiter, ...]
    bots: int

    def suits(self, waiter: Waiter, blocked: Blocked = ()) -> bool:
        """Whether somebody may take a bot's seat; if they refuse bots, only the last bot's."""
        return (
            self.bots > 0
            and (waiter.accepts_bots or self.bots == 1)
            and waiter.pace in (ANY_PACE, self.pace)
            and all(are_compatible(waiter, each, self.play, blocked) for each in self.people)
        )

    def joined_by(self, waiter: Waiter) -> Filling:
        """The table after somebody has taken a bot's seat."""
        return replace(self, people=(*self.people, waiter), bots=self.bots - 1)


@dataclass(frozen=True, slots=True)
class Joining:
    """A person takes a bot's seat at the table `code`."""

    code: str
    waiter: Waiter

    @property
    def people(self) -> tuple[Waiter, ...]:
        """The people who are seated, as in a `Seating`."""
        return (self.waiter,)


Blocked = Collection[frozenset[str]]
"""Pairs of profiles in which one has blocked the other."""

Choose = Callable[[Waiter, Sequence[Waiter], float, Blocked], Seating | None]
"""Finds a table for a person among the waiting people; None if there is none yet."""


def seatings(
    waiting: Sequence[Waiter], at: float, blocked: Blocked = (), tables: Sequence[Filling] = ()
) -> list[Seating | Joining]:
    """The tables to open now, and who takes bots' seats at `tables`; nobody gets two seats."""
    left = sorted(waiting, key=lambda it: (it.since, it.id))
    alone = _opened(left, _people_alone, at, blocked)
    joined = _joined(left, tables, blocked)
    return [*alone, *joined, *_opened(left, _with_bots, at, blocked)]


def _opened(left: list[Waiter], choose: Choose, at: float, blocked: Blocked) -> list[Seating]:
    """Open tables for people in `left`, and remove those people from `left`."""
    found = []
    for first in tuple(left):
        if first in left and (seating := choose(first, left, at, blocked)) is not None:
            found.append(seating)
            left[:] = [each for each in left if each not in seating.people]
    return found


def _joined(left: list[Waiter], tables: Sequence[Filling], blocked: Blocked) -> list[Joining]:
    """Let people in `left` take bots' seats, and remove those people from `left`."""
    found: list[Joining] = []
    by_code = {each.code: each for each in tables}
    while True:
        fullest_first = sorted(by_code.values(), key=lambda it: it.bots)
        pairs = ((who, it) for who in left for it in fullest_first if it.suits(who, blocked))
        waiter, table = next(pairs, (None, None))
        if waiter is None or table is None:
            return found
        by_code[table.code] = table.joined_by(waiter)
        found.append(Joining(table.code, waiter))
        left.remove(waiter)


def are_compatible(one: Waiter, other: Waiter, play: Play, blocked: Blocked = ()) -> bool:
    """Whether two people may sit at one table of a game."""
    if play not in one.plays or play not in other.plays:
        return False
    if one.profile and other.profile and _will_not_meet(one.profile, other.profile, blocked):
        return False
    if ANY_PACE not in (one.pace, other.pace) and one.pace != other.pace:
        return False
    return one.accepts_rating(other.ratings.get(play.game)) and other.accepts_rating(
        one.ratings.get(play.game)
    )


def _will_not_meet(one: str, other: str, blocked: Blocked) -> bool:
    return one == other or frozenset((one, other)) in blocked


def others_for(waiter: Waiter, play: Play, waiting: Sequence[Waiter], blocked: Blocked = ()) -> int:
    """The number of waiting people who are compatible with somebody for a game."""
    return sum(
        other.id != waiter.id and are_compatible(waiter, other, play, blocked) for other in waiting
    )


def _people_alone(
    first: Waiter, waiting: Sequence[Waiter], at: float, blocked: Blocked
) -> Seating | None:
    """A table without bots for `first`, in their favourite game that has enough people."""
    for play in first.plays:
        group = _group(first, waiting, play, play.seats, blocked)
        if group is not None:
            return _seating(play, group)
    return None


def _with_bots(
    first: Waiter, waiting: Sequence[Waiter], at: float, blocked: Blocked
) -> Seating | None:
    """The possible table with the most people; of several such tables, one with the fewest bots.

    None if `first` has not waited long enough for bots. The others need not have: they would rather
    play now than be left alone.
    """
    if not first.is_due(at):
        return None
    others = [each for each in waiting if each.accepts_bots]
    for count in range(max(play.seats for play in first.plays), 0, -1):
        for play in sorted(first.plays, key=lambda it: it.seats):
            if count > play.seats:
                continue
            group = _group(first, others, play, count, blocked)
            if group is not None:
                return _seating(play, group)
    return None


def _group(
    first: Waiter, waiting: Sequence[Waiter], play: Play, count: int, blocked: Blocked
) -> tuple[Waiter, ...] | None:
    """`count` compatible people: `first` and the longest waiting; None if there are none."""
    candidates = [
        each
        for each in waiting
        if each.id != first.id and are_compatible(first, each, play, blocked)
    ]

    def agree(one: Waiter, other: Waiter) -> bool:
        return are_compatible(one, other, play, blocked)

    tries = iter(range(_MOST_TRIES))
    return next(_grown((first,), candidates, count, agree, tries), None)


def _grown(
    group: tuple[Waiter, ...],
    candidates: Sequence[Waiter],
    count: int,
    agree: Callable[[Waiter, Waiter], bool],
    tries: Iterator[int],
) -> Iterator[tuple[Waiter, ...]]:
    """Yield groups of `count` people, made by adding compatible candidates to a group."""
    if len(group) == count:
        yield group
        return
    for at, each in enumerate(candidates):
        if len(group) + len(candidates) - at < count or next(tries, None) is None:
            return
        rest = [other for other in candidates[at + 1 :] if agree(each, other)]
        if len(group) + 1 + len(rest) >= count:
            yield from _grown((*group, each), rest, count, agree, tries)


def _seating(play: Play, group: tuple[Waiter, ...]) -> Seating:
    paces = [each.pace for each in group if each.pace != ANY_PACE]
    oldest_first = tuple(sorted(group, key=lambda it: (it.since, it.id)))
    return Seating(play, paces[0] if paces else USUAL_PACE, oldest_first)
