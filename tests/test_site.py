"""The documentation site is built without a warning, and everything it links to is in it."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest

from tools.site import PUBLIC, pages

ROOT = Path(__file__).parent.parent
HTML = ROOT / "build" / "site" / "html"

REFERENCE = re.compile(r'(?:href|src)="([^"]+)"')


def test_the_menu_leads_to_pages_that_others_link_to() -> None:
    menu = set(re.findall(r": ((?:docs|benchmarks)/\S+\.md)", (ROOT / "mkdocs.yml").read_text()))
    assert menu - {page.relative_to(ROOT).as_posix() for page in pages()} == set()


@pytest.mark.slow
def test_the_site_is_built_and_no_link_is_dead() -> None:
    shutil.rmtree(HTML, ignore_errors=True)
    subprocess.run([sys.executable, "tools/site.py"], cwd=ROOT, check=True)
    zensical = str(Path(sys.executable).parent / "zensical")
    build = [zensical, "build", "--clean", "--strict"]
    ran = subprocess.run(build, cwd=ROOT, check=False, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    built = sorted(HTML.rglob("*.html"))
    assert len(built) > 100
    dead = [f"{page.relative_to(HTML)}: {link}" for page in built for link in dead_links(page)]
    assert dead == []
    api = "".join(page.read_text() for page in (HTML / "api").rglob("index.html"))
    public = {module for names in PUBLIC.values() for module in names}
    empty = {module for module in public if f'id="{module}.' not in api}
    assert empty == set()
    engine = (HTML / "api" / "the-compiled-engine" / "index.html").read_text()
    assert "VectorTable" in engine
    assert "language-pycon" in engine  # its examples are shown as code


def dead_links(page: Path) -> set[str]:
    """The references of a page within the site that lead nowhere; all others are left out."""
    here = f"/{page.relative_to(HTML).as_posix()}"
    return {
        link
        for link in REFERENCE.findall(page.read_text())
        if not urlsplit(link).scheme and not link.startswith(("#", "//"))
        if not is_there(HTML / unquote(urlsplit(urljoin(here, link)).path).lstrip("/"))
    }


def is_there(path: Path) -> bool:
    return path.is_file() or (path / "index.html").is_file()
