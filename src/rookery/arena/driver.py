"""Plays a match between bots: asks every seat that may move, and plays the quickest decision."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from rookery.arena.players import Player, Stopwatch, decision_of, name_of
from rookery.bots.base import Decision, illegal
from rookery.core.cards import Card, Seat
from rookery.core.errors import IllegalMove
from rookery.core.game import Game
from rookery.core.match import Match
from rookery.tricks.rules import Phase


def shuffled(game: Game[Any, Any], rng: Random) -> tuple[Card, ...]:
    """The game's pack in random order."""
    return tuple(rng.sample(game.pack, len(game.pack)))


def quickest(
    match: Match[Any], players: Sequence[Player], watches: Sequence[Stopwatch] = ()
) -> tuple[Seat, Decision]:
    """The decision with the least delay among the seats that may move.

    `players`, and `watches` if there are any, are by seat. Ties go to the seat that the game names
    first. The match must have a deal with a move due.
    """
    deal = match.current
    assert deal is not None
    game, state = match.game, deal.state
    decided = [
        (
            seat,
            watches[seat].decision(players[seat], game, state, seat)
            if watches
            else decision_of(players[seat], game, state, seat),
        )
        for seat in game.actors(state)
    ]
    return min(decided, key=lambda each: each[1].delay)


def play_deal(
    match: Match[Any],
    players: Sequence[Player],
    rng: Random,
    bidders: Sequence[Player] = (),
    watches: Sequence[Stopwatch] = (),
) -> Match[Any]:
    """Deal, and play until the deal is scored.

    `bidders` make the decisions before the tricks, if they are given. Raises BotFault if a bot's
    answer is not a decision or not a legal move.
    """
    dealer = rng.randrange(match.game.seats) if match.next_dealer is None else None
    match = match.deal(shuffled(match.game, rng), dealer)
    while (deal := match.current) is not None:
        if match.game.needs_cut(deal.state):
            match = match.cut(shuffled(match.game, rng))
        elif bidders and deal.state.phase is not Phase.PLAY:
            match = _moved(match, bidders, ())
        else:
            match = _moved(match, players, watches)
    return match


def _moved(
    match: Match[Any], players: Sequence[Player], watches: Sequence[Stopwatch]
) -> Match[Any]:
    """The match after the quickest decision."""
    seat, decision = quickest(match, players, watches)
    try:
        return match.apply(seat, decision.move)
    except IllegalMove as error:
        raise illegal(name_of(players[seat]), seat, decision.move, error.reason) from None


def play_match(
    game: Game[Any, Any], players: Sequence[Player], rng: Random, most_deals: int = 1_000
) -> Match[Any]:
    """Play a whole match, or at most `most_deals` deals of it."""
    match = Match.new(game)
    while not match.is_over and len(match.deals) < most_deals:
        match = play_deal(match, players, rng)
    return match
