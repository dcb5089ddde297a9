"""A refused move has a reason and leaves the state unchanged."""

import pytest

from rookery.core.errors import IllegalMove
from rookery.core.moves import Bid, Play
from rookery.tricks.game import TrickGame
from rookery.tricks.illegal import why_illegal
from rookery.tricks.state import TrickState
from tests.deals import dixie
from tests.tables import bidding, cards, deal, each, play, refused, trick_game

DIXIE = trick_game("dixie")
FIVE = trick_game("five")

NEST = "B14 G14 R14 Y14"
HANDS = ["Y1-13", "G1-7 R1-6", "G8-10 B1-10", "R7-13 G11-13 B11-13"]

BIDDING = play(DIXIE, deal(DIXIE, HANDS, nest=NEST), "1 bid 80")
BURYING = play(DIXIE, deal(DIXIE, HANDS, nest=NEST), *bidding(DIXIE, 0, 70), "0 bury Y1")
NAMING = play(DIXIE, BURYING, *each(0, "bury", "Y2 Y3 Y4"))
PLAYING = play(DIXIE, NAMING, "0 trump yellow", "1 play G1")
LEADING = play(
    FIVE,
    deal(FIVE, ["S2-10 Rook", "D5-10 DJ DQ DK DA"], nest="D2 D3 D4", dealer=4),
    *bidding(FIVE, 0, 75, dealer=4),
    *("0 trump none", "0 call HA", *each(0, "bury", "D2 D3 D4")),
)


@pytest.mark.parametrize(
    ("game", "state", "ply", "reason"),
    [
        (DIXIE, BIDDING, "1 pass", "it is the turn of seat 2"),
        (DIXIE, BIDDING, "2 bid sun", "this game has no sun"),
        (DIXIE, BIDDING, "2 play G8", "you cannot play a card now: the bidding is not over"),
        (DIXIE, BURYING, "0 bury G1", "you do not hold that card"),
        (DIXIE, BURYING, "0 bury ?", "you do not hold that card"),
        (DIXIE, BURYING, "0 pass", "you cannot pass now: the bidder must bury cards"),
        (DIXIE, NAMING, "0 trump spades", "trump must be one of black, green, red and yellow"),
        (DIXIE, NAMING, "0 play Y5", "you cannot play a card now: the bidder must name trump"),
        (DIXIE, NAMING, "0 call Y5", "you cannot call a partner in this game"),
        (DIXIE, PLAYING, "2 play Y1", "you do not hold that card"),
        (DIXIE, PLAYING, "3 play G11", "it is the turn of seat 2"),
        (DIXIE, PLAYING, "2 bid 90", "you cannot bid now: the tricks are being played"),
        (DIXIE, PLAYING, "2 orange", "this game has no such move"),
        (
            FIVE,
            LEADING,
            "0 play S2",
            "you cannot play a card now: the bidder must choose who leads",
        ),
    ],
)
def test_a_refusal_says_why(game: TrickGame, state: TrickState, ply: str, reason: str) -> None:
    assert refused(game, state, ply) == reason


@pytest.mark.parametrize(
    "state",
    [
        dixie(DIXIE, "000 222 000 222 0"),
        dixie(DIXIE, "000 222 011 111 1"),
        play(DIXIE, deal(DIXIE), "1 pass", "2 pass", "3 pass", "0 pass"),
    ],
    ids=["played out", "before the cut", "thrown in"],
)
def test_no_move_is_legal_when_the_deal_is_over(state: TrickState) -> None:
    for ply in ("0 pass", "1 play B2"):
        assert refused(DIXIE, state, ply) == "the deal is over"


def test_a_lead_can_be_refused() -> None:
    """No rule forbids a lead today; if one did, the refusal would give a reason."""
    leading = play(DIXIE, NAMING, "0 trump yellow")
    move = Play(cards("G1")[0])
    assert str(why_illegal(DIXIE.rules, leading, 1, move)) == "the rules do not allow that lead"


@pytest.mark.parametrize("seat", [-1, 4])
def test_a_seat_that_is_not_at_the_table_has_no_move(seat: int) -> None:
    assert DIXIE.legal(BIDDING, seat) == ()
    with pytest.raises(IllegalMove):
        DIXIE.apply(BIDDING, seat, Bid(100))


def test_a_refusal_does_not_tell_where_a_card_lies() -> None:
    """The reason is the same for a buried card, one in another hand and one already played."""
    reasons = set()
    for card in cards("Y1 Y5 G1 R7"):
        with pytest.raises(IllegalMove) as caught:
            DIXIE.apply(PLAYING, 2, Play(card))
        reasons.add(caught.value.reason)
    assert len(reasons) == 1
