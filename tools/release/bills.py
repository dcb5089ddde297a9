"""The software bills of materials in CycloneDX, for the page's packages and for Python's."""

import json
import re
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

_BUNDLED = re.compile(r"(?m)^## (\S+) - (\S+) \(")
"""A heading in Vite's list of the licences of packages in a page."""


@dataclass(frozen=True, slots=True)
class PageBill:
    """Two bills of the page as JSON: of all packages needed to build it, and of those inside it."""

    of_everything: str
    of_what_is_shipped: str


def bill_of_page(web: Path, page: Path, environment: Mapping[str, str]) -> PageBill:
    """npm's bill of its lock file, without what only builds need, and dated by the commit."""
    asked = ["npm", "sbom", "--sbom-format", "cyclonedx", "--package-lock-only"]
    ran = subprocess.run(
        asked, cwd=web, env=dict(environment), check=True, capture_output=True, text=True
    )
    bill = json.loads(ran.stdout)
    del bill["serialNumber"]
    at = datetime.fromtimestamp(int(environment["SOURCE_DATE_EPOCH"]), UTC)
    bill["metadata"]["timestamp"] = at.isoformat().replace("+00:00", "Z")
    bundled = {"@".join(it) for it in _BUNDLED.findall((page / "licences.md").read_text())}
    components = bill["components"]
    unknown = bundled - {component["bom-ref"] for component in components}
    if unknown:
        raise SystemExit(f"release: in the page but not in npm's lock: {sorted(unknown)}")
    for component in components:
        component["scope"] = "required" if component["bom-ref"] in bundled else "excluded"
    return PageBill(_text(bill), _text(_only(bill, bundled)))


def _only(bill: dict[str, Any], kept: set[str]) -> dict[str, Any]:
    """The bill reduced to some components and the dependencies among them."""
    kept = kept | {bill["metadata"]["component"]["bom-ref"]}
    dependencies = [
        {"ref": it["ref"], "dependsOn": [each for each in it["dependsOn"] if each in kept]}
        for it in bill["dependencies"]
        if it["ref"] in kept
    ]
    components = [it for it in bill["components"] if it["bom-ref"] in kept]
    return {**bill, "components": components, "dependencies": dependencies}


def _text(bill: dict[str, Any]) -> str:
    return json.dumps(bill, indent=2, sort_keys=True) + "\n"


def bill_of_python(
    tools: Path, shipped: Path, pyproject: Path, version: str, environment: Mapping[str, str]
) -> str:
    """The bill of materials of a Python environment, made by `cyclonedx-py`.

    `shipped` is the Python of that environment, which has `version` of the package installed;
    `tools` is the Python of the environment with `cyclonedx-py`.
    """
    asked = [str(tools.parent / "cyclonedx-py"), "environment", "--output-reproducible"]
    asked += ["--pyproject", str(pyproject), "--mc-type", "application", "--validate"]
    ran = subprocess.run(
        [*asked, str(shipped)], env=dict(environment), check=True, capture_output=True, text=True
    )
    bill = json.loads(ran.stdout)
    bill["metadata"]["component"]["version"] = version  # pyproject.toml has no version
    return _text(bill)
