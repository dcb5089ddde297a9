"""Seats where a person has a program play: they are marked, and host only if nobody else can."""

import msgspec

from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.chairs import chair_of
from tests.table.tables import Sitting, opening


def sit(sitting: Sitting, seat: int, *, is_bot: bool) -> None:
    name = f"Bot {seat}" if is_bot else f"Person {seat}"
    answer = sitting.ask(None, p.Sit(id=sitting.new_id(), seat=seat, name=name, is_bot=is_bot))
    assert isinstance(answer, p.Seated)


def test_a_program_that_sits_down_is_known_as_one_until_it_leaves() -> None:
    sitting = Sitting(opening("dixie", "pooo"))
    sit(sitting, 1, is_bot=True)
    sit(sitting, 2, is_bot=False)
    assert [chair.is_bot for chair in sitting.table.chairs] == [False, True, False, False]
    assert all(chair.is_person for chair in sitting.table.chairs[:3])
    sitting.ask(1, p.Leave(id="gone"))
    sit(sitting, 1, is_bot=False)
    assert not sitting.table.chairs[1].is_bot


def test_a_program_is_the_host_only_as_long_as_no_person_is_there() -> None:
    sitting = Sitting(opening("dixie", "pooo"))
    sit(sitting, 1, is_bot=True)
    sit(sitting, 2, is_bot=False)
    sitting.ask(0, p.Leave(id="one"))
    assert sitting.table.host == 2
    sitting.ask(2, p.Leave(id="two"))
    assert sitting.table.host == 1
    sit(sitting, 0, is_bot=True)
    assert sitting.table.host == 1
    sit(sitting, 3, is_bot=False)
    assert sitting.table.host == 3
    sit(sitting, 2, is_bot=False)
    assert sitting.table.host == 3


def test_old_logs_still_read_and_new_ones_say_no_more_than_they_must() -> None:
    old = b'{"event":"sat","seat":1,"name":"Ann","secret_hash":"00"}'
    assert ev.decode(old) == ev.Sat(seat=1, name="Ann", secret_hash="00")
    assert msgspec.json.encode(ev.decode(old)) == old
    kept = msgspec.json.decode(b'{"kind":"person","name":"Ann"}', type=ev.ChairKept)
    assert not chair_of(kept).is_bot
    assert chair_of(ev.ChairKept("person", "Ann", is_bot=True)).is_bot


def test_a_person_may_let_a_program_play_and_play_again() -> None:
    sitting = Sitting(opening("dixie", "pppp"))
    for number, is_bot in enumerate((True, False)):
        sitting.ask(2, p.Declare(id=str(number), is_bot=is_bot))
        assert [chair.is_bot for chair in sitting.table.chairs] == [False, False, is_bot, False]
    assert [event.is_bot for event in sitting.kept(ev.Declared)] == [True, False]
    assert sitting.refused(None, p.Declare(id="2", is_bot=True)) == "no-seat"
