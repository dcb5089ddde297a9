"""Files are written completely or not at all; devices and links stay as they were."""

import os
import stat
from pathlib import Path

import pytest

from rookery.records.output_file import output_file


def write(path: Path, text: str = "new") -> None:
    with output_file(path) as file:
        file.write(text)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def fail_halfway(path: Path) -> None:
    with output_file(path) as file:
        file.write("half")
        raise KeyError


@pytest.mark.parametrize("name", ["out", "n" * 255])
def test_a_new_file_of_any_name(tmp_path: Path, name: str) -> None:
    write(tmp_path / name)
    assert (tmp_path / name).read_text() == "new"
    assert names(tmp_path) == [name]


def test_an_error_leaves_the_earlier_file(tmp_path: Path) -> None:
    path = tmp_path / "out"
    path.write_text("old")
    with pytest.raises(KeyError):
        fail_halfway(path)
    assert path.read_text() == "old"
    assert names(tmp_path) == ["out"]


@pytest.mark.parametrize("exists", [True, False])
def test_a_symbolic_link_is_followed(tmp_path: Path, *, exists: bool) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    link.symlink_to(target)
    if exists:
        target.write_text("old")
    write(link)
    assert link.is_symlink()
    assert target.read_text() == "new"


def test_a_file_with_two_names_keeps_both(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.write_text("old")
    other.hardlink_to(one)
    write(one)
    assert other.read_text() == "new"


def test_a_device_is_written_through(tmp_path: Path) -> None:
    """The test makes its own terminal: run by root, faulty code could replace a real device."""
    controller, terminal = os.openpty()
    device = tmp_path / "terminal"
    device.symlink_to(os.ttyname(terminal))
    write(device)
    assert os.read(controller, 100) == b"new"
    assert stat.S_ISCHR(device.stat().st_mode)
    assert device.is_symlink()
    os.close(controller)
    os.close(terminal)


@pytest.mark.parametrize("name", ["missing/out", ".", "n" * 256])
def test_the_error_names_the_file_that_cannot_be_written(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    with pytest.raises(OSError, match=r".") as caught, output_file(path):
        raise AssertionError("it was opened")
    assert caught.value.filename == str(path)
