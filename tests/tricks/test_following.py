"""The cards that may be played to a trick, and its winner (TT-1, TT-2, R5-7, R5-10)."""

from rookery.tricks.state import TrickState
from tests.tables import bidding, deal, each, listed, moves, play, refused, trick_game

DIXIE = trick_game("dixie")
FIVE = trick_game("five")

NEST = "B14 G14 R14 Y14"
HANDS = ["Y1-13", "G1-7 R1-6", "G8-10 B1-10", "R7-13 G11-13 B11-13"]


def dixie(trump: str = "yellow", hands: list[str] = HANDS) -> TrickState:
    """Seat 0 has dealt, won the bidding and buried the nest again; seat 1 is to lead."""
    state = deal(DIXIE, hands, nest=NEST)
    exchange = [*bidding(DIXIE, 0, 70), *each(0, "bury", NEST), f"0 trump {trump}"]
    started: TrickState = play(DIXIE, state, *exchange)
    return started


def five(hands: list[str], trump: str, called: str, **options: object) -> TrickState:
    """Seat 4 has dealt, seat 0 has won the bidding and is to lead; the kitty is buried again."""
    game = trick_game("five", **options)
    state = deal(game, hands, nest="D2 D3 D4", dealer=4)
    exchange = [f"0 trump {trump}", f"0 call {called}", *each(0, "bury", "D2 D3 D4"), "0 lead self"]
    started: TrickState = play(game, state, *bidding(game, 0, 75, dealer=4), *exchange)
    return started


def test_TT_1_the_suit_led_must_be_followed() -> None:
    state = play(DIXIE, dixie(), "1 play G1")
    assert moves(DIXIE, state, 2) == set(listed("play", "G8-10"))
    assert refused(DIXIE, state, "2 play B1") == "you must follow green"


def test_TT_1_without_the_suit_led_any_card_may_be_played() -> None:
    state = play(DIXIE, dixie(), "1 play R1")
    assert moves(DIXIE, state, 2) == set(listed("play", "G8-10 B1-10"))


def test_TT_1_nobody_has_to_beat_the_best_card() -> None:
    state = play(DIXIE, dixie(), "1 play R6", "2 play B1")
    assert moves(DIXIE, state, 3) == set(listed("play", "R7-13"))
    state = play(DIXIE, dixie(), "1 play G7", "2 play G10")
    assert moves(DIXIE, state, 3) == set(listed("play", "G11-13"))


def test_TT_2_the_highest_card_of_the_suit_led_wins_and_its_player_leads() -> None:
    state = play(DIXIE, dixie(), "1 play G7", "2 play G10", "3 play G11", "0 play Y1")
    assert state.tricks[0].winner == 0  # yellow is trump
    state = play(DIXIE, dixie("black"), "1 play G7", "2 play G10", "3 play G11", "0 play Y13")
    assert state.tricks[0].winner == 3
    assert DIXIE.actors(state) == (3,)


def test_TT_2_the_highest_trump_wins() -> None:
    state = play(DIXIE, dixie("black"), "1 play R6", "2 play B9", "3 play R13", "0 play Y13")
    assert state.tricks[0].winner == 2
    hands = ["Y1-13", "G1-7 R1-6", "G8-10 B1-10", "G11-13 R7-8 B11-13 R9-13"]
    state = play(DIXIE, dixie("yellow", hands), "1 play R1", "2 play B10", "3 play R9", "0 play Y2")
    assert state.tricks[0].winner == 0


ROOKLESS = "C2-9 CJ CQ"


def test_R5_7_another_trump_may_be_played_instead_of_the_rook() -> None:
    state = five(["SA S2-9 SJ", "Rook S10 H2-9", ROOKLESS], "spades", "C2")
    state = play(FIVE, state, "0 play S2")
    assert moves(FIVE, state, 1) == {"play Rook", "play S10"}


def test_R5_7_a_led_rook_must_be_followed_with_a_trump() -> None:
    state = five(["Rook HA H2-9", "S2-4 D5-10 DJ", ROOKLESS], "spades", "C2")
    state = play(FIVE, state, "0 play Rook")
    assert moves(FIVE, state, 1) == {"play S2", "play S3", "play S4"}


SPADES_LED = ["SA S2-10", "Rook H2-10", "SJ SQ SK C2-8", "C9-10 CJ CQ CK CA D5-8"]
HEARTS_LED = ["H2-10 HA", "Rook S3-10 SJ", "S2 C2-10", "CJ CQ CK CA D5-10", "HJ HQ HK SA SK SQ"]


def test_R5_7_the_rook_is_the_lowest_trump() -> None:
    state = five(SPADES_LED, "spades", "C2")
    trick = ["0 play S2", "1 play Rook", "2 play SJ", "3 play C9", "4 play HA"]
    assert play(FIVE, state, *trick).tricks[0].winner == 2
    state = five(HEARTS_LED, "spades", "C2")
    trick = ["0 play HA", "1 play Rook", "2 play S2", "3 play CJ", "4 play HJ"]
    assert play(FIVE, state, *trick).tricks[0].winner == 2


def test_R5_7_option_rook_rank_high_makes_it_the_highest_trump() -> None:
    state = five(SPADES_LED, "spades", "C2", rook_rank="high")
    trick = ["0 play SA", "1 play Rook", "2 play SJ", "3 play C9", "4 play HA"]
    high = trick_game("five", rook_rank="high")
    assert play(high, state, *trick).tricks[0].winner == 1
    assert play(FIVE, five(SPADES_LED, "spades", "C2"), *trick).tricks[0].winner == 0


def test_R5_7_without_a_trump_suit_the_rook_wins_any_trick() -> None:
    trick = ["0 play SA", "1 play Rook", "2 play SJ", "3 play C9", "4 play HA"]
    for trump in ("none", "low"):
        state = play(FIVE, five(SPADES_LED, trump, "C2"), *trick)
        assert state.tricks[0].winner == 1, trump


def test_R5_7_without_a_trump_suit_the_rook_is_no_card_of_the_suit_led() -> None:
    hands = ["SA S2-10", "Rook SJ H2-9", ROOKLESS]
    for trump in ("none", "low"):
        state = play(FIVE, five(hands, trump, "C2"), "0 play S2")
        assert moves(FIVE, state, 1) == {"play SJ"}, trump
    state = play(FIVE, five(["SA S2-10", "Rook H2-10", ROOKLESS], "none", "C2"), "0 play S2")
    assert moves(FIVE, state, 1) == {"play Rook", *listed("play", "H2-10")}


def test_R5_10_trump_need_not_be_broken_but_the_suit_led_must_be_followed() -> None:
    state = five(["HA H2-9 S2", "HJ S3-10"], "spades", "C2")
    assert "play S2" in moves(FIVE, state, 0)
    state = play(FIVE, state, "0 play H2")
    assert refused(FIVE, state, "1 play S3") == "you must follow hearts"
