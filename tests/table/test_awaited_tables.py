"""Tables of a round of an evening: other tables wait for them, so they go on whoever is away."""

from random import Random

import pytest

from rookery.server.updates.feed import Feed, Reader
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.authority import Authority
from rookery.table.chairs import hash_of
from rookery.table.seating.boards import BoardTable, BotAt, Person
from rookery.table.table import OVER, PLAYING
from rookery.table.turns.idle import ANSWER_FOR, IDLE_FOR
from rookery.table.turns.live import AWAY_FOR, READY_FOR
from tests.table.tables import NAMES, Sitting, entropy, read, secret_of


def awaited(game: str = "kentucky", chairs: str = "pppp", kind: str = ev.EVENING) -> Sitting:
    """A round's table whose people are on their way; "a" in `chairs` is one without a phone."""
    who = tuple(
        BotAt("random")
        if letter == "b"
        else Person(NAMES[seat], hash_of(secret_of(seat)), is_absent=letter == "a")
        for seat, letter in enumerate(chairs)
    )
    boards = ev.Boards(kind=kind, of="an evening/1", first=1, count=2)
    options = {"seats": len(chairs)} if game == "tuxedo" else {}
    wanted = BoardTable(game, options, boards, who, "instant", 0)
    it = Sitting(wanted.opening(entropy(1)(32).hex(), "testgamesa", entropy(2)(32).hex()))
    it.keep(it.authority.begun(it.clock()))
    return it


def bots_play(it: Sitting, rng: Random) -> None:
    """Let time pass, and have the bots make random moves as long as they are asked for any."""
    for _ in range(2000):
        asked = it.authority.asked(it.clock())
        if not asked:
            return
        view = it.authority.view(asked[0].seat)
        move = asked[0].move or rng.choice(view.legal)
        it.keep(it.authority.bot_move(asked[0].seat, move, it.clock()))
        it.wait(5.0)
    raise AssertionError("the bots do not come to an end")


@pytest.mark.parametrize(("game", "chairs"), [("kentucky", "pppp"), ("tuxedo", "pbp")])
def test_a_table_to_which_nobody_comes_is_played_by_stand_ins(game: str, chairs: str) -> None:
    it = awaited(game, chairs)
    it.wait(AWAY_FOR - 1.0)
    assert not it.kept(ev.StoodIn)
    it.wait(1.0)
    assert [event.seat for event in it.kept(ev.StoodIn)] == [
        seat for seat, letter in enumerate(chairs) if letter == "p"
    ]
    bots_play(it, Random(1))
    assert it.table.stage == OVER
    assert all(deal.points is not None for deal in it.table.match.deals)
    assert len(it.table.match.deals) == 2


def test_for_people_without_phones_a_bot_bids_and_plays_at_once() -> None:
    it = awaited(chairs="aaaa")
    assert all(chair.is_stood_in for chair in it.table.chairs)
    assert [asked.move for asked in it.authority.asked(it.clock())] == [None]
    while it.table.stage != OVER:
        it.let_bots_move()
        it.wait(READY_FOR)
    assert not it.kept(ev.StoodIn)
    assert any(event.move.startswith("bid") for event in it.kept(ev.Moved))


def test_who_is_handed_a_phone_plays_and_without_it_has_a_bot_that_bids() -> None:
    it = awaited(chairs="abbb")
    hand = it.authority.hand_over
    it.keep(hand(0, hash_of("Ann's phone"), it.clock()))
    assert not it.table.chairs[0].is_absent
    it.arrive(0)
    assert not it.is_stood_in(0)
    it.keep(hand(0, hash_of("nobody's phone"), it.clock(), is_absent=True))
    assert it.is_stood_in(0)
    it.let_bots_move()
    it.wait(READY_FOR)
    assert it.table.stage == OVER or it.has_deal()
    assert Authority.of_log(it.log, it.clock()).table == it.table


def test_a_table_without_others_waiting_stands_still_while_nobody_is_there() -> None:
    it = awaited(kind="duplicate")
    it.wait(10 * AWAY_FOR)
    assert not it.kept(ev.StoodIn)
    assert it.table.stage == PLAYING


