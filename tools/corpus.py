"""Write the files of one version for the corpus of old records and databases.

    .venv/bin/python tools/corpus.py tests/corpus/0.2.0

It uses only the command line and the tables' protocol, as players and programs do. `--rookery`
names the command of another version. See tests/corpus/README.md.
"""

import argparse
import hashlib
import json
import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from corpus_people import Host, Message, Seat, is_over
from corpus_places import make_places

SHORT = (
    *("kentucky-original", "partnership", "thirteens", "red-one", "red-one-western"),
    *("kentucky-rook", "one-high", "house", "princeton", "two-hundred", "two-hundred-kitty"),
    *("shelem", "two"),
)
"""Games of which two deals are kept, under the usual rules."""

SIMULATED = {
    **{f"tuxedo-{seats}": f"tuxedo --seats {seats}" for seats in range(2, 7)},
    **{name: f"{name} --most-deals 2" for name in SHORT},
    "tuxedo-free": "tuxedo --seats 3 -o target=20 -o capture=any -o trail=free"
    " -o build_on_many=true -o orange=owner_first",
    "tuxedo-most": "tuxedo --seats 2 -o target=20 -o capture=most -o orange=auto"
    " -o orange_counts_played_card=true -o leftovers=last_capturer",
    "tuxedo-at-once": "tuxedo --seats 3 -o target=40 -o win_at=at_once -o builder_must_take=true",
    "dixie-4": "dixie --seats 4",
    "dixie-6": "dixie --seats 6",
    "dixie-house-rules": "dixie --seats 4 -o target=120 -o all_pass=dealer_minimum"
    " -o bidder_out_first=true",
    "dixie-cut": "dixie --seats 4 -o target=120 --seed {cut}",
    "dixie-undecided": "dixie --seats 4 --most-deals 2",
    "three": "three",
    "five": "five",
    "five-house-rules": "five -o target=150 -o sun_value=400 -o moon_value=200 -o rook_rank=high"
    " -o floor=-500 -o all_pass=dealer_minimum",
    "five-random": "five -o target=100 --bots random --most-deals 6",
    "kentucky": "kentucky",
    "kentucky-house-rules": "kentucky -o target=120 -o rook_rank=low -o bidder_out_first=true",
    "call-partner-4": "call-partner --most-deals 2",
    "call-partner-5": "call-partner-five --seats 5 --most-deals 2",
    "call-partner-6": "call-partner-five --seats 6 --most-deals 2",
}
"""For each record file, the arguments with which `rookery simulate` writes it."""

STOOD_IN_AFTER = 60.0
"""Maximum number of seconds to wait until a bot stands in for an absent player; servers need 45."""


# ── records ─────────────────────────────────────────────────────────────────────────────────────


