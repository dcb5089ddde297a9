"""The tables of benchmarks/POOL.md."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from benchmarks.pool_counters import IN_POSTGRES, IN_VALKEY
from benchmarks.pool_players import HUMAN, SEATS
from benchmarks.pool_results import PATIENCE, Measured, Rounds, cores

ON_THE_WIRE = {
    "wire.messages_up": "WebSocket messages to the servers",
    "wire.messages_down": "WebSocket messages to the players",
    "wire.bytes_up": "bytes to the servers",
    "wire.bytes_down": "bytes to the players",
}
"""The counters of the players with their headings."""

NOTABLE = 0.005
"""If the host took at least this share of all time for other machines, the report says so."""

_PARTS = ("servers", "database", "Valkey", "players")
"""The parts into which a move's processor time is divided."""

_COSTS: Mapping[str, Mapping[str, str]] = {
    "Players' connections": ON_THE_WIRE,
    "PostgreSQL": IN_POSTGRES,
    "Valkey": IN_VALKEY,
}

_RESTING = {
    "cpu.servers": "CPU of the servers, % of a core",
    "cpu.database": "CPU of PostgreSQL, % of a core",
    "cpu.Valkey": "CPU of Valkey, % of a core",
    "postgres.commits": "PostgreSQL: transactions",
    "postgres.scanned": "PostgreSQL: rows read by scans",
    "postgres.fetched": "PostgreSQL: rows fetched by an index",
    "postgres.wal_bytes": "PostgreSQL: bytes of write-ahead log",
    "valkey.commands": "Valkey: commands",
    "valkey.bytes_received": "Valkey: bytes from the servers",
    "valkey.bytes_sent": "Valkey: bytes to the servers",
}


def heading(
    about: Sequence[str], command: str, rounds: int, jobs: int, fsync: float
) -> Iterator[str]:
    """The heading: what was measured, where and how; `fsync` is in seconds."""
    least, most = HUMAN
    yield from ["# A pool of servers under load", ""]
    yield f"Machine: {' · '.join(about)}."
    yield f"Command: `{command}`."
    yield from [
        "",
        f"At each table {SEATS} scripted players, in {jobs} other processes, play Dixie Rook on",
        "WebSockets. *Direct*: all players are connected to the server that owns their table.",
        "*Relayed*: the players of a table are spread over the other servers, which relay. The",
        "servers are asked in turn to open a table, and place it by load.",
        "*1 server, PostgreSQL* is a pool of one, with Valkey.",
        "",
        "*Answered* is the time from sending a move until its answer arrives, *to a screen* the",
        "time until its update reaches another player. Before either, the move is on the disk: in",
        "SQLite by `synchronous = FULL`, in PostgreSQL by `fsync` and `synchronous_commit`. A",
        f"write and `fsync` of 4 KB takes {1000 * fsync:.1f} ms here.",
        "",
        "Servers, PostgreSQL, Valkey and the players share the cores of this one machine. Once",
        "all cores are busy, more servers cannot bring more moves; then compare the processor time",
        "of a move. *Moves per CPU second* counts the time of servers, database and Valkey.",
        "*Others* are the kernel's own threads and other programs. *In loops* compares a move with",
        "10,000 additions in a Python loop, timed just before, since machines differ.",
        "",
        f"At human pace a player takes {least:g} to {most:g} seconds for every move, and runs last",
        f"{PATIENCE} times as long. Numbers are medians over rounds (here {rounds}), with the",
        "lowest and the highest in brackets. The cost of a move is the growth of a counter during",
        "play, minus its growth at rest in the same time, divided by the number of moves. Messages",
        "include pings: every connection gets and answers one in five seconds. Bytes are without",
        "the headers of TCP and IP.",
    ]


def report(paces: Sequence[Sequence[Rounds]], failed: Sequence[str]) -> Iterator[str]:
    """All tables."""
    most = max(reversed(paces), key=len)
    for rows in paces:
        pace = rows[0].pace
        yield from ["", f"## {pace.name}: {pace.tables:,} tables", ""]
        yield from _speeds(rows)
        if len(rows) == len(most):
            yield from ["", "### What a move costs", ""]
            yield from _costs(rows)
    yield from ["", f"## At rest: {SEATS * most[0].pace.tables:,} connections, nobody plays"]
    yield from ["", "Per second, for all servers together.", ""]
    yield from _rests(most)
    yield from _faults([row for rows in paces for row in rows], failed)


