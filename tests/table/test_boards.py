"""Tables with boards: every table gets the same problem, and nothing can change it."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.bots.registry import UnknownBot
from rookery.core.boards import dealer_of_board, shuffle_of_set
from rookery.core.moves import Ply
from rookery.games import preset
from rookery.records import BadRecord, MatchRecord, move_text, read_match, replay, write_match
from rookery.records.boards import Boards, boards_of
from rookery.records.proof import proof_of, verify
from rookery.server.updates.wire import sheet_view
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.authority import Authority
from rookery.table.chairs import hash_of
from rookery.table.folding import folded
from rookery.table.refusal import Refusal
from rookery.table.seating.boards import BoardTable, BotAt, Person, bot_seed
from rookery.table.table import PLAYING
from rookery.telling.wording import Words
from tests.matches import EVERY_TABLE
from tests.table.tables import NAMES, Sitting, entropy, secret_of

SECRET = entropy(9)(32)
"""The secret of these tests' deck set."""


def boards(first: int = 1, count: int = 2) -> ev.Boards:
    return ev.Boards(kind="duplicate", of="a set", first=first, count=count)


def opening(
    game: str, seats: int, chairs: str = "", *, first: int = 1, count: int = 2, key: int = 1
) -> ev.Opened:
    """The opening of a table with boards; `chairs` has p or b for each seat, all p if empty."""
    options = {"seats": seats} if len(preset(game).by_seats) > 1 else {}
    who = tuple(
        Person(NAMES[seat], hash_of(secret_of(seat))) if letter == "p" else BotAt("steady")
        for seat, letter in enumerate(chairs or "p" * seats)
    )
    wanted = BoardTable(game, options, boards(first, count), who, "instant", 0)
    return wanted.opening(SECRET.hex(), f"testgames{'abcdef'[key]}", entropy(key)(32).hex())


def sitting(opened: ev.Opened) -> Sitting:
    """A table that has been opened, with everybody here."""
    it = Sitting(ev.decode(ev.encode(opened)))
    it.keep(it.authority.begun(it.clock()))
    for seat, chair in enumerate(it.table.chairs):
        if chair.is_person:
            it.arrive(seat)
    return it


def play_all(it: Sitting, rng: Random) -> None:
    while it.table.stage == PLAYING:
        it.play(rng)
        for seat in range(len(it.table.chairs)):
            it.send(seat, p.Ready(id=it.new_id()))


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_a_board_is_the_same_problem_at_every_table(game: str, seats: int) -> None:
    """Two tables get the same decks and dealers at totals of 0, early or late in their match."""
    one, other = (
        sitting(opening(game, seats, count=3)),
        sitting(opening(game, seats, first=2, key=2)),
    )
    play_all(one, Random(1))
    play_all(other, Random(2))
    shuffle = shuffle_of_set(SECRET)
    for number, deal in enumerate(one.table.match.deals):
        assert deal.deck == shuffle.deck(one.table.match.game.pack, number)
        assert deal.dealer == dealer_of_board(number + 1, seats)
    match = one.table.match
    for number in range(2):
        assert match.state_before(number + 1, 0) == other.table.match.state_before(number, 0)
    assert len(match.deals) == 3 and match.is_over and match.winners == ()
    points = [deal.points for deal in match.deals if deal.points is not None]
    assert match.totals == tuple(map(sum, zip(*points, strict=True)))
    sheet = sheet_view(match, Words(one.table.names, None))
    assert [row.totals for row in sheet.rows][-1] == sheet.totals == match.totals
    assert sheet.ending == "3 boards, each scored by itself"
    assert Authority.of_log(one.log, one.clock()).table == one.table == folded(one.log)


@pytest.mark.parametrize(("game", "seats"), [("dixie", 4), ("tuxedo", 2)])
def test_a_record_says_which_boards_it_has_and_is_proven_once_the_secret_is_known(
    game: str, seats: int
) -> None:
    it = sitting(opening(game, seats, first=7, count=2))
    play_all(it, Random(3))
    record = it.table.record
    assert SECRET.hex() not in write_match(record), "the set may still be played elsewhere"
    shuffle = shuffle_of_set(SECRET)
    assert boards_of(record) == Boards("duplicate", "a set", 7, 2, shuffle.commitment)
    assert replay(read_match(write_match(record))).deals == it.table.match.deals
    assert fault(record) == "sealed"
    proven = replace(record, extra={**record.extra, **proof_of(shuffle)})
    proof = verify(read_match(write_match(proven)))
    assert proof.boards == boards_of(record) and proof.deals == 2
    first = record.extra["boards"]
    assert fault(with_boards(proven, {**first, "first": 8})) == "wrong-shuffle"
    assert fault(with_boards(proven, {**first, "commitment": "0" * 64})) == "wrong-commitment"
    assert fault(with_boards(proven, {**first, "count": 1})) == "match-over"
    assert fault(with_boards(proven, None)) == "bad-proof"
    for name, value in (("count", 0), ("first", True), ("of", None), ("commitment", "x")):
        assert fault(with_boards(proven, {**first, name: value})) == "bad-form"


