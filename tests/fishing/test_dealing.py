"""The pack, the seats and the rounds of dealing (TX-1, TX-2, TX-16, TX-17)."""

from collections.abc import Iterator
from random import Random

import pytest

from rookery.core.cards import CardSet, rook_pack
from rookery.core.errors import BadOption
from rookery.core.moves import Build, Take, Trail
from rookery.fishing.game import FishingGame
from rookery.fishing.rules import FishingRules
from rookery.fishing.state import FishingState
from tests.tables import card_set, cards, play, refused, table, tuxedo

DECK = rook_pack(range(1, 15), with_rook=False)

ROUNDS = {
    2: ([4, 4, 4, 4, 4, 4, 2], 0),
    3: ([4, 4, 4, 4, 1], 1),
    4: ([4, 4, 4, 1], 0),
    5: ([4, 4, 2], 2),
    6: ([4, 4], 4),
}
"""For each number of seats: the cards per seat in each round, and those left for the centre.

The centre gets 4 of the 56 cards first. Then n seats get 4 each a round, at last as many as can be
dealt evenly, and the centre gets the rest.
"""


def test_TX_1_fifty_six_cards_of_four_colours_from_1_to_14_without_the_rook() -> None:
    assert tuxedo(seats=2).pack == cards("B1-14 G1-14 R1-14 Y1-14")


def test_TX_1_two_to_six_play() -> None:
    for seats in (2, 3, 4, 5, 6):
        assert tuxedo(seats=seats).seats == seats
        assert len(tuxedo(seats=seats).start(DECK, 0).hands) == seats
    for seats in (1, 7):
        with pytest.raises(BadOption):
            tuxedo(seats=seats)
        with pytest.raises(ValueError, match="TX-1"):
            FishingRules(pack=DECK, seats=seats)


def test_TX_2_the_pack_must_have_enough_cards_for_the_first_round() -> None:
    FishingRules(pack=DECK[:12], seats=2)
    with pytest.raises(ValueError, match="TX-2"):
        FishingRules(pack=DECK[:11], seats=2)


def test_TX_2_four_each_one_at_a_time_from_the_dealers_left_and_the_centre_last() -> None:
    state = tuxedo(seats=3).start(DECK, dealer=1)
    assert state.hands[2] == CardSet.of([DECK[0], DECK[3], DECK[6], DECK[9]])
    assert state.hands[0] == CardSet.of([DECK[1], DECK[4], DECK[7], DECK[10]])
    assert state.hands[1] == CardSet.of([DECK[2], DECK[5], DECK[8], DECK[11]])
    assert [pile.cards for pile in state.centre] == [(card,) for card in DECK[12:16]]
    assert state.stock == DECK[16:]


def test_TX_16_four_more_each_in_the_same_order_and_none_to_the_centre() -> None:
    game = tuxedo(seats=3)
    stock = "G1-14 Y1"  # 15: after 12 there is one left for each, so none joins the centre
    state = table(["B1", "B2", "B3"], "B14", stock=stock, dealer=1)
    assert refused(game, state, "1 trail B2") == "it is the turn of seat 2"
    state = play(game, state, "2 trail B3", "0 trail B1")
    assert state.hands == (card_set(""), card_set("B2"), card_set(""))
    state = play(game, state, "1 trail B2")
    assert state.hands[2] == card_set("G1 G4 G7 G10")
    assert state.hands[0] == card_set("G2 G5 G8 G11")
    assert state.hands[1] == card_set("G3 G6 G9 G12")
    assert [pile.cards for pile in state.centre] == [(card,) for card in cards("B14 B3 B1 B2")]
    assert state.stock == cards("G13 G14 Y1")
    assert state.turn == 2


def turns_of(game: FishingGame, seed: int) -> Iterator[tuple[FishingState, FishingState]]:
    """The states before and after each turn of a random deal in which nobody calls orange."""
    rng = Random(seed)
    state = game.start(rng.sample(DECK, 56), dealer=rng.randrange(game.seats))
    while any(state.hands):
        turns = [it for it in game.legal(state, state.turn) if isinstance(it, Take | Build | Trail)]
        after = game.apply(state, state.turn, rng.choice(turns))
        yield state, after
        state = after


@pytest.mark.parametrize("seats", ROUNDS)
def test_TX_17_the_rounds_for_each_number_of_seats(seats: int) -> None:
    sizes, to_centre = ROUNDS[seats]
    assert 4 + seats * sum(sizes) + to_centre == 56
    game = tuxedo(seats=seats, orange="auto")
    found, joined = [4], []
    for before, after in turns_of(game, seed=seats):
        if after.stock != before.stock:
            (each,) = {len(hand) for hand in after.hands}
            found.append(each)
            laid = {card for pile in after.centre for card in pile.cards}
            joined.append([card for card in before.stock if card in laid])
            assert joined[-1] == list(before.stock)[each * seats :][: len(joined[-1])]
    assert found == sizes
    assert [len(each) for each in joined] == [0] * (len(sizes) - 2) + [to_centre]
