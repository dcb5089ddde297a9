"""Free text: where it is on, which texts and how many are accepted, and that none is stored."""

import pytest
from msgspec import convert

from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.authority import Authority
from rookery.table.seating.opening import following
from rookery.table.words.chat import LONGEST_TEXT, MOST_AT_ONCE, MOST_KEPT, WITHIN
from tests.table.tables import Sitting, opening


def chatting(chairs: str = "ppp") -> Sitting:
    """A table with free text."""
    sitting = Sitting(opening("tuxedo", chairs))
    assert isinstance(sitting.ask(0, p.Settings(id="chat", chat=True)), p.Done)
    return sitting


def written(sitting: Sitting) -> list[str]:
    return [it.text for it in sitting.authority.live.chat.texts]


def write(text: str, command: str = "1") -> p.Write:
    return p.Write(id=command, text=text)


def test_free_text_is_off_until_the_host_turns_it_on() -> None:
    sitting = Sitting(opening("tuxedo", "ppp"))
    assert sitting.refused(1, write("Hello")) == "no-chat"
    assert sitting.refused(1, p.Settings(id="2", chat=True)) == "not-host"
    sitting.ask(0, p.Settings(id="3", chat=True))
    assert sitting.table.chat
    assert isinstance(sitting.ask(1, write("Hello", "4")), p.Done)
    assert written(sitting) == ["Hello"]


def test_a_listed_table_has_none() -> None:
    sitting = Sitting(opening("tuxedo", "ppp"))
    sitting.ask(0, p.Settings(id="1", listed=True))
    assert sitting.refused(0, p.Settings(id="2", chat=True)) == "listed"
    assert sitting.refused(0, p.Settings(id="3", chat=True, listed=True)) == "listed"
    assert isinstance(sitting.ask(0, p.Settings(id="4", chat=True, listed=False)), p.Done)
    assert sitting.table.chat


@pytest.mark.parametrize("how", [{"listed": True}, {"chat": False}])
def test_turning_it_off_or_listing_the_table_forgets_the_texts(how: dict[str, bool]) -> None:
    sitting = chatting()
    sitting.ask(1, write("Hello"))
    sitting.ask(0, p.Settings(id="2", pace="fast"))
    assert written(sitting) == ["Hello"]
    sitting.ask(0, convert({"id": "3", **how}, p.Settings))
    assert not sitting.table.chat
    assert written(sitting) == []
    assert sitting.refused(1, write("Hello", "4")) == "no-chat"
    assert chatting().refused(None, write("Hello")) == "no-seat"


def test_a_text_is_one_line_of_characters_as_people_count_them() -> None:
    sitting, long = chatting(), "👩\u200d👩\u200d👧" * LONGEST_TEXT
    assert isinstance(sitting.ask(1, write(f" \n{long}\x07")), p.Done)
    assert written(sitting) == [long]


@pytest.mark.parametrize("text", [" ", "\n", "\u200b", "\u200d\u200c", "x" * (LONGEST_TEXT + 1)])
def test_an_empty_or_long_text_is_refused(text: str) -> None:
    assert chatting().refused(1, write(text)) == "bad-text"


def test_each_person_may_write_only_so_much() -> None:
    sitting = chatting()
    for number in range(MOST_AT_ONCE):
        sitting.ask(1, write(f"{number}", f"{number}"))
    assert sitting.refused(1, write("more", "more")) == "too-many-texts"
    assert isinstance(sitting.ask(2, write("other")), p.Done)
    sitting.clock.tick(WITHIN)
    assert isinstance(sitting.ask(1, write("later", "later")), p.Done)


def test_only_the_last_texts_are_kept() -> None:
    sitting = chatting()
    for number in range(MOST_KEPT + 2):
        sitting.ask(1, write(f"{number}", f"{number}"))
        sitting.clock.tick(WITHIN)
    kept = sitting.authority.live.chat.texts
    assert [it.number for it in kept] == list(range(3, MOST_KEPT + 3))


def test_the_author_stays_the_same_at_another_seat_and_by_another_name() -> None:
    sitting = chatting()
    sitting.ask(1, write("one", "1"))
    sitting.ask(2, write("two", "2"))
    sitting.ask(1, p.Rename(id="3", name="Zoe"))
    sitting.ask(0, p.Arrange(id="4", order=(0, 2, 1)))
    sitting.ask(2, write("three", "5"))
    one, two, three = sitting.authority.live.chat.texts
    assert one.author == three.author != two.author
    assert (one.seat, three.seat) == (1, 2)
    assert three.name == "Zoe"


def test_texts_are_in_no_log_and_no_record_and_the_setting_is() -> None:
    sitting = chatting()
    before = len(sitting.log)
    for _ in range(2):  # a command sent twice writes once
        assert isinstance(sitting.ask(1, write("Secretive")), p.Done)
    assert written(sitting) == ["Secretive"]
    assert len(sitting.log) == before
    assert "Secretive" not in repr(sitting.table.record)
    again = Authority.of_log(sitting.log, sitting.clock())
    assert again.table.chat
    assert again.live.chat.texts == ()
    opened = following(sitting.table, "nexttable1", bytes)
    assert opened.chat
    assert ev.decode(ev.encode(opened)) == opened