def with_boards(record: MatchRecord, fields: Mapping[str, Any] | None) -> MatchRecord:
    return replace(record, extra={**record.extra, "boards": fields})


def fault(record: MatchRecord) -> str:
    """The code of the first fault of a record's proof."""
    with pytest.raises(BadRecord) as refused:
        verify(record)
    return str(refused.value.code)


def test_what_would_change_the_comparison_is_refused() -> None:
    it = sitting(opening("dixie", 4, "pbpb"))
    for seat, command, code in (
        (0, p.SetBot(id="1", seat=1, level="easy"), "compared"),
        (0, p.Release(id="2", seat=2), "compared"),
        (0, p.Settings(id="3", listed=True), "compared"),
        (0, p.Settings(id="4", locked=False), "compared"),
        (0, p.Settings(id="5", clock=20), "compared"),
        (0, p.End(id="6"), "compared"),
        (0, p.Restart(id="7"), "compared"),
        (None, p.Sit(id="a", seat=1, name="Zoe"), "locked"),
        (0, p.Contribute(id="b", value="c0ffee"), "wrong-stage"),
        (0, p.ChangeSeat(id="c", seat=1), "wrong-stage"),
        (0, p.Rules(id="d", options={"seats": 4}), "wrong-stage"),
    ):
        assert it.refused(seat, command) == code


@pytest.mark.parametrize(("chairs", "asks"), [("pbbb", False), ("pbpb", True)])
def test_a_move_is_taken_back_only_where_somebody_could_refuse(chairs: str, asks: bool) -> None:
    """Bots always agree, so a person alone with them could try a bid and take it back."""
    it = sitting(opening("dixie", 4, chairs, first=4))  # seat 3 deals, so seat 0 bids first
    it.move(0, "bid 100")
    it.send(0, p.Undo(id="u"))
    (answer,) = it.answers(0, "u")
    assert (isinstance(answer, p.Refused) and answer.code == "not-undone") is not asks
    assert (it.table.proposal is not None) is asks


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**32), st.data())
def test_bots_meet_the_same_cards_with_the_same_random_numbers(
    seed: int, data: st.DataObject
) -> None:
    """Seeds are equal at two tables as long as the same moves were made, and differ afterwards."""
    one, other = sitting(opening("dixie", 4)), sitting(opening("dixie", 4, key=2))
    rng = Random(seed)
    for _ in range(data.draw(st.integers(0, 30))):
        seat, move = a_ply(one, rng)
        for it in (one, other):
            it.move(seat, move_text(move))
    seeds = [bot_seed(one.table, seat) for seat in range(4)]
    assert seeds == [bot_seed(other.table, seat) for seat in range(4)]
    assert len(set(seeds)) == 4 and None not in seeds
    seat, move = a_ply(one, rng)
    one.move(seat, move_text(move))
    assert one.table.match.current is None or bot_seed(one.table, 0) != seeds[0]


def a_ply(it: Sitting, rng: Random) -> Ply:
    game = it.table.match.game
    seat = game.actors(it.state)[0]
    legal = [m for m in game.legal(it.state, seat) if str(m) != "Pass()"] or game.legal(
        it.state, seat
    )
    return seat, rng.choice(legal)


def test_a_bot_has_the_name_that_it_is_given_unless_somebody_else_has_it() -> None:
    who = (Person("Bot 1", hash_of(secret_of(0))), BotAt("steady", "Bot 1"), BotAt("steady"))
    wanted = BoardTable("three", {}, boards(), who)
    chairs = wanted.opening(SECRET.hex(), "testgamesa", entropy()(32).hex()).chairs
    assert [chair.name for chair in chairs[:2]] == ["Bot 1", "Bot 1 2"]
    assert len({chair.name for chair in chairs}) == 3


def test_bad_boards_and_seats_are_refused() -> None:
    who = (BotAt("steady"),) * 4
    for wanted in (
        BoardTable("dixie", {"seats": 4}, boards(), who[:3]),
        BoardTable("dixie", {"seats": 4}, boards(first=0), who),
        BoardTable("dixie", {"seats": 4}, boards(count=0), who),
    ):
        with pytest.raises(Refusal):
            wanted.opening(SECRET.hex(), "testgamesa", entropy()(32).hex())
    with pytest.raises(UnknownBot):
        BoardTable("dixie", {"seats": 4}, boards(), (*who[:3], BotAt("nobody"))).opening(
            SECRET.hex(), "testgamesa", entropy()(32).hex()
        )
