"""Chairs: the names of people as they are shown, secrets, and unique names for bots."""

import unicodedata

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from rookery.table.chairs import (
    BOT_NAMES,
    Chair,
    chair_of,
    checked_name,
    hash_of,
    named_bot,
    seat_secret,
)
from rookery.table.events import ChairKept
from rookery.table.refusal import Refusal

KEY = "00" * 32


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ann \t Lee\n", "Ann Lee"),
        ("\u200bAnn\u202eeel\x00", "Anneel"),
        ("e\u0301a", "éa"),
        ("<b>&amp;", "<b>&amp;"),
        ("x" * 19 + " yz", "x" * 19),
        ("👍🏽" * 21, "👍🏽" * 20),
        ("กี่" * 21, "กี่" * 20),
        ("robot:1", "robot:1"),
    ],
)
def test_a_name_is_shown_on_one_line_and_without_tricks(name: str, shown: str) -> None:
    assert checked_name(name, ()) == shown


@pytest.mark.parametrize("name", [" ", "\u200b\u2060", " BOT: x", "\ue000"])
def test_a_name_that_cannot_be_shown_or_is_a_bots(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked_name(name, ())
    assert refused.value.code == "bad-name"


def test_names_are_told_apart_whatever_their_case() -> None:
    assert checked_name("ANN", ["Ann"]) == "ANN 2"
    assert checked_name("Ann", ["Ann", "ann 2", "Bob"]) == "Ann 3"
    assert checked_name("Аnn", ["Ann"]) == "Аnn 2"
    assert checked_name("علی\u200cرضا", ["علیرضا"]) == "علی\u200cرضا 2"
    assert checked_name("x" * 20, ["x" * 20]) == "x" * 18 + " 2"


@given(st.text(max_size=30), st.lists(st.text(max_size=21), max_size=5))
def test_a_name_is_short_visible_and_nobody_elses(name: str, others: list[str]) -> None:
    try:
        shown = checked_name(name, others)
    except Refusal:
        return
    assert 1 <= len(regex.findall(r"\X", shown)) <= 20
    assert shown == shown.strip()
    assert shown.casefold() not in {other.casefold() for other in others}
    assert not any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Zl", "Zp") for c in shown)


def test_a_secret_is_of_a_key_a_seat_and_a_command() -> None:
    secrets = {
        seat_secret(key, seat, command)
        for key in (KEY, "01" * 32)
        for seat in (0, 1)
        for command in ("a", "b")
    }
    assert len(secrets) == 8
    assert all(len(secret) == 48 and int(secret, 16) >= 0 for secret in secrets)
    assert seat_secret(KEY, 0, "a") == seat_secret(KEY, 0, "a")


def test_only_the_owners_secret_opens_a_seat() -> None:
    secret = seat_secret(KEY, 0, "a")
    chair = chair_of(ChairKept("person", "Ann", "", hash_of(secret)))
    assert chair.is_opened_by(secret)
    assert not chair.is_opened_by(hash_of(secret))
    assert not chair.is_opened_by("")
    assert not Chair("bot", "Ada", secret_hash=hash_of(secret)).is_opened_by(secret)
    assert not Chair("open").is_opened_by("")


def test_bots_have_names_of_their_own_and_keep_a_seats_contribution() -> None:
    chairs = [Chair("person", name) for name in BOT_NAMES[:5]]
    chairs.append(Chair("open", contribution="c0ffee"))
    made = named_bot(chairs, 5, "random")
    assert made.name not in BOT_NAMES[:5]
    assert (made.kind, made.level, made.contribution) == ("bot", "random", "c0ffee")
    assert named_bot([Chair("open")] * 4, 2, "steady").name == BOT_NAMES[2]
