"""Runs work in several processes or on a cluster, and shows its progress."""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from typing import Any, TypeVar

import click

_T = TypeVar("_T")
_F = TypeVar("_F", bound=Callable[..., Any])


def jobs_option(does: str) -> Callable[[_F], _F]:
    """The option `--jobs`. Its help is "The number of processes that", followed by `does`."""
    return click.option(
        "--jobs",
        default=1,
        show_default=True,
        type=click.IntRange(1, 256),
        metavar="J",
        help=f"The number of processes that {does}.",
    )


_MOST_PROCESSES = 61 if sys.platform == "win32" else 256
"""Maximum number of processes of an executor: Windows cannot wait for more than 61."""


@contextmanager
def executor_for(jobs: int, dask: str | None = None) -> Iterator[Executor | None]:
    """An executor with `jobs` processes or on a Dask cluster; None for a single job.

    `dask` is the address of the cluster's scheduler.
    """
    if dask is not None:
        with _cluster(dask) as client:
            yield client.get_executor()
    elif jobs == 1:
        yield None
    else:
        with ProcessPoolExecutor(min(jobs, _MOST_PROCESSES)) as executor:
            try:
                yield executor
            except BaseException:
                executor.shutdown(wait=False, cancel_futures=True)
                raise


def _cluster(address: str) -> Any:
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise click.UsageError("--dask needs Dask: pip install 'rookery-cards[dask]'") from None
    try:
        return distributed.Client(address, timeout=5)
    except (OSError, ValueError) as error:
        raise click.UsageError(f"no Dask scheduler at {address}: {error}") from None


@contextmanager
def with_progress(each: Iterator[_T], count: int, noun: str) -> Iterator[Iterator[_T]]:
    """Iterate over the items, with a progress bar if standard error is a terminal."""
    if not sys.stderr.isatty():
        yield each
        return
    with click.progressbar(each, length=count, label=noun, file=sys.stderr) as bar:
        yield iter(bar)
