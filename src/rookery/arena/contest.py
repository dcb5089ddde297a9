"""Contests: every pair of bots plays the same deals in every seating.

Each bot plays each deal from every seat, so the luck of the cards cancels out. It takes far fewer
deals to tell two bots apart than if each deal were played once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, product
from random import Random
from statistics import fmean
from typing import Any, Literal

from rookery.arena.decks import deck_set
from rookery.arena.driver import play_deal
from rookery.arena.ordered_tasks import run_in_order
from rookery.arena.players import DecisionTimes, Player, Stopwatch, limits_of, player
from rookery.arena.simulate import BadTable
from rookery.bots.limits import Limits
from rookery.core.game import Game
from rookery.core.match import Match
from rookery.core.moves import Bid
from rookery.games import preset
from rookery.telling.sheet import contract


@dataclass(frozen=True, slots=True)
class Contest:
    """The bots of a contest, the game, and how it is played.

    A round is one deal (with `whole_matches` one match), played in every seating of a pair. If
    there are more seatings than `most_seatings` (an even number), only that many are played, drawn
    at random. All random numbers of a round follow from the seed and the round's number. With
    `bidder`, that bot decides everything before the tricks in all seats, so that only card play is
    compared. A match is left undecided after `most_deals`. `seconds` or `nodes` limit bots whose
    names give no limit; with nodes a seed has one result (see `Limits`). `decks` names a set of
    fixed decks: round n then has deck n of the set, and only the players' random numbers and the
    races follow from the seed. `races` says how a race for an orange is decided: by an even draw,
    or by the bots' own delays (see `driver`).
    """

    game: str
    bots: tuple[str, ...]
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    bidder: str | None = None
    whole_matches: bool = False
    most_deals: int = 200
    most_seatings: int | None = None
    seconds: float | None = None
    nodes: int | None = None
    decks: str | None = None
    races: Literal["even", "own"] = "even"

    def check(self) -> None:
        """Raises BadTable, UnknownGame, BadOption, UnknownBot or UnknownDecks if impossible."""
        rules = self.rules()
        for name in (*self.bots, self.bidder or self.bots[0]):
            player(name, Random(0))
        if len(set(self.bots)) < max(2, len(self.bots)):
            raise BadTable("an arena needs two or more different bots")
        if self.bidder is not None and not rules.rules.has_bidding:
            raise BadTable(f"there is no bidding in {self.game}, and so no bidder")
        if self.decks is not None:
            deck_set(self.decks)
            if self.whole_matches:
                raise BadTable("fixed decks are for single deals, not for whole matches")
        if self.most_seatings is not None and (self.most_seatings < 2 or self.most_seatings % 2):
            raise BadTable("each seating is played with its counterpart: give an even number")
        try:
            self.limits()
        except ValueError as error:
            raise BadTable(str(error)) from None

    def limits(self) -> Limits | None:
        """The contest's limits, for bots whose names give none. Raises ValueError."""
        if self.nodes is not None:
            return Limits(nodes=self.nodes)
        return None if self.seconds is None else Limits(seconds=self.seconds)

    def rules(self) -> Game[Any, Any]:
        """The game with the house rules of the contest. Raises UnknownGame or BadOption."""
        return preset(self.game).game(self.options)

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Every pair of bots, in the order in which the bots were given."""
        return tuple(combinations(self.bots, 2))


@dataclass(frozen=True, slots=True)
class Side:
    """How many contracts one bot of a pair bid and made in a round, and how many matches it won.

    `bids` is the sum of the amounts of its bids; `suns` counts the contracts without an amount. A
    match that several seats win together counts as a fraction for each of them.
    """

    contracts: int = 0
    made: int = 0
    bids: int = 0
    won: float = 0.0
    suns: int = 0

    @property
    def mean_bid(self) -> float | None:
        """The mean amount of its bids; None if it bid no amount."""
        amounts = self.contracts - self.suns
        return self.bids / amounts if amounts else None

    def __add__(self, other: Side) -> Side:
        return Side(
            self.contracts + other.contracts,
            self.made + other.made,
            self.bids + other.bids,
            self.won + other.won,
            self.suns + other.suns,
        )


@dataclass(frozen=True, slots=True)
class Round:
    """The result of a round: `edge` is the first bot's lead over the second, in points a deal.

    It is the total lead in the deals of the round divided by their number, even if matches differ
    in length.

    `spent` has the times of each bot's decisions. They depend on the machine, and so do not count
    when rounds are compared.
    """

    number: int
    pair: tuple[str, str]
    edge: float
    deals: int
    sides: tuple[Side, Side]
    spent: tuple[DecisionTimes, DecisionTimes] = field(
        default=(DecisionTimes(), DecisionTimes()), compare=False
    )


def seatings(game: Game[Any, Any], pair: tuple[str, str]) -> Iterator[tuple[str, ...]]:
    """Every way to seat two bots so that both play, and fixed partners are the same bot.

    >>> from rookery.games import GAMES
    >>> [" ".join(each) for each in seatings(GAMES["dixie"].game(), ("a", "b"))]
    ['a b a b', 'b a b a']
    >>> sum(1 for each in seatings(GAMES["five"].game(), ("a", "b")))
    30
    """
    if game.rules.fixed_sides is not None:
        for one, two in (pair, pair[::-1]):
            yield (one, two) * (game.seats // 2)
        return
    yield from (each for each in product(pair, repeat=game.seats) if len(set(each)) == len(pair))


def seatings_of(contest: Contest, number: int, pair: tuple[str, str]) -> list[tuple[str, ...]]:
    """The seatings of a round: all of them, or random ones, each with its mirror image."""
    every = list(seatings(contest.rules(), pair))
    most = contest.most_seatings
    if most is None or most >= len(every):
        return every
    firsts = [each for each in every if each[0] == pair[0]]
    drawn = Random(f"{contest.seed}/{number}/seatings").sample(firsts, most // 2)
    other = {pair[0]: pair[1], pair[1]: pair[0]}
    return [each for one in drawn for each in (one, tuple(other[name] for name in one))]


def play_round(contest: Contest, task: tuple[int, tuple[str, str]]) -> Round:
    """Play one round; a task is the number of the round and the pair."""
    number, pair = task
    game = contest.rules()
    lead, deals = 0.0, 0
    sides = [Side(), Side()]
    limits = [limits_of(name, contest.limits()) for name in pair]
    watches = [Stopwatch(it.seconds if it.nodes is None else None) for it in limits]
    for seated in seatings_of(contest, number, pair):
        match = _played(contest, game, number, seated, [watches[pair.index(it)] for it in seated])
        deals += len(match.deals)
        points = [
            fmean(total for total, name in zip(match.totals, seated, strict=True) if name == each)
            for each in pair
        ]
        lead += points[0] - points[1]
        sides = [_counted(sides[place], match, seated, pair[place]) for place in range(2)]
    spent = (watches[0].spent, watches[1].spent)
    return Round(number, pair, lead / deals, deals, (sides[0], sides[1]), spent)


def _played(
    contest: Contest,
    game: Game[Any, Any],
    number: int,
    seated: tuple[str, ...],
    watches: list[Stopwatch],
) -> Match[Any]:
    """Play one seating; cards and random numbers are the same in every seating of a round."""
    stem = f"{contest.seed}/{number}"
    limits = contest.limits()
    players = _players(seated, f"{stem}/seat", limits)
    named = (contest.bidder,) * len(seated) if contest.bidder else ()
    bidders = _players(named, f"{stem}/bidder", limits)
    match = Match.new(game)
    most = contest.most_deals if contest.whole_matches else 1
    given = None
    if contest.decks is not None:
        given = deck_set(contest.decks).deal(contest.game, game.pack, game.seats, number)
    while not match.is_over and len(match.deals) < most:
        rng = Random(f"{stem}/deal {len(match.deals)}")
        is_own = contest.races == "own"
        match = play_deal(match, players, rng, bidders, watches, given=given, own_races=is_own)
    return match


def _players(names: tuple[str, ...], stem: str, limits: Limits | None) -> list[Player]:
    return [player(name, Random(f"{stem} {seat}"), limits) for seat, name in enumerate(names)]


def _counted(side: Side, match: Match[Any], seated: tuple[str, ...], name: str) -> Side:
    """The tally of a bot's side after one more match."""
    found = side
    for deal in match.deals:
        it = contract(match.game, deal.state)
        if it is not None and it.bidder is not None and seated[it.bidder] == name:
            amount = it.bid.amount if isinstance(it.bid, Bid) else None
            found += Side(1, bool(it.made), amount or 0, suns=amount is None)
    if match.winners:
        found += Side(won=fmean(seated[seat] == name for seat in match.winners))
    return found


def play_contest(
    contest: Contest, tasks: Iterable[tuple[int, tuple[str, str]]], executor: Executor | None = None
) -> Iterator[Round]:
    """Play rounds, on the executor if there is one; the results come in the order of the tasks."""
    contest.check()
    return run_in_order(partial(play_round, contest), tasks, executor)
