"""Matches that were played to their end, and their logs in a store."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from msgspec import structs

from rookery.core.moves import Bid, Move, Pass, ShootSun
from rookery.core.options import OptionValue
from rookery.server.database.entries import Entry, Group, Summary
from rookery.server.database.store import Store
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.chairs import hash_of
from rookery.table.table import OVER, Table, stage_of
from tests.table.tables import Clock, Sitting, opening, shuffling

SHORT: dict[str, OptionValue] = {"deals": 1}
"""House rules for these tests' game under which a match usually has one deal."""

GAME = "kentucky"


def to_the_end(sitting: Sitting, seed: int = 1) -> Sitting:
    """Play moves until the match is over; nobody bids much."""
    rng = Random(seed)
    for _ in range(60):
        sitting.play(rng, choose=bidding_low)
        if sitting.table.stage == OVER:
            return sitting
        next_deal(sitting)
    raise AssertionError("the match does not end")


def next_deal(sitting: Sitting) -> None:
    """Have everybody be ready for the next deal."""
    for seat, chair in enumerate(sitting.table.chairs):
        if chair.is_person:
            sitting.ask(seat, ready(sitting))
    sitting.tick()
    assert sitting.table.match.current is not None


def bidding_low(moves: Sequence[Move], rng: Random) -> Move:
    bids = [move for move in moves if isinstance(move, Bid)]
    if bids:
        low = min(bids, key=lambda bid: bid.amount)
        return low if Pass() not in moves or rng.random() < 0.3 else Pass()
    return rng.choice([move for move in moves if not isinstance(move, ShootSun)])


def ready(sitting: Sitting) -> Any:
    """The command of a person who is ready for the next deal."""
    return p.Ready(id=sitting.new_id())


@dataclass
class Shelf:
    """A store that gets whole logs of matches, each with a code of its own."""

    store: Store
    clock: Clock = field(default_factory=Clock)
    count: int = 0

    def new_code(self) -> str:
        self.count += 1
        letters = "abcdefghjkmnpqrstuvwxyz23456789"
        first, second = divmod(self.count, len(letters))
        return f"testgame{letters[first]}{letters[second]}"

    def begun(
        self,
        chairs: str = "pbbb",
        *,
        game: str = GAME,
        options: Mapping[str, OptionValue] | None = None,
        people: Sequence[tuple[str, str]] = (),
        seed: int = 1,
    ) -> Sitting:
        """A table whose people have these names and secrets; the match has begun."""
        chosen = SHORT if options is None else options
        event = opening(game, chairs, chosen)
        kept = list(event.chairs)
        seats = [seat for seat, letter in enumerate(chairs) if letter == "p"]
        for seat, (name, secret) in zip(seats, people, strict=False):
            kept[seat] = ev.ChairKept("person", name, "", hash_of(secret))
        event = structs.replace(event, code=self.new_code(), chairs=tuple(kept))
        sitting = Sitting(event, clock=self.clock, deals=shuffling(seed))
        sitting.arrive(*seats)
        sitting.start()
        sitting.tick()
        return sitting

    def ended(self, chairs: str = "pbbb", **how: Any) -> Sitting:
        """A match that was played to its end, in the store."""
        sitting = to_the_end(self.begun(chairs, **how), how.get("seed", 1))
        self.keep(sitting)
        return sitting

    def keep(self, sitting: Sitting, after: int = 0) -> None:
        """Write the events of a table from number `after` on to the store."""
        code, table = sitting.table.code, sitting.table
        entries = tuple(
            Entry(code, number, at, ev.encode(event))
            for number, (event, at) in enumerate(sitting.log, 1)
            if number > after
        )
        assert self.store.write([Group(entries, summary(table))]) == [None]


def summary(table: Table) -> Summary:
    """The table's entry in the index."""
    stage = stage_of(table)
    return Summary(table.code, table.game, stage, table.listed, table.opened_at, table.changed_at)
