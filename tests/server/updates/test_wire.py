"""What views on the wire add to a view; `tests/client/test_views.py` rebuilds views from them."""

from random import Random
from typing import Any

import msgspec
import pytest

from rookery.core.cards import Seat
from rookery.games import GAMES
from rookery.records import card_text, parse_card
from rookery.server.updates.wire import deal_history, deal_view, open_hands, open_nest, sheet_view
from rookery.table import protocol as p
from rookery.telling.spoken import Spoken
from rookery.telling.wording import Words
from rookery.testing import random_path
from tests.matches import FEW_TABLES, random_match
from tests.table.tables import NAMES
from tests.tables import bidding, play, table, trick_game, tuxedo
from tests.tables import deal as deal_cards

TRICK_TABLES = [table for table in FEW_TABLES if table.values[0] != "tuxedo"]
FISHING_TABLES = [table for table in FEW_TABLES if table.values[0] == "tuxedo"]


def shown(game: Any, state: Any, viewer: Seat | None) -> tuple[Any, Any]:
    """A view, and the deal that is sent for it."""
    view = game.view(state, viewer)
    return view, deal_view(view, 3, Spoken(NAMES[: game.seats], viewer))


def texts(cards: Any) -> list[str]:
    return [card_text(card) for card in cards]


@pytest.mark.parametrize(("name", "seats"), TRICK_TABLES)
def test_a_deal_of_a_trick_game_is_sent_as_in_its_view(name: str, seats: int) -> None:
    game = GAMES[name].game({"seats": seats})
    for state in random_path(game, Random(seats)).states:
        for viewer in (None, *range(seats)):
            view, deal = shown(game, state, viewer)
            assert isinstance(deal, p.TrickDeal)
            assert deal.number == 3
            assert list(deal.hand) == texts(sorted(view.hand))
            assert deal.partner == (view.partners[0] if view.partners else None)
            assert deal.called == (deal.all_called[0] if view.called else None)
            assert deal.nest == (None if view.nest is None else tuple(texts(sorted(view.nest))))
            if deal.phase == "bury":
                assert deal.to_bury + deal.buried_size == view.rules.nest_size
            else:
                assert deal.to_bury == 0
            _check_tricks(view, deal)


def _check_tricks(view: Any, deal: p.TrickDeal) -> None:
    is_won = view.rules.nest_is_a_trick and view.rules.nest_to == "last_trick"
    of_nest = deal.phase in ("cut", "over") and is_won and bool(view.tricks)
    lost = deal.tricks_lost if isinstance(deal.tricks_lost, int) else 0
    assert sum(deal.tricks_won) + lost == len(view.tricks) + of_nest
    if deal.trick is not None:
        order = view.rules.orders[view.trump]
        winning = view.players[order.winner(view.trick)] if view.trick else None
        assert deal.trick.winner is None
        assert deal.trick.winning == winning
    if deal.last_trick is not None:
        last = view.tricks[-1]
        assert (deal.last_trick.leader, deal.last_trick.winner) == (last.leader, last.winner)
        worth = sum(view.rules.points_of[card] for card in last.cards)
        assert deal.last_trick.points >= worth
    assert (deal.last_trick is None) == (not view.tricks)


@pytest.mark.parametrize(("name", "seats"), FISHING_TABLES)
def test_a_deal_of_tuxedo_is_sent_as_in_its_view(name: str, seats: int) -> None:
    game = GAMES[name].game({"seats": seats})
    for state in random_path(game, Random(seats)).states[::2]:
        for viewer in (None, *range(seats)):
            view, deal = shown(game, state, viewer)
            assert isinstance(deal, p.FishingDeal)
            assert deal.phase == ("play" if view.actors else "over")
            assert list(deal.hand) == texts(sorted(view.hand))
            assert len(deal.brings) == len(deal.legal)
            for move, brings in zip(deal.legal, deal.brings, strict=True):
                assert bool(brings) == move.startswith("take ")
            for pile in deal.centre:
                assert pile.value == sum(parse_card(card).rank for card in pile.cards)
            assert [haul.cards for haul in deal.hauls] == [len(haul.cards) for haul in view.hauls]


