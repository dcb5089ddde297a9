"""Answers to commands, and how repeated commands are recognised."""

from rookery.table import protocol as p
from rookery.table.commands import sitting_secret
from rookery.table.steps import Answer, Caller
from rookery.table.table import Table


def key_of(caller: Caller, command: p.AnyCommand) -> str:
    """The command's id combined with its seat, because two seats may use the same id."""
    seat = "-" if caller.seat is None or isinstance(command, p.Sit) else caller.seat
    return f"{seat}:{command.id}"


def acted_before(table: Table, caller: Caller, command: p.AnyCommand, known: str) -> int | None:
    """The version that a repeated command led to; None for a new command.

    A repeated `sit` is answered with the seat's secret. So the repetition must name the seat that
    was taken, even if the person has another seat now, and its id must be too long to guess.
    Otherwise it counts as another person's command.
    """
    version = table.answered(known)
    if not isinstance(command, p.Sit) or version is None:
        return version
    secret = sitting_secret(table, command.seat, version, known)
    is_its_seat = table.seat_of(secret) is not None
    is_unguessable = len(command.id) >= p.SHORTEST_SECRET_ID
    return version if is_its_seat and is_unguessable and caller.seat is None else None


def acted(table: Table, caller: Caller, command: p.AnyCommand, version: int) -> Answer:
    """The answer to a command that was carried out, now or earlier, by event number `version`."""
    if isinstance(command, p.Sit):
        secret = sitting_secret(table, command.seat, version, key_of(caller, command))
        seat = table.seat_of(secret)
        seat = command.seat if seat is None else seat
        return Answer(caller.answer_to, p.Seated(command.id, seat, secret))
    return Answer(caller.answer_to, p.Done(command.id, version))
