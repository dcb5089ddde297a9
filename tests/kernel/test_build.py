"""The kernel, here one small module, is built with a C compiler, without, and after changes."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from rookery.kernel.built import SEARCH, is_compiled
from rookery.kernel.position_json import write_position
from tests.kernel.solver.test_solving import SOLVE, small_position

ROOT = Path(__file__).parent.parent.parent
NO_COMPILER = {"CC": "/nonexistent/cc"}
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")

needs_compiler = pytest.mark.skipif(not is_compiled, reason="needs a C compiler")


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A checkout with one module to compile, which includes another file."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    kernel = tmp_path / "src" / "rookery" / "kernel"
    kernel.mkdir(parents=True)
    (kernel.parent / "__init__.py").touch()
    (kernel / "__init__.py").touch()
    (kernel / "_one.pyx").write_text('include "_number.pxi"\n\ndef number():\n    return NUMBER\n')
    (kernel / "_one.pyi").write_text("def number() -> int: ...\n")
    (kernel / "_number.pxi").write_text("cdef int NUMBER = 41\n")
    return tmp_path


BUILD_WHEEL = "from setuptools import build_meta; build_meta.build_wheel('dist')"


def build(
    package: Path, *options: str, kernel: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Build the package in place, as make does."""
    command = ["setup.py", "--quiet", "build_ext", "--inplace", *options]
    return run(package, command, kernel, environment)


def build_wheel(
    package: Path, kernel: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Build a wheel of the package, as pip does."""
    return run(package, ["-c", BUILD_WHEEL], kernel, environment)


def run(
    package: Path, command: list[str], kernel: str, environment: dict[str, str]
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        cwd=package,
        env={**os.environ, "ROOKERY_KERNEL": kernel, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def compiled(package: Path) -> Path:
    return package / "src" / "rookery" / "kernel" / f"_one{SUFFIX}"


def number(package: Path) -> int:
    code = "from rookery.kernel._one import number; print(number())"
    environment = {**os.environ, "PYTHONPATH": str(package / "src")}
    return int(subprocess.check_output([sys.executable, "-c", code], env=environment))


def wheel(package: Path) -> set[str]:
    (built,) = (package / "dist").glob("*.whl")
    names = zipfile.ZipFile(built).namelist()
    return {Path(name).name for name in names if name.startswith("rookery/kernel/")}


def test_without_a_compiler_the_wheel_is_built_and_says_so(package: Path) -> None:
    ran = build_wheel(package, **NO_COMPILER)
    assert ran.returncode == 0
    assert (
        "rookery: the kernel is not compiled: there is no C compiler (/nonexistent/cc)"
        in ran.stderr
    )
    assert {"__init__.py", "_one.pyi"} <= wheel(package)
    assert f"_one{SUFFIX}" not in wheel(package)


def test_an_unknown_kernel_mode_is_refused(package: Path) -> None:
    ran = build(package, kernel="fast")
    assert ran.returncode == 1
    modes = "optional, required, sanitized, none"
    assert f"ROOKERY_KERNEL is one of {modes}, not fast" in ran.stderr


@pytest.mark.slow
@needs_compiler
def test_a_change_is_compiled(package: Path) -> None:
    assert build(package).returncode == 0
    assert number(package) == 41
    built = compiled(package).stat().st_mtime_ns
    assert build(package).returncode == 0
    (first,) = (package / "build").rglob("_one.o")
    assert first.stat().st_mtime_ns <= built
    (package / "src/rookery/kernel/_number.pxi").write_text("cdef int NUMBER = 42\n")
    assert build(package, "--only", "_one").returncode == 0
    assert number(package) == 42


@pytest.mark.slow
@needs_compiler
def test_two_builds_at_once_take_turns(package: Path) -> None:
    with ThreadPoolExecutor() as both:
        ran = list(both.map(lambda _: build(package, kernel="required"), range(2)))
    assert [it.returncode for it in ran] == [0, 0], ran
    assert number(package) == 41
    assert not list(package.rglob("*.part"))


def test_make_compiles_first_what_strong_needs() -> None:
    (first,) = re.findall(r"^STRONG_NEEDS := (.*)$", (ROOT / "Makefile").read_text(), re.M)
    assert set(first.split(",")) == {name.rpartition(".")[2] for name in SEARCH}


@pytest.mark.slow
@needs_compiler
def test_a_module_that_no_longer_compiles_is_removed(package: Path) -> None:
    assert build(package).returncode == 0
    (package / "src/rookery/kernel/_number.pxi").write_text("cdef int NUMBER = 42\n")
    ran = build(package, **NO_COMPILER)
    assert ran.returncode == 0
    assert "rookery: the kernel is not compiled" in ran.stderr
    assert not list(package.rglob(f"_one{SUFFIX}"))


@pytest.mark.slow
def test_a_compiler_that_fails_leaves_the_module_out(package: Path) -> None:
    ran = build(package, CC="false")
    assert ran.returncode == 0
    assert "rookery: the kernel is not compiled: the messages above say why" in ran.stderr
    assert not list(package.rglob(f"_one{SUFFIX}"))
    assert build(package, kernel="required", CC="false").returncode == 1


@pytest.mark.slow
def test_a_syntax_error_fails_the_build(package: Path) -> None:
    (package / "src/rookery/kernel/_number.pxi").write_text("cdef int NUMBER = \n")
    assert build(package).returncode == 1


def test_a_package_without_compiled_modules_solves_small_positions(tmp_path: Path) -> None:
    copy = tmp_path / "rookery"
    left_out = shutil.ignore_patterns("*.so", "*.pyd", "web", "__pycache__")
    shutil.copytree(ROOT / "src" / "rookery", copy, ignore=left_out)
    position, value = small_position()
    printed = subprocess.check_output(
        [sys.executable, "-c", SOLVE, write_position(position)],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        text=True,
    )
    assert printed == f"False {value}\n"
