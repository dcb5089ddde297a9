"""Rules of thumb for trick games, in files named like those of `rookery.heuristics.tricks`."""
