"""Measure how soon the home page can be used and a program starts, and write FIRST-LOOK.md.

python -m benchmarks.first_look; needs Chromium and the built page. A fresh browser on a throttled
processor opens home through a slow connection, again and again.
"""

import json
import os
import resource
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, CDPSession, sync_playwright

from benchmarks.machine import cpu_of, described, options
from tests.browser.conftest import ARGUMENTS, chromium
from tests.server.served import Served

HERE = Path(__file__).parent
RESULTS = HERE / "FIRST-LOOK.md"

SLOWER = 4
"""The browser's processor is slowed down by this factor, to the speed of a cheap phone."""

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}

STARTS = ("`rookery rules dixie`", "`rookery serve`, until it listens")
"""What `command` and `server` start."""

WATCH = """
globalThis.firstLook = { shift: 0, ready: 0 };
new PerformanceObserver((list) => {
  for (const it of list.getEntries()) if (!it.hadRecentInput) firstLook.shift += it.value;
}).observe({ type: "layout-shift", buffered: true });
const look = () => {
  const button = document.querySelector("main .button.primary:not(:disabled)");
  if (button?.checkVisibility()) firstLook.ready = performance.now();
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
"""JavaScript that notes when "Play now" is on the screen, and how far things move."""

SIZES = """
() => performance.getEntriesByType("resource")
  .concat(performance.getEntriesByType("navigation"))
  .filter((it) => new URL(it.name).pathname !== "/sw.js")
  .map((it) => [new URL(it.name).pathname, it.encodedBodySize, it.startTime, it.responseEnd])
"""
"""JavaScript that lists what was fetched: path, bytes of the body as sent, milliseconds."""


@dataclass(frozen=True, slots=True)
class Connection:
    """The speed to which a browser's connection is slowed down."""

    title: str
    kilobits: int
    """Kilobits per second in each direction."""
    latency: int
    """Milliseconds from each request to its answer."""


CONNECTIONS = (Connection("1.6 Mb/s, 150 ms", 1600, 150), Connection("400 kb/s, 400 ms", 400, 400))


@dataclass(frozen=True, slots=True)
class Look:
    """One first visit: when "Play now" works, how far things moved, and the bytes sent."""

    seconds: float
    shift: float
    bytes: int
    fetched: tuple[tuple[str, int, float, float], ...]


def slow_down(session: CDPSession, connection: Connection) -> None:
    """Throttle the network and the processor of a page."""
    each = connection.kilobits * 1000 / 8
    session.send("Network.enable")
    session.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": connection.latency,
            "downloadThroughput": each,
            "uploadThroughput": each,
        },
    )
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def look(browser: Browser, address: str, connection: Connection, screen: dict[str, Any]) -> Look:
    """Open home in a fresh browser, and press "Play now" as soon as it is there."""
    context = browser.new_context(**screen)
    page = context.new_page()
    page.add_init_script(WATCH)
    slow_down(context.new_cdp_session(page), connection)
    page.goto(address)
    play = page.locator("main .button.primary").first
    play.wait_for()
    page.wait_for_load_state("networkidle")
    ready, shift = page.evaluate("[firstLook.ready, firstLook.shift]")
    fetched = tuple((path, size, *when) for path, size, *when in page.evaluate(SIZES))
    play.click()
    page.get_by_role("dialog").wait_for()
    context.close()
    return Look(ready / 1000, shift, sum(size for _, size, *_ in fetched), fetched)


def command() -> float:
    """CPU seconds of `rookery rules dixie`."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [sys.executable, "-m", "rookery", "rules", "dixie"], check=True, stdout=subprocess.DEVNULL
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def server() -> float:
    """CPU seconds of `rookery serve` until it listens."""
    with TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        asked = [sys.executable, "-m", "rookery", "serve", "--json", "--port", "0"]
        with subprocess.Popen(
            [*asked, "--database-url", database], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        ) as process:
            assert process.stdout is not None
            process.stdout.readline()
            spent = cpu_of(process.pid)
            process.terminate()
    return spent


def main() -> None:
    parser = options("first_look", __doc__)
    parser.add_argument("--rounds", type=int, default=9, help="first looks of each kind")
    parser.add_argument("--json", action="store_true", help="print each look, and write nothing")
    it = parser.parse_args()
    found: dict[tuple[str, str], list[Look]] = {}
    with TemporaryDirectory() as folder, Served(Path(folder)) as served, sync_playwright() as run:
        browser = run.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        look(browser, served.address, CONNECTIONS[0], PHONE)  # uncounted: it warms up the server
        for _ in range(it.rounds):  # in turn, so that other work on the machine disturbs all alike
            for connection in CONNECTIONS:
                for screen, size in (("phone", PHONE), ("desktop", DESKTOP)):
                    seen = look(browser, served.address, connection, size)
                    found.setdefault((connection.title, screen), []).append(seen)
                    told = [connection.title, screen, seen.seconds, seen.shift, seen.bytes]
                    print(json.dumps([*told, seen.fetched] if it.json else told), file=sys.stderr)
        browser.close()
    starts = [(command(), server()) for _ in range(it.rounds)]
    if not it.json:
        lines = report(found, dict(zip(STARTS, zip(*starts, strict=True), strict=True)), it.rounds)
        RESULTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


def report(
    found: dict[tuple[str, str], list[Look]], starts: dict[str, Sequence[float]], rounds: int
) -> Sequence[str]:
    """The lines of FIRST-LOOK.md."""
    sizes = [look.bytes for looks in found.values() for look in looks]
    return [
        "# The first look",
        "",
        'Seconds from opening the page until "Play now" works, in a fresh Chromium. Its processor',
        f"is slowed down {SLOWER} times, its connection as the table says. Layout shift (CLS) is",
        f"summed up until all is loaded. Each row has {rounds} first looks, taken in turn.",
        f"`python -m benchmarks.first_look --rounds {rounds}`.",
        "",
        f"Machine: {described()}.{_before_others()}",
        "",
        f"A first look fetches {max(sizes) / 1024:.1f} KB, compressed, with fonts and data.",
        "",
        "| connection | screen | median | least | most | layout shift, most |",
        "| --- | --- | ---: | ---: | ---: | ---: |",
        *(
            f"| {connection} | {screen} | {_times([look.seconds for look in looks])} | "
            f"{max(look.shift for look in looks):.3f} |"
            for (connection, screen), looks in found.items()
        ),
        "",
        "## Starts",
        "",
        f"CPU seconds of a start, with Python's bytecode there; each row has {rounds}.",
        "",
        "| start | median | least | most |",
        "| --- | ---: | ---: | ---: |",
        *(f"| {name} | {_times(seconds)} |" for name, seconds in starts.items()),
    ]


def _before_others() -> str:
    """A sentence for the report if server and browser had priority over other work; else empty."""
    is_first = os.sched_getscheduler(0) != os.SCHED_OTHER
    return " Server and browser had priority over other work (`chrt -r 5`)." if is_first else ""


def _times(seconds: Sequence[float]) -> str:
    """The cells of a row: median, least and most."""
    return " | ".join(f"{it:.2f}" for it in (median(seconds), min(seconds), max(seconds)))


if __name__ == "__main__":
    main()
