"""The deal of the day: which board each game has on a day, and who sits with the player.

Days begin at midnight UTC. Each game has its own set of boards on each day, and one board of the
set is played. This board has the day's number, so that the dealer changes from day to day.
"""

from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Any

from rookery.core.boards import deal_of_board, dealer_of_board, shuffle_of_set
from rookery.core.cards import Seat
from rookery.core.game import Game
from rookery.core.options import OptionValue
from rookery.games import GAMES, preset
from rookery.games.preset import SEATS
from rookery.messages import refusals
from rookery.server.deals.sets import DeckSet
from rookery.table.refusal import Refusal
from rookery.table.seating.boards import BoardTable, BotAt, Person

KIND = "day"
"""The kind of the sets of boards that belong to days."""

LEVEL = "strong@100000n"
"""The bot in the other seats; for the mark (see `marks`) it also plays the seat that everybody
plays. Its limit is in nodes, so that it plays the same on every machine; a decision takes a tenth
of a second of one core."""

SEAT: Seat = 0
"""The seat that everybody plays."""

RELEASED_AFTER = 3600.0
"""A day's deals stay sealed for this many seconds after its end, so that a deal begun shortly
before midnight still counts. A deal takes ten minutes. Unmeasured."""

AHEAD = 3
"""A day's secret is made, and its commitment shown, this many days ahead."""

_BEGIN = date(1970, 1, 1)
_USUAL_SEATS = 4
_DAY = timedelta(days=1)


def day_at(at: float) -> date:
    """The day in UTC of a time in seconds since 1970."""
    return datetime.fromtimestamp(at, UTC).date()


def begin_of(day: date) -> float:
    """The start of a day, in seconds since 1970."""
    return (day - _BEGIN).total_seconds()


def end_of(day: date) -> float:
    """The start of the next day, in seconds since 1970."""
    return begin_of(day + _DAY)


def released_at(day: date) -> float:
    """The time at which the deals of a day become public, in seconds since 1970."""
    return end_of(day) + RELEASED_AFTER


def days_known(today: date) -> list[date]:
    """Today and the next days, whose secrets are made already."""
    return [today + _DAY * ahead for ahead in range(AHEAD + 1)]


def featured(day: date) -> str:
    """The day's own game: a main game on one day, a variant on the next, and so on."""
    turn, is_other = divmod((day - _BEGIN).days, 2)
    names = [name for name, game in GAMES.items() if game.is_variant == bool(is_other)]
    return names[turn % len(names)]


def name_of(day: date, game: str) -> str:
    """The name of the set of a day and a game, such as 2026-11-25/dixie."""
    return f"{day.isoformat()}/{game}"


def day_of(text: str) -> date:
    """Read a day such as 2026-11-25. Raises Refusal."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Refusal("no-day", "a day is written like 2026-11-25") from None
    if day.isoformat() != text:
        raise Refusal("no-day", "a day is written like 2026-11-25")
    return day


@cache
def options_of(game: str) -> dict[str, OptionValue]:
    """A game's options on every day: its defaults, and four players if the game allows it.

    The capturer gets an orange without a race, in which results would depend on speed.
    """
    chosen = preset(game)
    options: dict[str, OptionValue] = {}
    if len(chosen.by_seats) > 1:
        options[SEATS] = _USUAL_SEATS if _USUAL_SEATS in chosen.by_seats else min(chosen.by_seats)
    if "orange" in chosen.options:
        options["orange"] = "auto"
    return options


def game_of(game: str) -> Game[Any, Any]:
    """A game with its options on every day. Raises Refusal for an unknown name."""
    if game not in GAMES:
        raise Refusal("not-found", refusals.no_game())
    rules: Game[Any, Any] = preset(game).game(options_of(game))
    return rules


def board_of(day: date, game: str, secret: str) -> int:
    """The number of a day's board: the day's number, or the next one without a misdeal (FO-13)."""
    rules, shuffle = game_of(game), shuffle_of_set(bytes.fromhex(secret))
    number = (day - _BEGIN).days + 1
    while True:
        deck = shuffle.deck(rules.pack, deal_of_board(number))
        if rules.actors(rules.start(deck, dealer_of_board(number, rules.seats))):
            return number
        number += 1


def table_of(
    day: date, game: str, of: DeckSet, person: Person | None, pace: str = "normal"
) -> BoardTable:
    """The table at which a person, or a bot if the person is None, plays a day's deal."""
    who: list[Person | BotAt] = [BotAt(LEVEL)] * game_of(game).seats
    if person is not None:
        who[SEAT] = person
    boards = of.boards(board_of(day, game, of.secret), 1)
    return BoardTable(game, options_of(game), boards, tuple(who), pace, clock=0)
