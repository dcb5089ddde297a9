"""The page's types are those of the protocol."""

from __future__ import annotations

from pathlib import Path

from tools.protocol_ts import written

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_page_are_those_of_the_protocol() -> None:
    kept = (ROOT / "web" / "src" / "lib" / "protocol.ts").read_text("utf-8")
    assert kept == written(), "out of date: run `make protocol`"
