"""`rookery` with a planted mistake: a server goes on writing to a table that it has lost."""

from typing import Any

from rookery.cli.main import main
from rookery.server.database import leases, store
from rookery.server.pool.membership import Membership


def _fence(*given: Any) -> set[str]:
    leases.fence(*given)
    return set()


setattr(store, "fence", _fence)  # noqa: B010  # a planted mistake
setattr(Membership, "has", lambda self, lease: True)  # noqa: B010
setattr(Membership, "_lose", lambda self, leases: None)  # noqa: B010

if __name__ == "__main__":
    main()
