"""The files for running a server are right: their options exist, and systemd can read the unit."""

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from rookery.cli.server.serve import serve
from rookery.server.metrics import REGISTRY
from rookery.server.operating.gauges import Gauges
from rookery.server.ownership import PoolState
from rookery.table.protocol import LONGEST_ANALYSIS, LONGEST_FRAME
from rookery.version import RELEASED
from tests.server.serving import serving

ROOT = Path(__file__).parent.parent
UNIT = ROOT / "deploy" / "rookery.service"
CONTAINERFILE = ROOT / "deploy" / "Containerfile"
OPERATING = (ROOT / "docs" / "operating.md").read_text()
POOL = (ROOT / "docs" / "pool.md").read_text()


def setting(name: str) -> list[str]:
    """The words of a setting of the unit."""
    text = UNIT.read_text().replace("\\\n", " ")
    found = re.search(rf"^{name}=(.*)$", text, re.MULTILINE)
    assert found is not None, name
    return shlex.split(found[1])


def command_of_container() -> list[str]:
    text = CONTAINERFILE.read_text().replace("\\\n", " ")
    found = re.search(r"^CMD (\[.*\])$", text, re.MULTILINE)
    assert found is not None
    words: list[str] = json.loads(found[1])
    return words


@pytest.mark.parametrize("words", [setting("ExecStart")[1:], command_of_container()])
def test_the_server_has_the_options_that_it_is_started_with(words: list[str]) -> None:
    name, *arguments = words
    filled = [re.sub(r"\$\{ROOKERY_ORIGIN\}", "https://a.example", word) for word in arguments]
    filled = [word.replace("${ROOKERY_PROXY}", "127.0.0.1") for word in filled]
    assert name == "serve"
    given = serve.make_context("serve", filled).params
    assert given["database_url"].startswith("sqlite:////")
    assert given["port"] == 8765
    assert given["log_format"] == "json"


def test_systemd_can_read_the_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("there is no systemd here")
    there = tmp_path / UNIT.name
    there.write_text(UNIT.read_text().replace("/opt/rookery/bin/rookery", "/bin/true"))
    ran = subprocess.run(
        [analyze, "verify", str(there)], capture_output=True, text=True, check=False
    )
    assert UNIT.name not in ran.stderr, ran.stderr


def test_what_the_image_takes_from_the_checkout_is_there() -> None:
    text = CONTAINERFILE.read_text()
    assert "make offline wheel" in text and "wheel:" in (ROOT / "Makefile").read_text()
    assert "rm -rf dist" in text  # of several wheels the image would take none
    assert "--constraints requirements.lock" in text and (ROOT / "requirements.lock").is_file()


def test_every_metric_is_documented_and_no_other() -> None:
    told = set(re.findall(r"`(rookery_\w+)`", OPERATING + POOL))
    with serving() as server:
        counts = {"here": 1}
        state = PoolState(counts, counts, counts, is_sure=True, is_connected=True, load=0.1)
        server.parts.others.state = lambda: state
        gauges = server.look(lambda: list(Gauges(server.parts).collect()))
    there = set()
    for family in [*REGISTRY.collect(), *gauges]:
        if family.name.startswith("rookery_"):
            there.add(family.name + "_total" * (family.type == "counter"))
    assert told == there


def test_alerts_and_dashboard_ask_for_metrics_that_there_are() -> None:
    there = set(re.findall(r"`(rookery_\w+)`", OPERATING))
    for name in ("alerts.yml", "dashboard.json"):
        asked = set(re.findall(r"rookery_\w+", (ROOT / "deploy" / name).read_text()))
        assert {it.removesuffix("_bucket") for it in asked} <= there, name


def test_alerts_are_raised_when_they_should_be(tmp_path: Path) -> None:
    promtool = shutil.which("promtool")
    if promtool is None:
        pytest.skip("Prometheus is not installed")
    shutil.copy(ROOT / "deploy" / "alerts.yml", tmp_path)
    tests = shutil.copy(ROOT / "tests" / "alerts.test.yml", tmp_path)
    ran = subprocess.run(
        [promtool, "test", "rules", tests], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_the_configuration_of_the_proxy_is_right() -> None:
    haproxy = shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin")
    if haproxy is None:
        pytest.skip("HAProxy is not installed")
    config = ROOT / "deploy" / "haproxy.cfg"
    ran = subprocess.run([haproxy, "-c", "-f", config], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


def test_nginx_of_the_docs_lets_everything_through_that_the_server_takes(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "security.md").read_text()
    config = text.partition("With nginx:\n\n```text\n")[2].partition("```")[0]
    (size,) = re.findall(r"client_max_body_size (\d+)k;", config)
    assert int(size) * 1024 >= max(LONGEST_ANALYSIS, LONGEST_FRAME)
    nginx = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if nginx is None:
        pytest.skip("nginx is not installed")
    whole = f"events {{}} http {{ access_log off; {config.replace('443 ssl', '8443')} }}"
    (tmp_path / "nginx.conf").write_text(f"pid {tmp_path}/pid; error_log stderr; {whole}")
    command = [nginx, "-t", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


def test_the_servers_of_the_compose_file_are_those_of_the_proxy() -> None:
    compose = (ROOT / "deploy" / "compose.yaml").read_text()
    named = re.findall(r"^  (rookery-\d):$\n    <<: \*server$", compose, re.MULTILINE)
    proxied = re.findall(
        r"^    server (rookery-\d) ", (ROOT / "deploy" / "haproxy.cfg").read_text(), re.MULTILINE
    )
    assert named == proxied == ["rookery-1", "rookery-2"]
    options = {option for each in serve.params for option in each.opts}
    assert set(re.findall(r"- (--[a-z-]+)=", compose)) <= options
    assert {"ROOKERY_DATABASE_URL", "ROOKERY_REDIS_URL"} <= set(
        re.findall(r"(ROOKERY_\w+):", compose)
    )


def test_the_version_to_cite_is_that_of_the_last_release() -> None:
    told = (ROOT / "CITATION.cff").read_text()
    assert re.findall(r"(?m)^version: (.+)$", told) == [RELEASED]
