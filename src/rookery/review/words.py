"""The sentences about a review, for one reader's wording of cards and names."""

from __future__ import annotations

from collections.abc import Sequence

from rookery.bots.assessing import JudgedMove, Unit
from rookery.core.cards import Seat
from rookery.core.moves import (
    Bid,
    Build,
    Bury,
    CallOrange,
    CallPartner,
    ChooseLead,
    Hold,
    Move,
    NameTrump,
    Pass,
    Play,
    ShootSun,
    Take,
    Trail,
)
from rookery.review import sentences as s
from rookery.review.deal_review import Mark, Reviewed
from rookery.telling.wording import Words, counted, listed, trump_words

_OF_CONTRACT = ("trump", "call", "bury", "lead", "card")


def move_words(words: Words, moves: Sequence[Move]) -> str:
    """A move within a sentence; all cards of a burial together."""
    match moves[0]:
        case Bid(amount):
            return s.MOVES["bid"].format(amount=amount)
        case ShootSun():
            return s.MOVES["sun"]
        case Pass():
            return s.MOVES["pass"]
        case NameTrump(trump):
            return s.MOVES["trump"].format(trump=trump_words(trump))
        case CallPartner(card):
            return s.MOVES["call"].format(card=words.card(card))
        case Bury():
            cards = [it.card for it in moves if isinstance(it, Bury) and it.card is not None]
            return s.MOVES["bury"].format(
                cards=listed([words.card(card) for card in sorted(cards)])
            )
        case ChooseLead(to_left):
            return s.MOVES["give the lead" if to_left else "keep the lead"]
        case Play(card):
            return s.MOVES["card"].format(card=words.card(card))
        case Take(card, groups):
            taken = listed([words.group(group) for group in groups])
            return s.MOVES["take"].format(cards=taken, card=words.card(card))
        case Build(card, on):
            return s.MOVES["build"].format(card=words.card(card), cards=words.group(on))
        case Trail(card):
            return s.MOVES["trail"].format(card=words.card(card))
        case CallOrange():
            return s.MOVES["orange"]
        case Hold():
            return s.MOVES["hold"]


def points_words(points: float) -> str:
    """A number of points: whole ones from 3 on, below that with one decimal.

    >>> points_words(1.0), points_words(2.44), points_words(12.6)
    ('1 point', '2.4 points', '13 points')
    """
    number = number_words(points)
    return f"{number} point" if number == "1" else f"{number} points"


def number_words(points: float) -> str:
    """The number alone, with as many digits as it deserves."""
    rounded = round(points, 1)
    return f"{rounded:g}" if abs(rounded) < 3 else f"{points:.0f}"


def decision_sentence(words: Words, it: Reviewed, most: int | None = None) -> str:
    """What is to be said about one decision.

    `most` is what could be taken with all hands open, needed where a bid was unlucky.
    """
    judgement, moment = it.judgement, it.moment
    if judgement.played is None or judgement.best is None:
        return s.NOT_JUDGED[judgement.why_not.value if judgement.why_not else "no-room"]
    played, best = move_words(words, moment.moves), judged_words(words, judgement.best)
    who = words.whom(moment.seat)
    match it.mark:
        case Mark.MISTAKE:
            text = s.MISTAKE.format(who=who, best=best, played=played, cost=cost_words(it))
            return f"{text}{_what_counts(it)}"
        case Mark.BETTER:
            text = s.BETTER.format(best=best, played=played, cost=cost_words(it))
            return f"{_capital(text)}{_what_counts(it)}"
        case Mark.UNLUCKY:
            return _unlucky(words, it, played, most)
    if judgement.played.value_behind < 0 and judgement.played.behind < 0:
        return _capital(s.GAMBLE.format(played=played))
    if best == played or judgement.played.value_behind == 0:
        return _capital(s.BEST.format(played=played, who=who))
    text = s.LITTLE if judgement.is_behind else s.WITHIN_NOISE
    return _capital(text.format(played=played, best=best))


def judged_words(words: Words, it: JudgedMove) -> str:
    """A judged move within a sentence."""
    return move_words(words, (it.move, *it.then))


def cost_words(it: Reviewed) -> str:
    """The points that a move gave away, with their interval."""
    cost, low, high = it.judgement.cost
    if it.phase == "orange":
        return s.AT_LEAST.format(cost=points_words(cost))
    if it.judgement.is_exact:
        return s.EXACT.format(cost=points_words(cost))
    return s.COST.format(cost=points_words(cost), low=number_words(low), high=number_words(high))


def _what_counts(it: Reviewed) -> str:
    """What the points of a cost include, as a further sentence."""
    if it.judgement.unit is Unit.POINTS:
        return f" {s.OF_THE_MATCH}"
    if it.phase == "bid":
        return f" {s.OF_A_BID}"
    return f" {s.OF_THE_CONTRACT}" if it.phase in _OF_CONTRACT else ""


def _unlucky(words: Words, it: Reviewed, played: str, most: int | None) -> str:
    who = words.whom(it.moment.seat)
    if it.phase == "bid":
        return s.UNLUCKY_BID.format(played=played, who=who, most=counted(most or 0, "point"))
    if it.open_points is not None and it.phase == "card":
        points = counted(abs(it.open_points), "point")
        return s.UNLUCKY_CARD.format(played=played, who=who, points=points)
    return s.UNLUCKY_TURN.format(played=played, who=who, points=points_words(it.fell or 0.0))


def seat_sentence(words: Words, seat: Seat, decisions: Sequence[Reviewed], lost: float) -> str:
    """What is to be said about one seat's decisions; `lost` is what its marked moves gave away."""
    judged = [it for it in decisions if it.judgement.played is not None]
    if not judged:
        return s.NO_CHOICE.format(who=words.who(seat))
    chosen = counted(len(judged), "decision")
    marks = {mark: [it for it in judged if it.mark is mark] for mark in Mark}
    errors = [*marks[Mark.MISTAKE], *marks[Mark.BETTER]]
    if not errors:
        text = [s.SEAT_CLEAN.format(who=words.who(seat), decisions=chosen)]
    else:
        found = [
            _marks(len(marks[mark]), nouns)
            for mark, nouns in ((Mark.MISTAKE, s.MISTAKES), (Mark.BETTER, s.BETTERS))
            if marks[mark]
        ]
        parts = {"who": words.who(seat), "decisions": chosen, "marks": listed(found)}
        text = [s.SEAT.format(**parts, points=points_words(lost))]
        worst = max(errors, key=lambda it: it.judgement.cost[0])
        text.append(s.COSTLIEST.format(played=move_words(words, worst.moment.moves)))
    if marks[Mark.UNLUCKY]:
        times = "once" if len(marks[Mark.UNLUCKY]) == 1 else f"{len(marks[Mark.UNLUCKY])} times"
        text.append(s.UNLUCKY.format(who=words.who(seat), times=times))
    return " ".join(text)


def _marks(count: int, nouns: tuple[str, str]) -> str:
    return f"{count} {nouns[count != 1]}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
