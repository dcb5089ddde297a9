"""Makes the results of matches from the events again, all of them or only missing ones."""

from collections.abc import Callable
from dataclasses import dataclass

from rookery.server.database.store import ENDED_STAGES, Store
from rookery.server.history.counting import result_of_history
from rookery.server.history.results import Results
from rookery.server.rebuilding import read_log


@dataclass(frozen=True, slots=True)
class Recounted:
    """How many results were made, and how many closed tables have none."""

    kept: int
    left_out: int


def recount(
    store: Store, *, all_again: bool, report: Callable[[int, int], None] | None = None
) -> Recounted:
    """Make the missing results or, with `all_again`, those of all tables whose match ended.

    Results of tables whose events were removed stay as they are. `report` is called with two
    numbers of tables: examined so far, and all. Servers may be running. Raises StoreFailed.
    """
    results, kept, looked_at = Results(store.connections), 0, 0
    if all_again:
        due = [(it.code, it.changed_at) for it in store.summaries(ENDED_STAGES)]
    else:
        due = results.uncounted(0.0, most=None)
    for code, changed_at in due:
        result = read_log(store, code, result_of_history)
        if result is None:
            results.leave_out(code, changed_at)
        else:
            results.replace(result)
            kept += 1
        looked_at += 1
        if report is not None:
            report(looked_at, len(due))
    return Recounted(kept, looked_at - kept)
