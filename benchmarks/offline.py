"""Measure practice without a network: `python -m benchmarks.offline`. Writes benchmarks/OFFLINE.md.

Needs the page and the runtime (`make page offline`) and a Chromium (`CHROMIUM`, or on the PATH). A
server of its own serves them; a browser keeps the page, loses the network, and is timed from there.
"""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.machine import described
from rookery.server.web.page import runtime_folder
from tests.browser.conftest import ARGUMENTS, chromium
from tests.server.served import Served

RESULTS = Path(__file__).parent / "OFFLINE.md"
ROUNDS = 3
"""Starts of each kind; the table has their median."""

PATIENCE = 120_000
"""Milliseconds after which waiting for the page fails."""

DECISIONS = """
async ({ runtime, game }) => {
  const { loadPyodide } = await import(runtime + "pyodide.mjs");
  const info = { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3",
    python: "3.14.2", version: "314.0.7" };
  const stdLibURL = runtime + "stdlib.zip";
  const python = await loadPyodide({ indexURL: runtime, stdLibURL,
    lockFileContents: { info, packages: {} } });
  const tables = await (await fetch(runtime + "tables.zip")).arrayBuffer();
  python.unpackArchive(tables, "zip", { extractDir: "/tables" });
  return python.runPython(`
import sys
sys.path.insert(0, "/tables")
from random import Random
from time import perf_counter
from rookery.bots import bot
from rookery.games import preset
game, times, rng = preset("${game}").game({}), [], Random(1)
for _ in range(5):
    deck = list(game.pack)
    rng.shuffle(deck)
    state = game.start(tuple(deck), 0)
    players = [bot("steady", rng) for _ in range(game.seats)]
    while actors := game.actors(state):
        view = game.view(state, actors[0])
        began = perf_counter()
        move = players[actors[0]].decide(view).move
        times.append(perf_counter() - began)
        state = game.apply(state, actors[0], move)
__import__("json").dumps(times)
`);
}
"""
"""JavaScript that has `steady` play five deals, and returns the seconds of its decisions."""


def sizes(folder: Path) -> dict[str, tuple[int, int, int]]:
    """The bytes of each file: as it is, by gzip as it is served, and by brotli for comparison."""
    squeeze = (
        "const z=require('zlib'),c=[];process.stdin.on('data',d=>c.push(d)).on('end',()=>"
        "console.log(z.brotliCompressSync(Buffer.concat(c)).length))"
    )
    found = {}
    for path in sorted(folder.glob("*.gz")):
        content = gzip.decompress(path.read_bytes())
        ran = subprocess.run(
            ["node", "-e", squeeze], input=content, capture_output=True, check=True
        )
        found[path.stem] = len(content), path.stat().st_size, int(ran.stdout)
    return found


def keep(page: Page, address: str) -> float:
    """Have the browser store the page for use without a network; return the seconds."""
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    page.get_by_role("button", name="Preferences").click()
    button = page.get_by_role("button", name="Keep for offline practice")
    button.wait_for()
    began = time.perf_counter()
    button.click()
    page.get_by_text("Kept on this device").wait_for()
    return time.perf_counter() - began


def home(page: Page, address: str) -> float:
    """Seconds until the home page, loaded from the device, offers its games."""
    began = time.perf_counter()
    page.goto(address)
    page.get_by_text("Without the server you play here").wait_for()
    return time.perf_counter() - began


def starts(browser: Browser, address: str) -> dict[str, list[float]]:
    """Seconds of keeping the page, and of its first and its later starts without a network."""
    found: dict[str, list[float]] = {"keep": [], "first": [], "later": []}
    for _ in range(ROUNDS):
        context = browser.new_context()
        page = context.new_page()
        found["keep"].append(keep(page, address))
        context.set_offline(True)
        found["first"].append(home(page, address))
        found["later"] += [home(page, address) for _ in range(2)]
        context.close()
    return found


def decisions(browser: Browser, address: str, runtime: str, game: str) -> list[float]:
    """Seconds of the decisions of `steady` in the browser."""
    context = browser.new_context(bypass_csp=True)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{address}privacy")
    told: Any = page.evaluate(DECISIONS, {"runtime": f"{address}{runtime}", "game": game})
    context.close()
    return list(json.loads(told))


def main() -> None:
    """Measure, and write the table."""
    load = os.getloadavg()[0]
    folder = runtime_folder()
    assert folder is not None, "the runtime is not built: make offline"
    version = json.loads((folder / "files.json").read_text())["version"]
    with TemporaryDirectory() as data, sync_playwright() as running:
        server = Served(Path(data), "--unbounded")
        server.start()
        browser = running.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        timed = starts(browser, server.address)
        games = ("dixie", "tuxedo")
        made = {
            game: decisions(browser, server.address, f"runtime/{version}/", game) for game in games
        }
        browser_version = browser.version
        server.stop()
    RESULTS.write_text(report(sizes(folder), timed, made, browser_version, load), encoding="utf-8")


def report(
    files: dict[str, tuple[int, int, int]],
    timed: dict[str, list[float]],
    made: dict[str, list[float]],
    browser: str,
    load: float,
) -> str:
    """The page of results."""
    lines = [
        "# Practice without a network",
        "",
        f"Written by `python -m benchmarks.offline`. {described()} · Chromium {browser} ·",
        f"{load:.0f} processes ready to run when it began.",
        "",
        "## What is kept on a device",
        "",
        "| file | bytes | as served (gzip) | by brotli |",
        "| --- | ---: | ---: | ---: |",
        *(f"| {name} | {a:,} | {b:,} | {c:,} |" for name, (a, b, c) in files.items()),
        "| all | "
        + " | ".join(f"{sum(column):,}" for column in zip(*files.values(), strict=True))
        + " |",
        "",
        "## How long it takes",
        "",
        "| what | seconds (median) | slowest |",
        "| --- | ---: | ---: |",
    ]
    words = {
        "keep": "keep the page, from a server on the same machine",
        "first": "the home page without a network, the first time",
        "later": "the same, later",
    }
    lines += [f"| {words[it]} | {median(s):.1f} | {max(s):.1f} |" for it, s in timed.items()]
    lines += ["", "| decisions of `steady` | milliseconds (median) | slowest |"]
    lines += ["| --- | ---: | ---: |"]
    lines += [
        f"| {game}, {len(s)} of them | {median(s) * 1e3:.1f} | {max(s) * 1e3:.1f} |"
        for game, s in made.items()
    ]
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    main()
