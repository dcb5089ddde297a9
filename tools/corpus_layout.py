"""Write a small database as the server of a commit writes it, for the corpus of layouts.

    .venv/bin/python tools/corpus_layout.py tests/corpus/layouts/9.sql.gz [COMMIT]

Without COMMIT, the last commit is used. Its server opens tables, and stores everything else that it
knows: a profile with its seats, a club with an evening, the deal of the day, a link to a deal and
its results. See tests/corpus/README.md.
"""

import argparse
import gzip
import json
import sqlite3
import subprocess
import sys
import tarfile
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from corpus import write_sums
from corpus_people import MANY, Host, Message, Seat, is_over

ROOT = Path(__file__).resolve().parents[1]

RUN = """#!/bin/sh
PYTHONPATH={source} PYTHONDONTWRITEBYTECODE=1 exec {python} -m rookery "$@"
"""


def main() -> None:
    """Write one file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("commit", nargs="?", default="HEAD")
    chosen = parser.parse_args()
    with TemporaryDirectory() as folder:
        at = Path(folder)
        commit = _git("rev-parse", "--short=8", chosen.commit).decode().strip()
        source = _taken(commit, at)
        run = at / "rookery"
        run.write_text(RUN.format(source=source, python=sys.executable))
        run.chmod(0o755)
        database = at / "tables.db"
        commands = (source / "rookery" / "cli").rglob("serve.py")
        knows = any("people-per-address" in it.read_text() for it in commands)
        host = Host(str(run), database, MANY if knows else ())
        try:
            seats = _people(host)
        finally:
            host.stop()
        about: Message = {"commit": commit, "seats": seats}
        with closing(sqlite3.connect(database)) as opened:
            lines = "\n".join(opened.iterdump())
    chosen.file.parent.mkdir(parents=True, exist_ok=True)
    chosen.file.write_bytes(gzip.compress(f"-- {json.dumps(about)}\n{lines}\n".encode(), mtime=0))
    write_sums(chosen.file.parent)


def _git(*arguments: str) -> bytes:
    ran = subprocess.run(  # noqa: S603
        ["git", *arguments],  # noqa: S607
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    return ran.stdout


def _taken(commit: str, folder: Path) -> Path:
    """Unpack the sources of a commit and add an empty page, which a server needs to start."""
    with tarfile.open(fileobj=BytesIO(_git("archive", commit, "src"))) as tree:
        tree.extractall(folder, filter="data")
    page = folder / "src" / "rookery" / "web" / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").touch()
    return folder / "src"


def _people(host: Host) -> list[Message]:
    """Make three tables (lobby, in play, over) and the rest (`_besides`); return people's seats."""
    host.table("dixie", {2: "Ben"}, options={"seats": 4}, others=["bot:easy", "open", "open"])
    (playing,) = host.table("three", {}, others=["bot:easy"])
    (over,) = host.table("three", {}, options={"target": 1}, others=["bot:easy"])
    for person in (playing, over):
        person.do("start")
    host.play([playing], lambda view: (view.get("deal") or {}).get("phase") == "play")
    host.play([over], is_over)
    with suppress(SystemExit):  # servers of the first layouts know only tables
        _besides(host, over)
    host.read(host.people)
    return [
        {"code": it.code, "seat": it.seat, "secret": it.secret, "stage": it.view["table"]["stage"]}
        for it in host.people
    ]


def _besides(host: Host, over: Seat) -> None:
    """Make a profile, a club, an evening and more. Raises SystemExit at the first refusal."""
    ann: dict[str, str] = {"Rookery-Profile": host.request("profiles", {"name": "Ann"})["secret"]}
    host.request("profile/seats", {"seats": [{"code": over.code, "secret": over.secret}]}, ann)
    club = host.request("clubs", {"name": "Sunday", "game": "three", "your_name": "Ann"}, ann)
    starts = (datetime.now(UTC) + timedelta(days=300)).strftime("%Y-%m-%dT%H:%M")
    plan: dict[str, Any] = {"game": "dixie", "format": "pairs", "rounds": 1, "boards": 2}
    planned = {"plan": plan, "starts": starts, "zone": "UTC"}
    evening = host.request(f"clubs/{club['code']}/evenings", planned, ann)["evenings"][-1]["id"]
    host.request(f"evenings/{evening}/comers", {"name": "Gus"})
    host.request(f"day/{datetime.now(UTC).date().isoformat()}/three", {"name": "Ann"}, ann)
    given = {"table": over.code, "deal": 1, "seat": over.seat}
    link = f"{over.code}/1/{over.seat}"  # the form of links until the seventh layout
    with suppress(SystemExit):
        link = host.request("links", given, {"Authorization": f"Bearer {over.secret}"})["id"]
    host.request(f"links/{link}", {"name": "Ben"})
    host.request("profile/sheets", {"name": "Ours", "game": "three"}, ann)
    sheet = {"name": "Ours", "game": "three", "options": {"target": 200}}
    host.request(f"clubs/{club['code']}/sheets", sheet, ann)


if __name__ == "__main__":
    main()
