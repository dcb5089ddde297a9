"""The table that is opened for people who are seated together."""

from collections.abc import Mapping

from rookery.bots.levels import BEST
from rookery.core.options import OptionValue
from rookery.games import defaults, preset
from rookery.games.preset import SEATS
from rookery.server.waiting.matching import Seating
from rookery.table import events as ev
from rookery.table.authority import Authority
from rookery.table.chairs import Chair, checked_name, hash_of, named_bot, seat_secret
from rookery.table.seating.arrangement import drawn
from rookery.table.table import LOBBY, Table

CLOCKS = {"slow": 90, "normal": 45, "fast": 20}
"""For each pace: seconds per move at tables of strangers."""


def met_secret(key: str, seat: int, request: str) -> str:
    """The secret of the seat that the person of a request gets, derived from the table's key."""
    return seat_secret(key, seat, f"met {request}")


def lots(seating: Seating, key: str) -> tuple[int, ...]:
    """The seat of each person, drawn by lot."""
    return drawn(key, 0, seating.play.seats)[: len(seating.people)]


def opening(
    seating: Seating, names: Mapping[str, str], code: str, key: str, secret: str
) -> ev.Opened:
    """The event that opens a seating's table. `names` has people's names by the ids of requests.

    Whoever has waited longest is the host. A table with bots is listed, so that others can take the
    bots' seats.
    """
    play = seating.play
    chairs = [Chair("open") for _ in range(play.seats)]
    seats = lots(seating, key)
    for each, seat in zip(seating.people, seats, strict=True):
        name = checked_name(names[each.id], [chair.name for chair in chairs if chair.name])
        chairs[seat] = Chair("person", name, "", hash_of(met_secret(key, seat, each.id)))
    for seat, chair in enumerate(chairs):
        if chair.kind == "open":
            chairs[seat] = named_bot(chairs, seat, BEST)
    return ev.Opened(
        code=code,
        game=play.game,
        options=options_of(play.game, play.seats),
        rules=defaults.RULES,
        chairs=tuple(ev.ChairKept(it.kind, it.name, it.level, it.secret_hash) for it in chairs),
        secret=secret,
        key=key,
        pace=seating.pace,
        clock=CLOCKS.get(seating.pace),
        listed=seating.bots > 0,
        host=seats[0],
        is_met=True,
        asks=_asked(seating),
    )


def bots_seats(table: Table) -> list[int]:
    """The seats of bots, in the order in which the lots were drawn."""
    seats = drawn(table.key, 0, len(table.chairs))
    return [seat for seat in seats if table.chairs[seat].kind == "bot"]


def plays_first_deal(authority: Authority) -> bool:
    """Whether people from the waiting room may still be seated at this table, opened by the room.

    True while the first deal has not ended and somebody is connected or expected. False once the
    host has barred somebody, who could otherwise return this way.
    """
    table = authority.table
    has_ended = any(deal.points is not None for deal in table.match.deals)
    if has_ended or table.locked or table.barred or table.is_expired:
        return False
    return table.stage == LOBBY or bool(authority.live.present)


def options_of(game: str, seats: int) -> dict[str, OptionValue]:
    """A game's default options for a number of players."""
    return {SEATS: seats} if len(preset(game).by_seats) > 1 else {}


def _asked(seating: Seating) -> ev.RatingsAsked | None:
    """The ratings that the seated people ask for; None if nobody asks for any."""
    lows = [it.low for it in seating.people if it.low is not None]
    highs = [it.high for it in seating.people if it.high is not None]
    if not lows and not highs:
        return None
    low, high = max(lows, default=None), min(highs, default=None)
    return ev.RatingsAsked(
        low=None if low is None else round(low), high=None if high is None else round(high)
    )
