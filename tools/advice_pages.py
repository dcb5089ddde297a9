"""Write the advice on each game into its page of the documentation: python tools/advice_pages.py.

Run it after `python -m benchmarks.practice`, or after changing a game's own advice.
"""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

from rookery.games import GAMES
from rookery.games.about.advice import advice

PAGES = Path(__file__).parent.parent / "docs" / "games"
TITLE = "## Playing well"


def main() -> None:
    """Write the section of advice into each page."""
    for preset in GAMES.values():
        if not preset.form_of:
            path = PAGES / f"{preset.name}.md"
            path.write_text(
                written(path.read_text("utf-8"), tuple(map(str, advice(preset)))), "utf-8"
            )


def written(page: str, sentences: tuple[str, ...]) -> str:
    """The page with a new section of advice before its house rules."""
    without = re.sub(rf"(?ms)^{TITLE}\n.*?(?=^## )", "", page)
    bullets = (
        textwrap.fill(it, 104, initial_indent="* ", subsequent_indent="  ") for it in sentences
    )
    section = "\n".join([TITLE, "", *bullets])
    return without.replace("\n## House rules\n", f"\n{section}\n\n## House rules\n", 1)


if __name__ == "__main__":
    main()
