"""Practice tables: one person, one deal with a given deck, and given moves for the bots.

A practice table is rebuilt from its log like any other. Its opening event has the deck and the
plies (`events.Given`), so that the log shows the origin of the cards.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from rookery.bots.levels import BEST, NAMES, may_be_seated
from rookery.bots.registry import UnknownBot
from rookery.core.cards import Seat
from rookery.core.errors import IllegalMove
from rookery.core.moves import Ply
from rookery.core.options import OptionValue
from rookery.fishing.reaction import PEOPLE
from rookery.games import defaults, preset
from rookery.messages import refusals
from rookery.records import move_text, parse_ply
from rookery.table import events as ev
from rookery.table.chairs import Chair, checked_name, hash_of, named_bot, seat_secret
from rookery.table.refusal import Refusal
from rookery.table.table import LINK, Table, fixed_deal


@dataclass(frozen=True, slots=True)
class Practice:
    """A practice table wished for: game, deal, its person's seat, and the `level` of the bots."""

    game: str
    options: Mapping[str, OptionValue]
    given: ev.Given
    seat: Seat
    level: str = BEST

    def opening(
        self, name: str, pace: str, code: str, entropy: Callable[[int], bytes]
    ) -> tuple[ev.Opened, str]:
        """The event that opens the table for a person with this name, and the secret of the seat.

        Raises BadOption, UnknownGame, UnknownBot or Refusal.
        """
        options = preset(self.game).checked(self.options)
        seats = preset(self.game).game(options).seats
        if not 0 <= self.seat < seats:
            raise Refusal("bad-seat", f"the seats are 0 to {seats - 1}")
        if not may_be_seated(self.level) and self.given.kind != LINK:
            raise UnknownBot(f"there is no level {self.level[:40]!r}; there are {', '.join(NAMES)}")
        key = entropy(32).hex()
        secret = seat_secret(key, self.seat, "open")
        chairs = [Chair("open")] * seats
        chairs[self.seat] = Chair("person", checked_name(name, ()), secret_hash=hash_of(secret))
        for seat in range(seats):
            if seat != self.seat:
                chairs[seat] = named_bot(chairs, seat, self.level)
        opened = ev.Opened(
            code=code,
            game=self.game,
            options=options,
            rules=defaults.RULES,
            chairs=tuple(
                ev.ChairKept(each.kind, each.name, each.level, each.secret_hash) for each in chairs
            ),
            secret=entropy(32).hex(),
            key=key,
            pace=pace,
            calls=PEOPLE if self.given.kind == LINK else "calmly",
            clock=0,
            listed=False,
            host=self.seat,
            given=self.given,
        )
        return opened, secret


def opening_events(table: Table) -> Iterator[ev.AnyEvent]:
    """The events that start a practice table or a table with boards.

    They are the deal and, at a practice table, the plies before the practice. Other tables do not
    start automatically.
    """
    given, deal = table.given, fixed_deal(table)
    if deal is None:
        return
    yield ev.Started()
    yield deal
    for seat, move in map(parse_ply, given.plies[: given.made] if given else ()):
        yield ev.Moved(seat=seat, move=move_text(move), by_bot=not table.chairs[seat].is_person)


def given_ply(table: Table) -> Ply | None:
    """The next given ply of a practice table; None while everybody plays freely.

    It exists as long as the bots have played the given plies, the person has moved at the given
    turns (perhaps another move than the given one), and the next given ply is legal.
    """
    given, deal = table.given, table.match.current
    if given is None or deal is None or len(deal.plies) >= len(given.plies):
        return None
    *before, following = map(parse_ply, given.plies[: len(deal.plies) + 1])
    for (seat, move), planned in zip(deal.plies, before, strict=True):
        if seat != planned[0] or not (table.chairs[seat].is_person or move == planned[1]):
            return None
    seat, move = following
    if table.chairs[seat].is_person:
        return following if seat in table.match.game.actors(deal.state) else None
    try:
        table.match.game.apply(deal.state, seat, move)
    except IllegalMove:
        return None
    return following


def need_own_moves(table: Table, count: int) -> None:
    """Raise Refusal if some of the last `count` moves were made before the practice began."""
    deal = table.match.current
    if table.given is not None and deal is not None and len(deal.plies) - count < table.given.made:
        raise Refusal("not-undone", refusals.practice_begins_here())
