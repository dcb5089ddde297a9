"""The rules of thumb of `rookery.heuristics` in compiled form, checked against them."""
