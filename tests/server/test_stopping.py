"""A server that is asked to stop says so to everybody who is connected."""

import json
from contextlib import ExitStack
from pathlib import Path

import httpx
from websockets.sync.client import connect

from tests.server.served import Served
from tests.server.serving import farewell

SOCKETS = 3


def test_everybody_connected_is_told_that_the_server_stops(tmp_path: Path) -> None:
    """They get `bye` with the code `stopping`, on sockets and event streams; no error is logged."""
    with Served(tmp_path, "--unbounded") as served:
        body = {"game": "dixie", "name": "Ann", "others": ["bot:random"], "pace": "instant"}
        code = served.post("api/tables", body)["code"]
        url = f"ws://127.0.0.1:{served.port}/api/tables/{code}/socket"
        hello = json.dumps({"type": "hello", "protocol": 1})
        with ExitStack() as stack:
            sockets = [stack.enter_context(connect(url)) for _ in range(SOCKETS)]
            for socket in sockets:
                socket.send(hello)
                assert json.loads(socket.recv(timeout=30))["type"] == "update"
            events = f"{served.address}api/tables/{code}/events"
            stream = stack.enter_context(httpx.stream("GET", events, timeout=30))
            lines = stream.iter_lines()
            assert any("update" in line for line in lines)
            served.stop()
            assert any('"bye"' in line and "stopping" in line for line in lines)
            for socket in sockets:
                assert farewell(socket) == "stopping"
    assert "ERROR" not in served.said()
    assert "Traceback" not in served.said()
