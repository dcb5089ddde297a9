"""The user's own bots: loaded by the name `module:Class`, and checked as they play.

Loading a bot runs its code, so the name must come from the command line, never from a record or
from the network.
"""

import importlib
import importlib.util
import inspect
import os
import sys
import sysconfig
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from traceback import extract_tb
from types import ModuleType
from typing import Any

from rookery.bots.base import Bot, BotFault, Decision, checked
from rookery.bots.limits import Limits
from rookery.bots.registry import bot, named
from rookery.core.game import AnyView

_NOT_THEIRS = (str(Path(__file__).parents[1]), sysconfig.get_path("stdlib") + os.sep, "<")
"""Prefixes of the paths of code that is not the user's: Rookery's and the standard library's."""


@dataclass(frozen=True, slots=True)
class OwnBot:
    """A user's bot. Any error in it is raised as a BotFault that says where it happened.

    Its only method is `decide`, so that the user's bot is never given a state.
    """

    name: str
    within: Any

    def decide(self, view: AnyView) -> Decision:
        """The decision of the user's bot. Raises BotFault."""
        try:
            answer = self.within.decide(view)
        except (Exception, SystemExit) as error:
            seat = "" if view.seat is None else f" in seat {view.seat}"
            raise BotFault(f"{self.name}{seat} failed: {_described(error)}") from error
        return checked(answer, type(self.within).__name__)


def trusted_bot(text: str, rng: Random, limits: Limits | None = None) -> Bot:
    """Make a bot by a name from the command line: a bot of Rookery's, or `module:Class`.

    Limits in the name take precedence over `limits`. Raises UnknownBot or BotFault.
    """
    it = named(text)
    if not it.is_own:
        return bot(text, rng, limits)
    given = {"rng": rng, "limits": it.limits or limits or Limits()}
    made = _made(it.name, load(it.name), given, must_take_limits=it.limits is not None)
    if not callable(getattr(made, "decide", None)):
        raise BotFault(f"{it.name} is not a bot: it has no method decide(view)")
    return OwnBot(it.name, made)


def load(name: str) -> Callable[..., Any]:
    """The class or bot-making function `module:Class` or `file.py:Class`. Raises BotFault."""
    place, _, last = name.rpartition(":")
    module = module_of(place)
    if not hasattr(module, last):
        there = [
            each
            for each, it in vars(module).items()
            if inspect.isclass(it) and it.__module__ == module.__name__ and hasattr(it, "decide")
        ]
        known = f"; it has {', '.join(there)}" if there else ""
        raise BotFault(f"{place} has no {last}{known}")
    found = getattr(module, last)
    if not callable(found):
        raise BotFault(f"{name} is not a class")
    maker: Callable[..., Any] = found
    return maker


def module_of(place: str) -> ModuleType:
    """Import a module by its dotted name (also from here), or from a file. Raises BotFault."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.insert(0, here)
    try:
        return _module_of_file(Path(place)) if place.endswith(".py") else _module(place)
    except BotFault:
        raise
    except (Exception, SystemExit) as error:
        raise BotFault(f"{place} cannot be imported: {_described(error)}") from error


def _module(name: str) -> ModuleType:
    if not all(part.isidentifier() for part in name.split(".")):
        raise BotFault(f"{name[:60]!r} is not the name of a module; a file's name ends in .py")
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise
        raise BotFault(
            f"there is no module {name}, neither installed nor in {Path.cwd()}"
        ) from None


def _module_of_file(path: Path) -> ModuleType:
    """Import a file as a module, which can import other modules in its folder."""
    if not path.is_file():
        raise BotFault(f"there is no file {path}")
    whole = str(path.resolve())
    if whole in sys.modules:
        return sys.modules[whole]
    folder = str(path.resolve().parent)
    if folder not in sys.path:
        sys.path.insert(0, folder)
    spec = importlib.util.spec_from_file_location(whole, whole)
    assert spec is not None, "a file that ends with .py has a loader"
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[whole] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[whole]
        raise
    return module


def _made(
    name: str, make: Callable[..., Any], given: dict[str, Any], *, must_take_limits: bool
) -> Any:
    """Call a constructor; pass it `rng` and `limits` if it has parameters of these names."""
    try:
        signature = inspect.signature(make)
    except ValueError:  # some constructors written in C do not expose their parameters
        signature = inspect.Signature()
    if must_take_limits and "limits" not in signature.parameters:
        raise BotFault(f"{name} takes no limits: its constructor has no parameter `limits`")
    wanted = {each: given[each] for each in signature.parameters if each in given}
    try:
        signature.bind(**wanted)
    except TypeError as error:
        raise BotFault(
            f"{name} cannot be made: {error}; a constructor may have the parameters `rng` and "
            "`limits`, and no other required ones"
        ) from None
    try:
        return make(**wanted)
    except (Exception, SystemExit) as error:
        raise BotFault(f"{name} cannot be made: {_described(error)}") from error


def _described(error: BaseException) -> str:
    """An error in the user's code in one line, with the place where it happened."""
    said = f"{type(error).__name__}: {error}".removesuffix(": ")
    if isinstance(error, SyntaxError) and error.filename:
        return f"SyntaxError: {error.msg} ({Path(error.filename).name}, line {error.lineno})"
    frames = extract_tb(error.__traceback__)
    theirs = [frame for frame in frames if not frame.filename.startswith(_NOT_THEIRS)]
    if not theirs:
        return said
    return f"{said} ({Path(theirs[-1].filename).name}, line {theirs[-1].lineno})"
