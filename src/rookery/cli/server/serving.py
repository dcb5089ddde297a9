"""Runs the server for `rookery serve`."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import socket
import sys
import time
import webbrowser
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from rookery.cli.server.desktop import awake, show_code
from rookery.cli.server.serve import PORT
from rookery.core.errors import RookeryError
from rookery.server import late
from rookery.server.barring import Network
from rookery.server.composition import Server, composed
from rookery.server.database.database import (
    BadDatabase,
    Migration,
    StoreFailed,
    default_url,
    file_of,
)
from rookery.server.database.lock import DatabaseInUse, only_server
from rookery.server.database.store import Store
from rookery.server.http.site import THIS_MACHINE, Site
from rookery.server.limits import UNBOUNDED, Limits
from rookery.server.logs import LogFormat, configure
from rookery.server.operating.control import BadControlSocket, Control, control_path, need_free
from rookery.server.web.app import create_app
from rookery.server.web.connections.http_server import HttpServer, configured
from rookery.server.web.kept_assets import KeptAssets
from rookery.server.web.page import page_folder

if TYPE_CHECKING:
    from rookery.server.pool.pool import Pool

log = logging.getLogger("rookery.serve")

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 others in the network join
"""Hosts that mean all addresses of this machine."""

_ANYWHERE = "192.0.2.1"
"""An address outside this network, since it is reserved for documentation (RFC 5737)."""

_BACKLOG = 2048
"""Maximum number of connections waiting to be accepted."""


class BadAddress(RookeryError):
    """The server cannot listen on the requested address."""

    code = "bad-address"


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """The options of `rookery serve`."""

    host: str = "127.0.0.1"
    port: int | None = None
    database_url: str | None = None
    redis_url: str | None = None
    routed_by_code: bool = False
    origins: tuple[str, ...] = ()
    keep_days: float | None = None
    most_evenings: int | None = None
    most_entries: int | None = None
    most_waiting: int | None = None
    people_per_address: int | None = None
    notices: bool = True
    proxies: tuple[Network, ...] = ()
    metrics_from: tuple[Network, ...] = ()
    control_socket: Path | None = None
    log_format: LogFormat = "text"
    log_level: str = "info"
    opens: bool = False
    unbounded: bool = False
    as_json: bool = False


def run(wanted: Wanted, **making: Any) -> None:
    """Listen, print the address, and serve until interrupted. Raises BadAddress and BadDatabase.

    `making` has further arguments of the server, for tests. If a browser is to be opened and a
    server of the same database is running, this only opens that server's page.
    """
    assets = page_folder() / "assets"
    configure(wanted.log_format, wanted.log_level)
    if wanted.database_url is not None:
        _check_folder(wanted.database_url)
    url = wanted.database_url or default_url()
    control = wanted.control_socket or control_path(url)
    if wanted.control_socket is not None:
        need_free(wanted.control_socket)
        if wanted.control_socket.resolve() == file_of(url):
            raise BadControlSocket(f"{wanted.control_socket} is the database: name another file")
    try:
        with listen(wanted.host, wanted.port) as listening:
            address = _address(wanted.host, listening)
            with only_server(url, address):
                _serve(wanted, url, control, listening, address, assets, making)
    except DatabaseInUse as error:
        if not wanted.opens or wanted.port is not None or error.address is None:
            raise
        _open_other(error.address, wanted)
    except KeyboardInterrupt:
        if not wanted.opens:
            raise
        click.echo("Rookery has ended. Tables are kept: start it again to play on.")


def _open_other(address: str, wanted: Wanted) -> None:
    """Open the page of the server that is running already."""
    if wanted.as_json:
        click.echo(json.dumps({"address": address, "is_running": True}))
    else:
        click.echo(f"Rookery is running already, at {address}")
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)


def _serve(
    wanted: Wanted,
    url: str,
    control: Path | None,
    listening: socket.socket,
    address: str,
    assets: Path,
    making: Mapping[str, Any],
) -> None:
    port = listening.getsockname()[1]
    store = Store(url)
    if store.migration is not None:
        _tell_migration(store.migration)
    _keep(assets, store)
    limits = limits_of(wanted)
    try:
        server, pool = _composed(store, limits, wanted, f"{socket.gethostname()}:{port}", making)
    except RookeryError:
        store.close()
        raise
    others = _addresses(wanted.host, port)
    _say(address, port, others, as_json=wanted.as_json)
    site = Site(
        frozenset(wanted.origins), others, wanted.proxies, THIS_MACHINE + wanted.metrics_from
    )
    config = configured(create_app(server, site, pool=pool), server.limits, site.proxies)
    _leave_garbage_to_housekeeping()
    opened = address if wanted.opens else None
    if wanted.opens and not wanted.as_json and others:
        show_code(others[0])
    at_home = awake() if wanted.opens else contextlib.nullcontext()
    with at_home, asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        if control is None:
            runner.run(_run(HttpServer(config, server, pool=pool), listening, opened))
            return
        operator = Control(server, control, address)
        http = HttpServer(config, server, operator.stop, pool)
        runner.run(_run(http, listening, opened, operator))


def _keep(assets: Path, store: Store) -> None:
    """Store this build's page files: pages that are open after an upgrade still ask for them."""
    try:
        KeptAssets(store.connections).keep(assets, time.time())
    except StoreFailed as error:
        log.warning("pages that are open will not outlive an upgrade: %s", error)


