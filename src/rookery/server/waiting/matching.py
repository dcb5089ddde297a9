"""Decides which waiting people are seated together. Pure: a list goes in, seatings come out.

Whoever has waited longest is served first. Tables of people alone come first; if there is none,
people who accept bots by now get a table that bots fill. A group is seated together only if every
two of it are compatible.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

ANY_PACE = "any"
"""The wish of somebody who plays at every pace."""

USUAL_PACE = "normal"
"""The pace of a table at which everybody plays at every pace."""

_MOST_TRIES = 300
"""Steps of the search for one person's table in one round, so that odd wishes cannot hold up the
others. Unmeasured: where wishes mostly agree the first group fits, in as many steps as seats."""


@dataclass(frozen=True, slots=True)
class Play:
    """A game with a number of seats."""

    game: str
    seats: int


@dataclass(frozen=True, slots=True)
class Waiter:
    """Somebody who waits, and what they accept.

    `plays` are the games wished for, the favourite first. `bots_after` is the number of seconds
    after which bots may fill the table, None for people only. `profile` is empty for a guest.
    `ratings` are those that the person shows, by game; `low` and `high` the ratings that the others
    must show, None for no wish. Times are in seconds since 1970.
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

    def accepts_bots(self, at: float) -> bool:
        """Whether the person accepts bots by now."""
        return self.bots_after is not None and at >= self.since + self.bots_after

    def accepts_rating(self, rating: float | None) -> bool:
        """Whether somebody who shows this rating, or none, may sit at the same table."""
        if self.low is None and self.high is None:
            return True
        return rating is not None and is_within(rating, self.low, self.high)


def is_within(rating: float, low: float | None, high: float | None) -> bool:
    """Whether a rating is in a range whose ends may be open."""
    return (low is None or low <= rating) and (high is None or rating <= high)


@dataclass(frozen=True, slots=True)
class Seating:
    """People for a table, the one who has waited longest first; bots take the other seats."""

    play: Play
    pace: str
    people: tuple[Waiter, ...]

    @property
    def bots(self) -> int:
        """The number of seats that bots take."""
        return self.play.seats - len(self.people)


Blocked = Collection[frozenset[str]]
"""Pairs of profiles of whom one has blocked the other."""


def seatings(waiting: Sequence[Waiter], at: float, blocked: Blocked = ()) -> list[Seating]:
    """The tables that can be opened now. Nobody is at two of them."""
    left = sorted(waiting, key=lambda it: (it.since, it.id))
    found: list[Seating] = []
    for choose in (_people_alone, _with_bots):
        for first in tuple(left):
            if first not in left:
                continue
            seating = choose(first, left, at, blocked)
            if seating is not None:
                found.append(seating)
                left = [each for each in left if each not in seating.people]
    return found


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
    """How many waiting people are compatible with somebody for a game."""
    return sum(
        other.id != waiter.id and are_compatible(waiter, other, play, blocked) for other in waiting
    )


def _people_alone(
    first: Waiter, waiting: Sequence[Waiter], at: float, blocked: Blocked
) -> Seating | None:
    """A table without bots for somebody, of the game that they like best."""
    for play in first.plays:
        group = _group(first, waiting, play, play.seats, blocked)
        if group is not None:
            return _seating(play, group)
    return None


def _with_bots(
    first: Waiter, waiting: Sequence[Waiter], at: float, blocked: Blocked
) -> Seating | None:
    """The table with the most people and, among these, the fewest bots; None if bots must wait."""
    if not first.accepts_bots(at):
        return None
    patient = [each for each in waiting if each.accepts_bots(at)]
    for count in range(max(play.seats for play in first.plays), 0, -1):
        for play in sorted(first.plays, key=lambda it: it.seats):
            if count > play.seats:
                continue
            group = _group(first, patient, play, count, blocked)
            if group is not None:
                return _seating(play, group)
    return None


def _group(
    first: Waiter, waiting: Sequence[Waiter], play: Play, count: int, blocked: Blocked
) -> tuple[Waiter, ...] | None:
    """`count` people of whom every two are compatible, with `first` and then the longest waiting.

    None if there is no such group, or if too many groups would have to be tried.
    """
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
    """The groups of `count` people that a group can grow to by compatible candidates."""
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
