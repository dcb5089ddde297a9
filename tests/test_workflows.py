"""The workflows pin third-party actions to commits, and have only the permissions they name."""

import re
from pathlib import Path

WORKFLOWS = sorted((Path(__file__).parent.parent / ".github" / "workflows").glob("*.yml"))
BY_BRANCH = {"pypa/gh-action-pypi-publish@release/v1"}
"""Actions named by branch, as their makers ask."""


def test_actions_are_named_by_commit() -> None:
    pinned = re.compile(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
    for workflow in WORKFLOWS:
        used = re.findall(r"(?m)^\s*(?:- )?uses: (.+)$", workflow.read_text())
        assert used, workflow.name
        wrong = [it for it in used if not pinned.fullmatch(it) and it not in BY_BRANCH]
        assert wrong == [], workflow.name


def test_the_fast_part_runs_on_every_python_that_is_supported() -> None:
    (test,) = (it.read_text() for it in WORKFLOWS if it.name == "test.yml")
    (matrix,) = re.findall(r"(?m)^        python: \[(.+)\]$", test)
    project = (WORKFLOWS[0].parents[2] / "pyproject.toml").read_text()
    supported = re.findall(r'"Programming Language :: Python :: (3\.\d+)"', project)
    assert [it.strip('"') for it in matrix.split(", ")] == supported
    assert re.search(rf'(?m)^requires-python = ">={supported[0]}"$', project)
    folders = re.findall(r"tests/\w+", test)
    assert folders and all((WORKFLOWS[0].parents[2] / it).is_dir() for it in folders)


def test_a_job_has_only_the_permissions_that_it_names() -> None:
    for workflow in WORKFLOWS:
        text = workflow.read_text()
        assert "\npermissions: {}\n" in text, workflow.name
        assert text.count("runs-on:") == text.count("    permissions:"), workflow.name
