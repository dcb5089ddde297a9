"""What must be true at every step of a deal: cards, moves, scores, worlds."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from rookery.core.cards import CardSet
from rookery.core.errors import IllegalMove, NotOver
from rookery.core.game import Game
from rookery.core.moves import Move, Take
from rookery.fishing.captures import LISTED
from rookery.fishing.game import FishingGame
from rookery.fishing.state import FishingState
from rookery.testing.moves import conceivable, random_uses_of_the_centre
from rookery.testing.path import Path, follow
from rookery.testing.swap import OBSERVERS, Observer, check_swap
from rookery.tricks import scoring
from rookery.tricks.game import TrickGame
from rookery.tricks.state import TrickState


def check_path(
    path: Path, rng: Random, *, samples: int = 2, observers: Sequence[Observer] = OBSERVERS
) -> None:
    """Every check on one whole deal; the costly ones at a few plies drawn at random."""
    for state in path.states:
        check_cards(path.game, state)
    check_score(path)
    assert follow(path.game, path.deck, path.dealer, path.plies, path.cut) == path
    for _ in range(samples):
        shorter = path.until(rng.randint(0, len(path.plies)))
        check_moves(path.game, shorter.state, rng)
        check_worlds(path.game, shorter.state, rng)
        check_swap(shorter, rng, observers=observers)


def check_cards(game: Game[Any, Any], state: Any) -> None:
    """The whole pack is on the table, each card in one place."""
    places = state.places
    together = CardSet()
    for place in places:
        together = together | place
    assert together == CardSet.of(game.pack), "cards of the pack are missing"
    assert sum(map(len, places)) == len(game.pack), "a card lies in two places"


def check_moves(game: Game[Any, Any], state: Any, rng: Random) -> None:
    """Legal moves apply, all others raise IllegalMove, and neither changes the state."""
    before = repr(state)
    actors = game.actors(state)
    for seat in range(-1, game.seats + 1):
        legal = game.legal(state, seat) if 0 <= seat < game.seats else ()
        assert bool(legal) == (seat in actors), f"seat {seat} acts and moves differ"
        assert len(set(legal)) == len(legal), "a move is listed twice"
        for move in legal:
            after = game.apply(state, seat, move)
            assert after != state, f"{move} changes nothing"
        for move in _others(game, state, rng):
            if not _is_listed(move, legal):
                _check_refused(game, state, seat, move)
    assert repr(state) == before, "trying moves changed the state"


def _others(game: Game[Any, Any], state: Any, rng: Random) -> list[Move]:
    moves = list(conceivable(game))
    if isinstance(state, FishingState):
        moves += random_uses_of_the_centre(state, rng, tries=30)
    return moves


def _is_listed(move: Move, legal: Sequence[Move]) -> bool:
    """Whether a move is legal by the list, which has one grouping of each capture (TX-6)."""
    if not isinstance(move, Take):
        return move in legal
    takes = [it for it in legal if isinstance(it, Take) and it.card == move.card]
    if len(takes) >= LISTED:
        return True
    groups_add_up = all(
        sum(card.rank for card in group.cards) == move.card.rank for group in move.groups
    )
    return groups_add_up and any(it.taken == move.taken for it in takes)


def _check_refused(game: Game[Any, Any], state: Any, seat: int, move: Move) -> None:
    try:
        game.apply(state, seat, move)
    except IllegalMove as error:
        assert error.seat == seat
        assert error.move == move
        assert error.reason
    else:
        raise AssertionError(f"seat {seat} could play {move}, which is not listed as legal")


def check_score(path: Path) -> None:
    """No score before the end; after it, what was taken adds up to what the game has."""
    game, end = path.game, path.state
    for state in path.states[:-1]:
        _check_no_score(game, state)
    points = game.score(end)
    assert len(points) == game.seats
    assert game.winners(end) == tuple(sorted(set(game.winners(end))))
    if isinstance(game, TrickGame):
        _check_tricks(game, end)
    elif isinstance(game, FishingGame):
        _check_hauls(game, end, points)


def _check_no_score(game: Game[Any, Any], state: Any) -> None:
    try:
        game.score(state)
    except NotOver:
        return
    raise AssertionError("a deal was scored before its end")


def _check_tricks(game: TrickGame, state: TrickState) -> None:
    rules = game.rules
    if state.bidder is None:
        assert not any(game.score(state)), "hands thrown in score nothing"
        return
    total = sum(rules.points_of.values()) + rules.most_tricks_points
    total += rules.tricks * rules.trick_points + rules.last_trick_points
    taken = sum(scoring.taken_by_side(rules, state))
    lost = 0
    if not rules.nest_to_last_trick:
        lost = sum(rules.points_of[card] for card in state.buried)
    assert taken + lost == total, f"{taken} points were taken of {total}"
    tricks = sum(scoring.tricks_won(rules, state.tricks))
    assert tricks == rules.tricks + rules.nest_is_a_trick


def _check_hauls(game: FishingGame, state: FishingState, points: Sequence[int]) -> None:
    rules = game.rules
    won = scoring_cards(game, state)
    fives = sum(card.rank == 5 for cards in won for card in cards) * rules.five_points
    counts = [len(cards) for cards in won]
    leaders = counts.count(max(counts)) if any(counts) else 0
    most = rules.most_cards_points if leaders == 1 else leaders * rules.tied_cards_points
    sweeps = sum(
        haul.big_sweeps * rules.big_sweep_points + haul.little_sweeps * rules.little_sweep_points
        for haul in state.hauls
    )
    oranges = sum(haul.oranges for haul in state.hauls) * rules.orange_points
    assert sum(points) == fives + most + sweeps + oranges


def scoring_cards(game: FishingGame, state: FishingState) -> list[CardSet]:
    """The cards that count for each seat, worked out anew."""
    won = [haul.cards for haul in state.hauls]
    if game.rules.leftovers == "last_capturer" and state.last_capturer is not None:
        for pile in state.centre:
            won[state.last_capturer] |= CardSet.of(pile.cards)
    return won


def check_worlds(game: Game[Any, Any], state: Any, rng: Random) -> None:
    """A world drawn from any view is a whole deal, and looks the same from that view."""
    for seat in (None, *range(game.seats)):
        view = game.view(state, seat)
        world = game.worlds(view, rng)
        check_cards(game, world)
        assert game.view(world, seat) == view, f"a world looks different to seat {seat}"
