"""The bots on all 1,000 decks of Rookery-1000: `python -m benchmarks.leaderboard`.

An entry of leaderboard.jsonl is a bot's contest with `steady` on every deck of a game, with the
lead deal by deal. `--add` takes an entry from the file that `rookery arena BOT steady --decks
rookery-1000 --game GAME --out FILE` has written. Each entry is checked: decks drawn at random are
played again, and must end as the entry says if the same code plays. The table is written to
LEADERBOARD.md.
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import fmean

import msgspec

from benchmarks.machine import described, options
from rookery.arena.code_version import code_played
from rookery.arena.contest import Contest, play_contest
from rookery.arena.decks import DECK_SETS
from rookery.arena.results import read_results
from rookery.core.errors import RookeryError
from rookery.statistics.intervals import half_width

ENTRIES = Path(__file__).parent / "leaderboard.jsonl"
TABLE = ENTRIES.with_name("LEADERBOARD.md")
DECKS = DECK_SETS["rookery-1000"]
AGAINST = "steady"
DIGITS = 6

FAIR = f"""\
Fair because every bot plays the same {DECKS.size:,} decks in mirrored seatings against the same
bot, and races for an orange are drawn alike for all seats."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A contest on all decks; `edges` has the lead in points a deal on each deck, by its number."""

    contest: Contest
    code: str
    """The version of the rules and bots that played, as `code_played` gives it."""
    deals: int
    edges: tuple[float, ...]

    @property
    def key(self) -> tuple[str, str, str]:
        """What a newer entry replaces."""
        return self.contest.game, str(sorted(self.contest.options.items())), self.contest.bots[0]


def entry_of(path: Path) -> Entry:
    """The entry of an arena's file. Raises SystemExit if it has other opponents or lacks decks."""
    results = read_results(path)
    contest, rounds = results.contest, {each.number: each for each in results.rounds}
    if contest.decks != DECKS.name or contest.bots[1:] != (AGAINST,) or results.is_of_other_code:
        raise SystemExit(f"{path}: an entry plays {DECKS.name} against {AGAINST}, by this version")
    if len(rounds) < DECKS.size:
        raise SystemExit(f"{path}: {DECKS.size - len(rounds)} of {DECKS.size} decks are missing")
    edges = tuple(round(rounds[number].edge, DIGITS) for number in range(DECKS.size))
    return Entry(contest, code_played(), sum(it.deals for it in rounds.values()), edges)


def entries() -> list[Entry]:
    """All entries of the file."""
    lines = ENTRIES.read_bytes().splitlines() if ENTRIES.exists() else ()
    return [msgspec.json.decode(line, type=Entry) for line in lines]


def wrong(entry: Entry, numbers: Iterable[int]) -> list[int]:
    """The decks among `numbers` on which the bots now end otherwise than the entry says."""
    pair = (entry.contest.bots[0], entry.contest.bots[1])
    played = play_contest(entry.contest, ((number, pair) for number in numbers))
    return [each.number for each in played if round(each.edge, DIGITS) != entry.edges[each.number]]


def report(every: Sequence[Entry]) -> Iterator[str]:
    yield from [
        "# The leaderboard",
        "",
        f"Machine: {described()}. Command: `python -m benchmarks.leaderboard`.",
        "",
        f"The lead of each bot over `{AGAINST}`, in points a deal with its 95 % interval, on all",
        f"{DECKS.size:,} decks of [Rookery-1000](../docs/research.md#comparing-agents). After",
        "the @ stands the number of its nodes for a decision. *Code* is the version of rules and",
        "bots that played. The lead on every deck is in [leaderboard.jsonl](leaderboard.jsonl).",
        "",
        "| game, seats | bot | lead | deals | code |",
        "| --- | --- | ---: | ---: | --- |",
    ]
    for it in sorted(every, key=lambda it: (it.key[:2], -fmean(it.edges))):
        game = f"{it.contest.game} {it.contest.rules().rules.seats}"
        lead = f"{fmean(it.edges):+.1f} ± {half_width(it.edges):.1f}"
        lead = f"**{lead}**" if fmean(it.edges) > half_width(it.edges) else lead
        yield f"| {game} | `{it.contest.bots[0]}` | {lead} | {it.deals:,} | `{it.code}` |"
    yield from ["", FAIR]


def main() -> None:
    parser = options("leaderboard", __doc__, "python -m benchmarks.leaderboard --add agent.jsonl")
    parser.add_argument("--add", type=Path, nargs="*", default=[], help="files of the arena")
    parser.add_argument("--check", type=int, default=3, help="decks of each entry to play again")
    it = parser.parse_args()
    known = {each.key: each for each in [*entries(), *map(entry_of, it.add)]}
    for each in known.values():
        print(f"leaderboard: checking {each.key}", file=sys.stderr, flush=True)
        try:
            them = wrong(each, Random().sample(range(DECKS.size), it.check))
        except RookeryError as error:
            print(f"leaderboard: this cannot be played here: {error}", file=sys.stderr)
            continue
        if them and each.code == code_played():
            raise SystemExit(f"leaderboard: decks {them} do not end as the entry says")
        if them:
            print(f"leaderboard: other code played it: decks {them} differ", file=sys.stderr)
    ENTRIES.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in known.values()))
    TABLE.write_text("\n".join(report([*known.values()])) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
