"""Builds a release from a commit, up to the upload; `dist/` has the same bytes wherever it is
built.

The commit is checked out into a separate folder, so that no other files are included. The page is
built there, then the sdist, and the wheels from the sdist. All files get the commit's date, and
requirements.lock fixes the build tools.
"""

import hashlib
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from tools.release import licences
from tools.release.bills import bill_of_page, bill_of_python

ROOT = Path(__file__).parent.parent.parent

LOCK = ROOT / "requirements.lock"
TOOLS = Path(__file__).parent / "requirements.lock"
SUMS = "SHA256SUMS"

_PAGE = "import sys; sys.path.insert(0, 'tools'); import backend; backend.make_page()"


def build(commit: str, out: Path) -> None:
    """Empty the folder `out`, and build the files of a release in it."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    os.umask(0o022)
    with tempfile.TemporaryDirectory(prefix="rookery-release-") as work:
        _Build(commit, Path(work), out.resolve()).run()
    lines = [f"{digest}  {name}\n" for name, digest in sums(out).items()]
    (out / SUMS).write_text("".join(lines))


def resolved(commit: str) -> str:
    """The full hash of a commit, because a name such as HEAD may move during the build."""
    asked = ["git", "rev-parse", "--verify", f"{commit}^{{commit}}"]
    ran = subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, text=True)
    return ran.stdout.strip()


def sums(folder: Path) -> dict[str, str]:
    """The SHA-256 of each file, in the order of names, except the checksum file itself."""
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.iterdir())
        if path.name != SUMS
    }


class _Build:
    """One build, in a folder `work`."""

    def __init__(self, commit: str, work: Path, out: Path) -> None:
        self._work = work
        self._out = out
        archive = subprocess.run(
            ["git", "archive", "--format=tar", commit], cwd=ROOT, check=True, capture_output=True
        )
        self._source = work / "source"
        with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as tree:
            tree.extractall(self._source, filter="data")
        dated = ["git", "log", "-1", "--format=%ct", commit]
        asked = subprocess.run(dated, cwd=ROOT, check=True, capture_output=True, text=True)
        self._environment = {
            **os.environ,
            "SOURCE_DATE_EPOCH": asked.stdout.strip(),
            "ROOKERY_PAGE": "required",
            "PYTHONHASHSEED": "0",
            "LC_ALL": "C.UTF-8",
            "TZ": "UTC",
        }

    def run(self) -> None:
        """Build all files except the list of checksums."""
        self._run(sys.executable, "-c", _PAGE, cwd=self._source)
        page = self._source / "src" / "rookery" / "web" / "page"
        bill = bill_of_page(self._source / "web", page, self._environment)
        (self._source / "sboms").mkdir()
        (self._source / "sboms" / "page.cdx.json").write_text(bill.of_what_is_shipped)
        self._uv("build", "--sdist", *self._locked(), str(self._source))
        (sdist,) = self._out.glob("rookery_cards-*.tar.gz")
        name = sdist.name.removesuffix(".tar.gz")
        (self._out / f"{name}-page.cdx.json").write_text(bill.of_everything)
        self._wheel(sdist, "required")
        self._wheel(sdist, "none")
        (pure,) = self._out.glob("*-none-any.whl")
        shipped = self._venv("shipped", str(pure), "--constraint", str(LOCK))
        tools = self._venv("tools", "--require-hashes", "--requirements", str(TOOLS))
        (self._out / f"{name}-python.cdx.json").write_text(
            bill_of_python(
                tools,
                shipped,
                self._source / "pyproject.toml",
                name.removeprefix("rookery_cards-"),
                self._environment,
            )
        )
        (self._out / ".gitignore").unlink(missing_ok=True)  # written by uv
        (self._out / f"{name}-licences.txt").write_text(
            licences.collected(self._source / "LICENSE", page, tools, shipped, self._environment),
            encoding="utf-8",
        )

    def _wheel(self, sdist: Path, kernel: str) -> None:
        """Build a wheel from the sdist, with or without the compiled parts."""
        folder = self._work / kernel
        with tarfile.open(sdist) as archive:
            archive.extractall(folder, filter="data")
        (tree,) = folder.iterdir()
        changes = {"ROOKERY_KERNEL": kernel}
        self._uv("build", "--wheel", *self._locked(), str(tree), **changes)

    def _venv(self, name: str, *packages: str) -> Path:
        """The Python executable of a new environment with these packages."""
        folder = self._work / name
        self._uv("venv", "--python", sys.executable, str(folder))
        python = folder / "bin" / "python"
        self._uv("pip", "install", "--python", str(python), *packages)
        return python

    def _locked(self) -> tuple[str, ...]:
        return ("--out-dir", str(self._out), "--build-constraints", str(LOCK))

    def _uv(self, *arguments: str, **changes: str) -> None:
        uv = shutil.which("uv") or str(ROOT / ".tools" / "bin" / "uv")
        self._run(uv, *arguments[:1], "--quiet", *arguments[1:], cwd=self._work, **changes)

    def _run(self, *command: str, cwd: Path, **changes: str) -> None:
        environment = {**self._environment, **changes}
        subprocess.run(command, cwd=cwd, check=True, env=environment)
