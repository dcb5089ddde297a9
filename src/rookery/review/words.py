"""The sentences about a review, for one reader's wording of cards and names."""

from collections.abc import Sequence

from rookery.bots.assessing import Unit
from rookery.bots.explaining import moved
from rookery.core.cards import Seat
from rookery.core.moves import Move
from rookery.language import ENGLISH, Language
from rookery.review.deal_review import Mark, Reviewed
from rookery.telling.wording import Words


def move_words(words: Words, moves: Sequence[Move]) -> str:
    """The words for a move within a sentence; a burial is named with all its cards."""
    return words.language.words(moved(moves, words.card, words.group))


def points_words(points: float, language: Language = ENGLISH) -> str:
    """A number of points: a whole number from 3 on, with one decimal below that.

    >>> points_words(1.0), points_words(2.44), points_words(12.6)
    ('1 point', '2.4 points', '13 points')
    """
    return language.format("review-points", _of_points(points, language))


def _of_points(points: float, language: Language) -> dict[str, str]:
    """The arguments of messages with `review-points`."""
    number = number_words(points)
    return {"points": language.decimal(number), "one": "yes" if number == "1" else "no"}


def number_words(points: float, language: Language = ENGLISH) -> str:
    """The number alone: whole from 3 on, with one decimal below that."""
    rounded = round(points, 1)
    return language.decimal(f"{rounded:g}" if abs(rounded) < 3 else f"{points:.0f}")


def decision_sentence(words: Words, it: Reviewed, most: int | None = None) -> str:
    """The sentence about a decision; of an unlucky bid with `most`, taken with open hands."""
    judgement, moment = it.judgement, it.moment
    if judgement.played is None or judgement.best is None:
        why = judgement.why_not.value if judgement.why_not else "no-room"
        return words.tell("review-not-judged", why=why)
    played = move_words(words, moment.moves)
    best = move_words(words, (judgement.best.move, *judgement.best.then))
    who = words.whom(moment.seat)
    match it.mark:
        case Mark.MISTAKE:
            cost = cost_words(it, words.language)
            text = words.tell("review-mistake", who=who, best=best, played=played, cost=cost)
            return f"{text}{_why(words, it)}{_what_counts(words, it)}"
        case Mark.BETTER:
            cost = cost_words(it, words.language)
            text = words.tell("review-better", best=best, played=played, cost=cost)
            return f"{_capital(text)}{_why(words, it)}{_what_counts(words, it)}"
        case Mark.UNLUCKY:
            return _unlucky(words, it, played, most)
    if judgement.played.value_behind < 0 and judgement.played.behind < 0:
        return _capital(words.tell("review-gamble", played=played))
    if best == played or judgement.played.value_behind == 0:
        return _capital(words.tell("review-best", played=played, who=who))
    message = "review-little" if judgement.is_behind else "review-sound"
    return _capital(words.tell(message, played=played, best=best))


def cost_words(it: Reviewed, language: Language = ENGLISH) -> str:
    """The points that a move gave away, with their interval."""
    cost, low, high = it.judgement.cost
    points = _of_points(cost, language)
    if it.phase == "orange":
        return language.format("review-cost-least", points)
    if it.judgement.is_exact:
        return language.format("review-points", points)
    bounds = {"low": number_words(low, language), "high": number_words(high, language)}
    return language.format("review-cost", {**points, **bounds})


def _why(words: Words, it: Reviewed) -> str:
    """A further sentence: what the best move does better."""
    why = it.judgement.why
    return "" if why is None else f" {words.language.sentences([why])}"


def _what_counts(words: Words, it: Reviewed) -> str:
    """A further sentence where the points of a cost include the chance of winning the match."""
    return f" {words.tell('review-of-match')}" if it.judgement.unit is Unit.POINTS else ""


def _unlucky(words: Words, it: Reviewed, played: str, most: int | None) -> str:
    who = words.whom(it.moment.seat)
    if it.phase == "bid":
        return words.tell("review-unlucky-bid", played=played, who=who, points=most or 0)
    if it.open_points is not None and it.phase == "card":
        points = abs(it.open_points)
        return words.tell("review-unlucky-card", played=played, who=who, points=points)
    fell = _of_points(it.fell or 0.0, words.language)
    return words.tell("review-unlucky-turn", played=played, who=who, **fell)


def seat_sentence(words: Words, seat: Seat, decisions: Sequence[Reviewed], lost: float) -> str:
    """The sentence about a seat's decisions; `lost` are the points its marked moves gave away."""
    judged = [it for it in decisions if it.judgement.played is not None]
    who, language = words.who(seat), words.language
    if not judged:
        return words.tell("review-no-choice", who=who)
    marks = {mark: [it for it in judged if it.mark is mark] for mark in Mark}
    errors = [*marks[Mark.MISTAKE], *marks[Mark.BETTER]]
    if not errors:
        text = [words.tell("review-seat-clean", who=who, decisions=len(judged))]
    else:
        counts = {
            "review-mistakes": len(marks[Mark.MISTAKE]),
            "review-betters": len(marks[Mark.BETTER]),
        }
        found = language.listed(
            [words.tell(it, count=count) for it, count in counts.items() if count]
        )
        points = _of_points(lost, language)
        text = [words.tell("review-seat", who=who, decisions=len(judged), marks=found, **points)]
        worst = max(errors, key=lambda it: it.judgement.cost[0])
        text.append(words.tell("review-costliest", played=move_words(words, worst.moment.moves)))
    if marks[Mark.UNLUCKY]:
        text.append(words.tell("review-was-unlucky", who=who, times=len(marks[Mark.UNLUCKY])))
    return " ".join(text)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
