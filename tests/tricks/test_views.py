"""The cards that each seat may know, in every phase (DX-5, DX-7, R3-4, R5-5, TT-6)."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest

from rookery.core.cards import NO_CARDS, Card, CardSet
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase
from rookery.tricks.state import TrickState
from rookery.tricks.view import TrickView
from tests.deals import dixie, five
from tests.tables import bidding, card_set, deal, each, play, trick_game

DIXIE = trick_game("dixie")
THREE = trick_game("three")
FIVE = trick_game("five")

HANDS = ["", "Y1-13", "", ""]
NEST = "B14 G14 R14 Y14"

BIDDING = play(DIXIE, deal(DIXIE, HANDS, nest=NEST), "1 bid 70", "2 pass")
BURYING = play(DIXIE, deal(DIXIE, HANDS, nest=NEST), *bidding(DIXIE, 1, 70), "1 bury Y1")
NAMING = play(DIXIE, BURYING, *each(1, "bury", "Y2 Y3 B14"))
PLAYING = play(DIXIE, NAMING, "1 trump yellow", "1 play Y4")
CUTTING = dixie(DIXIE, "000 222 011 111 1")
OVER = DIXIE.cut(CUTTING, DIXIE.pack)
THROWN_IN = play(DIXIE, deal(DIXIE), "1 pass", "2 pass", "3 pass", "0 pass")


def cards_in(value: object) -> Iterator[Card]:
    if isinstance(value, Card):
        yield value
    elif isinstance(value, CardSet | tuple):
        for one in value:
            yield from cards_in(one)
    elif is_dataclass(value):
        for field in fields(value):
            yield from cards_in(getattr(value, field.name))


def cards_shown(view: TrickView) -> CardSet:
    """Every card that a view contains, apart from the rules, the legal moves and a cut."""
    silent = ("rules", "legal", "cut")
    names = [field.name for field in fields(view) if field.name not in silent]
    return CardSet.of(card for name in names for card in cards_in(getattr(view, name)))


def known(state: TrickState, seat: int | None) -> CardSet:
    """The cards that a seat may know during a deal: its own, those played, the called cards."""
    cards_known = CardSet.of(card for trick in state.tricks for card in trick.cards)
    cards_known |= CardSet.of(state.trick)
    cards_known |= CardSet.of(state.called)
    return cards_known if seat is None else cards_known | state.hands[seat]


def five_states() -> list[TrickState]:
    """A deal of Rook for Five at each of its phases."""
    state = play(FIVE, deal(FIVE, dealer=4), *bidding(FIVE, 0, 75, dealer=4))
    states = [deal(FIVE, dealer=4), state]
    while FIVE.actors(states[-1]):
        seat = states[-1].turn
        states.append(FIVE.apply(states[-1], seat, FIVE.legal(states[-1], seat)[0]))
    return states[:-1]


@pytest.mark.parametrize(
    ("game", "states"),
    [(DIXIE, [BIDDING, BURYING, NAMING, PLAYING, THROWN_IN]), (FIVE, five_states())],
)
def test_DX_5_and_TT_6_a_view_has_the_cards_that_the_seat_may_know_and_no_others(
    game: TrickGame, states: list[TrickState]
) -> None:
    for state in states:
        for seat in (*range(game.seats), None):
            may_know = known(state, seat)
            if seat == state.bidder and seat is not None and state.phase is not Phase.AUCTION:
                may_know |= state.nest | state.buried
            assert cards_shown(game.view(state, seat)) == may_know, (state.phase, seat)


@pytest.mark.parametrize("state", [BIDDING, BURYING, NAMING, PLAYING, THROWN_IN])
def test_a_seat_sees_its_own_hand_and_moves_and_a_spectator_none(state: TrickState) -> None:
    for seat in range(4):
        view = DIXIE.view(state, seat)
        assert (view.seat, view.hand) == (seat, state.hands[seat])
        assert view.legal == DIXIE.legal(state, seat)
    view = DIXIE.view(state, None)
    assert (view.seat, view.hand, view.legal) == (None, NO_CARDS, ())


@pytest.mark.parametrize("state", [CUTTING, OVER])
def test_DX_7_the_last_trick_turns_up_what_was_buried(state: TrickState) -> None:
    for seat in (*range(4), None):
        view = DIXIE.view(state, seat)
        assert view.buried == state.buried == card_set("B1 G2 R2 Y2")
        assert (view.nest is None) == (seat != state.bidder)


def test_DX_8_everybody_sees_the_cards_that_are_cut() -> None:
    assert {DIXIE.view(OVER, seat).cut for seat in (*range(4), None)} == {DIXIE.pack[:4]}


def test_R5_5_everybody_sees_the_discards_when_the_tricks_are_played_out() -> None:
    state = five(FIVE, "22 03 14 40 00")
    for seat in (*range(5), None):
        assert FIVE.view(state, seat).buried == card_set("D2 D3 D5")


def test_R3_4_the_nest_is_not_seen_before_trump_is_named() -> None:
    state = play(THREE, deal(THREE), "1 pass", "2 pass")
    for seat in (0, 1, 2, None):
        view = THREE.view(state, seat)
        assert (view.phase, view.nest, view.nest_size) == (Phase.TRUMP, None, 5)
    state = play(THREE, state, "0 trump red")
    for seat in (1, 2, None):
        assert (THREE.view(state, seat).nest, THREE.view(state, seat).nest_size) == (None, 0)
    assert THREE.view(state, 0).nest == state.nest
