"""The wheel contains the page, and a server run from it needs neither a checkout nor Node."""

import json
import shutil
import subprocess
import sys
import sysconfig
import urllib.request
import zipfile
from pathlib import Path

import pytest

from tests.processes import heed_signals

ROOT = Path(__file__).parent.parent

BUILD = "import sys; sys.path.insert(0, 'tools'); import backend; backend.build_wheel(sys.argv[1])"
SERVE = (
    "import sys; sys.path.insert(0, sys.argv.pop(1)); "
    "import rookery; print(rookery.__file__, flush=True); "
    "from rookery.cli.main import main; main(sys.argv[1:])"
)


def take_compiled_modules() -> None:
    """Copy the modules compiled in place to where a build, which compiles the rest, looks."""
    built = Path(f"lib.{sysconfig.get_platform()}-{sys.implementation.cache_tag}")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for module in (ROOT / "src").rglob(f"*{suffix}"):
        copied = ROOT / "build" / built / module.relative_to(ROOT / "src")
        copied.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(module, copied)


@pytest.mark.slow
def test_a_server_from_the_wheel_shows_the_page(tmp_path: Path) -> None:
    take_compiled_modules()
    subprocess.run([sys.executable, "-c", BUILD, str(tmp_path)], cwd=ROOT, check=True, stdout=-3)
    (wheel,) = tmp_path.glob("*.whl")
    site = tmp_path / "site"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    arguments = ["serve", "--json", "--port", "0"]
    arguments += ["--database-url", f"sqlite:///{tmp_path / 'tables.db'}"]
    server = subprocess.Popen(
        [sys.executable, "-c", SERVE, str(site), *arguments],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=heed_signals,  # noqa: PLW1509  # it only sets signals
    )
    with server:
        try:
            assert server.stdout is not None
            assert server.stdout.readline().startswith(str(site))
            port = json.loads(server.stdout.readline())["port"]
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=30) as answer:
                page = answer.read().decode()
            assert 'id="page"' in page
        finally:
            server.terminate()
