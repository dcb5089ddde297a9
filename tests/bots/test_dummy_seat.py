"""Searches give the dummy a seat, and the bots play Rook for Two (R2)."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from rookery.bots.strong.fitted_weights import HABITS
from rookery.core.cards import Card
from rookery.core.moves import Play
from rookery.kernel import is_compiled
from rookery.kernel.worlds.masks import place_of
from rookery.testing import Path, random_path
from rookery.tricks.dummy_seat import with_dummy_seat
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView
from tests.tables import trick_game

if is_compiled:
    from rookery.kernel.playouts.habits import Players
    from rookery.kernel.worlds.sampling import Sampler, masks_of

compiled = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")

R2 = trick_game("two")


def path_dealt_by(dealer: int) -> Path:
    rng = Random(dealer)
    return next(path for path in iter(lambda: random_path(R2, rng), None) if path.dealer == dealer)


def views_to_play(dealer: int) -> Iterator[TrickView]:
    """The views of the seats to play in a random deal."""
    for state in path_dealt_by(dealer).states:
        if state.phase is Phase.PLAY:
            yield R2.view(state, state.turn)


def playable(view: TrickView) -> list[Card]:
    return [move.card for move in view.legal if isinstance(move, Play)]


@pytest.mark.parametrize("dealer", [0, 1])
def test_the_seats_are_numbered_in_the_order_of_play(dealer: int) -> None:
    for view in views_to_play(dealer):
        seated = with_dummy_seat(view)
        step = 1 if dealer == 0 else -1
        assert seated.rules.seats == seated.rules.places == 3
        assert seated.rules.dummy == 2 * step % 3
        assert seated.seat == seated.turn == (view.seat or 0) * step % 3
        assert [(place * step) % 3 for place in seated.players] == list(view.players)
        assert seated.hand_sizes[seated.rules.dummy] == view.pile_size
        assert (seated.legal, seated.seen) == (view.legal, view.seen)
        for before, after in zip(view.tricks, seated.tricks, strict=True):
            assert after.winner == before.winner * step % 3
            assert [after.card_of(place * step % 3) for place in range(3)] == [
                before.card_of(place) for place in range(3)
            ]


def test_other_games_keep_their_views() -> None:
    three = trick_game("three")
    view = three.view(three.start(three.pack, 0), 1)
    assert with_dummy_seat(view) is view


@compiled
@pytest.mark.parametrize("dealer", [0, 1])
def test_playouts_share_out_all_points_with_the_dummy(dealer: int) -> None:
    for view in list(views_to_play(dealer))[::4]:
        seated = with_dummy_seat(view)
        rows = masks_of(Sampler(seated).draw(1, 20))
        won = sum(len(trick.cards) // 3 for trick in seated.tricks)
        points = Players(seated, HABITS).taken(rows, 1, playable(view)[0])
        left = [
            2 * (13 - won)
            + sum(R2.rules.points_of[card] for card in R2.pack if _is_in(row[:3], card))
            + R2.rules.points_in(seated.trick)
            for row in rows
        ]
        assert np.allclose(points[:, :3].sum(axis=1), left)


def _is_in(masks: Any, card: Card) -> bool:
    return any(int(mask) >> place_of(card) & 1 for mask in masks)


@compiled
def test_a_dummy_shows_no_void_and_costs_no_likelihood() -> None:
    view = with_dummy_seat(list(views_to_play(1))[-1])
    rows = masks_of(Sampler(view).draw(1, 50))
    assert not Players(view, HABITS).log_likelihoods(rows)[:, view.rules.dummy].any()


@compiled
def test_the_kernel_refuses_a_dummy_without_a_seat() -> None:
    view = next(views_to_play(0))
    with pytest.raises(ValueError, match="a dummy needs a seat"):
        Players(view, HABITS)
