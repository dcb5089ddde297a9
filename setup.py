"""The compiled part of the build; everything else stands in pyproject.toml.

Each `.pyx` file of the package becomes an extension module. The environment variable
ROOKERY_KERNEL says what is to come of it:

* `optional`, as if it were not set: without a C compiler or the headers of Python, the package is
  built without its compiled part, and says so;
* `required`: then the build fails;
* `limited`: required, against the limited API of Python 3.11, so that one module fits all later
  Pythons (see `benchmarks/LIMITED-API.md`);
* `sanitized`: required, with the address and undefined behaviour sanitizers (see `make sanitize`);
* `none`: nothing is compiled.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import ClassVar

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.egg_info import egg_info
from setuptools.modified import newer_group

PACKAGE = Path("src/rookery")
SHARED = sorted(path.as_posix() for path in PACKAGE.rglob("*.pxd"))
MODES = ("optional", "required", "limited", "sanitized", "none")
ROUNDING = ["-ffp-contract=off"]
"""Every operation is rounded by itself, as in Python: rules of thumb are compared bit by bit."""

LIMITED = [("Py_LIMITED_API", "0x030B0000"), ("CYTHON_LIMITED_API", "1")]
SANITIZERS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"]
NOT_COMPILED = (
    "rookery: the kernel is not compiled: this needs a C compiler and the headers of Python. "
    "Everything else works; only small positions can be solved."
)

mode = os.environ.get("ROOKERY_KERNEL") or "optional"
if mode not in MODES:
    sys.exit(f"ROOKERY_KERNEL is one of {', '.join(MODES)}, not {mode}")


def extension(source: Path) -> Extension:
    """The extension module that one file is compiled to.

    It is compiled again if a `.pxd` file changes, or an included file below its own directory.
    """
    included = sorted(path.as_posix() for path in source.parent.rglob("*.pxi"))
    options = ["-O3", "-g0", *ROUNDING] if os.name == "posix" else []
    if mode == "sanitized":
        options = ["-O1", "-g", "-fno-omit-frame-pointer", *ROUNDING, *SANITIZERS]
    return Extension(
        ".".join(source.relative_to("src").with_suffix("").parts),
        [source.as_posix()],
        depends=[*SHARED, *included, "setup.py"],
        extra_compile_args=options,
        extra_link_args=SANITIZERS if mode == "sanitized" else [],
        optional=mode == "optional",
        py_limited_api=mode == "limited",
        define_macros=LIMITED if mode == "limited" else [],
    )


class BuildKernel(build_ext):
    """Translate and compile; `--only NAME` does so for one module."""

    user_options: ClassVar = [*build_ext.user_options, ("only=", None, "the one module to build")]

    def initialize_options(self) -> None:
        """What the command line may set."""
        super().initialize_options()
        self.only: str | None = None

    def finalize_options(self) -> None:
        """The modules to build, and where to."""
        super().finalize_options()
        self.cython_c_in_temp = True  # no generated C among the sources
        if self.only is not None:
            self.extensions = [it for it in self.extensions if it.name.endswith(f".{self.only}")]
            if not self.extensions:
                sys.exit(f"there is no {self.only}.pyx below {PACKAGE}")

    def run(self) -> None:
        """Build, and say so if something could not be built."""
        self.left_out: list[Extension] = []
        super().run()
        for each in self.left_out:  # what was built of it before is no longer right
            Path(self.get_ext_fullpath(each.name)).unlink(missing_ok=True)
        if self.left_out:
            print(NOT_COMPILED, file=sys.stderr)

    def build_extensions(self) -> None:
        """Build without the folder of Python's own library, which is one of this machine."""
        linking = getattr(self.compiler, "linker_so", [])
        kept = [option for option in linking if not option.startswith("-Wl,-rpath,")]
        self.compiler.linker_so = kept
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        """Build one module, if it is not newer than all that it is made of.

        Cython would translate it even then if the C is gone, and setuptools compile that again.
        distutils goes on without a module that cannot be built if it is optional.
        """
        made_of = [*ext.sources, *ext.depends]
        if not (self.force or newer_group(made_of, self.get_ext_fullpath(ext.name), "newer")):
            return
        try:
            super().build_extension(ext)
        except Exception:
            self.left_out.append(ext)
            Path(self.get_ext_fullpath(ext.name)).unlink(missing_ok=True)
            raise


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
    ext_modules=[extension(source) for source in sources],
    cmdclass={"build_ext": BuildKernel, "egg_info": WithBills},
)
