"""The cut that decides a tie in tricks (DX-8)."""

import pytest

from rookery.core.cards import Card
from rookery.core.errors import BadCut, IllegalMove, NotOver
from rookery.core.moves import Pass
from rookery.tricks.game import TrickGame
from tests.deals import dixie
from tests.tables import cards, trick_game

DIXIE = trick_game("dixie")
SIX = trick_game("dixie", seats=6)

LEVEL = "000 000 011 111 1"  # side A: 75 points, 7 tricks; side B: 25, 7 with the nest
LEVEL_SIX = "00 00 01 11 1"  # side A: 75 points, 5 tricks; side B: 25, 5 with the nest


def pack_from(game: TrickGame, top: str) -> tuple[Card, ...]:
    """The whole pack, with these cards on top."""
    first = cards(top)
    return (*first, *(card for card in game.pack if card not in first))


@pytest.mark.parametrize(("game", "winners"), [(DIXIE, LEVEL), (SIX, LEVEL_SIX)])
def test_DX_8_a_tie_in_tricks_needs_a_cut(game: TrickGame, winners: str) -> None:
    state = dixie(game, winners)
    assert game.needs_cut(state)
    assert game.actors(state) == ()
    with pytest.raises(NotOver):
        game.score(state)
    with pytest.raises(IllegalMove):
        game.apply(state, 0, Pass())


def test_DX_8_a_tie_takes_the_next_cards_of_the_same_pack() -> None:
    state = dixie(DIXIE, LEVEL)
    odd = DIXIE.cut(state, pack_from(DIXIE, "B9 G8 R2 Y3 B14 B1 R14 R1"))
    assert DIXIE.score(odd)[1] == 45
    even = DIXIE.cut(state, pack_from(DIXIE, "B9 G8 R2 Y3 B1 B14 R1 R14"))
    assert DIXIE.score(even)[0] == 95


@pytest.mark.parametrize("bidder", [0, 1])
def test_DX_8_the_bidders_side_loses_a_cut_that_runs_out(bidder: int) -> None:
    # Each round of the cut has four cards of one number, so every round is tied.
    even_pack = cards(" ".join(f"B{n} G{n} R{n} Y{n}" for n in range(1, 15)))
    state = DIXIE.cut(dixie(DIXIE, LEVEL, bidder=bidder), even_pack)
    # Side A took 75 and side B 25, which is less than its bid if it is the bidder.
    assert DIXIE.score(state) == ((75, 45, 75, 45) if bidder == 0 else (95, -70, 95, -70))


def test_DX_8_with_six_players_two_cards_do_not_make_another_round() -> None:
    # Nine rounds are tied: neighbours cut equal cards, but in one round 1 + 3 = 2 + 2.
    # Only Y1 and Y3 are left, of which side A would have the higher.
    alike = "G1 R1 R2 Y2 G3 R3 R14 Y14 " + " ".join(f"B{n} G{n} R{n} Y{n}" for n in range(4, 14))
    order = pack_from(SIX, f"B1 B2 B3 G2 B14 G14 {alike} Y1 Y3")
    state = SIX.cut(dixie(SIX, LEVEL_SIX), order)
    assert SIX.score(state) == (75, 45, 75, 45, 75, 45)  # the bidder's side, A, has lost the cut


def test_DX_8_a_cut_must_be_due_and_use_the_whole_pack() -> None:
    with pytest.raises(BadCut, match="1 missing"):
        DIXIE.cut(dixie(DIXIE, LEVEL), DIXIE.pack[1:])
    with pytest.raises(BadCut, match="no cut is due"):
        DIXIE.cut(dixie(DIXIE, "000 000 000 000 0"), DIXIE.pack)
