"""Rules of thumb for fishing games, in files named like those of `rookery.heuristics.fishing`."""
