"""How rules of thumb lead, follow and discard, in deals made for the purpose."""

from rookery.heuristics.tricks.card_value import value_of
from rookery.heuristics.tricks.memory import remember
from rookery.heuristics.tricks.reasons import why
from rookery.records.moves import move_text
from tests.bots.deals import DIXIE, FIVE, THREE, against_one, dixie, five, to_be_ruffed
from tests.heuristics.deciding import decided

LIKELY = "gives a counter to partner: opponents are unlikely to win the trick"


def test_it_leads_trumps_as_bidder_while_others_hold_some() -> None:
    decision = decided(DIXIE, dixie(3))
    assert move_text(decision.move) in {"play B14", "play B13", "play B12", "play B11"}
    assert str(decision.reason) == "draws trumps: 7 are out, and opponents may hold some"


def test_it_draws_no_trumps_when_no_others_are_out_and_keeps_its_last_one() -> None:
    rounds = [
        *("0 play B14", "1 play B2", "2 play B4", "3 play B7"),
        *("0 play B13", "1 play B3", "2 play B5", "3 play B10"),
        *("0 play B12", "1 play G6", "2 play B6", "3 play G5"),
    ]
    assert "draws" not in str(decided(DIXIE, dixie(3, *rounds)).reason)
    rounds += ["0 play B11", "1 play G11", "2 play G2", "3 play G7"]
    rounds += ["0 play B9", "1 play Y6", "2 play Y2", "3 play G8"]
    assert not move_text(decided(DIXIE, dixie(3, *rounds)).move).startswith("play B")


def test_the_defence_does_not_draw_the_trumps_of_its_own_side() -> None:
    assert not move_text(decided(DIXIE, dixie(0)).move).startswith("play B")


def test_it_throws_a_counter_on_its_partners_trick() -> None:
    """The 13 is kept: with the 14 gone it is the highest."""
    decision = decided(DIXIE, dixie(0, "1 play G14", "2 play G2"))
    assert move_text(decision.move) == "play G5"
    assert str(decision.reason) == LIKELY


def test_it_gives_no_counter_to_an_opponents_trick() -> None:
    decision = decided(DIXIE, dixie(0, "1 play G14"))
    assert move_text(decision.move) == "play G2"
    assert str(decision.reason) == "cannot win the trick: gives no points"


def test_a_trick_that_partner_has_won_is_not_taken_again() -> None:
    decision = decided(DIXIE, dixie(1, "2 play Y2", "3 play Y10", "0 play Y3"))
    assert move_text(decision.move) == "play Y6"
    assert str(decision.reason) == "leaves the trick to partner, whose card is best so far"


def test_it_ruffs_points_with_a_low_trump() -> None:
    decision = decided(DIXIE, to_be_ruffed())
    assert move_text(decision.move) == "play B8"
    assert str(decision.reason) == "ruffs a trick with 20 points as the last to play"


def test_a_defender_alone_gives_the_bidder_nothing() -> None:
    assert move_text(decided(THREE, against_one()).move) == "play G7"


def test_the_holder_of_the_called_card_plays_as_partner_at_once() -> None:
    decision = decided(FIVE, five("0 play HA"))
    assert move_text(decision.move) == "play H5"
    assert str(decision.reason) == LIKELY


def test_the_holder_of_the_called_card_says_whether_it_shows_itself() -> None:
    hidden = decided(FIVE, five("0 play S9"))
    assert move_text(hidden.move) == "play S4"
    assert str(hidden.reason).endswith("; keeps the called card")
    memory = remember(FIVE.view(five("0 play S9"), 1))
    cards = [value_of(memory, card) for card in memory.view.hand & memory.order.trumps]
    told = {str(why(memory, each, cards)).partition("; ")[2] for each in cards}
    assert told == {"keeps the called card", "shows that it is the bidder’s partner"}
    after = decided(FIVE, five("0 play S9", "1 play SK"))
    assert "partner" not in str(after.reason)


def test_the_bidder_helps_its_partner_once_the_called_card_has_fallen() -> None:
    fallen = ["0 play S9", "1 play SK", "2 play S2", "3 play S5", "4 play S7"]
    state = five(*fallen, "1 play DA", "2 play D3", "3 play D6", "4 play D8")
    decision = decided(FIVE, state)
    assert move_text(decision.move) == "play D10"
    assert str(decision.reason) == "gives a counter to partner: no opponent can win the trick"


def test_the_bidder_does_not_help_the_same_seat_while_the_called_card_is_out() -> None:
    first = ["0 play C2", "1 play C8", "2 play C5", "3 play C6", "4 play C3"]
    state = five(*first, "1 play DA", "2 play D3", "3 play D6", "4 play D8")
    decision = decided(FIVE, state)
    assert move_text(decision.move) == "play D2"
    assert "partner" not in str(decision.reason)
