"""Packs the Python code for the browser; run by build.mjs in Pyodide's own Python.

Modules of the standard library that tables never import are left out. Modules are compiled, without
sources, and zipped without compression: compressing the whole zip later makes it smaller.
"""

import importlib.util
import marshal
import zipfile
from pathlib import Path, PurePosixPath

LAYERS = (
    "core",
    "messages",
    "language",
    "tricks",
    "fishing",
    "games",
    "records",
    "duplicate",
    "heuristics",
    "telling",
    "kernel",
    "lessons",
    "bots",
    "table",
    "server/updates",
    "offline",
)
"""The layers that a table with simple bots needs; of `server` only a part."""

DATA = {".ftl", ".json", ".jsonl", ".so", ".toml"}

LEFT_OUT = ("bots/strong", "bots/reference")
"""Modules of bots that search, which the browser does not import."""

UNSAID = {"positions.ftl", "puzzles.ftl", "review.ftl"}
"""Catalogues with messages that only a server shows."""

LIBRARIES = ("msgspec", "fluent", "typing_extensions.py")
"""The libraries that tables need: msgspec, and the parser of messages."""

UNUSED = set(
    """
    _pyio _pyrepl _sysconfigdata__emscripten_wasm32-emscripten antigravity bdb cmd
    compileall configparser csv dbm doctest filecmp fileinput ftplib getopt
    getpass graphlib html http imaplib ipaddress mailbox mimetypes modulefinder
    multiprocessing netrc nturl2path optparse pdb pickletools plistlib poplib profile pstats
    pty py_compile pyclbr pydoc pydoc_data quopri rlcompleter sched shelve shlex smtplib
    socketserver sqlite3 ssl stringprep symtable tabnanny this timeit trace
    tracemalloc turtle unittest venv wave webbrowser wsgiref xml xmlrpc zipapp
    """.split()  # noqa: SIM905 a word a name is easier to read
)
"""Modules of the standard library that tables never import."""

ENCODINGS = (
    "__init__",
    "aliases",
    "ascii",
    "cp437",
    "idna",
    "latin_1",
    "utf_8",
    "utf_8_sig",
    "utf_16",
    "utf_32",
)

_WHEN = (1980, 1, 1, 0, 0, 0)


class Packing:
    """A zip whose bytes depend only on its files."""

    def __init__(self, path: str) -> None:
        self._zip = zipfile.ZipFile(path, "w", zipfile.ZIP_STORED)

    def add(self, name: str, content: bytes) -> None:
        """Add a file unchanged."""
        self._zip.writestr(zipfile.ZipInfo(name, _WHEN), content)

    def add_module(self, name: str, source: bytes) -> None:
        """Add a module, compiled without docstrings."""
        code = compile(source, name, "exec", dont_inherit=True, optimize=2)
        head = importlib.util.MAGIC_NUMBER + bytes(12)
        self.add(name + "c", head + marshal.dumps(code))

    def add_folder(self, root: Path, name: str) -> None:
        """Add the modules and data files of a folder."""
        for path in sorted(root.rglob("*")):
            inside = f"{name}/{path.relative_to(root).as_posix()}"
            is_left_out = inside.removeprefix("rookery/").startswith(LEFT_OUT)
            if is_left_out or path.name in UNSAID:
                continue
            if path.suffix == ".py":
                self.add_module(inside, path.read_bytes())
            elif path.suffix in DATA and "x86_64" not in path.name:
                self.add(inside, path.read_bytes())

    def close(self) -> None:
        """Write the zip's directory."""
        self._zip.close()


def pack_stdlib() -> None:
    """Pack Pyodide's standard library without the modules in `UNUSED`."""
    with zipfile.ZipFile("/stdlib.zip") as whole:
        packing = Packing("/out/stdlib.zip")
        for name in sorted(whole.namelist()):
            first, *rest = PurePosixPath(name).parts
            is_used = first.partition(".")[0] not in UNUSED
            if first == "encodings" and rest:
                is_used = rest[0].partition(".")[0] in ENCODINGS
            if is_used and name.endswith(".py"):
                packing.add_module(name, whole.read(name))
            elif is_used and not name.endswith("/"):
                packing.add(name, whole.read(name))
        packing.close()


def pack_tables() -> None:
    """Pack the layers and libraries that tables need."""
    packing = Packing("/out/tables.zip")
    rookery = Path("/rookery")
    for path in ("__init__.py", "server/__init__.py", "server/codes.py"):
        packing.add_module(f"rookery/{path}", (rookery / path).read_bytes())
    for layer in LAYERS:
        packing.add_folder(rookery / layer, f"rookery/{layer}")
    site = Path("/site")
    for library in LIBRARIES:
        if library.endswith(".py"):
            packing.add_module(library, (site / library).read_bytes())
        else:
            packing.add_folder(site / library, library)
    packing.close()


Path("/out").mkdir()
pack_stdlib()
pack_tables()