def limits_of(wanted: Wanted) -> Limits:
    """The limits that the options set, and the defaults for all others."""
    limits = UNBOUNDED if wanted.unbounded else Limits()
    if wanted.people_per_address is not None and not wanted.unbounded:
        limits = limits.for_people_per_address(wanted.people_per_address)
    chosen = {
        "evenings": wanted.most_evenings,
        "entries": wanted.most_entries,
        "waiting": wanted.most_waiting,
    }
    given = {name: value for name, value in chosen.items() if value is not None}
    return replace(limits, keep_days=wanted.keep_days, sends_notices=wanted.notices, **given)


def _composed(
    store: Store, limits: Limits, wanted: Wanted, name: str, making: Mapping[str, Any]
) -> tuple[Server, Pool | None]:
    """The server, and its pool if the database allows several servers. Raises BadRedis."""
    if store.leases is None:
        if wanted.redis_url is not None:
            raise BadDatabase(
                "--redis-url connects the servers of one PostgreSQL; SQLite has only one server"
            )
        return composed(store, limits, **making), None
    joining = import_module("rookery.server.pool.joining")  # imports the client of Valkey
    joined: tuple[Server, Pool] = joining.joined(
        store, limits, wanted.redis_url, name, takes_tables=wanted.routed_by_code, **making
    )
    return joined


def _check_folder(database_url: str) -> None:
    """Raise BadDatabase if the folder of an SQLite file is missing: its name may be misspelt."""
    try:
        url = make_url(database_url)
        is_file = url.get_backend_name() == "sqlite" and url.database
    except (ArgumentError, ValueError):
        return  # the store reports what is wrong with the URL
    if is_file and not str(url.database).startswith((":", "file:")):
        folder = Path(str(url.database)).parent
        if not folder.is_dir():
            raise BadDatabase(f"there is no folder {folder} for the database")


def _tell_migration(migration: Migration) -> None:
    kept = f"; a backup of the old one is {migration.backup}" if migration.backup else ""
    line = f"The database was migrated from layout {migration.before} to {migration.after}{kept}."
    click.echo(line, err=True)


def _leave_garbage_to_housekeeping() -> None:
    """Turn automatic garbage collection off; housekeeping collects garbage at quiet moments.

    Reference counting frees closed tables, and a full collection over thousands of tables would
    delay every connection.
    """
    gc.freeze()
    gc.disable()


async def _run(
    server: HttpServer, listening: socket.socket, opened: str | None, control: Control | None = None
) -> None:
    if control is not None:
        try:
            await control.start()
        except BadControlSocket as error:
            log.warning("`rookery tables` cannot reach this server: %s", error)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if opened is not None:
        with contextlib.suppress(webbrowser.Error):
            await asyncio.to_thread(webbrowser.open, opened)
    await asyncio.to_thread(late.load)
    gc.freeze()
    await serving


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port, or on the first free one from the default up. Raises BadAddress."""
    ports = range(PORT, PORT + 20) if port is None else (port,)
    reason = ""
    for each in ports:
        # The protocol is given because asyncio turns off Nagle's algorithm only for TCP.
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform == "win32":  # there SO_REUSEADDR would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, each))
            listening.listen(_BACKLOG)  # early clients wait instead of being rejected
        except OSError as error:
            listening.close()
            reason = reason or error.strerror or str(error)
        except (TypeError, UnicodeError):  # raised for a name that no host can have
            listening.close()
            reason = "this is not the name of a host"
        else:
            return listening
    raise BadAddress(f"cannot listen on {host} port {ports[0]}: {reason}")


def _address(host: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    shown = "localhost" if host in (*EVERYWHERE, "127.0.0.1") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def _say(address: str, port: int, others: Sequence[str], *, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps({"address": address, "port": port, "others": list(others)}))
        return
    click.echo(f"Rookery is at {address}  (Ctrl-C ends it; tables are kept)")
    for other in others:
        click.echo(f"From other devices in your network: {other}")
    if not others:
        click.echo("Only this machine can reach it; for others: rookery serve --host 0.0.0.0")


def _addresses(host: str, port: int) -> tuple[str, ...]:
    """The addresses at which other devices find this server, determined without network traffic."""
    if host not in EVERYWHERE:
        return ()
    return tuple(f"http://{each}:{port}" for each in _own_addresses())


def _own_addresses() -> list[str]:
    """The IPv4 addresses of this machine; the address of the default route is first."""
    found: set[str] = set()
    first = ""
    with contextlib.suppress(OSError):
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found |= {str(each[4][0]) for each in named}
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as routed:
        routed.connect((_ANYWHERE, 9))  # sends nothing, but selects a local address
        first = str(routed.getsockname()[0])
    there = (each for each in found | {first} if each and not each.startswith("127."))
    return sorted(there, key=lambda each: (each != first, each))
