"""An empty database for clubs."""

from collections.abc import Iterator
from contextlib import closing

import pytest

from rookery.server.log.store import Store


@pytest.fixture
def store() -> Iterator[Store]:
    with closing(Store("sqlite://")) as it:
        yield it
