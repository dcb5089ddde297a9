"""How servers share a database of tables, as a machine whose every state can be visited.

docs/pool/model.md describes it. Every action is atomic, and what is between two actions takes any
time: a pause, a slow network, a lock that is waited for. A server may crash, and replies may be
lost. Time counts for all; a server never reads the database's clock.

A lease that a renewal asks for at t0 ends at t0 + L in the database, the earliest it can be: its
own clock is read later, and a longer lease only forbids takes. A transaction that has passed the
fence may be committed or rolled back at any moment, whatever its server does meanwhile. A take
that is rolled back is not modelled: it has only kept others waiting.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of the protocol. Without any one of them, but for `numbered`, it is wrong."""

    fenced: bool = True
    """A commit checks that its server still owns the table, in the epoch of its decision."""
    locks_lease: bool = True
    """A commit locks the lease: a take waits for a commit under way, and a commit for a take."""
    locks_owner: bool = True
    """A take locks the row of the owner that has expired: its renewal waits for the take."""
    checks_until: bool = True
    """A take takes nothing from an owner whose time has not passed."""
    rereads: bool = True
    """A server that was not sure reads what it still owns, and drops the rest."""
    voids_loads: bool = True
    """It also drops what it was just loading, if it owns that no more."""
    retakes_anew: bool = True
    """A take begins an epoch even if the table was the server's own, so that none shares it."""
    drops_first: bool = True
    """A table is dropped from memory before it is handed over, not once that is confirmed."""
    waits_for_doubt: bool = True
    """Whoever looks whether a commit succeeded waits while its transaction is under way."""
    counts_from_sending: bool = True
    """A server is sure for L from when it sent a renewal, not from when it got the reply."""
    begins_epochs: bool = True
    """Every new owner begins an epoch."""
    confirms_by_epoch: bool = True
    """A confirmed step changes the memory that it was decided from, and no later one."""
    clock_runs: bool = True
    """A server's clock also runs while the server is suspended."""
    numbered: bool = True
    """Two entries of a log cannot have one number. (The fence alone is enough.)"""


@dataclass(frozen=True, slots=True)
class Bounds:
    """How much is explored."""

    servers: int = 2
    tables: int = 1
    lease: int = 2
    end: int = 3
    commands: int = 2
    epochs: int = 3
    crashes: int = 1


class Copy(NamedTuple):
    """A table in the memory of its server: the fold of these commands."""

    epoch: int
    commands: tuple[int, ...]


class Load(NamedTuple):
    """A table that a server takes: in an open transaction, or committed and yet to be read."""

    stage: Literal["taking", "taken"]
    epoch: int
    expired: int | None = None
    is_void: bool = False


class Step(NamedTuple):
    """A command that a server has decided, and whether its transaction has begun."""

    command: int
    epoch: int
    seq: int
    is_sent: bool = False


class Handing(NamedTuple):
    """A hand-over that is under way, to a server or to nobody."""

    to: int | None
    epoch: int
    is_done: bool = False


class Place(NamedTuple):
    """What a server has of a table."""

    copy: Copy | None = None
    load: Load | None = None
    step: Step | None = None
    handing: Handing | None = None


class Renewal(NamedTuple):
    """A renewal that was sent at a time. After a gap, what is owned is read after the reply."""

    stage: Literal["sent", "done", "heard", "read"]
    sent: int
    owned: tuple[int, ...] = ()
    """The epoch of each table that the server owns, or 0."""


class Server(NamedTuple):
    """The memory of a server."""

    places: tuple[Place, ...]
    is_up: bool = True
    sure_until: int = 0
    renewal: Renewal | None = None


class Entry(NamedTuple):
    """A command with its number in the log, and who writes it in which epoch."""

    command: int
    server: int
    epoch: int
    seq: int


class Table(NamedTuple):
    """A table in the database: its lease, its log, and what open transactions write to it."""

    owner: int | None = None
    epoch: int = 0
    log: tuple[Entry, ...] = ()
    writes: frozenset[Entry] = frozenset()

    @property
    def commands(self) -> tuple[int, ...]:
        return tuple(entry.command for entry in self.log)


