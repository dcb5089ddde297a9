"""The oracle against what the games of the family share (FO)."""

from typing import Any

import pytest

from tests.oracle.family_deal import FamilyDeal
from tests.oracle.match import PACKS, Standing, start, winners
from tests.oracle.options import are_options, with_defaults
from tests.oracle.positions import after, at_play, deal_of, played
from tests.oracle.records import FORMAT, Fault, Record, check

PASSES = ["2 pass", "3 pass", "0 pass"]


def test_FO_1_the_rook_at_any_time_is_never_a_duty() -> None:
    hands = ["B9 G5", "B5 Rook G6", "B6", "B7"]
    for rights, legal in {True: ["B5", "Rook"], False: ["B5"]}.items():
        deal = at_play(deal_of("house", rook_any_time=rights), "G", hands)
        assert after(deal, "0 play B9").legal(1) == [f"1 play {card}" for card in legal]
    deal = at_play(deal_of("kentucky"), "G", ["B9 G5", "R5 Rook G6", "B6", "B7"])
    assert len(after(deal, "0 play B9").legal(1)) == 3


def test_FO_1_when_the_rook_is_led_trumps_are_led() -> None:
    deal = at_play(deal_of("kentucky"), "G", ["Rook", "B5 G6", "B6", "B7"])
    assert after(deal, "0 play Rook").legal(1) == ["1 play G6"]


def test_FO_1_only_the_rook_has_this_right() -> None:
    deal = at_play(deal_of("red-one"), "G", ["B9", "B5 R1", "B6", "B7"])
    assert after(deal, "0 play B9").legal(1) == ["1 play B5"]
    deal = at_play(deal_of("kentucky-rook-baby-bird"), "G", ["B9", "B5 R2", "B6", "B7"])
    assert after(deal, "0 play B9").legal(1) == ["1 play B5"]


@pytest.mark.parametrize(
    ("game", "trump", "lower", "higher"),
    [
        ("house", "R", {"10.5": "R10", "12.5": "R12", "high": "R1"}, {"low": "R2"}),
        ("house", "R", {}, {"10.5": "R11", "12.5": "R13"}),
        ("princeton", "S", {"10.5": "S10", "12.5": "SQ", "high": "SA"}, {"low": "S2"}),
        ("princeton", "S", {}, {"10.5": "SJ", "12.5": "SK"}),
    ],
)
def test_FO_2_the_place_of_the_rook(
    game: str, trump: str, lower: dict[str, str], higher: dict[str, str]
) -> None:
    for rank, other, winner in [(r, c, 0) for r, c in lower.items()] + [
        (r, c, 1) for r, c in higher.items()
    ]:
        deal = at_play(deal_of(game, rook_rank=rank), trump, ["Rook", other, "B3", "B4"])
        assert (
            after(deal, "0 play Rook", f"1 play {other}", "2 play B3", "3 play B4").turn == winner
        )


def test_FO_2_without_trump_the_rook_wins_whatever_its_rank() -> None:
    hands = ["S2 H2", "Rook S3 S7", "S4 S8", "S5 H5"]
    for rank in ("low", "10.5", "12.5", "high"):
        for trump in ("none", "low"):
            deal = at_play(deal_of("princeton", rook_rank=rank, trumps="low"), trump, hands)
            assert after(deal, "0 play S2").legal(1) == ["1 play S3", "1 play S7"]
            deal = at_play(deal_of("princeton", rook_rank=rank, trumps="low"), trump, hands, turn=1)
            after(deal, "1 play Rook")
            assert deal.legal(2) == ["2 play S4", "2 play S8"]
            assert after(deal, "2 play S4", "3 play H5", "0 play S2").turn == 1


