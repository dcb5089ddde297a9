"""Which origins may ask for something, and the security headers of every answer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from rookery.server.web.headers import _ALWAYS, _POLICY
from tests.server.serving import Serving, message_of, process, serving

ELSEWHERE = "https://play.example.org"


@pytest.fixture(scope="module")
def server() -> Iterator[Serving]:
    with serving(origins=frozenset((ELSEWHERE,))) as it:
        yield it


@pytest.fixture(scope="module")
def opened(server: Serving) -> dict[str, Any]:
    return server.open_table()


# ── headers ─────────────────────────────────────────────────────────────────────────────────────

GOOD = ("/", "/how/dixie", "/t/aaaaaaaaaa", "/api/games", "/api/tables", "/api/openapi.json")
BAD = (
    ("GET", "/nothing/here", 404),
    ("GET", "/assets/nothing.js", 404),
    ("GET", "/api/nothing", 404),
    ("GET", "/api/tables/aaaaaaaaaa/record", 404),
    ("POST", "/api/tables", 400),
    ("DELETE", "/api/tables", 405),
    ("POST", "/", 405),
    ("TRACE", "/", 405),
)


def is_safe(answer: httpx.Response) -> bool:
    """Assert that an answer has every required header and no forbidden one, and return True."""
    assert {name: answer.headers.get(name) for name in _ALWAYS} == dict(_ALWAYS)
    assert "content-type" in answer.headers or answer.status_code == 204
    assert not [
        name
        for name in answer.headers
        if name.startswith("access-control") or name in ("server", "set-cookie", "x-powered-by")
    ]
    is_api = answer.request.url.path.startswith("/api/")
    assert (answer.headers.get("cache-control") == "no-store") == is_api
    return True


def test_every_answer_has_the_safe_headers(server: Serving) -> None:
    for path in GOOD:
        answer = server.http.get(path)
        assert answer.status_code in (200, 404, 503)
        assert is_safe(answer)
        assert is_safe(server.http.head(path))


def test_a_refusal_has_them_too(server: Serving) -> None:
    for method, path, status in BAD:
        answer = server.http.request(method, path)
        assert answer.status_code in (status, 404, 405, 503)
        assert is_safe(answer)


def test_answers_about_a_table_have_them_too(server: Serving, opened: dict[str, Any]) -> None:
    path = f"/api/tables/{opened['code']}"
    headers = {"authorization": f"Bearer {opened['secret']}"}
    for rest in ("record", "replay", "replay/1"):
        assert is_safe(server.http.get(f"{path}/{rest}"))
    pong = {"type": "pong", "n": 0}
    assert is_safe(server.http.post(f"{path}/commands", json=pong, headers=headers))
    with server.http.stream("GET", f"{path}/events") as stream:
        assert is_safe(stream)


def test_internal_errors_have_them_too(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> Any:
        raise ZeroDivisionError("planted for its headers")

    server.heard.planted.append("planted for its headers")
    with monkeypatch.context() as patch:
        patch.setattr(server.hub, "listed", broken)
        answer = server.alone("GET", "/api/tables")
    assert answer.status_code == 500
    assert is_safe(answer)


def test_the_policy_allows_only_our_own_files() -> None:
    rules = dict(each.split(" ", 1) for each in _POLICY.split("; "))
    assert rules["default-src"] == rules["object-src"] == rules["base-uri"] == "'none'"
    assert rules["frame-ancestors"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    allowed = {source for sources in rules.values() for source in sources.split()}
    assert allowed <= {"'none'", "'self'", "blob:"}
    assert [name for name, sources in rules.items() if "blob:" in sources] == ["img-src"]


def test_browsers_are_told_to_keep_to_https_only_where_it_is_used(server: Serving) -> None:
    """A proxy on this machine tells the server that the browser came by HTTPS."""
    assert "strict-transport-security" not in server.http.get("/api/games").headers
    with serving(proxies=["127.0.0.1"]) as proxied:
        answer = proxied.http.get("/api/games", headers={"x-forwarded-proto": "https"})
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_only_the_proxy_says_where_a_request_comes_from() -> None:
    """Forwarding headers from anybody else are ignored."""
    with serving(proxies=["192.0.2.1"]) as server:
        headers = {"x-forwarded-proto": "https", "x-forwarded-for": "198.51.100.7"}
        answer = server.http.get("/api/games", headers=headers)
        assert "strict-transport-security" not in answer.headers
        assert server.look(lambda: list(server.hub.addresses._requests)) == ["127.0.0.1"]
    with serving(proxies=["127.0.0.1"]) as server:
        server.http.get("/api/games", headers=headers)
        assert server.look(lambda: list(server.hub.addresses._requests)) == ["198.51.100.7"]


# ── origins ─────────────────────────────────────────────────────────────────────────────────────


def foreign(server: Serving) -> list[str]:
    """Origins that resemble the server's own."""
    port = server.port
    return [
        "null",
        "",
        "http://127.0.0.1",
        f"http://127.0.0.1:{port + 1}",
        f"https://127.0.0.1:{port}",
        f"http://localhost:{port}",
        f"http://127.0.0.1:{port}/",
        f"http://127.0.0.1:{port}.example.org",
        f"http://127.0.0.1:{port}, http://127.0.0.1:{port}",
        "http://play.example.org",
        "https://play.example.org:8443",
        "https://xplay.example.org",
        "https://a.play.example.org",
    ]


