"""Positions of deals play, follow suit and score as the engine does."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.core.errors import RookeryError
from rookery.core.moves import NameTrump, Play, Trump
from rookery.games import GAMES
from rookery.kernel.deal_positions import position_of, position_of_record
from rookery.kernel.position import BadPosition, Position
from rookery.records import BadRecord, read_match, write_match
from rookery.testing import Path, random_path
from rookery.testing.strategies import games
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase, Sides, TrickRules
from rookery.tricks.scoring import taken_by_seat, taken_by_side, tricks_won
from rookery.tricks.state import TrickState
from tests.deals import three
from tests.matches import recorded
from tests.tables import SEATED_TABLES, bidding, deal, play, trick_game

END = -2
"""Stands for the end of the deal in place of a move."""

TRICK_GAMES = list(dict.fromkeys(name for name, _ in SEATED_TABLES))


def check_deal(game: TrickGame, path: Path) -> None:
    """Replay a deal as positions, and compare the points of each side with the engine's."""
    rules, end = game.rules, path.state
    taken: list[tuple[int, int]] = []
    now: Position | None = None
    for state, (seat, move) in zip(path.states[:-1], path.plies, strict=False):
        if not isinstance(move, Play):
            continue
        assert isinstance(state, TrickState)
        expected = position_of(rules, state)
        assert now in (None, expected)
        assert expected.turn == seat
        may_play = {Play(card) for card in expected.legal()}
        if rules.trump_is_led and not state.tricks and not state.trick:
            assert may_play >= set(game.legal(state, seat))
        else:
            assert may_play == set(game.legal(state, seat))
        now, gained = expected.play(move.card)
        taken.append(gained)
    if now is not None:
        assert now.is_over
        totals = tuple(map(sum, zip(*taken, strict=True)))
        assert totals == expected_points(rules, end)


def expected_points(rules: TrickRules, end: TrickState) -> tuple[int, int]:
    """The points of the position's two sides according to the engine.

    If tricks are tied, each side gets half of their points, since positions have no cut. The nest
    counts only where the last trick wins it.
    """
    if rules.nest_to != "last_trick":
        rules = replace(rules, nest_to="nobody")
    if rules.sides is Sides.ALONE:
        by_seat = taken_by_seat(rules, end)
        assert end.bidder is not None
        return by_seat[end.bidder], sum(by_seat) - by_seat[end.bidder]
    won = tricks_won(rules, end.tricks)
    if rules.most_tricks_points and sum(won[0::2]) == sum(won[1::2]):
        by_seat, half = taken_by_seat(rules, end), rules.most_tricks_points // 2
        return sum(by_seat[0::2]) + half, sum(by_seat[1::2]) + half
    ours, theirs = taken_by_side(rules, end)
    return ours, theirs


@settings(deadline=None, max_examples=8)
@pytest.mark.parametrize("name", TRICK_GAMES)
@given(st.data())
def test_a_deal_of_any_game_scores_the_same(name: str, data: st.DataObject) -> None:
    game = data.draw(games(GAMES[name]))
    assert isinstance(game, TrickGame)
    check_deal(game, random_path(game, data.draw(st.randoms(use_true_random=True))))


def exchanged(game: TrickGame, bidder: int, *, dealer: int, trump: str) -> TrickState:
    """A deal at its first lead, after a bid by `bidder` and an exchange."""
    calls = bidding(game, bidder, game.rules.minimum_bid, dealer)
    if game.rules.opening_bid:
        calls = [call for call in calls if not call.startswith(f"{dealer} pass")]
    state: TrickState = play(game, deal(game, dealer=dealer), *calls)
    while state.phase is not Phase.PLAY:
        moves = game.legal(state, state.turn)
        named = [move for move in moves if move == NameTrump(Trump(trump))]
        state = game.apply(state, state.turn, (named or moves)[0])
    return state


def test_R3_one_seat_is_a_side_against_all_others() -> None:
    game = trick_game("three")
    state = exchanged(game, 1, dealer=0, trump="red")
    assert position_of(game.rules, state).sides == (1, 0, 1)
    assert position_of(game.rules, state, seat=2).sides == (1, 1, 0)
    with pytest.raises(BadPosition, match="no seat 3: seats are 0 to 2"):
        position_of(game.rules, state, seat=3)


def test_before_and_after_the_tricks_there_is_no_position() -> None:
    game = trick_game("three")
    fresh = deal(game, dealer=2)
    with pytest.raises(BadPosition, match="the deal is at bidding"):
        position_of(game.rules, fresh)
    with pytest.raises(BadPosition, match="the deal is at over"):
        position_of(game.rules, three(game, "0000 0000 0000 0"))


@pytest.mark.parametrize("name", ["dixie", "five", "three"])
def test_a_record_gives_the_position_at_its_moves(name: str) -> None:
    it = recorded(name, 5, deals=2, plies=60)
    game, match, record = it.match.game, it.match, read_match(write_match(it.record))
    assert isinstance(game, TrickGame)
    for number, played in enumerate(match.deals):
        state = game.start(played.deck, played.dealer)
        for place, (seat, move) in enumerate(played.plies):
            if place % 5:
                pass
            elif isinstance(move, Play):
                assert position_of_record(record, number, place) == position_of(game.rules, state)
            else:
                with pytest.raises(BadPosition, match=f"deal {number}: no card is played"):
                    position_of_record(record, number, place)
            state = game.apply(state, seat, move)


def test_without_numbers_it_is_the_first_lead_of_the_last_deal() -> None:
    record = recorded("kentucky", 1, deals=2).record
    position = position_of_record(record)
    assert position.tricks_left == 9
    assert position.trick == ()
    assert position == position_of_record(record, len(record.deals) - 1)


@pytest.mark.parametrize(
    ("deal_number", "move", "message"),
    [
        (2, None, "there is no deal 2: deals are 0 to 1"),
        (-1, None, "there is no deal -1"),
        (0, 10_000, "deal 0: no card is played at move 10000"),
        (0, END, "deal 0: all cards are played before move"),
    ],
)
def test_a_move_without_a_card_is_refused(deal_number: int, move: int | None, message: str) -> None:
    record = recorded("kentucky", 1, deals=2).record
    move = len(record.deals[0].moves) if move == END else move
    with pytest.raises(BadPosition, match=message):
        position_of_record(record, deal_number, move)


def test_a_fishing_match_and_a_faulty_one_are_refused() -> None:
    with pytest.raises(BadPosition, match="no tricks to solve in tuxedo"):
        position_of_record(recorded("tuxedo", 1).record)
    with pytest.raises(BadPosition, match="the record has no deal"):
        position_of_record(recorded("five", 1, deals=0).record)
    text = write_match(recorded("five", 1).record).replace('"totals": [', '"totals": [1')
    with pytest.raises(BadRecord) as caught:
        position_of_record(read_match(text))
    assert caught.value.code == "wrong-totals"
    assert isinstance(caught.value, RookeryError)


def test_a_deal_with_a_dummy_has_no_position() -> None:
    two = trick_game("two")
    state = next(it for it in random_path(two, Random(1)).states if it.phase is Phase.PLAY)
    with pytest.raises(BadPosition, match="nobody chooses the dummy's cards"):
        position_of(two.rules, state)
