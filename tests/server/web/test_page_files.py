"""How the server serves the page's files."""

import gzip
import http.client
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rookery.server.web import page
from rookery.server.web.areas import games
from tests.known import known
from tests.server.serving import DEADLINE, Serving, serving


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built page: index.html, a few files beside it, and assets with hashed names."""
    top = tmp_path_factory.mktemp("built")
    built = top / "page"
    (built / "assets").mkdir(parents=True)
    first = '<head><link rel="modulepreload" href="/assets/en-base-x.js"><title>Rookery</title>'
    (built / "index.html").write_text(first)
    (built / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (built / "manifest.webmanifest").write_text("{}")
    (built / "sw.js").write_text("// the worker")
    (built / "assets" / "index-abc123.js").write_text("// " + "x" * 2000)
    (built / "assets" / "index-abc123.css").write_text("a{}")
    (top / "secret.txt").write_text("a secret beside the page")
    (built / "assets" / "way-out").symlink_to(top / "secret.txt")
    return built


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Serving]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(page, "page_folder", lambda: folder)
        with serving() as it:
            yield it


def test_every_path_of_the_page_gets_index_html_uncached(server: Serving) -> None:
    for path in ("/", "/games/dixie/how", "/r/abcdefghjk/2/17"):
        answer = server.http.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert "<title>Rookery</title>" in answer.text
    for path in ("/nothing", "/how-to", "/T/abcdefghjk", "/index.php", "/.env"):
        answer = server.http.get(path)
        assert answer.status_code == 404
        assert "<title>Rookery</title>" in answer.text


def test_a_page_names_what_its_reader_needs_first(server: Serving) -> None:
    def first(path: str, languages: str) -> str:
        return server.http.get(path, headers={"accept-language": languages}).text

    home = first("/", "nl, de-AT;q=0.8")
    assert "/assets/de-base-x.js" in home
    asked = known(re.search(r'preload" href="(/api/overview[^"]*)" as="fetch" crossorigin', home))
    assert server.http.get(asked[1]).text == server.http.get("/api/overview?language=de").text
    assert "/api/overview" in first("/games/dixie", "en")
    assert "/assets/en-base-x.js" in first("/t/abcdefghjk", "en")
    assert "/api/overview" not in first("/t/abcdefghjk", "en")


@pytest.mark.parametrize(
    ("before", "now"),
    [
        ("/how", "/games"),
        ("/find?players=5", "/games?players=5"),
        ("/how/dixie", "/games/dixie/how"),
        ("/rules/tuxedo?seats=3&target=150", "/games/tuxedo/rules?seats=3&target=150"),
        ("/learn/no%3Aname", "/games/no%3Aname/learn"),
        ("/puzzles?game=dixie", "/learn/puzzles?game=dixie"),
        ("/puzzles/today", "/learn/puzzles/today"),
        ("/analysis?table=x&deal=2", "/learn/analysis?table=x&deal=2"),
    ],
)
def test_earlier_addresses_lead_to_the_present_ones(server: Serving, before: str, now: str) -> None:
    answer = server.http.get(before, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (301, now)
    assert server.http.get(now).status_code == 200


def test_every_page_that_there_is_has_a_path(server: Serving) -> None:
    routes = Path(__file__).parents[3] / "web/src/lib/browser/route.svelte.ts"
    listed = known(re.search(r"const PAGES.*?\{(.*?)\};", routes.read_text(), re.DOTALL))
    names = re.findall(r"^  (\w+): ", listed[1], re.MULTILINE)
    assert {"games", "t", "you"} <= set(names)
    for name in names:
        answers = [server.http.get(path) for path in (f"/{name}", f"/{name}/abcdefghjk")]
        assert 200 in [it.status_code for it in answers], name


def test_files_have_their_media_types_and_hashed_ones_are_kept_for_ever(server: Serving) -> None:
    for path, kind, is_kept in (
        ("/icon.svg", "image/svg+xml; charset=utf-8", False),
        ("/sw.js", "text/javascript", False),
        ("/manifest.webmanifest", "application/manifest+json", False),
        ("/assets/index-abc123.js", "text/javascript", True),
        ("/assets/index-abc123.css", "text/css", True),
    ):
        answer = server.http.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(kind)
        assert (answer.headers["cache-control"] == "no-cache") != is_kept
        assert ("immutable" in answer.headers["cache-control"]) == is_kept
    missing = server.http.get("/assets/index-old.js")
    assert missing.status_code == 404
    assert "immutable" not in missing.headers.get("cache-control", "")


def test_nothing_beside_the_page_is_served(server: Serving) -> None:
    for path in (
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..\\..\\secret.txt",
        "/assets/....//....//secret.txt",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/assets/way-out",
        "/../secret.txt",
        "/assets/index-abc123.js%00.txt",
        "/assets/",
    ):
        line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=DEADLINE)
        line.request("GET", path)  # raw, as an ordinary client would normalize the path
        answer = line.getresponse()
        body = answer.read()
        line.close()
        assert answer.status in (404, 307), path
        assert b"secret beside" not in body and b"root:" not in body, path


def test_a_long_asset_is_compressed(server: Serving) -> None:
    plain = server.http.get("/assets/index-abc123.js", headers={"accept-encoding": "identity"})
    small = server.http.get("/assets/index-abc123.js", headers={"accept-encoding": "gzip"})
    assert small.headers["content-encoding"] == "gzip"
    assert int(small.headers["content-length"]) < int(plain.headers["content-length"])
    assert small.text == plain.text


def test_answers_with_secrets_are_never_compressed(server: Serving) -> None:
    """The length of a compressed answer would reveal something of its content."""
    for path in ("/api/games", "/api/openapi.json"):
        answer = server.http.get(path, headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in answer.headers


def test_a_missing_page_says_how_to_build_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> Path:
        raise page.NoPage("the page is not built yet: run `make page`")

    monkeypatch.setattr(page, "page_folder", missing)
    with serving() as server:
        answer = server.http.get("/t/abcdefghjk")
        assert answer.status_code == 503
        assert "make page" in answer.text
        assert server.http.get("/api/games").status_code == 200


def test_the_page_never_inserts_raw_markup() -> None:
    source = Path(__file__).parents[3] / "web" / "src"
    for file in (*source.rglob("*.svelte"), *source.rglob("*.ts")):
        text = file.read_text()
        for way in ("{@html", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write"):
            assert way not in text, f"{file.name} has {way}"


@pytest.fixture(scope="module")
def with_runtime(folder: Path) -> Iterator[Serving]:
    """A server whose page can be kept, to practise without a network."""
    runtime = folder.parent / "runtime"
    runtime.mkdir()
    sizes = {"pyodide.asm.wasm": 30, "pyodide.mjs": 40}
    (runtime / "files.json").write_text(json.dumps({"version": "abc", "files": sizes}))
    for name in sizes:
        (runtime / f"{name}.gz").write_bytes(gzip.compress(f"this is {name}".encode()))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(page, "page_folder", lambda: folder)
        patch.setattr(page, "runtime_folder", lambda: runtime)
        patch.setattr(games, "runtime_folder", lambda: runtime)
        with serving() as it:
            yield it


def test_the_runtime_is_served_compressed_and_for_ever(with_runtime: Serving) -> None:
    for name, kind in (("asm.wasm", "application/wasm"), ("mjs", "text/javascript")):
        answer = with_runtime.http.get(f"/runtime/abc/pyodide.{name}")
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["content-type"].partition(";")[0] == kind
        assert "immutable" in answer.headers["cache-control"]
        assert answer.text == f"this is pyodide.{name}"
    answer = with_runtime.http.get("/runtime/files.json")
    assert answer.json()["version"] == "abc"
    assert answer.headers["cache-control"] == "no-cache"
    assert with_runtime.http.get("/runtime/another/pyodide.mjs").status_code == 404
    assert with_runtime.http.get("/runtime/abc/files.json").status_code == 404
    assert with_runtime.http.get("/api/overview").json()["offline"] is True


def test_without_the_runtime_the_overview_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "runtime_folder", lambda: None)
    with serving() as it:
        assert it.http.get("/api/overview").json()["offline"] is False


def test_only_the_worker_may_compile_webassembly(with_runtime: Serving, folder: Path) -> None:
    (folder / "assets" / "offline-worker-abc123.js").write_text("// Python")
    worker = with_runtime.http.get("/assets/offline-worker-abc123.js")
    home = with_runtime.http.get("/")
    allowed, usual = (it.headers["content-security-policy"] for it in (worker, home))
    assert "script-src 'self' 'wasm-unsafe-eval'" in allowed
    assert allowed.replace(" 'wasm-unsafe-eval'", "") == usual
