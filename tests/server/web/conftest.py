"""A server for each file of tests, and a club at it."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.serving import Serving, serving
from tests.server.web.clubs import CLUB, Header, posted, profile


@pytest.fixture(scope="module")
def server() -> Iterator[Serving]:
    """A server without limits, which the tests of a file share."""
    with serving() as it:
        yield it


@pytest.fixture
def ann(server: Serving) -> Header:
    """The header of a new profile."""
    return profile(server, "Ann")


@pytest.fixture
def club(server: Serving, ann: Header) -> Any:
    return posted(server, "/api/clubs", ann, CLUB | {"your_name": "Ann"})
