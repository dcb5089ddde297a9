"""Rookery's games behind the interfaces that research programs know.

`rookery.research.spiel` registers them with OpenSpiel, `rookery.research.zoo` makes environments of
PettingZoo, `rookery.research.gym` of Gymnasium. Each needs the extra of its name. `tiny` has games
small enough to be solved.
"""