class State(NamedTuple):
    """The state of everything. `until` are the ends of the servers' leases, in the database."""

    until: tuple[int, ...]
    tables: tuple[Table, ...]
    servers: tuple[Server, ...]
    time: int = 0
    decided: int = 0
    kept: frozenset[int] = frozenset()
    refused: frozenset[int] = frozenset()

    def is_sure(self, s: int) -> bool:
        """Whether a server may answer from memory."""
        return self.servers[s].is_up and self.time < self.servers[s].sure_until

    def with_server(self, s: int, **changes: object) -> State:
        return self._replace(servers=_with(self.servers, s, changes))

    def with_place(self, s: int, t: int, **changes: object) -> State:
        return self.with_server(s, places=_with(self.servers[s].places, t, changes))

    def with_table(self, t: int, **changes: object) -> State:
        return self._replace(tables=_with(self.tables, t, changes))

    def takes(self, t: int) -> list[Load]:
        """The open transactions that take a table."""
        loads = (server.places[t].load for server in self.servers)
        return [load for load in loads if load is not None and load.stage == "taking"]


def _with(rows: tuple[Any, ...], at: int, changes: dict[str, object]) -> tuple[Any, ...]:
    return (*rows[:at], rows[at]._replace(**changes), *rows[at + 1 :])


Moves: TypeAlias = Iterator[tuple[str, State]]


def start(bounds: Bounds) -> State:
    """The first server owns all tables, and nothing is in their logs."""
    first = Server((Place(Copy(1, ())),) * bounds.tables, sure_until=bounds.lease)
    others = bounds.servers - 1
    return State(
        until=(bounds.lease, *(0,) * others),
        tables=(Table(0, 1),) * bounds.tables,
        servers=(first, *(Server((Place(),) * bounds.tables),) * others),
    )


def moves(state: State, rules: Rules, bounds: Bounds) -> Moves:
    """What may happen next: the name of each action, and the state after it."""
    yield from _tick(state, rules, bounds)
    for s, server in enumerate(state.servers):
        if server.is_up:
            yield from _renew(state, s, rules, bounds)
            yield from _crash(state, s, bounds)
        for t in range(bounds.tables):
            for actions in (_take, _commit, _hand_over):
                yield from actions(state, s, t, rules, bounds)
    for t in range(bounds.tables):
        yield from _finish_writes(state, t, rules)


def _tick(state: State, rules: Rules, bounds: Bounds) -> Moves:
    """A lease that has passed, and a server that is not sure any more, forget when that was."""
    time, lease = state.time + 1, bounds.lease
    if time > bounds.end:
        return
    passed = state._replace(time=time, until=tuple(it if it > time else 0 for it in state.until))
    for s, server in enumerate(state.servers):
        if server.sure_until <= time:
            passed = passed.with_server(s, sure_until=0)
        if server.renewal and server.renewal.sent + lease <= time and rules.counts_from_sending:
            passed = passed.with_server(s, renewal=None)
    yield "tick", passed
    for s, server in enumerate(state.servers):
        if not rules.clock_runs and server.sure_until:
            yield f"tick, and {s} is suspended", passed.with_server(s, sure_until=time + 1)


def _crash(state: State, s: int, bounds: Bounds) -> Moves:
    """A server that starts again has another id: it is another server."""
    if sum(not server.is_up for server in state.servers) == bounds.crashes:
        return
    left = Server(tuple(Place(load=_given_up(it.load)) for it in state.servers[s].places), False)
    yield f"crash {s}", state.with_server(s, **left._asdict())


def _given_up(load: Load | None) -> Load | None:
    """A load that nobody waits for; the database may still carry out the take."""
    return load._replace(is_void=True) if load and load.stage == "taking" else None


