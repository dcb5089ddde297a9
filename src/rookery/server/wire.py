"""Views as the protocol sends them: card and move texts in place of cards and moves."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from rookery import telling
from rookery.core.cards import Card, Suit
from rookery.core.game import AnyView
from rookery.core.match import Deal, Match
from rookery.core.moves import Bid, Move, Pass, ShootSun, Take
from rookery.fishing.state import FishingState, Haul
from rookery.fishing.view import FishingView
from rookery.records import card_text, move_text
from rookery.server.protocol import (
    AnyDeal,
    Auctioned,
    FishingDeal,
    HaulView,
    OrangeView,
    PileView,
    SheetRow,
    SheetView,
    TrickDeal,
    TrickOnTable,
)
from rookery.telling.sheet import Contract, contract, deal_told
from rookery.telling.words import Words
from rookery.tricks.rules import Phase, TrickRules
from rookery.tricks.scoring import points_in_tricks, tricks_won
from rookery.tricks.state import Trick
from rookery.tricks.view import TrickView

_PHASES = {
    Phase.AUCTION: "bid",
    Phase.NEST: "nest",
    Phase.TRUMP: "trump",
    Phase.CALL: "call",
    Phase.BURY: "bury",
    Phase.LEAD: "lead",
    Phase.PLAY: "play",
    Phase.CUT: "cut",
    Phase.OVER: "over",
}

_card = lru_cache(maxsize=256)(card_text)
_move = lru_cache(maxsize=4096)(move_text)

_SHORT = {11: "J", 12: "Q", 13: "K", 14: "A"}


def deal_view(view: AnyView, number: int, words: Words) -> AnyDeal:
    """A seat's view of a deal as it is sent; `number` counts deals from 1."""
    if isinstance(view, TrickView):
        return _trick_deal(view, number)
    assert isinstance(view, FishingView)
    return _fishing_deal(view, number, words)


def _trick_deal(view: TrickView, number: int) -> TrickDeal:
    rules = view.rules
    last = view.tricks[-1] if view.tricks else None
    return TrickDeal(
        number=number,
        phase=_PHASES[view.phase],
        dealer=view.dealer,
        actors=view.actors,
        legal=tuple(map(_move, view.legal)),
        hand=_cards(view.hand),
        hand_sizes=view.hand_sizes,
        auction=tuple(Auctioned(seat, call_text(move)) for seat, move in view.auction),
        bidder=view.bidder,
        bid=None if view.bid is None else call_text(view.bid),
        trump=None if view.trump is None else view.trump.value,
        called=None if view.called is None else _card(view.called),
        partner=view.partner,
        nest_size=view.nest_size,
        nest=None if view.nest is None else _cards(view.nest),
        buried_size=view.buried_size,
        to_bury=rules.nest_size - view.buried_size if view.phase is Phase.BURY else 0,
        buried=None if view.buried is None else _cards(view.buried),
        trick=None if view.leader is None else TrickOnTable(view.leader, _texts(view.trick)),
        last_trick=None if last is None else _trick(rules, last),
        tricks_won=tricks_won(rules, view.tricks),
        points_won=points_in_tricks(rules, view.tricks),
        counters=counters(rules),
        cut=_texts(view.cut),
    )


def _trick(rules: TrickRules, trick: Trick) -> TrickOnTable:
    points = points_in_tricks(rules, [trick])[trick.winner]
    return TrickOnTable(trick.leader, _texts(trick.cards), trick.winner, points)


@lru_cache(maxsize=32)
def counters(rules: TrickRules) -> dict[str, int]:
    """What ranks are worth, by rank as it is shown on a card: {"5": 5, "K": 10, "Rook": 20}."""
    is_poker = Suit.SPADES in {card.suit for card in rules.pack}
    worth = {}
    for card, points in rules.points_of.items():
        if points:
            rank = _SHORT.get(card.rank, str(card.rank)) if is_poker else str(card.rank)
            worth["Rook" if card.suit is Suit.ROOK else rank] = points
    return worth


def call_text(call: Bid | ShootSun | Pass | Move) -> str:
    """A call of the bidding: the amount, `sun` or `pass`."""
    return move_text(call).removeprefix("bid ")


def _fishing_deal(view: FishingView, number: int, words: Words) -> FishingDeal:
    return FishingDeal(
        number=number,
        phase="play" if view.actors else "over",
        dealer=view.dealer,
        actors=view.actors,
        legal=tuple(map(_move, view.legal)),
        brings=tuple(_brings(words, view, move) for move in view.legal),
        hand=_cards(view.hand),
        hand_sizes=view.hand_sizes,
        turn=view.turn,
        centre=tuple(PileView(_texts(pile.cards), pile.value) for pile in view.centre),
        stock_size=view.stock_size,
        hauls=tuple(map(_haul, view.hauls)),
        last_capturer=view.last_capturer,
        orange=None
        if view.orange is None
        else OrangeView(view.orange.capturer, tuple(sorted(view.orange.held))),
    )


def _brings(words: Words, view: FishingView, move: Move) -> str:
    return telling.fishing.brings(view, move) if isinstance(move, Take) else ""


def _haul(haul: Haul) -> HaulView:
    fives = sum(card.rank == 5 for card in haul.cards)
    return HaulView(len(haul.cards), fives, haul.big_sweeps, haul.little_sweeps, haul.oranges)


def _cards(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(map(_card, sorted(cards)))


def _texts(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(map(_card, cards))


def open_hands(state: Any) -> tuple[tuple[str, ...], ...]:
    """Every hand of a deal that is over for its players: for replays only."""
    return tuple(_cards(hand) for hand in state.hands)


def open_nest(state: Any) -> tuple[str, ...]:
    """The nest as dealt, or what is left of the stock: for replays only."""
    return _cards(state.stock if isinstance(state, FishingState) else state.nest)


def sheet_view(match: Match[Any], names: tuple[str, ...]) -> SheetView:
    """The score sheet of a match so far."""
    words = Words(names, None)
    totals = (0,) * match.game.seats
    rows = []
    for number, deal in enumerate(match.deals, start=1):
        if deal.points is not None:
            totals = tuple(a + b for a, b in zip(totals, deal.points, strict=True))
            rows.append(_row(match, deal, number, totals, words))
    target = match.game.rules.target  # type: ignore[attr-defined]  # every rules value has one
    return SheetView(tuple(rows), match.totals, target, match.winners)


def _row(
    match: Match[Any], deal: Deal[Any], number: int, totals: tuple[int, ...], words: Words
) -> SheetRow:
    it = contract(match.game, deal.state) or Contract()
    assert deal.points is not None
    return SheetRow(
        deal=number,
        dealer=deal.dealer,
        bidder=it.bidder,
        partners=it.partners,
        bid=None if it.bid is None else call_text(it.bid),
        trump=None if it.trump is None else it.trump.value,
        took=it.took,
        made=it.made,
        points=deal.points,
        totals=totals,
        told=deal_told(match, deal, words),
    )
