"""Every command of a table: its effects, its refusals, and what follows by the clock."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rookery.bots.levels import BEST
from rookery.core.cards import Seat
from rookery.records import move_text
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.authority import Authority
from rookery.table.chairs import hash_of
from rookery.table.refusal import Refusal
from rookery.table.steps import Caller
from rookery.table.table import OVER, PLAYING
from rookery.table.turns.live import AWAY_FOR, READY_FOR
from rookery.table.words.phrases import PHRASES
from tests.table import tables
from tests.table.tables import NAMES, Sitting, opening, secret_of, shuffling

SECRET_ID = "5f0c7a31d2e94b68aa10c3d4"
"""An id as a page makes it: nobody else can guess it."""


def lobby(chairs: str = "ppob") -> Sitting:
    """A table whose match has not begun."""
    return Sitting(opening("tuxedo", chairs), deals=shuffling(1))


def playing(chairs: str = "ppb", game: str = "tuxedo", **changes: Any) -> Sitting:
    """A table whose match has begun, with everybody there."""
    return tables.playing(game, chairs, **changes)


def between_deals(chairs: str = "pp") -> Sitting:
    """A table whose first deal is over."""
    sitting = playing(chairs)
    sitting.play(Random(1))
    assert sitting.table.stage == PLAYING
    return sitting


def over(chairs: str = "pp") -> Sitting:
    """A table whose match is over."""
    sitting = playing(chairs, options={"target": 1})
    sitting.play(Random(1))
    assert sitting.table.stage == OVER
    return sitting


def legal(sitting: Sitting) -> tuple[Seat, str]:
    """The seat to move, and a legal move."""
    seat = sitting.turn
    return seat, move_text(sitting.authority.view(seat).legal[0])


# Sitting down


def sit(seat: Seat, name: str = "Gil", command: str = SECRET_ID) -> p.Sit:
    return p.Sit(id=command, seat=seat, name=name)


def seated(sitting: Sitting, command: p.Sit) -> str:
    """Sit down, and return the secret of the seat."""
    answer = sitting.ask(None, command)
    assert isinstance(answer, p.Seated), answer
    assert answer.seat == command.seat
    return answer.secret


@pytest.mark.parametrize("seat", [2, 3])
def test_whoever_sits_down_has_the_seat_by_a_secret(seat: Seat) -> None:
    sitting = lobby()
    secret = seated(sitting, sit(seat))
    chair = sitting.table.chairs[seat]
    assert (chair.kind, chair.name) == ("person", "Gil")
    assert len(secret) == 48
    assert sitting.table.seat_of(secret) == seat
    assert sitting.kept(ev.Sat)[0].secret_hash == hash_of(secret)
    assert secret not in repr(sitting.log)


@pytest.mark.parametrize(
    ("sitting", "seat", "code"),
    [
        (lobby, 0, "taken"),
        (lobby, 5, "bad-seat"),
        (lambda: playing("pp"), 1, "taken"),
        (lambda: over("pp"), 1, "over"),
    ],
)
def test_a_seat_that_cannot_be_had(sitting: Callable[[], Sitting], seat: Seat, code: str) -> None:
    assert sitting().refused(None, sit(seat)) == code


def test_nobody_sits_down_at_a_locked_table() -> None:
    sitting = lobby()
    sitting.ask(0, p.Settings(id="1", locked=True))
    assert sitting.refused(None, sit(2)) == "locked"
    sitting.ask(0, p.Settings(id="2", locked=False))
    seated(sitting, sit(2))


def test_people_have_names_that_can_be_seen_and_told_apart() -> None:
    sitting = lobby()
    assert sitting.refused(None, sit(2, "\u200b \u202e")) == "bad-name"
    seated(sitting, sit(2, "ann"))
    assert sitting.table.chairs[2].name == "ann 2"


def test_sitting_down_again_by_one_command_is_answered_with_the_same_secret() -> None:
    sitting = lobby()
    secret = seated(sitting, sit(2))
    version = sitting.table.version
    assert seated(sitting, sit(2)) == secret
    assert sitting.table.version == version
    sitting.authority = Authority.of_log(sitting.log, sitting.clock())
    assert seated(sitting, sit(2)) == secret


def test_an_id_that_others_may_guess_does_not_tell_the_secret_again() -> None:
    sitting = lobby()
    seated(sitting, sit(2, command="1"))
    assert sitting.refused(None, sit(2, command="1")) == "taken"


def test_an_id_that_has_acted_opens_no_seat_but_another_that_is_open() -> None:
    sitting = lobby()
    first = seated(sitting, sit(2))
    assert sitting.refused(None, sit(0)) == sitting.refused(None, sit(1)) == "taken"
    assert sitting.refused(0, sit(2)) == sitting.refused(0, sit(3)) == "seated"
    second = seated(sitting, sit(3))
    assert first != second
    assert (sitting.table.seat_of(first), sitting.table.seat_of(second)) == (2, 3)


def test_a_secret_is_void_for_ever_even_if_the_next_owner_uses_the_same_id() -> None:
    sitting = lobby()
    first = seated(sitting, sit(2))
    sitting.ask(2, p.Leave(id="away"))
    assert sitting.table.chairs[2].kind == "open"
    assert sitting.table.seat_of(first) is None
    second = seated(sitting, sit(2, "Hal"))
    assert second != first
    assert sitting.table.seat_of(first) is None
    assert sitting.table.seat_of(second) == 2
    assert seated(sitting, sit(2, "Hal")) == second


# Names, words and contributions


def test_a_person_may_change_the_name() -> None:
    sitting = lobby()
    assert isinstance(sitting.ask(1, p.Rename(id="1", name=" Bo\tPeep ")), p.Done)
    assert sitting.table.names[1] == "Bo Peep"
    sitting.ask(1, p.Rename(id="2", name="Ann"))
    assert sitting.table.names[1] == "Ann 2"
    sitting.ask(1, p.Rename(id="3", name="Ann 2"))
    assert sitting.table.names[1] == "Ann 2"
    assert sitting.refused(1, p.Rename(id="4", name="bot:steady")) == "bad-name"


def test_the_ready_phrases_are_said_by_their_numbers() -> None:
    sitting = lobby()
    assert isinstance(sitting.ask(1, p.Say(id="1", phrase=0)), p.Done)
    assert sitting.kept(ev.Said) == [ev.Said(seat=1, phrase=0, command="1:1")]
    assert sitting.refused(1, p.Say(id="2", phrase=len(PHRASES))) == "bad-phrase"


def test_each_seat_gives_its_part_of_the_shuffle_once_and_before_the_start() -> None:
    sitting = lobby("ppp")
    assert isinstance(sitting.ask(1, p.Contribute(id="1", value="c0ffee")), p.Done)
    assert sitting.table.shuffle.contributions == ("", "c0ffee", "")
    assert sitting.refused(1, p.Contribute(id="2", value="00")) == "contributed"
    sitting.start()
    assert sitting.refused(2, p.Contribute(id="3", value="00")) == "wrong-stage"
    sitting.ask(1, p.Leave(id="4"))
    assert sitting.table.shuffle.contributions == ("", "c0ffee", "")
    seated(sitting, sit(1))
    assert sitting.table.shuffle.contributions == ("", "c0ffee", "")


# The host


HOSTS_COMMANDS: list[p.AnyCommand] = [
    p.Start(id="1"),
    p.SetBot(id="1", seat=2, level="random"),
    p.OpenSeat(id="1", seat=3),
    p.Release(id="1", seat=1),
    p.Settings(id="1", locked=True),
]


@pytest.mark.parametrize("command", HOSTS_COMMANDS, ids=lambda it: type(it).__name__)
def test_only_the_host_may(command: p.AnyCommand) -> None:
    sitting = lobby()
    assert sitting.refused(1, command) == "not-host"
    assert sitting.refused(None, command) == "no-seat"
    assert isinstance(sitting.ask(0, command), p.Done)
    assert sitting.table.version == (3 if isinstance(command, p.Start) else 2)


def test_the_match_begins_once_and_is_dealt_at_once() -> None:
    sitting = lobby("poob")
    sitting.start()
    assert sitting.table.stage == PLAYING
    assert [chair.kind for chair in sitting.table.chairs] == ["person", "bot", "bot", "bot"]
    assert len(set(sitting.table.names)) == 4
    assert len(sitting.table.match.deals) == 1
    assert sitting.refused(0, p.Start(id="again")) == "wrong-stage"


def test_a_seat_without_a_person_gets_a_bot_of_any_level() -> None:
    sitting = lobby()
    sitting.ask(0, p.SetBot(id="1", seat=2, level="random"))
    assert (sitting.table.chairs[2].kind, sitting.table.chairs[2].level) == ("bot", "random")
    name = sitting.table.names[3]
    sitting.ask(0, p.SetBot(id="2", seat=3, level="random"))
    assert (sitting.table.names[3], sitting.table.chairs[3].level) == (name, "random")
    assert sitting.refused(0, p.SetBot(id="3", seat=2, level="divine")) == "unknown-bot"
    assert sitting.refused(0, p.SetBot(id="4", seat=1, level="random")) == "taken"
    assert sitting.refused(0, p.SetBot(id="5", seat=4, level="random")) == "bad-seat"


def test_a_bot_makes_room_before_the_start_only() -> None:
    sitting = lobby()
    assert isinstance(sitting.ask(0, p.OpenSeat(id="1", seat=3)), p.Done)
    assert sitting.table.chairs[3].kind == "open"
    assert sitting.refused(0, p.OpenSeat(id="2", seat=1)) == "taken"
    sitting.start()
    assert sitting.refused(0, p.OpenSeat(id="3", seat=2)) == "wrong-stage"


def test_a_released_seat_is_open_before_the_start_and_a_bots_after_it() -> None:
    sitting = lobby("ppp")
    assert isinstance(sitting.ask(0, p.Release(id="1", seat=1)), p.Done)
    assert sitting.table.chairs[1].kind == "open"
    sitting.start()
    sitting.ask(0, p.Release(id="2", seat=2))
    assert sitting.table.chairs[2].kind == "bot"
    assert sitting.table.seat_of(secret_of(2)) is None


@pytest.mark.parametrize(
    ("seat", "code"), [(0, "not-released"), (2, "not-released"), (3, "bad-seat")]
)
def test_only_another_persons_seat_can_be_released(seat: Seat, code: str) -> None:
    assert playing("ppb").refused(0, p.Release(id="1", seat=seat)) == code


def test_settings_change_what_is_given() -> None:
    sitting = lobby()
    before = sitting.table
    sitting.ask(0, p.Settings(id="1", listed=True, pace="slow"))
    table = sitting.table
    assert (table.listed, table.pace) == (True, "slow")
    assert (table.locked, table.clock) == (before.locked, before.clock)
    sitting.ask(0, p.Settings(id="2", clock=45, listed=False))
    assert (sitting.table.listed, sitting.table.pace, sitting.table.clock) == (False, "slow", 45)


def test_a_match_that_began_like_people_keeps_its_bots_calls() -> None:
    """Otherwise a player who is losing could make the match an unrated one."""
    sitting = lobby("pp")
    sitting.ask(0, p.Settings(id="1", calls="people"))
    sitting.start()
    assert sitting.refused(0, p.Settings(id="2", calls="calmly")) == "rated-calls"
    casual = lobby("pp")
    casual.ask(0, p.Settings(id="1", calls="quickly"))
    casual.start()
    for calls in ("calmly", "people", "quickly"):
        assert isinstance(casual.ask(0, p.Settings(id=calls, calls=calls)), p.Done)
        assert (casual.table.calls, casual.table.is_casual) == (calls, True)


def test_when_nobody_is_left_the_next_who_sits_down_is_the_host() -> None:
    sitting = lobby("pob")
    sitting.ask(0, p.Leave(id="1"))
    assert [chair.kind for chair in sitting.table.chairs] == ["open", "open", "bot"]
    seated(sitting, sit(1))
    assert sitting.table.host == 1
    assert isinstance(sitting.ask(1, p.Start(id="2")), p.Done)


# Leaving


def test_a_seat_given_up_in_the_match_is_a_bots() -> None:
    sitting = playing("ppb")
    sitting.ask(1, p.Leave(id="1"))
    chair = sitting.table.chairs[1]
    assert (chair.kind, chair.level) == ("bot", BEST)
    assert chair.name not in NAMES
    assert sitting.has_deal()


# Moves


def test_a_move_is_refused_where_no_match_is_played() -> None:
    move = p.Move(id="1", since=1, move="trail R5")
    assert lobby().refused(0, move) == "wrong-stage"
    assert over().refused(0, move) == "wrong-stage"
    assert playing().refused(None, move) == "no-seat"


@pytest.mark.parametrize("text", ["rob the bank", "bid 7e9", "\x00", "trail R99"])
def test_a_move_that_is_none(text: str) -> None:
    sitting = playing("pp")
    assert sitting.refused(sitting.turn, sitting.moved(0, text)) == "bad-move"
    assert sitting.refused(sitting.turn, p.Why(id="1", move=text)) == "bad-move"


def test_a_move_between_deals_is_illegal() -> None:
    sitting = between_deals()
    assert sitting.refused(0, sitting.moved(0, "trail R5")) == "illegal-move"


def test_a_move_chosen_before_another_is_stale_but_not_one_before_a_word() -> None:
    sitting = playing("pp")
    shown = sitting.table.version
    seat, move = legal(sitting)
    sitting.ask(1, p.Say(id="1", phrase=1))
    answer = sitting.ask(seat, sitting.moved(seat, move, since=shown))
    assert isinstance(answer, p.Done)
    other, reply = legal(sitting)
    assert sitting.refused(other, sitting.moved(other, reply, since=shown)) == "stale"
    assert isinstance(sitting.move(other, reply), p.Done)


def test_why_tells_the_reason_and_changes_nothing() -> None:
    sitting = playing("pp")
    before = sitting.table
    seat, move = legal(sitting)
    assert sitting.ask(seat, p.Why(id="1", move=move)) == p.Reason("1", None)
    answer = sitting.ask(1 - seat, p.Why(id="2", move=move))
    assert isinstance(answer, p.Reason)
    assert answer.reason is not None
    assert "turn" in answer.reason
    assert sitting.table is before
    assert sitting.refused(None, p.Why(id="3", move=move)) == "no-seat"


# Sent twice, carried out once


def _commands(sitting: Sitting) -> list[tuple[Seat, p.AnyCommand]]:
    seat, move = legal(sitting)
    version = sitting.table.version
    return [
        (1, p.Rename(id="rename", name="Bo")),
        (1, p.Say(id="say", phrase=3)),
        (0, p.Settings(id="settings", pace="slow")),
        (0, p.SetBot(id="bot", seat=2, level="random")),
        (seat, p.Move(id="move", since=version, move=move)),
        (0, p.Release(id="release", seat=1)),
        (0, p.Leave(id="leave")),
    ]


@pytest.mark.parametrize("number", range(7))
def test_a_command_sent_again_acts_once_also_after_a_restart(number: int) -> None:
    sitting = playing("ppb")
    seat, command = _commands(sitting)[number]
    first = sitting.ask(seat, command)
    assert isinstance(first, p.Done)
    version = sitting.table.version
    assert sitting.ask(seat, command) == first
    assert sitting.table.version == version
    sitting.authority = Authority.of_log(sitting.log, sitting.clock())
    assert isinstance(sitting.ask(seat, command), p.Done)
    assert sitting.table.version == version


def test_seats_may_give_commands_of_one_id() -> None:
    sitting = lobby("ppp")
    for seat in range(3):
        assert isinstance(sitting.ask(seat, p.Say(id="1", phrase=seat)), p.Done)
    assert [said.seat for said in sitting.kept(ev.Said)] == [0, 1, 2]


def test_a_refused_command_may_be_given_again() -> None:
    sitting = playing("pp")
    seat, move = legal(sitting)
    command = sitting.moved(seat, move)
    assert sitting.refused(1 - seat, command) == "illegal-move"
    assert isinstance(sitting.ask(seat, command), p.Done)


def test_the_last_thirty_two_commands_are_remembered() -> None:
    sitting = lobby()
    for number in range(33):
        sitting.ask(0, p.Say(id=str(number), phrase=0))
    assert len(sitting.table.recent) == 32
    said = len(sitting.kept(ev.Said))
    sitting.ask(0, p.Say(id="1", phrase=0))
    assert len(sitting.kept(ev.Said)) == said


# From deal to deal, and from match to match


def test_the_next_deal_begins_when_everybody_here_is_ready() -> None:
    sitting = between_deals("ppb")
    assert isinstance(sitting.ask(0, p.Ready(id="1")), p.Done)
    assert not sitting.has_deal()
    assert sitting.authority.live.ready_seats == {0}
    sitting.ask(1, p.Ready(id="2"))
    assert sitting.has_deal()
    assert len(sitting.table.match.deals) == 2
    assert sitting.authority.live.ready_seats == set()


def test_a_deal_waits_for_the_first_who_is_ready_and_then_a_minute() -> None:
    sitting = between_deals("ppp")
    sitting.wait(10_000.0)
    assert not sitting.has_deal()
    sitting.ask(0, p.Ready(id="1"))
    sitting.wait(READY_FOR - 0.1)
    assert not sitting.has_deal()
    sitting.wait(0.2)
    assert sitting.has_deal()


@pytest.mark.parametrize("how", ["away", "leave", "release"])
def test_whoever_goes_is_not_waited_for(how: str) -> None:
    sitting = between_deals("ppp")
    for seat in (0, 1):
        sitting.ask(seat, p.Ready(id=str(seat)))
    assert not sitting.has_deal()
    if how == "away":
        sitting.go_away(2)
    elif how == "leave":
        sitting.ask(2, p.Leave(id="1"))
    else:
        sitting.ask(0, p.Release(id="1", seat=2))
    sitting.wait(0.1)
    assert sitting.has_deal()


def test_ready_before_the_end_of_a_deal_says_nothing_of_its_result() -> None:
    sitting = playing("pp")
    for seat in range(2):
        assert isinstance(sitting.ask(seat, p.Ready(id=f"early {seat}")), p.Done)
    assert sitting.authority.live.ready_seats == set()
    sitting.clock.tick(READY_FOR)
    sitting.play(Random(1))
    sitting.wait(1.0)
    assert not sitting.has_deal()


def test_ready_before_the_start_or_after_the_match_and_from_spectators() -> None:
    sitting = lobby()
    sitting.ask(0, p.Ready(id="1"))
    assert sitting.authority.live.ready_seats == set()
    assert sitting.refused(None, p.Ready(id="2")) == "no-seat"
    sitting = over()
    assert isinstance(sitting.ask(0, p.Ready(id="1")), p.Done | p.Refused)
    assert sitting.authority.wake_at(sitting.clock()) is None


def test_another_match_needs_the_end_of_this_one_and_a_seat() -> None:
    over().authority.need_end(Caller(1))
    for it, seat, code in ((over(), None, "no-seat"), (playing(), 0, "wrong-stage")):
        with pytest.raises(Refusal) as refused:
            it.authority.need_end(Caller(seat))
        assert refused.value.code == code


# Away, stood in for, and back


def test_the_bot_that_stands_in_is_asked_and_gives_the_seat_back_at_once() -> None:
    sitting = playing("ppb")
    while sitting.turn != 1:
        sitting.play(Random(1), 1)
    sitting.go_away(1)
    assert not any(asked.seat == 1 for asked in sitting.authority.asked(sitting.clock()))
    sitting.wait(AWAY_FOR)
    asked = next(it for it in sitting.authority.asked(sitting.clock()) if it.seat == 1)
    assert asked.level == BEST
    sitting.arrive(1)
    assert sitting.kept(ev.Returned) == [ev.Returned(seat=1)]
    assert not sitting.is_stood_in(1)
    assert asked not in sitting.authority.asked(sitting.clock())


def test_nobody_is_stood_in_for_before_the_start_or_after_the_end() -> None:
    for sitting in (lobby("pp"), over("pp")):
        sitting.arrive(0, 1)
        sitting.go_away(1)
        sitting.wait(1_000.0)
        assert not sitting.kept(ev.StoodIn)


def test_after_a_restart_whoever_does_not_come_back_is_stood_in_for() -> None:
    sitting = playing("ppb")
    sitting.authority = Authority.of_log(sitting.log, sitting.clock())
    sitting.wait(10_000.0)
    assert not sitting.kept(ev.StoodIn)
    sitting.arrive(0)
    assert sitting.authority.live.away_for(1, sitting.clock()) == pytest.approx(AWAY_FOR, abs=0.2)
    sitting.wait(AWAY_FOR - 1.0)
    assert not sitting.kept(ev.StoodIn)
    sitting.wait(2.0)
    assert sitting.kept(ev.StoodIn) == [ev.StoodIn(seat=1)]


def test_whoever_comes_back_to_an_empty_table_waits_for_the_others_as_usual() -> None:
    sitting = playing("ppb")
    sitting.go_away(0, 1)
    sitting.wait(3_600.0)
    sitting.arrive(0)
    sitting.wait(AWAY_FOR - 1.0)
    assert not sitting.kept(ev.StoodIn)
    sitting.wait(2.0)
    assert sitting.kept(ev.StoodIn) == [ev.StoodIn(seat=1)]


# The clock, and bots


def test_by_the_clock_a_bot_moves_for_a_person() -> None:
    sitting = playing("pp", clock=20)
    seat = sitting.turn
    sitting.wait(19.9)
    assert sitting.authority.asked(sitting.clock()) == ()
    assert sitting.authority.wake_at(sitting.clock()) == pytest.approx(sitting.clock() + 0.1)
    sitting.wait(0.2)
    (asked,) = sitting.authority.asked(sitting.clock())
    assert asked.seat == seat
    move = sitting.authority.view(seat).legal[0]
    sitting.keep(sitting.authority.bot_move(seat, move, sitting.clock()))
    assert sitting.kept(ev.Moved)[-1].by_bot
    assert sitting.authority.asked(sitting.clock()) == ()
    sitting.wait(15.0)
    sitting.move(*legal(sitting))
    sitting.wait(15.0)
    assert sitting.authority.asked(sitting.clock()) == (), "the clock begins anew with every turn"


def test_the_bots_whose_turn_it_is_are_asked() -> None:
    sitting = playing("pbb", "three")
    while sitting.turn == 0:
        sitting.play(Random(1), 1)
    (asked,) = sitting.authority.asked(sitting.clock())
    assert asked.seat == sitting.turn
    assert not asked.is_race
    sitting.keep(sitting.authority.replace_bot(asked.seat, "random", sitting.clock()))
    (again,) = sitting.authority.asked(sitting.clock())
    assert (again.seat, again.level) == (asked.seat, "random")
    view = sitting.authority.view(asked.seat)
    sitting.keep(sitting.authority.bot_move(asked.seat, view.legal[0], sitting.clock()))
    assert asked not in sitting.authority.asked(sitting.clock())


# The end of a table


def test_an_expired_table_keeps_its_record_and_nothing_else_happens() -> None:
    sitting = playing("ppb")
    seat, move = legal(sitting)
    sitting.keep(sitting.authority.expire(sitting.clock(), sitting.authority.table.version))
    assert sitting.table.is_expired
    assert sitting.authority.asked(sitting.clock()) == ()
    assert sitting.table.record.deals
    for command in (
        sitting.moved(seat, move),
        p.Say(id="1", phrase=0),
        p.Settings(id="2", locked=True),
        p.Leave(id="3"),
    ):
        assert sitting.refused(seat if command.id != "2" else 0, command) == "over"
    assert sitting.refused(None, sit(2)) == "over"
    sitting.go_away(1)
    sitting.wait(1_000.0)
    assert not sitting.kept(ev.StoodIn)


def test_the_record_tells_the_secret_of_the_shuffle_only_after_the_match() -> None:
    sitting = Sitting(opening("tuxedo", "pp", {"target": 1}))
    sitting.arrive(0, 1)
    secret = sitting.table.secret
    assert secret not in repr(sitting.table)
    assert sitting.table.key not in repr(sitting.table)
    sitting.start()
    while sitting.table.stage != OVER:
        assert secret not in str(sitting.table.record)
        sitting.play(Random(1), 1)
    assert secret in str(sitting.table.record)
    assert sitting.table.key not in str(sitting.table.record)
