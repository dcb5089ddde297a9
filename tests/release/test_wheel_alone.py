"""The wheel does its main jobs on a machine with nothing but Python."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_wheel import BUILD
from tools.release.trying import POSITION

ROOT = Path(__file__).parent.parent.parent

UVX = shutil.which("uvx", path=f"{os.environ['PATH']}{os.pathsep}{ROOT / '.tools' / 'bin'}")

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", params=["optional", "none"], ids=["compiled", "pure"])
def wheel(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of this checkout, with compiled parts if there is a compiler, or without."""
    folder = tmp_path_factory.mktemp("dist")
    copy = folder / "source"
    left_out = shutil.ignore_patterns("node_modules", "build", "*.so", "*.egg-info", ".*", "dist")
    shutil.copytree(ROOT, copy, ignore=left_out)
    environment = {**os.environ, "ROOKERY_KERNEL": request.param, "ROOKERY_PAGE": "none"}
    built = [sys.executable, "-c", BUILD, str(folder)]
    subprocess.run(built, cwd=copy, check=True, stdout=subprocess.DEVNULL, env=environment)
    (wheel,) = folder.glob("*.whl")
    if request.param == "none":
        assert wheel.name.endswith("-py3-none-any.whl")
    return wheel


def test_it_plays_solves_and_keeps_records_without_compiler_and_node(wheel: Path) -> None:
    trial = [sys.executable, str(ROOT / "tools" / "release" / "trying.py"), str(wheel)]
    ran = subprocess.run(trial, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "until the browser has the page" in ran.stdout


@pytest.mark.skipif(UVX is None, reason="needs uv")
def test_uvx_runs_it(wheel: Path, tmp_path: Path) -> None:
    assert UVX is not None
    alone = tmp_path / "path"
    alone.mkdir()
    for name in ("sh", "dirname", "realpath"):  # what the script in uv's environment uses
        (alone / name).symlink_to(str(shutil.which(name)))
    environment = {**os.environ, "PATH": str(alone)}
    environment.pop("PYTHONPATH", None)
    position = tmp_path / "position.json"
    position.write_text(json.dumps(POSITION))
    run = [UVX, "--isolated", "--python", sys.executable, "--from", str(wheel), "rookery-cards"]
    for arguments in (["--version"], ["solve", str(position), "--json"]):
        ran = subprocess.run(
            [*run, *arguments],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stderr
        assert (wheel.name.split("-")[1] in ran.stdout) == (arguments == ["--version"])
