"""The witness file notes the end of the log outside the database."""

import shutil
import stat
from contextlib import closing
from pathlib import Path

import pytest

from rookery.server.database import witness as module
from rookery.server.database.chain import Head
from rookery.server.database.entries import Entry, Group
from rookery.server.database.store import Store
from rookery.server.database.witness import Witness
from tests.known import known


def write(store: Store, match: str, *seqs: int) -> None:
    for seq in seqs:
        assert store.write([Group((Entry(match, seq, 1.0, b"%d" % seq),))]) == [None]


def opened(path: Path) -> Store:
    return Store(f"sqlite:///{path}", survives_power_cut=False)


def test_going_back_to_an_old_database_is_noticed_with_its_tables(path: Path) -> None:
    with closing(opened(path)) as store:
        write(store, "one", 1, 2, 3)
    earlier = shutil.copy(path, path.with_name("earlier.db"))
    with closing(opened(path)) as store:
        write(store, "one", 4)
        write(store, "two", 1, 2)
    shutil.copy(earlier, path)
    with closing(opened(path)) as store:
        loss = known(store.loss())
        assert (loss.events, loss.is_other_log) == (3, False)
        assert dict(loss.tables) == {"one": 4, "two": 2}
        assert str(loss) == (
            "the end of the log is missing: 3 events were written and then lost at tables one, two"
        )
        store.go_on_from_here(str(loss))
        assert store.loss() is None
        write(store, "one", 4)
        assert store.loss() is None
        (note,) = store.notes()
        assert note.endswith(str(loss))


def test_a_witness_that_lags_behind_does_not_count_as_a_loss(path: Path) -> None:
    witness = path.with_name("log.db.witness")
    with closing(opened(path)) as store:
        write(store, "one", 1, 2)
        kept = witness.read_bytes()
        write(store, "one", 3)
    for text in (kept, b"", kept[:-5], b"nonsense\n12 zz one/x\n\xff\xfe\n"):
        witness.write_bytes(text)
        with closing(opened(path)) as store:
            assert store.loss() is None
    witness.unlink()
    with closing(opened(path)) as store:
        assert store.loss() is None
        write(store, "one", 4)
    assert stat.S_IMODE(witness.stat().st_mode) == 0o600


def test_a_truncated_line_does_not_spoil_the_next(path: Path) -> None:
    witness = path.with_name("log.db.witness")
    with closing(opened(path)) as store:
        write(store, "one", 1)
    with witness.open("ab") as half:
        half.write(b"2 ab")
    with closing(opened(path)) as store:
        write(store, "one", 2)
        assert store.loss() is None
    assert witness.read_text().splitlines()[-1].endswith(" one/2")


def test_a_short_file_keeps_its_notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST", 2_000)
    witness = Witness(tmp_path / "w")
    witness.note("a loss")
    heads = [Head(n, bytes([n % 256] * 16)) for n in range(1, 201)]
    for head in heads:
        witness.add(head, {"k3vq9xw2ab": head.position})
    assert witness.path.stat().st_size <= 2_000
    assert [note.endswith("a loss") for note in witness.notes()] == [True]
    loss = known(witness.loss(lambda: heads[-4]))
    assert (loss.events, dict(loss.tables)) == (3, {"k3vq9xw2ab": 200})
    assert witness.loss(lambda: heads[-1]) is None
    witness.close()


def test_a_log_works_without_a_witness(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path.with_name("log.db.witness").mkdir()
    with closing(opened(path)) as store:
        write(store, "one", 1, 2)
        assert (store.loss(), store.notes()) == (None, [])
        assert len(store.log_of("one")) == 2
    assert [record.levelname for record in caplog.records] == ["WARNING"]
