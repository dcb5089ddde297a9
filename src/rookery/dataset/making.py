"""Makes a dataset file by file, here or in other processes, and goes on where it stopped."""

from collections.abc import Iterator
from concurrent.futures import Executor
from functools import partial

from rookery.arena.ordered_tasks import run_in_order
from rookery.dataset.columns import columns_of
from rookery.dataset.folder import DatasetFolder
from rookery.dataset.order import Order
from rookery.dataset.playing import decided
from rookery.dataset.shards import check_format, encoded


def make_dataset(folder: DatasetFolder, executor: Executor | None = None) -> Iterator[int]:
    """Make the missing files; after writing each one, yield the number of its deals.

    Files are made by the executor, if there is one, and kept here, so that its workers need not
    see the folder. Raises what `DatasetFolder.begin` does, NoParquet, OSError and BotFault.
    """
    check_format(folder.form)
    folder.begin()
    missing = folder.missing()
    make = partial(_made, folder.order, folder.form)
    deals = folder.order.shards()
    for shard, content in zip(missing, run_in_order(make, missing, executor), strict=True):
        folder.keep(shard, content)
        yield len(deals[shard])


def _made(order: Order, form: str, shard: int) -> bytes:
    return encoded(decided(order, order.shards()[shard]), columns_of(order), form)
