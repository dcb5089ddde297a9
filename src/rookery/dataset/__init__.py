"""Decisions of bots as numbers, in files that programs learn from.

>>> from rookery.dataset import Order, columns_of, decided
>>> order = Order("dixie", ("steady",), deals=1, options={"seats": 4})
>>> [column.name for column in columns_of(order)][-5:]
['observation', 'mask', 'action', 'values', 'outcome']
>>> table = decided(order, range(1))
>>> table["observation"].shape[1], table["mask"].shape[1], table["outcome"].shape[1]
(727, 128, 4)
"""

from rookery.dataset.columns import Column, columns_of
from rookery.dataset.folder import DatasetFolder, OtherDataset
from rookery.dataset.making import make_dataset
from rookery.dataset.order import Order
from rookery.dataset.playing import decided
from rookery.dataset.shards import FORMATS, NoParquet, read_shard

__all__ = [
    "FORMATS",
    "Column",
    "DatasetFolder",
    "NoParquet",
    "Order",
    "OtherDataset",
    "columns_of",
    "decided",
    "make_dataset",
    "read_shard",
]
