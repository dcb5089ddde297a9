"""Sums over many matches: over all of them, and for each day, week, month or year."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from rookery.server.history.looking import LOST, WON, Played
from rookery.table.protocol import stored

_MOST_PERIODS = 40
"""A series has at most this many periods: as many as a small plot can show. Unmeasured."""

_DAY, _WEEK, _MONTH, _YEAR = "day", "week", "month", "year"
_DAYS = {_DAY: 1.0, _WEEK: 7.0, _MONTH: 30.4, _YEAR: 365.2}
"""The approximate number of days in a period."""


@dataclass(slots=True)
class Summary:
    """Sums over matches: all of them, those won, those lost, and their facts by name."""

    matches: int = 0
    won: int = 0
    lost: int = 0
    facts: Counter[str] = field(default_factory=Counter)

    def add(self, match: Played) -> None:
        """Add one match to the sums."""
        self.matches += 1
        self.won += match.outcome == WON
        self.lost += match.outcome == LOST
        for name, number in stored(match.facts, dict[str, int]).items():
            self.facts[name] += number


@dataclass(frozen=True, slots=True)
class Period:
    """A summary of matches from `begins_at` on, a midnight UTC, in seconds since 1970."""

    begins_at: float
    summary: Summary


@dataclass(frozen=True, slots=True)
class Series:
    """The sums of all matches, and of each period with matches; `unit` is the period's length."""

    whole: Summary
    unit: str
    periods: tuple[Period, ...]


def series(matches: Sequence[Played]) -> Series:
    """Sum up matches, which are given in the order of their ends."""
    whole, unit = Summary(), _unit(matches)
    periods: dict[datetime, Summary] = {}
    for match in matches:
        whole.add(match)
        periods.setdefault(_beginning(match.ended_at, unit), Summary()).add(match)
    told = tuple(Period(begin.timestamp(), it) for begin, it in periods.items())
    return Series(whole, unit, told)


def _unit(matches: Sequence[Played]) -> str:
    """The shortest period of which at most `_MOST_PERIODS` cover the time of all matches."""
    if not matches:
        return _DAY
    days = (matches[-1].ended_at - matches[0].ended_at) / 86_400
    return next((unit for unit, each in _DAYS.items() if days / each < _MOST_PERIODS - 1), _YEAR)


def _beginning(at: float, unit: str) -> datetime:
    day = datetime.fromtimestamp(at, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    if unit == _WEEK:
        return day - timedelta(days=day.weekday())
    if unit == _MONTH:
        return day.replace(day=1)
    return day.replace(month=1, day=1) if unit == _YEAR else day
