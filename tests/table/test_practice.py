"""Practice tables: a given deal, the moves made already, and the plies that bots are given."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from rookery.bots.registry import UnknownBot
from rookery.core.cards import CardSet, Seat
from rookery.core.match import Deal
from rookery.core.moves import CallOrange, Hold
from rookery.games import preset
from rookery.records import BadRecord, cards_text, move_text, parse_ply, ply_text, replay
from rookery.records.proof import verify
from rookery.server.updates.feed import Feed, Reader
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.authority import Authority
from rookery.table.folding import folded
from rookery.table.refusal import Refusal
from rookery.table.seating.practice import Practice, given_ply
from rookery.table.table import OVER, PLAYING
from rookery.testing.path import Path, follow
from rookery.testing.swap import shown_to, swapped
from tests.matches import EVERY_TABLE, random_match
from tests.table.tables import Sitting, entropy


def a_deal(game: str, seats: int, seed: int) -> tuple[dict[str, Any], Deal[Any]]:
    """A finished deal of random moves, with the options that its table needs."""
    chosen = preset(game)
    options = {"seats": seats} if len(chosen.by_seats) > 1 else {}
    return options, random_match(chosen.game(options), Random(seed), deals=1).deals[0]


def given(deal: Deal[Any] | Path, made: int, known: int | None = None) -> ev.Given:
    """A deal of a practice table, with the first `made` of its first `known` plies made."""
    plies = tuple(map(ply_text, deal.plies[: made if known is None else known]))
    deck = cards_text(deal.deck)
    return ev.Given(
        kind="replay", of="testgamesb/1/0", dealer=deal.dealer, deck=deck, plies=plies, made=made
    )


def practising(
    game: str, options: dict[str, Any], deal: ev.Given, seat: Seat, level: str = "steady"
) -> Sitting:
    """A practice table that has been opened."""
    wanted = Practice(game, options, deal, seat, level)
    opening, _ = wanted.opening("Ann", "instant", "testgamesa", entropy())
    sitting = Sitting(ev.decode(ev.encode(opening)))
    sitting.keep(sitting.authority.begun(sitting.clock()))
    sitting.arrive(seat)
    return sitting


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_a_deal_is_played_on_from_any_moment_and_is_rebuilt_from_its_log(
    game: str, seats: int
) -> None:
    options, deal = a_deal(game, seats, 1)
    rng = Random(2)
    for made in {0, rng.randrange(len(deal.plies)), len(deal.plies) - 1}:
        seat = rng.randrange(seats)
        sitting = practising(game, options, given(deal, made), seat)
        assert sitting.table.stage == PLAYING and sitting.table.clock == 0
        assert sitting.table.match.deals[0].plies == deal.plies[:made]
        assert [chair.is_person for chair in sitting.table.chairs].index(True) == seat
        assert sitting.table.host == seat
        sitting.play(rng)
        assert sitting.table.stage == OVER, "a practice table ends with its deal"
        at = sitting.clock()
        assert Authority.of_log(sitting.log, at).table == sitting.table == folded(sitting.log)
        record = sitting.table.record
        assert record.extra["practice"] == {"kind": "replay", "of": "testgamesb/1/0"}
        assert "shuffle" not in record.extra
        assert replay(record).deals[0].points == sitting.table.match.deals[0].points
        with pytest.raises(BadRecord, match="deck was given"):
            verify(record)


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_nobody_at_a_practice_table_is_shown_cards_that_are_hidden(game: str, seats: int) -> None:
    """Viewers are sent the same bytes if decks and plies differ only in cards they never saw."""
    options, deal = a_deal(game, seats, 3)
    rules = preset(game).game(options)
    rng = Random(4)
    swaps = 0
    for made in (0, len(deal.plies) // 3, 2 * len(deal.plies) // 3):
        path = follow(rules, deal.deck, deal.dealer, deal.plies[:made])
        for viewer in (None, *range(seats)):
            unseen = tuple(CardSet.of(rules.pack) - shown_to(path, viewer))
            tries = (rng.sample(unseen, 2) for _ in range(4 if len(unseen) > 1 else 0))
            others = (swapped(path, viewer, *pair) for pair in tries)
            for other in islice(filter(None, others), 1):
                swaps += 1
                seat = 0 if viewer is None else viewer
                assert shown(game, options, path, made, seat, viewer) == shown(
                    game, options, other, made, seat, viewer
                )
    assert swaps > seats


def shown(
    game: str, options: dict[str, Any], path: Path, made: int, seat: Seat, viewer: Seat | None
) -> tuple[bytes | None, str]:
    """What a viewer of a practice table is sent, and the table's `repr`."""
    sitting = practising(game, options, given(path, made), seat)
    update = Feed(sitting.authority).update(Reader(viewer, history=True), sitting.clock())
    return update, repr(sitting.table)


