"""The hands of a deal, and the dummy's pile (R2-8)."""

from collections.abc import Sequence
from itertools import chain

from rookery.core.cards import Card, CardSet, Seat
from rookery.core.dealing import deal_round, stack
from rookery.tricks.rules import TrickRules
from rookery.tricks.state import TrickState, players_from


def deal(
    rules: TrickRules, deck: Sequence[Card], dealer: Seat
) -> tuple[tuple[CardSet, ...], tuple[Card, ...]]:
    """The hands by seat, and the dummy's pile from the top, empty without a dummy (R2-8)."""
    if rules.places == rules.seats:
        return deal_round(deck, rules.hand_size, dealer, rules.seats), ()
    dealt = deck[: rules.hand_size * rules.places]
    rounds = [dealt[start : start + rules.seats] for start in range(0, len(dealt), rules.places)]
    to_seats = tuple(chain.from_iterable(rounds))
    hands = deal_round(to_seats, rules.hand_size, dealer, rules.seats)
    return hands, tuple(dealt[rules.seats :: rules.places])


def as_dealt(rules: TrickRules, state: TrickState) -> tuple[list[CardSet], list[Card]]:
    """The hands before the first trick and the burial, and the cards that the dummy has turned."""
    had, turned = list(state.hands), []
    rounds = [(trick.players, trick.cards) for trick in state.tricks]
    step = rules.step(state.dealer)
    players = players_from(state.leader or 0, len(state.trick), step, rules.places)
    rounds.append((players, state.trick))
    for players, cards in rounds:
        for seat, card in zip(players, cards, strict=True):
            if seat == rules.dummy:
                turned.append(card)
            else:
                had[seat] = had[seat].plus(card)
    if state.bidder is not None:
        had[state.bidder] = (had[state.bidder] | state.buried) - state.nest
    return had, turned


def stacked(
    rules: TrickRules,
    hands: Sequence[CardSet],
    pile: Sequence[Card],
    nest: Sequence[Card],
    dealer: Seat,
) -> tuple[Card, ...]:
    """The deck that `deal` would deal into these hands and this pile, leaving the nest."""
    if not pile:
        return stack(hands, nest, dealer)
    to_seats = stack(hands, (), dealer)
    seats = len(hands)
    rounds = ((*to_seats[seats * n : seats * (n + 1)], card) for n, card in enumerate(pile))
    return (*chain.from_iterable(rounds), *nest)
