"""The options that all benchmark programs share, and a description of the machine."""

import argparse
import os
import platform
import subprocess
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from rookery.version import version as own_version


def described() -> str:
    """The processor, its cores, and the versions of Python, rookery and OpenSpiel, in one line."""
    parts = [
        f"{processor()}, {os.cpu_count()} cores",
        f"{platform.system()} {platform.machine()}",
        f"{platform.python_implementation()} {platform.python_version()}",
        f"rookery {_version()}",
    ]
    try:
        parts.append(f"OpenSpiel {version('open_spiel')}")
    except PackageNotFoundError:
        parts.append("OpenSpiel not installed")
    return " · ".join(parts)


def _version() -> str:
    """The version of rookery; it is not dirty because pages of figures have just been written."""
    told = own_version()
    pages = (":!benchmarks/*.md", ":!benchmarks/*.jsonl", ":!benchmarks/*.svg", ":!docs/figures.md")
    git = ["git", "status", "--porcelain", "--", ".", *pages]
    if told.endswith(".dirty") and not subprocess.check_output(git, cwd=Path(__file__).parents[1]):
        return told.removesuffix(".dirty")
    return told


def processor() -> str:
    """The name of the processor, or "unknown processor" if the system does not say."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown processor"


def cpu_of(pid: int) -> float:
    """The CPU seconds that a process has used so far, in all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> int:
    """The resident memory of a process in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def options(name: str, about: str | None, example: str = "") -> argparse.ArgumentParser:
    """The parser of a program's options; `about` is its docstring, `example` a command line."""
    return argparse.ArgumentParser(
        prog=f"python -m benchmarks.{name}",
        description=about,
        epilog=f"example: {example}" if example else None,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
