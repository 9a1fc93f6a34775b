"""Work that is done in several processes at once, on this computer or on a cluster."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")

PATIENCE = "10s"
"""How long a cluster may take to answer."""


class NoCluster(Exception):
    """The cluster cannot be used."""


def each(
    work: Callable[[_Task], _Result],
    tasks: Sequence[_Task],
    jobs: int,
    cluster: str | None = None,
) -> Iterator[_Result]:
    """The result of each task, in order; who stops asking stops the work."""
    if cluster is not None:
        yield from _each_on_cluster(work, tasks, cluster)
        return
    if jobs == 1:
        yield from map(work, tasks)
        return
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        yield from pool.map(work, tasks)
    finally:
        pool.shutdown(cancel_futures=True)


def _each_on_cluster(
    work: Callable[[_Task], _Result], tasks: Sequence[_Task], address: str
) -> Iterator[_Result]:
    """The same on the workers of a Dask scheduler, which have Fairytable installed."""
    try:
        from distributed import Client
    except ImportError:
        raise NoCluster("--cluster needs: pip install 'fairytable[cluster]'") from None
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as trouble:
        raise NoCluster(f"no Dask scheduler answers at {address!r}: {trouble}") from None
    with client:
        futures = client.map(work, tasks, pure=False)
        try:
            for future in futures:
                yield future.result()
        finally:
            client.cancel(futures)
