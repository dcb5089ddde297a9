"""The files of a dataset: NumPy's compressed archives, or Parquet."""

import io
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from rookery.core.errors import RookeryError
from rookery.dataset.columns import Column

FORMATS = ("npz", "parquet")
"""The formats of files, each also the ending of their names."""


class NoParquet(RookeryError):
    """Parquet needs a package that is not installed."""

    code = "no-parquet"


class BrokenShard(RookeryError):
    """A file of a dataset that cannot be read."""

    code = "broken-shard"


def check_format(name: str) -> None:
    """Raise NoParquet if files of this format cannot be written here."""
    if name == "parquet":
        _arrow("pyarrow.parquet")


def encoded(table: Mapping[str, NDArray[Any]], columns: Sequence[Column], name: str) -> bytes:
    """Some decisions as a file of a format. Raises NoParquet."""
    out = io.BytesIO()
    if name == "npz":
        arrays: dict[str, Any] = {column.name: table[column.name] for column in columns}
        np.savez_compressed(out, **arrays)
    else:
        _arrow("pyarrow.parquet").write_table(
            _arrow("pyarrow").table({it.name: _parquet(table[it.name]) for it in columns}), out
        )
    return out.getvalue()


def read_shard(path: Path, columns: Sequence[Column]) -> dict[str, NDArray[Any]]:
    """The arrays of a file. Raises OSError, BrokenShard or NoParquet."""
    try:
        if path.suffix == ".npz":
            with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
                return {column.name: kept[column.name] for column in columns}
        table = _arrow("pyarrow.parquet").read_table(path)
        return {column.name: _array(table, column) for column in columns}
    except (EOFError, KeyError, ValueError, BadZipFile) as error:
        raise BrokenShard(
            f"{path} is broken ({type(error).__name__}): remove it, and give the command again"
        ) from None


def _parquet(values: NDArray[Any]) -> Any:
    """A column: numbers, or lists of a fixed size for arrays of more axes."""
    arrow = _arrow("pyarrow")
    flat = arrow.array(values.reshape(-1))
    width = int(np.prod(values.shape[1:]))
    return flat if values.ndim == 1 else arrow.FixedSizeListArray.from_arrays(flat, width)


def _array(table: Any, column: Column) -> NDArray[Any]:
    joined = table[column.name].combine_chunks()
    flat = joined.flatten() if column.shape else joined
    values: NDArray[Any] = flat.to_numpy(zero_copy_only=False).astype(column.dtype, copy=False)
    return values.reshape(-1, *column.shape)


def _arrow(module: str) -> Any:
    try:
        return import_module(module)
    except ImportError:
        raise NoParquet("Parquet needs pyarrow: pip install 'rookery-cards[dataset]'") from None
