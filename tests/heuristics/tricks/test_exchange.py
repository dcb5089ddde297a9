"""Naming trump, burying, calling a partner and the lead by rules of thumb."""

from random import Random

import pytest

from rookery.core.cards import COLOURS, Card, CardSet
from rookery.core.moves import CallPartner, Trump
from rookery.heuristics import tricks
from rookery.heuristics.tricks.hand_value import best_trump, points_expected
from rookery.records.moves import move_text
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase
from rookery.tricks.state import TrickState
from tests.tables import bidding, card_set, cards, deal, play, trick_game

DIXIE = trick_game("dixie")
THREE = trick_game("three")
FIVE = trick_game("five")


def exchanged(game: TrickGame, state: TrickState) -> tuple[TrickState, dict[str, str]]:
    """The state when the tricks begin, and the bidder's moves with their reasons."""
    said = {}
    while state.phase is not Phase.PLAY:
        decision = tricks.decide(game.view(state, state.turn), Random(1))
        said[move_text(decision.move)] = str(decision.reason)
        state = game.apply(state, state.turn, decision.move)
    return state, said


def dixie(hand: str, nest: str) -> TrickState:
    state: TrickState = play(
        DIXIE, deal(DIXIE, [hand], nest=nest, dealer=3), *bidding(DIXIE, 0, 70, dealer=3)
    )
    return state


def five(hand: str, kitty: str) -> TrickState:
    state: TrickState = play(
        FIVE, deal(FIVE, [hand], nest=kitty, dealer=4), *bidding(FIVE, 0, 75, dealer=4)
    )
    return state


def test_it_keeps_every_trump_and_names_its_best_suit() -> None:
    state, said = exchanged(
        DIXIE, dixie("R14 R12 R11 R8 R7 R2 G14 G3 B2 B6 Y4 Y9 Y12", "R3 G7 B8 Y6")
    )
    assert "trump red" in said
    assert card_set("R14 R12 R11 R8 R7 R3 R2 G14") <= state.hands[0]


@pytest.mark.parametrize("trump", [Trump.GREEN, Trump.YELLOW])
def test_no_colour_is_better_than_another(trump: Trump) -> None:
    """A hand keeps its value when every colour is replaced by the next one, or the next but one."""
    hand = cards("B14 B12 B11 B8 B7 B2 G14 G3 R2 R6 Y4 Y9 Y12")
    turned = DIXIE.rules.allowed_trumps.index(trump)
    moved = CardSet.of(Card(COLOURS[(card.suit + turned) % 4], card.rank) for card in hand)
    points = points_expected(DIXIE.rules, CardSet.of(hand), Trump.BLACK)
    best, expected = best_trump(DIXIE.rules, moved)
    assert best is trump
    assert expected == pytest.approx(points)


def test_it_buries_whole_suits() -> None:
    state, said = exchanged(
        DIXIE, dixie("R14 R12 R11 R8 R7 R2 G14 G12 G3 B2 B6 Y14 Y12", "R3 G7 B8 Y9")
    )
    assert not state.hands[0] & card_set("B1-14")
    assert "makes a void in black" in said.values()


def test_with_the_trumps_to_win_the_last_trick_it_buries_a_bare_counter() -> None:
    hand = "R14 R13 R12 R11 R9 R8 R7 G14 G13 B10 Y14 Y12 Y7"
    state, said = exchanged(DIXIE, dixie(hand, "R6 G2 B2 Y3"))
    assert card_set("B10") <= state.buried
    assert "nest" in said["bury B10"]


def test_with_the_top_trumps_it_calls_an_ace() -> None:
    _, said = exchanged(FIVE, five("SA SK SQ SJ S9 S8 HA D3 DK C6", "C2 H4 S2"))
    assert said["call DA"].startswith("calls the highest card missing in diamonds")


def test_a_hand_of_high_cards_is_played_without_trumps_and_calls_the_rook() -> None:
    _, said = exchanged(FIVE, five("SA SK S3 HA HK H6 DA DK CA CK", "D4 C4 C9"))
    assert "trump none" in said
    assert said["call Rook"] == "the rook wins any trick it is played to"


def test_a_hand_of_low_cards_is_played_in_lo_no() -> None:
    _, said = exchanged(FIVE, five("S2 S3 S4 H2 H3 D2 D3 D4 C2 C3", "C5 H4 Rook"))
    assert "trump low" in said


def test_it_leads_with_top_cards_and_otherwise_lets_the_left_neighbour_lead() -> None:
    _, strong = exchanged(FIVE, five("SA SK SQ SJ S9 S8 HA D3 DK C6", "C2 H4 S2"))
    assert strong["lead self"] == "holds the highest trump: keeps the lead"
    _, weak = exchanged(FIVE, five("SK SQ SJ S9 S8 S7 HK H8 D8 C8", "C2 H4 S3"))
    assert weak["lead left"] == "no top card to lead: plays last to the first trick"


def test_R5_8_it_calls_the_highest_missing_card() -> None:
    told = set()
    for seed in range(40):
        rng = Random(seed)
        start = FIVE.start(rng.sample(FIVE.pack, len(FIVE.pack)), dealer=4)
        state = play(FIVE, start, *bidding(FIVE, 0, 75, dealer=4))
        named = tricks.decide(FIVE.view(state, 0), rng)
        view = FIVE.view(FIVE.apply(state, 0, named.move), 0)
        decision = tricks.decide(view, rng)
        assert isinstance(decision.move, CallPartner)
        assert view.trump is not None
        order, card = view.rules.orders[view.trump], decision.move.card
        missing = order.cards_of[order.suit_of[card]] - view.hand
        assert card == max(missing, key=order.strength.__getitem__)
        is_named = order.suit_of[card].name.lower() in str(decision.reason)
        assert is_named or card in order.trumps
        told.add(str(decision.reason).split()[3])
    assert told >= {"trump", "card"}
