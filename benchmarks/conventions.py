"""What the bids of `strong` tell about its hands.

    python -m benchmarks.conventions --deals 400 --jobs 2

`strong` bids in every seat. The hands that bid are put into groups of about equal size, by their
highest bid. A hand that was outbid might have bid more, as at a table. Writes CONVENTIONS.md.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean

import numpy as np

from benchmarks.calibration import tables
from benchmarks.machine import described
from benchmarks.training.played import TABLES
from rookery.arena.driver import shuffled
from rookery.bots import bot
from rookery.bots.strong.bidding.inference import expected_points
from rookery.core.cards import ROOK, Seat
from rookery.core.moves import Bid, Ply, ShootSun
from rookery.kernel.worlds.masks import mask_of
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase
from rookery.tricks.state import TrickState

HERE = Path(__file__).parent

GAMES = tuple(f"{name} {seats}" for name, seats, _ in TABLES)
"""The games, with their seats, that are measured."""

BIDDER = "strong@5000n"
"""The bot that bids in every seat."""

GROUPS = 4
"""The most groups of bids, besides that of hands without a bid."""

SEED = "conventions"


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand and the highest bid that it made, 0 if it made none.

    `expected` is the points that the value model expects if this hand plays the contract, before
    it has seen the nest. `trumps` is the number of trumps under its best call, `tops` that of
    suits whose highest card it has, and `points` are those of its counters.
    """

    bid: int
    expected: float
    trumps: int
    tops: int
    points: int
    has_rook: bool


def hands(number: int, name: str) -> list[Hand]:
    """The hands of one deal with their bids; none if somebody shoots the sun."""
    game = tables()[name]
    rng = Random(f"{SEED}/{name}/{number}")
    state = game.start(shuffled(game, rng), rng.randrange(game.seats))
    dealt = state
    bidders = [bot(BIDDER, Random(f"{number}/{seat}")) for seat in range(game.seats)]
    while game.actors(state) and state.phase is Phase.AUCTION:
        decision = bidders[state.turn].decide(game.view(state, state.turn))
        state = game.apply(state, state.turn, decision.move)
    if any(isinstance(call, ShootSun) for _, call in state.auction):
        return []
    highest = highest_bids(state.auction)
    return [hand(game, dealt, seat, highest.get(seat, 0)) for seat in range(game.seats)]


def highest_bids(auction: Sequence[Ply]) -> dict[Seat, int]:
    """The highest bid of each seat that made one."""
    return {seat: call.amount for seat, call in auction if isinstance(call, Bid)}


def hand(game: TrickGame, dealt: TrickState, seat: Seat, bid: int) -> Hand:
    """The hand of a seat, as it was dealt."""
    rules, cards = game.rules, dealt.hands[seat]
    masks, seats = np.array([mask_of(cards)], dtype=np.uint64), np.array([seat], dtype=np.intp)
    mean, _ = expected_points(rules, dealt.dealer, masks, seats)
    order = rules.orders[rules.allowed_trumps[int(mean[0].argmax())]]
    return Hand(
        bid,
        float(mean[0].max()),
        len(cards & order.trumps),
        len(cards & order.tops),
        sum(map(rules.points_of.__getitem__, cards)),
        ROOK in cards,
    )


def groups(found: Sequence[Hand]) -> list[tuple[str, list[Hand]]]:
    """The hands that made no bid, and those of each range of bids, with a name for each."""
    none = [it for it in found if not it.bid]
    amounts = sorted(it.bid for it in found if it.bid)
    if not amounts:
        return [("no bid", none)]
    edges = sorted({amounts[len(amounts) * part // GROUPS] for part in range(GROUPS)})
    several = [("no bid", none)] if none else []
    for number, low in enumerate(edges):
        above = edges[number + 1] if number + 1 < len(edges) else amounts[-1] + 1
        some = [it for it in found if low <= it.bid < above]
        high = max(it.bid for it in some)
        several.append((f"{low}" if low == high else f"{low} to {high}", some))
    return several


def report(found: Mapping[str, Sequence[Hand]], deals: int) -> Iterator[str]:
    """The lines of CONVENTIONS.md."""
    yield from [
        "# What the bids of `strong` tell",
        "",
        f"Machine: {described()}.",
        f"Command: `python -m benchmarks.conventions --deals {deals}`.",
        "",
        f"`{BIDDER}` bids in every seat. Its hands are grouped by the highest bid that they made,",
        "whoever became the bidder. *Expected* is the points that the value model expects of a",
        "side that plays the contract with this hand, without knowing the nest or the partner, and",
        "beside it the range that holds four fifths of the hands. *Trumps* are those of its best",
        "suit, *tops* the suits in which it has the highest card, *points* its counters; *rook* is",
        "how often it has the rook. Every bid is the lowest that was possible: `strong` bids for a",
        "contract that it wants, and has no bids with another meaning. Deals in which somebody",
        "shoots the sun are left out.",
        "",
        "| game, seats | highest bid | hands | expected | four fifths | trumps | tops | points "
        "| rook |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    games = tables()
    for name, every in found.items():
        told, with_rook = name, ROOK in games[name].pack
        for group, some in groups(every):
            expected = np.array([it.expected for it in some])
            low, high = np.quantile(expected, [0.1, 0.9])
            yield (
                f"| {told} | {group} | {len(some) / len(every):.0%} | {expected.mean():.0f} "
                f"| {low:.0f} to {high:.0f} | {fmean(it.trumps for it in some):.1f} "
                f"| {fmean(it.tops for it in some):.1f} | {fmean(it.points for it in some):.0f} "
                f"| {f'{fmean(it.has_rook for it in some):.0%}' if with_rook else ''} |"
            )
            told = ""


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.conventions",
        description=(__doc__ or "").partition("\n")[0],
        epilog="example: python -m benchmarks.conventions --deals 100",
    )
    parser.add_argument("--deals", type=int, default=400, help="of each game")
    parser.add_argument("--jobs", type=int, default=2)
    it = parser.parse_args()
    found: dict[str, list[Hand]] = {name: [] for name in GAMES}
    with ProcessPoolExecutor(it.jobs) as executor:
        for name in GAMES:
            print(f"bench: {name}", file=sys.stderr, flush=True)
            for some in executor.map(partial(hands, name=name), range(it.deals), chunksize=4):
                found[name] += some
    text = "\n".join(report(found, it.deals)) + "\n"
    (HERE / "CONVENTIONS.md").write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
