"""A simulated evening with a real server: people leave, a phone dies, the server is killed.

`test_director.py` has the same without processes, by a clock that the test moves.
"""

from pathlib import Path

import pytest

from rookery.evenings.settings import Settings
from tests.server.evenings.simulated import Plan, held
from tests.server.served import Served

SETTINGS = Settings(
    "individual", "kentucky", rounds=3, boards=1, pause=0, pace="instant", bots="steady"
)


@pytest.mark.slow
def test_four_tables_with_a_drop_out_a_dead_phone_and_a_killed_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EVENING_AWAY_FOR", "1.0")
    plan = Plan(16, SETTINGS, leave=1, vanish=1, killed_in=3)
    with Served(tmp_path, "--unbounded", module="tests.server.evenings.doors") as server:
        held(server, plan)
