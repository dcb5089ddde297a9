"""Checks of cards, moves and scores along a deal, and one function that makes all checks."""

from collections.abc import Sequence
from random import Random
from typing import Any

from rookery.core.cards import CardSet
from rookery.core.errors import IllegalMove, NotOver
from rookery.core.game import Game
from rookery.core.moves import Build, Move, Take, is_same
from rookery.fishing.captures import LISTED
from rookery.fishing.centre import holds, value_of
from rookery.fishing.state import FishingState
from rookery.testing.consistency import check_worlds
from rookery.testing.moves import conceivable, random_uses_of_the_centre
from rookery.testing.path import Path, follow, specified
from rookery.testing.recount import fishing_points, taken, trick_points, worth
from rookery.testing.swap import OBSERVERS, Observer, check_swap
from rookery.tricks.rules import TrickRules
from rookery.tricks.state import TrickState


def check_path(
    path: Path, rng: Random, *, samples: int = 2, observers: Sequence[Observer] = OBSERVERS
) -> None:
    """Make every check on one whole deal; the costly ones only at a few random positions."""
    for state in path.states:
        check_cards(path.game, state)
    check_score(path)
    assert follow(path.game, path.deck, path.dealer, path.plies, path.cut) == path
    for _ in range(samples):
        shorter = path.until(rng.randint(0, len(path.plies)))
        check_moves(path.game, shorter.state, rng)
        check_worlds(shorter, rng)
        check_swap(shorter, rng, observers=observers)


def check_cards(game: Game[Any, Any], state: Any) -> None:
    """Check that a state has every card of the pack in exactly one place."""
    places = state.places
    together = CardSet()
    for place in places:
        together = together | place
    assert together == CardSet.of(game.pack), "the places do not hold the pack"
    assert sum(map(len, places)) == len(game.pack), "a card lies in two places"


_LISTED_WHOLE = LISTED.bit_length() - 1
"""With at most this many piles in a centre, all captures are sure to be listed: 2ⁿ ≤ LISTED."""


def check_moves(game: Game[Any, Any], state: Any, rng: Random) -> None:
    """Check that legal moves apply, all others raise IllegalMove, and none changes the state."""
    before = repr(state)
    actors = game.actors(state)
    for seat in range(-1, game.seats + 1):
        legal = game.legal(state, seat) if 0 <= seat < game.seats else ()
        assert bool(legal) == (seat in actors), f"actors and legal moves differ for seat {seat}"
        assert len(set(legal)) == len(legal), "a move is listed twice"
        for move in legal:
            after = game.apply(state, seat, move)
            assert after != state, f"{move} changes nothing"
        for move in _others(game, state, rng):
            if not _is_listed(specified(state), move, legal):
                _check_refused(game, state, seat, move)
    assert repr(state) == before, "trying moves changed the state"


def _others(game: Game[Any, Any], state: Any, rng: Random) -> list[Move]:
    moves = list(conceivable(game))
    seen = specified(state)
    if isinstance(seen, FishingState) and len(seen.centre) <= _LISTED_WHOLE:
        moves += random_uses_of_the_centre(seen, rng, tries=30)
    return moves


def _is_listed(state: Any, move: Move, legal: Sequence[Move]) -> bool:
    """Whether the list has a move, or another grouping of the same capture or build (TX-6)."""
    match move:
        case Take(card, groups):
            value = card.rank
        case Build(_, _, groups):
            value = move.value
        case _:
            return move in legal
    add_up = all(holds(state.centre, it) and value_of(state.centre, it) == value for it in groups)
    return add_up and any(is_same(move, it) for it in legal)


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
    """Check that only the finished deal has a score, and that a recount gives the same score.

    In a trick game, the points that all seats took must add up to the points of the game.
    """
    game, end = path.game, specified(path.state)
    for state in path.states[:-1]:
        _check_no_score(game, state)
    points, winners = game.score(path.state), game.winners(path.state)
    assert len(points) == game.seats
    assert winners == tuple(sorted(set(winners) & set(range(game.seats)))), (
        "winners are not ascending seats"
    )
    if isinstance(end, TrickState):
        rules: TrickRules = game.view(path.state, None).rules
        assert points == trick_points(rules, end), f"the score {points} differs from the recount"
        _check_all_taken(rules, end)
    elif isinstance(end, FishingState):
        expected = fishing_points(game.view(path.state, None).rules, end)
        assert points == expected, f"the score is {points}, not {expected}"


def _check_no_score(game: Game[Any, Any], state: Any) -> None:
    try:
        game.score(state)
    except NotOver:
        return
    raise AssertionError("a deal was scored before its end")


def _check_all_taken(rules: TrickRules, state: TrickState) -> None:
    if state.bidder is None:
        return
    total = sum(worth(rules, card) for card in rules.pack) + rules.most_tricks_points
    total += rules.tricks * rules.trick_points + rules.last_trick_points
    if rules.nest_to != "nobody":
        total += rules.nest_is_a_trick * rules.trick_points
    played = CardSet.of(card for trick in state.tricks for card in trick.cards)
    counted = played if rules.nest_to == "nobody" else played | state.buried
    lost = sum(worth(rules, card) for card in CardSet.of(rules.pack) - counted)
    assert sum(taken(rules, state)) + lost == total, f"not all of {total} points were taken"
    assert len(state.tricks) == rules.tricks
    assert len(played) == rules.tricks * rules.places
