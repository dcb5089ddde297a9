"""Make strong bots play the examples of the trick games: python tools/examples.py.

Each game gets the first instructive deal: one that is bid and played for points, and scored by the
ordinary rule. In every third game, the bid is not made.
"""

import sys
from itertools import count
from pathlib import Path
from random import Random

from rookery.arena.driver import play_deal
from rookery.bots import bot
from rookery.core.match import Match
from rookery.core.moves import Bid
from rookery.games import GAMES, Preset
from rookery.games.preset import SEATS
from rookery.records import record_of, write_match
from rookery.telling import example
from rookery.telling.sheet import contract
from rookery.tricks.rules import Sides, TrickRules
from rookery.tricks.scoring import sides_of, taken_by_side
from rookery.tricks.state import TrickState

PLAYER = "strong@30000n"


def main() -> None:
    """Write the file of the examples."""
    lines = []
    presets = [preset for preset in GAMES.values() if isinstance(preset.rules, TrickRules)]
    for number, preset in enumerate(presets):
        match = played(preset, makes_bid=number % 3 != 2)
        names = example.NAMES[: match.game.seats]
        options = {SEATS: match.game.seats} if len(preset.by_seats) > 1 else {}
        lines.append(write_match(record_of(match, preset.name, options, names)).strip())
        print(preset.name, file=sys.stderr)
    Path(example.__file__).with_name(example.FILE).write_text("\n".join(lines) + "\n", "utf-8")


def played(preset: Preset, *, makes_bid: bool) -> Match[TrickState]:
    """The first instructive deal between strong bots, among those of the seeds 0, 1, …"""
    return next(
        match
        for match in (one_deal(preset, number) for number in count())
        if teaches(match, makes_bid=makes_bid)
    )


def one_deal(preset: Preset, number: int) -> Match[TrickState]:
    """A match of one deal, played by strong bots."""
    rng = Random(f"example/{preset.name}/{number}")
    match: Match[TrickState] = Match.new(preset.game())
    return play_deal(match, [bot(PLAYER, rng) for _ in range(match.game.seats)], rng)


def teaches(match: Match[TrickState], *, makes_bid: bool) -> bool:
    """Whether a bid was narrowly made (set if not `makes_bid`), and scored by the usual rule."""
    rules, deal = match.game.rules, match.deals[0]
    it = contract(match.game, deal.state)
    assert isinstance(rules, TrickRules)
    if it is None or not isinstance(it.bid, Bid) or it.took is None or it.made is not makes_bid:
        return False
    if rules.sides is Sides.CALLED and not it.partners:
        return False
    sides, taken = sides_of(rules, deal.state), taken_by_side(rules, deal.state)
    is_plain = all(
        deal.points is not None
        and deal.points[side[0]] == (took if it.bidder not in side or it.made else -it.bid.amount)
        for side, took in zip(sides, taken, strict=True)
    )
    return is_plain and abs(it.took - it.bid.amount) <= rules.maximum_bid // 8


if __name__ == "__main__":
    main()
