"""What stand-ins do for people who are away or out of time, and when."""

from collections.abc import Mapping
from random import Random

import pytest

from rookery.bots import bot
from rookery.core.cards import Seat
from rookery.core.errors import IllegalMove
from rookery.core.moves import Bid, Pass
from rookery.core.options import OptionValue
from rookery.games import GAMES
from rookery.games import preset as game_of
from rookery.records import move_text
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.authority import Authority
from rookery.table.table import USUAL_CLOCK
from rookery.table.turns.live import AWAY_FOR
from rookery.tricks.rules import Phase, TrickRules
from rookery.tricks.view import TrickView
from tests.table import tables
from tests.table.tables import Sitting, opening, shuffling
from tests.table.test_race import FIRST, before_the_race

TRICK_GAMES = [name for name in GAMES if isinstance(game_of(name).rules, TrickRules)]


def playing(
    game: str, options: Mapping[str, OptionValue] | None = None, clock: int | None = 0
) -> Sitting:
    """A match between people that has begun; everybody is connected."""
    return tables.playing(game, "p" * game_of(game).usual_seats, options, clock=clock, seed=3)


def leave(sitting: Sitting, *seats: Seat) -> None:
    """Disconnect these people, and wait until bots stand in for them."""
    sitting.go_away(*seats)
    sitting.wait(AWAY_FOR + 1.0)
    for seat in seats:
        assert sitting.is_stood_in(seat)


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_who_is_away_passes_and_the_cards_are_played(game: str) -> None:
    sitting = playing(game)
    seats = len(sitting.table.chairs)
    host = 0
    leave(sitting, *(seat for seat in range(seats) if seat != host))
    for _ in range(500):
        sitting.let_bots_move()
        if not sitting.has_deal():
            break
        assert isinstance(sitting.move(host, _text(sitting.authority, host)), p.Done)
    calls = [it for it in sitting.kept(ev.Moved) if it.move == "pass" or it.move[:3] == "bid"]
    assert all(it.move == "pass" for it in calls if it.by_bot)
    assert any(it.by_bot and it.move.startswith("play") for it in sitting.kept(ev.Moved))


def _text(authority: Authority, seat: Seat) -> str:
    """A move for the person who stayed: at first a bid, later a bot's choice."""
    view = authority.view(seat)
    assert isinstance(view, TrickView)
    if view.phase is Phase.AUCTION and view.bidder != seat:
        return move_text(next(move for move in view.legal if isinstance(move, Bid)))
    return move_text(bot("steady", Random(1)).decide(view).move)


def test_a_bot_that_bids_for_a_person_is_refused() -> None:
    sitting = playing("dixie")
    seat = sitting.turn
    leave(sitting, seat)
    bid = next(move for move in sitting.authority.view(seat).legal if move != Pass())
    with pytest.raises(IllegalMove, match="no contract in a person's name"):
        sitting.authority.bot_move(seat, bid, sitting.clock())


def test_out_of_time_in_the_bidding_is_a_pass() -> None:
    sitting = playing("dixie", clock=20)
    seat = sitting.state.turn
    sitting.wait(21.0)
    (asked,) = sitting.authority.asked(sitting.clock())
    assert (asked.seat, asked.move) == (seat, Pass())


def test_a_contract_already_made_is_played_on() -> None:
    sitting = playing("dixie")
    bidder = sitting.state.turn
    lowest = next(move for move in sitting.authority.view(bidder).legal if move != Pass())
    sitting.move(bidder, move_text(lowest))
    while sitting.state.phase is Phase.AUCTION:
        sitting.move(sitting.state.turn, "pass")
    leave(sitting, bidder)
    sitting.let_bots_move()
    assert sitting.state.trump is not None
    assert sitting.state.phase is Phase.PLAY
    assert sitting.state.bidder == bidder


@pytest.mark.parametrize(
    ("game", "options"), [("dixie", {"all_pass": "dealer_minimum"}), ("three", {})]
)
def test_the_rules_forced_bid_is_the_dealers_even_if_they_are_away(
    game: str, options: Mapping[str, OptionValue]
) -> None:
    sitting = playing(game, options)
    dealer, seats = sitting.state.dealer, len(sitting.table.chairs)
    leave(sitting, dealer)
    for _ in range(3 * seats):
        if sitting.state.phase is not Phase.AUCTION:
            break
        sitting.let_bots_move()
        if sitting.state.phase is Phase.AUCTION:
            sitting.move(sitting.state.turn, "pass")
    sitting.let_bots_move()
    assert sitting.state.bidder == dealer
    assert sitting.state.trump is not None
    bids = [it for it in sitting.kept(ev.Moved) if it.move.startswith("bid")]
    assert not bids


# The clock


def test_the_usual_clock_comes_with_the_second_person() -> None:
    sitting = Sitting(opening("three", "pbb", clock=None), deals=shuffling(1))
    sitting.arrive(0)
    sitting.start()
    assert sitting.table.move_seconds == 0
    sitting.wait(10_000.0)
    sitting.ask(None, p.Sit(id="a secret of twenty or more", seat=1, name="Gil"))
    assert sitting.table.move_seconds == USUAL_CLOCK
    assert sitting.authority.live.clock_left(sitting.clock()) == USUAL_CLOCK


def test_the_host_may_choose_any_clock_and_none() -> None:
    sitting = playing("three", clock=None)
    assert sitting.table.move_seconds == USUAL_CLOCK
    clocks: tuple[p.Clock, ...] = (0, 20)
    for chosen in clocks:
        sitting.ask(0, p.Settings(id=sitting.new_id(), clock=chosen))
        assert sitting.table.move_seconds == chosen
        assert Authority.of_log(sitting.log, 0.0).table.move_seconds == chosen


def test_the_clock_stands_still_while_nobody_is_here() -> None:
    sitting = playing("three", clock=None)
    sitting.go_away(0, 1, 2)
    sitting.wait(100_000.0)
    assert sitting.authority.asked(sitting.clock()) == ()
    sitting.arrive(0)
    assert sitting.authority.live.clock_left(sitting.clock()) == USUAL_CLOCK
    assert sitting.authority.asked(sitting.clock()) == ()


def test_in_a_race_the_clock_is_only_that_of_the_next_turn() -> None:
    sitting = before_the_race()
    sitting.ask(0, p.Settings(id="clock", clock=20))
    assert isinstance(sitting.move(0, FIRST), p.Done)
    sitting.wait(21.0)
    assert [it.seat for it in sitting.authority.asked(sitting.clock())] == [1]