def _renew(state: State, s: int, rules: Rules, bounds: Bounds) -> Moves:
    renewal = state.servers[s].renewal
    if renewal is None:
        if state.servers[s].sure_until < state.time + bounds.lease:
            yield f"send renewal {s}", state.with_server(s, renewal=Renewal("sent", state.time))
        return
    if renewal.stage == "done" and renewal.sent < state.time:
        yield f"lose renewal {s}", state.with_server(s, renewal=None)
    match renewal.stage:
        case "sent" if not (rules.locks_owner and _is_locked(state, s)):
            end = max(state.until[s], renewal.sent + bounds.lease)
            until = (*state.until[:s], end if end > state.time else 0, *state.until[s + 1 :])
            done = state.with_server(s, renewal=renewal._replace(stage="done"))
            yield f"renew {s}", done._replace(until=until)
        case "done" if state.is_sure(s) or not rules.rereads:
            yield f"hear renewal {s}", _be_sure(state, s, rules, bounds)
        case "done":
            heard = state.with_server(s, renewal=renewal._replace(stage="heard"))
            yield f"hear renewal after gap {s}", heard
        case "heard":
            owned = tuple(it.epoch if it.owner == s else 0 for it in state.tables)
            read = Renewal("read", renewal.sent, owned)
            yield f"read leases {s}", state.with_server(s, renewal=read)
        case "read":
            yield f"hear leases {s}", _be_sure(_drop_lost(state, s, rules), s, rules, bounds)


def _is_locked(state: State, s: int) -> bool:
    """Whether a take locks the row of a server."""
    return any(load.expired == s for t in range(len(state.tables)) for load in state.takes(t))


def _be_sure(state: State, s: int, rules: Rules, bounds: Bounds) -> State:
    server = state.servers[s]
    assert server.renewal is not None
    counted_from = server.renewal.sent if rules.counts_from_sending else state.time
    until = max(server.sure_until, counted_from + bounds.lease)
    return state.with_server(s, renewal=None, sure_until=until if until > state.time else 0)


def _drop_lost(state: State, s: int, rules: Rules) -> State:
    """Drop the tables that the server does not own any more, those being loaded as well."""
    renewal = state.servers[s].renewal
    assert renewal is not None
    for t, epoch in enumerate(renewal.owned):
        place = state.servers[s].places[t]
        if place.copy is not None and place.copy.epoch != epoch:
            state = state.with_place(s, t, copy=None)
        if rules.voids_loads and place.load is not None and place.load.epoch != epoch:
            state = state.with_place(s, t, load=_given_up(place.load))
    return state


def _take(state: State, s: int, t: int, rules: Rules, bounds: Bounds) -> Moves:
    place = state.servers[s].places[t]
    load = place.load
    if load is None:
        if place.copy is None and state.servers[s].is_up:
            yield from _begin_take(state, s, t, rules, bounds)
        return
    match load.stage:
        case "taking":
            taken = state.with_table(t, owner=s, epoch=load.epoch)
            left = None if load.is_void else Load("taken", load.epoch)
            yield f"take {s} {t}", taken.with_place(s, t, load=left)
        case "taken":
            yield f"lose take {s} {t}", state.with_place(s, t, load=None)
            copy = Copy(load.epoch, state.tables[t].commands)
            yield f"load {s} {t}", state.with_place(s, t, load=None, copy=copy)


def _begin_take(state: State, s: int, t: int, rules: Rules, bounds: Bounds) -> Moves:
    """Lock the lease and the owner's row, and check that the owner has expired."""
    table = state.tables[t]
    if state.takes(t) or (rules.locks_lease and table.writes):
        return  # the take waits
    expired = None if table.owner == s else table.owner
    if expired is not None and rules.checks_until and state.until[expired] > state.time:
        return  # the take is refused
    begins = rules.retakes_anew if table.owner == s else rules.begins_epochs or not table.epoch
    epoch = table.epoch + begins
    if epoch <= bounds.epochs:
        yield f"begin take {s} {t}", state.with_place(s, t, load=Load("taking", epoch, expired))


