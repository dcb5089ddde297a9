"""The sample of mutants, drawn from the sources of a fixed commit."""

from __future__ import annotations

import ast
import subprocess
from random import Random

from tools.mutants.mutant import Mutant, mutated, scopes
from tools.mutants.operators import Change, changes_of

COMMIT = "ea998755"
"""Whose sources the mutants are drawn from."""

SEED = 40
COUNT = 300
"""How many mutants are drawn in each room."""


def _git(*words: str) -> str:
    command = ["git", *words]
    done = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603
    return done.stdout


def sources_of(room: str) -> dict[str, str]:
    """The Python files of a room at the commit, with what they say."""
    listed = _git("ls-tree", "-r", "--name-only", COMMIT, f"src/rookery/{room}/")
    files = sorted(it for it in listed.splitlines() if it.endswith(".py"))
    return {file: _git("show", f"{COMMIT}:{file}") for file in files}


def _mutant(room: str, file: str, source: str, change: Change, new: str) -> Mutant:
    """Describe a change by the function and the line that it is in."""
    raw = source.encode()
    start = len(raw[: change.start].decode())
    before = source[:start]
    number = before.count("\n") + 1
    lines = source.splitlines()
    line = lines[number - 1]
    inner = [
        (name, node)
        for name, node in scopes(ast.parse(source))
        if node.lineno <= number <= (node.end_lineno or node.lineno)
    ]
    function, first = (inner[-1][0], inner[-1][1].lineno) if inner else ("", 1)
    same = [it for it in range(first, number) if lines[it - 1].strip() == line.strip()]
    column = start - (before.rfind("\n") + 1) - (len(line) - len(line.lstrip()))
    old = raw[change.start : change.end].decode()
    return Mutant(
        room, file, function, change.operator, line.strip(), len(same), column, old, new, number
    )


def _stands(mutant: Mutant, source: str) -> bool:
    """Whether the mutant can be applied, compiles, and is another program."""
    text = mutated(mutant, source)
    if text is None:
        return False
    try:
        tree = ast.parse(text)
        compile(tree, mutant.file, "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return ast.dump(tree) != ast.dump(ast.parse(source))


def drawn(room: str, count: int = COUNT) -> list[Mutant]:
    """A room's sample; a smaller one is the beginning of a larger one."""
    chance = Random(f"{SEED}:{room}")
    sources = sources_of(room)
    places = [(file, it) for file, source in sources.items() for it in changes_of(source)]
    chance.shuffle(places)
    sample: list[Mutant] = []
    for file, change in places:
        mutant = _mutant(room, file, sources[file], change, chance.choice(change.news))
        if _stands(mutant, sources[file]):
            sample.append(mutant)
        if len(sample) == count:
            break
    return sample
