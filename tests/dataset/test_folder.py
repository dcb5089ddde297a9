"""A dataset's folder is made file by file, continued where it stopped, and never mixed up."""

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from rookery.dataset import DatasetFolder, Order, OtherDataset, columns_of, decided, make_dataset
from rookery.dataset.description import Counts, card
from rookery.dataset.shards import BrokenShard

ORDER = Order("three", ("steady",), deals=5, seed=6, deals_of_shard=2)


def contents(path: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in path.iterdir()}


@pytest.mark.parametrize("form", ["npz", "parquet"])
def test_the_files_have_what_was_decided(tmp_path: Path, form: str) -> None:
    folder = DatasetFolder(tmp_path / "new" / "three", ORDER, form)
    assert list(make_dataset(folder)) == [2, 2, 1]
    tables = list(folder.tables())
    whole = decided(ORDER, range(5))
    for column in columns_of(ORDER):
        values = np.concatenate([table[column.name] for table in tables])
        assert values.dtype == column.dtype
        assert values.shape[1:] == column.shape
        assert np.array_equal(values, whole[column.name], equal_nan=column.dtype.kind == "f")


def test_other_processes_make_the_same_files(tmp_path: Path) -> None:
    one, other = (DatasetFolder(tmp_path / name, ORDER, "npz") for name in ("one", "other"))
    list(make_dataset(one))
    with ThreadPoolExecutor(2) as executor:
        list(make_dataset(other, executor))
    assert contents(one.path) == contents(other.path)


def test_what_was_interrupted_is_continued(tmp_path: Path) -> None:
    folder = DatasetFolder(tmp_path, ORDER, "npz")
    making = make_dataset(folder)
    assert next(making) == 2
    del making
    (tmp_path / "decisions-00001.npz.partial").write_bytes(b"a half")
    assert folder.missing() == [1, 2]
    first = folder.name_of(0).stat().st_mtime_ns
    assert list(make_dataset(folder)) == [2, 1]
    assert folder.name_of(0).stat().st_mtime_ns == first
    assert folder.missing() == []
    assert list(make_dataset(folder)) == []
    whole = DatasetFolder(tmp_path / "whole", ORDER, "npz")
    list(make_dataset(whole))
    for name, content in contents(whole.path).items():
        assert (tmp_path / name).read_bytes() == content


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (replace(ORDER, seed=7), "seed"),
        (replace(ORDER, game="five"), "game"),
        (replace(ORDER, options={"target": 500}), "options"),
        (replace(ORDER, history=3), "columns"),
    ],
)
def test_another_dataset_is_not_mixed_in(tmp_path: Path, other: Order, named: str) -> None:
    DatasetFolder(tmp_path, ORDER, "npz").begin()
    before = contents(tmp_path)
    with pytest.raises(OtherDataset, match=rf"another dataset, with {named} "):
        list(make_dataset(DatasetFolder(tmp_path, other, "npz")))
    assert contents(tmp_path) == before


def test_a_folder_with_other_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").write_text("precious")
    with pytest.raises(OtherDataset, match="name a new or empty folder"):
        DatasetFolder(tmp_path, ORDER, "npz").begin()
    assert contents(tmp_path) == {"thesis.tex": b"precious"}


@pytest.mark.parametrize("text", ["{", "[]", "3", "1e999", "[" * 100_000], ids=lambda it: it[:9])
def test_a_broken_description_is_told(tmp_path: Path, text: str) -> None:
    (tmp_path / "dataset.json").write_text(text)
    with pytest.raises(OtherDataset, match="not the description of a dataset"):
        DatasetFolder(tmp_path, ORDER, "npz").begin()


def test_the_card_counts_what_is_there(tmp_path: Path) -> None:
    folder = DatasetFolder(tmp_path, ORDER, "npz")
    list(make_dataset(folder))
    counts = Counts()
    for table in folder.tables():
        counts.add(table)
    counted = counts.as_object()
    assert counted["deals"] == 5
    assert counted["decisions"] == sum(counted["phases"].values())
    text = card(ORDER, "npz", counts, "rookery dataset three")
    assert text.startswith(f"# {counted['decisions']:,} decisions of Rook for Three")
    for column in columns_of(ORDER):
        assert f"| {column.name} | {column.dtype.name} |" in text
    assert json.loads((tmp_path / "dataset.json").read_text())["seed"] == 6


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    for form in ("npz", "parquet"):
        folder = DatasetFolder(tmp_path / form, ORDER, form)
        list(make_dataset(folder))
        whole = folder.name_of(1).read_bytes()
        for broken in (b"", whole[:100]):
            folder.name_of(1).write_bytes(broken)
            with pytest.raises(BrokenShard, match=rf"decisions-00001\.{form} is broken"):
                list(folder.tables())
