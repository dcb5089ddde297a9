"""Statistics of finished deals: they agree with the scores, in every game under any options."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.arena.driver import shuffled
from rookery.core.game import Game
from rookery.core.match import Match
from rookery.core.moves import Bid, CallOrange, Move, Pass, ShootSun, Trump
from rookery.games import GAMES
from rookery.statistics import Facts, of_deal, of_deals, summed
from rookery.statistics.facts import NAMES
from rookery.testing.recount import taken
from rookery.testing.strategies import games
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase
from tests.deals import five
from tests.matches import random_deal
from tests.tables import trick_game


def chosen(moves: tuple[Move, ...], rng: Random) -> Move:
    """A random move, except that bids are seldom raised, so that some are made."""
    bids = [move for move in moves if isinstance(move, Bid)]
    if Pass() in moves and rng.random() < 0.8:
        return Pass()
    if bids and rng.random() < 0.9:
        return min(bids, key=lambda bid: bid.amount)
    return rng.choice(moves)


def played(game: Game[Any, Any], rng: Random, deals: int = 2) -> Match[Any]:
    match = Match.new(game)
    while len(match.deals) < deals and not match.is_over:
        match = random_deal(match, rng, choose=chosen)
    return match


@given(games(), st.integers(0, 2**32))
@settings(max_examples=40, deadline=None)
def test_facts_agree_with_the_scores_of_any_game(game: Game[Any, Any], seed: int) -> None:
    match = played(game, Random(seed))
    deals = of_deals(match)
    assert len(deals) == len(match.deals)
    for deal, found in zip(match.deals, deals, strict=True):
        check_all(deal, found)
        if isinstance(game, TrickGame):
            check_tricks(game, deal, found)
        else:
            check_fishing(game, deal, found)
    total = summed(deals, game.seats)
    assert [each.points for each in total] == [
        sum((deal.points or ())[seat] for deal in match.deals) for seat in range(game.seats)
    ]


def check_all(deal: Any, found: Any) -> None:
    assert found.points == deal.points
    for seat, facts in enumerate(found.seats):
        assert facts.deals == 1 and facts.points == deal.points[seat]
        assert min(getattr(facts, name) for name in NAMES if not name.endswith("points")) >= 0


def check_tricks(game: TrickGame, deal: Any, found: Any) -> None:
    rules, state, total = game.rules, deal.state, sum(found.seats, Facts())
    assert total.thrown_in == (0 if game.was_played(state) else game.seats)
    if found.contract is None:
        assert state.bidder is None
        return
    assert total.bidder == 1
    assert total.made + total.was_set == total.bidder
    assert total.partner_made + total.partner_set == total.partner
    assert total.bidder + total.partner + total.opponent == game.seats
    assert total.opponent_set == (total.opponent if total.was_set else 0)
    bidder = found.seats[state.bidder]
    assert bidder.bidder == 1 and bidder.bid_points == deal.points[state.bidder]
    recount = taken(rules, state)
    side = found.contract.side
    assert bidder.bid_took == sum(recount[seat] for seat in side)
    is_sun = isinstance(state.bid, ShootSun)
    assert bidder.suns == is_sun and bidder.bid == (0 if is_sun else state.bid.amount)
    assert bidder.lo_no == (state.trump is Trump.LOW)
    assert total.tricks == sum(trick.winner < game.seats for trick in state.tricks)
    assert total.last_tricks == (state.tricks[-1].winner < game.seats)
    assert total.called == (total.partner if Phase.CALL in rules.course else 0)
    check_nest(rules, state, total)


def check_nest(rules: Any, state: Any, total: Facts) -> None:
    if Phase.NEST not in rules.course:
        assert total.nests == 0
        return
    assert total.nests == 1
    assert total.nest_found == rules.points_in(state.nest)
    assert total.nest_back in (0, total.nest_buried)
    assert 0 <= total.nest_kept <= rules.nest_size
    assert not (total.nest_back and total.nests_won)
    by_dummy = rules.points_in(
        card for trick in state.tricks if trick.winner == rules.seats for card in trick.cards
    )
    everything = sum(rules.points_of.values())
    pile = rules.points_in(state.pile)
    assert total.counters + total.nest_buried + by_dummy + pile == everything


def check_fishing(game: Any, deal: Any, found: Any) -> None:
    rules, total = game.rules, sum(found.seats, Facts())
    calls = sum(isinstance(move, CallOrange) for _, move in deal.plies)
    if rules.orange == "auto":
        assert total.oranges_caught == total.oranges_made == total.oranges_kept
    else:
        assert total.oranges_caught == calls <= total.oranges_made
    for facts in found.seats:
        assert facts.oranges_kept <= min(facts.oranges_made, facts.oranges_caught)
        assert facts.big_sweeps + facts.little_sweeps <= facts.captures
    turns = [ply for ply in deal.plies if hasattr(ply[1], "card")]
    assert total.captures + total.builds + total.trails == len(turns)
    by_source = (
        rules.orange_points * total.oranges_caught
        + rules.big_sweep_points * total.big_sweeps
        + rules.little_sweep_points * total.little_sweeps
        + rules.five_points * total.fives
    )
    best = {rules.most_cards_points, rules.tied_cards_points * total.most_cards, 0}
    assert sum(deal.points) - by_source in best


@pytest.mark.parametrize(("winners", "made"), [("20 20 20 20 00", 1), ("21 20 20 20 00", 0)])
def test_R5_4_a_sun_counts_as_a_sun_and_not_in_the_sum_of_bids(winners: str, made: int) -> None:
    game = trick_game("five", sun_value=0)
    match = Match.new(game)
    state = five(game, winners, bid="sun")
    deal = match_deal(game, state)
    facts = of_deal(match.game, deal).seats[state.bidder or 0]
    assert (facts.suns, facts.suns_made, facts.made, facts.bid) == (1, made, made, 0)


def match_deal(game: Any, state: Any) -> Any:
    """A finished deal that led to a state."""
    from_state = played(game, Random(1), deals=1).deals[0]
    return type(from_state)(state.dealer, (), (), state, points=game.score(state))


def test_an_unfinished_deal_has_no_statistics() -> None:
    game = GAMES["dixie"].game()
    match = Match.new(game).deal(shuffled(game, Random(1)), 0)
    assert of_deals(match) == ()
    with pytest.raises(ValueError, match="only finished deals"):
        of_deal(game, match.deals[0])


@given(st.dictionaries(st.sampled_from(NAMES), st.integers(-1000, 1000)), st.integers())
def test_facts_are_read_as_they_were_written(kept: dict[str, int], other: int) -> None:
    facts = Facts(**kept)
    assert Facts.of_json(facts.as_json() | {"of-a-later-version": other}) == facts
    assert Facts() + facts == facts
    assert (facts + facts).points == 2 * facts.points
