"""A review as an object of JSON; docs/review.md describes the fields."""

from collections.abc import Iterable, Sequence
from typing import Any

from rookery.bots.assessing import JudgedMove
from rookery.core.cards import Card, Seat
from rookery.core.moves import Move, Play, Ply
from rookery.records import move_text, ply_text
from rookery.review.deal_review import DealReview, Mark, OpenReview, Reviewed
from rookery.review.summary import deal_sentences
from rookery.review.words import decision_sentence, seat_sentence
from rookery.telling.wording import Words, bid_words


def as_object(review: DealReview, words: Words) -> dict[str, Any]:
    """The review of a deal with its sentences, in the wording of one reader."""
    seats = range(len(review.points))
    return {
        "deal": review.number,
        "points": list(review.points),
        "bidder": review.bidder,
        "bid": None if review.bid is None else bid_words(review.bid),
        "sentences": deal_sentences(words, review),
        "seats": [_seat(review, words, seat) for seat in seats],
        "decisions": [_decision(review, words, it) for it in review.decisions],
        "open": None if review.opened is None else _opened(review.opened),
    }


def _seat(review: DealReview, words: Words, seat: Seat) -> dict[str, Any]:
    decisions, lost = review.of_seat(seat), review.given_away(seat)
    judged = [it for it in decisions if it.judgement.played is not None]
    return {
        "seat": seat,
        "judged": len(judged),
        "not_judged": len(decisions) - len(judged),
        "mistakes": _count(judged, Mark.MISTAKE),
        "better": _count(judged, Mark.BETTER),
        "unlucky": _count(judged, Mark.UNLUCKY),
        "given_away": round(lost, 1),
        "sentence": seat_sentence(words, seat, decisions, lost),
        "curve": [[ply, round(points, 1)] for ply, points in review.curve(seat)],
        "open_curve": [
            [ply, round(low, 1), round(high, 1)] for ply, low, high in review.open_curve(seat)
        ],
        "unit": review.curve_unit(seat).value,
        "end": round(review.end(seat), 1),
    }


def _count(decisions: Iterable[Reviewed], mark: Mark) -> int:
    return sum(it.mark is mark for it in decisions)


def _decision(review: DealReview, words: Words, it: Reviewed) -> dict[str, Any]:
    judgement, most = it.judgement, None
    if review.opened is not None:
        most = review.opened.worth.upper
    cost, low, high = judgement.cost
    played, best = judgement.played, judgement.best
    return {
        "ply": it.moment.ply,
        "plies": it.moment.plies,
        "seat": it.moment.seat,
        "phase": it.phase,
        "moves": _texts(it.moment.moves),
        "mark": None if it.mark is None else it.mark.value,
        "sentence": decision_sentence(words, it, most),
        "unit": judgement.unit.value,
        "points": _points(played),
        "best": [] if best is None else _texts((best.move, *best.then)),
        "best_points": _points(best),
        "cost": round(cost, 1),
        "low": round(low, 1),
        "high": round(high, 1),
        "not_judged": None if judgement.why_not is None else judgement.why_not.value,
        "open_points": it.open_points,
        "line": _line(it.line),
    }


def _points(move: JudgedMove | None) -> float | None:
    return None if move is None or move.points is None else round(move.points, 1)


def _texts(moves: Sequence[Move]) -> list[str]:
    return [move_text(move) for move in moves]


def _line(line: Sequence[tuple[Seat, Card]]) -> list[str]:
    plies: list[Ply] = [(seat, Play(card)) for seat, card in line]
    return [ply_text(ply) for ply in plies]


def _opened(opened: OpenReview) -> dict[str, Any]:
    return {
        "bidders": sorted(opened.bidders),
        "stake": opened.stake,
        "took": opened.took,
        "worth": [opened.worth.lower, opened.worth.upper],
        "bounds": [[ply, each.lower, each.upper] for ply, each in opened.bounds.items()],
        "line": _line(opened.line),
    }
