"""The sentences that sum up a deal: what it was worth with all hands open, and where it turned."""

from rookery.core.moves import Bid, Play, ShootSun
from rookery.kernel import is_compiled
from rookery.language import Argument
from rookery.review.deal_review import DealReview, Mark, OpenReview, Reviewed
from rookery.review.marks import mistake
from rookery.telling.wording import Words, bid_named
from rookery.tricks.rules import TrickRules


def deal_sentences(words: Words, review: DealReview) -> list[str]:
    """The sentences about the deal as a whole."""
    opened = review.opened
    if opened is None:
        return [_why_not_open(words, review)]
    found = [_worth(words, review, opened)]
    turned = turning_point(review)
    if turned is not None:
        found.append(_turned(words, review, turned))
    if any(it.mark in (Mark.BETTER, Mark.MISTAKE) for it in review.decisions):
        found.append(words.tell("review-of-contract"))
    return found


def turning_point(review: DealReview) -> Reviewed | None:
    """The card that gave away most with all hands open, if that is twice a mistake; else None."""
    costly = [it for it in review.decisions if it.open_loss is not None]
    worst = max(costly, key=lambda it: it.open_loss or 0.0, default=None)
    if worst is None or (worst.open_loss or 0.0) < 2 * mistake(review.rules):
        return None
    return worst


def _worth(words: Words, review: DealReview, opened: OpenReview) -> str:
    worth = opened.worth
    value: Argument = worth.lower
    if worth.exact is None:
        value = words.tell("review-bounds", low=worth.lower, high=worth.upper)
    side = words.language.listed([words.whom(seat) for seat in sorted(opened.bidders)])
    assert review.bid is not None
    needed = review.bid.amount if isinstance(review.bid, Bid) else opened.stake
    is_made = _is_made(review, opened, needed)
    is_unknown = opened.is_unknown(worth)
    named = bid_named(review.bid)
    told: dict[str, Argument] = {
        "side": side,
        "stake": opened.stake,
        "took": opened.took,
        "result": "made" if is_made else "set",
        "bid": named["bid"],
        "amount": named["amount"],
    }
    if is_unknown:
        text = words.tell("review-deal-unknown", **told)
        return f"{text[:1].upper()}{text[1:]} {words.tell('review-deal-no-time')}"
    text = words.tell("review-deal", worth=value, **told)
    if isinstance(review.bid, ShootSun):
        return text
    if is_made and worth.upper < needed:
        return f"{text} {words.tell('review-could-be-set')}"
    if not is_made and worth.lower >= needed:
        return f"{text} {words.tell('review-could-be-made')}"
    return text


def _is_made(review: DealReview, opened: OpenReview, needed: int) -> bool:
    if isinstance(review.bid, ShootSun):
        return review.bidder is not None and review.points[review.bidder] > 0
    return opened.took >= needed


def _turned(words: Words, review: DealReview, it: Reviewed) -> str:
    move = it.moment.moves[0]
    assert isinstance(move, Play)
    tricks = getattr(it.moment.view, "tricks", ())
    return words.tell(
        "review-turned",
        who=words.whom(it.moment.seat),
        card=words.card(move.card),
        trick=len(tricks) + 1,
        points=abs(it.open_points or 0),
    )


def _why_not_open(words: Words, review: DealReview) -> str:
    if not isinstance(review.rules, TrickRules):
        why = "fishing"
    elif review.bidder is None:
        return words.tell("review-thrown-in")
    elif not is_compiled:
        why = "no-kernel"
    elif review.rules.dummy is not None or review.rules.places != review.rules.seats:
        why = "dummy"
    else:
        why = "nothing"
    return words.tell("review-not-open", why=why)
