"""Test suites of other projects, run within ours."""

from __future__ import annotations

import unittest
from typing import Any


def faults(case: type[unittest.TestCase], **attributes: Any) -> list[str]:
    """The errors and failures of a test case of another project, with some attributes set."""
    kind = type(case.__name__, (case,), attributes)
    result = unittest.TestResult()
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(kind)
    assert suite.countTestCases(), "the suite has no tests"
    suite.run(result)
    return [text for _, text in result.errors + result.failures]