def test_FO_3_the_red_1_is_no_red_card_unless_red_is_trump() -> None:
    hands = ["R9 B5", "R1 Y6", "R10 R12", "R7 G8"]
    deal = at_play(deal_of("red-one"), "Y", hands)
    assert after(deal, "0 play R9").legal(1) == ["1 play R1", "1 play Y6"]
    deal = at_play(deal_of("red-one"), "R", hands)
    assert after(deal, "0 play R9").legal(1) == ["1 play R1"]
    deal = at_play(deal_of("red-one"), "Y", ["R1 B5", "R6 Y6", "R10 Rook", "R7"])
    assert after(deal, "0 play R1").legal(1) == ["1 play Y6"]
    assert after(deal, "1 play Y6").legal(2) == ["2 play Rook"]
    assert after(deal, "2 play Rook", "3 play R7").turn == 0


def test_FO_4_who_leads() -> None:
    leaders = {"left_of_dealer": 1, "left_of_bidder": 3, "bidder": 2, "chosen": 2}
    for rule, leader in leaders.items():
        deal = after(deal_of("partnership", first_lead=rule), "1 pass", "2 bid 70")
        after(deal, "3 pass", "0 pass", "2 trump red")
        if rule == "chosen":
            assert deal.legal(2) == ["2 lead self", "2 lead left"]
            after(deal, "2 lead self")
        assert (deal.phase, deal.turn) == ("play", leader)


def test_FO_5_the_dealer_bids_first() -> None:
    deal = deal_of("call-partner", dealer=2)
    assert deal.turn == 2
    assert after(deal, "2 pass", "3 pass", "0 pass").legal(1)[-2:] == ["1 bid 200", "1 pass"]
    forced = deal_of("call-partner", dealer=2, all_pass="dealer_minimum")
    after(forced, "2 pass", "3 pass", "0 pass", "1 pass")
    assert (forced.bidder, forced.bid) == (2, "5")


def burying(hand: str, trump: str = "", buried: str = "", **options: Any) -> list[str]:
    """The cards that the bidder of One High may bury from a hand."""
    deal: FamilyDeal = deal_of("one-high", **options)
    deal.phase, deal.trump, deal.turn = "bury", trump, 0
    deal.hands[0], deal.buried = hand.split(), buried.split()
    return [line.split()[-1] for line in deal.legal(0)]


def test_FO_7_what_may_be_buried() -> None:
    hand = "B1 B5 B6 R7 Rook"
    assert burying(hand) == hand.split()
    assert burying(hand, bury="no_counters") == ["B6", "R7"]
    assert burying(hand, trump="B", bury="spare") == ["R7"]
    assert burying(hand, trump="none", bury="spare") == ["B6", "R7"]
    assert burying(hand, bury="one_counter") == ["B5", "B6", "R7"]
    assert burying(hand, buried="R10", bury="one_counter") == ["B6", "R7"]


def test_FO_7_if_no_card_may_be_buried_every_card_may() -> None:
    assert burying("B1 B5 Rook", bury="no_counters") == ["B1", "B5", "Rook"]
    assert burying("B2 B3 R5", trump="B", bury="spare") == ["B2", "B3", "R5"]
    assert burying("B1 R14", bury="one_counter") == ["B1", "R14"]
    assert burying("B5 R14", buried="R5", bury="one_counter") == ["B5", "R14"]


def test_FO_8_and_FO_19_trump_is_named_before_burying() -> None:
    first: list[tuple[str, dict[str, Any], str]] = [
        ("one-high", {}, "bury"),
        ("one-high", {"buried_trumps_shown": True}, "trump"),
        ("one-high", {"bury": "spare"}, "trump"),
        ("kentucky-rook", {"bury": "spare"}, "bury"),
        ("kentucky-rook", {"buried_trumps_shown": True}, "trump"),
        ("red-one", {"buried_trumps_shown": False}, "trump"),
    ]
    for game, options, phase in first:
        bid = deal_of(game, **options).bids[0]
        assert after(deal_of(game, **options), f"1 bid {bid}", *PASSES).phase == phase


