"""The result of a match follows from its events up to the one that ended it."""

from random import Random
from typing import Any

import pytest
from msgspec import structs

from rookery.core.options import OptionValue
from rookery.games import preset
from rookery.records import cards_text, parse_cards
from rookery.server.database.store import Store
from rookery.server.history.counting import BOT, PERSON, MatchResult, result_of_history
from rookery.server.rebuilding import History
from rookery.statistics import of_deals
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.chairs import hash_of
from rookery.table.table import OVER
from tests.known import known
from tests.server.history.played import SHORT, Shelf, bidding_low, next_deal, to_the_end
from tests.table.tables import NAMES, Sitting, secret_of


def result(history: History) -> MatchResult:
    return known(result_of_history(history))


@pytest.fixture
def shelf(memory: Store) -> Shelf:
    return Shelf(memory)


@pytest.mark.parametrize(
    ("game", "chairs", "options"),
    [
        ("kentucky", "ppbb", SHORT),
        ("tuxedo", "ppp", {"target": 40}),
        ("five", "ppppp", {"target": 100, "floor": -100}),
    ],
)
def test_a_result_agrees_with_the_match(
    shelf: Shelf, game: str, chairs: str, options: dict[str, OptionValue]
) -> None:
    offered = {name: it for name, it in options.items() if name in preset(game).described}
    sitting = to_the_end(shelf.begun(chairs, game=game, options=offered, seed=4))
    found, match = result(sitting.log), sitting.table.match
    assert found.code == sitting.table.code and found.game == game
    assert found.deals == match.deals_played and not found.is_early
    assert [seat.points for seat in found.seats] == list(match.totals)
    assert {seat.seat for seat in found.seats if seat.has_won} == set(match.winners)
    assert [seat.facts.deals for seat in found.seats] == [len(match.deals)] * len(chairs)
    assert [seat.player for seat in found.seats] == [
        PERSON if letter == "p" else BOT for letter in chairs
    ]
    for seat, letter in enumerate(chairs):
        expected = hash_of(secret_of(seat)) if letter == "p" else ""
        assert found.seats[seat].secret_hash == expected
    moved = sitting.kept(ev.Moved)
    assert sum(seat.moves for seat in found.seats) == len(moved)
    assert found.began_at <= found.ended_at == sitting.log[-1][1]


def test_what_happens_after_the_end_does_not_change_the_result(shelf: Shelf) -> None:
    sitting = shelf.ended("ppbb")
    before = result(sitting.log)
    sitting.ask(1, p.Rename(id=sitting.new_id(), name="Somebody else"))
    sitting.ask(1, p.Leave(id=sitting.new_id()))
    assert sitting.kept(ev.Left)
    assert result(sitting.log) == before


def ended_in_the_second_deal(shelf: Shelf, plies: int) -> Sitting:
    sitting = shelf.begun("pbbb", options={}, seed=4)
    rng = Random(2)
    sitting.play(rng, choose=bidding_low)
    next_deal(sitting)
    sitting.play(rng, plies, bidding_low)
    assert isinstance(sitting.ask(0, p.End(id=sitting.new_id())), p.Done)
    return sitting


def test_a_match_that_was_ended_early_has_the_finished_deals_only(shelf: Shelf) -> None:
    sitting = ended_in_the_second_deal(shelf, 9)
    found = result(sitting.log)
    finished = [deal for deal in sitting.table.match.deals if deal.points is not None]
    assert found.is_early and sitting.table.stage == OVER
    assert len(finished) == len(sitting.table.match.deals) - 1
    assert [seat.facts.deals for seat in found.seats] == [len(finished)] * 4
    assert not any(seat.has_won for seat in found.seats)


def test_hidden_cards_of_an_unfinished_deal_never_enter_a_result(shelf: Shelf) -> None:
    """Two matches that differ only in cards nobody has seen have equal results."""
    sitting = ended_in_the_second_deal(shelf, 2)
    other = _swapped(sitting.log)
    assert other != sitting.log
    assert result(other) == result(sitting.log)


def _swapped(history: Any) -> list[Any]:
    """The events with two cards of the last deck exchanged; no card of it was played."""
    last = max(number for number, (event, _) in enumerate(history) if isinstance(event, ev.Dealt))
    dealt, at = history[last]
    deck = list(parse_cards(dealt.deck))
    deck[0], deck[1] = deck[1], deck[0]
    changed = structs.replace(dealt, deck=cards_text(deck))
    return [*history[:last], (changed, at), *history[last + 1 :]]


def test_whoever_takes_over_a_seat_has_only_the_deals_begun_since(shelf: Shelf) -> None:
    sitting = shelf.begun("ppbb", options={"target": 200}, seed=4)
    rng = Random(3)
    sitting.play(rng, choose=bidding_low)
    sitting.ask(1, p.Leave(id=sitting.new_id()))
    sit = p.Sit(id="sitting down in the seat of a bot", seat=1, name="Late")
    assert isinstance(sitting.ask(None, sit), p.Seated)
    sitting.arrive(1)
    to_the_end(sitting, 3)
    found, deals = result(sitting.log), of_deals(sitting.table.match)
    events = [type(event) for event, _ in sitting.log]
    since = events[: events.index(ev.Sat)].count(ev.Dealt)
    assert 0 < since < len(deals)
    assert found.seats[1].name == "Late"
    assert found.seats[1].facts.deals == len(deals) - since
    assert found.seats[0].facts.deals == len(deals)
    assert found.seats[1].moves < found.seats[0].moves


def test_tables_without_a_match_have_no_result(shelf: Shelf) -> None:
    assert result_of_history(shelf.begun("pbbb").log) is None
    practice = shelf.ended("pbbb").log
    opened, at = practice[0]
    assert isinstance(opened, ev.Opened)
    deal = next(event for event, _ in practice if isinstance(event, ev.Dealt))
    given = ev.Given(kind="replay", of="x", dealer=deal.dealer, deck=deal.deck)
    assert result_of_history([(structs.replace(opened, given=given), at), *practice[1:]]) is None


def test_boards_tell_the_kind_of_their_set(shelf: Shelf) -> None:
    history = shelf.ended("ppbb").log
    opened, at = history[0]
    assert isinstance(opened, ev.Opened)
    boards = ev.Boards(kind="day", of="2026-11-25", first=1, count=1)
    found = result([(structs.replace(opened, boards=boards), at), *history[1:]])
    assert (found.kind, found.set_of, found.is_early) == ("day", "2026-11-25", False)
    assert not any(seat.has_won for seat in found.seats)


def test_a_match_with_bots_that_call_calmly_is_casual(shelf: Shelf) -> None:
    for chairs, calls, kind in (
        ("pbb", "people", "match"),
        ("pbb", "calmly", "casual"),
        ("ppp", "calmly", "match"),
    ):
        history = shelf.ended(chairs, game="tuxedo", options={"target": 40}).log
        opened, at = history[0]
        assert isinstance(opened, ev.Opened)
        assert result([(structs.replace(opened, calls=calls), at), *history[1:]]).kind == kind


def test_the_same_rules_have_the_same_digest(shelf: Shelf) -> None:
    one, other = (result(shelf.ended("pbbb", seed=seed).log) for seed in (1, 2))
    longer = result(shelf.ended("pbbb", options={"target": 150}).log)
    assert one.digest == other.digest != longer.digest
    assert NAMES[0] == one.seats[0].name
