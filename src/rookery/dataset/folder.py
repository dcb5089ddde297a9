"""The folder of a dataset: its description, its files, and which files have yet to be made."""

import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rookery.core.errors import RookeryError
from rookery.dataset.columns import columns_of
from rookery.dataset.description import described
from rookery.dataset.order import Order
from rookery.dataset.shards import read_shard
from rookery.records.errors import BadJson
from rookery.records.input_file import read_text
from rookery.records.json_text import parsed

DESCRIPTION, CARD = "dataset.json", "README.md"
"""The files that describe the dataset: one for programs, and one for people."""

PARTIAL = ".partial"
"""The ending of files that were not finished."""


class OtherDataset(RookeryError):
    """The folder has files that do not belong to the wanted dataset."""

    code = "other-dataset"


@dataclass(frozen=True, slots=True)
class DatasetFolder:
    """A folder in which a dataset is, or will be. `form` is one of `FORMATS`."""

    path: Path
    order: Order
    form: str

    def begin(self) -> None:
        """Make the folder with its description, or check that the folder has this description.

        Raises OtherDataset, OSError, UnknownGame, BadOption, BadTable, UnknownBot or BotFault.
        """
        wanted = described(self.order, self.form)
        place = self.path / DESCRIPTION
        if place.exists():
            _check_same(_read(place), wanted, self.path)
            return
        self.path.mkdir(parents=True, exist_ok=True)
        if any(it.suffix != PARTIAL for it in self.path.iterdir()):
            raise OtherDataset(f"{self.path} has other files in it: name a new or empty folder")
        _write(place, json.dumps(wanted, indent=2).encode() + b"\n")

    def name_of(self, shard: int) -> Path:
        """The path of a file of decisions; shards are counted from 0."""
        return self.path / f"decisions-{shard:05}.{self.form}"

    def missing(self) -> list[int]:
        """The numbers of the files that have not been made yet."""
        shards = range(len(self.order.shards()))
        return [shard for shard in shards if not self.name_of(shard).exists()]

    def keep(self, shard: int, content: bytes) -> None:
        """Write a file completely or not at all. Raises OSError."""
        _write(self.name_of(shard), content)

    def keep_card(self, text: str) -> None:
        """Keep the description for people. Raises OSError."""
        _write(self.path / CARD, text.encode())

    def tables(self) -> Iterator[Mapping[str, Any]]:
        """The arrays of each file that is there, in order. Raises OSError or BrokenShard."""
        columns = columns_of(self.order)
        for shard in range(len(self.order.shards())):
            if self.name_of(shard).exists():
                yield read_shard(self.name_of(shard), columns)


def _write(path: Path, content: bytes) -> None:
    partial = path.with_name(f"{path.name}{PARTIAL}")
    with partial.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    partial.replace(path)


def _read(path: Path) -> Any:
    try:
        return parsed(read_text(path))
    except BadJson as error:
        raise OtherDataset(f"{path} is not the description of a dataset: {error}") from None


def _check_same(kept: Any, wanted: Mapping[str, Any], path: Path) -> None:
    if not isinstance(kept, dict):
        raise OtherDataset(f"{path / DESCRIPTION} is not the description of a dataset")
    for name, value in wanted.items():
        if name != "rookery" and kept.get(name) != value:
            was, now = json.dumps(kept.get(name)), json.dumps(value)
            raise OtherDataset(
                f"{path} has another dataset, with {name} {was[:80]} and not {now[:80]}: "
                "name a new folder, or ask for the same again to continue it"
            )
