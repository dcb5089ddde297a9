"""Write the playthroughs that tests of the OpenSpiel interface compare with.

Run it after a deliberate change of playthroughs: python tools/playthroughs.py
"""

from __future__ import annotations

from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

from rookery.research.spiel import spiel_name

FOLDER = Path(__file__).parent.parent / "tests" / "research" / "playthroughs"

PLAYED = ("tiny-two", "tiny-tuxedo")
"""A trick game and a fishing game."""


def main() -> None:
    """Write one random deal of each game."""
    for name in PLAYED:
        text = playthrough(spiel_name(name), action_sequence=None, seed=1)
        (FOLDER / f"{spiel_name(name)}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
