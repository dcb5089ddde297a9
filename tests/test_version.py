"""Each commit has its own version, the same in every clone; pip sees later ones as upgrades."""

import io
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from importlib import metadata
from pathlib import Path

import pytest
from packaging.version import Version

from rookery.version import IN_PLACE, RELEASED, ROOT, UNKNOWN, derived

MODULES = ("__init__.py", "version.py")
FILES = ("setup.py", "pyproject.toml", "README.md", "tools/pypi.md", "LICENSE", "MANIFEST.in")
ATTRIBUTES = (".git_archival.json", ".gitattributes", ".gitignore")
FIRST, SECOND = "2026-12-01T10:00:00+01:00", "2026-12-01T10:00:59+01:00"
AT = f"{RELEASED}.post202612010900+g"


def git(folder: Path, *arguments: str, at: str = FIRST) -> str:
    """The output of a Git command, run with the test's own author and date."""
    alone = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
    dated = {"GIT_COMMITTER_DATE": at, "GIT_AUTHOR_DATE": at}
    named = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    return subprocess.run(
        ["git", *named, "-c", "protocol.file.allow=always", *arguments],
        cwd=folder,
        env={**os.environ, **alone, **dated},
        check=True,
        capture_output=True,
    ).stdout.decode("latin-1")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout of one commit, without a tag, with a package of two modules."""
    root = tmp_path / "checkout"
    (root / "src" / "rookery").mkdir(parents=True)
    (root / "tools").mkdir()
    copied = [*FILES, *ATTRIBUTES, "tools/backend.py", *(f"src/rookery/{it}" for it in MODULES)]
    for name in copied:
        shutil.copy(ROOT / name, root / name)
    (root / "src" / "rookery" / "__init__.py").write_text("SAID = 'old'\n")
    git(root, "init", "--quiet", "--initial-branch=main")
    git(root, "add", ".")
    git(root, "commit", "--quiet", "--message=one")
    return root


def commit(root: Path, said: str) -> None:
    (root / "src" / "rookery" / "__init__.py").write_text(f"SAID = {said!r}\n")
    git(root, "commit", "--quiet", "--all", f"--message={said}", at=SECOND)


def short(root: Path) -> str:
    return git(root, "rev-parse", "HEAD")[:8]


def test_two_commits_of_one_minute_have_versions_of_their_own_later_than_the_release(
    checkout: Path,
) -> None:
    first = derived(checkout)
    commit(checkout, "new")
    second = derived(checkout)
    assert first != second
    assert second == AT + short(checkout)
    assert min(Version(first), Version(second)) > Version(RELEASED)


def test_a_changed_file_is_told_and_a_new_one_is_not(checkout: Path) -> None:
    (checkout / "notes.txt").touch()
    assert derived(checkout) == AT + short(checkout)
    (checkout / "README.md").write_text("Changed.")
    assert derived(checkout) == f"{AT}{short(checkout)}.dirty"


def test_the_commit_of_a_release_has_its_number_alone(checkout: Path) -> None:
    git(checkout, "tag", f"v{RELEASED}")
    assert derived(checkout) == RELEASED
    (checkout / "README.md").write_text("Changed.")
    assert derived(checkout).endswith(".dirty")
    git(checkout, "checkout", "--quiet", ".")
    commit(checkout, "new")
    assert derived(checkout) == AT + short(checkout)


def test_a_tag_that_is_not_the_release_of_the_files_gives_no_number(checkout: Path) -> None:
    git(checkout, "tag", "v99.0.0")
    git(checkout, "tag", "a-word")
    assert derived(checkout) == AT + short(checkout)


def test_a_shallow_clone_and_a_worktree_have_the_version_of_their_commit(
    checkout: Path, tmp_path: Path
) -> None:
    commit(checkout, "new")
    git(checkout, "tag", "v0.0.1", "HEAD^")
    git(tmp_path, "clone", "--quiet", "--depth=1", checkout.as_uri(), "shallow")
    git(checkout, "worktree", "add", "--quiet", "--detach", str(tmp_path / "beside"))
    expected = AT + short(checkout)
    assert {derived(checkout), derived(tmp_path / "shallow"), derived(tmp_path / "beside")} == {
        expected
    }


@pytest.mark.parametrize("tag", ["", f"v{RELEASED}"])
def test_an_archive_of_git_has_the_version_of_its_commit(
    checkout: Path, tmp_path: Path, tag: str
) -> None:
    if tag:
        git(checkout, "tag", tag)
    packed = git(checkout, "archive", "--format=tar", "HEAD").encode("latin-1")
    with tarfile.open(fileobj=io.BytesIO(packed)) as tree:
        tree.extractall(tmp_path / "archive", filter="data")
    expected = RELEASED if tag else AT + short(checkout)
    assert derived(checkout) == derived(tmp_path / "archive") == expected


def test_a_copy_without_history_is_of_no_commit_even_within_another_repository(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = checkout / "copy"
    copy.mkdir()
    shutil.copy(checkout / ".git_archival.json", copy)
    assert derived(copy) == UNKNOWN
    monkeypatch.setenv("PATH", str(copy))  # where there is no Git
    assert derived(checkout) == UNKNOWN


def built(root: Path, call: str, **environment: str) -> None:
    """Run a hook of the build backend in a folder."""
    run = f"import sys; sys.path.insert(0, 'tools'); import backend; backend.{call}"
    none = {"ROOKERY_KERNEL": "none", "ROOKERY_PAGE": "none", "ROOKERY_VERSION": ""}
    subprocess.run(
        [sys.executable, "-c", run],
        cwd=root,
        env={**os.environ, **none, **environment},
        check=True,
        capture_output=True,
    )


def in_wheel(folder: Path) -> str:
    """The version in the metadata of the only wheel in a folder."""
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as files:
        (name,) = (it for it in files.namelist() if it.endswith(".dist-info/METADATA"))
        (version,) = (
            line.removeprefix("Version: ")
            for line in files.read(name).decode().splitlines()
            if line.startswith("Version: ")
        )
    return version


def test_an_sdist_keeps_its_version_for_its_wheel(checkout: Path, tmp_path: Path) -> None:
    built(checkout, "build_sdist('dist')")
    (sdist,) = (checkout / "dist").glob("*.tar.gz")
    assert sdist.name == f"rookery_cards-{AT}{short(checkout)}.tar.gz"
    with tarfile.open(sdist) as tree:
        tree.extractall(checkout / "unpacked", filter="data")  # within another repository
    (unpacked,) = (checkout / "unpacked").iterdir()
    built(unpacked, "build_wheel('dist')")
    assert in_wheel(unpacked / "dist") == AT + short(checkout)


def test_a_build_has_the_version_that_is_stated(checkout: Path) -> None:
    built(checkout, "build_wheel('dist')", ROOKERY_VERSION="1.2.3+ours")
    assert in_wheel(checkout / "dist") == "1.2.3+ours"


def test_an_editable_install_names_no_commit_since_its_checkout_moves_on(checkout: Path) -> None:
    built(checkout, "build_editable('dist')")
    assert in_wheel(checkout / "dist") == IN_PLACE


@pytest.mark.slow
def test_pip_upgrades_from_a_repository_that_has_moved_on(checkout: Path, tmp_path: Path) -> None:
    """The upgrade that docs/host.md describes, without a network."""
    environment = tmp_path / "environment"
    subprocess.run([sys.executable, "-m", "venv", environment], check=True)
    python = str(environment / ("Scripts" if os.name == "nt" else "bin") / "python")
    tools = tmp_path / "tools"  # of the build, without this Rookery
    tools.mkdir()
    for name in ("Cython", "packaging", "setuptools"):
        (tools / name).symlink_to(str(metadata.distribution(name).locate_file(name)))
    settings = {
        **os.environ,
        "PYTHONPATH": str(tools),
        "ROOKERY_KERNEL": "none",
        "ROOKERY_PAGE": "none",
        "ROOKERY_VERSION": "",
        "GIT_CONFIG_COUNT": "1",
        "GIT_CONFIG_KEY_0": "protocol.file.allow",
        "GIT_CONFIG_VALUE_0": "always",
    }
    upgrade = [python, "-m", "pip", "install", "--upgrade", "--no-index", "--no-deps"]
    upgrade += ["--no-build-isolation", "--disable-pip-version-check", f"git+{checkout.as_uri()}"]
    said = [python, "-c", "import rookery; print(rookery.SAID)"]
    for word in ("old", "new"):
        if word == "new":
            commit(checkout, word)
        subprocess.run(upgrade, cwd=tmp_path, env=settings, check=True, capture_output=True)
        ran = subprocess.run(said, cwd=tmp_path, check=True, capture_output=True, text=True)
        assert ran.stdout.strip() == word
