"""What monitoring programs can read, and who may read the metrics."""

import re
from ipaddress import ip_network
from typing import Any
from unittest.mock import Mock

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.requests import Request

from rookery.server.database.database import StoreFailed
from rookery.server.http.site import THIS_MACHINE, Site
from rookery.server.web.probes import Probes
from tests.server.serving import Serving, message_of, say, serving
from tests.server.web.test_http_api import fault


def samples(server: Serving) -> dict[str, float]:
    """The values of all metrics, by name and labels."""
    answer = server.http.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {
        "|".join(
            (sample.name, *(f"{k}={v}" for k, v in sorted(sample.labels.items())))
        ): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_a_failing_database_is_not_ready(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = server.open_table()
    server.heard.planted.append("no space left")
    fails = Mock(side_effect=StoreFailed("no space left"))
    with monkeypatch.context() as patch:
        patch.setattr(server.parts.store, "write", fails)
        assert server.command(opened["code"], opened["secret"], type="start", id="s")
        answer = server.http.get("/readyz")
        assert answer.status_code == 503
        assert answer.json()["reason"] == "the log cannot be written"
        assert server.http.get("/healthz").status_code == 200
    server.command(opened["code"], opened["secret"], type="start", id="s")
    assert server.http.get("/readyz").status_code == 200
    monkeypatch.setattr(server.parts.store, "head", fails)
    answer = server.http.get("/readyz")
    assert (answer.status_code, answer.json()["status"]) == (503, "unready")


def test_a_server_that_stops_is_not_ready() -> None:
    with serving() as server:
        server.look(server.parts.close_tables)
        assert server.http.get("/readyz").json()["reason"] == "stopping"


def test_what_happens_is_counted() -> None:
    with serving() as server:
        before = samples(server)
        opened = server.open_table("tuxedo", others=["bot:random"])
        with server.seat(opened["code"], opened["secret"]) as line:
            message_of(line, "update")
            now = samples(server)
            assert now["rookery_connections|kind=player"] == 1
            assert now["rookery_tables|stage=lobby"] == 1
            say(line, type="move", id="m", move="play nonsense", since=1)
            message_of(line, "refused")
            say(line, type="start", id="s")
            moves = "rookery_moves_total|by=bot|game=tuxedo"  # which other tests count, too
            while samples(server).get(moves, 0.0) == before.get(moves, 0.0):
                update = message_of(line, "update")
                if legal := (update.get("deal") or {}).get("legal"):
                    say(line, type="move", id="a", move=legal[0], since=update["version"])
        now = samples(server)

    def grown(name: str) -> float:
        return now.get(name, 0.0) - before.get(name, 0.0)

    assert grown("rookery_log_commit_seconds_count") >= 2
    assert grown("rookery_log_groups_total") >= 2
    assert grown("rookery_command_seconds_count") >= 2
    assert grown("rookery_bot_decision_seconds_count|pool=bot") >= 1
    assert grown("rookery_bot_wait_seconds_count|pool=bot") >= 1
    assert sum(grown(name) for name in now if name.startswith("rookery_refusals_total")) >= 1
    assert grown("rookery_http_request_seconds_count|route=/api/tables|status=201") == 1
    assert "process_resident_memory_bytes" in now


def test_metrics_name_no_table_and_nobody_and_say_what_they_are(server: Serving) -> None:
    opened = server.open_table(name="Wilhelmina")
    server.http.get(f"/api/tables/{opened['code']}/record")
    text = server.http.get("/metrics").text
    assert opened["code"] not in text
    assert opened["secret"] not in text
    assert "Wilhelmina" not in text
    named = re.findall(r"^# HELP (rookery_\w+) (.+)$", text, re.MULTILINE)
    assert len(named) >= 14
    assert all(told.endswith(".") for _, told in named)


@pytest.mark.parametrize(
    ("client", "headers", "proxies", "may"),
    [
        ("127.0.0.1", {}, (), True),
        ("::ffff:127.0.0.1", {}, (), True),
        ("192.0.2.1", {}, (), False),
        ("10.1.2.3", {}, (), True),
        ("127.0.0.1", {"x-forwarded-for": "192.0.2.1"}, (), False),
        ("127.0.0.1", {"forwarded": "for=192.0.2.1"}, (), False),
        ("192.0.2.1", {"x-forwarded-for": "192.0.2.1"}, ("127.0.0.1",), False),
        ("10.1.2.3", {"x-forwarded-for": "10.1.2.3"}, ("127.0.0.1",), True),
        ("unix", {}, (), False),
    ],
)
def test_who_may_read_the_metrics(
    client: str, headers: dict[str, str], proxies: tuple[str, ...], *, may: bool
) -> None:
    friends = (*THIS_MACHINE, ip_network("10.0.0.0/8"))
    site = Site(proxies=tuple(map(ip_network, proxies)), metrics_from=friends)
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    request = Request({"type": "http", "client": (client, 1), "headers": raw})
    nobody: Any = None
    assert Probes(nobody, site)._may_read_metrics(request) is may


def test_whoever_may_not_read_the_metrics_finds_nothing_there(server: Serving) -> None:
    answer = server.http.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"})
    assert fault(answer) == (404, "not-found")
