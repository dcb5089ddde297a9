"""An SQLite file is locked, so that only one server at a time uses it."""

import stat
from pathlib import Path

import pytest

from rookery.cli.main import main
from rookery.server.database.database import BadDatabase
from rookery.server.database.lock import DatabaseInUse, only_server
from tests.server.served import Served


def test_a_second_server_on_a_file_is_refused_until_the_first_is_dead(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "link.db").symlink_to("tables.db")
    with Served(tmp_path) as first:
        code = first.post("api/tables", {"game": "three", "name": "Ann"})["code"]
        with pytest.raises(SystemExit) as refused:
            main(["serve", "--port", "0", "--database-url", f"sqlite:///{tmp_path / 'link.db'}"])
        assert refused.value.code == 2
        assert capsys.readouterr() == (
            "",
            f"rookery: the database {tmp_path / 'tables.db'} is in use by another Rookery "
            f"server (process {first.pid}): end that one, or use another --database-url\n",
        )
        first.kill()
        first.start()
        assert first.get(f"api/tables/{code}/record")["game"] == "three"


def refuse_a_second(url: str) -> None:
    with pytest.raises(DatabaseInUse, match="in use by another Rookery server"), only_server(url):
        pytest.fail("there are two")


def test_only_one_holds_the_lock_until_it_is_released(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new' / 'tables.db'}"
    for _ in range(2):
        with only_server(url):
            refuse_a_second(url)
            with only_server(f"sqlite:///{tmp_path / 'other.db'}"):
                pass
    (beside,) = (tmp_path / "new").iterdir()
    assert (beside.name, stat.S_IMODE(beside.stat().st_mode)) == ("tables.db.lock", 0o600)


@pytest.mark.parametrize(
    "url",
    [
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///file::memory:?uri=true",
        "sqlite:///file:games?mode=memory&cache=shared&uri=true",
        "postgresql://host/games",
    ],
)
def test_other_databases_may_have_several_servers(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with only_server(url), only_server(url):
        assert list(tmp_path.iterdir()) == []


def test_a_file_named_as_an_uri_is_locked_too(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with only_server(f"sqlite:///file:{path}?uri=true"):
        refuse_a_second(f"sqlite:///{path}")


def test_a_lock_file_that_cannot_be_made_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    url = f"sqlite:///{tmp_path / 'file' / 'tables.db'}"
    with pytest.raises(BadDatabase, match="cannot be locked"), only_server(url):
        pytest.fail("locked")
