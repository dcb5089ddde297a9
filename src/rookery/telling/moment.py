"""The best moment of a match that is over, from the facts of its deals."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import takewhile
from operator import attrgetter, itemgetter
from typing import Any

from rookery.core.cards import Card, Seat
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.core.match import Deal, Match
from rookery.core.moves import Bid, Pass, Play, PlayOn, ShootSun, Stay, Take
from rookery.fishing.rules import FishingRules
from rookery.fishing.state import FishingState
from rookery.telling.sheet import Contract, contract, people_line
from rookery.telling.wording import Words, bid_named
from rookery.tricks.rules import TrickRules
from rookery.tricks.scoring import points_of_trick
from rookery.tricks.state import TrickState

_BOLD = 0.75
"""A bid of this share of all points is bold. A matter of taste."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment in words; `deal` counts from 1; `ply` is the number of moves made in it."""

    deal: int
    ply: int
    cards: tuple[Card, ...]
    told: str


@dataclass(frozen=True, slots=True)
class Peak:
    """A trick or a capture, and what it was worth to its winner: points or cards."""

    worth: int
    seat: Seat
    ply: int
    cards: tuple[Card, ...]


def best_moment(match: Match[Any], words: Words) -> Moment | None:
    """The turn of the lead, the boldest bid made or the richest trick; None before the end."""
    if not match.is_over:
        return None
    return _turn(match, words) or _boldest(match, words) or _richest(match, words)


def _turn(match: Match[Any], words: Words) -> Moment | None:
    """The deal after which the winners led for good, if they had not led before it."""
    won = match.winners
    others = [seat for seat in range(match.game.seats) if seat not in won]
    if not won or not others:
        return None
    leads = [0]
    for number in range(len(match.deals)):
        totals = match.totals_after(number)
        leads.append(totals[won[0]] - max(totals[seat] for seat in others))
    deal = max(number for number, lead in enumerate(leads) if lead <= 0) + 1
    if deal in (1, len(leads)):
        return None
    behind, ahead = -leads[deal - 1], leads[deal]
    told = people_line("moment-lead", words, won, deal=deal, behind=behind, ahead=ahead)
    peaks = list(_peaks(match, deal))
    peak = max((it for it in peaks if it.seat in won), key=attrgetter("worth"), default=None)
    if peak is None:
        return Moment(deal, len(match.deals[deal - 1].plies), (), told)
    return Moment(deal, peak.ply, peak.cards, told)


def _boldest(match: Match[Any], words: Words) -> Moment | None:
    """The highest bid that was made, if it was bold."""
    found: list[tuple[float, int, Contract]] = []
    for number, deal in enumerate(match.deals, start=1):
        it = contract(match.game, deal.state)
        if it is not None and it.made:
            share = it.bid.amount / match.game.rules.stake if isinstance(it.bid, Bid) else 1.0
            found.append((share, number, it))
    share, number, it = max(found, key=itemgetter(0), default=(0.0, 0, Contract()))
    if share < _BOLD:
        return None
    assert it.bidder is not None and it.bid is not None and it.trump is not None
    side, named = (it.bidder, *it.partners), bid_named(it.bid)
    told = people_line("moment-bid", words, side, deal=number, trump=it.trump.value, **named)
    plies = match.deals[number - 1].plies
    calls = (Bid, Pass, ShootSun, Stay, PlayOn)
    auction = takewhile(lambda ply: isinstance(ply[1], calls), plies)
    return Moment(number, sum(1 for _ in auction), (), told)


def _richest(match: Match[Any], words: Words) -> Moment | None:
    deals = range(1, len(match.deals) + 1)
    found = [(peak, deal) for deal in deals for peak in _peaks(match, deal)]
    if not found:
        return None
    peak, deal = max(found, key=lambda it: it[0].worth)
    message = BY_GENRE[match.game.rules.genre].message
    told = words.tell(message, peak.seat, deal=deal, points=peak.worth, cards=peak.worth)
    return Moment(deal, peak.ply, peak.cards, told)


def _peaks(match: Match[Any], deal: int) -> Iterator[Peak]:
    return BY_GENRE[match.game.rules.genre].of(match.game.rules, match.deals[deal - 1])


def _tricks(rules: TrickRules, deal: Deal[TrickState]) -> Iterator[Peak]:
    plays = [at for at, (_, move) in enumerate(deal.plies, start=1) if isinstance(move, Play)]
    for number, trick in enumerate(deal.state.tricks, start=1):
        if trick.winner < rules.seats:
            ply = plays[number * rules.seats - 1]  # nobody plays a dummy's cards
            yield Peak(points_of_trick(rules, trick), trick.winner, ply, trick.cards)


def _captures(rules: FishingRules, deal: Deal[FishingState]) -> Iterator[Peak]:
    for ply, (seat, move) in enumerate(deal.plies, start=1):
        if isinstance(move, Take):
            cards = (move.card, *move.taken)
            yield Peak(len(cards), seat, ply, cards)


@dataclass(frozen=True, slots=True)
class Peaks:
    """The tricks or captures of a deal, and the message that tells of one."""

    of: Callable[[Own, Deal[Own]], Iterator[Peak]]
    message: str


BY_GENRE: ByGenre[Peaks] = ByGenre(
    "rookery.telling.moment.BY_GENRE",
    {TRICKS: Peaks(_tricks, "moment-trick"), FISHING: Peaks(_captures, "moment-capture")},
)
"""How each genre finds the richest moments of a deal."""
