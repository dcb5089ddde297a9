"""Measure the kernel's random playouts and sampling: `python -m benchmarks.kernel_playouts`.

Writes benchmarks/PLAYOUTS.md. Whole deals per CPU second are compared with OpenSpiel's
`evaluate_bots` (uniform random bots), and worlds per CPU second with the specification.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median

from benchmarks.machine import described, options
from benchmarks.tables import trick_games
from rookery.core.cards import ROOK, poker_pack
from rookery.core.moves import Trump
from rookery.games import GAMES
from rookery.kernel.playouts.random_playouts import random_deals
from rookery.kernel.worlds.sampling import Sampler
from rookery.testing import random_path
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase, Sides, TrickRules
from rookery.tricks.view import TrickView

RESULTS = Path(__file__).parent / "PLAYOUTS.md"

FAIR = """\
Fair because every round measures all games in turn, on one core and by CPU time. But
OpenSpiel's games also bid, and in hearts pass cards, while ours begin with the play."""

SUITS = (Trump.SPADES, Trump.HEARTS, Trump.DIAMONDS, Trump.CLUBS)

FOUR_HANDS = TrickRules(
    pack=tuple(card for card in poker_pack() if card != ROOK),
    seats=4,
    sides=Sides.ALTERNATE,
    hand_size=13,
    counters=(),
    phases=(Phase.AUCTION, Phase.TRUMP, Phase.PLAY),
    trump_calls=(*SUITS, Trump.NONE),
    minimum_bid=5,
    maximum_bid=10,
    first_lead="left_of_dealer",
    trick_points=1,
)
"""Rules with the deal of hearts, spades and bridge: 52 cards in four hands of thirteen."""

FIVE_EACH = replace(
    FOUR_HANDS,
    pack=tuple(card for card in FOUR_HANDS.pack if card.rank >= 9),
    hand_size=5,
    trump_calls=SUITS,
)
"""Rules with the deal of euchre: 24 cards, of which each of four hands gets five."""

ANCHORS = {
    "hearts": ("hearts", replace(FOUR_HANDS, trump_calls=(Trump.NONE,))),
    "spades": ("spades", replace(FOUR_HANDS, trump_calls=(Trump.SPADES,))),
    "bridge, no DDS": ("bridge(use_double_dummy_result=false)", FOUR_HANDS),
    "euchre": ("euchre", FIVE_EACH),
}
"""OpenSpiel's trick games, each with rules of ours that deal the same number of cards."""

MEASURED = ("dixie 4", "dixie 6", "three 3", "five 5", "kentucky 4")

CHUNK = 20_000


@dataclass(frozen=True, slots=True)
class Rate:
    """Deals per CPU second in each round, and how many cards are played in a deal."""

    name: str
    cards: int
    rounds: tuple[float, ...]

    @property
    def deals(self) -> float:
        """The median of the rounds."""
        return median(self.rounds)


@dataclass(frozen=True, slots=True)
class Drawn:
    """Sampling times in CPU seconds, one for each view.

    `slow` and `fast` are for one world, by the specification and by a `Sampler`; `setup` is for
    creating the `Sampler`.
    """

    name: str
    views: int
    slow: tuple[float, ...]
    fast: tuple[float, ...]
    setup: tuple[float, ...]

    def times_faster(self, worlds: int) -> float:
        """The specification's time for `worlds` worlds of each view, divided by a `Sampler`'s."""
        ours = sum(self.setup) + worlds * sum(self.fast)
        return worlds * sum(self.slow) / ours


def main() -> None:
    parser = options("kernel_playouts", __doc__)
    parser.add_argument("--rounds", type=int, default=5, help="rounds of random deals")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds per round and game")
    parser.add_argument("--views", type=int, default=60, help="views per game for sampling worlds")
    it = parser.parse_args()
    say("playing random deals")
    rates = played(it.rounds, it.seconds)
    say("two threads")
    threads = scaling(it.rounds, it.seconds)
    say("drawing worlds")
    drawn = [worlds(name, trick_games()[name], it.views) for name in MEASURED]
    text = "\n".join([*heading(it), *deals(rates), *threaded(threads), *sampled(drawn), "", FAIR])
    RESULTS.write_text(text + "\n", encoding="utf-8")
    print(text)


def say(what: str) -> None:
    print(f"bench: {what}", file=sys.stderr, flush=True)


def played(rounds: int, seconds: float) -> list[Rate]:
    """Measure random deals of our games and of OpenSpiel's, in turn in each round."""
    subjects: dict[str, tuple[int, Callable[[int, float], float]]] = {}
    for name in MEASURED:
        game = trick_games()[name]
        subjects[name] = game.seats * game.rules.hand_size, _kernel(game.rules)
    for name, (openspiel, rules) in ANCHORS.items():
        cards = rules.seats * rules.hand_size
        subjects[f"as {name}"] = cards, _kernel(rules)
        if find_spec("pyspiel"):
            subjects[f"OpenSpiel {name}"] = cards, _openspiel(openspiel)
    results: dict[str, list[float]] = {name: [] for name in subjects}
    for number in range(rounds):
        for name, (_, run) in subjects.items():
            results[name].append(run(number, seconds))
    return [Rate(name, subjects[name][0], tuple(runs)) for name, runs in results.items()]


def _kernel(rules: TrickRules) -> Callable[[int, float], float]:
    def run(seed: int, seconds: float) -> float:
        done = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            random_deals(rules, (seed << 32) + done, CHUNK)
            done += CHUNK
        return done / (time.process_time() - began)

    return run


