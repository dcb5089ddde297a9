"""Upper bounds of a deal: its actions, and the points of a seat."""

from rookery.coding import Rules
from rookery.core.cards import CardSet, Suit
from rookery.fishing.rules import FIVE, FishingRules
from rookery.tricks.rules import BID_STEP, Phase, TrickRules


def most_plies(rules: Rules) -> int:
    """An upper bound of the plies of a deal.

    In the auction every bid is higher than the one before, and every seat passes at most once and
    stays in at most once (FO-22). Before the auction every seat may be asked for a claim (FO-24).
    In a fishing game each card dealt to a hand is played once. Each orange takes a red and a yellow
    card out of the centre for good; every seat answers it at most once.
    """
    if isinstance(rules, TrickRules):
        return _most_trick_plies(rules)
    answers = 0 if rules.orange == "auto" else rules.seats
    return cards_to_play(rules) + most_oranges(rules) * answers


def _most_trick_plies(rules: TrickRules) -> int:
    bids = (rules.maximum_bid - rules.minimum_bid) // BID_STEP + 1 + rules.sun
    course = rules.course
    spoken = 1 + rules.hold + (Phase.CLAIM in course)
    plies = bids + spoken * rules.seats + rules.hand_size * rules.seats
    plies += rules.nest_size if Phase.BURY in course else 0
    plies += rules.calls if Phase.CALL in course else 0
    return plies + (Phase.TRUMP in course) + (Phase.LEAD in course)


def most_actions(rules: Rules) -> int:
    """An upper bound of the actions of a deal.

    A trick game has one for each ply. In a fishing game an action names a pile only to use it up:
    the pile is captured, or becomes part of another. Every card makes at most one pile, so there
    are at most as many piles as cards. Each play has at most one `done`.
    """
    if isinstance(rules, TrickRules):
        return most_plies(rules)
    return most_plies(rules) + len(rules.pack) + cards_to_play(rules)


def points(rules: Rules) -> tuple[int, int]:
    """The least and the most points that a seat can score in a deal."""
    return _trick_points(rules) if isinstance(rules, TrickRules) else (0, _fishing_points(rules))


def _trick_points(rules: TrickRules) -> tuple[int, int]:
    """The least and the most points: a lost bid may count double, a made one may be fixed."""
    lost = max(rules.maximum_bid, rules.lost_moon, rules.sun_value if rules.sun else 0)
    won = [rules.stake, rules.slam_value or 0]
    won += [rules.sun_value] if rules.sun else []
    won += [rules.moon_value] if rules.moon else []
    return -lost * (2 if rules.double_set else 1), max(won) + rules.all_points_bonus


def _fishing_points(rules: FishingRules) -> int:
    """The points of a seat that wins every card and all oranges, each capture being a sweep.

    A Little Sweep needs two cards, including the capturing one; a Big Sweep needs the capturing
    card and `big_sweep_from` others.
    """
    cards = len(rules.pack)
    little = rules.little_sweep_points * (cards // 2)
    big = rules.big_sweep_points * (cards // (rules.big_sweep_from + 1))
    fives = rules.five_points * sum(card.rank == FIVE for card in rules.pack)
    most = max(rules.most_cards_points, rules.tied_cards_points)
    return most + fives + little + big + rules.orange_points * most_oranges(rules)


def cards_to_play(rules: FishingRules) -> int:
    """The most cards that are dealt to hands: all but those dealt to the centre at first."""
    return len(rules.pack) - rules.dealt


def most_oranges(rules: FishingRules) -> int:
    """The most oranges of a deal: each takes a red and a yellow card.

    By option, one of the two may be the card played (TX-15), which is then used up, too.
    """
    pack = CardSet.of(rules.pack)
    return min(sum(card.suit is suit for card in pack) for suit in (Suit.RED, Suit.YELLOW))
