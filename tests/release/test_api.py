"""The diff of the public API lists what was removed or changed, and nothing else."""

import subprocess
from pathlib import Path

import pytest

from tools.release.api import breakages

BEFORE = """
__all__ = ["changed", "gone", "kept", "shown"]
from rookery.records._inner import shown
def kept(card): ...
def changed(card): ...
def gone(): ...
def _own(): ...
"""
AFTER = """
__all__ = ["added", "changed", "kept", "shown"]
from rookery.records._inner import shown
def kept(card): ...
def changed(card, suit): ...
def added(): ...
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A repository with one commit, of a package with public and other modules."""
    package = tmp_path / "src" / "rookery"
    (package / "records").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "records" / "__init__.py").write_text(BEFORE)
    (package / "records" / "_inner.py").write_text("def shown(deal): ...\ndef hidden(): ...\n")
    (package / "records" / "inner.py").write_text("def unnamed(): ...\n")
    (package / "kernel.py").write_text("def solve(): ...\n")
    for command in (["init", "-q"], ["add", "."], ["commit", "-qm", "before"]):
        named = ["-c", "user.name=x", "-c", "user.email=x@example.org"]
        subprocess.run(["git", *named, *command], cwd=tmp_path, check=True)
    return tmp_path


def test_what_is_gone_or_different_is_listed(root: Path) -> None:
    assert breakages(root, "HEAD") == []
    records = root / "src" / "rookery" / "records"
    (records / "__init__.py").write_text(AFTER)
    (records / "_inner.py").write_text("def shown(deal, seat): ...\n")
    (records / "inner.py").unlink()
    (root / "src" / "rookery" / "kernel.py").unlink()
    named = [line.partition(";")[0] for line in breakages(root, "HEAD")]
    assert named == [
        "rookery.kernel: the module is gone",
        "rookery.records._inner.shown: Parameter was added as required",
        "rookery.records.changed: Parameter was added as required",
        "rookery.records.gone: Public object was removed",
    ]
