"""Moves as parts of sentences: "the red 5", "a bid of 120"."""

from collections.abc import Callable, Mapping, Sequence

from rookery.core import moves as m
from rookery.core.cards import Card
from rookery.core.messages import Item, Message
from rookery.heuristics.fishing.reasons import summed
from rookery.lessons.wording import card_named
from rookery.messages import contrasts

_ALONE: Mapping[type, Callable[[], Message]] = {
    m.Pass: contrasts.move_pass,
    m.Stay: contrasts.move_stay,
    m.ClaimMisdeal: contrasts.move_claim,
    m.PlayOn: contrasts.move_play_on,
    m.CallOrange: contrasts.move_orange,
    m.Hold: contrasts.move_hold,
}
"""For each kind of move without parts, the function that names it."""


def card_told(card: Card) -> Message:
    """A card by its full name: "the red 5"."""
    return card_named(card, contrasts.card_rook, contrasts.card_colour, contrasts.card_poker)


def group_told(group: m.Group) -> Item:
    """A single card by its full name, several by their numbers: "9+3"."""
    return card_told(group.cards[0]) if len(group.cards) == 1 else summed(group.cards)


def moved(
    moves: Sequence[m.Move],
    card: Callable[[Card], Message | str] = card_told,
    group: Callable[[m.Group], Item] = group_told,
) -> Message:
    """A move within a sentence; a burial is named with all its cards.

    `card` and `group` put a card, and a group of the centre, into the reader's words.
    """
    match moves[0]:
        case m.Bid(amount):
            return contrasts.move_bid(amount=amount)
        case m.ShootSun():
            return contrasts.move_sun()
        case m.Pass() | m.Stay() | m.ClaimMisdeal() | m.PlayOn() | m.CallOrange() | m.Hold():
            return _ALONE[type(moves[0])]()
        case m.NameTrump(trump):
            return contrasts.move_trump(trump=trump)
        case m.CallPartner(called):
            return contrasts.move_call(card=card(called))
        case m.Bury():
            cards = [it.card for it in moves if isinstance(it, m.Bury) and it.card is not None]
            return contrasts.move_bury(cards=tuple(map(card, sorted(cards))))
        case m.ChooseLead(to_left):
            return contrasts.move_give_lead() if to_left else contrasts.move_keep_lead()
        case m.Play(played):
            return contrasts.move_card(card=card(played))
        case m.Take(played, groups):
            return contrasts.move_take(cards=tuple(map(group, groups)), card=card(played))
        case m.Build(played):
            used = tuple(map(group, moves[0].groups))
            return contrasts.move_build(card=card(played), cards=used)
        case m.Trail(played):
            return contrasts.move_trail(card=card(played))
