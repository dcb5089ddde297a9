"""Lists removals and changes, since a commit, of the Python API that the site documents."""

from collections.abc import Iterator
from pathlib import Path

import griffe

from tools.site import PUBLIC

_PACKAGE = "rookery"


def breakages(root: Path, since: str) -> list[str]:
    """A line for each public name that the working tree has removed or changed since a commit."""
    old = griffe.load_git(
        _PACKAGE, ref=since, repo=root, search_paths=["src"], resolve_aliases=True
    )
    new = griffe.load(_PACKAGE, search_paths=[str(root / "src")], resolve_aliases=True)
    names = [name for names in PUBLIC.values() for name in names]
    before, after = _modules(old, names), _modules(new, names)
    return sorted({line for name in before for line in _of_module(name, before, after)})


def _modules(package: griffe.Object | griffe.Alias, names: list[str]) -> dict[str, griffe.Object]:
    """The named modules that exist, each without its submodules."""
    found: dict[str, griffe.Object] = {}
    for name in names:
        try:
            found[name] = package[name.removeprefix(f"{_PACKAGE}.")]
        except KeyError:
            continue
    for module in found.values():  # pages of packages do not show their modules
        members = module.members.items()
        for inner in [key for key, it in members if it.is_module and not it.is_alias]:
            del module.members[inner]
    return found


def _of_module(
    name: str, before: dict[str, griffe.Object], after: dict[str, griffe.Object]
) -> Iterator[str]:
    if name not in after:
        yield f"{name}: the module is gone"
        return
    for breakage in griffe.find_breaking_changes(before[name], after[name]):
        told = breakage.as_dict()
        yield f"{breakage.obj.path}: {breakage.kind.value}; {_values(told)}"


def _values(told: dict[str, object]) -> str:
    return f"{told['old_value']!s:.80} → {told['new_value']!s:.80}"
