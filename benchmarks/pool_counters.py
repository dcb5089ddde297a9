"""Counters of the resources that a run of `pool_load` uses: time, rows, messages and bytes.

They come from /proc, PostgreSQL's views, Valkey's INFO and, through `ss`, the kernel. All of them
only grow.
"""

import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import TypeAlias

from benchmarks.machine import cpu_of
from tests.postgres import Postgres
from tests.valkey import Valkey

Counts: TypeAlias = Mapping[str, float]
"""Counters by name. Those named `cpu…` are in seconds, those with `bytes` in bytes."""

IN_POSTGRES = {
    "postgres.commits": "transactions",
    "postgres.inserted": "rows inserted",
    "postgres.updated": "rows updated",
    "postgres.scanned": "rows read by scans",
    "postgres.fetched": "rows fetched by an index",
    "postgres.wal_bytes": "bytes of write-ahead log",
    "postgres.events_bytes": "growth of `events` with its index, bytes",
    "postgres.others_bytes": "growth of the other tables, bytes",
    "postgres.bytes_received": "bytes from the servers",
    "postgres.bytes_sent": "bytes to the servers",
}
"""The counters of PostgreSQL with their headings."""

IN_VALKEY = {
    "valkey.commands": "commands",
    "valkey.xadd": "of these XADD: entries written to an inbox",
    "valkey.xread": "of these XREAD: reads of an inbox",
    "valkey.bytes_received": "bytes from the servers",
    "valkey.bytes_sent": "bytes to the servers",
}
"""The counters of Valkey with their headings."""

_ROWS = """
SELECT xact_commit, tup_inserted, tup_updated, tup_returned, tup_fetched,
       pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0'),
       (SELECT coalesce(sum(pg_total_relation_size(relid)), 0)
          FROM pg_stat_user_tables WHERE relname = 'events'),
       (SELECT coalesce(sum(pg_total_relation_size(relid)), 0)
          FROM pg_stat_user_tables WHERE relname <> 'events')
  FROM pg_stat_database WHERE datname = current_database()
"""


@dataclass(frozen=True, slots=True)
class Meters:
    """Reads the counters of a run: of its processes, its database and its Valkey."""

    servers: Sequence[int]
    players: Sequence[int]
    postgres: Postgres | None
    database: str
    valkey: Valkey | None

    def read(self) -> dict[str, float]:
        counts = {"seconds": time.monotonic(), **dict(_of_the_machine())}
        for number, pid in enumerate(self.servers):
            counts[f"cpu.server.{number}"] = cpu_of(pid)
        counts["cpu.servers"] = sum(counts[f"cpu.server.{it}"] for it in range(len(self.servers)))
        counts["cpu.players"] = sum(map(cpu_of, self.players))
        if self.postgres is not None:
            of_server = (self.postgres.folder / "data" / "postmaster.pid").read_text()
            counts["cpu.database"] = _cpu_of_family(int(of_server.split("\n")[0]))
            counts |= _of_postgres(self.postgres, self.database)
        if self.valkey is not None:
            counts["cpu.Valkey"] = cpu_of(self.valkey.pid)
            counts |= _of_valkey(self.valkey)
        return counts


def difference(before: Counts, after: Counts) -> dict[str, float]:
    return {name: value - before.get(name, 0.0) for name, value in after.items()}


def fsync_seconds(folder: Path) -> float:
    """The median seconds to write 4 KB to a file in a folder and wait until the disk has it."""
    times = []
    with (folder / "fsync").open("wb", buffering=0) as file:
        for _ in range(101):
            began = time.monotonic()
            file.write(b"x" * 4096)
            os.fsync(file.fileno())
            times.append(time.monotonic() - began)
    return median(times)


def loop_seconds() -> float:
    """The median CPU seconds of 10,000 additions in a Python loop: how fast this machine is now."""
    times = []
    for _ in range(101):
        began, total = time.process_time(), 0
        for number in range(10_000):
            total += number
        times.append(time.process_time() - began)
    return median(times)


def _of_the_machine() -> Iterator[tuple[str, float]]:
    """CPU seconds of all cores since boot; `stolen` is time given to other virtual machines."""
    ticks = [int(it) for it in Path("/proc/stat").read_text().split("\n")[0].split()[1:9]]
    _, _, _, idle, waiting, _, _, stolen = ticks
    per_second = os.sysconf("SC_CLK_TCK")
    yield "cpu.machine", (sum(ticks) - idle - waiting - stolen) / per_second
    yield "cpu.stolen", stolen / per_second
    yield "cpu.whole", sum(ticks) / per_second


def _cpu_of_family(parent: int) -> float:
    """The CPU seconds of a process and its children, including those that have ended."""
    seconds = cpu_of(parent)
    ended = Path(f"/proc/{parent}/stat").read_text().rpartition(")")[2].split()[13:15]
    seconds += sum(map(int, ended)) / os.sysconf("SC_CLK_TCK")
    for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split():
        try:
            seconds += cpu_of(int(child))
        except FileNotFoundError:  # it has just ended
            continue
    return seconds


def _of_postgres(postgres: Postgres, database: str) -> dict[str, float]:
    row = postgres.run(_ROWS, database.rpartition("/")[2])[0]
    names = [name for name in IN_POSTGRES if name not in _TRAFFIC]
    return dict(zip(names, map(float, map(str, row)), strict=True)) | dict(_traffic(postgres.port))


_TRAFFIC = ("postgres.bytes_received", "postgres.bytes_sent")


def _traffic(port: int) -> Iterator[tuple[str, float]]:
    """The bytes of PostgreSQL's open connections, counted by the kernel; nothing without `ss`."""
    program = shutil.which("ss")
    if program is not None:
        asked = [program, "-tinH", "state", "established", f"sport = :{port}"]
        told = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
        for name in _TRAFFIC:
            field = name.partition(".")[2]
            yield name, float(sum(map(int, re.findall(rf"\b{field}:(\d+)", told))))


def _of_valkey(valkey: Valkey) -> dict[str, float]:
    with valkey.client() as client:
        told = client.info("everything")
    counts = {
        "valkey.commands": float(told["total_commands_processed"]),
        "valkey.bytes_received": float(told["total_net_input_bytes"]),
        "valkey.bytes_sent": float(told["total_net_output_bytes"]),
    }
    for name, command in told.items():
        if name.startswith("cmdstat_") and "|" not in name:
            counts[f"valkey.{name.removeprefix('cmdstat_')}"] = float(command["calls"])
    return counts
