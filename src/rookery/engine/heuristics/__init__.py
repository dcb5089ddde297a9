"""`rookery.heuristics` in compiled form, checked against the Python form."""
