"""Compare the points that `strong` predicts in the bidding with the points that it then takes.

python -m benchmarks.calibration --deals 100 --solved 30

`strong` plays against itself. At its last bid, the bidder predicts its side's points and its
probability of making the contract; both are compared with what happened. Writes CALIBRATION.md.
With `--kept` a run continues where an earlier one stopped.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

from benchmarks.machine import described, options
from benchmarks.tables import trick_games
from rookery.arena.driver import shuffled
from rookery.bots import Bot, bot
from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.bots.strong.bidding.auction import look_ahead, weigh
from rookery.bots.strong.bidding.calibration import calibration_for, told_chance
from rookery.bots.strong.bidding.call_values import chance_of_making
from rookery.core.moves import Bid, Move
from rookery.kernel import position_of
from rookery.kernel.solver.compiled_solver import Solver
from rookery.statistics.intervals import half_width
from rookery.tricks.dummy_seat import with_dummy_seat
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase, TrickRules
from rookery.tricks.scoring import sides_of, taken_by_side
from rookery.tricks.state import TrickState
from rookery.tricks.view import TrickView

HERE = Path(__file__).parent
FORECAST = Limits(nodes=20_000)
"""The search limits of a prediction, independent of the limits with which the bots play."""

_MEMORY_MB = 128
_MOST_NODES = 8_000_000

SPARE = 20
"""A side has points to spare if it takes at least this many (four steps) more than it bid."""

SEED = "calibration, third set"
"""The seed of the deals. They differ from the deals to which `calibration_for` was fitted."""


@dataclass(frozen=True, slots=True)
class Prediction:
    """One contract: what its bidder predicted, and the points that its side took.

    `ceiling` is the highest amount that the bidder would have bid. `open_hands` is the number of
    points that its side takes if everybody sees all hands and plays perfectly. It is None if the
    deal was not solved.
    """

    game: str
    bid: int
    ceiling: int
    points: float
    chance: float
    taken: int
    open_hands: int | None

    @property
    def is_made(self) -> bool:
        return self.taken >= self.bid


def prediction(name: str, number: int, bidder: str, player: str, solved: int) -> Prediction | None:
    """Play one deal; return the prediction and the result, or None if nobody bid a number.

    The deal is also solved with open hands if `number` is below `solved`.
    """
    game = trick_games()[name]
    rng = Random(f"{SEED}/{name}/{number}")
    state = game.start(shuffled(game, rng), rng.randrange(game.seats))
    bidders = [bot(bidder, Random(f"{number} {seat}")) for seat in range(game.seats)]
    players = [bot(player, Random(f"{number} {seat}")) for seat in range(game.seats)]
    last: dict[int, TrickView] = {}
    begun = state
    while game.actors(state):
        begun = state if begun.phase is not Phase.PLAY else begun
        seat = state.turn
        view = game.view(state, seat)
        move = _move(view, bidders[seat], players[seat])
        if isinstance(move, Bid):
            last[seat] = with_dummy_seat(view)
        state = game.apply(state, seat, move)
    if game.needs_cut(state):
        state = game.cut(state, shuffled(game, rng))
    if state.bidder not in last or not isinstance(state.bid, Bid):
        return None
    prospect = look_ahead(last[state.bidder], Random(number), Budget(FORECAST))
    amount = state.bid.amount
    taken = taken_by_bidder(game.rules, state)
    chance = chance_of_making(prospect, amount)
    calibration = calibration_for(game.rules)
    highest = max(amount, weigh(last[state.bidder], prospect, calibration).highest)
    predicted = (prospect.points, chance)
    open_hands = _open_hands(game, begun) if number < solved else None
    return Prediction(name, amount, highest, *predicted, taken, open_hands)


def _open_hands(game: TrickGame, begun: TrickState) -> int | None:
    """The points that the bidder's side takes with open hands and perfect play.

    None if solving takes too long, or if there is a dummy, whose cards nobody chooses (R2-6).
    """
    assert begun.bidder is not None
    if game.rules.dummy is not None:
        return None
    position = position_of(game.rules, begun, seat=begun.bidder)
    least, most = Solver(_MEMORY_MB).bounds(position, nodes=_MOST_NODES)
    return least if least == most else None


def _move(view: TrickView, bidder: Bot, player: Bot) -> Move:
    return (player if view.phase is Phase.PLAY else bidder).decide(view).move


def taken_by_bidder(rules: TrickRules, state: TrickState) -> int:
    """The points that the bidder's side took."""
    sides = zip(sides_of(rules, state), taken_by_side(rules, state), strict=True)
    return next(points for side, points in sides if state.bidder in side)


def row(name: str, them: Sequence[Prediction]) -> str:
    """A game's row in the table."""
    made = [float(it.is_made) for it in them]
    off = [it.taken - it.points for it in them]
    spare = fmean(it.taken - it.bid >= SPARE for it in them)
    solved = [it.open_hands - it.bid for it in them if it.open_hands is not None]
    above = [it.open_hands - it.ceiling for it in them if it.open_hands is not None]
    higher = f"{fmean(each >= SPARE for each in solved):.0%}" if solved else ""
    missed = f"{fmean(each >= SPARE for each in above):.0%}" if above else ""
    numbers = [
        f"{len(them)}",
        f"{fmean(it.bid for it in them):.1f}",
        f"{fmean(it.ceiling for it in them):.1f}",
        f"{fmean(it.points for it in them):.1f}",
        f"{fmean(it.taken for it in them):.1f}",
        f"{fmean(off):+.1f} ± {half_width(off):.1f}",
        f"{stdev(off):.1f}",
        f"{fmean(it.chance for it in them):.0%}",
        f"{fmean(made):.0%} ± {half_width(made):.0%}",
        f"{spare:.0%}",
        higher,
        missed,
        f"{len(solved)}",
    ]
    return f"| {name} | {' | '.join(numbers)} |"


