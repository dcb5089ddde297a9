"""The hand net: its file, its features, and its estimates."""

from __future__ import annotations

from copy import copy
from dataclasses import Field, dataclass, fields, replace
from importlib.resources import files
from random import Random
from typing import Any

import numpy as np
import pytest

from rookery.bots.heuristics.tricks.hand_value import points_expected
from rookery.bots.strong.bidding import hand_net
from rookery.bots.strong.bidding.features import COUNT, features
from rookery.bots.strong.bidding.hand_counts import counted
from rookery.bots.strong.bidding.hand_net import LAYERS, net_for, net_name, predict
from rookery.core.cards import Card, CardSet, Suit, card_of
from rookery.core.moves import Trump
from rookery.games import GAMES
from rookery.kernel.solver.random_positions import shuffled
from rookery.kernel.worlds.masks import mask_of
from rookery.tricks.rules import Phase, TrickRules
from tests.tables import cards, trick_game

RULES = [
    rules
    for preset in GAMES.values()
    for rules in preset.by_seats.values()
    if isinstance(rules, TrickRules)
]


def masks(*hands: str) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    return np.array([mask_of(cards(hand)) for hand in hands], dtype=np.uint64)


FITTED = [rules for rules in RULES if net_for(rules) is not None]
"""The rules that have a net; games added after the last fitting have none."""


def test_every_net_in_the_file_belongs_to_rules_that_exist() -> None:
    others = [trick_game("kentucky", rook_rank="low"), trick_game("five", rook_rank="high")]
    played = {net_name(rules) for rules in (*FITTED, *(game.rules for game in others))}
    assert {name.split()[0] for name in hand_net._arrays()} == played
    assert len(FITTED) == 5


@pytest.mark.parametrize("rules", FITTED, ids=lambda rules: f"{rules.seats} {rules.hand_size}")
def test_a_net_takes_all_features(rules: TrickRules) -> None:
    net = net_for(rules)
    assert net is not None
    assert len(net.weights) == len(net.biases) == LAYERS
    assert net.weights[0].shape[0] == COUNT
    assert net.weights[-1].shape[1] == 2
    assert all(np.isfinite(layer).all() for layer in (*net.weights, *net.biases))


def test_rules_share_a_net_if_they_differ_only_in_scoring() -> None:
    five = trick_game("five").rules
    assert net_name(replace(five, target=100, sun_value=200, floor=-500)) == net_name(five)
    high = replace(five, rook_rank="high")
    assert net_name(high) != net_name(five)
    assert net_for(high) is not None


@dataclass(frozen=True, slots=True)
class LaterRules(TrickRules):
    """Rules of a later version, with a field that did not exist when the nets were fitted."""

    rook_is_first: bool = False


def later(rules: TrickRules, **changes: object) -> LaterRules:
    values = {each.name: getattr(rules, each.name) for each in fields(rules) if each.init}
    return LaterRules(**values | changes)


def test_a_net_is_used_only_for_the_rules_it_was_fitted_to() -> None:
    kentucky = trick_game("kentucky").rules
    assert net_name(later(kentucky)) == net_name(kentucky)
    assert net_for(kentucky) is not None
    assert net_for(later(kentucky, rook_is_first=True)) is None
    trump_first = (Phase.AUCTION, Phase.TRUMP, Phase.NEST, Phase.BURY, Phase.PLAY)
    assert net_for(replace(kentucky, phases=trump_first)) is None
    red_6 = card_of(Suit.RED, 6)
    assert net_for(replace(kentucky, card_points=((red_6, 30),), maximum_bid=150)) is None


@pytest.mark.parametrize("each", fields(TrickRules), ids=lambda each: str(each.name))
def test_every_other_field_changes_the_name_of_the_net(each: Field[object]) -> None:
    if not each.compare or each.name in hand_net._BIDDING_AND_SCORING:
        return
    five = trick_game("five").rules
    other: Any = copy(five)
    object.__setattr__(other, each.name, ("something", "else"))
    assert net_name(other) != net_name(five)


def test_rules_without_a_net_use_the_hand_count() -> None:
    rules = replace(trick_game("dixie").rules, ones_high=True)
    assert net_for(rules) is None
    hands = masks("R14 R13 R12 R10 R9 R1 G14 G1 B14 B1 Y14 Y1 Y3", "R2-4 G2-4 B2-4 Y2 Y3 Y4 Y6")
    mean, spread = predict(rules, (Trump.RED,), hands, 1)
    assert mean[0] > mean[1] + 30
    assert (spread > 0).all()


def test_it_does_not_matter_which_suit_is_which() -> None:
    rules = trick_game("dixie").rules
    hand = "R14 R13 R10 R7 R4 R2 G14 G9 B12 B8 B3 Y6 Y5"
    other = hand.translate(str.maketrans("RGBY", "YBRG"))
    one = features(rules, (Trump.RED,), masks(hand), 1)
    assert (one == features(rules, (Trump.YELLOW,), masks(other), 1)).all()


def test_lo_no_reverses_the_order_of_cards() -> None:
    rules = trick_game("five").rules
    low = masks("S2 S3 S4 H2 H3 H4 D2 D3 C2 C3")
    assert predict(rules, (Trump.LOW,), low, 0)[0] > predict(rules, (Trump.NONE,), low, 0)[0] + 30


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.seats} {rules.hand_size}")
def test_a_higher_trump_usually_has_more_expected_points(rules: TrickRules) -> None:
    rng = Random(3)
    suit = rules.pack[0].suit
    trump = next(each for each in rules.allowed_trumps if each.suit is suit)
    low, high = (sorted(_of(rules, trump))[place] for place in (1, -1))
    rest = [card for card in rules.pack if card not in (low, high)]
    better = []
    for _ in range(40):
        hand = shuffled(rest, rng)[: rules.hand_size - 1]
        pair = np.array([mask_of([*hand, low]), mask_of([*hand, high])], dtype=np.uint64)
        mean, _ = predict(rules, (trump,), pair, 1)
        better.append(mean[1] - mean[0])
    assert min(better) > -3
    assert sum(better) / len(better) > 2


def _of(rules: TrickRules, trump: Trump) -> CardSet:
    order = rules.orders[trump]
    assert trump.suit is not None
    known: list[Card] = [card for card in order.trumps if card.suit is trump.suit]
    return CardSet.of(card_of(card.suit, card.rank) for card in known)


def test_the_file_is_small() -> None:
    assert len(files(hand_net.__package__).joinpath(hand_net.WEIGHTS).read_bytes()) < 300_000


@pytest.mark.parametrize("trump", [Trump.SPADES, Trump.NONE, Trump.LOW])
def test_counting_many_hands_agrees_with_counting_each(trump: Trump) -> None:
    rules = trick_game("five").rules
    rng = Random(6)
    hands = [shuffled(rules.pack, rng)[: rules.hand_size] for _ in range(30)]
    rows = np.array([mask_of(hand) for hand in hands], dtype=np.uint64)
    one_by_one = [points_expected(rules, CardSet.of(hand), trump) for hand in hands]
    assert np.allclose(counted(rules, trump, rows), one_by_one, atol=0.01)
