"""The package is written for Windows and macOS too, as far as this can be seen on Linux."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

POSIX = "fcntl grp posix pty pwd resource syslog termios tty uvloop".split()
"""Modules that Windows lacks."""

AS_ON_WINDOWS = '''
import builtins, importlib, pkgutil, sys, types
import rookery

FAR = ("rookery.research", "rookery.engine", "rookery.kernel")
"""What needs extras, and what is compiled, which cannot be loaded twice."""
POSIX = set(sys.argv[1:])
names = [
    name
    for _, name, _ in pkgutil.walk_packages(rookery.__path__, "rookery.")
    if not name.startswith(FAR) and "migrations" not in name and not name.endswith("__main__")
]

def load():
    for name in names:
        importlib.import_module(name)

load()  # with everything that others have written
for name in [*sys.modules]:
    if name.startswith("rookery") and not name.startswith(FAR):
        del sys.modules[name]

usual = builtins.__import__

def windows(name, globals=None, locals=None, fromlist=(), level=0):
    asking = (globals or {}).get("__name__", "")
    if asking.startswith("rookery") and name.partition(".")[0] in POSIX:
        raise ImportError(f"{asking} imports {name}")
    return usual(name, globals, locals, fromlist, level)

builtins.__import__ = windows
sys.modules["msvcrt"] = types.ModuleType("msvcrt")
sys.platform = "win32"
load()
print(len(names))
'''


def test_what_windows_lacks_is_imported_under_a_condition() -> None:
    plain = re.compile(rf"(?m)^(?:import|from) (?:{'|'.join(POSIX)})\b")
    files = list((ROOT / "src" / "rookery").rglob("*.py"))
    assert [path for path in files if plain.search(path.read_text(encoding="utf-8"))] == []
    assert len(files) > 500


@pytest.mark.slow
def test_no_module_needs_what_windows_lacks_to_be_imported() -> None:
    run = [sys.executable, "-c", AS_ON_WINDOWS, *POSIX]
    ran = subprocess.run(run, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert int(ran.stdout) > 300


@pytest.mark.slow
@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_the_types_hold_on(platform: str) -> None:
    cache = ROOT / ".mypy_cache" / platform
    check = ["mypy", "--platform", platform, "--cache-dir", str(cache), "--no-warn-unreachable"]
    ran = subprocess.run(
        [sys.executable, "-m", *check, "src"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout
