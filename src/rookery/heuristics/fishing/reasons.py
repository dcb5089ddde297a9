"""Reasons for turns: facts that follow from the view, in the words of card players."""

from collections.abc import Iterable, Sequence

from rookery.core.cards import Card, CardSet
from rookery.core.messages import Item, Message
from rookery.core.moves import Build, Group, Take, Trail
from rookery.fishing.orange import is_orange
from rookery.fishing.state import Pile
from rookery.fishing.turns import Turn, centre_after
from rookery.fishing.view import FishingView
from rookery.heuristics.fishing.turn_value import FIVES, best_captures, prices_for
from rookery.messages import reasons

NUMBERS = ("", "", "two", "three", "four", "five", "six", "seven", "eight")
"""The words for numbers of cards, indexed by the number; empty below two."""


def reason(view: FishingView, turn: Turn) -> Message:
    """The reason for a turn, in one short sentence, from what its seat may know."""
    match turn:
        case Take():
            groups = tuple(_group(each, turn.card.rank) for each in turn.groups)
            return reasons.takes_groups(cards=groups, gains=_listed(_gains(view, turn)))
        case Build():
            return _of_build(turn)
        case Trail():
            return _of_trail(view, turn)


def _of_build(turn: Build) -> Message:
    """The build that is made, raised or doubled, and the card that will take it."""
    card, number = turn.card.rank, turn.value
    if turn.on.is_build:
        return reasons.raises(under=number - card, number=number)
    if any(group.is_build for group in turn.beside):
        return reasons.doubles(number=number)
    groups = [_group(each, number) for each in turn.groups]
    return reasons.builds(number=number, card=card, on=joined(groups))


def _of_trail(view: FishingView, turn: Trail) -> Message:
    """The most telling reason for a trail."""
    rank = turn.card.rank
    turns = [move for move in view.legal if isinstance(move, Turn)]
    if len(turns) == 1:
        return reasons.trails_only(rank=rank)
    taking, sweeping = _numbers(view, centre_after(view.centre, turn))
    if not taking:
        return reasons.trails_untaken(rank=rank)
    if rank in _ranks(view.hand.minus(turn.card)):
        return reasons.trails_to_take(rank=rank)
    if view.centre and not sweeping:
        return reasons.trails_unswept(rank=rank)
    if any(isinstance(move, Take) for move in turns):
        return reasons.trails_rather(rank=rank)
    return reasons.trails_nothing(rank=rank)


def _gains(view: FishingView, turn: Take) -> list[Item]:
    """The gains of a capture in words, the most valuable first; there is always at least one."""
    rules, taken = view.rules, turn.taken
    won = taken.plus(turn.card)
    gains: list[Item] = [reasons.gain_match()] if view.wins_at_once(turn) else []
    if len(taken) == sum(len(pile.cards) for pile in view.centre):
        if len(taken) >= rules.big_sweep_from:
            swept, points = reasons.gain_big_sweep(), rules.big_sweep_points
        else:
            swept, points = reasons.gain_little_sweep(), rules.little_sweep_points
        gains.append(joined((swept, reasons.points(points=points))))
    if is_orange(won if rules.orange_counts_played_card else taken):
        gains.append(reasons.gain_orange())
    if fives := len(won & FIVES):
        five = reasons.gain_five() if fives == 1 else reasons.gain_fives(number=NUMBERS[fives])
        gains.append(five)
    if not gains:
        gains.append(_cards(len(won)))
    left = centre_after(view.centre, turn)
    if left and not _numbers(view, left)[1]:
        gains.append(reasons.gain_unswept())
    return gains


def _numbers(view: FishingView, left: tuple[Pile, ...]) -> tuple[set[int], set[int]]:
    """The numbers on unseen cards that can capture something, and those that can sweep.

    If the turn ends a round, both are all numbers, since new cards may then come to the centre
    (TX-17).
    """
    unseen = _ranks(CardSet.of(view.rules.pack) - view.seen)
    if view.stock_size and sum(view.hand_sizes) == 1:
        return unseen, unseen
    offered = best_captures(prices_for(view), left)
    size = sum(len(pile.cards) for pile in left)
    taking = unseen & offered.keys()
    return taking, {number for number in taking if len(offered[number].taken) == size}


def _ranks(cards: CardSet) -> set[int]:
    return {card.rank for card in cards}


def _group(group: Group, value: int) -> Item:
    """A group of the centre that has a value: the numbers of its cards, or its build."""
    if group.is_build:
        return reasons.gain_build(value=value)
    return summed(sorted(group.cards, key=_by_rank, reverse=True))


def summed(cards: Iterable[Card]) -> Item:
    """The rank of a card, or the ranks of several with a plus between them: "9+3"."""
    first, *others = cards
    return reasons.sum(first=first.rank, others=summed(others)) if others else first.rank


def _by_rank(card: Card) -> int:
    return card.rank


def joined(parts: Sequence[Item]) -> Item:
    """The parts with commas between them; there is at least one."""
    first, *others = parts
    return reasons.list_further(item=first, items=joined(others)) if others else first


def _listed(gains: Sequence[Item]) -> Item:
    """The gains with commas, and an "and" before the last."""
    *first, last = gains
    return reasons.list_last(items=joined(first), item=last) if first else last


def _cards(number: int) -> Message:
    if number < len(NUMBERS):
        return reasons.gain_cards(number=NUMBERS[number])
    return reasons.gain_cards_many(cards=number)
