"""The examples that train with the algorithms of other libraries, each for a few steps."""

from importlib import import_module
from pathlib import Path

import pytest


def test_an_algorithm_of_openspiel_learns_a_tiny_game() -> None:
    pytest.importorskip("pyspiel", reason="needs the extra spiel")
    mccfr_tiny = import_module("examples.mccfr_tiny")

    name = "python_rookery_tiny_two(utility=difference)"
    (first, _, far), (last, seconds, near) = mccfr_tiny.solve(name, 60, seed=1, measured=2)
    assert (first, last) == (20, 60)
    assert 0 < near < far / 1.5
    assert seconds > 0


def test_maskable_ppo_learns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("sb3_contrib", reason="needs the extra train")
    maskable_ppo = import_module("examples.maskable_ppo")

    kept = tmp_path / "model.zip"
    monkeypatch.setattr(
        "sys.argv", ["maskable_ppo.py", "--steps", "64", "--played", "32", "--out", str(kept)]
    )
    maskable_ppo.main()
    assert kept.is_file()
    assert "64 steps" in capsys.readouterr().out
