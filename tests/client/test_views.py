"""A view rebuilt from a server's message equals the view that the game gives, in every position."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from rookery.client.views import BadDeal, totals_before, view_of
from rookery.core.match import Match
from rookery.core.options import OptionValue
from rookery.games import GAMES
from rookery.server.updates.feed import Feed, Reader
from rookery.server.updates.wire import deal_view
from rookery.table import protocol as p
from rookery.table.authority import Authority
from rookery.table.table import Table, opened
from rookery.telling.spoken import Spoken
from rookery.testing.strategies import options
from tests.matches import random_match
from tests.table.tables import NAMES, opening

_read = msgspec.json.Decoder(p.AnyFromServer).decode


def table_of(game: str, chosen: dict[str, OptionValue], match: Match[Any]) -> Table:
    table = opened(opening(game, "p" * match.game.seats, options=chosen), 0.0)
    return table.with_changes(match=match, stage="over" if match.is_over else "playing")


def check(game: str, chosen: dict[str, OptionValue], rng: Random) -> None:
    """Play to a random point of a match, and compare everybody's rebuilt view with the game's."""
    rules: Any = GAMES[game].game(chosen)
    deals = rng.randrange(3)
    plies = rng.choice([rng.randrange(20), rng.randrange(150), None if deals else 1])
    match = random_match(rules, rng, deals=deals, plies=plies)
    table = table_of(game, chosen, match)
    feed = Feed(Authority(table, 0.0))
    for seat in (None, *range(rules.seats)):
        raw = feed.update(Reader(seat, history=True), 0.0)
        assert raw is not None
        update = _read(raw)
        assert isinstance(update, p.Update)
        assert update.table is not None
        assert update.deal is not None
        there = GAMES[update.table.game].game(update.table.options).rules
        before = totals_before(update.sheet, update.deal)
        view = view_of(update.deal, there, update.table.you, before)
        assert view == rules.view(match.deals[-1].state, seat)


@pytest.mark.parametrize("game", GAMES)
def test_views_are_rebuilt_under_any_house_rules(game: str) -> None:
    @settings(max_examples=12, deadline=None)
    @given(options(GAMES[game]), st.integers(0, 2**32))
    def one(chosen: dict[str, OptionValue], seed: int) -> None:
        check(game, chosen, Random(seed))

    one()


@pytest.mark.parametrize("name", ["dixie", "tuxedo"])
def test_without_the_history_there_is_no_view(name: str) -> None:
    game: Any = GAMES[name].game()
    state = game.start(game.pack, 0)
    deal = deal_view(game.view(state, 1), 1, Spoken(NAMES[: game.seats], 1))
    with pytest.raises(BadDeal, match="older than this client"):
        view_of(deal, game.rules, 1, state.totals)


@pytest.mark.parametrize("changes", [{"phase": "?"}, {"trump": "?"}])
def test_a_deal_of_a_later_version_is_refused(changes: dict[str, str]) -> None:
    game: Any = GAMES["dixie"].game()
    deal = deal_view(game.view(game.start(game.pack, 0), 1), 1, Spoken(NAMES[: game.seats], 1))
    later = structs.replace(deal, tricks=(), **changes)
    with pytest.raises(BadDeal, match="does not understand"):
        view_of(later, game.rules, 1, (0,) * 4)


def test_a_deal_of_another_kind_is_refused() -> None:
    game: Any = GAMES["tuxedo"].game()
    deal = deal_view(game.view(game.start(game.pack, 0), 1), 1, Spoken(NAMES[: game.seats], 1))
    with pytest.raises(BadDeal, match="another kind"):
        view_of(deal, GAMES["dixie"].rules, 1, (0,) * 4)
