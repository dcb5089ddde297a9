"""Every move of every game under every house rule has its code, and every code its move."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.coding import ActionCoding, Choice, IllegalAction
from rookery.core.cards import Suit, card_of
from rookery.core.moves import Bid, Group, Move, Take, Trail
from rookery.games import GAMES
from rookery.testing import Path
from rookery.testing.strategies import games, paths
from tests.matches import EVERY_TABLE
from tests.small import UNUSUAL
from tests.tables import has_usual_cards

SIZES = {"dixie": 128, "three": 108, "five": 191, "kentucky": 98, "tuxedo": 227}


def legal_at(path: Path) -> Iterator[tuple[Move, ...]]:
    """The legal moves of every seat that may move, in every state of a path."""
    for state in path.states:
        for seat in path.game.actors(state):
            yield path.game.legal(state, seat)


def ends(choice: Choice) -> list[Move]:
    """The moves that a choice leads to, over all codes that may come next."""
    if choice.move is not None:
        return [choice.move]
    return [move for code in choice.codes for move in ends(choice.then(code))]


def check_choice(coding: ActionCoding, legal: tuple[Move, ...]) -> None:
    """Check that the codes lead to each legal move once, and to no other move."""
    choice = coding.choice(legal)
    assert sorted(map(repr, ends(choice))) == sorted(map(repr, legal))
    assert coding.mask(legal) == choice.mask
    first = {coding.codes(move)[0] for move in legal}
    assert {code for code in range(coding.n) if choice.mask[code]} == first
    for move in legal:
        check_way(choice, move)


def check_way(choice: Choice, move: Move) -> None:
    while choice.move is None:
        assert len(choice.codes) > 1 or not choice.begun, "a step leaves nothing to choose"
        choice = choice.then(choice.toward(move))
    assert choice.move == move
    assert not any(choice.mask)


@settings(deadline=None, max_examples=25)
@given((games() | st.sampled_from(tuple(UNUSUAL.values()))).flatmap(paths))
def test_the_codes_are_the_legal_moves_in_every_state(path: Path) -> None:
    coding = ActionCoding(path.game.rules)
    for legal in legal_at(path):
        check_choice(coding, legal)


def test_blocks_share_no_code() -> None:
    for name, seats in EVERY_TABLE:
        coding = ActionCoding(GAMES[name].by_seats[seats])
        codes = [code for block in coding.blocks.values() for code in block]
        assert codes == list(range(coding.n))
        assert all(code in coding.blocks[coding.block_of(code)] for code in codes)
        assert coding.n == SIZES.get(name, coding.n)
        assert coding.n < 255


@settings(deadline=None, max_examples=40)
@given(st.sampled_from(tuple(GAMES.values())), st.data())
def test_house_rules_change_no_code(preset: Any, data: st.DataObject) -> None:
    game = data.draw(games(preset).filter(has_usual_cards))
    usual = ActionCoding(preset.by_seats[game.seats])
    coding = ActionCoding(game.rules)
    late = {"lead", "other_bid", "claim", "stay", "value"}
    for name, block in coding.blocks.items():
        assert block == usual.blocks.get(name) or name in late
    assert coding.blocks.keys() >= usual.blocks.keys() - late
    usual_codes = sum(len(block) for name, block in usual.blocks.items() if name not in late)
    assert all(code >= usual_codes for name in late for code in coding.blocks.get(name, ()))
    for move in usual.of.keys() & coding.of.keys():
        assert usual.of[move] == coding.of[move] or usual.block_of(usual.of[move]) in late


G5, R4, B9, R9 = (
    card_of(suit, rank)
    for suit, rank in ((Suit.GREEN, 5), (Suit.RED, 4), (Suit.BLACK, 9), (Suit.RED, 9))
)


def test_a_capture_is_found_in_any_grouping() -> None:
    coding = ActionCoding(GAMES["tuxedo"].rules)
    listed = Take(B9, (Group((R9,)), Group((G5, R4))))
    choice = coding.choice((listed, Trail(B9)))
    other = Take(B9, (Group((R4, G5)), Group((R9,))))
    assert choice.then(choice.toward(other)).move == listed


def test_what_cannot_be_chosen_is_refused() -> None:
    coding = ActionCoding(GAMES["dixie"].rules)
    choice = coding.choice((Bid(70), Bid(75)))
    with pytest.raises(IllegalAction, match="0 may not come next; allowed: 112, 113"):
        choice.then(0)
    with pytest.raises(IllegalAction, match="chosen already"):
        choice.then(112).then(112)
    with pytest.raises(IllegalAction, match="not this seat's turn"):
        coding.choice(()).then(0)
    with pytest.raises(IllegalAction, match="none of the moves"):
        choice.toward(Bid(80))
    with pytest.raises(IllegalAction, match="no move of this game"):
        coding.codes(Bid(72))
    with pytest.raises(IllegalAction, match="no move of this game"):
        coding.codes(Take(R9, (Group((B9,)),)))
    with pytest.raises(IllegalAction, match="they are 0 to 127"):
        coding.block_of(128)
