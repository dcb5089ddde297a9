"""Make the tables of docs/research.md from the code: actions, features and parameters.

python tools/research_tables.py writes them into the page, between marker comments.
"""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from rookery.arena.decks import deck_set
from rookery.coding import ActionCoding, Feature, ObservationCoding, OracleCoding
from rookery.coding.words import action_text
from rookery.games import GAMES

ROOKERY_1000 = deck_set("rookery-1000")

PAGE = Path(__file__).parent.parent / "docs" / "research.md"


def tables() -> dict[str, str]:
    """The tables by the names of their markers in the page."""
    return {
        "actions": actions(),
        "trick features": features("dixie", {}),
        "called features": features("five", {}, besides="dixie"),
        "house rule features": features(
            "kentucky-rook",
            {
                "nest_shown": "top",
                "buried_trumps_shown": True,
                "deals": 4,
                "minimum_bid": 80,
                "hold": True,
                "misdeal": "low_hand",
                "misdeal_claim": True,
            },
            "dixie",
        ),
        "fishing features": features("tuxedo", {"orange": "auto"}),
        "fishing house rule features": features(
            "tuxedo", {"builder_must_take": True, "orange": "race"}, ("tuxedo", {"orange": "auto"})
        ),
        "oracle features": _listed(OracleCoding(GAMES["dixie"].rules).features()),
        "decks": decks(),
    }


def decks() -> str:
    """The digests of the fixed decks of each game."""
    rows = [
        f"| `{it.name}` | `{ROOKERY_1000.digest(it.name, it.rules.pack)}` |"
        for it in GAMES.values()
    ]
    return "\n".join(["| game | SHA-256 of its decks |", "| --- | --- |", *rows])


def actions() -> str:
    """The action blocks of each genre of games, with their codes in three games."""
    rows = []
    for name in ("dixie", "five", "tuxedo"):
        coding = ActionCoding(GAMES[name].rules)
        for block, codes in coding.blocks.items():
            first, last = (action_text(coding, code) for code in (codes[0], codes[-1]))
            shown = f"`{first}`" if first == last else f"`{first}` … `{last}`"
            number = f"{codes[0]}" if first == last else f"{codes[0]}–{codes[-1]}"
            rows.append((f"`{name}`", f"`{block}`", number, shown))
    return _table(("game", "block", "codes", "in words"), rows)


def features(
    name: str, options: dict[str, object], besides: str | tuple[str, dict[str, object]] = ""
) -> str:
    """The features of a game that the game `besides` lacks."""
    other, others = (besides, {}) if isinstance(besides, str) else besides
    left = {it.name for it in _features(other, others)} if other else set()
    return _listed([it for it in _features(name, options) if it.name not in left])


def _features(name: str, options: dict[str, object]) -> tuple[Feature, ...]:
    return ObservationCoding(GAMES[name].game(options).rules).features()


def _listed(features: Sequence[Feature]) -> str:
    rows = [
        (f"`{it.name}`", " × ".join(map(str, it.shape)), f"0–{it.high}", it.sentence)
        for it in features
    ]
    return _table(("feature", "shape", "values", "what it is"), rows)


def _table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [header, ["---"] * len(header), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def with_tables(page: str) -> str:
    """The page with a new table between each pair of markers."""
    for name, table in tables().items():
        marked = rf"(<!-- {name} -->)\n.*?(<!-- end -->)"
        page, count = re.subn(marked, rf"\1\n{table}\n\2", page, flags=re.DOTALL)
        if count != 1:
            raise ValueError(f"the page must have the mark {name!r} once, not {count} times")
    return page


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