def _hand_over(state: State, s: int, t: int, rules: Rules, bounds: Bounds) -> Moves:
    place, table = state.servers[s].places[t], state.tables[t]
    handing = place.handing
    if handing is None:
        if place.copy is None or place.step is not None or place.copy.epoch == bounds.epochs:
            return
        for to in (None, *(it for it in range(bounds.servers) if it != s)):
            offered = Handing(to, place.copy.epoch)
            copy = None if rules.drops_first else place.copy
            yield f"offer {s} {t} to {to}", state.with_place(s, t, copy=copy, handing=offered)
    elif handing.is_done:
        copy = None if place.copy and place.copy.epoch == handing.epoch else place.copy
        yield f"hear hand-over {s} {t}", state.with_place(s, t, copy=copy, handing=None)
    elif not state.takes(t) and not (rules.locks_lease and table.writes):
        if (table.owner, table.epoch) == (s, handing.epoch):
            state = state.with_table(t, owner=handing.to, epoch=table.epoch + 1)
        left = None if rules.drops_first else handing._replace(is_done=True)
        yield f"hand over {s} {t}", state.with_place(s, t, handing=left)


def _commit(state: State, s: int, t: int, rules: Rules, bounds: Bounds) -> Moves:
    place = state.servers[s].places[t]
    copy, step = place.copy, place.step
    if step is None:
        is_offered = place.handing is not None and copy and place.handing.epoch == copy.epoch
        if copy is not None and not is_offered and state.decided < bounds.commands:
            command = state.decided + 1
            step = Step(command, copy.epoch, len(copy.commands) + 1)
            decided = state._replace(decided=command)
            yield f"decide {command} {s} {t}", decided.with_place(s, t, step=step)
    elif not step.is_sent:
        if not (rules.locks_lease and state.takes(t)):
            yield _send(state, s, t, step, rules)
    else:
        yield from _hear_commit(state, s, t, step, rules)


def _send(state: State, s: int, t: int, step: Step, rules: Rules) -> tuple[str, State]:
    """Begin the transaction, lock the lease and pass the fence, or give up."""
    table, copy = state.tables[t], state.servers[s].places[t].copy
    if rules.fenced and (table.owner, table.epoch) != (s, step.epoch):
        kept = None if copy and copy.epoch == step.epoch else copy
        given_up = state.with_place(s, t, step=None, copy=kept)
        return f"fence off {step.command}", given_up._replace(
            refused=state.refused | {step.command}
        )
    write = Entry(step.command, s, step.epoch, step.seq)
    sent = state.with_place(s, t, step=step._replace(is_sent=True))
    return f"send {step.command}", sent.with_table(t, writes=table.writes | {write})


def _finish_writes(state: State, t: int, rules: Rules) -> Moves:
    """The database commits a transaction, or rolls it back."""
    table = state.tables[t]
    for write in table.writes:
        left, command = table.writes - {write}, write.command
        yield f"roll back {command}", state.with_table(t, writes=left)
        if not rules.numbered or write.seq == len(table.log) + 1:
            log = (*table.log, write)
            yield f"commit {command}", state.with_table(t, writes=left, log=log)


def _hear_commit(state: State, s: int, t: int, step: Step, rules: Rules) -> Moves:
    """The server gets the reply, or looks in the log after it was lost."""
    table, copy, command = state.tables[t], state.servers[s].places[t].copy, step.command
    is_open = any(write.command == command for write in table.writes)
    if is_open and rules.waits_for_doubt:
        return
    done = state.with_place(s, t, step=None)
    if command not in table.commands:
        yield f"refuse {command}", done._replace(refused=done.refused | {command})
        return
    if copy is not None and (copy.epoch == step.epoch or not rules.confirms_by_epoch):
        done = done.with_place(s, t, copy=Copy(copy.epoch, (*copy.commands, command)))
    yield f"keep {command}", done._replace(kept=done.kept | {command})
