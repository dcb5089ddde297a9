"""The commands of a release.

python -m tools.release build     everything but the upload, of the last commit, into dist/
python -m tools.release twice     build in two folders, and compare every byte
python -m tools.release cut 1.0.0 give the unreleased changes this version and today's date
python -m tools.release notes     print what the newest version changes
python -m tools.release api v1.0.0     what was removed or changed in the public API since a tag
python -m tools.release check v1.0.0   whether a tag fits the version that all files name
"""

import argparse
import sys
import tempfile
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path

from tools.release.building import ROOT, build, resolved, sums
from tools.release.cutting import CannotCut, check_tag, cut, notes


def main() -> None:
    """Run a command. Raises SystemExit with a reason if it fails."""
    parser = argparse.ArgumentParser(prog="python -m tools.release")
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("build", "twice"):
        building = commands.add_parser(name)
        building.add_argument("--commit", default="HEAD")
        building.add_argument("--out", type=Path, default=ROOT / "dist")
    cutting = commands.add_parser("cut")
    cutting.add_argument("version")
    commands.add_parser("notes")
    comparing = commands.add_parser("api")
    comparing.add_argument("since")
    checking = commands.add_parser("check")
    checking.add_argument("tag")
    asked = parser.parse_args()
    try:
        match asked.command:
            case "build":
                build(asked.commit, asked.out)
                print((asked.out / "SHA256SUMS").read_text(), end="")
            case "twice":
                twice(resolved(asked.commit), asked.out)
            case "cut":
                cut(ROOT, asked.version, datetime.now(UTC).date())
            case "notes":
                print(notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")))
            case "api":
                compare(asked.since)
            case "check":
                check_tag(ROOT, asked.tag)
    except CannotCut as error:
        sys.exit(f"release: {error}")


def compare(since: str) -> None:
    """Print what was removed or changed in the public API. Raises SystemExit(1) if anything was."""
    lines = import_module("tools.release.api").breakages(ROOT, since)  # needs griffe
    print("\n".join(lines) or f"nothing public was removed or altered since {since}")
    sys.exit(1 if lines else 0)


def twice(commit: str, out: Path) -> None:
    """Build in the usual folder and in another one. Raises SystemExit if a byte differs."""
    build(commit, out)
    with tempfile.TemporaryDirectory(prefix="elsewhere-") as elsewhere:
        build(commit, Path(elsewhere))
        again = sums(Path(elsewhere))
    once = sums(out)
    differ = sorted(
        name for name in once.keys() | again.keys() if once.get(name) != again.get(name)
    )
    if differ:
        sys.exit(f"release: not the same bytes when built again: {', '.join(differ)}")
    print(f"{len(once)} files, twice the same bytes")


if __name__ == "__main__":
    main()
