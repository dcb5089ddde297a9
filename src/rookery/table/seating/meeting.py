"""Tables where strangers meet: when their match starts automatically, and who may sit down."""

import hmac
from collections.abc import Collection

from rookery.core.cards import Seat
from rookery.core.messages import Message
from rookery.messages import refusals
from rookery.table.chairs import keyed_hash
from rookery.table.refusal import Refusal
from rookery.table.table import LOBBY, Table

MEETS_FOR = 60.0
"""People seated by the waiting room wait this many seconds for each other. Unmeasured, as is the
next number: the page opens their table at once, but a phone may have to wake up."""

ADMITTED_FOR = 120.0
"""An admission is valid for this many seconds: long enough to choose a seat."""


def begins_at(table: Table, present: Collection[Seat]) -> float | None:
    """The time at which the match of people seated by the waiting room starts by itself, or None.

    It starts when all of them are here and have contributed to the shuffle. After a minute, it
    starts as soon as anybody is here.
    """
    if not table.is_met or table.stage != LOBBY or table.is_expired or not present:
        return None
    people = [(seat, chair) for seat, chair in enumerate(table.chairs) if chair.is_person]
    if all(seat in present and chair.contribution for seat, chair in people):
        return table.opened_at
    return table.opened_at + MEETS_FOR


def missing(table: Table, present: Collection[Seat]) -> list[Seat]:
    """The seats of people who have not come."""
    chairs = enumerate(table.chairs)
    return [seat for seat, chair in chairs if chair.is_person and seat not in present]


def admission(key: str, until: float) -> str:
    """A proof for somebody who wants to sit down: the server has admitted them until a time.

    It is derived from the table's key, so that any server that has the table can check it.
    """
    return f"{until:.0f}.{_signed(key, f'{until:.0f}')}"


def need_admission(table: Table, shown: str, at: float) -> None:
    """Raise Refusal if a listed table requires ratings and somebody shows no valid admission."""
    if not table.listed or table.asks is None:
        return
    until, _, signed = shown.partition(".")
    is_valid = hmac.compare_digest(signed.encode(), _signed(table.key, until).encode())
    if not (is_valid and until.isdecimal() and at <= float(until)):
        raise Refusal("not-admitted", refusals.table_asks_rated(asked=asked(table)))


def asked(table: Table) -> Message:
    """The ratings that a table requires, in words."""
    it = table.asks
    if it is None:
        return refusals.asked_any()
    match it.low, it.high:
        case None, None:
            told = refusals.asked_any()
        case None, int(high):
            told = refusals.asked_at_most(high=high)
        case int(low), None:
            told = refusals.asked_at_least(low=low)
        case int(low), int(high):
            told = refusals.asked_between(low=low, high=high)
    return refusals.asked_or_unrated(asked=told) if it.unrated else told


def _signed(key: str, until: str) -> str:
    return keyed_hash(key, f"admitted {until}")[:32]