def test_FO_9_whose_the_buried_counters_are() -> None:
    for nest_to, points in {"last_trick": [-120, 95], "bidder": [125, 75]}.items():
        deal = played("house", 120, 125, nest_to=nest_to)
        deal.taken[0].remove("Rook")
        deal.buried, deal.last_winner = ["Rook"], 1
        assert deal.points() == points * 2


def test_FO_10_double_set() -> None:
    for double, lost in {True: 240, False: 120}.items():
        deal = played("shelem", 120, 45, "5 7", double_set=double)
        assert deal.points() == [-lost, 90] * 2
    assert played("shelem", 120, 55, "5 7").points() == [-120, 80] * 2  # 85 to 80


def test_FO_11_slam_and_all_points() -> None:
    assert played("shelem", 120, 100, "12 0", slam_value=None).points() == [165, 0] * 2
    assert played("shelem", 120, 100, "11 1").points() == [160, 5] * 2
    bonus = played("one-high", 180, 180, "12 1", all_points_bonus=20, moon_value=300)
    assert bonus.points() == [320, 0] * 2


def test_FO_12_the_gate() -> None:
    deal = played("two-hundred", 70, 80)
    for gate, before, points in [(100, 95, 20), (100, 100, 0), (None, 100, 20), (50, 95, 0)]:
        deal.rules["gate"] = gate
        assert deal.points(None, [150, before] * 2) == [80, points] * 2


# Misdeals


def hands_in(game: str, hand: str, top: str) -> list[str]:
    """The deck of a game with four seats in which seat 1 has this hand, with a card at its end."""
    deck = [card for card in PACKS[game] if card not in [*hand.split(), top]]
    for place, card in enumerate(hand.split()):
        deck.insert(4 * place, card)
    return [*deck, top]


LOW = "B6 B7 B8 B9 G6 G7 G8 G9 R6 R7"


@pytest.mark.parametrize(
    ("hand", "top", "shown", "no_counters", "low_hand"),
    [
        (LOW, "Y5", "hidden", True, True),
        (LOW, "Y5", "taken", True, True),
        (LOW, "Y5", "top", False, False),
        (LOW, "Y11", "top", True, True),
        (LOW.replace("R7", "Y11"), "Y5", "hidden", True, False),
        (LOW.replace("R7", "Y10"), "Y5", "hidden", False, False),
        (LOW.replace("R7", "Rook"), "Y5", "hidden", False, False),
    ],
)
def test_FO_13_misdeals(hand: str, top: str, shown: str, no_counters: bool, low_hand: bool) -> None:
    deck = " ".join(hands_in("kentucky-rook", hand, top))
    expected = {"none": False, "no_counters": no_counters, "low_hand": low_hand}
    for misdeal, thrown_in in expected.items():
        options = with_defaults("kentucky-rook", {"misdeal": misdeal, "nest_shown": shown})
        deal = start("kentucky-rook", options, {"deck": deck, "dealer": 0})
        assert isinstance(deal, FamilyDeal)
        assert (deal.misdealt, deal.over, deal.actors() == []) == (thrown_in,) * 3


def thrown_in(dealer: int) -> Record:
    """A misdeal of Thirteens as it is recorded."""
    deck = " ".join(hands_in("thirteens", LOW[:-3], "Y5"))
    return {"dealer": dealer, "deck": deck, "moves": [], "points": [0] * 4}


def test_FO_19_a_misdeal_has_no_moves_and_the_same_dealer_deals_again() -> None:
    record: Record = {
        "format": FORMAT,
        "game": "thirteens",
        "options": {},
        "players": list("ABCD"),
        "deals": [thrown_in(0), thrown_in(0)],
        "totals": [0] * 4,
        "winners": [],
    }
    assert check(record).fault is None
    record["deals"][1]["dealer"] = 1
    assert check(record).fault == Fault("dealer", 1)
    record["deals"][1] = thrown_in(0) | {"moves": ["1 pass"]}
    assert check(record).fault == Fault("moves", 1, 0)
    record["deals"][1] = thrown_in(0)
    del record["deals"][1]["points"]
    assert check(record).fault == Fault("points", 1)


