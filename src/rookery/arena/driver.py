"""Playing deals and matches with bots: the quickest of the seats that may move goes first.

Usually no bot gains by its speed in a race for an orange: the table draws the delay of each seat
from one distribution (`fishing.reaction`). Otherwise the delays in the bots' decisions count.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from rookery.arena.decks import Deal
from rookery.arena.players import Player, Stopwatch, decision_of, name_of
from rookery.bots.base import Decision, illegal
from rookery.core.cards import Card, Seat
from rookery.core.errors import IllegalMove
from rookery.core.game import Game
from rookery.core.match import Match
from rookery.fishing.reaction import seconds_before
from rookery.tricks.rules import Phase

Note: TypeAlias = Callable[[Match[Any], Seat, Decision], None]
"""Called before a legal decision is carried out, with the match, the seat and the decision."""


def shuffled(game: Game[Any, Any], rng: Random) -> tuple[Card, ...]:
    """The pack of a game in random order."""
    return tuple(rng.sample(game.pack, len(game.pack)))


def quickest(
    match: Match[Any],
    players: Sequence[Player],
    races: Random | None,
    watches: Sequence[Stopwatch] = (),
) -> tuple[Seat, Decision]:
    """The first decision among the seats that may move, and its seat.

    `races` are the random numbers of even races; without them the bots' own delays count. If delays
    are equal, the first in the game's order of actors moves. `players` and `watches`, if given, are
    ordered by seat. The match must have a deal in which somebody may move.
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
    if races is None or len(decided) == 1:
        return min(decided, key=lambda each: each[1].delay)
    capturer = state.orange.capturer
    return min(
        decided,
        key=lambda each: seconds_before(each[1].move, is_capturer=each[0] == capturer, rng=races),
    )


def play_deal(
    match: Match[Any],
    players: Sequence[Player],
    rng: Random,
    bidders: Sequence[Player] = (),
    watches: Sequence[Stopwatch] = (),
    noting: Note | None = None,
    given: Deal | None = None,
    *,
    own_races: bool = False,
) -> Match[Any]:
    """Deal, and play the deal to its end. `bidders`, if given, decide before the tricks.

    The cards are shuffled by `rng`, unless `given` has the first deal of the match. Races are drawn
    by `rng`, too; with `own_races`, the bots' own delays decide them.

    `noting` is called with each decision before it is carried out. Raises BotFault if the answer of
    a bot is not a decision with a legal move.
    """
    if given is not None:
        match = match.deal(given.deck, given.dealer)
    else:
        dealer = rng.randrange(match.game.seats) if match.next_dealer is None else None
        match = match.deal(shuffled(match.game, rng), dealer)
    races = None if own_races else rng
    while (deal := match.current) is not None:
        if match.game.needs_cut(deal.state):
            match = match.cut(shuffled(match.game, rng) if given is None else given.cut)
        elif bidders and deal.state.phase is not Phase.PLAY:
            match = _moved(match, bidders, races, (), noting)
        else:
            match = _moved(match, players, races, watches, noting)
    return match


def _moved(
    match: Match[Any],
    players: Sequence[Player],
    races: Random | None,
    watches: Sequence[Stopwatch],
    noting: Note | None,
) -> Match[Any]:
    """The match after the first decision. Raises BotFault."""
    seat, decision = quickest(match, players, races, watches)
    if noting is not None and decision.move in match.game.legal(match.deals[-1].state, seat):
        noting(match, seat, decision)
    try:
        return match.apply(seat, decision.move)
    except IllegalMove as error:
        raise illegal(name_of(players[seat]), seat, decision.move, error.reason) from None


def play_match(
    game: Game[Any, Any], players: Sequence[Player], rng: Random, most_deals: int = 1_000
) -> Match[Any]:
    """Play a match to its end, but at most `most_deals` deals."""
    match = Match.new(game)
    while not match.is_over and len(match.deals) < most_deals:
        match = play_deal(match, players, rng)
    return match
