"""Information-set tree search for fishing games, from a view. The caller watches the clock.

Each iteration draws a world, plays a root turn in it, follows the tree as far as it goes, and then
plays by a heuristic policy. Every turn on the path is credited with the worth of the result to the
seat that played it. The worth of a deal to a seat is the seat's lead in points over the mean of the
others. If the deal may decide the match, it is a quarter of that lead plus 100 times the
probability of winning the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rookery.core.cards import CardSet
from rookery.fishing.scoring import running_totals
from rookery.fishing.turns import Turn
from rookery.fishing.view import FishingView
from rookery.kernel.built import NotCompiled, is_compiled
from rookery.kernel.fishing.model import (
    CodedDeal,
    coded_centre,
    coded_points,
    coded_turn,
    is_codable,
)
from rookery.kernel.seed import check_seed

if is_compiled:
    from rookery.kernel.fishing._fishing import Worlds

_Hand = tuple[int, int, int, Sequence[int], int]


def compiled_worlds(view: FishingView) -> Worlds:
    """The compiled sampler of a view, with the constraints of the hidden hands."""
    unseen = CardSet.of(view.rules.pack) - view.seen
    hands: list[_Hand] = []
    for seat, (size, shown) in enumerate(zip(view.hand_sizes, view.shown, strict=True)):
        if seat != view.seat and size:
            fits = CardSet.of(card for card in unseen if card.rank not in shown.lacks)
            needs = [
                CardSet.of(card for card in unseen if card.rank == number).bits
                for number in sorted(shown.keeps)
            ]
            hands.append((seat, size, fits.bits, needs, sum(1 << gap for gap in shown.apart)))
    known = [it for it in hands if it[3] or it[4] or it[2] != unseen.bits]
    known.sort(key=lambda it: (not it[3], it[2].bit_count()))
    open_hands = [it for it in hands if it not in known]
    return Worlds(view.rules.seats, unseen.bits, ([*known, *open_hands], len(known)))


def open_worlds(view: FishingView, hands: Sequence[CardSet]) -> Worlds:
    """A compiled sampler of the worlds in which the seats hold the given hands.

    The view says which cards are unseen. The worlds differ only in the order of the stock.
    """
    unseen = CardSet.of(view.rules.pack) - view.seen
    others: list[_Hand] = [
        (seat, len(hand), hand.bits, (), 0)
        for seat, hand in enumerate(hands)
        if seat != view.seat and hand
    ]
    return Worlds(view.rules.seats, unseen.bits, (others, len(others)))


if is_compiled:
    from rookery.kernel.fishing._fishing import Search

SWING = 40
"""A deal may decide the match if a seat needs at most this many points to win. Unmeasured, as are
the numbers below."""

MOST_TURNS = 512
"""The most turns that a search chooses from, far more than usual."""

NEVER = (1 << 64) - 1
"""A node limit that is never reached."""


@dataclass(frozen=True, slots=True)
class Style:
    """The settings of a search.

    With `plain`, playouts are random and go to the end of the deal. Otherwise they are heuristic
    and end after `extra` turns of the next round. The tree is at most `depth` turns deep and has at
    most `room` nodes, of 64 bytes each. `explore` is the exploration constant in points, and
    `prior` the weight of the heuristic value in visits. At most `noise` random points are added to
    the value of a turn in a playout. The defaults are guesses; docs/strong.md tries other values.
    """

    plain: bool = False
    depth: int = 12
    extra: int = 4
    explore: float = 10.0
    prior: float = 4.0
    noise: float = 1.5
    room: int = 1 << 16


@dataclass(frozen=True, slots=True)
class Found:
    """The result of a search for one turn.

    `visits` is the number of iterations that began with the turn. `worth` is the mean value of
    these iterations, by which a turn is chosen. `points` is the mean of the seat's points at their
    end. Both are 0 without visits.
    """

    visits: int
    worth: float
    points: float


class FishingSearch:
    """A search for one decision.

    `counts_match` says whether values include the chance of winning the match.

    Raises NotCompiled if the kernel was not built. Raises ValueError if a game cannot be encoded or
    has too many turns.
    """

    def __init__(
        self,
        view: FishingView,
        turns: Sequence[Turn],
        share: Sequence[Sequence[float]],
        style: Style,
        hands: Sequence[CardSet] | None = None,
    ) -> None:
        """Set up a search among `turns`, which must be legal.

        `share[capturer][seat]` are the points that the seat gets on average from an orange of the
        capturer, since another seat may win the race. With `hands`, given by seat, all hands are
        known, and worlds differ only in the order of the stock.
        """
        if not is_compiled:
            raise NotCompiled("a search needs the compiled kernel, which was not built")
        if not is_codable(view.rules, view.centre) or len(turns) > MOST_TURNS:
            raise ValueError("the compiled search has no room for this game or so many turns")
        rules = view.rules
        is_close = max(_totals(view)) + SWING >= rules.target
        self.counts_match = is_close and not style.plain
        self._is_known = not view.stock_size and view.rules.seats == 2
        self._search = Search(
            rules,
            share,
            coded_view(view),
            compiled_worlds(view) if hands is None else open_worlds(view, hands),
            [coded_turn(turn) for turn in turns],
            (
                int(style.plain) + int(style.plain and style.depth > 1),
                style.depth,
                style.extra,
                style.explore,
                style.prior,
                style.noise,
            ),
            (view.totals, self.counts_match),
            style.room,
        )

    @property
    def nodes(self) -> int:
        """The number of nodes so far; a node is a turn played in an iteration."""
        return self._search.nodes

    def look(
        self, seed: int, first: int, count: int, turns: Sequence[int], limit: int = NEVER
    ) -> int:
        """Run an iteration for each of `turns`, given by index, in `count` worlds from `first` on.

        A world depends only on the seed and its number. A plain search more than one turn deep runs
        one iteration in each world, and selects its turn by UCB1. Returns how many worlds were used
        before the number of nodes reached `limit`. Raises ValueError if no world fits the view.
        """
        check_seed(seed, count)
        done = self._search.run(seed, first, count, turns, limit)
        if done < 0:
            raise ValueError("no distribution of the unseen cards fits what is known")
        return done

    def found(self) -> list[Found]:
        """The result for each turn, in the order in which the turns were given."""
        return [
            Found(visits, worth / max(1, visits), points / max(1, visits))
            for visits, worth, points in self._search.found()
        ]

    def prior_values(self, seed: int) -> list[float]:
        """How many points each turn is behind the best by its heuristic value: 0 or below."""
        check_seed(seed, 0)
        priors = self._search.prior_values(seed)
        if priors is None:
            raise ValueError("no distribution of the unseen cards fits what is known")
        return priors

    def solve(self, seed: int, limit: int) -> list[Found] | None:
        """The exact result of each turn if every seat maximizes its own value.

        None if hands are unknown, if the stock is not empty, or if solving takes more nodes than
        `limit`.
        """
        check_seed(seed, 0)
        solved = self._search.solve(seed, limit) if self._is_known else None
        return None if solved is None else [Found(1, *each) for each in solved]


def _totals(view: FishingView) -> Sequence[int]:
    """The match totals. If the match can be won in mid-deal, they include this deal's points."""
    if view.rules.win_at == "deal":
        return view.totals
    return running_totals(view.rules, view.totals, view.hauls)


def coded_view(view: FishingView) -> CodedDeal:
    """Encode a deal as a view shows it, with empty hands for the other seats."""
    singles, builds = coded_centre(view.centre)
    assert view.seat is not None and view.turn is not None
    return CodedDeal(
        singles=singles,
        builds=builds,
        hands=tuple(view.hand.bits if seat == view.seat else 0 for seat in range(view.rules.seats)),
        won=tuple(haul.cards.bits for haul in view.hauls),
        points=coded_points(view.rules, view.hauls),
        stock=(),
        stock_size=view.stock_size,
        in_hand=sum(view.hand_sizes),
        turn=view.turn,
        dealer=view.dealer,
        last_capturer=-1 if view.last_capturer is None else view.last_capturer,
        orange=-1,
    )
