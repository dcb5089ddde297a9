"""All lessons of the package, read when one is first asked for."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from rookery.core.errors import RookeryError
from rookery.core.suggestion import suggestion
from rookery.games import GAMES
from rookery.lessons.lesson import Lesson
from rookery.lessons.reading import read


class UnknownLesson(RookeryError):
    """There is no lesson of this name."""

    code = "no-lesson"


@cache
def shelf() -> Mapping[str, Lesson]:
    """Every lesson by its name, sorted by game and `order`. Raises BadLesson."""
    return MappingProxyType({lesson.name: lesson for lesson in _in_order()})


def _in_order() -> Iterator[Lesson]:
    folder = files("rookery.lessons") / "deals"
    for game in GAMES:
        kept = folder / game
        if kept.is_dir():
            found = [
                read(f"{game}/{file.name.removesuffix('.toml')}", file.read_text("utf-8"))
                for file in kept.iterdir()
                if file.name.endswith(".toml")
            ]
            yield from sorted(found, key=lambda lesson: lesson.order)


def lesson(name: str) -> Lesson:
    """The lesson of a name, such as `dixie/first`. Raises UnknownLesson."""
    found = shelf().get(name)
    if found is None:
        raise UnknownLesson(f"there is no lesson {name[:40]!r}; {suggestion(name, shelf())}")
    return found
