"""Plays a match with bots: asks whoever may move, and lets the quickest act."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from rookery.bots.base import Bot, Decision
from rookery.core.cards import Card, Seat
from rookery.core.game import Game
from rookery.core.match import Match
from rookery.tricks.rules import Phase


def shuffled(game: Game[Any, Any], rng: Random) -> tuple[Card, ...]:
    """The game's pack in random order."""
    return tuple(rng.sample(game.pack, len(game.pack)))


def quickest(match: Match[Any], bots: Sequence[Bot]) -> tuple[Seat, Decision]:
    """The decision that comes first: of several seats that may move, the one with least delay.

    `bots` are by seat. Of equals the seat named first by the game moves. The match must have a deal
    with a move due.
    """
    deal = match.current
    assert deal is not None
    actors = match.game.actors(deal.state)
    decided = [(seat, bots[seat].decide(match.game.view(deal.state, seat))) for seat in actors]
    return min(decided, key=lambda each: each[1].delay)


def play_deal(
    match: Match[Any], bots: Sequence[Bot], rng: Random, bidders: Sequence[Bot] = ()
) -> Match[Any]:
    """Deal, and play until the deal is scored. Bidders decide all that comes before the tricks."""
    dealer = rng.randrange(match.game.seats) if match.next_dealer is None else None
    match = match.deal(shuffled(match.game, rng), dealer)
    while (deal := match.current) is not None:
        if match.game.needs_cut(deal.state):
            match = match.cut(shuffled(match.game, rng))
        else:
            is_before = bidders and deal.state.phase is not Phase.PLAY
            seat, decision = quickest(match, bidders if is_before else bots)
            match = match.apply(seat, decision.move)
    return match


def play_match(
    game: Game[Any, Any], bots: Sequence[Bot], rng: Random, most_deals: int = 1_000
) -> Match[Any]:
    """A whole match, or as many deals of it as are allowed."""
    match = Match.new(game)
    while not match.is_over and len(match.deals) < most_deals:
        match = play_deal(match, bots, rng)
    return match