@pytest.mark.parametrize(("name", "seats"), FEW_TABLES)
def test_the_sheet_adds_up(name: str, seats: int) -> None:
    game = GAMES[name].game({"seats": seats})
    match = random_match(game, Random(seats), deals=3, plies=5)
    sheet = sheet_view(match, Words(NAMES[:seats], None))
    scored = [deal for deal in match.deals if deal.points is not None]
    assert [row.points for row in sheet.rows] == [deal.points for deal in scored]
    assert [row.deal for row in sheet.rows] == list(range(1, len(scored) + 1))
    assert [row.dealer for row in sheet.rows] == [deal.dealer for deal in scored]
    assert sheet.rows[-1].totals == sheet.totals == match.totals
    assert sheet.winners == match.winners
    rules: Any = GAMES[name].by_seats[seats]
    assert sheet.target == rules.target
    for row, deal in zip(sheet.rows, scored, strict=True):
        bidder = getattr(deal.state, "bidder", None)
        assert row.bidder == bidder
        assert (row.took is None) == (bidder is None)
        assert (row.made is None) == (bidder is None)
        assert row.bidder not in row.partners
        assert row.told
        if bidder is None and not row.sides:
            assert not any(row.points)  # thrown in
            continue
        assert sorted(seat for side in row.sides for seat in side.seats) == list(range(seats))
        for side in row.sides:
            assert {row.points[seat] for seat in side.seats} == {side.points}
            if bidder in side.seats:
                assert sum(side.sources.values()) == row.took
            else:
                assert sum(side.sources.values()) == side.points


def test_the_sheet_speaks_to_its_reader() -> None:
    """The bidder is "You" on the bidder's own sheet, and a name on all others."""
    match = random_match(GAMES["dixie"].game(), Random(4), deals=1, plies=0)
    row = sheet_view(match, Words(NAMES[:4], None)).rows[0]
    assert row.bidder is not None
    (partner,) = row.partners
    assert row.told.startswith(f"{NAMES[row.bidder]} and {NAMES[partner]} bid ")
    own = sheet_view(match, Words(NAMES[:4], row.bidder)).rows[0].told
    assert own.startswith(f"You and {NAMES[partner]} bid ")
    partners = sheet_view(match, Words(NAMES[:4], partner)).rows[0].told
    assert partners.startswith(f"{NAMES[row.bidder]} and you bid ")


@pytest.mark.parametrize("name", ["tuxedo", "dixie"])
def test_open_cards_are_all_of_them(name: str) -> None:
    game = GAMES[name].game()
    state = random_path(game, Random(1)).states[0]
    hands, rest = open_hands(state), open_nest(state)
    centre = [card for pile in getattr(state, "centre", ()) for card in texts(pile.cards)]
    together = [card for hand in hands for card in hand] + list(rest) + centre
    assert sorted(together) == sorted(texts(game.pack))


def test_FO_7_of_the_counters_that_may_be_buried_one_is_enough() -> None:
    game = trick_game("red-one")
    state = deal_cards(game, ["Y6-14"], nest="Y5 B14 B10 B5 B6 B7")
    state = play(game, state, *bidding(game, 0, 75), "0 trump yellow")
    assert shown(game, state, 0)[1].bury_one_of == ("B5", "B10", "Y5", "Y10")
    assert shown(game, state, 1)[1].bury_one_of is msgspec.UNSET
    assert b"bury_one_of" not in msgspec.json.encode(shown(game, state, None)[1])
    after = shown(game, play(game, state, "0 bury B10"), 0)[1]
    assert after.bury_one_of is msgspec.UNSET
    assert "bury B5" not in after.legal


def test_TX_20_totals_so_far_are_sent_where_they_can_win() -> None:
    state = table(["B5 B1", "G1"], "R5 G14", totals=(70, 10))
    for win_at, expected in {"deal": [msgspec.UNSET] * 2, "at_once": [80, 10]}.items():
        game = tuxedo(seats=2, win_at=win_at)
        _, deal = shown(game, play(game, state, "0 take B5 R5"), None)
        assert [haul.total for haul in deal.hauls] == expected
        assert (b"total" in msgspec.json.encode(deal)) == (win_at == "at_once")


def test_TX_11_who_owes_a_build_is_sent_and_what_leaving_one_has_shown() -> None:
    game = tuxedo(seats=2, builder_must_take=True, trail="free")
    state = table(["R9 R5 R13", "B3 B12"], "G4 Y14")
    built = play(game, state, "0 build R5 on G4")
    assert [pile.owed_by for pile in shown(game, built, 1)[1].centre] == [(0,), msgspec.UNSET]
    left = play(game, built, "1 build B3 on [G4+R5]", "0 trail R13")
    view, deal = shown(game, left, 1)
    assert [pile.owed_by for pile in deal.centre][:2] == [(1,), msgspec.UNSET]
    assert [it.apart for it in deal_history(view)["shown"]] == [(12,), msgspec.UNSET]
