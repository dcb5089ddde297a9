"""Evaluations of all moves of a view by `strong`, with their standard errors."""

from rookery.bots.assessing.assessment import Assessment, JudgedMove, NotJudged, Unit
from rookery.bots.assessing.judging import assess

__all__ = ["Assessment", "JudgedMove", "NotJudged", "Unit", "assess"]
