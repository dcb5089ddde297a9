"""The best moment of a match: its claims are true of the deals."""

from functools import cache
from random import Random
from typing import Any

import pytest

from rookery.core.match import Match
from rookery.core.moves import Bid, Move, Pass, Play, Take
from rookery.games import GAMES
from rookery.telling.moment import Moment, best_moment
from rookery.telling.wording import Words
from rookery.tricks.rules import TrickRules
from tests.matches import random_deal

SHORT = {"dixie": 120, "three": 120, "five": 150, "tuxedo": 60}
WORDS = Words(("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"), 0)


def played(name: str, seed: int) -> Match[Any]:
    """A short match between players who bid low, and play at random."""
    rng, match = Random(seed), Match.new(GAMES[name].game({"target": SHORT[name]}))
    while not match.is_over:
        match = random_deal(match, rng, choose=low)
    return match


def low(legal: tuple[Move, ...], rng: Random) -> Move:
    bids = [move for move in legal if isinstance(move, Bid)]
    can_pass = Pass() in legal and not (bids and rng.random() < 0.3)
    return Pass() if can_pass else rng.choice(bids[:1] or legal)


@cache
def moments(name: str) -> list[tuple[Match[Any], Moment]]:
    found = [(match := played(name, seed), best_moment(match, WORDS)) for seed in range(12)]
    return [(match, moment) for match, moment in found if moment is not None]


def test_there_is_none_before_the_end() -> None:
    match = random_deal(Match.new(GAMES["dixie"].game({"target": 500})), Random(1))
    assert best_moment(match, WORDS) is None


@pytest.mark.parametrize("name", SHORT)
def test_a_moment_is_a_move_of_a_deal_and_its_cards_lay_there(name: str) -> None:
    found = moments(name)
    assert found
    for match, moment in found:
        deal = match.deals[moment.deal - 1]
        assert 0 < moment.ply <= len(deal.plies)
        if moment.cards:
            _, move = deal.plies[moment.ply - 1]
            assert isinstance(move, Play | Take)
            assert move.card in moment.cards
        assert f"deal {moment.deal}:" in moment.told


@pytest.mark.parametrize("name", SHORT)
def test_the_winners_were_not_ahead_before_the_turn_and_were_ever_after(name: str) -> None:
    turns = [(match, it) for match, it in moments(name) if it.told.startswith("The turn")]
    for match, moment in turns:
        leads = []
        for number in range(len(match.deals)):
            totals = match.totals_after(number)
            others = [total for seat, total in enumerate(totals) if seat not in match.winners]
            leads.append(totals[match.winners[0]] - max(others))
        assert leads[moment.deal - 2] <= 0
        assert all(lead > 0 for lead in leads[moment.deal - 1 :])
        assert f"to {leads[moment.deal - 1]} ahead" in moment.told


def test_a_bold_bid_is_told_with_its_side() -> None:
    bids = [(match, it) for match, it in moments("three") if it.told.startswith("The boldest")]
    for match, moment in bids:
        state = match.deals[moment.deal - 1].state
        assert f", {state.bid.amount} on " in moment.told
        assert not moment.cards


def test_the_cards_of_the_richest_trick_are_worth_what_is_told() -> None:
    tricks = [(match, it) for match, it in moments("dixie") if "richest trick" in it.told]
    for match, moment in tricks:
        rules = match.game.rules
        assert isinstance(rules, TrickRules)
        assert f"{rules.points_in(moment.cards)} points" in moment.told