def pooled(by_game: Sequence[Sequence[Prediction]]) -> str:
    """A paragraph on all games: the mean error, and the chances computed, shown and real."""
    every = [it for them in by_game for it in them]
    off = [it.taken - it.points for it in every]
    more = [it.is_made - it.chance for it in every]
    told = fmean(told_chance(trick_games()[it.game].rules, it.chance) for it in every)
    return POOLED.format(
        off=f"{fmean(off):+.1f} ± {half_width(off):.1f}",
        more=f"{100 * fmean(more):+.1f} ± {100 * half_width(more):.1f}",
        chance=f"{fmean(it.chance for it in every):.1%}",
        told=f"{told:.1%}",
        made=f"{fmean(it.is_made for it in every):.1%}",
    )


POOLED = """\
In all games together the bidder's side takes {off} points more than predicted, and bids are made
{more} percentage points more often than computed: {made} instead of {chance}. So players are shown
not the computed chance but one corrected for the kind of game (`told_chance`), here {told} on
average. The bids still follow the computed chance: with predictions 3 points higher, bids gained
nothing ([strong.md](../docs/strong.md))."""

HEAD = """\
# How well `strong` predicts the points that it takes

Machine: {machine}. Command: `python -m benchmarks.calibration {arguments}`.

In these deals `{bidder}` bids in every seat, and `{player}` plays the cards. The columns
are means over the contracts. *Predicted* is how many points the bidder expects at its last bid, and
*chance* its probability of making that bid, both from a search of 20,000 nodes. *Off* is the points
taken minus the points predicted, with a 95 % interval, and *spread* the standard deviation of this
difference. *Spare* is the share of contracts in which the side took at least 20 points more than it
bid: a bid four steps higher would have been made, too, but for the same score, since a made bid
scores the points taken. *Open* is the same share with open hands and perfect play, among the
contracts that could be *solved*. *Ceiling* is the highest amount that the bidder would have bid.
*Missed* is the share of the solved contracts that bring at least 20 points more than the ceiling
with open hands: there a higher bid might have paid.

| game | deals | bid | ceiling | predicted | taken | off | spread | chance | made | spare | open \
| missed | solved |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
"""

FOOT = """
{pooled}

Fair because the deals differ from those to which the bids were fitted, the first dealer is drawn
by lot, and every contract counts once, whoever bid it.
"""


def main() -> None:
    parser = options("calibration", __doc__)
    parser.add_argument("--deals", type=int, default=100, help="the deals of each game")
    parser.add_argument("--games", help="games such as 'house 4,two 2'; writes no table")
    parser.add_argument(
        "--solved", type=int, default=30, help="the deals of each game that are solved"
    )
    parser.add_argument("--bidder", default="strong@30000n")
    parser.add_argument("--player", default="strong@2000n")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument(
        "--kept", type=Path, help="a file of finished contracts, to continue an earlier run"
    )
    chosen = parser.parse_args()
    by = f"{chosen.bidder} {chosen.player} {SEED}"
    found = _kept(chosen.kept, by)
    play = partial(prediction, bidder=chosen.bidder, player=chosen.player, solved=chosen.solved)
    with ProcessPoolExecutor(chosen.jobs) as executor:
        for name in chosen.games.split(",") if chosen.games else trick_games():
            missing = [each for each in range(chosen.deals) if (name, each) not in found]
            for number, it in zip(missing, executor.map(partial(play, name), missing), strict=True):
                found[name, number] = it
                _keep(chosen.kept, by, name, number, it)
            print(f"calibration: {name}", file=sys.stderr, flush=True)
    if not chosen.games:
        _write(found, chosen)


def _write(found: dict[tuple[str, int], Prediction | None], chosen: argparse.Namespace) -> None:
    by_game: dict[str, list[Prediction]] = {name: [] for name in trick_games()}
    for (name, _), it in found.items():
        if it is not None:
            by_game[name].append(it)
    arguments = f"--deals {chosen.deals} --solved {chosen.solved} "
    arguments += f"--bidder {chosen.bidder} --player {chosen.player}"
    head = HEAD.format(
        machine=described(), arguments=arguments, bidder=chosen.bidder, player=chosen.player
    )
    lines = [row(name, them) for name, them in by_game.items() if len(them) > 1]
    foot = FOOT.format(pooled=pooled(list(by_game.values())))
    (HERE / "CALIBRATION.md").write_text(head + "\n".join(lines) + "\n" + foot, encoding="utf-8")


def _kept(path: Path | None, by: str) -> dict[tuple[str, int], Prediction | None]:
    """The contracts of an earlier run with the same bots and deals."""
    if path is None or not path.exists():
        return {}
    rows: list[dict[str, Any]] = [json.loads(line) for line in path.read_text().splitlines()]
    return {
        (each["name"], each["number"]): Prediction(**each["it"]) if each["it"] else None
        for each in rows
        if each.get("by") == by
    }


def _keep(path: Path | None, by: str, name: str, number: int, it: Prediction | None) -> None:
    if path is not None:
        with path.open("a") as file:
            kept = {"by": by, "name": name, "number": number, "it": asdict(it) if it else None}
            file.write(json.dumps(kept) + "\n")


if __name__ == "__main__":
    main()
