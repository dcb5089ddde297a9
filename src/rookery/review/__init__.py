"""Reviews of finished deals: each decision by what its seat knew, and the deal with open hands.

`review_deal` reviews one deal of a match on any executor; `as_object` turns the review into JSON
with its sentences. `ReviewPlan` has the tasks for callers that run these themselves.
"""

from rookery.review.as_object import as_object
from rookery.review.deal_review import DealReview, Mark, Reviewed
from rookery.review.planning import ReviewPlan, Settings, Task, review_deal, run_task

__all__ = [
    "DealReview",
    "Mark",
    "ReviewPlan",
    "Reviewed",
    "Settings",
    "Task",
    "as_object",
    "review_deal",
    "run_task",
]
