"""Tree search over the turns of a fishing game, from a view; the clock is with who asks.

Each look ahead draws a world, plays a turn in it, follows the tree as far as it goes and a sensible
way of playing from there, and notes for every turn on its way what came of it for its seat. What a
deal is worth to a seat is counted in points: those by which it is ahead of the others on average,
and, where the deal may decide the match, CHANCE points times the chance to win that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rookery.core.cards import CardSet
from rookery.fishing.turns import Turn
from rookery.fishing.view import FishingView
from rookery.kernel.built import NotCompiled, is_compiled
from rookery.kernel.fishing.fishing_sampler import compiled_worlds, open_worlds
from rookery.kernel.fishing.model import (
    CodedDeal,
    coded_centre,
    coded_points,
    coded_rules,
    coded_turn,
    is_codable,
)
from rookery.kernel.seed import check_seed

if is_compiled:
    from rookery.kernel.fishing._fishing import Search

SWING = 40
"""The points that one deal may bring: who is nearer to the target may decide the match with it."""

_MOST_TURNS = 512
NEVER = (1 << 64) - 1
"""A limit of nodes that is not reached."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a search goes about it.

    `plain` plays at random outside its tree and to the end of the deal. Otherwise a look ahead ends
    `extra` turns into the next round. The tree keeps `depth` turns; `explore` is by how many points
    a turn that was seldom tried may seem better, `prior` how many visits a first impression counts
    for, and `noise` by how many points a turn outside the tree may be misjudged. `room` is how many
    nodes of 64 bytes there are at the most.
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
    """What a search found about a turn.

    `visits` is how often it was looked at; `worth` counts what it is chosen by, and `points` those
    of its seat at the end of the deal, or as far as looks ahead went; both are means, 0 if never.
    """

    visits: int
    worth: float
    points: float


class FishingSearch:
    """A search for one decision. Raises ValueError for a game that is not coded."""

    def __init__(
        self,
        view: FishingView,
        turns: Sequence[Turn],
        share: Sequence[Sequence[float]],
        style: Style,
        hands: Sequence[CardSet] | None = None,
    ) -> None:
        """`turns` are those to choose from; `share` has an orange's points by capturer and seat.

        `hands` are for who sees them all: worlds then differ by the order of the stock alone.
        """
        if not is_compiled:
            raise NotCompiled("a search needs the compiled kernel, which was not built")
        if not is_codable(view.rules, view.centre) or len(turns) > _MOST_TURNS:
            raise ValueError("there is no room for such a game")
        rules = view.rules
        is_close = max(view.totals) + SWING >= rules.target
        self._is_known = not view.stock_size and view.rules.seats == 2
        self._search = Search(
            coded_rules(rules, share),
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
            (view.totals, is_close and not style.plain),
            style.room,
        )

    @property
    def nodes(self) -> int:
        """How many turns were played so far."""
        return self._search.nodes

    def look(
        self, seed: int, first: int, count: int, turns: Sequence[int], limit: int = NEVER
    ) -> int:
        """Look ahead from some of the turns, given by their places, in so many worlds.

        Worlds are numbered, and each follows from the seed and its number. Plain search chooses the
        turn itself. The result is how many worlds were looked at before `limit` nodes were reached.
        Raises ValueError if no world fits what the view tells.
        """
        check_seed(seed, count)
        done = self._search.run(seed, first, count, turns, limit)
        if done < 0:
            raise ValueError("no distribution of the unseen cards fits what is known")
        return done

    def found(self) -> list[Found]:
        """What was found about each turn."""
        return [
            Found(visits, worth / max(1, visits), points / max(1, visits))
            for visits, worth, points in self._search.found()
        ]

    def impressions(self, seed: int) -> list[float]:
        """What each turn seems to be worth at once, in points below that which seems best."""
        check_seed(seed, 0)
        seeming = self._search.impressions(seed)
        if seeming is None:
            raise ValueError("no distribution of the unseen cards fits what is known")
        return seeming

    def solve(self, seed: int, limit: int) -> list[Found] | None:
        """What each turn comes to exactly, everybody doing the best for themselves.

        None if cards are hidden, or if it takes more nodes than the limit.
        """
        check_seed(seed, 0)
        solved = self._search.solve(seed, limit) if self._is_known else None
        return None if solved is None else [Found(1, *each) for each in solved]


def coded_view(view: FishingView) -> CodedDeal:
    """A deal as a view shows it; the hands of others are empty."""
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
