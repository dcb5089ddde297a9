"""Matches of trick games, deal by deal (TT-4, TT-6, DX-8, DX-9)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rookery.core.errors import IllegalMove, MatchOver
from rookery.core.match import Match
from rookery.core.moves import Pass
from rookery.records.moves import move_text
from rookery.tricks.state import TrickState
from tests.deals import dixie
from tests.tables import bidding, deck_of, trick_game

DIXIE = trick_game("dixie")

WEAK = "B1-3 G1-3 R1-3 Y1-4"
"""A hand without a counter, and with no card that wins many tricks."""


def lost_at_120(match: Match[TrickState]) -> Match[TrickState]:
    """The match after a first deal in which seat 1 bids 120 with a hopeless hand and is set."""
    match = match.deal(deck_of(DIXIE, ["", WEAK], "B4 B6 G4 G6", 0), 0)
    calls = bidding(DIXIE, 1, 120)
    while match.current is not None:
        state = match.current.state
        seat = match.game.actors(state)[0]
        legal = match.game.legal(state, seat)
        if calls:
            call = calls.pop(0).partition(" ")[2]
            legal = tuple(move for move in legal if move_text(move) == call)
        match = match.apply(seat, legal[0])
    return match


def test_TT_4_totals_may_be_negative_and_are_carried_on() -> None:
    match = lost_at_120(Match.new(DIXIE))
    assert (match.totals[1], match.totals[3], match.winners) == (-120, -120, ())
    match = match.deal(DIXIE.pack)
    assert match.deals[1].state.totals == match.totals


def test_DX_9_a_match_ends_with_its_winners() -> None:
    match = lost_at_120(Match.new(trick_game("dixie", target=1)))
    assert match.winners == (0, 2)
    with pytest.raises(MatchOver):
        match.deal(DIXIE.pack)


def test_DX_8_a_match_waits_for_the_cut_and_scores_it() -> None:
    match = Match.new(DIXIE).deal(DIXIE.pack, 0)
    level = dixie(DIXIE, "000 222 011 111 1")
    match = replace(match, deals=(replace(match.deals[0], state=level),))
    assert match.current is not None
    with pytest.raises(IllegalMove, match="the cut comes next"):
        match.apply(0, Pass())
    # seats 1 and 3 cut a 1 and a 3, seats 2 and 0 cut a 2 and a 4
    match = match.cut(DIXIE.pack)
    assert match.deals[0].cut == DIXIE.pack
    assert match.deals[0].points == match.totals == (95, 25, 95, 25)
