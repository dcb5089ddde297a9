"""Tables with boards: deals from a set that many tables play, so that only the play differs.

Everybody at such a table is seated when it is opened, and it starts at once. Commands that would
change the problem that a board poses are refused (`commands.need_not_compared`). Bots make the same
decisions at all tables at which the same cards have been played.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rookery.bots.levels import BEST
from rookery.bots.registry import BOTS, UnknownBot, named
from rookery.core.cards import Seat
from rookery.core.options import OptionValue
from rookery.games import defaults, preset
from rookery.records import cards_text, ply_text
from rookery.records.boards import MOST_BOARDS
from rookery.table import events as ev
from rookery.table.chairs import Chair, checked_name, hash_of, keyed_hash, named_bot
from rookery.table.refusal import Refusal
from rookery.table.table import Table


@dataclass(frozen=True, slots=True)
class Person:
    """A person in a seat of a table with boards. A secret with this hash opens the seat.

    A bot plays for a person who `is_absent`, until they are given a phone.
    """

    name: str
    secret_hash: str
    is_absent: bool = False


@dataclass(frozen=True, slots=True)
class BotAt:
    """A bot in a seat of a table with boards. With a limit in nodes, it plays alike at all tables.

    Without a `name`, it gets one that nobody else at the table has.
    """

    level: str = BEST
    name: str = ""


@dataclass(frozen=True, slots=True)
class BoardTable:
    """A request for a table with boards, with somebody in every seat."""

    game: str
    options: Mapping[str, OptionValue]
    boards: ev.Boards
    seats: tuple[Person | BotAt, ...]
    pace: str = "normal"
    clock: int | None = None
    chat: bool = False

    def opening(self, secret: str, code: str, key: str) -> ev.Opened:
        """The event that opens the table; `secret` belongs to the set, `key` to the table.

        Raises BadOption, UnknownGame, UnknownBot or Refusal.
        """
        options = preset(self.game).checked(self.options)
        seats = preset(self.game).game(options).seats
        if len(self.seats) != seats:
            raise Refusal("bad-seats", f"there are {seats} seats, not {len(self.seats)}")
        if self.boards.first < 1 or not 1 <= self.boards.count <= MOST_BOARDS:
            raise Refusal("bad-boards", f"a table has 1 to {MOST_BOARDS} boards, from number 1 on")
        people = [seat for seat, who in enumerate(self.seats) if isinstance(who, Person)]
        return ev.Opened(
            code=code,
            game=self.game,
            options=options,
            rules=defaults.RULES,
            chairs=self._chairs(),
            secret=secret,
            key=key,
            pace=self.pace,
            clock=self.clock,
            listed=False,
            host=people[0] if people else 0,
            chat=self.chat,
            boards=self.boards,
        )

    def _chairs(self) -> tuple[ev.ChairKept, ...]:
        """The seats. People's names are fixed first, so that no bot gets one of them."""
        chairs = [Chair("open")] * len(self.seats)
        for seat, who in enumerate(self.seats):
            if isinstance(who, Person):
                name = checked_name(who.name, [chair.name for chair in chairs])
                chairs[seat] = Chair(
                    "person", name, secret_hash=who.secret_hash, is_absent=who.is_absent
                )
        for seat, who in enumerate(self.seats):
            if isinstance(who, BotAt):
                if named(who.level).name not in BOTS:
                    raise UnknownBot(f"there is no bot {who.level[:40]!r}")
                chairs[seat] = _bot(chairs, seat, who)
        return tuple(
            ev.ChairKept(it.kind, it.name, it.level, it.secret_hash, is_absent=it.is_absent)
            for it in chairs
        )


def _bot(chairs: Sequence[Chair], seat: Seat, who: BotAt) -> Chair:
    if not who.name:
        return named_bot(chairs, seat, who.level)
    return Chair("bot", checked_name(who.name, [chair.name for chair in chairs]), who.level)


def bot_seed(table: Table, seat: Seat) -> int | None:
    """The seed of a bot's random numbers for its next decision; None if the bot has its own.

    If deals are compared, it is derived from the deck and all moves of the deal, and for boards
    also from the secret of the set. So people who play the same cards get the same replies at any
    table of any server.
    """
    deal = table.match.current
    if not table.is_compared or deal is None:
        return None
    played = ",".join(map(ply_text, deal.plies))
    key = hash_of(cards_text(deal.deck))
    if table.boards is not None:
        key = keyed_hash(table.secret, key)
    return int(keyed_hash(key, f"bot {seat} {played}")[:16], 16)
