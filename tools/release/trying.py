"""Try a wheel in an empty environment: python tools/release/trying.py WHEEL [--json] [--runners]

The wheel is installed into a new environment in a new folder, with no checkout, compiler or Node on
the path, and then does its main jobs. With `--runners`, pipx and uvx each run it twice, first
without a cache, as `pipx run rookery-cards` and `uvx rookery-cards` would from an index. Needs only
the standard library, and for the runners a uv on the path. Prints how long each job took; raises
SystemExit if one failed.
"""

import argparse
import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

POSITION = {
    "hands": ["S14 H3", "S13 H2", "S2 H14", "S5 D2"],
    "trump": "spades",
    "leader": 0,
    "sides": [0, 1, 0, 1],
    "values": {"5": 5, "K": 10},
    "trick_points": 1,
}
VALUE = 17

BROWSER = """
import sys, urllib.request
page = urllib.request.urlopen(sys.argv[1], timeout=60).read().decode()
open(sys.argv[2], "w").write(sys.argv[1] + "\\n" + page)
"""
"""A program in place of a browser: it stores the address and the page that it should open."""

PATIENCE = 120.0
"""Maximum number of seconds for one job."""


class Trial:
    """One wheel in a new environment."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.wheel = wheel.resolve()
        self.took: dict[str, float] = {}
        self._folder = folder
        self._environment = folder / "environment"
        self._scripts = self._environment / ("Scripts" if os.name == "nt" else "bin")
        self._nothing = {
            "PATH": str(self._scripts),
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder),
            "LOCALAPPDATA": str(folder),
            "USERPROFILE": str(folder),
        }
        for kept in ("SYSTEMROOT", "TEMP", "TMP"):  # required by Windows
            if kept in os.environ:
                self._nothing[kept] = os.environ[kept]

    def run(self) -> None:
        """Do all jobs."""
        with self._timed("an empty environment"):
            subprocess.run([sys.executable, "-m", "venv", str(self._environment)], check=True)
        with self._timed("pip install"):
            self._install()
        with self._timed("rookery --version"):
            assert self._rookery("--version").split()[-1] == self._version()
        with self._timed("rookery solve"):
            self._solve()
        if not self.wheel.name.endswith("-none-any.whl"):
            signature = json.loads(self._rookery("bench", "--signature", "--json"))
            assert signature["signature"] == signature["committed"], "another search was compiled"
        with self._timed("rookery simulate dixie"):
            self._rookery("simulate", "dixie", "--seed", "1", "--out", "match.jsonl")
        with self._timed("rookery replay"):
            assert json.loads(self._rookery("replay", "match.jsonl", "--json"))["ok"]
        with self._timed("rookery play, until the first question"):
            asked = self._rookery("play", "three", "--plain", "--seed", "1", typed="quit\n")
            assert "Your hand" in asked
        with self._timed("rookery, until the browser has the page"):
            self._play()
        with self._timed("rookery serve, until the page answers"):
            self._serve()

    def run_by_runners(self) -> None:
        """Run the wheel by pipx and uvx, each in a new home folder, so that nothing is cached."""
        pipx, uv = self._folder / "pipx", shutil.which("uv")
        assert uv is not None, "this needs uv on the path"
        subprocess.run([sys.executable, "-m", "venv", str(pipx)], check=True)
        runner = pipx / self._scripts.name / "python"
        subprocess.run([str(runner), "-m", "pip", "install", "--quiet", "pipx"], check=True)
        wheel, home = str(self.wheel), self._folder / "home"
        for name, command in (
            ("pipx run", [str(runner), "-m", "pipx", "run", "--spec", wheel, "rookery-cards"]),
            ("uvx", [uv, "tool", "run", "--quiet", "--from", wheel, "rookery-cards"]),
        ):
            kept = {"HOME": str(home / name), "UV_CACHE_DIR": str(home / name), "PATH": "/bin"}
            for time_of in ("the first time", "again"):
                with self._timed(f"{name} rookery --version, {time_of}"):
                    ran = subprocess.run(
                        [*command, "--version"],
                        env={**os.environ, **kept},
                        cwd=self._folder,
                        check=True,
                        capture_output=True,
                        text=True,
                    )
                assert ran.stdout.split()[-1] == self._version()

    def _version(self) -> str:
        return self.wheel.name.split("-")[1]

    def _install(self) -> None:
        """Install with the network and pip's own settings, and check that nothing was compiled."""
        python = self._scripts / "python"
        asked = [str(python), "-m", "pip", "install", "--quiet", "--only-binary", "numpy"]
        outside = {**os.environ, "PATH": str(self._scripts), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
        outside.pop("PYTHONPATH", None)
        subprocess.run([*asked, str(self.wheel)], check=True, env=outside, cwd=self._folder)

    def _solve(self) -> None:
        (self._folder / "position.json").write_text(json.dumps(POSITION))
        assert json.loads(self._rookery("solve", "position.json", "--json"))["value"] == VALUE

    def _play(self) -> None:
        """Check that `rookery` alone starts a server, opens a browser on it, and ends by Ctrl-C."""
        script, seen = self._folder / "browser.py", self._folder / "seen.html"
        script.write_text(BROWSER)
        browser = f'"{self._scripts / "python"}" "{script}" %s "{seen}"'
        server = subprocess.Popen(
            [str(self._scripts / "rookery")],
            cwd=self._folder,
            env={**self._nothing, "BROWSER": browser},
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        with server:
            try:
                until = time.monotonic() + PATIENCE
                while not seen.is_file() or not seen.read_text().endswith("</html>\n"):
                    assert server.poll() is None, "the server has ended"
                    assert time.monotonic() < until, "no browser was opened on the page"
                    time.sleep(0.02)
                address, _, page = seen.read_text().partition("\n")
                (name,) = re.findall(r'<script type="module"[^>]* src="(/assets/[^"]+)"', page)
                with urllib.request.urlopen(address.rstrip("/") + name, timeout=30) as answer:
                    assert len(answer.read()) > 1000
            finally:
                server.send_signal(signal.SIGTERM if os.name == "nt" else signal.SIGINT)
                ended = server.wait(PATIENCE)
        assert ended == 0 or os.name == "nt", f"Ctrl-C ended it with {ended}"

    def _serve(self) -> None:
        """Check that `rookery serve` prints its address and that the page answers there."""
        command = [str(self._scripts / "rookery"), "serve", "--port", "0", "--json"]
        database = f"sqlite:///{(self._folder / 'tables.db').as_posix()}"
        with subprocess.Popen(
            [*command, "--database-url", database],
            cwd=self._folder,
            env=self._nothing,
            stdout=subprocess.PIPE,
            text=True,
        ) as server:
            assert server.stdout is not None
            try:
                address = json.loads(server.stdout.readline())["address"]
                with urllib.request.urlopen(address, timeout=30) as answer:
                    assert b"<title>Rookery</title>" in answer.read()
            finally:
                server.terminate()

    def _rookery(self, *arguments: str, typed: str = "") -> str:
        ran = subprocess.run(
            [str(self._scripts / "rookery"), *arguments],
            cwd=self._folder,
            env=self._nothing,
            input=typed,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert ran.returncode == 0, f"rookery {' '.join(arguments)}: {ran.stdout}{ran.stderr}"
        return ran.stdout

    @contextlib.contextmanager
    def _timed(self, job: str) -> Iterator[None]:
        began = time.perf_counter()
        yield
        self.took[job] = time.perf_counter() - began


def main() -> None:
    """Try the wheel named on the command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("wheel", type=Path)
    parser.add_argument("--json", action="store_true", help="print seconds as a JSON object")
    parser.add_argument("--runners", action="store_true", help="let pipx and uvx run it, too")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="empty-", ignore_cleanup_errors=True) as folder:
        trial = Trial(asked.wheel, Path(folder))
        trial.run()
        if asked.runners:
            trial.run_by_runners()
    if asked.json:
        print(json.dumps(trial.took))
        return
    print(f"| {trial.wheel.name} | seconds |\n| --- | ---: |")
    for job, seconds in trial.took.items():
        print(f"| {job} | {seconds:.1f} |")


if __name__ == "__main__":
    main()