# The end of a match


def test_FO_14_a_number_of_deals() -> None:
    options = with_defaults("kentucky", {"deals": 3})
    assert winners("kentucky", options, [100, 50] * 2, 0, 2) == []
    assert winners("kentucky", options, [100, 50] * 2, 0, 3) == [0, 2]
    assert winners("kentucky", options, [100, 100] * 2, 0, 3) == []
    assert winners("kentucky", options, [100, 105] * 2, 0, 4) == [1, 3]
    assert winners("kentucky", options, [50, 300] * 2, 0, 1) == [1, 3]


def test_FO_19_deals_thrown_in_do_not_count() -> None:
    standing = Standing("kentucky", with_defaults("kentucky", {"deals": 1}))
    thrown = after(deal_of("kentucky"), "1 pass", *PASSES)
    standing.add(thrown, [0] * 4)
    assert (standing.played, standing.dealers, standing.winners) == (0, [1], [])
    standing.add(played("kentucky", 70, 80), [80, 40] * 2)
    assert (standing.played, standing.winners) == (1, [0, 2])


def test_FO_14_the_margin() -> None:
    options = with_defaults("kentucky-rook", {"margin": 150})
    assert winners("kentucky-rook", options, [-45, 100] * 2, 0) == []
    assert winners("kentucky-rook", options, [-50, 100] * 2, 0) == [1, 3]


def test_FO_15_and_FO_19_the_cap() -> None:
    def totals(before: list[int], points: list[int]) -> list[int]:
        standing = Standing("one-high", with_defaults("one-high", {"cap": 430}))
        standing.totals = before * 2
        standing.add(played("one-high", 70, 100), points * 2)
        return standing.totals[:2]

    assert totals([350, 350], [75, 75]) == [425, 425]
    assert totals([400, 400], [90, 90]) == [430, 430]
    assert totals([400, 400], [100, 100]) == [500, 430]
    assert totals([430, 430], [-80, 0]) == [350, 430]


def test_FO_16_the_moon() -> None:
    assert played("kentucky-rook", 180, 180).points() == [180, 0] * 2
    assert played("kentucky-rook", 180, 180, moon_value=300).points() == [300, 0] * 2
    assert played("kentucky-rook", 175, 180, moon_value=300).points() == [180, 0] * 2
    assert played("kentucky-rook", 180, 175, moon_value=300).points() == [-180, 5] * 2
    assert played("house", 200, 180, "7 6", moon_value=300).points() == [300, 0] * 2


# Options


def test_options_of_the_family_are_limited() -> None:
    right: list[tuple[str, dict[str, object]]] = [
        ("kentucky", {"rook_any_time": False, "nest_to": "bidder", "deals": 4}),
        ("kentucky-original-breckinridge", {"buried_trumps_shown": False, "bury": "spare"}),
        ("two-hundred", {"target": 500, "gate": None}),
        ("call-partner-five", {"seats": 6, "first_lead": "chosen"}),
        ("shelem", {"slam_value": None, "margin": 1165, "floor": -1165}),
    ]
    wrong: list[tuple[str, dict[str, object]]] = [
        ("kentucky", {"nest_to": "opponents"}),
        ("kentucky", {"bury": "any"}),
        ("kentucky-original", {"buried_trumps_shown": True}),
        ("call-partner", {"first_lead": "left_of_bidder"}),
        ("call-partner-five", {"seats": 5, "first_lead": "left_of_dealer"}),
        ("call-partner-five", {}),
        ("call-partner-five", {"seats": 4}),
        ("two-hundred", {"target": 250}),
        ("two-hundred", {"bury": "any"}),
        ("shelem", {"nest_to": "nobody"}),
        ("one-high", {"rook_rank": 10.5}),
        ("one-high", {"all_points_bonus": None}),
        ("thirteens", {"misdeal": True}),
    ]
    assert all(are_options(game, options) for game, options in right)
    assert not any(are_options(game, options) for game, options in wrong)
