"""Checks corrections of results: which points are possible for a board."""

from rookery.duplicate.scoring import Points
from rookery.evenings.errors import EveningError
from rookery.evenings.settings import Settings
from rookery.messages import refusals


def need_possible(points: Points, settings: Settings) -> None:
    """Raise EveningError unless these points, by seat, are possible for a board.

    Partners score together, nobody scores more or less than a deal allows, and two sides share the
    points of the deal. A wrong number of points is refused elsewhere.
    """
    shape = settings.shape
    least, most = settings.points_range
    if len(points) != shape.places:
        return
    for one, other in shape.partners:
        if points[one] != points[other]:
            raise EveningError("wrong-result", refusals.evening_partners_alike())
    if not all(least <= it <= most for it in points):
        raise EveningError("wrong-result", refusals.evening_points_between(least=least, most=most))
    sides = [points[shape.side(number)[0]] for number in shape.side_numbers]
    if len(sides) == 2 and min(sides) >= 0 and sum(sides) > most:
        raise EveningError("wrong-result", refusals.evening_points_together(most=most))
