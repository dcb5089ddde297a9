"""Makes tables for one person at a terminal, and provides their cards."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random, SystemRandom

from rookery.arena.driver import shuffled
from rookery.arena.simulate import BadTable
from rookery.bots import Limits
from rookery.bots.own import trusted_bot
from rookery.core.match import Match
from rookery.core.options import OptionValue
from rookery.core.shuffle import SECRET_BYTES
from rookery.games import preset
from rookery.records import cards_text
from rookery.table import events as ev
from rookery.table.authority import Authority
from rookery.table.chairs import BOT_NAMES, Chair, visible
from rookery.table.table import PLAYING, Table

YOU = "You"
"""The person's name on the screen, and in records unless `--name` gives another."""

BOT_SECONDS = 0.4
"""Seconds that a searching bot may use for a decision, unless its name says otherwise. Unmeasured,
as is the next number."""

BOT_NODES = 20_000
"""Nodes that a bot may search if there is a seed, so that a seed always gives the same match."""


@dataclass(frozen=True, slots=True)
class Chance:
    """The sources of chance: `cards` deals at tables without a secret, `bots` is for the bots."""

    cards: Random
    bots: Random
    is_seeded: bool = False

    @property
    def limits(self) -> Limits:
        """The limits of a bot's decision: nodes if there is a seed, for reproducible play."""
        return Limits(nodes=BOT_NODES) if self.is_seeded else Limits(seconds=BOT_SECONDS)

    @classmethod
    def from_seed(cls, seed: int | None) -> Chance:
        """The sources for a seed, or the system's for None. The cards do not depend on the play."""
        if seed is None:
            return cls(SystemRandom(), SystemRandom())
        return cls(Random(seed), Random(f"bots {seed}"), is_seeded=True)


def new_table(
    game: str, options: Mapping[str, OptionValue], levels: Sequence[str], name: str = ""
) -> Table:
    """A table with the person in seat 0 and bots in the other seats.

    `levels` are the bots' names from the command line, beginning to the left of the person. They
    repeat if there are more seats, and may include the user's own bots. Raises BadOption,
    BadTable, UnknownBot or BotFault.
    """
    chosen = preset(game)
    rules = chosen.game(options)
    if len(levels) > rules.seats - 1:
        raise BadTable(f"{len(levels)} bots are too many for {rules.seats - 1} other seats")
    for level in levels:
        trusted_bot(level, Random(0))
    person = Chair("person", visible(name).removeprefix("bot:") or YOU)
    names = [each for each in BOT_NAMES if each != person.name]
    bots = [Chair("bot", names[n], levels[n % len(levels)]) for n in range(rules.seats - 1)]
    return Table(
        code="",
        game=game,
        options=chosen.written(options),
        chairs=(person, *bots),
        secret="",
        key="",
        match=Match.new(rules),
        stage=PLAYING,
    )


def next_table(table: Table) -> Table:
    """A table for the next match between the same players."""
    match = Match.new(table.match.game)
    return table.with_changes(match=match, stage=PLAYING, secret="", version=1, recent=())


def with_shuffle(table: Table, chance: Chance) -> Table:
    """Give the table a secret for a provable shuffle, unless it has a seed or has begun."""
    if chance.is_seeded:
        return table.with_changes(secret="")
    if table.match.deals:
        return table
    return table.with_changes(secret=secrets.token_hex(SECRET_BYTES))


def authority_of(table: Table, chance: Chance, at: float) -> Authority:
    """The authority of a table. Without a secret, the cards come from `chance`."""
    if table.secret:
        return Authority(table, at)
    return Authority(
        table, at, deals=lambda it: _deal(it, chance), cuts=lambda it: _cut(it, chance)
    )


def _deal(table: Table, chance: Chance) -> ev.Dealt:
    match = table.match
    dealer = match.next_dealer
    if dealer is None:
        dealer = chance.cards.randrange(match.game.seats)
    return ev.Dealt(dealer=dealer, deck=cards_text(shuffled(match.game, chance.cards)))


def _cut(table: Table, chance: Chance) -> ev.Cut:
    return ev.Cut(deck=cards_text(shuffled(table.match.game, chance.cards)))
