"""A lasting failure is logged once with its cause, and once more when it ends."""

from unittest.mock import Mock

import pytest

from rookery.server.database.database import StoreFailed
from tests.server.serving import message_of, say, serving


def test_a_full_disk_is_one_traceback_for_many_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    with serving() as server:
        opened = server.open_table()
        server.heard.planted.append("no space left")
        failing = Mock(side_effect=StoreFailed("no space left"))

        with server.seat(opened["code"], opened["secret"]) as line:
            message_of(line, "update")
            with monkeypatch.context() as patch:
                patch.setattr(server.parts.store, "write", failing)
                for n in range(20):
                    say(line, type="rename", id=f"r{n}", name="Zoe")
                    assert message_of(line, "refused")["code"] == "not-kept"
            say(line, type="rename", id="last", name="Zoe")
            assert message_of(line, "done")["id"] == "last"
        told = [said for said in server.heard.lines if "the log" in said]
    assert [said.count("Traceback") for said in told] == [1, 0]
    assert "after 20 failures" in told[1]
