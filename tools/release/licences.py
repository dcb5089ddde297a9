"""One text with the licences of everything shipped and of the packages pip installs with it."""

import subprocess
from collections.abc import Mapping
from pathlib import Path

_RULE = "=" * 78


def collected(
    own: Path, page: Path, tools: Path, shipped: Path, environment: Mapping[str, str]
) -> str:
    """The licences of Rookery, of the page's packages and typefaces, and of Python packages.

    `tools` and `shipped` are Python executables. The environment of `tools` has pip-licenses; the
    environment of `shipped` has the package and its dependencies.
    """
    asked = [str(tools.parent / "pip-licenses"), "--python", str(shipped), "--ignore-packages"]
    asked += ["rookery-cards", "--with-license-file", "--with-notice-file", "--no-license-path"]
    asked += ["--format", "plain-vertical"]
    packages = subprocess.run(
        asked, env=dict(environment), check=True, capture_output=True, text=True
    )
    texts = "\n".join(line for line in packages.stdout.splitlines() if line != "UNKNOWN")
    parts = {
        "Rookery": own.read_text(encoding="utf-8"),
        "In the wheel: the packages of the page": (page / "licences.md").read_text("utf-8"),
        "In the wheel: the typefaces of the page": (page / "font-licences.txt").read_text("utf-8"),
        "Not in the wheel, installed beside it: packages of Python": texts,
    }
    return (
        "\n\n".join(f"{_RULE}\n{title}\n{_RULE}\n\n{text.strip()}" for title, text in parts.items())
        + "\n"
    )
