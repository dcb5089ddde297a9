"""Which origins may send requests, and the security headers of every answer."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from rookery.server.http.headers import _ALWAYS, _POLICY
from tests.server.served import Served
from tests.server.serving import Serving, message_of, serving, until
from tests.server.web.test_http_api import fault

ELSEWHERE = "https://play.example.org"


@pytest.fixture(scope="module")
def server() -> Iterator[Serving]:
    with serving(origins=frozenset((ELSEWHERE,))) as it:
        yield it


@pytest.fixture(scope="module")
def opened(server: Serving) -> dict[str, Any]:
    return server.open_table()


ANSWERED = (
    *(("GET", path, 200) for path in ("/", "/games/dixie", "/t/aaaaaaaaaa", "/api/openapi.json")),
    ("HEAD", "/api/games", 200),
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


def test_every_answer_has_the_safe_headers(server: Serving, opened: dict[str, Any]) -> None:
    for method, path, status in ANSWERED:
        answer = server.http.request(method, path)
        assert answer.status_code in (status, 404, 405, 503)
        assert is_safe(answer)
    path = f"/api/tables/{opened['code']}"
    headers = {"authorization": f"Bearer {opened['secret']}"}
    for rest in ("record", "replay", "replay/1"):
        assert is_safe(server.http.get(f"{path}/{rest}"))
    pong = {"type": "pong", "n": 0}
    assert is_safe(server.http.post(f"{path}/commands", json=pong, headers=headers))
    with server.http.stream("GET", f"{path}/events") as stream:
        assert is_safe(stream)


def test_internal_errors_reveal_nothing(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> Any:
        raise ZeroDivisionError("a secret of the house")

    server.heard.planted.append("a secret of the house")
    monkeypatch.setattr(server.parts.tables, "listed", broken)
    answer = server.alone("GET", "/api/tables")
    assert fault(answer) == (500, "broken")
    assert is_safe(answer)
    assert "house" not in answer.text and "Zero" not in answer.text
    until(lambda: any("a secret of the house" in line for line in server.heard.lines))


def test_the_policy_allows_only_our_own_files() -> None:
    rules = dict(each.split(" ", 1) for each in _POLICY.split("; "))
    assert rules["default-src"] == rules["object-src"] == rules["base-uri"] == "'none'"
    assert rules["frame-ancestors"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    allowed = {source for sources in rules.values() for source in sources.split()}
    assert allowed <= {"'none'", "'self'", "blob:"}
    assert [name for name, sources in rules.items() if "blob:" in sources] == ["img-src"]


@pytest.mark.parametrize(("proxy", "is_believed"), [("192.0.2.1", False), ("127.0.0.1", True)])
def test_only_the_proxy_says_where_a_request_comes_from(proxy: str, *, is_believed: bool) -> None:
    """Only the proxy's headers set the client's address, and HTTPS with its origin and HSTS."""
    headers = {"x-forwarded-proto": "https", "x-forwarded-for": "198.51.100.7", "host": "r.example"}
    body = {"game": "dixie", "name": "Ann"}
    with serving(proxies=[proxy]) as server:

        def opened_from(origin: str) -> bool:
            sent = headers | {"origin": origin}
            return server.http.post("/api/tables", json=body, headers=sent).status_code == 201

        assert opened_from("https://r.example") is is_believed
        assert opened_from("http://r.example") is not is_believed
        assert not opened_from("https://r.example:8443")
        answer = server.http.get("/api/games", headers=headers)
        address = "198.51.100.7" if is_believed else "127.0.0.1"
        assert server.look(lambda: list(server.parts.addresses._requests)) == [address]
    kept_to = "max-age=31536000" if is_believed else None
    assert answer.headers.get("strict-transport-security") == kept_to


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


def test_only_our_page_and_programs_open_sockets(server: Serving, opened: dict[str, Any]) -> None:
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
        assert fault(answer) == (403, "bad-origin"), origin
    say = {"type": "say", "id": "s", "phrase": 1}
    known = {"authorization": f"Bearer {opened['secret']}", "origin": "null"}
    path = f"/api/tables/{opened['code']}/commands"
    assert server.http.post(path, json=say, headers=known).status_code == 403
    assert server.room(opened["code"]).authority.table.version == version


def test_other_sites_may_read_nothing(server: Serving) -> None:
    """No answer allows another origin, not even the answer to a preflight request."""
    asked = {"origin": "https://evil.example", "access-control-request-method": "POST"}
    answer = server.http.options("/api/tables", headers=asked)
    assert answer.status_code in (403, 405)
    assert is_safe(answer)
    assert is_safe(server.http.get("/api/games", headers={"origin": "https://evil.example"}))


def test_no_requested_url_is_logged(server: Serving, opened: dict[str, Any]) -> None:
    marked = f"/api/tables/{opened['code']}/events?since=-1&mark=c0ffee"
    assert server.http.get(marked).status_code == 400
    with server.seat(opened["code"], opened["secret"]) as line:
        message_of(line, "update")
    for line_said in server.heard.lines:
        assert "c0ffee" not in line_said
        assert opened["secret"] not in line_said


def test_the_process_prints_only_its_address(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        opened = served.post("api/tables", {"game": "dixie", "name": "Ann", "pace": "instant"})
        start = {"type": "start", "id": "s"}
        served.post(f"api/tables/{opened['code']}/commands", start, opened["secret"])
        served.get(f"api/tables/{opened['code']}/record")
    assert opened["secret"] not in served.said()
    assert opened["code"] not in served.said()
    assert "Traceback" not in served.said()
