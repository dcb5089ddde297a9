"""The decisions of a dataset are those of the deals that were played."""

from random import Random
from typing import Any

import numpy as np
import pytest

from rookery.arena.driver import play_deal
from rookery.bots import Limits
from rookery.bots.own import trusted_bot
from rookery.coding import ActionCoding, ObservationCoding, history
from rookery.core.match import Match
from rookery.dataset import Order, columns_of, decided


def played(order: Order, number: int) -> Match[Any]:
    """A deal of an order, played anew."""
    bots = [
        trusted_bot(name, Random(f"{order.seed}/{number}/seat {seat}"), order.limits)
        for seat, name in enumerate(order.seated())
    ]
    game = order.rules_of_play()
    return play_deal(Match.new(game), bots, Random(f"{order.seed}/{number}"))


@pytest.mark.parametrize("game", ["dixie", "five", "two", "tuxedo"])
def test_a_deal_can_be_played_again_from_its_rows(game: str) -> None:
    order = Order(game, ("random", "steady"), deals=2, seed=4, history=6)
    table = decided(order, range(2))
    rules = order.rules_of_play().rules
    actions, observations = ActionCoding(rules), ObservationCoding(rules)
    row = 0
    for number in range(2):
        whole = played(order, number)
        deal = whole.deals[0]
        match = Match.new(whole.game).deal(deal.deck, deal.dealer)
        while match.current and not match.game.needs_cut(match.current.state):
            state, seat = match.current.state, int(table["seat"][row])
            view = match.game.view(state, seat)
            choice, plies = actions.choice(view.legal), match.current.plies
            while choice.move is None:
                assert table["deal"][row] == number
                assert table["ply"][row] == len(plies)
                assert table["step"][row] == (0 if not choice.begun else table["step"][row - 1] + 1)
                assert bytes(table["mask"][row]) == choice.mask
                assert table["is_forced"][row] == (len(choice.codes) == 1)
                assert bytes(table["observation"][row]) == observations.observe(view, choice.begun)
                assert bytes(table["history"][row].ravel()) == history(actions, plies, seat, 6)
                points = deal.points or ()
                assert tuple(table["outcome"][row]) == points[seat:] + points[:seat]
                choice = choice.then(int(table["action"][row]))
                row += 1
            match = match.apply(seat, choice.move)
        assert match.deals[0].plies == deal.plies
    assert row == len(table["action"])


def test_a_deal_depends_on_nothing_but_its_number() -> None:
    order = Order("three", ("steady",), deals=9, seed=2)
    alone, among = decided(order, [3]), decided(order, range(5))
    for column in columns_of(order):
        part = among[column.name][among["deal"] == 3]
        assert np.array_equal(alone[column.name], part, equal_nan=column.name == "values")


def test_values_are_where_the_bot_said_what_it_expects() -> None:
    order = Order(
        "dixie", ("strong",), deals=1, seed=1, options={"seats": 4}, limits=Limits(nodes=1_000)
    )
    table = decided(order, [0])
    valued = ~np.isnan(table["values"])
    assert not (valued & (table["mask"] == 0)).any()
    told = valued.any(axis=1)
    assert np.count_nonzero(told) > len(table["action"]) / 3
    best = np.nanmax(table["values"][told], axis=1)
    chosen = table["values"][told, table["action"][told]]
    assert np.mean(best - chosen < 5) > 0.9


def test_no_deals_give_no_rows() -> None:
    table = decided(Order("tuxedo", ("random",), deals=1, options={"seats": 2}), [])
    assert {len(values) for values in table.values()} == {0}
    assert table["observation"].ndim == 2
