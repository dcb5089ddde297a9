"""Who may do what at a table, and when: turns a command into an event, or refuses it."""

from __future__ import annotations

from rookery.bots.levels import NAMES, may_be_seated
from rookery.core.cards import Seat
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.chairs import Chair, checked_name, hash_of, seat_secret
from rookery.table.phrases import PHRASES
from rookery.table.refusal import Refusal
from rookery.table.table import LOBBY, OVER, Table


def event_of(table: Table, seat: Seat | None, command: p.AnyCommand, known: str) -> ev.AnyEvent:
    """The event that a command leads to; moves are not handled here.

    `known` is the id under which the command is remembered. Raises Refusal.
    """
    if isinstance(command, p.Sit):
        return _sit(table, seat, command, known)
    seat = need_seat(seat)
    match command:
        case p.Rename(name=name):
            return ev.Renamed(seat=seat, name=_name(table, seat, name), command=known)
        case p.Declare(is_bot=is_bot):
            return ev.Declared(seat=seat, is_bot=is_bot, command=known)
        case p.Leave():
            return ev.Left(seat=seat, command=known)
        case p.Contribute(value=value):
            need_stage(table, LOBBY, "the cards are shuffled already")
            if table.chairs[seat].contribution:
                raise Refusal("contributed", "this seat has given its part already")
            return ev.Contributed(seat=seat, value=value, command=known)
        case p.Say(phrase=phrase):
            if phrase >= len(PHRASES):
                raise Refusal("bad-phrase", f"the phrases are 0 to {len(PHRASES) - 1}")
            return ev.Said(seat=seat, phrase=phrase, command=known)
    if seat != table.host:
        raise Refusal("not-host", f"only {table.chairs[table.host].name} may do that")
    return _of_host(table, seat, command, known)


def _sit(table: Table, seat: Seat | None, command: p.Sit, known: str) -> ev.Sat:
    if seat is not None:
        raise Refusal("seated", "you have a seat at this table")
    if table.stage == OVER or table.is_expired:
        raise Refusal("over", "this match is over")
    if table.locked:
        raise Refusal("locked", "the host has locked this table")
    _free_chair(table, command.seat)
    secret = sitting_secret(table, command.seat, table.version + 1, known)
    name = _name(table, command.seat, command.name)
    return ev.Sat(
        seat=command.seat,
        name=name,
        secret_hash=hash_of(secret),
        is_bot=command.is_bot,
        command=known,
    )


def _of_host(table: Table, seat: Seat, command: p.AnyCommand, known: str) -> ev.AnyEvent:
    """The event of a command reserved for the host."""
    match command:
        case p.Start():
            need_stage(table, LOBBY, "the match has begun")
            return ev.Started(command=known)
        case p.SetBot(seat=other, level=level):
            if not may_be_seated(level):
                raise Refusal("unknown-bot", f"the levels of bots are {', '.join(NAMES)}")
            _free_chair(table, other)
            return ev.BotSet(seat=other, level=level, command=known)
        case p.OpenSeat(seat=other):
            need_stage(table, LOBBY, "the match has begun: bots keep the seats warm")
            _free_chair(table, other)
            return ev.SeatOpened(seat=other, command=known)
        case p.Release(seat=other):
            if not _chair(table, other).is_person or other == seat:
                raise Refusal("not-released", "only another person's seat can be released")
            return ev.Released(seat=other, command=known)
        case p.Settings():
            return ev.Changed(
                locked=command.locked,
                listed=command.listed,
                pace=command.pace,
                clock=command.clock,
                command=known,
            )
    raise Refusal("unknown", "this table does not know that command")


def sitting_secret(table: Table, seat: Seat, version: int, known: str) -> str:
    """The secret of a seat taken by the command `known`, which led to `version`.

    Since the version is part of it, nobody gets the secret of an earlier owner of the seat, even if
    their clients give their commands the same ids.
    """
    return seat_secret(table.key, seat, f"{version} {known}")


def need_seat(seat: Seat | None) -> Seat:
    """`seat`, if there is one. Raises Refusal for a spectator."""
    if seat is None:
        raise Refusal("no-seat", "you are watching; sit down to play")
    return seat


def need_stage(table: Table, stage: str, reason: str) -> None:
    """Raise Refusal unless the table is at the given stage."""
    if table.stage != stage:
        raise Refusal("wrong-stage", reason)


def _chair(table: Table, seat: Seat) -> Chair:
    if seat >= len(table.chairs):
        raise Refusal("bad-seat", f"the seats are 0 to {len(table.chairs) - 1}")
    return table.chairs[seat]


def _free_chair(table: Table, seat: Seat) -> Chair:
    """The chair of a seat that no person has. Raises Refusal."""
    chair = _chair(table, seat)
    if chair.is_person:
        raise Refusal("taken", f"{chair.name} sits there")
    return chair


def _name(table: Table, seat: Seat, name: str) -> str:
    return checked_name(name, [other for s, other in enumerate(table.names) if s != seat])