def simulated(rookery: str, name: str, seed: int) -> str:
    """The records written by `rookery simulate`; only `dixie-cut` uses `seed`."""
    command = [rookery, "simulate", *SIMULATED[name].format(cut=seed).split(), "--out", "-"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603
    return done.stdout


def seed_with_a_cut(rookery: str) -> int:
    """The first seed whose match has a deal with a cut for level tricks (DX-8)."""
    for seed in range(500):
        if '"cut"' in simulated(rookery, "dixie-cut", seed):
            return seed
    raise SystemExit("no seed below 500 gives a cut")


def write_records(rookery: str, folder: Path) -> None:
    """Write the simulated records, one file each."""
    folder.mkdir()
    seed = seed_with_a_cut(rookery)
    for name in SIMULATED:
        (folder / f"{name}.jsonl").write_text(simulated(rookery, name, seed))


# ── tables ──────────────────────────────────────────────────────────────────────────────────────


def moment(phase: str, deal: int = 1, **fields: Any) -> Callable[[Message], bool]:
    """A function: whether a view is in this phase of this deal, and has these fields."""

    def is_reached(view: Message) -> bool:
        current = view.get("deal") or {}
        is_deal = current.get("phase") == phase and current.get("number") == deal
        return is_deal and all(current[name] == value for name, value in fields.items())

    return is_reached


def is_mid_trick(view: Message) -> bool:
    """Whether a trick is in progress after three finished ones."""
    deal = view.get("deal") or {}
    begun = deal.get("phase") == "play" and sum(deal.get("tricks_won", ())) >= 3
    return begun and bool(deal["trick"]["cards"])


def has_orange(view: Message) -> bool:
    """Whether an orange may be called."""
    return bool((view.get("deal") or {}).get("orange"))


def is_stood_in(view: Message) -> bool:
    """Whether a bot stands in for seat 3, and one of the first two seats is to move."""
    return bool(view["table"]["seats"][3].get("is_stood_in")) and view["deal"]["actors"][0] < 2


def seat_people(host: Host) -> None:
    """Make tables of people at different stages, in every game."""
    lobby = host.table(
        "dixie", {2: "Ben"}, options={"seats": 4}, others=["bot:strong", "open", "open"]
    )
    lobby[0].do("contribute", value="00ff1912")
    lobby[1].do("contribute", value="aabb")
    lobby[0].do("settings", locked=True)
    lobby[0].do("set_bot", seat=3, level="easy")
    host.table(
        "dixie", {}, options={"seats": 6, "target": 150}, others=["open"], listed=True, clock=45
    )

    def begun(game: str, seats: int, **wanted: Any) -> list[Seat]:
        """A started table with people in all seats."""
        options = wanted.pop("options", {}) | ({"seats": seats} if game in COUNTED else {})
        names = dict(enumerate(("Ben", "Cleo", "Dan", "Eve", "Finn")[: seats - 1], 1))
        people = host.table(game, names, options=options, others=["open"], **wanted)
        people[0].do("start")
        return people

    host.play(begun("dixie", 4), lambda view: len((view.get("deal") or {}).get("auction", ())) == 3)
    host.play(begun("five", 5), moment("bury"))
    host.play(begun("five", 5, options={"rook_rank": "high", "floor": -500}), is_mid_trick)
    host.play(begun("three", 3), moment("play", 2))
    host.play(begun("tuxedo", 4, options={"capture": "any", "trail": "free"}), moment("play", 2))
    racing = begun("tuxedo", 3)
    host.play(racing, has_orange)
    next(person for person in racing if "hold" in person.deal["legal"]).move("hold")
    seat_bots(host)
    finish(host, begun)
    family(host, begun)
    changes_of_seats(host, begun)


COUNTED = ("tuxedo", "dixie")
"""Games with a choice of the number of players. A table of such a game must name the number."""


def seat_bots(host: Host) -> None:
    """Make tables of a person with bots, at the person's turn."""
    bots = ["bot:easy"]
    kentucky = host.table("kentucky", {}, options={"rook_rank": "low"}, others=bots)
    tuxedo = host.table("tuxedo", {}, options={"seats": 2}, others=bots, clock=90)
    dixie = host.table("dixie", {}, options={"seats": 6}, others=[*bots, "bot:steady"])
    for people in (kentucky, tuxedo, dixie):
        people[0].do("start")
    host.play(kentucky, is_mid_trick)
    host.play(tuxedo, moment("play"))
    host.play(dixie, is_mid_trick)


def finish(host: Host, begun: Callable[..., list[Seat]]) -> None:
    """Make tables whose deal or match is over; for one of them also open the next match."""
    scored = begun("kentucky", 4)
    host.play(scored, moment("over"))
    won = begun("tuxedo", 2, options={"target": 1, "orange": "auto"})
    host.play(won, is_over)
    won[0].do("again")
    host.play(begun("three", 3, options={"target": 1}), is_over)


def family(host: Host, begun: Callable[..., list[Seat]]) -> None:
    """Make a table of each of the family's games, at a phase that only this game has."""
    host.play(begun("two", 2), is_mid_trick)
    host.play(begun("call-partner", 4), is_mid_trick)
    host.play(begun("shelem", 4), moment("bury"))
    host.play(begun("two-hundred", 4), is_mid_trick)
    host.play(begun("red-one", 4), moment("bury"))


def changes_of_seats(host: Host, begun: Callable[..., list[Seat]]) -> None:
    """Make a table with a bot and a stand-in, where people talk, rename themselves and leave."""
    people = begun("dixie", 4)
    people[0].do("say", phrase=0)
    people[1].do("rename", name="Benjamin")
    people[1].do("declare", is_bot=True)
    people[2].do("leave")
    host.people.remove(people.pop(2))
    host.play(people, lambda view: (view.get("deal") or {}).get("actors") == [3])
    people[2].go()
    end = time.monotonic() + STOOD_IN_AFTER
    while not is_stood_in(people[0].view):
        if time.monotonic() > end:
            raise SystemExit("nobody stood in for the absent player")
        host.read(host.people)


# ── views that a later version must still show ──────────────────────────────────────────────────

TABLE = "code game options stage sides locked listed pace clock commitment contributions next you"
CHAIR = "name kind level is_host is_stood_in is_bot"
"""The fields of a table and of its seats that follow from the log."""


def shown(person: Seat) -> Message | None:
    """A person's view without sentences, whose wording may change; None if the person has left."""
    view = person.view
    if not view:
        return None
    table = {name: view["table"][name] for name in TABLE.split() if name in view["table"]}
    table["seats"] = [
        {name: seat[name] for name in CHAIR.split() if name in seat}
        for seat in view["table"]["seats"]
    ]
    kept: Message = {"version": view["version"], "table": table}
    if view.get("deal"):
        kept["deal"] = {name: it for name, it in view["deal"].items() if name != "brings"}
    if view.get("sheet"):
        rows = [{k: v for k, v in row.items() if k != "told"} for row in view["sheet"]["rows"]]
        kept["sheet"] = view["sheet"] | {"rows": rows}
    return kept


def write_tables(rookery: str, folder: Path) -> None:
    """Write a database of tables, each person's view of them, and records from the server."""
    with TemporaryDirectory() as place:
        database = Path(place) / "tables.db"
        host = Host(rookery, database)
        try:
            seat_people(host)
            host.read(host.people)
            places = make_places(host, at_end(host))
            host.read(host.people)
            records = {
                person.code: host.request(f"tables/{person.code}/record")
                for person in host.people
                if person.view.get("deal")
            }
        finally:
            host.stop()
        (folder / "tables.db").write_bytes(database.read_bytes())
    kept = [
        {
            "code": it.code,
            "seat": it.seat,
            "secret": it.secret,
            "shown": shown(it) if it.view else None,
        }
        for it in host.people
    ]
    write_lines(folder / "tables.json", kept)
    write_lines(folder / "places.json", places)
    lines = "\n".join(json.dumps(record) for record in records.values())
    (folder / "records" / "of-the-server.jsonl").write_text(lines + "\n")


def write_lines(path: Path, kept: list[Message]) -> None:
    """Write a list as JSON, one line per element."""
    lines = ",\n".join(json.dumps(one) for one in kept)
    path.write_text(f"[\n{lines}\n]\n")


def at_end(host: Host) -> Seat:
    """The seat of a person at a table whose match is over."""
    return next(person for person in host.people if person.view and is_over(person.view))


def write_saved(rookery: str, path: Path) -> None:
    """Write an unfinished match saved by the terminal."""
    entries = ["pass"] + [f"{colour}{rank}" for rank in range(1, 15) for colour in "RYGB"] * 2
    with TemporaryDirectory() as place:
        command = [rookery, "play", "dixie", "--seats", "4", "--bots", "easy", "--plain"]
        given = "\n".join(entries) + "\n"
        surroundings = os.environ | {"XDG_DATA_HOME": place}
        subprocess.run(  # noqa: S603
            command, check=False, input=given, capture_output=True, text=True, env=surroundings
        )
        path.write_bytes(next(Path(place).rglob("unfinished.json")).read_bytes())


def write_sums(folder: Path) -> None:
    """Write the SHA-256 of every file, so that a test notices a changed file."""
    files = sorted(it for it in folder.rglob("*") if it.is_file() and it.name != "SHA256SUMS")
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(folder).as_posix()}"
        for path in files
    ]
    (folder / "SHA256SUMS").write_text("\n".join(lines) + "\n")


def main() -> None:
    """Write all files of one version into a new folder."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="a folder that does not exist yet")
    parser.add_argument("--rookery", default=".venv/bin/rookery", help="the command to run")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True)
    write_records(chosen.rookery, chosen.folder / "records")
    write_tables(chosen.rookery, chosen.folder)
    write_saved(chosen.rookery, chosen.folder / "unfinished.json")
    write_sums(chosen.folder)


if __name__ == "__main__":
    main()
