"""The compiled part of the build; everything else stands in pyproject.toml.

Each `.pyx` file of the package becomes an extension module. The environment variable ROOKERY_KERNEL
says how:

* `optional` (the default): without a C compiler or Python's headers, the package is built without
  its compiled part, and a message says so;
* `required`: without them the build fails;
* `sanitized`: as `required`, with the address and undefined behaviour sanitizers (see
  `make sanitize`);
* `none`: nothing is compiled.
"""

import os
import shutil
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, NoReturn

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.egg_info import egg_info
from setuptools.errors import BaseError, CCompilerError
from setuptools.modified import newer_group

PACKAGE = Path("src/rookery")
DECLARATIONS = sorted(path.as_posix() for path in PACKAGE.rglob("*.pxd"))
SHARED = "rookery._cyutility"
"""The module with Cython's code for memory views, which every module would otherwise contain.

That code is two thirds of the C, and half of the time to compile it."""

DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "embedsignature": True,
}
"""Cython's directives for all modules: C's arithmetic and no checks, signatures in docstrings."""

MODES = ("optional", "required", "sanitized", "none")
ROUNDING = ["-ffp-contract=off"]
"""Every operation is rounded by itself, as in Python: rules of thumb are compared bit by bit."""

SANITIZERS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"]
NOT_COMPILED = (
    "rookery: the kernel is not compiled: {why} Everything else works, but strong bots play as "
    "steady ones do, and only small positions can be solved."
)
NO_COMPILER = "there is no C compiler ({}). Get one (Debian: gcc and libc6-dev) and try again."
NO_HEADERS = "Python's headers are missing ({}). Get them (Debian: python3-dev) and try again."
DISK_FULL = "the disk is full ({}). Make room and try again: it goes on where it stopped."
FAILED = "the messages above say why."
FAULT = 2
"""The exit status of a process that builds a module whose source is wrong."""

LEAST_ROOM = 32 << 20
"""If fewer bytes are free on the disk, a failed build is blamed on that. All modules take 20 MB."""

mode = os.environ.get("ROOKERY_KERNEL") or "optional"
if mode not in MODES:
    sys.exit(f"ROOKERY_KERNEL is one of {', '.join(MODES)}, not {mode}")


def extension(source: Path) -> Extension:
    """The extension module of one file; it depends on the `.pxd` files and on included files."""
    included = sorted(path.as_posix() for path in source.parent.rglob("*.pxi"))
    return Extension(
        ".".join(source.relative_to("src").with_suffix("").parts),
        [source.as_posix()],
        depends=[*DECLARATIONS, *included, "setup.py"],
        **settings(),
    )


def shared() -> Extension:
    """The module `SHARED`, whose C code Cython generates without a source file."""
    source = Path("src", *SHARED.split(".")).with_suffix(".c")
    return Extension(SHARED, [source.as_posix()], depends=["setup.py"], **settings())


def settings() -> dict[str, Any]:
    """How a module is compiled, as `mode` has it."""
    options = ["-O3", "-g0", *ROUNDING] if os.name == "posix" else []
    if mode == "sanitized":
        options = ["-O1", "-g", "-fno-omit-frame-pointer", *ROUNDING, *SANITIZERS]
    return {
        "extra_compile_args": options,
        "extra_link_args": SANITIZERS if mode == "sanitized" else [],
        "optional": mode == "optional",
    }


