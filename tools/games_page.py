"""Print the list of the games: python tools/games_page.py > docs/games/README.md."""

from pathlib import Path

from rookery.games import GAMES
from rookery.games.preset import Preset

PAGES = Path(__file__).parent.parent / "docs" / "games"


def page() -> str:
    """The text of the list: every game with a page of its own, its players and its forms."""
    rows = [row(name, preset) for name, preset in GAMES.items() if (PAGES / f"{name}.md").is_file()]
    return "\n".join(
        [
            "# The games",
            "",
            "Each game has a page to learn it from, with a deal to follow.",
            "[Which game can we play?](../which-game.md) helps you choose, and the",
            "[rule book](../rules.md) has every rule with its number.",
            "",
            "| game | players | in a sentence |",
            "| --- | --- | --- |",
            *rows,
            "",
        ]
    )


def row(name: str, preset: Preset) -> str:
    """The row of a game; after its sentence follow the games that are its forms."""
    forms = [other.title for other in GAMES.values() if other.form_of == name]
    also = f" Also as {', '.join(forms)}." if forms else ""
    players = [str(seats) for seats in sorted(preset.by_seats)]
    told = players[0] if len(players) == 1 else f"{', '.join(players[:-1])} or {players[-1]}"
    return f"| [{preset.title}]({name}.md) | {told} | {preset.summary}{also} |"


if __name__ == "__main__":
    print(page(), end="")
