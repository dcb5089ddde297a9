"""Builds of several groups: doubled builds (TX-21), and single cards that join a build (TX-22)."""

from dataclasses import replace

import pytest

from rookery.fishing import turns
from rookery.fishing.game import FishingGame
from rookery.fishing.state import FishingState, Pile
from rookery.records import card_text, parse_card, parse_move
from tests.tables import card_set, moves, play, table, tuxedo

DOUBLED = tuxedo(seats=2, multiple_builds=True)
JOINED = tuxedo(seats=2, table_builds=True)
BOTH = tuxedo(seats=2, multiple_builds=True, table_builds=True)


def refused(game: FishingGame, state: FishingState, text: str) -> str:
    return str(turns.why_not(game.rules, state, parse_move(text)))


def test_TX_21_a_card_of_its_number_doubles_a_build_which_can_then_only_be_captured() -> None:
    state = table(["R9 Y9 B2", "G9 B3 R12"], "G4+R5 Y13")
    assert moves(tuxedo(seats=2), state, 0, "build") == set()
    assert moves(DOUBLED, state, 0, "build") == {"build R9 with [G4+R5]", "build Y9 with [G4+R5]"}
    after = play(DOUBLED, state, "0 build R9 with [G4+R5]")
    assert after.centre[0] == Pile(tuple(map(parse_card, ("G4", "R5", "R9"))), value=9)
    assert moves(DOUBLED, after, 1, "build") == set()  # neither raised to 12 nor doubled
    assert "can only be captured" in refused(DOUBLED, after, "build B3 on [G4+R5+R9]")
    taken = play(DOUBLED, after, "1 take G9 [G4+R5+R9]")
    assert taken.hauls[1].cards == card_set("G4 R5 R9 G9")


def test_TX_21_a_card_with_single_cards_that_make_the_number_doubles_a_build() -> None:
    state = table(["R2 Y9 B1", "G9"], "G4+R5 Y7 B3 G4")
    assert moves(DOUBLED, state, 0, "build") == {
        "build R2 on Y7 with [G4+R5]",
        "build R2 on Y7",
        "build R2 on B3+G4 with [G4+R5]",
    }
    assert play(DOUBLED, state, "0 build R2 on Y7 with [G4+R5]").centre[0].value == 9


def test_TX_21_one_build_may_be_raised_or_doubled_with_the_same_card() -> None:
    state = table(["R5 Y5 B10", "G9"], "G4+R1")
    assert moves(DOUBLED, state, 0, "build") == {
        "build R5 on [G4+R1]",
        "build R5 with [G4+R1]",
        "build Y5 on [G4+R1]",
        "build Y5 with [G4+R1]",
    }
    raised = play(DOUBLED, state, "0 build R5 on [G4+R1]").centre[0]
    doubled = play(DOUBLED, state, "0 build R5 with [G4+R1]").centre[0]
    assert (raised.value, doubled.value) == (10, 5)
    assert doubled.has_several_groups
    assert not raised.has_several_groups


def test_TX_22_all_other_single_cards_of_the_number_join_a_build() -> None:
    state = table(["R5 Y9", "G9"], "G4 B9 Y6 G3 R13")
    assert moves(JOINED, state, 0, "build") == {"build R5 on G4 with B9 Y6+G3"}
    assert "all other single cards" in refused(JOINED, state, "build R5 on G4 with B9")
    after = play(JOINED, state, "0 build R5 on G4 with B9 Y6+G3")
    assert [pile.value for pile in after.centre] == [9, 13]
    assert after.centre[0].cards[-1] in card_set("R5")
    assert after.shown[0].keeps == {9}


def test_TX_22_where_groups_overlap_the_player_chooses() -> None:
    state = table(["R5 Y9", "G9"], "G4 B6 G3 Y3")
    assert moves(JOINED, state, 0, "build") == {
        "build R5 on G4 with B6+G3",
        "build R5 on G4 with B6+Y3",
    }


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("build R9 with [G4+R5]", "do not let a build be doubled"),
        ("build R9 with B9", "must be laid on single cards"),
        ("build R2 on Y7 with [G4+R5] [B6+R3]", "only one build"),
        ("build R2 on Y7 with B8", "must make 9"),
        ("build R2 on Y7 with Y7", "must be laid on single cards"),
    ],
)
def test_TX_21_TX_22_what_cannot_be_in_one_build_is_refused(text: str, reason: str) -> None:
    state = table(["R9 R2 Y9", "G9"], "G4+R5 B6+R3 Y7 B9 B8")
    game = JOINED if reason.startswith("do not let") else BOTH
    assert reason in refused(game, state, text)


def test_TX_11_a_build_that_is_due_can_be_raised_in_a_crowded_centre() -> None:
    """More builds are possible than are listed, but those that use the build are listed."""
    game = tuxedo(seats=2, table_builds=True, builder_must_take=True, trail="free")
    low = [card_text(card) for card in game.pack if card.rank < 8 and card.rank != 2]
    state = table(["R14 G13 B12 R2", "G11"], " ".join(["Y9+B2", *low]))
    owed = replace(state.centre[0], owed_by=frozenset({0}))
    state = replace(state, centre=(owed, *state.centre[1:]))
    legal = game.legal(state, 0)
    assert legal
    assert all(turns.uses(move, owed) for move in legal if isinstance(move, turns.Turn))
