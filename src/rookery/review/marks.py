"""Which decisions get a mark."""

from collections.abc import Sequence
from dataclasses import replace

from rookery.bots.assessing import Unit
from rookery.core.game import AnyRules
from rookery.core.moves import Bid, ShootSun
from rookery.review.deal_review import Mark, OpenReview, Reviewed

_LEAST_SHARE, _MISTAKE_SHARE = 1 / 60, 1 / 15
"""The least loss for a mark, and for a mistake, as shares of a deal's points. Unmeasured."""

_LEAST_TURN, _MISTAKE_TURN = 1.0, 3.0
"""The same losses in points, for games in which a deal's points vary. Unmeasured."""

_FALL = 12.0
"""The least fall of the expected lead in a fishing game that counts as bad luck. Unmeasured."""


def least(rules: AnyRules) -> float:
    """The fewest lost points that get a mark."""
    return rules.stake * _LEAST_SHARE if rules.stake else _LEAST_TURN


def mistake(rules: AnyRules) -> float:
    """The fewest lost points that make a move a mistake."""
    return rules.stake * _MISTAKE_SHARE if rules.stake else _MISTAKE_TURN


def marked(
    decisions: Sequence[Reviewed],
    rules: AnyRules,
    opened: OpenReview | None,
    bid: Bid | ShootSun | None,
) -> tuple[Reviewed, ...]:
    """Set the marks of the decisions."""
    found = list(_with_falls(decisions))
    winning_bid = next((it for it in reversed(found) if it.moment.moves == (bid,)), None)
    return tuple(
        replace(it, mark=_mark(it, rules, is_unmakeable(opened, bid) and it is winning_bid))
        for it in found
    )


def is_unmakeable(opened: OpenReview | None, bid: Bid | ShootSun | None) -> bool:
    """Whether a bid could not be made with all hands open, and was set."""
    if opened is None or not isinstance(bid, Bid):
        return False
    return opened.worth.upper < bid.amount and opened.took < bid.amount


def _mark(it: Reviewed, rules: AnyRules, is_unlucky_bid: bool) -> Mark | None:
    judgement = it.judgement
    if judgement.is_behind and judgement.cost[0] >= least(rules):
        return Mark.MISTAKE if judgement.cost[0] >= mistake(rules) else Mark.BETTER
    if judgement.played is None or judgement.cost[0] >= least(rules):
        return None  # not known to be right, so not just unlucky
    lost = it.open_loss is not None and it.open_loss >= mistake(rules)
    fell = it.fell is not None and it.fell >= _FALL
    return Mark.UNLUCKY if is_unlucky_bid or lost or fell else None


def _with_falls(decisions: Sequence[Reviewed]) -> Sequence[Reviewed]:
    """The decisions; turns of fishing games get the lead lost until the seat's next turn."""
    found = list(decisions)
    for place, it in enumerate(found):
        after = next((o for o in found[place + 1 :] if o.moment.seat == it.moment.seat), None)
        if it.phase != "turn" or after is None or after.phase != "turn":
            continue
        ours, best = it.judgement.lead, after.judgement.best
        if ours is None or best is None or best.points is None:
            continue
        if after.judgement.unit is Unit.LEAD:
            found[place] = replace(it, fell=ours - best.points)
    return found