def test_who_leaves_last_is_stood_in_for_too() -> None:
    it = awaited(chairs="pbbb")
    it.arrive(0)
    it.wait(IDLE_FOR - 10.0)
    it.go_away(0)
    it.wait(AWAY_FOR)
    assert it.is_stood_in(0)


def test_one_person_among_bots_is_asked_whether_they_are_there() -> None:
    it = awaited(chairs="pbbb")
    it.arrive(0)
    it.let_bots_move()
    it.wait(IDLE_FOR + ANSWER_FOR)
    assert it.is_stood_in(0)


def test_the_next_board_begins_without_those_who_do_not_look_at_the_score() -> None:
    it = awaited()
    it.arrive(0, 1, 2, 3)
    it.play(Random(3))
    assert it.table.match.current is None
    it.wait(READY_FOR)
    assert it.has_deal()


def test_a_table_rebuilt_from_its_log_goes_on() -> None:
    it = awaited()
    it.wait(AWAY_FOR)
    again = Authority.of_log(it.log, it.clock() + 100.0)
    assert again.table == it.table
    assert len(again.asked(it.clock() + 100.0)) > 0


def test_an_evening_ends_a_table_and_releases_a_seat() -> None:
    it = awaited()
    it.arrive(0, 1)
    it.keep(it.authority.release(1, it.clock()))
    assert it.table.chairs[1].kind == "bot"
    assert not it.authority.release(1, it.clock()).happenings
    it.keep(it.authority.end(it.clock()))
    assert it.table.stage == OVER
    assert not it.authority.end(it.clock()).happenings
    assert not it.authority.release(0, it.clock()).happenings


def test_a_table_that_is_held_finishes_its_deal_and_waits_for_the_evening() -> None:
    it = awaited(chairs="bbbb")
    it.keep(it.authority.pause(it.clock(), is_held=True))
    rng = Random(3)
    bots_play(it, rng)
    assert [deal.points is not None for deal in it.table.match.deals] == [True]
    assert it.authority.wake_at(it.clock()) is None
    it.wait(100 * READY_FOR)
    assert len(it.table.match.deals) == 1
    again = Authority.of_log(it.log, it.clock())
    assert again.table.is_held
    assert again.wake_at(it.clock()) is None
    assert it.authority.pause(it.clock(), is_held=True).happenings == ()
    it.keep(it.authority.pause(it.clock(), is_held=False))
    it.wait(1.0)
    bots_play(it, rng)
    assert it.table.stage == OVER
    assert it.authority.pause(it.clock(), is_held=True).happenings == ()


def test_after_a_pause_everybody_is_waited_for_anew() -> None:
    it = awaited(chairs="pbbb")
    it.arrive(0)
    it.keep(it.authority.pause(it.clock(), is_held=True))
    it.go_away(0)
    it.wait(AWAY_FOR)
    bots_play(it, Random(4))
    it.arrive(0)
    assert not it.has_deal()
    it.send(0, p.Ready(id="early"))
    assert len(it.table.match.deals) == 1
    it.keep(it.authority.pause(it.clock(), is_held=False))
    it.wait(READY_FOR - 1.0)
    assert len(it.table.match.deals) == 1
    it.wait(1.0)
    assert len(it.table.match.deals) == 2


def test_whoever_looks_is_shown_that_a_table_is_held_and_that_it_goes_on() -> None:
    it = awaited(chairs="pbbb")
    it.arrive(0)
    feed, reader = Feed(it.authority), Reader(0)
    feed.update(reader, it.clock())
    for is_held in (True, False):
        before = len(it.happenings)
        it.keep(it.authority.pause(it.clock(), is_held=is_held))
        feed.follow(it.happenings[before:])
        message = feed.update(reader, it.clock())
        assert message is not None
        update = read(message)
        assert isinstance(update, p.Update)
        assert update.table is not None
        assert update.table.is_held is is_held
