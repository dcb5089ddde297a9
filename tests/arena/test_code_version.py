"""The version of the code that played a contest."""

from pathlib import Path

import pytest

from rookery.arena.code_version import _LAYERS, _SOURCES, code_of

PACKAGE = Path(__file__).parents[2] / "src" / "rookery"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    (tmp_path / "bots" / "deep").mkdir(parents=True)
    (tmp_path / "native").mkdir()
    (tmp_path / "heuristics").mkdir()
    (tmp_path / "server").mkdir()
    (tmp_path / "bots" / "deep" / "one.py").write_text("one")
    return tmp_path


def test_every_layer_has_sources() -> None:
    for layer in _LAYERS:
        assert any(path.suffix in _SOURCES for path in (PACKAGE / layer).rglob("*")), layer


@pytest.mark.parametrize(
    "name", ["bots/deep/one.py", "bots/two.pyx", "native/b.pxd", "heuristics/c.py", "bots/w.npz"]
)
def test_sources_of_rules_and_bots_change_it(package: Path, name: str) -> None:
    before = code_of(package)
    (package / name).write_bytes(b"other")
    assert code_of(package) != before


@pytest.mark.parametrize("name", ["bots/deep/one.pyc", "bots/notes.txt", "server/app.py"])
def test_other_files_do_not_change_it(package: Path, name: str) -> None:
    before = code_of(package)
    (package / name).write_bytes(b"other")
    assert code_of(package) == before


def test_the_name_of_a_source_changes_it(package: Path) -> None:
    before = code_of(package)
    path = package / "bots" / "deep" / "one.py"
    path.rename(path.with_name("other.py"))
    assert code_of(package) != before