def _openspiel(name: str) -> Callable[[int, float], float]:
    import pyspiel  # noqa: PLC0415  # an optional extra

    game = pyspiel.load_game(name)

    def run(seed: int, seconds: float) -> float:
        seats = range(game.num_players())
        bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in seats]
        done = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            for _ in range(100):
                pyspiel.evaluate_bots(game.new_initial_state(), bots, seed + done)
                done += 1
        return done / (time.process_time() - began)

    return run


def scaling(rounds: int, seconds: float) -> dict[int, tuple[float, float]]:
    """By threads: deals of Dixie Rook per wall-clock second, and cores used, in the best round."""
    rules = GAMES["dixie"].rules
    assert isinstance(rules, TrickRules)
    count = int(1_000_000 * seconds)
    best = {1: (0.0, 0.0), 2: (0.0, 0.0)}
    for number in range(rounds):
        for jobs, fastest in best.items():
            began, busy = time.perf_counter(), time.process_time()
            random_deals(rules, number, count, jobs=jobs)
            spent, busy = time.perf_counter() - began, time.process_time() - busy
            best[jobs] = max(fastest, (count / spent, busy / spent))
    return best


def worlds(name: str, game: TrickGame, count: int) -> Drawn:
    """Measure sampling for `count` random views of a game."""
    rng = Random(1)
    slow, fast, setup = [], [], []
    for _ in range(count):
        view = any_view(game, rng)
        began = time.process_time()
        sampler = Sampler(view)
        ready = time.process_time()
        sampler.draw(1, CHUNK)
        ended = time.process_time()
        for _ in range(10):
            game.worlds(view, rng)
        setup.append(ready - began)
        fast.append((ended - ready) / CHUNK)
        slow.append((time.process_time() - ended) / 10)
    return Drawn(name, count, tuple(slow), tuple(fast), tuple(setup))


def any_view(game: TrickGame, rng: Random) -> TrickView:
    """The view of the seat that is about to play a random card of a random deal."""
    while True:
        states = [it for it in random_path(game, rng).states if it.phase is Phase.PLAY]
        if states:
            state = rng.choice(states)
            return game.view(state, state.turn)


def heading(it: argparse.Namespace) -> list[str]:
    given = f"--rounds {it.rounds} --seconds {it.seconds} --views {it.views}"
    return [
        "# Random playouts and sampled worlds",
        "",
        f"Machine: {described()}. Command: `python -m benchmarks.kernel_playouts {given}`.",
        "One core and CPU time, threads aside. Such machines are noisy: compare rows of one run.",
    ]


def deals(rates: list[Rate]) -> Iterator[str]:
    yield from ["", "## Whole deals, in bulk", ""]
    yield "Each deal is dealt, played to the end with random cards, and counted. `evaluate_bots`"
    yield "plays OpenSpiel's deals with uniform random bots, which also bid (and in hearts pass"
    yield "cards) at random; ours have no bidding. The row “as hearts” deals and plays as many"
    yield "cards as OpenSpiel's hearts. Rates are medians of the rounds."
    columns = ["deals/s", "lowest–highest", "cards a deal", "million cards/s", "times OpenSpiel"]
    yield from ["", f"| | {' | '.join(columns)} |"]
    yield "| --- | ---: | ---: | ---: | ---: | ---: |"
    by_name = {rate.name: rate.deals for rate in rates}
    for rate in rates:
        anchor = by_name.get(rate.name.replace("as ", "OpenSpiel "))
        ratio = f"{rate.deals / anchor:.1f}" if rate.name.startswith("as ") and anchor else ""
        yield (
            f"| {rate.name} | {rate.deals:,.0f} | {min(rate.rounds):,.0f}–{max(rate.rounds):,.0f} "
            f"| {rate.cards} | {rate.cards * rate.deals / 1e6:.1f} | {ratio} |"
        )


def threaded(best: dict[int, tuple[float, float]]) -> Iterator[str]:
    yield from ["", "## Threads", ""]
    yield "Deals per second of Dixie Rook for four players, by the wall clock in the best round."
    yield "On a busy machine the threads do not get all cores; the table says how many they had."
    yield from ["", "| threads | deals/s | cores had | |", "| ---: | ---: | ---: | --- |"]
    most = max(rate for rate, _ in best.values())
    for jobs, (rate, cores) in best.items():
        yield f"| {jobs} | {rate:,.0f} | {cores:.2f} | {'█' * max(1, round(20 * rate / most))} |"


def sampled(rows: list[Drawn]) -> Iterator[str]:
    yield from ["", "## Worlds", ""]
    yield "A view is what the seat to play knows before a random card of a random deal. Worlds that"
    yield "fit it are drawn uniformly. Rates are worlds per CPU second over all views. `worlds` is"
    yield "the specification. A `Sampler` first prepares each view: its “set-up”. “times, 1,000” is"
    yield "how many times faster it is, set-up included, for a thousand worlds of each view."
    columns = ["game, seats", "views", "`worlds`/s", "`Sampler`/s", "times faster"]
    columns += ["times, 1,000", "times, by view", "set-up, median ms", "set-up, worst ms"]
    yield from ["", f"| {' | '.join(columns)} |"]
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    for row in rows:
        by_view = [slow / fast for slow, fast in zip(row.slow, row.fast, strict=True)]
        yield (
            f"| {row.name} | {row.views} | {row.views / sum(row.slow):,.0f} "
            f"| {row.views / sum(row.fast):,.0f} | {sum(row.slow) / sum(row.fast):,.0f} "
            f"| {row.times_faster(1_000):,.0f} | {min(by_view):,.0f}–{max(by_view):,.0f} "
            f"| {1e3 * median(row.setup):.2f} | {1e3 * max(row.setup):.1f} |"
        )


if __name__ == "__main__":
    main()
