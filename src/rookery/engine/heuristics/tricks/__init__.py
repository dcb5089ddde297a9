"""Rules of thumb for trick games, in files named as in `rookery.heuristics.tricks`."""
