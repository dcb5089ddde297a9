"""Habits: their probabilities add up to one, and their playouts distribute all points."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from rookery.core.moves import Play
from rookery.kernel import is_compiled
from rookery.kernel.playouts.habits import (
    FEATURES,
    SITUATIONS,
    Contracts,
    Players,
    fates_of,
    played_out,
)
from rookery.kernel.playouts.open_hand_policy import Contract, exchanged
from rookery.kernel.solver.judging import sides_in
from rookery.kernel.worlds.masks import mask_of, place_of
from rookery.kernel.worlds.sampling import Sampler, masks_of
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView
from tests.kernel.views import GAMES, full_rows, views_of

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")

WEIGHTS = np.random.default_rng(1).normal(size=(SITUATIONS, FEATURES)).astype(np.float32)


def takes_nest(game: TrickGame) -> bool:
    """Whether somebody takes the nest; otherwise nobody gets its points."""
    return Phase.NEST in game.rules.course


def spectators(game: TrickGame, view: TrickView) -> list[TrickView]:
    """For each legal card of a view, what everybody sees once it is played."""
    assert view.leader is not None
    sizes = list(view.hand_sizes)
    sizes[view.turn or 0] -= 1
    moves = [move for move in view.legal if isinstance(move, Play)]
    after = replace(view, seat=None, legal=(), hand_sizes=tuple(sizes), buried=None, nest=None)
    return [replace(after, trick=(*view.trick, move.card)) for move in moves]


@pytest.mark.parametrize("name", GAMES)
def test_the_probabilities_of_the_legal_cards_add_up_to_one(name: str) -> None:
    game = GAMES[name]
    for view in views_of(game, 2, most=6):
        if len(view.trick) == game.rules.seats - 1 or view.seat is None:
            continue
        row = masks_of(Sampler(view).draw(1, 1)).copy()
        before = Players(replace(view, seat=None), WEIGHTS).log_likelihoods(row)[0, view.seat]
        chances = []
        for after, move in zip(spectators(game, view), view.legal, strict=True):
            assert isinstance(move, Play)
            held = row.copy()
            held[0, view.seat] &= ~np.uint64(1 << place_of(move.card))
            explained = Players(after, WEIGHTS).log_likelihoods(held)[0, view.seat]
            chances.append(np.exp(float(explained - before)))
        assert sum(chances) == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize("name", GAMES)
def test_all_points_left_are_taken(name: str) -> None:
    view = next(view for view in views_of(GAMES[name], 3, most=9) if len(view.legal) > 1)
    sampler = Sampler(view)
    worlds = sampler.draw(4, 6)
    assert isinstance(view.legal[0], Play)
    assert view.bidder is not None
    players = Players(view, WEIGHTS)
    for move in view.legal:
        assert isinstance(move, Play)
        taken = players.taken(masks_of(worlds), 5, move.card)
        assert (taken == players.taken(masks_of(worlds), 5, move.card)).all()
        for row, world in enumerate(worlds):
            position = sampler.position(world, seat=view.bidder)
            sides = np.array(position.sides)
            by_side = [taken[row, :-1][sides == side] for side in (0, 1)]
            if view.rules.sides.name == "ALONE":
                assert sum(map(sum, by_side)) == position.points_left
            else:
                assert by_side[0][0] + by_side[1][0] == position.points_left
            assert 0 <= taken[row, -1] <= view.rules.tricks


@pytest.mark.parametrize("name", [name for name, it in GAMES.items() if takes_nest(it)])
def test_all_points_of_a_contract_are_taken_whatever_is_called(name: str) -> None:
    rules = GAMES[name].rules
    trump = rules.allowed_trumps[0]
    dealt = full_rows(rules, Random(5), 40)
    rows, called = exchanged(rules, trump, 0, dealt)
    contracts = replace(Contracts.alike(Contract(trump, 0, 0), len(rows)), called=called)
    taken, tricks = played_out(rules, contracts, rows, WEIGHTS, 7)
    assert ((tricks >= 0) & (tricks <= rules.tricks)).all()
    for row, points in enumerate(taken):
        assert (points >= 0).all()
        if rules.sides.name == "ALONE":
            assert points.sum() == rules.stake
        elif rules.sides.name == "ALTERNATE":
            assert points[0] + points[1] == rules.stake
        else:
            holders = {s for s in range(rules.seats) if int(rows[row, s]) & int(called[row])}
            assert 0 not in holders
            assert {points[seat] for seat in holders} == {points[0]}
            for other in set(range(1, rules.seats)) - holders:
                assert points[0] + points[other] == rules.stake
    with pytest.raises(ValueError, match="each row has one bidder, one leader and one mask"):
        played_out(rules, replace(contracts, called=called[:3]), rows, WEIGHTS, 7)
    with pytest.raises(ValueError, match="does not fit the game"):
        played_out(rules, replace(contracts, bidders=contracts.bidders + 99), rows, WEIGHTS, 7)
    with pytest.raises(ValueError, match="a hand has"):
        played_out(rules, contracts, rows & np.uint64(1), WEIGHTS, 7)


@pytest.mark.parametrize("name", [name for name, it in GAMES.items() if takes_nest(it)])
def test_deals_with_different_bidders_are_played_as_one_by_one(name: str) -> None:
    rules = GAMES[name].rules
    trump = rules.allowed_trumps[0]
    dealt = full_rows(rules, Random(6), 24)
    bidders = np.arange(24, dtype=np.int32) % rules.seats
    rows, called = exchanged(rules, trump, bidders, dealt)
    contracts = Contracts(trump, bidders, (bidders + 1) % rules.seats, called)
    taken, tricks = played_out(rules, contracts, rows, WEIGHTS, 7)
    for bidder in range(rules.seats):
        here = bidders == bidder
        same, calls = exchanged(rules, trump, bidder, dealt)
        assert (same[here] == rows[here]).all()
        assert (calls[here] == called[here]).all()
        one = Contract(trump, bidder, (bidder + 1) % rules.seats)
        alike = replace(Contracts.alike(one, len(same)), called=calls)
        points, won = played_out(rules, alike, same, WEIGHTS, 7)
        assert (points[here] == taken[here]).all()
        assert (won[here] == tricks[here]).all()
    with pytest.raises(ValueError, match="there is no seat"):
        exchanged(rules, trump, rules.seats, dealt)


def test_rows_of_the_same_world_use_the_same_random_numbers() -> None:
    rules = GAMES["dixie"].rules
    trump = rules.allowed_trumps[0]
    rows, _ = exchanged(rules, trump, 0, full_rows(rules, Random(7), 30))
    twice = np.concatenate([rows, rows])
    contracts = Contracts.alike(Contract(trump, 0, 0), 30)
    both = Contracts.joined([contracts, contracts])
    alike, _ = played_out(rules, both, twice, WEIGHTS, 7, worlds=30)
    assert (alike[:30] == alike[30:]).all()
    assert (alike[:30] == played_out(rules, contracts, rows, WEIGHTS, 7)[0]).all()
    apart, _ = played_out(rules, both, twice, WEIGHTS, 7)
    assert (apart[:30] != apart[30:]).any()
    with pytest.raises(ValueError, match="at least one world"):
        played_out(rules, contracts, rows, WEIGHTS, 7, worlds=-1)


def test_errors() -> None:
    view = views_of(GAMES["dixie"], 3, most=9)[0]
    with pytest.raises(ValueError, match="weights"):
        Players(view, WEIGHTS[:2])
    with pytest.raises(ValueError, match="no card is to be played"):
        Players(replace(view, trump=None), WEIGHTS)


def test_every_trick_is_counted_once_whatever_the_last_one_counts_for() -> None:
    """The bidder leads and holds the highest trumps, and so wins all tricks."""
    rules = GAMES["dixie"].rules
    assert rules.nest_is_a_trick
    trump = rules.allowed_trumps[0]
    order = rules.orders[trump]
    by_strength = sorted(order.trumps, key=order.strength.__getitem__, reverse=True)
    size = rules.hand_size
    cards = by_strength[:size] + [card for card in rules.pack if card not in by_strength[:size]]
    *hands, nest = (mask_of(cards[first : first + size]) for first in range(0, len(cards), size))
    row = np.array([[*hands, nest, nest]], dtype=np.uint64)
    contracts = Contracts.alike(Contract(trump, 0, 0), 1)
    taken, tricks = played_out(rules, contracts, row, WEIGHTS, 7)
    assert tricks.tolist() == [rules.tricks]
    fates = fates_of(rules, contracts, row, WEIGHTS, 7)
    assert (fates.taken == np.hstack([taken, tricks[:, None]])).all()
    assert fates.wins.sum() == rules.tricks == (fates.taker >= 0).sum() / rules.seats


@pytest.mark.parametrize("name", GAMES)
def test_the_fates_of_cards_are_those_of_the_same_playouts(name: str) -> None:
    game = GAMES[name]
    for view in (it for it in views_of(game, 4, most=8) if it.seat is not None and it.legal):
        masks = masks_of(Sampler(view).draw(5, 6))
        players, card = Players(view, WEIGHTS), view.legal[-1]
        assert isinstance(card, Play) and view.bidder is not None
        fates = players.fates(masks, 9, card.card)
        taken = players.taken(masks, 9, card.card)
        assert (fates.taken == taken).all()
        done, tricks = len(view.tricks), game.rules.tricks
        assert (fates.wins.sum(axis=1) == tricks - done).all()
        assert (np.where(fates.wins, fates.trick, 0).sum(axis=1) == sum(range(done, tricks))).all()
        bidding = sides_in(view, masks, view.bidder) == 0
        won = np.zeros(len(masks))
        for trick in view.tricks:
            won += bidding[:, trick.winner]
        rows, places = np.nonzero(fates.wins)
        np.add.at(won, rows, bidding[rows, fates.taker[rows, places]])
        assert (won == taken[:, -1]).all()
