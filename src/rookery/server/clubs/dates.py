"""Start times of evenings: local times, time zones, and weekly series at the same local hour."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from rookery.messages import refusals
from rookery.table.refusal import Refusal


def starting(local: str, zone: str, weeks: int = 0) -> float:
    """A local date and hour, moved by `weeks`, in seconds since 1970.

    An hour that summer time skips becomes the next hour. If an hour comes twice, the first counts.
    Raises Refusal.

    >>> from functools import partial
    >>> berlin = partial(starting, "2026-10-20T19:30", "Europe/Berlin")
    >>> (berlin(1) - berlin()) / 3600
    169.0
    """
    try:
        first = datetime.fromisoformat(local)
    except ValueError:
        raise Refusal("bad-date", refusals.time_none(time=local[:20])) from None
    try:
        on_the_wall = first + timedelta(weeks=weeks)
        return on_the_wall.replace(tzinfo=zone_called(zone)).timestamp()
    except OverflowError:
        raise Refusal("bad-date", refusals.time_too_far()) from None


def on_the_wall(at: float, zone: str) -> str:
    """A time as clocks in the zone show it, such as `2026-12-01T19:30`. Raises Refusal."""
    return datetime.fromtimestamp(at, zone_called(zone)).strftime("%Y-%m-%dT%H:%M")


def zone_called(name: str) -> ZoneInfo:
    """A time zone by its name. Raises Refusal for an unknown name."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # ZoneInfoNotFoundError is a KeyError
        raise Refusal("bad-zone", refusals.time_no_zone(zone=repr(name[:60]))) from None
