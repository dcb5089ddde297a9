"""Measure what looking at an evening costs the server: `python -m benchmarks.evening_looking`.

Writes its section of benchmarks/EVENING.md. So many browsers ask for an evening as often as the
page does, each with the ETag of its last answer, at a server in a process of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from benchmarks.machine import cpu_of, described
from tests.server.served import Served

RESULTS = Path(__file__).parent / "EVENING.md"
HEADING = "\n## While everybody looks\n"
EVERY = 4.0
"""Seconds between two looks of the page; `EVERY` of `web/src/clubs/evening/polling.ts`."""


@dataclass(frozen=True)
class Cost:
    """What some seconds of looking cost the server, in CPU seconds, and its answers."""

    cpu: float
    seconds: float
    answers: int
    unchanged: int


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--people", type=int, default=64, help="how many look")
    parser.add_argument("--seconds", type=float, default=20.0, help="for how long, each time")
    it = parser.parse_args()
    with TemporaryDirectory() as folder:
        server = Served(Path(folder), "--unbounded")
        server.start()
        try:
            costs = asyncio.run(_measured(server, it.people, it.seconds))
        finally:
            server.stop()
    text = RESULTS.read_text(encoding="utf-8").partition(HEADING)[0].rstrip() + "\n"
    RESULTS.write_text(text + HEADING + "\n".join(_told(costs, it.people)), encoding="utf-8")


async def _measured(server: Served, people: int, seconds: float) -> dict[str, Cost]:
    limits = httpx.Limits(max_connections=people + 4)
    address, pid = server.address, server.pid
    async with httpx.AsyncClient(
        base_url=address, limits=limits, timeout=60, trust_env=False
    ) as http:
        path, host, secrets = await _evening(http, people)
        costs = {
            "before it begins, nothing changes": await _looked(http, path, secrets, pid, seconds)
        }
        await http.post(f"{path}/acts", headers=host, json={"act": "next"})
        await asyncio.sleep(3.0)
        nobody = await _looked(http, path, [], pid, seconds)
        costs["in a round, nobody looks"] = nobody
        costs["in a round, nothing changes"] = await _looked(http, path, secrets, pid, seconds)
        changing = asyncio.create_task(_changes(http, path, host))
        costs["in a round, somebody comes or goes every second"] = await _looked(
            http, path, secrets, pid, seconds
        )
        changing.cancel()
    return costs


async def _evening(
    http: httpx.AsyncClient, people: int
) -> tuple[str, dict[str, str], Sequence[str]]:
    """The path of a new evening, the header of its host, and the secrets of those who come."""
    made = (await http.post("/api/profiles", json={"name": "Host"})).json()
    host = {"Rookery-Profile": made["secret"]}
    club = {"name": "Club", "game": "kentucky", "your_name": "Host"}
    code = (await http.post("/api/clubs", headers=host, json=club)).json()["code"]
    starts = (datetime.now(UTC) + timedelta(hours=1)).strftime("%Y-%m-%dT%H:%M")
    plan = {"game": "kentucky", "rounds": 5, "boards": 2, "minutes": 30, "pause": -1}
    wanted: dict[str, Any] = {"plan": plan, "starts": starts, "zone": "UTC"}
    shown = (await http.post(f"/api/clubs/{code}/evenings", headers=host, json=wanted)).json()
    path = f"/api/evenings/{shown['evenings'][0]['id']}"
    secrets = []
    for number in range(people):
        came = await http.post(f"{path}/comers", json={"name": f"Person {number}"})
        secrets.append(came.json()["secret"])
    return path, host, secrets


async def _looked(
    http: httpx.AsyncClient, path: str, secrets: Sequence[str], pid: int, seconds: float
) -> Cost:
    """Have everybody look for some seconds, spread evenly as people are."""
    loop = asyncio.get_running_loop()
    counts = {200: 0, 304: 0}

    async def one(number: int, secret: str) -> None:
        tag, until = "", loop.time() + seconds
        await asyncio.sleep(EVERY * number / len(secrets))
        while loop.time() < until:
            began = loop.time()
            headers = {
                "authorization": f"Bearer {secret}",
                "if-none-match": tag,
                "cache-control": "max-age=2",
            }
            answer = await http.get(path, headers=headers)
            counts[answer.status_code] += 1
            tag = answer.headers["etag"]
            await asyncio.sleep(max(0.0, EVERY - (loop.time() - began)))

    cpu, began = cpu_of(pid), time.monotonic()
    if secrets:
        await asyncio.gather(*(one(*each) for each in enumerate(secrets)))
    else:
        await asyncio.sleep(seconds)
    took = time.monotonic() - began
    return Cost(cpu_of(pid) - cpu, took, sum(counts.values()), counts[304])


async def _changes(http: httpx.AsyncClient, path: str, host: dict[str, str]) -> None:
    """Have somebody new come every second."""
    number = 0
    while True:
        await http.post(f"{path}/guests", headers=host, json={"name": f"Late {number}"})
        number += 1
        await asyncio.sleep(1.0)


def _told(costs: dict[str, Cost], people: int) -> list[str]:
    idle = costs["in a round, nobody looks"]
    rest = idle.cpu / idle.seconds
    rows = [
        "",
        f"Machine: {described()}.",
        f"Command: `python -m benchmarks.evening_looking --people {people}`.",
        "",
        f"{people} browsers ask for the page of an evening every {EVERY:g} seconds, with the ETag "
        "of their last answer. The last two columns leave out what it does when nobody looks.",
        "",
        "| while | answers a second | 304 | CPU in all | CPU for an answer | of one core |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for name, it in costs.items():
        own = max(0.0, it.cpu - (rest * it.seconds if "round" in name else 0.0))
        each = f"{1000 * own / it.answers:.1f} ms" if it.answers else "–"
        same = f"{it.unchanged / it.answers:.0%}" if it.answers else "–"
        answers, in_all = it.answers / it.seconds, it.cpu / it.seconds
        rows.append(
            f"| {name} | {answers:.1f} | {same} | {in_all:.1%} | {each} | {own / it.seconds:.1%} |"
        )
    return [
        *rows,
        "",
        "Before answers could be two seconds old, and were read once for all, an answer took 7 to "
        "8 ms, and 64 people took 8 to 10 % of a core.",
        "",
    ]


if __name__ == "__main__":
    os.nice(5)  # the server's own time counts, not ours
    main()
