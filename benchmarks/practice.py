"""Count what `strong` does in every game: `python -m benchmarks.practice --deals 200`.

`strong` plays in all seats; its bids, trumps, burials, partner cards and leads are counted. The
result is `practice.json` of `rookery.games.about`, from which the games' pages take their advice.
`--out` writes another file. With `--kept` a run continues where an earlier one stopped.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from functools import partial
from pathlib import Path
from statistics import fmean, quantiles

from benchmarks.machine import options
from benchmarks.practice_deals import HABITS, Practice, practice
from benchmarks.tables import trick_games
from rookery.games import GAMES
from rookery.games.about import advice
from rookery.tricks.rules import BID_STEP

NUMBERS = Path(advice.__file__).with_name(advice.FILE)


def numbers(by_game: Mapping[str, Sequence[Practice]]) -> dict[str, advice.Practice]:
    """The numbers for the advice on each game's page, at the game's usual number of players."""
    usual = {f"{preset.name} {preset.usual_seats}": preset.name for preset in GAMES.values()}
    return {
        usual[name]: advice.Practice(
            deals=len(them),
            bid=round(fmean(_bids(them)), 1),
            high=high_bid(them),
            best=best_made(them),
            made=round(share_made(them), 2),
            dealt=round(fmean(it.dealt for it in them), 1),
            trumps=round(fmean(it.trumps for it in them), 1),
            tops=round(fmean(it.tops for it in them), 1),
            counters=round(fmean(it.buried_counters for it in them), 1),
            voids=round(fmean(it.voids for it in them), 1),
            singles=round(fmean(it.singletons for it in them), 1),
            habits={habit: round(share, 2) for habit, share in habit_shares(them).items()},
            calls=call_shares(them),
        )
        for name, them in by_game.items()
        if name in usual
    }


def _bids(them: Sequence[Practice]) -> list[int]:
    return [it.bid for it in them if it.bid is not None]


def high_bid(them: Sequence[Practice]) -> int:
    """The bid that nine in ten bids do not exceed."""
    return round(quantiles(_bids(them), n=10)[-1] / BID_STEP) * BID_STEP


def best_made(them: Sequence[Practice]) -> int:
    """The highest bid whose contract was made."""
    return max((it.bid for it in them if it.bid is not None and it.taken >= it.bid), default=0)


def share_made(them: Sequence[Practice]) -> float:
    """The share of the bids whose contract was made."""
    return fmean(it.taken >= it.bid for it in them if it.bid is not None)


def habit_shares(them: Sequence[Practice]) -> dict[str, float]:
    """For each habit, the share of its occasions on which it was followed."""
    found = {}
    for habit in HABITS:
        counts = [it.counts.get(habit, (0, 0)) for it in them]
        occasions = sum(each[0] for each in counts)
        if occasions:
            found[habit] = sum(each[1] for each in counts) / occasions
    return found


def call_shares(them: Sequence[Practice]) -> tuple[float, ...]:
    """The shares of called cards that were the highest, second and third of their suit."""
    heights = [height for it in them for height in it.called]
    if not heights:
        return ()
    return tuple(round(heights.count(place) / len(heights), 2) for place in (1, 2, 3))


def main() -> None:
    parser = options(
        "practice", __doc__, "python -m benchmarks.practice --games 'dixie 4,three 3' --out FILE"
    )
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--player", default="strong@3000n")
    every = ",".join(trick_games())
    parser.add_argument("--games", default=every, help="games, separated by commas")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kept", type=Path, help="a file of finished deals, to continue a run")
    parser.add_argument("--out", type=Path, default=NUMBERS)
    chosen = parser.parse_args()
    if chosen.out == NUMBERS and chosen.games != every:
        parser.error("with --games name another file by --out: the package has all games")
    found: dict[tuple[str, int], Practice | None] = {}
    if chosen.kept and chosen.kept.exists():
        for line in chosen.kept.read_text("utf-8").splitlines():
            name, number, it = json.loads(line)
            found[name, number] = Practice(**it) if it else None
    with ProcessPoolExecutor(chosen.jobs) as executor:
        for name in chosen.games.split(","):
            missing = [each for each in range(chosen.deals) if (name, each) not in found]
            play = partial(practice, name, player=chosen.player)
            for number, it in zip(missing, executor.map(play, missing), strict=True):
                found[name, number] = it
                if chosen.kept:
                    with chosen.kept.open("a", encoding="utf-8") as file:
                        file.write(json.dumps([name, number, asdict(it) if it else None]) + "\n")
            print(f"practice: {name}", file=sys.stderr)
    by_game: dict[str, list[Practice]] = {}
    for (name, _), it in found.items():
        if it is not None:
            by_game.setdefault(name, []).append(it)
    told = {name: asdict(it) for name, it in numbers(by_game).items()}
    games = [f'"{name}": {json.dumps(counted)}' for name, counted in told.items()]
    chosen.out.write_text("{\n" + ",\n".join(games) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