def test_bots_play_what_is_given_until_the_deal_goes_another_way() -> None:
    options, deal = a_deal("dixie", 4, 5)
    seat = deal.plies[-1][0]
    sitting = practising("dixie", options, given(deal, 2, len(deal.plies)), seat)
    while sitting.has_deal():
        at = len(sitting.table.match.deals[0].plies)
        planned = deal.plies[at]
        assert given_ply(sitting.table) == planned
        asked = sitting.authority.asked(sitting.clock())
        if planned[0] == seat:
            assert asked == ()
            sitting.move(*_told(planned))
            continue
        (only,) = asked
        assert (only.seat, only.move) == planned
        sitting.keep(sitting.authority.bot_move(only.seat, planned[1], sitting.clock()))
    assert sitting.table.match.deals[0].plies == deal.plies


def _told(ply: Any) -> tuple[Seat, str]:
    return ply[0], move_text(ply[1])


def test_another_move_of_the_person_ends_what_is_given_only_if_nothing_fits() -> None:
    options, deal = a_deal("three", 3, 6)
    first = deal.plies[0][0]
    other = "bid 125" if move_text(deal.plies[0][1]) != "bid 125" else "pass"
    by_person = practising("three", options, given(deal, 0, len(deal.plies)), first)
    by_person.move(first, other)
    follows = move_text(deal.plies[1][1])
    legal = [move_text(it) for it in by_person.authority.view((first + 1) % 3).legal]
    assert (given_ply(by_person.table) is not None) == (follows in legal)


def test_an_orange_that_is_given_waits_for_the_person() -> None:
    """No bot calls or moves while the given ply is the person's."""
    for seed in range(200):
        options, deal = a_deal("tuxedo", 2, seed)
        calls = [at for at, (_, move) in enumerate(deal.plies) if isinstance(move, CallOrange)]
        if calls:
            break
    seat = deal.plies[calls[0]][0]
    sitting = practising("tuxedo", options, given(deal, calls[0], len(deal.plies)), seat)
    assert sitting.authority.live.is_race
    assert sitting.authority.asked(sitting.clock()) == ()
    sitting.press(seat)
    sitting.wait(2)
    assert sitting.table.match.deals[0].plies[: calls[0] + 1] == deal.plies[: calls[0] + 1]
    assert not isinstance(deal.plies[calls[0]][1], Hold)


def test_a_practice_table_stays_private_and_keeps_what_it_began_with() -> None:
    options, deal = a_deal("dixie", 4, 7)
    made = next(at for at, (seat, _) in enumerate(deal.plies) if at > 4 and seat == 1)
    sitting = practising("dixie", options, given(deal, made), 1)
    assert sitting.table.locked and not sitting.table.listed
    for changes in ({"listed": True}, {"locked": False}):
        assert sitting.refused(1, p.Settings(id="s", **changes)) == "practice"  # type: ignore[arg-type]  # either is a flag
    assert sitting.refused(None, p.Sit(id="sit", seat=0, name="Bob")) == "locked"
    assert sitting.refused(1, p.Undo(id="undo")) == "not-undone"
    view = Feed(sitting.authority).table_view(1, sitting.clock())
    assert view.commitment == ""
    assert view.practice == p.PracticeView("replay", "testgamesb/1/0")
    assert sitting.table.shuffle.commitment not in repr(view)


def test_a_practice_table_is_refused_with_a_reason() -> None:
    options, deal = a_deal("three", 3, 8)
    for seat, level, error, code in (
        (3, "steady", Refusal, "bad-seat"),
        (0, "cheat", UnknownBot, "unknown-bot"),
    ):
        wanted = Practice("three", options, given(deal, 0), seat, level)
        with pytest.raises(error) as refused:
            wanted.opening("Ann", "instant", "testgamesa", entropy())
        assert refused.value.code == code
    assert parse_ply(given(deal, 1).plies[0]) == deal.plies[0]
