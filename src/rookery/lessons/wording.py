"""How the coach names cards, and asks for a move."""

from collections.abc import Callable, Mapping
from typing import Literal

from rookery.core import moves as m
from rookery.core.cards import ROOK, Card, Suit
from rookery.core.messages import Message
from rookery.messages import coach

_COLOURS: Mapping[Suit, Literal["black", "green", "red", "yellow"]] = {
    Suit.BLACK: "black",
    Suit.GREEN: "green",
    Suit.RED: "red",
    Suit.YELLOW: "yellow",
}
_POKER_SUITS: Mapping[Suit, Literal["spades", "hearts", "diamonds", "clubs"]] = {
    Suit.SPADES: "spades",
    Suit.HEARTS: "hearts",
    Suit.DIAMONDS: "diamonds",
    Suit.CLUBS: "clubs",
}
_COURT: Mapping[int, str | int] = {11: "jack", 12: "queen", 13: "king", 14: "ace"}


def card_named(
    card: Card,
    rook: Callable[[], Message],
    colour: Callable[..., Message],
    poker: Callable[..., Message],
) -> Message:
    """A card by one of three messages: for the rook, for a colour, and for a poker suit."""
    if card == ROOK:
        return rook()
    if card.suit in _COLOURS:
        return colour(suit=_COLOURS[card.suit], rank=card.rank)
    return poker(suit=_POKER_SUITS[card.suit], rank=_COURT.get(card.rank, card.rank))


def the_card(card: Card) -> Message:
    """A card with its article: "the red 5", "the rook"."""
    return card_named(card, coach.card_rook, coach.card_colour, coach.card_poker)


def _the_group(group: m.Group) -> Message:
    """Cards of the centre that are used together: "the red 5 and black 2"."""
    first, *others = group.cards
    further = tuple(map(_further, others))
    if group.is_build:
        return coach.build(cards=(_further(first), *further))
    return coach.group(cards=(the_card(first), *further)) if further else the_card(first)


def _further(card: Card) -> Message:
    return coach.card_further(suit=_COLOURS[card.suit], rank=card.rank)


_ALONE: Mapping[type, Callable[[], Message]] = {
    m.Pass: coach.move_pass,
    m.Stay: coach.move_stay,
    m.ClaimMisdeal: coach.move_claim,
    m.PlayOn: coach.move_play_on,
    m.CallOrange: coach.move_orange,
    m.Hold: coach.move_hold,
}
"""The moves that have no parts."""


def request(move: m.Move) -> Message:
    """A move as a request: "bid 75", "play the red 5"."""
    match move:
        case m.Bid(amount):
            return coach.move_bid(amount=amount)
        case m.ShootSun():
            return coach.move_sun()
        case m.Pass() | m.Stay() | m.ClaimMisdeal() | m.PlayOn() | m.CallOrange() | m.Hold():
            return _ALONE[type(move)]()
        case m.Bury(buried):
            if buried is None:
                return coach.move_bury_any()
            return coach.move_bury(card=the_card(buried))
        case m.NameTrump(trump):
            return coach.move_name(trump=trump)
        case m.CallPartner(called):
            return coach.move_call(card=the_card(called))
        case m.ChooseLead(to_left):
            return coach.move_left_leads() if to_left else coach.move_lead()
        case m.Play(played):
            return coach.move_play(card=the_card(played))
        case m.Take(using, groups):
            taken = tuple(map(_the_group, groups))
            return coach.move_take(cards=taken, card=the_card(using))
        case m.Build(laid):
            used = tuple(map(_the_group, move.groups))
            return coach.move_build(card=the_card(laid), cards=used)
        case m.Trail(laid):
            return coach.move_trail(card=the_card(laid))


def request_of(right: list[m.Move]) -> Message:
    """What a step asks for: its move, or all the cards to bury, in whatever order."""
    cards = [move.card for move in right if isinstance(move, m.Bury) and move.card is not None]
    if len(cards) < 2:
        return request(right[0])
    return coach.move_bury_all(cards=tuple(map(the_card, cards)))
