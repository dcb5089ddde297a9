"""Write the playthrough that a test of the OpenSpiel interface compares with.

Run it after a deliberate change of playthroughs: python tools/playthroughs.py
"""

from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

from rookery.research.spiel import spiel_name

FOLDER = Path(__file__).parent.parent / "tests" / "research" / "playthroughs"

NAME = spiel_name("tiny-tuxedo")


def main() -> None:
    """Write one random deal."""
    text = playthrough(NAME, action_sequence=None, seed=1)
    (FOLDER / f"{NAME}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
