"""Rules of thumb for fishing games, in files named as in `rookery.heuristics.fishing`."""
