"""Gauges for Prometheus, computed at each scrape: tables, connections, waiting work."""

from collections import Counter as Tally
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from rookery.server.composition import Server
from rookery.server.metrics import REGISTRY


def exposition(server: Server) -> bytes:
    """All metrics in Prometheus' text format, version 0.0.4."""
    now = CollectorRegistry()
    now.register(Gauges(server))
    return generate_latest(REGISTRY) + generate_latest(now)


class Gauges(Collector):
    """Counts tables, connections and waiting work on every scrape."""

    def __init__(self, server: Server) -> None:
        self._server = server

    def _of_pool(self) -> Iterator[Metric]:
        state = self._server.others.state()
        if state is None:
            return
        yield _gauge("rookery_pool_servers", "Servers of the pool.", "state", Tally(state.servers))
        yield _gauge("rookery_pool_tables", "Tables in all servers.", "at", Tally(state.tables))
        yield _gauge(
            "rookery_pool_sessions",
            "Connections relayed between servers.",
            "as",
            Tally(state.relayed),
        )
        for name, text, value in (
            ("rookery_pool_is_sure", "Whether this server is sure of what it owns.", state.is_sure),
            (
                "rookery_pool_is_connected",
                "Whether Valkey answers this server.",
                state.is_connected,
            ),
            ("rookery_pool_load", "The load that this server tells the others.", state.load),
        ):
            yield GaugeMetricFamily(name, text, float(value))

    def collect(self) -> Iterator[Metric]:
        """The metrics."""
        server = self._server
        stages: Tally[str] = Tally({"lobby": 0, "playing": 0, "over": 0})
        connections = Tally(player=0, spectator=0)
        for room in server.tables.rooms.values():
            stages[room.authority.table.stage] += 1
            for client in room.clients:
                connections["spectator" if client.seat is None else "player"] += 1
        yield _gauge("rookery_tables", "Tables in memory.", "stage", stages)
        yield _gauge("rookery_connections", "People connected to a table.", "kind", connections)
        waiting = Tally(
            bot=server.bot_threads.busy,
            hint=server.hints.threads.busy,
            analysis=server.analyst.busy,
        )
        text = "Decisions of bots that are being made or waiting."
        yield _gauge("rookery_bot_decisions_pending", text, "pool", waiting)
        for name, text, value in (
            ("rookery_reviews_pending", "Reviews waiting or being made.", server.reviews.pending),
            ("rookery_waiting", "People in the waiting room.", server.waiting.count),
            (
                "rookery_reports_open",
                "Reports that nobody has closed.",
                server.conduct.open_reports,
            ),
            ("rookery_log_groups_pending", "Groups waiting for a commit.", server.writer.pending),
        ):
            yield GaugeMetricFamily(name, text, value)
        yield from self._of_pool()


def _gauge(name: str, text: str, label: str, values: Tally[str]) -> GaugeMetricFamily:
    family = GaugeMetricFamily(name, text, labels=[label])
    for value, count in values.items():
        family.add_metric([value], count)
    return family
