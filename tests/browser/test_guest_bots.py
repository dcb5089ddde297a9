"""A guest's own bot is marked as a bot in the lobby, at the table and for screen readers."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests import own_bots
from tests.browser.people import Person, opened
from tests.signals import heed_signals


def test_a_guests_bot_is_shown_as_a_bot(
    address: str, people: Callable[..., Person], tmp_path: Path
) -> None:
    own_bots.write(tmp_path)
    table = opened(address, "three", others=["open", "bot:steady"])
    ann = people()
    ann.page.goto(table.personal_link)
    command = [sys.executable, "-m", "rookery", "join", table.link, "--bot", "ownbots:Miser"]
    joined = subprocess.Popen(
        command,
        cwd=tmp_path,
        preexec_fn=heed_signals,  # noqa: PLW1509  # it only sets signals
    )
    try:
        row = ann.page.locator("li[data-seat='1']")
        row.get_by_text("Miser", exact=True).wait_for()
        assert "a guest's bot" in row.inner_text()
        robot = ann.page.locator("li[data-seat='2'] svg").inner_html().count("<")
        assert row.locator("svg").inner_html().count("<") == robot
        ann.start()
        ann.todo()
        plate = ann.page.locator(".plate").filter(has_text="Miser")
        assert "a guest's bot" in (plate.text_content() or "")
    finally:
        joined.terminate()
        joined.wait(20)
