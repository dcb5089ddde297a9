"""What more or less caution in the bidding of `strong` is worth, in the same deals.

    python -m benchmarks.bidding --deals 200 --jobs 2

In each deal one side after the other bids with another caution, while all others bid as `strong`
does. The cards are played only where another contract comes of it, so that the luck of the cards
hardly counts: a few hundred deals tell what an arena tells after thousands. Writes BIDDING.md and
its charts.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from statistics import fmean

from benchmarks.calibration import tables
from benchmarks.curves import Curve, chart
from benchmarks.machine import described
from benchmarks.means import mean_and_interval
from rookery.arena.driver import shuffled
from rookery.bots import bot
from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.bots.strong.bidding.auction import look_ahead, weigh
from rookery.bots.strong.bidding.calibration import Calibration, calibration_for
from rookery.bots.strong.bidding.call_values import BiddingOutlook
from rookery.core.cards import Seat
from rookery.core.moves import Bid, Move, ShootSun
from rookery.tricks.dummy_seat import with_dummy_seat
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase
from rookery.tricks.state import TrickState
from rookery.tricks.view import TrickView

HERE = Path(__file__).parent

TABLES = ("dixie 4", "dixie 6", "three 3", "five 5", "kentucky 4")
"""The games, with their seats, that are measured unless others are named."""

PRUDENCES = (0.4, 0.5, 0.6, 0.7)
"""The smallest chances of success with which a bid is made, one for each column of the table."""

GAINS = (0.0, 15.0)
"""How many points more than a pass a bid has to be worth, one for each row of a game."""

Caution = tuple[float, float]
"""One of `PRUDENCES` with one of `GAINS`."""

CAUTIONS = tuple(product(PRUDENCES, GAINS))

OUTLOOK = Limits(nodes=10_000)
"""The limits of a call."""

EXCHANGE = "strong@5000n"
"""The bot that names trump, calls and buries."""

PLAYER = "strong@3000n"
"""The bot that plays the cards."""

SEED = "bidding, sixth set"

Scores = tuple[int, ...]
"""The scores of a deal by seat."""

Contract = tuple[Seat | None, Bid | ShootSun | None]
"""The bidder and the bid; None for both where nobody bid."""


@dataclass(frozen=True, slots=True)
class Result:
    """What came of one deal.

    `gains` has, for each caution, the points that a side gains by it, and the share of the sides
    that change the contract. `is_made` says whether the bid was made where all bid as usual; None
    if nobody bid.
    """

    gains: Mapping[Caution, tuple[float, float]]
    is_made: bool | None


class Auctions:
    """The auctions of one deal. Whatever several of them have in common is worked out once."""

    def __init__(self, name: str, number: int) -> None:
        self.game: TrickGame = tables()[name]
        self.usual = calibration_for(self.game.rules)
        self._seed = f"{SEED}/{name}/{number}"
        rng = Random(self._seed)
        dealer = rng.randrange(self.game.seats)
        self._dealt = self.game.start(shuffled(self.game, rng), dealer)
        self._outlooks: dict[tuple[Seat, object], BiddingOutlook] = {}
        self._scores: dict[Contract, Scores] = {}

    def sides(self) -> list[frozenset[Seat]]:
        """The seats that bid as one: fixed partners, or each seat alone."""
        rules = self.game.rules
        seats = [seat for seat in range(rules.seats) if seat != rules.dummy]
        return list(
            dict.fromkeys(
                frozenset({own, *(it for it in seats if rules.are_partners(own, it))})
                for own in seats
            )
        )

    def played(self, side: frozenset[Seat], other: Calibration) -> tuple[Contract, Scores]:
        """The contract, if a side bids by another calibration, and the scores of the deal."""
        state = self._dealt
        while self.game.actors(state) and state.phase is Phase.AUCTION:
            view = with_dummy_seat(self.game.view(state, state.turn))
            chosen = self._call(view, other if state.turn in side else self.usual)
            state = self.game.apply(state, state.turn, chosen)
        contract = (state.bidder, state.bid)
        if contract not in self._scores:
            self._scores[contract] = self._play_on(state, contract)
        return contract, self._scores[contract]

    def lead(self, scores: Scores, side: frozenset[Seat]) -> float:
        """The lead of a side over the mean of the others, in points."""
        others = [it for it in range(self.game.seats) if it not in side | {self.game.rules.dummy}]
        return scores[min(side)] - fmean(scores[it] for it in others)

    def _call(self, view: TrickView, calibration: Calibration) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        assert view.seat is not None
        key = view.seat, view.auction
        if key not in self._outlooks:
            self._outlooks[key] = look_ahead(view, Random(f"{self._seed}/{key}"), Budget(OUTLOOK))
        return weigh(view, self._outlooks[key], calibration).best

    def _play_on(self, state: TrickState, contract: Contract) -> Scores:
        """The scores if bots play a contract, with the same random numbers each time."""
        game, seats = self.game, range(self.game.seats)
        before, after = (
            [bot(name, Random(f"{self._seed}/{contract}/{seat}")) for seat in seats]
            for name in (EXCHANGE, PLAYER)
        )
        while game.actors(state) or game.needs_cut(state):
            if game.needs_cut(state):
                state = game.cut(state, shuffled(game, Random(self._seed)))
                continue
            players = after if state.phase is Phase.PLAY else before
            decision = players[state.turn].decide(game.view(state, state.turn))
            state = game.apply(state, state.turn, decision.move)
        return game.score(state)


def compared(number: int, name: str) -> Result:
    """What each caution would have gained in the deal with this number."""
    deal = Auctions(name, number)
    usual, scores = deal.played(frozenset(), deal.usual)
    gains = {}
    for prudence, least_gain in CAUTIONS:
        other = replace(deal.usual, prudence=prudence, least_gain=least_gain)
        found = [(side, *deal.played(side, other)) for side in deal.sides()]
        gains[prudence, least_gain] = (
            fmean(deal.lead(after, side) - deal.lead(scores, side) for side, _, after in found),
            fmean(contract != usual for _, contract, _ in found),
        )
    bidder, bid = usual
    return Result(gains, None if bidder is None or bid is None else scores[bidder] > 0)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.bidding",
        description=(__doc__ or "").partition("\n")[0],
        epilog="example: python -m benchmarks.bidding --deals 100 --games 'five 5'",
    )
    parser.add_argument("--deals", type=int, default=200, help="of each game")
    parser.add_argument("--games", default=",".join(TABLES), help="such as 'dixie 4,five 5'")
    parser.add_argument("--jobs", type=int, default=2)
    it = parser.parse_args()
    names = [name.strip() for name in it.games.split(",")]
    if unknown := [name for name in names if name not in tables()]:
        parser.error(f"{unknown[0]!r} is not a game with its seats, such as {', '.join(TABLES)}")
    found: dict[str, list[Result]] = {name: [] for name in names}
    with ProcessPoolExecutor(it.jobs) as executor:
        for name in names:
            results = executor.map(partial(compared, name=name), range(it.deals))
            for number, result in enumerate(results, 1):
                found[name].append(result)
                if number % 20 == 0:
                    print(f"bench: {name}, {number} of {it.deals}", file=sys.stderr, flush=True)
    text = "\n".join(report(found, it.deals)) + "\n"
    (HERE / "BIDDING.md").write_text(text, encoding="utf-8")
    for least_gain in GAINS:
        curves = {name: curve(results, least_gain) for name, results in found.items()}
        title = f"Points a deal, if a bid must be worth {least_gain:.0f} points more than a pass"
        drawn = chart(curves, title, "smallest chance of success")
        picture(least_gain).write_text(drawn, encoding="utf-8")
    print(text)


def picture(least_gain: float) -> Path:
    """The file of the chart for one of `GAINS`."""
    return HERE / f"bidding-{least_gain:.0f}.svg"


def curve(results: Sequence[Result], least_gain: float) -> Curve:
    """For each prudence the mean gain, and half the width of its 95 % interval."""
    return [
        (prudence, *mean_and_interval([it.gains[prudence, least_gain][0] for it in results]))
        for prudence in PRUDENCES
    ]


def report(found: Mapping[str, Sequence[Result]], deals: int) -> Iterator[str]:
    """The lines of BIDDING.md."""
    yield from [
        "# What caution in the bidding is worth",
        "",
        f"Machine: {described()}.",
        f"Command: `python -m benchmarks.bidding --deals {deals} --games '{','.join(found)}'`.",
        "",
        "`strong` makes a bid only if its chance of success is large enough, and if it is worth",
        "enough points more than a pass. In each deal one side after the other bids with another",
        "caution than the usual one; whoever bids alone is a side. The rows say how many points,",
        "the columns how large a chance. A cell has the points a deal that the side gains over all",
        "others, with a 95 % interval, and how often the contract is another one. *Usual* is the",
        "caution of `strong`, and *made* the share of its bids made where all bid so. Calls have",
        "10,000 nodes, cards 3,000.",
        "",
        "| game, seats | deals | usual | made | points | "
        + " | ".join(f"{prudence:.0%}" for prudence in PRUDENCES)
        + " |",
        "| --- | ---: | ---: | ---: | ---: |" + " ---: |" * len(PRUDENCES),
    ]
    for name, results in found.items():
        usual = calibration_for(tables()[name].rules)
        made = fmean(it.is_made for it in results if it.is_made is not None)
        told = (
            f"{name} | {len(results)} | {usual.prudence:.0%}, {usual.least_gain:.0f} | {made:.0%}"
        )
        for least_gain in GAINS:
            cells = [cell([it.gains[each, least_gain] for it in results]) for each in PRUDENCES]
            yield f"| {told} | {least_gain:.0f} | {' | '.join(cells)} |"
            told = " | | | "
    for least_gain in GAINS:
        yield from [
            "",
            f"![The rows with {least_gain:.0f}, as a chart]({picture(least_gain).name})",
        ]


def cell(gains: Sequence[tuple[float, float]]) -> str:
    """The mean gain with its interval, and how often the contract is another one."""
    mean, interval = mean_and_interval([points for points, _ in gains])
    return f"{mean:+.1f} ± {interval:.1f} ({fmean(changed for _, changed in gains):.0%})"


if __name__ == "__main__":
    main()
