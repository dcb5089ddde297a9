"""The table of claims is complete, and played-out deals prove no claim false."""

import json
import subprocess
import sys
from collections.abc import Iterator

import pytest

from benchmarks.claims.playing import counted, merged
from benchmarks.claims.report import faults
from benchmarks.claims.table import CLAIMS, PARTS, claims_of, messages_in
from rookery.core.messages import Message, Told
from rookery.language.catalogue import entries_of, sources
from rookery.puzzles.collection import puzzles
from rookery.records import parse_move


def test_every_reason_stands_in_the_table_and_the_reverse() -> None:
    ids = {entry.id.name for entry in entries_of(dict(sources("en"))["reasons.ftl"])}
    assert {f"reason-{name}" for name in (*PARTS, *(claim.id for claim in CLAIMS))} == ids


@pytest.mark.parametrize(
    "name", ["dixie 6", "five 5", "call-partner 4", "three 3", "two 2", "tuxedo 3"]
)
def test_no_claim_is_false_in_a_few_deals(name: str) -> None:
    parts = (counted(name, bot, range(n), "test") for bot, n in (("easy", 4), ("steady", 6)))
    assert not [it for it in faults(merged(parts)) if "false" in it]


def test_no_reason_of_a_puzzle_is_false_of_what_its_player_sees() -> None:
    for it in puzzles().values():
        view, move = it.view(), parse_move(it.right[0])
        for message in (found for told in it.reason for found in of_the_move(told)):
            args = dict(message.arguments)
            for claim in claims_of(message):
                assert claim.holds(view, move, args), (it.id, str(message))


def of_the_move(told: Told) -> Iterator[Message]:
    """The messages that claim something of the move itself, not of one compared with it."""
    is_compared = isinstance(told, Message) and told.id.startswith("contrast-")
    return iter(()) if is_compared else messages_in(told)


@pytest.mark.slow
def test_the_benchmark_finds_no_claim_false() -> None:
    command = [sys.executable, "-m", "benchmarks.claims", "--deals", "40", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    assert not [row for row in rows if row["false"]], done.stderr
    assert sum(row["said"] for row in rows if row["kind"] == "certain") > 10_000
