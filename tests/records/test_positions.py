"""Positions in one line."""

import re
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rookery.core.cards import NO_CARDS
from rookery.fishing.state import FishingState, Haul, OpenOrange, Pile, Shown
from rookery.records import BadText, card_text
from rookery.records.fields import join_fields
from rookery.records.positions import parse_position, position_text
from tests.matches import EVERY_TABLE, Recorded, recorded, recorded_matches
from tests.records.clear_errors import check_clear
from tests.tables import card_set, cards, deal, trick_game, tuxedo


def line_of(it: Recorded) -> str:
    return position_text(it.name, dict(it.options), it.match.deals[-1].state)


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_every_position_of_a_deal_parses_back(name: str, seats: int) -> None:
    """Positions of every phase: the bidding, the exchange, the tricks, the cut and the end."""
    it = recorded(name, seats, deals=1, chosen={"seats": seats})
    states = [it.match.game.start(it.match.deals[0].deck, it.match.deals[0].dealer)]
    for seat, move in it.match.deals[0].plies:
        states.append(it.match.game.apply(states[-1], seat, move))
    for state in states:
        line = position_text(name, {"seats": seats}, state)
        assert parse_position(line) == (it.match.game, state)


@settings(max_examples=50)
@given(recorded_matches())
def test_positions_under_any_options_parse_back(it: Recorded) -> None:
    assume(it.match.deals)
    assert parse_position(line_of(it)) == (it.match.game, it.match.deals[-1].state)


def test_a_position_reads_as_its_fields() -> None:
    game = trick_game("three")
    line = position_text("three", {"target": 150}, deal(game, ["B4-14 G4 G5"], totals=(5, -60, 0)))
    assert line == (
        "three target=150; dealer 0; totals 5 -60 0; "
        "hands B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 B14 G4 G5 | "
        "G6 G7 G8 G9 G10 G11 G12 G13 G14 R4 R5 R6 R7 | "
        "R8 R9 R10 R11 R12 R13 R14 Y4 Y5 Y6 Y7 Y8 Y9; nest Y10 Y11 Y12 Y13 Y14"
    )


def test_cards_of_a_hand_may_be_written_in_any_order() -> None:
    line = line_of(recorded("dixie", 3, deals=0, plies=5))
    head, hands, rest = line.partition("hands ")[0], *line.partition("hands ")[2].split("; ", 1)
    turned = " | ".join(" ".join(reversed(hand.split())) for hand in hands.split("|"))
    assert turned != hands
    assert parse_position(f"{head}hands {turned}; {rest}") == parse_position(line)


DEALT = line_of(recorded("dixie", 3, deals=0, plies=0))
PLAYED = line_of(recorded("five", 3, deals=0, plies=40))
FISHING = {
    "dealer": "1",
    "totals": "0 15",
    "turn": "0",
    "hands": "R9 G2 | Y5 B1",
    "centre": "Y11 [B5+R3]",
    "hauls": "G10 R10 1 0 1 | 0 2 0",
    "lacks": "10 | 8 11",
    "keeps": "9 | ",
    "last": "0",
    "orange": "0 1",
}


def fished(**changed: str) -> str:
    """A position of Tuxedo for two; the cards that no field names are the stock."""
    named = re.findall("[BGRY][0-9]+", " ".join(FISHING.values()))
    stock = [card_text(card) for card in tuxedo().pack if card_text(card) not in named]
    fields = {**FISHING, "stock": " ".join(stock), **changed}
    return join_fields("tuxedo seats=2", fields)


FISHED = fished()


def test_a_fishing_position_is_read_by_hand() -> None:
    _, state = parse_position(FISHED)
    assert isinstance(state, FishingState)
    assert state.hands == (card_set("R9 G2"), card_set("Y5 B1"))
    assert state.centre == (Pile(cards("Y11")), Pile(cards("B5 R3")))
    assert state.hauls == (Haul(card_set("G10 R10"), 1, 0, 1), Haul(NO_CARDS, 0, 2, 0))
    assert state.shown == (Shown(frozenset({10}), frozenset({9})), Shown(frozenset({8, 11})))
    assert state.last_capturer == 0
    assert state.orange == OpenOrange(0, frozenset({1}))
    assert parse_position(position_text("tuxedo", {"seats": 2}, state))[1] == state


OWED = FISHED.replace("seats=2", "seats=2 builder_must_take=true") + "; owed | [B5+R3]; apart 6 | "


