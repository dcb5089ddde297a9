"""Cards laid out by hand become a position of the game, or are refused."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.analysis import Effort, Ending, SetUp, WholeDeal, opened, read, set_up
from rookery.bots import Limits
from rookery.core.cards import CardSet
from rookery.core.errors import RookeryError
from rookery.fishing.state import FishingState
from rookery.games import GAMES
from rookery.kernel import read_position, solve
from rookery.records import cards_text
from rookery.records.fishing_position import pile_text
from rookery.testing import random_path
from rookery.testing.strategies import options
from rookery.tricks.rules import Phase
from tests.analysis.deals import RNGS, TRICK_PRESETS, laid_out, late_plays, whole_deals

LAST_TWO = SetUp(
    "dixie", {"seats": 4}, ("R14 B5", "R13 B10", "G1 G2", "Y13 Y1"), trump="red", nest="G5"
)


@given(late_plays())
@settings(max_examples=20, deadline=None)
def test_cards_laid_out_are_the_position_of_the_deal(deal: WholeDeal) -> None:
    found = set_up(laid_out(deal))
    assert isinstance(found, Ending)
    assert found.position() == deal.position()


@given(late_plays(12))
@settings(max_examples=12, deadline=None)
def test_whatever_is_set_up_is_solved_as_rookery_solve_solves_it(deal: WholeDeal) -> None:
    found = set_up(laid_out(deal))
    verdict = opened(found, Effort(Limits(seconds=600)))
    solution = solve(read_position(found.text))
    assert verdict.is_exact
    assert verdict.low == solution.value
    assert {it.move.card: it.low for it in verdict.moves} == solution.cards  # type: ignore[union-attr]
    assert [(seat, move.card) for seat, move in verdict.line] == list(solution.line)  # type: ignore[union-attr]


@given(st.sampled_from(TRICK_PRESETS), st.data())
@settings(max_examples=12, deadline=None)
def test_a_deal_as_dealt_is_laid_out_whole(preset: Any, data: st.DataObject) -> None:
    house = data.draw(options(preset))
    game = preset.game(house)
    deck = list(game.pack)
    data.draw(RNGS).shuffle(deck)
    dealer = data.draw(st.integers(0, game.seats - 1))
    state = game.start(deck, dealer)
    hands = (*map(cards_text, state.hands), *([cards_text(state.pile)] if state.pile else []))
    nest = data.draw(st.sampled_from(["", cards_text(deck[-game.rules.nest_size :])]))
    found = set_up(SetUp(preset.name, house, hands, dealer, nest if game.rules.nest_size else ""))
    assert isinstance(found, WholeDeal)
    assert found.state.hands == state.hands
    assert (found.state.nest, found.state.pile) == (state.nest, state.pile)  # type: ignore[union-attr]
    assert read(found.text).state == found.state  # type: ignore[union-attr]


@given(whole_deals(GAMES["tuxedo"]))
@settings(max_examples=12, deadline=None)
def test_a_table_of_tuxedo_is_laid_out(deal: WholeDeal) -> None:
    state = deal.state
    assert isinstance(state, FishingState)
    if not any(state.hands):
        return
    found = set_up(
        SetUp(
            deal.name,
            deal.options,
            tuple(map(cards_text, state.hands)),
            turn=state.turn,
            centre=" ".join(map(pile_text, state.centre)),
            taken=tuple(cards_text(haul.cards) for haul in state.hauls),
        )
    )
    assert isinstance(found, WholeDeal) and isinstance(found.state, FishingState)
    assert found.state.hands == state.hands
    assert [pile.cards for pile in found.state.centre] == [pile.cards for pile in state.centre]
    assert CardSet.of(found.state.stock) == CardSet.of(state.stock)
    turns = {ply for ply in deal.legal() if type(ply[1]).__name__ in ("Take", "Build", "Trail")}
    owed = any(pile.owed_by for pile in state.centre)
    assert owed or turns <= set(found.legal())


@pytest.mark.parametrize("name", ["dixie", "three", "kentucky", "shelem"])
def test_before_the_first_card_the_contract_is_bid(name: str) -> None:
    game = GAMES[name].game()
    rng = Random(1)
    path = random_path(game, rng)
    while not any(state.phase is Phase.PLAY for state in path.states):
        path = random_path(game, rng)
    state = next(state for state in path.states if state.phase is Phase.PLAY)
    deal = WholeDeal(name, GAMES[name].written({}), game, state)
    found = set_up(replace(laid_out(deal), dealer=state.dealer))
    assert isinstance(found, WholeDeal)
    assert found.state.phase is Phase.PLAY  # type: ignore[union-attr]
    assert found.state.bidder == state.bidder  # type: ignore[union-attr]
    assert found.position() == deal.position()


def test_a_contract_that_the_leader_contradicts_is_an_ending() -> None:
    deck = list(GAMES["dixie"].game().pack)
    state = GAMES["dixie"].game().start(deck, 0)
    hands = tuple(map(cards_text, state.hands))
    it = SetUp("dixie", {}, hands, nest=cards_text(state.nest), trump="red", leader=1)
    assert isinstance(set_up(it), WholeDeal)
    assert isinstance(set_up(replace(it, leader=2)), Ending)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "whist"}, "there is no game 'whist'"),
        ({"hands": ("R5", "R6")}, "the hand of seat: there are 2, not one for each of 4"),
        ({"hands": ("R5x", "", "", "")}, "the hand of seat 0: there is no card 'R5x'"),
        (
            {"hands": ("R14 B5", "R13 B5", "G1 G2", "Y13 Y1")},
            "B5 is there twice: the hand of seat 0 and the hand of seat 1",
        ),
        ({"trick": "Rook"}, "the trick: there is no Rook in dixie"),
        ({"trump": "low"}, "trump is one of black, green, red, yellow, not 'low'"),
        ({"leader": 4}, "the leader is a seat from 0 to 3, not 4"),
        ({"trick": "R1", "leader": 1}, "the hands are uneven: 2, 2, 2, 2 cards and 1 in the trick"),
        (
            {
                "trick": "B1 G5",
                "nest": "",
                "hands": ("R14 B5", "R13", "B10", "Y13 Y1"),
                "leader": 1,
            },
            "seat 2 holds B10 and played G5 to B1",
        ),
        ({"trump": ""}, "the hand of seat 0 has 2 cards, not 13"),
        ({"trump": "", "trick": "R1"}, "cards are played only after trump is named"),
    ],
)
def test_cards_that_do_not_fit_together_are_refused(changes: Any, reason: str) -> None:
    with pytest.raises(RookeryError) as refused:
        set_up(replace(LAST_TWO, **changes))
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"centre": "R5+R6"}, "the centre: a pile must be one card, or a build in brackets"),
        ({"centre": "[R14+G14]"}, "the value of a build is at most 14"),
        ({"turn": 1}, "the seat whose turn it is must have a card"),
        ({"hands": ("", "")}, "all hands may be empty only if the stock is empty too"),
        ({"taken": ("R3",)}, "the cards taken by seat: there are 1, not one for each of 2"),
        ({"hands": ("R9 R10 R11 R12 R13", "")}, "a hand has at most 4 cards"),
    ],
)
def test_a_table_of_tuxedo_that_cannot_be_is_refused(changes: Any, reason: str) -> None:
    it = SetUp("tuxedo", {"seats": 2}, ("R9", ""))
    with pytest.raises(RookeryError) as refused:
        set_up(replace(it, **changes))
    assert reason in str(refused.value)


def test_an_ending_with_a_dummy_is_refused() -> None:
    it = SetUp("two", {}, ("R5", "R6"), trump="red")
    with pytest.raises(RookeryError, match="an ending with a dummy cannot be solved"):
        set_up(it)