def test_only_our_own_page_and_programs_can_open_a_socket(
    server: Serving, opened: dict[str, Any]
) -> None:
    for origin in (f"http://127.0.0.1:{server.port}", ELSEWHERE, None):
        with server.seat(opened["code"], opened["secret"], origin=origin) as line:
            assert message_of(line, "update")["is_fresh"]
    for origin in foreign(server):
        with (
            pytest.raises(InvalidStatus) as refused,
            server.socket(opened["code"], additional_headers={"Origin": origin}),
        ):
            pass
        answer = refused.value.response
        assert answer.status_code == 403, origin
        assert b"bad-origin" in (answer.body or b"")
        assert {name: answer.headers.get(name) for name in _ALWAYS} == dict(_ALWAYS)


def test_only_our_own_page_can_post(server: Serving, opened: dict[str, Any]) -> None:
    body = {"game": "dixie", "name": "Ann"}
    for origin in (f"http://127.0.0.1:{server.port}", ELSEWHERE):
        answer = server.http.post("/api/tables", json=body, headers={"origin": origin})
        assert answer.status_code == 201
    version = server.room(opened["code"]).authority.table.version
    for origin in foreign(server):
        answer = server.http.post("/api/tables", json=body, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin"), origin
    say = {"type": "say", "id": "s", "phrase": 1}
    known = {"authorization": f"Bearer {opened['secret']}", "origin": "null"}
    path = f"/api/tables/{opened['code']}/commands"
    assert server.http.post(path, json=say, headers=known).status_code == 403
    assert server.room(opened["code"]).authority.table.version == version


def test_behind_tls_the_origin_is_https() -> None:
    body = {"game": "dixie", "name": "Ann"}
    proxied = {"x-forwarded-proto": "https", "host": "rookery.example"}

    with serving(proxies=["127.0.0.1"]) as server:

        def status(origin: str) -> int:
            headers = proxied | {"origin": origin}
            return server.http.post("/api/tables", json=body, headers=headers).status_code

        assert status("https://rookery.example") == 201
        assert status("http://rookery.example") == 403
        assert status("https://rookery.example:8443") == 403


def test_other_sites_may_read_nothing(server: Serving) -> None:
    """No answer allows another origin, not even the answer to a preflight request."""
    asked = {"origin": "https://evil.example", "access-control-request-method": "POST"}
    answer = server.http.options("/api/tables", headers=asked)
    assert answer.status_code in (403, 405)
    assert is_safe(answer)
    assert is_safe(server.http.get("/api/games", headers={"origin": "https://evil.example"}))


# ── what is not logged ──────────────────────────────────────────────────────────────────────────


def test_no_requested_url_is_logged(server: Serving, opened: dict[str, Any]) -> None:
    marked = f"/api/tables/{opened['code']}/events?since=-1&mark=c0ffee"
    assert server.http.get(marked).status_code == 400
    with server.seat(opened["code"], opened["secret"]) as line:
        message_of(line, "update")
    for line_said in server.heard.lines:
        assert "c0ffee" not in line_said
        assert opened["secret"] not in line_said


def test_the_process_prints_only_its_address(tmp_path: Path) -> None:
    with process(tmp_path) as served:
        opened = served.post("api/tables", {"game": "dixie", "name": "Ann", "pace": "instant"})
        start = {"type": "start", "id": "s"}
        served.post(f"api/tables/{opened['code']}/commands", start, opened["secret"])
        served.get(f"api/tables/{opened['code']}/record")
    assert opened["secret"] not in served.said()
    assert opened["code"] not in served.said()
    assert "Traceback" not in served.said()
