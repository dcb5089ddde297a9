"""The plan of a review: independent tasks for any executor, and how their results are combined."""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from rookery.arena.ordered_tasks import run_in_order
from rookery.bots.limits import MOST_NODES, Limits
from rookery.core.cards import Card
from rookery.core.match import Match
from rookery.core.moves import Play
from rookery.review.deal_review import DealReview, Mark, OpenReview, Reviewed, within
from rookery.review.judging import Judgement, Judging
from rookery.review.marks import marked
from rookery.review.moments import Moment, moments_of
from rookery.review.open_hands import Bounds, Line, LineSearch, Solving, open_deal

NODES = 200_000
"""The nodes for each decision, unless limits are given. Unmeasured, as are those below. A deal of
Dixie takes seconds."""

OPEN_NODES = 6_000_000
"""The most nodes for the exact values of the positions in one trick: about 4 seconds."""


class Task(Protocol):
    """An independent part of a review, which can be sent to another process."""

    def run(self) -> Any:
        """The result of the task."""


def run_task(task: Task) -> Any:
    """The result of a task, as a function that can be passed to an executor."""
    return task.run()


@dataclass(frozen=True, slots=True)
class Settings:
    """How long a review thinks: limits of each decision, and nodes for each trick of an open deal.

    With a limit of nodes a review depends only on the deal and the seed.
    """

    limits: Limits = field(default_factory=lambda: Limits(nodes=NODES))
    open_nodes: int = OPEN_NODES
    seed: int = 0

    def __post_init__(self) -> None:
        if not 1 <= self.open_nodes <= MOST_NODES:
            raise ValueError(f"the tricks of a deal take 1 to {MOST_NODES:,} nodes")


class ReviewPlan:
    """The tasks of one review.

    `first` are the tasks to begin with; `second` makes, from their results, the tasks that follow,
    and `review` the review from all results, each in the order of its tasks.
    """

    def __init__(self, match: Match[Any], number: int, settings: Settings) -> None:
        """Plan the review of deal `number`, from 0. Raises NotOver unless the deal is finished."""
        rules = match.game.rules
        self._match, self._number, self._settings = match, number, settings
        self._rules = rules
        self._moments = moments_of(match, number)
        self._open = open_deal(match, number)
        judging = [self._judging(moment) for moment in self._moments]
        solving = [] if self._open is None else self._open.tasks(settings.open_nodes)
        self._solvings = len(solving)
        self.first: tuple[Judging | Solving, ...] = (*solving, *judging)

    def second(self, results: Sequence[Any]) -> tuple[LineSearch, ...]:
        """The lines of best play to search for, once the marks are known."""
        return tuple(search for _, search in self._searches(self._decisions(results)))

    def review(self, results: Sequence[Any], lines: Sequence[Line]) -> DealReview:
        """The finished review."""
        deal = self._match.deals[self._number]
        decisions = list(self._decisions(results))
        opened = self._opened(results)
        searches = self._searches(decisions)
        for (place, _), line in zip(searches, lines, strict=True):
            if place is not None:
                decisions[place] = replace(decisions[place], line=line)
            elif opened is not None:
                opened = replace(opened, line=line)
        return DealReview(
            self._number,
            self._rules,
            deal.dealer,
            tuple(decisions),
            opened,
            getattr(deal.state, "bidder", None),
            getattr(deal.state, "bid", None),
            deal.points or (),
        )

    def _judging(self, moment: Moment) -> Judging:
        settings = self._settings
        seed = f"{settings.seed} {self._number} {moment.ply} {moment.seat}"
        return Judging(moment, settings.limits, seed)

    def _opened(self, results: Sequence[Any]) -> OpenReview | None:
        it = self._open
        if it is None:
            return None
        every: list[Bounds] = [each for found in results[: self._solvings] for each in found]
        bounds = dict(zip(it.positions, every, strict=True))
        leads = tuple(it.leads(seat) for seat in range(it.rules.seats))
        return OpenReview(bounds, it.took, it.reached, it.bidders, it.rules.stake, leads)

    def _decisions(self, results: Sequence[Any]) -> tuple[Reviewed, ...]:
        """The decisions with their marks, but without lines."""
        judgements: Sequence[Judgement] = results[self._solvings :]
        opened = self._opened(results)
        decisions = [
            _reviewed(moment, judgement, opened)
            for moment, judgement in zip(self._moments, judgements, strict=True)
        ]
        bid = getattr(self._match.deals[self._number].state, "bid", None)
        return marked(decisions, self._rules, opened, bid)

    def _searches(self, decisions: Sequence[Reviewed]) -> list[tuple[int | None, LineSearch]]:
        """Searches for lines, with the decision's index; None for the search of the whole deal."""
        it = self._open
        if it is None:
            return []
        nodes = self._settings.open_nodes
        whole = LineSearch(next(iter(it.positions.values())), None, nodes)
        found: list[tuple[int | None, LineSearch]] = [(None, whole)]
        for place, each in enumerate(decisions):
            if each.mark is not None and each.phase == "card":
                position = it.positions[each.moment.ply]
                found.append((place, LineSearch(position, _better_card(each), nodes)))
        return found


def _better_card(it: Reviewed) -> Card | None:
    """The best card by the seat's knowledge; None for a move that was right."""
    best = it.judgement.best
    if it.mark is Mark.UNLUCKY or best is None or not isinstance(best.move, Play):
        return None
    return best.move.card


def _reviewed(moment: Moment, judgement: Judgement, opened: OpenReview | None) -> Reviewed:
    """A decision with the points that its card gave away with open hands."""
    if opened is None or moment.ply not in opened.bounds:
        return Reviewed(moment, judgement)
    before, after = opened.bounds[moment.ply].exact, opened.after(moment.ply).exact
    if before is None or after is None:
        return Reviewed(moment, judgement)
    leads = opened.leads[moment.seat]
    return Reviewed(
        moment,
        judgement,
        open_loss=leads[within(before, leads)] - leads[within(after, leads)],
        open_points=after - before,
    )


def review_deal(
    match: Match[Any],
    number: int,
    settings: Settings | None = None,
    executor: Executor | None = None,
    report: Callable[[int, int], None] | None = None,
) -> DealReview:
    """The review of deal `number` of a match, counted from 0.

    Tasks run on the executor if there is one; the result is the same. `report` is called with the
    numbers of finished and of known tasks. Raises NotOver unless the deal is finished.
    """
    plan = ReviewPlan(match, number, settings or Settings())
    done = 0

    def run(tasks: Sequence[Task], known: int) -> list[Any]:
        nonlocal done
        found = []
        for result in run_in_order(run_task, tasks, executor):
            found.append(result)
            done += 1
            if report is not None:
                report(done, known)
        return found

    results = run(plan.first, len(plan.first))
    second = plan.second(results)
    return plan.review(results, run(second, len(plan.first) + len(second)))
