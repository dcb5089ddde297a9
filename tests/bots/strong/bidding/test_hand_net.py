"""The hand net: its file, its features, and its estimates."""

from dataclasses import dataclass, fields, replace
from random import Random

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rookery.bots.strong.bidding.features import features
from rookery.bots.strong.bidding.hand_counts import counted
from rookery.bots.strong.bidding.hand_net import net_for, predict
from rookery.bots.strong.bidding.rules_features import DESCRIBED, INDIFFERENT
from rookery.core.cards import Card, CardSet, Suit, card_of
from rookery.core.moves import Trump
from rookery.games import GAMES
from rookery.heuristics.tricks.hand_value import points_expected
from rookery.kernel.solver.random_positions import shuffled
from rookery.kernel.worlds.masks import mask_of
from rookery.testing.strategies import options
from rookery.tricks.derived import WORTHS
from rookery.tricks.dummy_seat import with_dummy_at
from rookery.tricks.rules import TrickRules
from tests.tables import TRICK_TABLES, cards, trick_game


def masks(*hands: str) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    return np.array([mask_of(cards(hand)) for hand in hands], dtype=np.uint64)


_SEEN = [name for name in dict(TRICK_TABLES) if name != "call-partner-five-short"]
"""The net was fitted before the game with the short pack."""

_UNKNOWN = (*WORTHS, "rook_points", "last_trick_points", "with_rook", "low_cards", "cards_each")


@settings(deadline=None, max_examples=8)
@pytest.mark.parametrize("name", _SEEN)
@given(data=st.data())
def test_it_knows_every_game_under_all_house_rules(name: str, data: st.DataObject) -> None:
    """All but other values and other packs (FO-23, FO-28, FO-29): the net never saw such games."""
    chosen = data.draw(options(GAMES[name]))
    kept = {option: it for option, it in chosen.items() if option not in _UNKNOWN}
    assume(GAMES[name].allows(kept))
    rules = GAMES[name].game(kept).rules
    assert isinstance(rules, TrickRules)
    if rules.dummy is not None:
        rules = with_dummy_at(rules, 1)
    assert is_known(rules)


def test_rules_that_differ_only_in_scoring_have_the_same_estimates() -> None:
    five = trick_game("five").rules
    other = replace(five, target=100, sun_value=200, floor=-500)
    hands = masks("S2 S3 S4 H2 H3 H4 D2 D3 C2 C3")
    one, two = (predict(rules, rules.allowed_trumps, hands, 0) for rules in (five, other))
    assert (one[0] == two[0]).all()


def test_options_about_card_play_change_the_estimates() -> None:
    low = trick_game("five").rules
    high = replace(low, rook_rank="high")
    hands = masks("Rook S3 S4 S5 H3 H4 D2 D3 C2 C3")
    (ahead,) = (
        predict(high, (Trump.SPADES,), hands, 0)[0] - predict(low, (Trump.SPADES,), hands, 0)[0]
    )
    assert 5 < ahead < 60


@dataclass(frozen=True, slots=True)
class LaterRules(TrickRules):
    """Rules of a later version, with a field that did not exist when the nets were fitted."""

    rook_is_first: bool = False


def later(rules: TrickRules, **changes: object) -> LaterRules:
    values = {each.name: getattr(rules, each.name) for each in fields(rules) if each.init}
    return LaterRules(**values | changes)


def test_the_net_is_used_only_for_rules_like_those_it_was_fitted_to() -> None:
    kentucky = trick_game("kentucky").rules
    assert is_known(kentucky)
    assert is_known(later(kentucky))
    assert not is_known(later(kentucky, rook_is_first=True))
    red_6 = card_of(Suit.RED, 6)
    assert not is_known(replace(kentucky, card_points=((red_6, 30),), maximum_bid=150))
    assert not is_known(replace(kentucky, trick_points=50, maximum_bid=200))


def is_known(rules: TrickRules) -> bool:
    return net_for(rules, rules.allowed_trumps) is not None


def test_every_field_of_rules_is_told_to_the_net_or_indifferent_to_it() -> None:
    names = {each.name for each in fields(TrickRules) if each.compare}
    assert names == DESCRIBED | INDIFFERENT
    assert not DESCRIBED & INDIFFERENT


def test_rules_without_a_net_use_the_hand_count() -> None:
    rules = replace(trick_game("dixie").rules, trick_points=50)
    assert not is_known(rules)
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


@pytest.mark.parametrize(("name", "seats"), TRICK_TABLES)
def test_a_higher_trump_usually_has_more_expected_points(name: str, seats: int) -> None:
    rules, rng = trick_game(name, seats=seats).rules, Random(3)
    if rules.dummy is not None:
        rules = with_dummy_at(rules, 2)
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


@pytest.mark.parametrize("trump", [Trump.SPADES, Trump.NONE, Trump.LOW])
def test_counting_many_hands_agrees_with_counting_each(trump: Trump) -> None:
    rules = trick_game("five").rules
    rng = Random(6)
    hands = [shuffled(rules.pack, rng)[: rules.hand_size] for _ in range(30)]
    rows = np.array([mask_of(hand) for hand in hands], dtype=np.uint64)
    one_by_one = [points_expected(rules, CardSet.of(hand), trump) for hand in hands]
    assert np.allclose(counted(rules, trump, rows), one_by_one, atol=0.01)
