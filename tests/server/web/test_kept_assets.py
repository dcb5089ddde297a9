"""Open pages find the files of their build after an upgrade, and on any server of a pool."""

import gzip
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from rookery.server.database.schema.pages import ASSETS
from rookery.server.database.store import Store
from rookery.server.web import page
from rookery.server.web.kept_assets import KEPT_FOR, KeptAssets
from tests.known import known
from tests.server.serving import serving


def a_build(folder: Path, *names: str) -> Path:
    """A built page with some files."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Rookery</title>")
    for name in names:
        (folder / "assets" / name).write_text(f"// {name}")
    return folder


def names_in(store: Store) -> set[str]:
    return set(store.connections.scalars(select(ASSETS.c.name)))


def test_a_builds_files_are_kept_for_a_day_after_the_next(store: Store, tmp_path: Path) -> None:
    old = a_build(tmp_path / "old", "same-1.js", "old-1.js") / "assets"
    new = a_build(tmp_path / "new", "same-1.js", "new-1.js") / "assets"
    kept, month = KeptAssets(store.connections), 30 * 24 * 3600.0
    kept.keep(old, 0)
    kept.keep(old, month)
    kept.keep(new, 2 * month)  # the old one was served until now
    assert names_in(store) == {"same-1.js", "old-1.js", "new-1.js"}
    kept.keep(new, 2 * month + KEPT_FOR)
    assert names_in(store) == {"same-1.js", "old-1.js", "new-1.js"}
    kept.keep(new, 2 * month + KEPT_FOR + 1)
    assert names_in(store) == {"same-1.js", "new-1.js"}
    assert gzip.decompress(known(kept.find("new-1.js"))) == b"// new-1.js"


def test_a_build_that_is_taken_back_is_kept_again(store: Store, tmp_path: Path) -> None:
    old = a_build(tmp_path / "old", "old-1.js") / "assets"
    new = a_build(tmp_path / "new", "new-1.js") / "assets"
    kept = KeptAssets(store.connections)
    for at, build in enumerate((old, new, old)):
        kept.keep(build, float(at))
    kept.keep(old, 2 + 2 * KEPT_FOR)
    assert names_in(store) == {"old-1.js"}


def test_a_server_has_the_files_of_another_build(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    old = a_build(tmp_path / "old", "old-1.js", "old-1.css", "offline-worker-1.js")
    new = a_build(tmp_path / "new", "new-1.js")
    with closing(Store(url)) as store:
        KeptAssets(store.connections).keep(old / "assets", 0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(page, "page_folder", lambda: new)
        with serving(url=url) as server:
            for name, kind in (("old-1.js", "text/javascript"), ("old-1.css", "text/css")):
                answer = server.http.get(f"/assets/{name}")
                assert (answer.status_code, answer.text) == (200, f"// {name}")
                assert answer.headers["content-type"].startswith(kind)
                assert "immutable" in answer.headers["cache-control"]
            policy = server.http.get("/assets/offline-worker-1.js").headers
            assert "wasm-unsafe-eval" in policy["content-security-policy"]
            for name in ("none-1.js", "../index.html", "%00", "old-1.js/x"):
                answer = server.http.get(f"/assets/{name}")
                assert answer.status_code == 404
                assert "immutable" not in answer.headers.get("cache-control", "")
