"""`rookery.heuristics` in compiled form. Tests compare it with the Python form."""
