"""Routes each message of a client to the part of the server that answers it.

A move passes through `web/transport`, this module, `room`, `table/authority` and the rules. The
result returns through the log and the updates. Only the command `again` is passed to `tables`,
because it opens a second table. Only `hint` waits for a bot.
"""

from time import perf_counter

from rookery.core.cards import Seat
from rookery.language import Language
from rookery.messages import refusals
from rookery.server import metrics
from rookery.server.composition import Server
from rookery.server.database.database import StoreFailed, StoreUnsure
from rookery.server.database.leases import LeaseUnsure
from rookery.server.database.store import Conflict
from rookery.server.replies import Origin
from rookery.server.room import Room
from rookery.server.thinking.hints import Hints
from rookery.server.thinking.question import Played
from rookery.server.updates.answers import hinted, in_words_of
from rookery.server.updates.clients import Client, OneAnswer
from rookery.table import protocol as p
from rookery.table.asking.coach import hint_of
from rookery.table.refusal import Refusal, Refused
from rookery.table.steps import Caller


async def dispatch(server: Server, room: Room, client: Client, message: p.AnyFromClient) -> None:
    """Carry out a message of a connected client."""
    if isinstance(message, p.Pong):
        _count_trip(server, room, client, message)
    elif isinstance(message, p.Hello):
        client.close("bad-hello", "hello comes once, and first")
    else:
        await _act(server, room, client, message)


async def _act(server: Server, room: Room, client: Client, command: p.AnyCommand) -> None:
    try:
        if isinstance(command, p.Hint):
            room.later(_hint(server, room, client, command))
            return
        if isinstance(command, p.Report):
            room.need_ownership()
            reported = await _reported(server, room, client.seat, command)
            client.send(p.encode(in_words_of(client.language, reported)))
            return
        restricted = _restricted(server, room, client.seat, client.address, command)
        if restricted is not None:
            room.refuse(client, restricted)
            return
        began = perf_counter()
        if isinstance(command, p.Again):
            await server.tables.again(room, Caller(client.seat, client.trip, client), command)
        else:
            await room.act(client, command)
        metrics.COMMAND_SECONDS.observe(perf_counter() - began)
    except (StoreFailed, Conflict) as failed:  # the writer has logged the failure
        if _may_be_kept(room, Caller(client.seat, client.trip, client), command, failed):
            client.close("stopping", refusals.bye_from_log())
        else:
            room.refuse(client, Refused(command.id, "not-kept", refusals.kept_not_again()))


def _may_be_kept(
    room: Room, caller: Caller, command: p.AnyCommand, failed: StoreFailed | Conflict
) -> bool:
    """Whether a failed command may still be in the log, from this attempt or an earlier one.

    While its sender is connected here, no other server receives the command.
    """
    return isinstance(failed, StoreUnsure) or room.authority.has_acted(caller, command)


async def _hint(server: Server, room: Room, client: Client, command: p.Hint) -> None:
    """Answer a request for a hint, unless the client has disconnected meanwhile."""
    answer = await hint_at(room, client.seat, command, server.hints, client.language)
    if client.is_closed:
        return
    if isinstance(answer, Refused):
        room.refuse(client, answer)
    else:
        client.send(p.encode(in_words_of(client.language, answer)))


async def answer_of(
    server: Server, room: Room, secret: str | None, command: p.AnyCommand, origin: Origin
) -> bytes:
    """Carry out a command sent by POST; return the answer in the sender's language.

    Raises Refusal, StoreFailed or Conflict. After StoreUnsure, another server may have carried out
    the command.
    """
    try:
        return await _answer_of(server, room, secret, command, origin)
    except LeaseUnsure as unsure:
        raise StoreUnsure(str(unsure)) from None


async def _answer_of(
    server: Server, room: Room, secret: str | None, command: p.AnyCommand, origin: Origin
) -> bytes:
    answer = OneAnswer(origin.language)
    if isinstance(command, p.Again):
        await server.tables.again(room, room.caller(secret, answer), command)
    elif isinstance(command, p.Hint):
        caller = room.caller(secret, answer)
        hint = await hint_at(room, caller.seat, command, server.hints, answer.language)
        answer.send(p.encode(in_words_of(answer.language, hint)))
    elif isinstance(command, p.Report):
        room.need_ownership()
        seat = room.caller(secret, answer).seat
        reported = await _reported(server, room, seat, command)
        answer.send(p.encode(in_words_of(answer.language, reported)))
    elif refused := _restricted(
        server, room, room.caller(secret, answer).seat, origin.address, command
    ):
        room.refuse(answer, refused)
    else:
        began = perf_counter()
        await room.act_by_secret(secret, answer, command, origin.address)
        metrics.COMMAND_SECONDS.observe(perf_counter() - began)
    return await answer.message


def _restricted(
    server: Server, room: Room, seat: Seat | None, origin: str, command: p.AnyCommand
) -> Refused | None:
    """The refusal, if a restriction forbids the sender this command; otherwise None."""
    try:
        server.conduct.need_permission(room.authority.table, seat, origin, command, server.now())
    except Refusal as refusal:
        return Refused(command.id, refusal.code, refusal.told)
    return None


async def _reported(
    server: Server, room: Room, seat: Seat | None, command: p.Report
) -> p.Done | Refused:
    """Store a report about a player, and return the answer. Raises StoreFailed."""
    return await server.conduct.report(room.authority, seat, command, server.now())


async def hint_at(
    room: Room, seat: Seat | None, command: p.Hint, hints: Hints, language: Language
) -> p.Hinted | Refused:
    """The hint for a seat that has to move: the best bot's move or, in a lesson, the lesson's.

    Raises StoreFailed while it is not certain that this server owns the table.
    """
    room.need_ownership()
    authority = room.authority
    deal = authority.table.match.current
    view = None if seat is None or deal is None else authority.view(seat)
    if seat is None or view is None or not view.legal:
        return Refused(command.id, "not-your-move", refusals.nothing_to_decide())
    if authority.table.is_compared:
        return Refused(command.id, "compared", refusals.hints_not_compared())
    taught = hint_of(authority.table, seat)
    if taught is not None:
        return hinted(language, command.id, taught)
    moment = (room.code, seat, authority.table.version)
    played = Played(authority.table.game, authority.table.options)
    return hinted(language, command.id, await hints.hint(moment, view, played))


def pong(server: Server, room: Room, secret: str | None, message: p.Pong) -> None:
    """Process a `pong` that a client of an event stream sent by POST. Raises Refusal."""
    seat = room.caller(secret).seat
    client = None if seat is None else room.clients.of(seat)
    if client is not None:
        _count_trip(server, room, client, message)


def _count_trip(server: Server, room: Room, client: Client, message: p.Pong) -> None:
    """Compute the round trip from the answer to a ping, and record the time for the seat."""
    client.pong(message.n, server.now())
    if client.seat is not None:
        room.authority.live.trips[client.seat] = client.trip
