"""The coach's texts when a phase comes for the first time, filled in from the game's rules."""

from collections.abc import Callable, Iterator, Mapping
from typing import Literal

from rookery.core.cards import POKER_SUITS, ROOK
from rookery.core.game import AnyView
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.core.messages import Message
from rookery.fishing.view import FishingView
from rookery.language.script import isolated
from rookery.messages import coach
from rookery.records.cards import card_text, rank_text
from rookery.telling.wording import bid_named
from rookery.tricks.rules import Phase, Sides, TrickRules
from rookery.tricks.view import TrickView

_ROOKS: Mapping[str, Literal["lowest", "below-11", "below-13", "highest"]] = {
    "low": "lowest",
    "10.5": "below-11",
    "12.5": "below-13",
    "high": "highest",
}
"""The rook's rank among the trumps, by the value of `rook_rank`."""

_AUCTIONS = {Sides.ALTERNATE: coach.auction_sides, Sides.CALLED: coach.auction_called}

_COUNTERS = {
    "5:5 10,13:10": coach.counters_5_13,
    "5:5 10,14:10": coach.counters_5_14,
    "5:5 10,K:10 A:15 Rook:20": coach.counters_5_k_a_rook,
    "5:5 10,14:10 Rook:20": coach.counters_5_14_rook,
    "5:5 10,14:10 Rook:20 R1:30": coach.counters_5_14_rook_red_1,
    "5:5 10,14:10 1:15 Rook:20": coach.counters_5_14_1_rook,
    "5:5 10,14:10 Rook,1:20": coach.counters_5_14_rook_1,
    "5:5 10,14:10 1:15 Rook,R2:20": coach.counters_5_14_1_rook_red_2,
    "5:5 10,A:10": coach.counters_5_a,
    "5:5 10:10 A:15": coach.counters_5_10_a,
}
"""The message about the counters, by the text that `counters` returns."""

_NEST_TO = {
    "last_trick": coach.bury_last_trick,
    "bidder": coach.bury_bidder,
    "opponents": coach.bury_opponents,
    "nobody": coach.bury_nobody,
}
"""The message on who gets the points of buried cards, by the value of `nest_to`."""

_FORBIDDEN = {
    "no_counters": coach.bury_no_counters,
    "spare": coach.bury_spare,
    "one_counter": coach.bury_one_counter,
}
"""The message on which cards may not be buried, by the value of the option `bury`."""


def explained(view: AnyView, names: tuple[str, ...]) -> tuple[Message, ...]:
    """What a phase is about, for a learner who meets it for the first time."""
    return tuple(BY_GENRE[view.genre](view, names))


def _fishing(view: FishingView, names: tuple[str, ...]) -> Iterator[Message]:
    rules = view.rules
    if view.orange is not None:
        yield coach.orange_usual(orange=rules.orange_points)
        return
    yield coach.turn_usual()
    yield coach.turn_build()
    yield coach.turn_trail()
    yield coach.turn_score(
        most=rules.most_cards_points,
        five=rules.five_points,
        little=rules.little_sweep_points,
        big=rules.big_sweep_points,
        orange=rules.orange_points,
    )


def _tricks(view: TrickView, names: tuple[str, ...]) -> Iterator[Message]:
    match view.phase:
        case Phase.AUCTION:
            yield from _auction(view)
        case Phase.TRUMP:
            yield coach.trump_usual(suit=suit_word(view.rules))
        case Phase.BURY:
            yield from _burying(view)
        case Phase.CALL:
            yield coach.call_usual()
        case Phase.LEAD:
            yield coach.lead_usual()
        case Phase.PLAY:
            yield from _play(view, names)


def suit_word(rules: TrickRules) -> Literal["suit", "colour"]:
    """The word for a suit of the game's pack: "colour" or "suit"."""
    return "suit" if any(card.suit in POKER_SUITS for card in rules.pack) else "colour"


def _auction(view: TrickView) -> Iterator[Message]:
    rules = view.rules
    bidding = _AUCTIONS.get(rules.sides, coach.auction_alone)
    yield bidding(stake=rules.stake, minimum=rules.minimum_bid)
    if rules.opening_bid:
        yield coach.auction_opening(opening=rules.opening_bid)
    yield _COUNTERS[counters(rules)]()
    if rules.trick_points:
        yield coach.auction_each_trick(points=rules.trick_points)
    if rules.last_trick_points:
        yield coach.auction_last_trick(points=rules.last_trick_points)
    if rules.most_tricks_points:
        yield coach.auction_more_tricks(points=rules.most_tricks_points)


def counters(rules: TrickRules) -> str:
    """The counters by their points: "5:5 10,13:10"."""
    by_points: dict[int, list[str]] = {}
    single = {card for card, points in rules.card_points if points}
    for card in sorted(rules.pack, key=lambda card: card.rank):
        points = rules.points_of[card]
        if points:
            is_named = card == ROOK or card in single
            name = card_text(card) if is_named else rank_text(card)
            names = by_points.setdefault(points, [])
            if name not in names:
                names.append(name)
    return " ".join(f"{','.join(names)}:{points}" for points, names in sorted(by_points.items()))


def _burying(view: TrickView) -> Iterator[Message]:
    rules = view.rules
    if rules.exchange_size is not None:
        yield coach.bury_exchange(nest=rules.nest_size, exchange=rules.exchange_size)
    else:
        yield coach.bury_usual(nest=rules.nest_size)
    yield _NEST_TO[rules.nest_to]()
    if rules.bury in _FORBIDDEN:
        yield _FORBIDDEN[rules.bury]()
    else:
        yield coach.bury_low(suit=suit_word(rules))


def _play(view: TrickView, names: tuple[str, ...]) -> Iterator[Message]:
    rules = view.rules
    if view.bidder != view.seat and view.bidder is not None and view.bid and view.trump:
        yield coach.play_bidder(
            bidder_name=isolated(names[view.bidder]), trump=view.trump, **bid_named(view.bid)
        )
    follows = coach.play_follow if view.trick else coach.play_lead
    yield follows(suit=suit_word(rules))
    if ROOK in rules.pack:
        yield coach.play_rook(rook=_ROOKS[rules.rook_rank])
        if rules.rook_any_time:
            yield coach.play_rook_any_time()
    if rules.dummy is not None:
        yield coach.play_dummy()
    if rules.most_tricks_points:
        yield coach.play_most(most=rules.most_tricks_points)
    if rules.nest_to == "last_trick" and rules.nest_size:
        yield coach.play_last()


BY_GENRE: ByGenre[Callable[[Own, tuple[str, ...]], Iterator[Message]]] = ByGenre(
    "rookery.lessons.phases.BY_GENRE", {TRICKS: _tricks, FISHING: _fishing}
)
"""The sentences about the phases of each genre."""