def test_TX_11_a_position_keeps_who_owes_a_build_and_what_was_shown_by_leaving_one() -> None:
    _, state = parse_position(OWED)
    assert isinstance(state, FishingState)
    assert state.centre == (Pile(cards("Y11")), Pile(cards("B5 R3"), frozenset({1})))
    assert state.shown[0] == Shown(frozenset({10}), frozenset({9}), frozenset({6}))
    options: dict[str, object] = {"seats": 2, "builder_must_take": True}
    assert parse_position(position_text("tuxedo", options, state))[1] == state


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("", "a position must begin with its game"),
        ("whist; dealer 0", "there is no game 'whist'"),
        ("dixie seats; dealer 0", "an option is written as name=value"),
        ("dixie seats=5; dealer 0", "4 or 6"),
        ("dixie jokers=2; dealer 0", "no option 'jokers'"),
        ("dixie; dealer 0; dealer 0", "the field dealer is given twice"),
        ("dixie; wind east", "a position has no field 'wind'"),
        ("dixie; dealer 4", "dealer must be a seat from 0 to 3"),
        ("dixie; totals 0 0 0 0", "the position needs a field dealer"),
        ("dixie; dealer 0", "totals must have 4 numbers, not 0"),
        (
            "dixie; dealer 0; totals 0 0 0 x",
            "totals must be whole numbers of at most 6 digits, not 'x'",
        ),
        ("dixie; dealer 0; totals 0 0 0 0", "hands must have 4 parts"),
        ("dixie; dealer 0; totals 0 0 0 0; hands | | |", "must add up to one deal"),
        (DEALT + "; auction 9 bid 70", "the seats of the auction must be 0 to 3"),
        (DEALT + "; auction 3 bid 70", "seat 3 cannot 'bid 70': it is the turn of seat"),
        (DEALT + "; tricks 7 R5", "a trick must begin with its leader's seat"),
        (DEALT + "; tricks 0", "a trick must have 1 to 4 cards, not 0"),
        (DEALT + "; trump red", "you cannot name trump now: the bidding is not over"),
        (DEALT + "; call R5", "the field call contradicts the rest"),
        (DEALT + "; lead 2", "the field lead contradicts the rest"),
        (f"{FISHED}; last 0", "the field last is given twice"),
        (fished(orange="0 0 1"), "not all may have held"),
        (fished(orange="0 2"), "orange must have seats from 0 to 1"),
        (fished(last="2"), "last must be a seat from 0 to 1"),
        (fished(hauls="G10 R10 1 0 -1 | 0 2 0"), "must not be negative"),
        (
            fished(hauls="G10 R10 R3 R4 | 0 2 0"),
            "hauls must be whole numbers of at most 6 digits, not 'R10'",
        ),
        (fished(hauls=" | 0 2 0"), "a haul must end with three numbers"),
        (fished(hauls="| 0 2 0"), "a haul must end with three numbers"),
        (fished(centre="Y11 B5+R3"), "a pile must be one card, or a build"),
        (fished(centre="Y11 [B5+R3]", hands="R9 | Y5 B1"), "1 missing"),
        (fished(centre="[Y11+B5+R3]"), "the value of a build is at most 14"),
        (fished(centre="Y11 [B5+R3]=4"), "only with multiple_builds or table_builds"),
        (fished(centre="Y11 [B5+R3]=8"), "only a build of several groups has a value"),
        (fished(centre="Y11 [B5+R3]="), "values of builds must be whole numbers"),
        (
            fished(centre="Y11 [B5+R3]=4").replace("seats=2", "seats=2 table_builds=true"),
            "groups that each make its value",
        ),
        (fished(lacks="9 | 8"), "a hand contradicts the numbers"),
        (fished(keeps=" | 8"), "a hand contradicts the numbers"),
        (OWED.replace("apart 6", "apart 7"), "a hand contradicts the numbers"),
        (OWED.replace("apart 6", "apart 0"), "a hand contradicts the numbers"),
        (OWED.replace("apart 6", "apart -6"), "apart must have values of builds, from 2 to 14"),
        (OWED.replace("| [B5+R3]", "| | [B5+R3]"), "owed must have 2 parts"),
        (OWED.replace("owed | [B5+R3]", "owed | [B5+R4]"), "must lie in the centre"),
        (OWED.replace("owed | [B5+R3]", "owed | Y11"), "must be a build in brackets"),
        (f"{FISHED}; owed | [B5+R3]", "only with the option builder_must_take"),
        (fished(turn="2"), "turn must be a seat"),
        (fished(hands=" | Y5 B1 R9 G2", keeps=" | "), "must have a card"),
    ],
)
def test_the_error_of_a_bad_position_shows_the_right_form(line: str, says: str) -> None:
    with pytest.raises(BadText, match=says) as caught:
        parse_position(line)
    check_clear(caught.value)


def check_reads_or_refuses(line: str) -> None:
    try:
        game, state = parse_position(line)
    except BadText as error:
        check_clear(error)
    else:
        assert isinstance(game.actors(state), tuple)
        assert all(game.view(state, seat).seat == seat for seat in range(game.seats))


WORDS = ["", *"R5 HA Rook ? 0 7 -1 999999 ; | , [R5+R4] é bid".split()]


@settings(max_examples=150)
@given(st.sampled_from([DEALT, PLAYED, FISHED]), st.integers(0, 2**32))
def test_a_mutated_or_truncated_position_is_a_position_or_a_bad_text(line: str, seed: int) -> None:
    rng = Random(seed)
    words = line.split(" ")[: rng.choice([None, rng.randint(1, 40)])]
    for _ in range(rng.randint(1, 3)):
        instead = rng.choice([rng.choice(WORDS), rng.choice(words)])
        words[rng.randrange(len(words))] = instead
    check_reads_or_refuses(" ".join(words))


def test_a_monstrous_position_makes_a_short_error() -> None:
    for line in (
        "dixie; hands " + "R5 " * 300_000,
        "x" * 10**6,
        DEALT + "; auction 0 take R9" * 9_999,
    ):
        with pytest.raises(BadText) as caught:
            parse_position(line)
        check_clear(caught.value)
