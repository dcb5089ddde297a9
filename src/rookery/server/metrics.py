"""The counters and histograms of the server, for Prometheus.

The counters belong to the process, as is usual with Prometheus. Numbers that can be read at any
time, such as how many tables there are, are in `operating/gauges.py`.
"""

from collections.abc import Iterable
from functools import cache, partial

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
)
from prometheus_client.core import InfoMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from rookery.version import version

REGISTRY = CollectorRegistry()
"""The metrics of this process."""

_FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Histogram bounds in seconds for work that takes milliseconds."""

_SLOW = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Histogram bounds in seconds for work that takes up to ten seconds."""

_counter = partial(Counter, registry=REGISTRY)
_fast = partial(Histogram, buckets=_FAST, registry=REGISTRY)
_slow = partial(Histogram, buckets=_SLOW, registry=REGISTRY)

MOVES = _counter("rookery_moves", "Moves played.", ["game", "by"])
"""`by` is `person` or `bot`."""

moves = cache(MOVES.labels)
"""`MOVES.labels`, cached."""

COMMAND_SECONDS = _fast(
    "rookery_command_seconds",
    "Seconds from the arrival of a command to its answer, its commit included.",
)
REFUSALS = _counter("rookery_refusals", "Commands, connections and requests refused.", ["code"])
COMMIT_SECONDS = _fast("rookery_log_commit_seconds", "Seconds for one transaction of the log.")
NOTICES = _counter("rookery_notices", "Turn notices by Web Push.", ["outcome"])
"""`outcome` is sent, failed, gone (subscription ended), or put-off (too many waiting)."""

COMMITTED = _counter("rookery_log_groups", "Groups of events committed.")
LOG_FAILURES = _counter("rookery_log_failures", "Transactions that failed.")
WAIT_SECONDS = _slow(
    "rookery_bot_wait_seconds", "Seconds that a bot's decision waited for a free thread.", ["pool"]
)
DECISION_SECONDS = _slow("rookery_bot_decision_seconds", "Seconds that a bot thought.", ["pool"])
"""`pool` is bot or hint, here and in the metric above."""

REVIEW_SECONDS = _slow("rookery_review_task_seconds", "Seconds of one task of a review.")
DECISIONS = _counter("rookery_decisions", "Decisions of bots, and hints.", ["where"])
"""`where` is local, worker, or fallback (local because a worker did not answer)."""

decisions = cache(DECISIONS.labels)
"""`DECISIONS.labels`, cached."""

BOT_FAILURES = _counter(
    "rookery_bot_failures", "Bots replaced because they failed or were too slow.", ["level"]
)
REPORTS = _counter("rookery_reports", "Reports of players.", ["reason"])
SEATED = _counter("rookery_waiting_seated", "People whom the waiting room has seated.", ["company"])
"""`company` is `people` if only people are at their table, or `bots` if bots are there, too."""

WAITED_SECONDS = Histogram(
    "rookery_waiting_seconds",
    "Seconds that people waited for a seat.",
    buckets=(1, 3, 10, 30, 60, 120, 300, 600, 1800, 3600),
    registry=REGISTRY,
)
RELAYED = _counter("rookery_pool_messages", "Messages exchanged with other servers.", ["direction"])
"""`direction` is sent or received."""

TAKEN = _counter(
    "rookery_pool_tables_moved",
    "Tables that this server took up, handed over, or lost to another.",
    ["how"],
)
"""`how` is taken (from nobody or a dead server), handed-over or lost."""

GAPS = _counter("rookery_pool_gaps", "Times that this server was not sure of what it owns.")
REQUEST_SECONDS = _fast(
    "rookery_http_request_seconds",
    "Seconds from a request to the beginning of its response.",
    ["route", "status"],
)
LOOP_LAG_SECONDS = _fast(
    "rookery_event_loop_lag_seconds",
    "How late a timer of the event loop was, measured once a second.",
)


class _Version(Collector):
    """The version of Rookery, computed only when the metrics are read."""

    def collect(self) -> Iterable[Metric]:
        yield InfoMetricFamily("rookery", "The version of Rookery.", {"version": version()})


REGISTRY.register(_Version())
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)
