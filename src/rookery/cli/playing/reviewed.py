"""Formats a review as text: marks, a small curve for each seat, and a summary."""

from collections.abc import Iterator, Sequence
from typing import Any

from rookery.core.cards import Seat
from rookery.games import preset
from rookery.records import MatchRecord
from rookery.review import DealReview, Mark, Reviewed
from rookery.review.summary import deal_sentences
from rookery.review.words import decision_sentence, number_words, points_words, seat_sentence
from rookery.telling.wording import Words, counted, listed

_SIGNS = {Mark.MISTAKE: "✗", Mark.BETTER: "·", Mark.UNLUCKY: "~"}
_LEGEND = "A mistake is marked ✗, a better move ·, and ~ is unlucky, but right."
_STEPS = "▁▂▃▄▅▆▇█"


def totals_of(reviews: Sequence[DealReview], seats: int) -> list[dict[str, Any]]:
    """The marks of each seat over all deals, and the points lost by its marked moves."""
    return [_totals(reviews, seat) for seat in range(seats)]


def _totals(reviews: Sequence[DealReview], seat: Seat) -> dict[str, Any]:
    decisions = [it for review in reviews for it in review.of_seat(seat)]
    judged = [it for it in decisions if it.judgement.played is not None]
    counts = {mark.value: sum(it.mark is mark for it in judged) for mark in Mark}
    return {
        "seat": seat,
        "judged": len(judged),
        "not_judged": len(decisions) - len(judged),
        "mistakes": counts["mistake"],
        "better": counts["better"],
        "unlucky": counts["unlucky"],
        "given_away": round(sum(review.given_away(seat) for review in reviews), 1),
    }


def match_lines(
    record: MatchRecord, reviews: Sequence[DealReview], words: Words, seat: Seat | None
) -> list[str]:
    """The head of a match: the summary of each seat over all reviewed deals."""
    head = f"{preset(record.game).title}: {listed(words.names)}"
    if not reviews:
        return [head, "No deal of this match is over, so there is nothing to review."]
    rows = [
        (words.names[it["seat"]], it)
        for it in totals_of(reviews, len(record.players))
        if seat in (None, it["seat"])
    ]
    width = max(len(name) for name, _ in rows)
    return [
        head,
        f"{counted(len(reviews), 'deal')} reviewed. {_LEGEND}",
        "",
        *(_row(name.ljust(width), it) for name, it in rows),
    ]


def _row(name: str, it: dict[str, Any]) -> str:
    found = f"{counted(it['mistakes'], 'mistake')}, {counted(it['better'], 'better move')}"
    lost = f", about {points_words(it['given_away'])} given away" if it["given_away"] else ""
    return f"  {name}  {found}, {it['unlucky']} unlucky, of {it['judged']} judged{lost}"


def deal_lines(review: DealReview, words: Words, seat: Seat | None) -> Iterator[str]:
    """The lines about one deal; with `seat`, only that seat's decisions."""
    by_name = zip(words.names, review.points, strict=True)
    scores = listed([f"{name} {points}" for name, points in by_name])
    yield words.heading(f"Deal {review.number}: {scores}")
    yield from deal_sentences(words, review)
    seats = range(len(review.points)) if seat is None else [seat]
    width = max(len(words.names[each]) for each in seats)
    curves = [_curve(review, each, words.names[each].ljust(width)) for each in seats]
    if any(curves):
        yield ""
        yield from filter(None, curves)
    for each in seats:
        yield ""
        mine = review.of_seat(each)
        yield seat_sentence(words, each, mine, review.given_away(each))
        yield from (_marked(review, words, it) for it in mine if it.mark is not None)


def _curve(review: DealReview, seat: Seat, name: str) -> str:
    """A seat's expected points, by what it knew, up to its final ones; empty for under three."""
    found = [points for _, points in review.curve(seat)] + [review.end(seat)]
    if len(found) < 3:
        return ""
    low, high = min(found), max(found)
    drawn = "".join(_STEPS[_step(points, low, high)] for points in found)
    ends = f"from {number_words(low)} to {number_words(high)}"
    return f"  {name}  {drawn}  {ends}, in the end {number_words(found[-1])}"


def _step(points: float, low: float, high: float) -> int:
    share = (points - low) / (high - low) if high > low else 0.5
    return min(int(share * len(_STEPS)), len(_STEPS) - 1)


def _marked(review: DealReview, words: Words, it: Reviewed) -> str:
    assert it.mark is not None
    most = None if review.opened is None else review.opened.worth.upper
    sentence = decision_sentence(words, it, most)
    return f"  {_SIGNS[it.mark]} move {it.moment.ply}: {sentence}"