def _speeds(rows: Sequence[Rounds]) -> Iterator[str]:
    yield (
        "| setup | moves/s | answered, p50 | p99 | to a screen, p50 | p99 | "
        f"CPU of a move: {' | '.join(_PARTS)} | servers, in loops "
        f"| moves per CPU second | busiest server | all {cores()} cores | others | limit |"
    )
    yield f"| --- |{' ---: |' * (10 + len(_PARTS))} --- |"
    for row in rows:
        low, high = row.spread(lambda it: it.rate)
        cells = [
            row.setup.title,
            f"{row.median(lambda it: it.rate):,.0f} ({low:,.0f}–{high:,.0f})",
            _ms(row, lambda it: it.answered_p50),
            _ms(row, lambda it: it.answered_p99),
            _ms(row, lambda it: it.shown_p50),
            _ms(row, lambda it: it.shown_p99),
            *(_ms_of_a_move(row, part) for part in _PARTS),
            f"{row.median(lambda it: it.cpu_of_a_move('servers') / it.loop):.2f}",
            f"{row.median(lambda it: it.moves_a_cpu_second):,.0f}",
            f"{row.median(lambda it: it.busiest):.0%}",
            f"{row.median(lambda it: it.busy):.0%}",
            f"{row.median(lambda it: it.others):.0%}",
            row.limit,
        ]
        yield f"| {' | '.join(cells)} |"


def _ms_of_a_move(row: Rounds, part: str) -> str:
    """The processor time that a part, such as `servers`, spends on a move."""
    return f"{1000 * row.median(lambda it: it.cpu_of_a_move(part)):.2f} ms"


def _ms(row: Rounds, of: Callable[[Measured], float]) -> str:
    low, high = row.spread(of)
    return f"{1000 * row.median(of):.1f} ({1000 * low:.0f}–{1000 * high:.0f}) ms"


def _costs(rows: Sequence[Rounds]) -> Iterator[str]:
    yield f"| for a move | {' | '.join(row.setup.title for row in rows)} |"
    yield f"| --- |{' ---: |' * len(rows)}"
    for part, counters in _COSTS.items():
        for counter, heading in counters.items():
            values = [row.of_a_move(counter) for row in rows]
            if any(value is not None for value in values):
                yield f"| {part}: {heading} | {' | '.join(map(_number, values))} |"


def _rests(rows: Sequence[Rounds]) -> Iterator[str]:
    yield f"| | {' | '.join(row.setup.title for row in rows)} |"
    yield f"| --- |{' ---: |' * len(rows)}"
    for counter, heading in _RESTING.items():
        scale = 100 if counter.startswith("cpu") else 1
        values = [row.at_rest(counter) for row in rows]
        shown = [_number(None if it is None else scale * it) for it in values]
        yield f"| {heading} | {' | '.join(shown)} |"
    memory = [row.median(lambda it: it.memory / 2**20) for row in rows]
    yield f"| memory of the servers, MB | {' | '.join(f'{it:,.0f}' for it in memory)} |"


def _number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.2f}"


def _faults(rows: Sequence[Rounds], failed: Sequence[str]) -> Iterator[str]:
    """What went wrong: refused commands, ended connections, error lines in logs, failed runs."""
    found = [(row, run) for row in rows for run in row.runs if run.faults or run.refused]
    stolen = max(run.stolen for row in rows for run in row.runs)
    if stolen > NOTABLE:
        yield from ["", f"The host took up to {stolen:.0%} of the time of this virtual machine."]
    if not found and not failed:
        yield from ["", "Nothing was refused, no connection ended, and no log has a warning."]
        return
    yield from ["", "## What went wrong", ""]
    yield from (f"* {each}." for each in failed)
    for row, run in found:
        yield (
            f"* {row.setup.title}, {row.pace.name.lower()}, round {run.round}: {run.refused} "
            f"commands refused. {' '.join(f'`{line}`' for line in run.faults)}".rstrip()
        )