class BuildKernel(build_ext):
    """Translates and compiles modules, each in its own process; `--only NAME,NAME` chooses some.

    A module that is newer than all its sources is left alone. An interrupted build continues at the
    next call, and no half-written file has the name of a module.
    """

    user_options: ClassVar = [*build_ext.user_options, ("only=", None, "the modules to build")]

    def initialize_options(self) -> None:
        """What the command line may set."""
        super().initialize_options()
        self.only: str | None = None

    def finalize_options(self) -> None:
        """The modules to build, and where to."""
        super().finalize_options()
        self.cython_c_in_temp = True  # no generated C among the sources
        self.shared_utility_qualified_name = SHARED
        self.cython_directives = DIRECTIVES
        if self.only is not None:
            wanted = self.only.split(",")
            known = {it.name.rpartition(".")[2]: it for it in self.extensions}
            if unknown := [name for name in wanted if name not in known]:
                sys.exit(f"there is no {unknown[0]}.pyx below {PACKAGE}")
            self.extensions = [known[SHARED.rpartition(".")[2]], *(known[name] for name in wanted)]

    def run(self) -> None:
        """Build while no other build does."""
        with alone(Path(self.build_temp)):
            super().run()

    def build_extensions(self) -> None:
        """Build what is out of date. Raises SystemExit on failure, unless `mode` is `optional`."""
        # The folder of Python's own library is one of this machine.
        linking = getattr(self.compiler, "linker_so", [])
        kept = [option for option in linking if not option.startswith("-Wl,-rpath,")]
        self.compiler.linker_so = kept
        old = [ext for ext in self.extensions if self._is_old(ext)]
        left_out = old if self._lacks() else list(self._failures(old))
        for ext in left_out:  # an earlier build of it is out of date
            Path(self.get_ext_fullpath(ext.name)).unlink(missing_ok=True)
        if left_out:
            said = NOT_COMPILED.format(why=self._why_not())
            if mode != "optional":
                sys.exit(said)
            print(said, file=sys.stderr)

    def _is_old(self, ext: Extension) -> bool:
        """Whether a module must be built because one of its sources is newer."""
        made_of = [*(it for it in ext.sources if Path(it).exists()), *ext.depends]
        return bool(self.force or newer_group(made_of, self.get_ext_fullpath(ext.name), "newer"))

    def _failures(self, extensions: Iterable[Extension]) -> Iterator[Extension]:
        """Build modules, as many at a time as there are processors; yield those that failed.

        Each has a process of its own, since threads would let Cython translate only one at a time.
        Without `os.fork`, as on Windows, they are built one after the other.
        """
        running: dict[int, Extension] = {}
        for ext in extensions:
            if not hasattr(os, "fork"):
                if not self._built(ext):
                    yield ext
                continue
            if len(running) == (self.parallel or os.cpu_count() or 1):
                yield from ended(running)
            process = os.fork()
            if process == 0:
                self._build_and_exit(ext)
            running[process] = ext
        while running:
            yield from ended(running)

    def _build_and_exit(self, ext: Extension) -> NoReturn:
        """Build one module, and exit: 0 if it was built, 1 if it could not be, or FAULT."""
        status = FAULT
        try:
            status = 0 if self._built(ext) else 1
        except Exception as error:  # noqa: BLE001 Cython's, of a source that is wrong
            print(f"{ext.name}: {error}", file=sys.stderr)
        finally:  # an interrupt too: it reaches the parent by itself
            sys.stderr.flush()
            os._exit(status)

    def _built(self, ext: Extension) -> bool:
        """Build one module under another name, then rename it.

        Returns False if the compiler or the system fails. Raises Cython's error for a wrong source.
        """
        built = Path(self.get_ext_fullpath(ext.name))
        self.force = True  # a half-written C file is newer than its source, too
        self._suffix = ".part"
        try:
            super().build_extension(ext)
            built.with_name(built.name + ".part").replace(built)
        except (BaseError, CCompilerError, OSError) as error:
            print(f"{ext.name}: {error}", file=sys.stderr)
            return False
        finally:
            self._suffix = ""
        return True

    _suffix = ""
    """What a module's file name ends with while it is being linked."""

    def get_ext_fullpath(self, ext_name: str) -> str:
        """The path that a module is built to."""
        return super().get_ext_fullpath(ext_name) + self._suffix

    def copy_extensions_to_source(self) -> None:
        """Put the modules into the package, each by a rename: a program may be importing them.

        A module that was not built is removed from there.
        """
        for ext in self.extensions:
            target = Path(self.get_ext_fullpath(ext.name))
            built = Path(self.build_lib, self.get_ext_filename(ext.name))
            if not built.exists():
                target.unlink(missing_ok=True)
            elif newer_group([str(built)], str(target)):
                part = target.with_name(target.name + ".part")
                shutil.copy(built, part)
                part.replace(target)

    def _lacks(self) -> str:
        """What is missing to compile anything; empty if nothing is known to be missing."""
        headers = Path(sysconfig.get_path("include"), "Python.h")
        compiler = getattr(self.compiler, "compiler_so", None)
        if compiler and shutil.which(compiler[0]) is None:
            return NO_COMPILER.format(compiler[0])
        return "" if headers.exists() else NO_HEADERS.format(headers)

    def _why_not(self) -> str:
        """Why modules could not be built, and what to do."""
        if lacking := self._lacks():
            return lacking
        is_full = shutil.disk_usage(self.build_temp).free < LEAST_ROOM
        return DISK_FULL.format(Path(self.build_temp).absolute()) if is_full else FAILED


def ended(running: dict[int, Extension]) -> Iterator[Extension]:
    """Wait for one of the processes to end; yield its module if that could not be built."""
    process, status = os.wait()
    ext = running.pop(process)
    if os.waitstatus_to_exitcode(status) == FAULT:
        sys.exit(f"rookery: {ext.sources[0]} does not compile, as the lines above say")
    if status:
        yield ext


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Hold the lock of this folder, for which other builds wait."""
    folder.mkdir(parents=True, exist_ok=True)
    if os.name != "posix":
        yield
        return
    import fcntl  # noqa: PLC0415 there is none on Windows

    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


class WithBills(egg_info):
    """The package's metadata, and with them the bills of materials of a release (PEP 770)."""

    def run(self) -> None:
        """Write the metadata; `sboms` is there only in what `make release` builds."""
        super().run()
        kept = Path(self.egg_info) / "sboms"
        shutil.rmtree(kept, ignore_errors=True)
        if Path("sboms").is_dir():
            shutil.copytree("sboms", kept)


sources = [] if mode == "none" else sorted(PACKAGE.rglob("*.pyx"))
setup(
    ext_modules=[shared(), *map(extension, sources)] if sources else [],
    cmdclass={"build_ext": BuildKernel, "egg_info": WithBills},
)
