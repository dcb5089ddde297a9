"""`rookery dataset` as a user runs it."""

from pathlib import Path
from typing import Any

import numpy as np


def test_a_dataset_is_made_and_continued(run: Any, tmp_path: Path) -> None:
    asked = ("tuxedo", "--seats", "2", "--deals", "3", "--deals-per-file", "2", "--out")
    made = run("dataset", *asked, str(tmp_path / "t"), "--json")
    assert (made.code, made.err) == (0, "")
    assert made.json["deals"] == made.json["deals_played_now"] == 3
    assert made.json["decisions"] == sum(made.json["phases"].values())
    again = run("dataset", *asked, str(tmp_path / "t"))
    said = f"3 deals are in {tmp_path / 't'}; its README.md says what they are.\n"
    assert again.out.endswith(said)
    card = (tmp_path / "t" / "README.md").read_text()
    assert "decisions of Tuxedo" in card
    with np.load(tmp_path / "t" / "decisions-00001.npz") as kept:
        assert set(kept["deal"]) == {2}
        assert (kept["mask"][np.arange(len(kept["action"])), kept["action"]] == 1).all()
